"""What msgspec, tomllib and the system say of a file is told in our own words, which the window can translate."""

import pickle
from pathlib import Path

import pytest

from latticework.cover.exact_cover_document import parse_exact_cover
from latticework.errors import FileRefusedError, reason_of_system, reason_of_toml
from latticework.phrases import Phrase
from latticework.puzzle import parse

PUZZLE = 'format = 1\nname = "a"\nlattice = "cubic"\n'


def refused(text: str) -> FileRefusedError:
    with pytest.raises(FileRefusedError) as error:
        (parse_exact_cover if text.startswith(("[[", "{")) else parse)(text, "my")
    assert isinstance(error.value.reason, Phrase)
    return error.value


@pytest.mark.parametrize(("text", "field", "reason"), [
    ("[matching]\nmeets = 1", "matching",
     "has the unknown field 'meets': 1; should be one of meet, alone, reach, kind; did you mean meet?"),
    ('[[parts]]\nname = "A"\nmarks = [{cell = [0, 0, 0], side = "x", mark = "m", what = 2}]', "parts[0].marks[0]",
     "has the unknown field 'what': 2; should be one of cell, side, mark"),
    ("[[parts]]\ncopies = 1", "parts[0]", "lacks the field name: {'copies': 1}"),
    ('[[parts]]\nname = "A"\ncopies = "2"', "parts[0].copies", "should be a whole number or a list, got text: '2'"),
    ("[matching]\nreach = {a = 1, b = \"c\"}", "matching.reach.b", "should be a whole number, got text: 'c'"),
    ("[matching]\nmeet = [[\"a\"]]", "matching.meet[0]", "should be a list of length >= 2: ['a']"),
    ('[[parts]]\nname = "A"\ncopies = -1', "parts[0].copies", "should be a whole number >= 0: -1"),
    ("up = [0, 0, 100]", "up[2]", "should be a whole number <= 99: 100"),
])
def test_fields(text: str, field: str, reason: str) -> None:
    error = refused(PUZZLE + text)
    assert (error.field, error.reason) == (field, reason)
    assert str(error) == error.text == f"my: {field}: {reason}"


@pytest.mark.parametrize(("text", "reason"), [
    ("a = ", "its last line has no value that can be read; right are text in quotes, .* or a table in { }"),
    ("a\nb = 1", "line 1, column 2: has a key without a value; key = value is right"),
    ("a = 1 b", "line 1, column 7: goes on after a value"),
    ('a = "b\n', "line 1, column 7: has a character that may not stand there"),
    ("a = 1\na = 2", "its last line gives a key a second value"),
    ("a = " + "[" * 100_000, "too many lists or tables stand in one another"),
    ("a = [1", "its last line has a list without its end"),
    ("a = {b = 1\n", "line 1, column 11: has a table without its end"),
])
def test_toml(text: str, reason: str) -> None:
    with pytest.raises(FileRefusedError, match=f"^my: not a valid TOML file: {reason}"):
        parse(text, "my")


@pytest.mark.parametrize(("text", "reason"), [
    ("[" * 100_000, "too many lists or tables stand in one another"),
    ('{"a": ' * 100_000, "too many lists or tables stand in one another"),
    ('[["a"', "it ends too early"), ('[["a" "b"]]', "byte 6 is not what should stand there"),
])
def test_json(text: str, reason: str) -> None:
    assert refused(text).reason.startswith(f"not a valid JSON file: {reason}")


def test_what_is_said_seldom_is_passed_on() -> None:
    assert reason_of_system(OSError(5, "Out of rubber bands")) == "Out of rubber bands"
    assert reason_of_toml(ValueError("Never seen (at line 2, column 3)")) == (
        "not a valid TOML file: line 2, column 3: Never seen")


def test_an_error_comes_through_to_another_process() -> None:
    error = refused(PUZZLE + "up = 1")
    other = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (str(other), other.field, other.path) == (str(error), "up", "my")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file") as missing:
        (tmp_path / "no.toml").open()
    assert isinstance(reason_of_system(missing.value), Phrase)
