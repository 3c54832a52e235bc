"""Knuth's text format: items, secondary ones, colours, multiplicities, comments, and what is refused."""

from pathlib import Path

import pytest

from latticework.cover.exact_cover_document import parse_exact_cover
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import exact_covers
from latticework.files.exact_covers import parse_dlx
from latticework.files.opened_and_written import Contents


def test_items_options_colors_and_comments() -> None:
    one = parse_dlx("| a comment\n\np  q r | x y\np q x y:A\n| another\np r x:A y\n", "f.dlx", "toy")
    assert one.items == ("p", "q", "r", "x", "y")
    assert one.is_secondary.tolist() == [False] * 3 + [True] * 2
    assert [one.option(o) for o in range(2)] == [
        [("p", ""), ("q", ""), ("x", ""), ("y", "A")], [("p", ""), ("r", ""), ("x", "A"), ("y", "")]]


def test_multiplicities() -> None:
    one = parse_dlx("a 2:3|b 4|c 0:1|d\na\n", "f.dlx", "many")
    assert one.items == ("a", "b", "c", "d")
    assert one.least.tolist() == [1, 2, 4, 0]
    assert one.most.tolist() == [1, 3, 4, 1]


def test_lines_of_other_systems_and_a_mark_of_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "some.dlx"
    path.write_bytes(b"\xef\xbb\xbfa b\r\na\r\nb\r\n")
    one = exact_covers.read_dlx(path)
    assert (one.name, one.items, one.n_options) == ("some", ("a", "b"), 2)


@pytest.mark.parametrize(("text", "message"), [
    ("", r"f\.dlx: is empty; should begin with a line of items"),
    ("| only a comment\n", r"f\.dlx: is empty"),
    ("a b\na c\n", r"f\.dlx: line 2: 'c' is not among the items"),
    ("a b\n\n| comment\na\nb a b\n", r"f\.dlx: line 5: holds 'b' twice; each item may be there once"),
    ("a b\na:X\n", r"f\.dlx: line 2: the primary item 'a' has the colour 'X'; only secondary items have colours"),
    ("a | b\na b:\n", r"f\.dlx: line 2: 'b:' is not among the items"),
    ("a | b | c\n", r"f\.dlx: line 1: has \| twice"),
    ("a b a\n", r"f\.dlx: line 1: items: 'a' is there twice"),
    ("a | a\n", r"f\.dlx: line 1: items: 'a' is there twice"),
    ("| comment\na b:c\n", r"f\.dlx: line 2: 'b:c' is no name of an item"),
    ("a x|b\n", r"f\.dlx: line 1: 'x\|b' is no name of an item; .* are written 2:3\|name"),
    ("a | 2|b\n", r"f\.dlx: line 1: '2\|b' is no name of an item"),
    ("3:2|a\n", r"f\.dlx: line 1: multiplicities: 'a' has 3 to 2; should be two whole numbers"),
    ("a b | c\na | c\n", r"f\.dlx: line 2: '\|' is not among the items; a line that begins with \| is a comment"),
])
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(FileRefusedError, match=message):
        parse_dlx(text, "f.dlx", "f")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact_covers, "_MOST_DLX", 8)
    path = tmp_path / "large.dlx"
    path.write_text("a b c\na b c\n")
    with pytest.raises(FileRefusedError, match="larger than 8 bytes"):
        exact_covers.read_dlx(path)


def test_too_many_options_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.cover.exact_cover_document.MAX_OPTIONS", 2)
    with pytest.raises(FileRefusedError, match=r"3 options with 3 items; at most 2 with"):
        parse_dlx("a\na\na\na\n", "f.dlx", "f")


def test_a_problem_without_primary_items_is_not_written_as_a_comment() -> None:
    problem = parse_exact_cover('{"options": [["x", "y"]], "secondary": ["x", "y"]}', "some.json", "some")
    with pytest.raises(LatticeworkError, match="some: has no primary item"):
        exact_covers.write_dlx(Contents(problem))
