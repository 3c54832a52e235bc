"""Files of translations are read as Qt reads them: texts, notes, plural forms, what is unfinished or gone."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from latticework.cover import check_volume
from latticework.errors import LatticeworkError
from latticework.gui.shell import language
from latticework.gui.shell.language import RULES, plural_rule, read_catalogue
from latticework.gui.widgets.translation import grouped, reworded, sentences, tr, tr_n, translatable, translated
from latticework.lattice import builtin
from latticework.phrases import decimals, phrase, phrase_n
from latticework.puzzle import Puzzle

LRELEASE = next(Path(PySide6.__file__).parent.glob("lrelease*"), None)
NUMBERS = (*range(220), 1_000, 1_001, 1_000_000)
MESSAGE = "<message{0}><source>{1}</source><comment>{2}</comment><translation{3}>{4}</translation></message>"


def file_of(folder: Path, code: str, *messages: str) -> Path:
    path = folder / f"{code}.ts"
    path.write_text(f'<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="{code}"><context>'
                    f"<name>latticework</name>{''.join(messages)}</context></TS>", "utf-8")
    return path


def plural(source: str, *forms: str) -> str:
    return MESSAGE.format(' numerus="yes"', source, "", "",
                          "".join(f"<numerusform>{form}</numerusform>" for form in forms))


def text(source: str, translated: str, note: str = "", kind: str = "") -> str:
    return MESSAGE.format("", source, note, f' type="{kind}"' if kind else "", translated)


@pytest.fixture
def speak(qapp: QApplication, tmp_path: Path) -> Callable[..., object]:
    """Take a language with some messages into use."""
    return lambda code, *messages: language.use_language(qapp, file_of(tmp_path, code, *messages))


class TestTexts:
    def test_english_needs_no_file(self) -> None:
        assert tr("Saved to {path}", path="a{b}.toml") == "Saved to a{b}.toml"
        assert [tr_n("{n} cell", "{n} cells", n) for n in (0, 1, 2, 10**12)] == [
            "0 cells", "1 cell", "2 cells", "1,000,000,000,000 cells"]

    def test_a_text_and_its_note(self, speak) -> None:
        speak("de", text("none", "keine", "solutions"), text("none", "nichts"))
        assert (tr("none", "solutions"), tr("none"), tr("none", "rules")) == ("keine", "nichts", "none")
        assert translated(translatable("none")) == "nichts"

    def test_plural_forms_and_numbers(self, speak) -> None:
        speak("cs", plural("{n} cells", "{n} buňka", "{n} buňky", "{n} buněk"))
        assert [tr_n("{n} cell", "{n} cells", n) for n in (1, 3, 5)] == ["1 buňka", "3 buňky", "5 buněk"]
        assert tr_n("{n} cell", "{n} cells", 3 * 10**9).endswith(" buněk")
        assert grouped(1_200) == QLocale("cs").toString(1_200) != "1,200"
        assert grouped(0.25, 2) == "0,25"

    @pytest.mark.parametrize("wrong", ["{file}", "{", "{path.name.x}", "{path[0]}{0}"])
    def test_a_translation_with_other_fields_gives_way_to_english(self, speak, wrong) -> None:
        speak("de", text("Saved to {path}", f"Nach {wrong}"))
        assert tr("Saved to {path}", path="x") == "Saved to x"

    def test_what_is_unfinished_counts_and_what_is_gone_does_not(self, speak) -> None:
        speak("de", text("One", "Eins", kind="unfinished"), text("Two", "", kind="unfinished"),
              text("Three", "Drei", kind="vanished"))
        assert [tr("One"), tr("Two"), tr("Three")] == ["Eins", "Two", "Three"]

    def test_names_keep_their_direction_among_arabic(self, speak) -> None:
        speak("ar", text("Saved to {path}", "حفظ {path}"))
        assert tr("Saved to {path}", path="a.toml") == "حفظ \u2068a.toml\u2069"

    def test_sentences_have_a_space_between_them_where_it_is_usual(self, speak) -> None:
        assert sentences("One.", "", "Two.") == "One. Two."
        speak("ja")
        assert sentences("一つ。", "", "二つ。") == "一つ。二つ。"

    def test_a_file_that_is_none(self, tmp_path) -> None:
        (tmp_path / "ja.ts").write_text("<TS", "utf-8")
        with pytest.raises(LatticeworkError, match=r"ja\.ts: is no file of translations"):
            read_catalogue(tmp_path / "ja.ts")


class TestPhrases:
    def test_a_reason_is_worded_again(self, speak) -> None:
        reason = check_volume(Puzzle(builtin("square")))[0].text
        assert reason == reworded(reason) == "The target has no cells yet: draw it first."
        speak("de", text(reason, "Das Ziel hat noch keine Zellen."))
        assert reworded(reason) == "Das Ziel hat noch keine Zellen."

    def test_numbers_in_phrases_are_written_as_in_the_language(self, speak) -> None:
        one = phrase("{side} mm, {volume} cm³, {gap} mm", side=1_200.0, volume=decimals(4.981, ".2f"),
                     gap=decimals(3.0, "g"))
        assert one == "1200.0 mm, 4.98 cm³, 3 mm"
        speak("de")
        assert reworded(one) == "1.200,0 mm, 4,98 cm³, 3 mm"

    def test_phrases_in_phrases(self, speak) -> None:
        whole = phrase("{who} has {what}", who="A\nB", what=phrase_n("{n} cell", "{n} cells", 1))
        assert whole == "A\nB has 1 cell"
        assert reworded(whole) == "A\\nB has 1 cell"
        speak("cs", plural("{n} cells", "{n} buňka", "{n} buňky", "{n} buněk"),
              text("{who} has {what}", "{what}: {who}"))
        assert reworded(whole) == "1 buňka: A\\nB"


class TestPluralRules:
    @pytest.mark.skipif(LRELEASE is None, reason="lrelease is no part of this PySide6")
    @pytest.mark.parametrize("code", sorted({*RULES, "de", "ja", "pt_BR", "tr", "fa", "he", "zh_CN", "ko", "fi"}))
    def test_they_are_those_of_qt(self, code: str, tmp_path: Path) -> None:
        forms = [f"form {number}" for number in range(6)]
        path = file_of(tmp_path, code, plural("%n", *forms))
        subprocess.run([str(LRELEASE), "-silent", path, "-qm", path.with_suffix(".qm")], check=True)
        compiled = QTranslator()
        assert compiled.load(str(path.with_suffix(".qm")))
        theirs = [compiled.translate("latticework", "%n", None, n) for n in NUMBERS]
        rule, count = plural_rule(code), len(set(theirs))
        assert [forms[rule(n, count)] for n in NUMBERS] == theirs


class TestChoice:
    @pytest.fixture(autouse=True)
    def _folder(self, tmp_path, monkeypatch) -> None:
        monkeypatch.setattr(language, "FOLDER", tmp_path)
        for code in ("ja", "pt"):
            file_of(tmp_path, code)

    @pytest.mark.parametrize(("wanted", "found"), [
        ("ja", "ja"), ("ja_JP", "ja"), ("pt-BR", "pt"), ("en", None), ("en_GB", None), ("C", None), ("xx", None)])
    def test_by_name(self, wanted, found, monkeypatch, tmp_path) -> None:
        monkeypatch.setenv(language.VARIABLE, wanted)
        assert language.chosen_file() == (tmp_path / f"{found}.ts" if found else None)

    def test_by_path(self, monkeypatch) -> None:
        monkeypatch.setenv(language.VARIABLE, "/somewhere/else.ts")
        assert language.chosen_file() == Path("/somewhere/else.ts")

    def test_a_refused_file_leaves_english(self, monkeypatch, qapp, capsys) -> None:
        monkeypatch.setenv(language.VARIABLE, "/somewhere/else.ts")
        language.use_chosen_language(qapp)
        assert "latticework: /somewhere/else.ts: is no file of translations" in capsys.readouterr().err
        assert tr("Solve") == "Solve"
