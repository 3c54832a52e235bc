"""The catalogue of texts is up to date, keeps fields, and refuses what nobody could translate."""

import importlib
import sys
from functools import cache
from pathlib import Path

import pytest

INSTALLER = Path(__file__).resolve().parents[2] / "installer"
sys.path.insert(0, str(INSTALLER))
translations, files, texts, pseudo_languages = (
    importlib.import_module(name)
    for name in ("translations", "translation_files", "translation_texts", "pseudo_languages"))


def source(folder: Path, code: str) -> Path:
    path = folder / texts.SOURCES / "some.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, "utf-8")
    return path


@pytest.fixture(autouse=True)
def _read_once(monkeypatch) -> None:
    """Let what asks for the texts of the whole program have them as they were first read."""
    for module in (translations, pseudo_languages):
        monkeypatch.setattr(module, "all_texts", _texts_of_the_program)


_texts_of_the_program = cache(texts.all_texts)


def test_the_catalogue_is_up_to_date_and_no_translation_loses_a_field() -> None:
    assert translations.check(sorted({translations.TEMPLATE, *translations.FOLDER.glob("*.ts")})) == []


class TestTexts:
    @pytest.mark.parametrize("call", ['tr(text)', 'tr(f"{x} cells")', 'tr("a" + b)', 'tr_n("{n} cell", many, 2)',
                                      'translatable(NAME)', 'tr("a", note)', 'phrase(text, n=1)'])
    def test_a_call_without_a_literal_is_refused(self, tmp_path, call) -> None:
        with pytest.raises(texts.MistakeError, match=r"some\.py:1: .* should have literal texts"):
            list(texts.texts_of(source(tmp_path, call)))

    def test_what_is_found(self, tmp_path) -> None:
        path = source(tmp_path, 'tr("One " "text", "a note", x=y)\ntr_n("{n} cell", "{n} cells", count)\n'
                                'translated(text)\nother.tr(text)')
        assert [(text.source, text.note, text.one) for text in texts.texts_of(path)] == [
            ("One text", "a note", ""), ("{n} cells", "", "{n} cell")]

    def test_one_text_with_two_forms_for_one(self, tmp_path) -> None:
        source(tmp_path, 'tr_n("{n} cell", "{n} cells", n)\ntr("{n} cells", n=n)')
        with pytest.raises(texts.MistakeError, match="give it a note"):
            texts.all_texts(tmp_path)


    @pytest.mark.parametrize("reason", ['f"holds {x}"', '"is empty"', '"holds " + x'])
    @pytest.mark.parametrize("call", ["FileRefusedError(path, {}, 'name')", "self.refuse('name', {})"])
    def test_a_reason_that_is_no_phrase_is_refused(self, tmp_path, call, reason) -> None:
        with pytest.raises(texts.MistakeError, match=r"some\.py:1: .* should give its reason as a phrase"):
            list(texts.texts_of(source(tmp_path, call.format(reason))))
        given = list(texts.texts_of(source(tmp_path, call.format("phrase('holds {x}', x=x)"))))
        assert [text.source for text in given] == ["holds {x}"]

    def test_titles_of_data_files(self, tmp_path) -> None:
        (tmp_path / texts.LATTICES).mkdir(parents=True)
        (tmp_path / texts.LATTICES / "cubic.toml").write_text('title = "Cubes"', "utf-8")
        for folder in ("half-square", "answers"):
            (tmp_path / texts.LIBRARY / folder).mkdir(parents=True)
            (tmp_path / texts.LIBRARY / folder / "one.toml").touch()
        assert {(text.source, text.note, *text.files) for text in texts.all_texts(tmp_path).values()} == {
            ("Cubes", "lattice", "resources/lattices/cubic.toml"),
            ("Half square", "group of the library", "puzzles/half-square")}


class TestFiles:
    def made(self, folder: Path, code: str, known=None) -> Path:
        source(folder, code)
        path = folder / "ja.ts"
        path.write_text(files.catalogue(texts.all_texts(folder).values(), "ja", known or {}), "utf-8")
        return path

    def translate(self, path: Path, old: str, new: str) -> None:
        path.write_text(path.read_text("utf-8").replace(f'<source>{old}</source>\n            <translation '
                        'type="unfinished" />', f"<source>{old}</source><translation>{new}</translation>"), "utf-8")

    def test_a_translation_stays_when_texts_come_and_go(self, tmp_path) -> None:
        path = self.made(tmp_path, 'tr("One")\ntr("Two")')
        self.translate(path, "One", "Ichi")
        self.translate(path, "Two", "Ni")
        path = self.made(tmp_path, 'tr("Three")\ntr("Two")', files.entries(path))
        found = {key[0]: (files.forms(entry), entry.find("translation").get("type"))
                 for key, entry in files.entries(path).items()}
        assert found == {"Three": ([""], "unfinished"), "Two": (["Ni"], None), "One": (["Ichi"], "vanished")}

    @pytest.mark.parametrize(("new", "fine"), [("{path} ni", True), ("ni", False), ("{file}", False),
                                               ("{path} {other}", False), ("{path", False)])
    def test_fields(self, tmp_path, new, fine) -> None:
        path = self.made(tmp_path, 'tr("Saved to {path}", path=p)')
        self.translate(path, "Saved to {path}", new)
        assert (files.lost_fields(path) == []) == fine

    def test_pseudo_languages_keep_fields_and_keys(self, tmp_path) -> None:
        pseudo_languages.write_pseudo(tmp_path)
        many = len(_texts_of_the_program())
        for name in pseudo_languages.PSEUDO:
            assert files.lost_fields(tmp_path / f"{name}.ts") == []
            assert len(files.entries(tmp_path / f"{name}.ts")) == many
        assert "(" in pseudo_languages.pseudo("Solve (F5)", "[]")
        assert len(pseudo_languages.pseudo("a" * 30, "[]")) == 42


def test_the_command(tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(translations, "TEMPLATE", tmp_path / "latticework.ts")
    assert translations.main(["--check"]) == 1
    assert "latticework.ts: is not up to date" in capsys.readouterr().err
    assert translations.main(["ja"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ja.ts", "latticework.ts"]
    assert translations.main(["--check"]) == 0
