"""Settings of formats: one record makes the options of the terminal and what the library takes."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from latticework.cli.main import run
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.file_format import Format
from latticework.files.opened_and_written import Contents
from latticework.puzzle import load
from latticework.puzzle.library import find
from latticework.settings import Setting, filled, settings_of

SOMA = "soma"


@pytest.mark.parametrize("form", formats.writable(), ids=lambda form: form.ending)
def test_usual_values_are_right_and_words_say_what_is(form: Format) -> None:
    for setting in settings_of(form.record):
        assert setting.check(setting.default) == setting.default
        assert setting.expected
        assert (setting.least is None) == (setting.kind not in {int, float})


def test_one_name_means_one_thing_in_all_formats() -> None:
    met: dict[str, Setting] = {}
    for form in formats.writable():
        for setting in settings_of(form.record):
            other = met.setdefault(setting.name, setting)
            assert replace(other, default=setting.default) == setting


def help_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        run([*arguments])
    assert ended.value.code == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("form", formats.writable(), ids=lambda form: form.ending)
def test_help_of_a_format_lists_its_settings_and_no_others(form: Format, capsys: pytest.CaptureFixture[str]) -> None:
    said = help_of(capsys, "convert", "--help", form.ending.removeprefix("."))
    names = [setting.name.replace("_", "-") for setting in settings_of(form.record)]
    assert re.findall(r" --([a-z-]+) ", said) == names
    assert f"OUT{form.ending} " in said


@pytest.mark.parametrize(("ending", "usual"), [("html", 100), (".png", 1)])
def test_help_of_a_format_names_each_usual_value(ending: str, usual: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"how many solutions (default {usual})" in help_of(capsys, "render", "-h", ending)


@pytest.mark.parametrize("command", ["convert", "render"])
def test_help_without_a_format_says_how_to_see_its_settings(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = help_of(capsys, command, "--help")
    assert f"latticework {command} --help stl shows those of .stl files" in said
    assert "--target NAME" in said
    assert "--plate-width" not in said


def test_help_of_no_format_names_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["convert", "--help", "xyz"]) == 2
    assert "the ending should be one of .toml, " in capsys.readouterr().err


@pytest.mark.parametrize(("typed", "said"), [
    ("--size 15", "--size: '15' should be a whole number from 16 to 6000 pixels"),
    ("--size 1e3", "--size: '1e3' should be"),
    ("--size nan", "--size: 'nan' should be"),
    ("--transparent perhaps", "--transparent: 'perhaps' should be yes or no"),
])
def test_the_terminal_names_the_option_and_what_is_right(typed: str, said: str, tmp_path: Path,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["render", SOMA, "-o", str(tmp_path / "a.png"), *typed.split()]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_setting_of_another_format_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["convert", SOMA, str(tmp_path / "a.dlx"), "--size", "300"]) == 2
    assert "--size: is no setting of .dlx files" in capsys.readouterr().err


def test_the_terminal_draws_as_requested(tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    assert run(["render", SOMA, "-o", str(picture), "--size", "300", "--transparent", "yes"]) == 0
    with Image.open(picture) as drawn:
        assert max(drawn.size) == 300
        assert drawn.getpixel((0, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize(("values", "said"), [
    ({"size": True}, "size: True should be a whole number"),
    ({"size": 2.5}, "size: 2.5 should be a whole number"),
    ({"size": float("nan")}, "size: nan should be"),
    ({"seize": 5}, "has no setting “seize”; it has explode, step, hide, turn, tilt, faint, transparent"),
])
def test_the_library_names_the_setting_and_what_is_right(values: dict[str, object], said: str) -> None:
    record = formats.to_write(Path("a.png")).record
    with pytest.raises(LatticeworkError) as refused:
        filled(record, values, "a.png")
    assert said in str(refused.value)


def test_a_format_without_settings_says_so() -> None:
    contents = Contents(load(find(Path("simple-2x3"))))
    with pytest.raises(LatticeworkError, match="has no setting “size”; it has none"):
        formats.to_write(Path("a.dlx")).encode(contents, Path("a.dlx"), size=3)
