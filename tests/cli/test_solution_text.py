"""Solutions as text in the terminal: copies are told apart, by lines around them or by letters of their own."""

import io
import json
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings

import latticework as lw
from latticework.cli.main import run
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.puzzle import Puzzle
from latticework.solution.outlines import can_outline, outlines
from latticework.solution.text import STYLES, as_text
from random_solvable import solvable

DOMINOES = '''format = 1
name = "Four dominoes"
lattice = "square"
[target]
picture = """
####
####
"""
[[parts]]
name = "D"
copies = 4
picture = "##"
'''
LINES = "│─└┘┌┐├┤┬┴┼╵╷╴╶"


class Terminal(io.StringIO):
    """Standard output that is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def on_terminal(*arguments: object, encoding: str = "utf-8", **environment: str) -> str:
    """Return what a command writes to a terminal of 100 columns that has colours."""
    made = Terminal()
    made.encoding = encoding
    with pytest.MonkeyPatch.context() as patch:
        for name in ("NO_COLOR", "FORCE_COLOR"):
            patch.delenv(name, raising=False)
        for name, value in ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "100"}
                            | environment).items():
            patch.setenv(name, value)
        # Only now, as pytest sets its own between a fixture and its test.
        patch.setattr(sys, "stdout", made)
        assert run([*map(str, arguments)]) == 0
    return made.getvalue()


def plain(text: str) -> str:
    """Return a text without colours."""
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def regions(drawing: str) -> set[frozenset[tuple[int, int]]]:
    """Return the places that the lines of a drawing leave together, each the letters in it."""
    lines = drawing.splitlines()
    inside = {(row, column) for row, line in enumerate(lines) for column, sign in enumerate(line)
              if sign not in LINES}
    found, left = set(), set(inside)
    while left:
        waiting, group = [left.pop()], set()
        while waiting:
            row, column = waiting.pop()
            group.add((row, column))
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in left:
                    left.remove(near)
                    waiting.append(near)
        found.add(frozenset(place for place in group if lines[place[0]][place[1]] != " "))
    return found - {frozenset()}


def of_file(tmp_path: Path, text: str = DOMINOES) -> Path:
    path = tmp_path / "copies.toml"
    path.write_text(text)
    return path


def test_all_solutions_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, kept = of_file(tmp_path), tmp_path / "kept.search"
    assert run(["solve", str(path), "--search", str(kept), "--quiet", "--modulo", "nothing"]) == 0
    capsys.readouterr()
    for style in STYLES:
        assert run(["solutions", str(kept), "--modulo", "nothing", "--style", style]) == 0
        texts = re.split(r"Solution \d+.*\n", capsys.readouterr().out)[1:]
        assert len(texts) == len({*texts}) == 5, style
    for style in STYLES:
        out = tmp_path / f"{style}.txt"
        assert run(["convert", str(kept), str(out), "--style", style]) == 0
        texts = re.split(r"Solution \d+\n", out.read_text("utf-8"))[1:]
        assert len(texts) == len({*texts}), style
    capsys.readouterr()
    assert run(["count", str(path), "--number", "3"]) == 0
    third = capsys.readouterr().out
    assert run(["count", str(path), "--number", "4"]) == 0
    assert third.partition("Solution 3")[2] != capsys.readouterr().out.partition("Solution 4")[2]
    assert len({str(solution) for solution in lw.solve(path, modulo="nothing")}) == 5


@settings(max_examples=20)
@given(puzzle=solvable())
def test_different_solutions_have_different_texts_in_every_lattice(puzzle: Puzzle) -> None:
    some = [solution.document for solution in lw.solve(lw.Puzzle.of(puzzle), modulo="nothing", limit=40)]
    for style in STYLES:
        assert len({as_text(puzzle, solution, style) for solution in some}) == len(some), style


def test_lines_go_around_each_piece_and_around_nothing_else() -> None:
    for name in ("pentominoes-6x10", "soma", "pentominoes-3x20"):
        solution = lw.solve(name).first()
        drawing = as_text(solution.puzzle.document, solution.document, "outlines")
        # Where layers lie beside one another a piece is cut into one region for each layer that it is in.
        pieces = [{cell[2:] for cell in placement.cells} for placement in solution.placements]
        if name == "soma":
            assert len(regions(drawing)) >= sum(map(len, pieces))
        else:
            assert len(regions(drawing)) == len(pieces)
        letters = sorted(sign for sign in drawing if sign.isalnum())
        assert letters == sorted("".join(str(solution).split()))


def test_a_terminal_has_lines_and_colours(tmp_path: Path) -> None:
    text = on_terminal("solve", of_file(tmp_path), "--first", "--quiet")
    assert "\x1b[" in text
    drawing = plain(text)[plain(text).index("┌"):]
    assert len(regions(drawing)) == 4
    assert {len(region) for region in regions(drawing)} == {2}


def test_no_colours_where_they_are_not_wanted(tmp_path: Path) -> None:
    text = on_terminal("solve", of_file(tmp_path), "--first", "--quiet", NO_COLOR="1")
    assert "┌" in text
    assert not re.search(r"\x1b\[[\d;]*[34]8;", text)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_utf_8_has_letters(encoding: str, tmp_path: Path) -> None:
    text = on_terminal("solve", of_file(tmp_path), "--first", "--quiet", encoding=encoding)
    last = [line for line in text.splitlines() if re.fullmatch("[A-Z]{4}", line)]
    assert len(last) == 2
    assert {*map(len, last)} == {4}
    assert len({*"".join(last)}) == 4


@pytest.mark.parametrize(("columns", "rows"), [(100, 1), (30, 2), (20, 3), (8, 3)])
def test_layers_lie_side_by_side_as_far_as_they_fit(columns: int, rows: int) -> None:
    text = plain(on_terminal("solve", "soma", "--first", "--quiet", COLUMNS=str(columns)))
    lines = text[text.index("┌"):].splitlines()
    assert len([line for line in lines if line.startswith("└")]) == rows
    assert all(len(line) <= columns for line in lines)


def test_layers_lie_side_by_side_in_a_file_of_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "soma", "--first", "--quiet"]) == 0
    assert all(re.fullmatch(r"\w{3}  \w{3}  \w{3}", line) for line in capsys.readouterr().out.splitlines()[-3:])


def test_more_pieces_than_letters_are_numbered() -> None:
    puzzle = lw.Puzzle.boxed("square", (10, 14), [lw.Part("##", copies=70)])
    solution = lw.solve(puzzle).first()
    rows = [line.split() for line in str(solution).splitlines()]
    assert {len(row) for row in rows} == {10}
    assert sorted(entry for row in rows for entry in row) == sorted(2 * [str(number) for number in range(1, 71)])


def test_an_empty_cell_is_no_piece() -> None:
    anywhere = [(x, y) for x in range(3) for y in range(2)]
    puzzle = lw.Puzzle("square", "###\n###", ["##", "##"], may_stay_empty=anywhere).document
    for solution in lw.solve(lw.Puzzle.of(puzzle), modulo="nothing"):
        drawing = as_text(puzzle, solution.document, "outlines")
        assert len(regions(drawing)) == 2
        assert can_outline(puzzle)
        assert all(sum(len(run.text) for run in line) <= 13 for line in outlines(puzzle, solution.document, 13))


def test_a_file_of_solutions_is_read_as_before_where_each_part_is_there_once() -> None:
    solution = lw.solve("soma").first()
    contents = Contents(solution.puzzle.document, solution.document)
    path = Path("a.txt")
    [text] = formats.to_write(path).encode(contents, path).values()
    assert {*"".join(text.decode().split()[2:])} == {*"VLTZABP"}


class TestStandardInput:
    """`-` is read wherever a puzzle or an exact cover problem is."""

    def read(self, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))

    @pytest.mark.parametrize(("data", "arguments", "solutions"), [
        (DOMINOES.encode(), [], 5), (b"\xef\xbb\xbf" + DOMINOES.encode(), [], 5), (b"a b c\na b\nc\na\nb c\n", [], 2),
        (b'[["a"], [], ["a"]]', [], 2), (b'{"options": [["a"], ["a"]]}', [], 2), (b"1,0\n0,1\n1,1\n", [], 2),
        (b"1 0\n0 1\n", ["--format", "matrix"], 1), (b"1 0\n0 1\n1\n", ["--format", ".dlx"], 1),
        (b"2 2\na b\na\nb\n", ["--format", "ec"], 1),
    ])
    def test_puzzles_and_problems(self, data: bytes, arguments: list[str], solutions: int,
                                  monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        for command in ("count", "solve", "info"):
            self.read(monkeypatch, data)
            assert run([command, "-", "--json", *arguments]) == 0
            told = json.loads(capsys.readouterr().out)
            assert told.get("solutions_total", solutions) == solutions

    def test_other_programs_and_codes(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                      tmp_path: Path) -> None:
        assert run(["share", "soma"]) == 0
        code = capsys.readouterr().out
        self.read(monkeypatch, code.encode())
        assert run(["info", "-", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["name"] == "Soma"
        assert run(["convert", "soma", str(tmp_path / "soma.xmpuzzle")]) == 0
        capsys.readouterr()
        self.read(monkeypatch, (tmp_path / "soma.xmpuzzle").read_bytes())
        assert run(["convert", "-", str(tmp_path / "again.toml")]) == 0
        assert len(lw.load(tmp_path / "again.toml").parts) == 7

    @pytest.mark.parametrize(("data", "words"), [
        (b"", "is empty"), (b"  \n", "is empty"), (b"1 0\n0 1\n", "--format: "), (b"what is this?", "--format: "),
        (b"SQLite format 3\0...", "is a search file"), (b'lattice = "square"', "format: is missing"),
        (b'[["a", 1.5]]', "standard input"), (b"\x93NUMPY", "array of numpy"), (b"[[1, 0], [0, 1]]", "two ways"),
        (b"x" * (1 << 27) + b"xx", "larger than"), (b"# " + b"lattice" * 1_200_000, "larger than"),
    ], ids=range(11))
    def test_what_cannot_be_read_is_refused(self, data: bytes, words: str, monkeypatch: pytest.MonkeyPatch,
                                            capsys: pytest.CaptureFixture[str]) -> None:
        self.read(monkeypatch, data)
        assert run(["count", "-"]) == 2
        told = capsys.readouterr()
        assert words in told.err
        assert told.err.startswith("latticework: standard input: ")
        assert not told.out

    def test_a_format_that_is_not_read(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            run(["count", "-", "--format", "pdf"])
        assert "'pdf' should be one of toml, " in capsys.readouterr().err

    def test_a_named_file_may_have_any_ending(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "problem.data"
        path.write_text("a b\na\nb\n")
        assert run(["count", str(path), "--format", "dlx", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["solutions_total"] == 1


def test_options_of_the_other_kind_of_document_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.dlx"
    path.write_text("a\na\n")
    assert run(["solve", "soma", "--numbers"]) == 2
    assert "--numbers: is for exact cover problems" in capsys.readouterr().err
    assert run(["solve", str(path), "--style", "letters"]) == 2
    assert "--style: is for puzzles" in capsys.readouterr().err
