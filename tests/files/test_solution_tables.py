"""Solutions as text and tables: each style, cells that are no formulas, and pieces that are made while written."""

import csv
import io
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from latticework import replaced_files
from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import parse_exact_cover
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.solution import Solution
from samples import SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")
FLAT = solved("AB\nAC", "square", {"C": "B"})


def written(ending: str, contents: Contents, **settings: object) -> bytes:
    path = Path(f"a{ending}")
    return formats.to_write(path).encode(contents, path, **settings)[path]


def rows(contents: Contents, separator: str = "comma", delimiter: str = ",") -> list[dict[str, str]]:
    text = written(".csv", contents, separator=separator).decode()
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter))


def named(*names: str) -> Contents:
    puzzle, solution = solved("ABCDEFGHIJ"[: len(names)], "square")
    return Contents(replace(puzzle, parts=tuple(
        replace(part, name=name) for part, name in zip(puzzle.parts, names, strict=True))), solution)


def cover() -> ExactCover:
    return parse_exact_cover('{"options": [["=1+1", "b"], ["c"]]}', "a")


def test_a_byte_order_mark_only_where_it_is_wanted() -> None:
    plain = written(".csv", Contents(*FLAT))
    assert plain.startswith(b"solution,part,")
    assert written(".csv", Contents(*FLAT), byte_order_mark=True) == b"\xef\xbb\xbf" + plain


class TestText:
    def test_layers_below_one_another_or_side_by_side(self) -> None:
        contents = Contents(PUZZLE, SOLUTION)
        below = written(".txt", contents).decode().split("\n\n")
        beside = written(".txt", contents, style="layers").decode().splitlines()
        floors = [layer.removeprefix("Solution 1\n").split() for layer in below[:3]]
        assert beside[:4] == ["Solution 1", *("  ".join(line) for line in zip(*floors, strict=True))]

    def test_coordinates_are_a_line_for_each_part(self) -> None:
        assert written(".txt", Contents(*FLAT), style="coordinates").decode().splitlines() == [
            "Solution 1", "A: 0,0 0,1", "B: 1,0", "B: 1,1", ""]

    def test_names_are_on_one_line(self) -> None:
        text = written(".txt", named("\x1b[31mx\ny"), style="coordinates").decode()
        assert text.splitlines() == ["Solution 1", "\\x1b[31mx\\ny: 0,0", ""]


class TestCsv:
    def test_a_row_for_each_placement(self) -> None:
        puzzle, solution = FLAT
        found = rows(Contents(puzzle, solution, [solution]))
        assert [(row["solution"], row["part"], row["copy"], row["cells"]) for row in found] == [
            (number, *rest) for number in "12" for rest in
            (("A", "1", "(0,0) (0,1)"), ("B", "1", "(1,0)"), ("B", "2", "(1,1)"))]

    @pytest.mark.parametrize(("separator", "delimiter"), [("semicolon", ";"), ("tab", "\t")])
    def test_other_separators(self, separator: str, delimiter: str) -> None:
        assert rows(Contents(*FLAT), separator, delimiter) == rows(Contents(*FLAT))

    def test_no_cell_begins_a_formula(self) -> None:
        names = ("=1+1", "+1", "-1", "@sum", "\tx", "\r=x", "＝1", '"=1', "plain")
        data = written(".csv", named(*names)).decode()
        found = [row["part"] for row in rows(named(*names))]
        assert found == ["'=1+1", "'+1", "'-1", "'@sum", "\\tx", "\\r=x", "'＝1", '"=1', "plain"]
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝"))
                       for row in csv.reader(io.StringIO(data, newline="")) for cell in row)

    def test_cells_before_the_origin_are_no_formula(self) -> None:
        puzzle, ((first, *_)) = solved("A", "square")[0], solved("A", "square")[1]
        assert rows(Contents(puzzle, (replace(first, cells=((-1, 0, 0),)),)))[0]["cells"] == "(-1,0)"

    def test_options_of_an_exact_cover_problem(self) -> None:
        assert rows(Contents(cover(), (0, 1))) == [
            {"solution": "1", "option": "0", "items": "'=1+1 b"}, {"solution": "1", "option": "1", "items": "c"}]


class TestParquet:
    def test_without_pyarrow_it_is_said_how_to_get_it(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(LatticeworkError, match=r"need the package pyarrow.*`python -m pip install pyarrow`"):
            formats.to_write(Path("a.parquet")).write(Contents(*FLAT), tmp_path / "a.parquet")
        assert not list(tmp_path.iterdir())

    def test_it_is_the_table_of_csv(self) -> None:
        pytest.importorskip("pyarrow")
        from pyarrow import parquet

        puzzle, solution = FLAT
        for contents in (Contents(puzzle, solution, [solution] * 9_000), Contents(cover(), (0, 1))):
            table = parquet.read_table(io.BytesIO(written(".parquet", contents))).to_pylist()
            again = Contents(contents.document, contents.solution, contents.rest)
            assert [[str(cell).lower() for cell in row.values()] for row in table] == [
                [cell.removeprefix("'").lower() for cell in row.values()] for row in rows(again)]


class TestPieces:
    """A million solutions do not sit in memory: each piece is written before more solutions are asked for."""

    @pytest.mark.parametrize("ending", [".txt", ".jsonl", ".csv"])
    def test_solutions_are_asked_for_while_they_are_written(self, ending: str) -> None:
        asked = []

        def endless() -> Iterator[Solution]:
            while True:
                asked.append(1)
                yield FLAT[1]

        form = formats.to_write(Path(f"a{ending}"))
        (pieces,) = form.written(Contents(*FLAT, endless()), Path("a"))[0].values()
        some, made = iter(pieces), b""
        while len(made) < 60_000:
            made += next(some)
        assert made.count(b"\n") < 5 * len(asked) < 6 * made.count(b"\n") + 30_000

    def test_what_fails_in_the_middle_leaves_the_file_as_it_was(self, tmp_path: Path) -> None:
        def failing() -> Iterator[Solution]:
            yield FLAT[1]
            raise LatticeworkError("the search file is damaged")

        path = tmp_path / "a.jsonl"
        path.write_text("kept")
        with pytest.raises(LatticeworkError, match="is damaged"):
            formats.to_write(path).write(Contents(*FLAT, failing()), path)
        assert path.read_text() == "kept"
        assert list(tmp_path.iterdir()) == [path]

    def test_pieces_are_one_file(self, tmp_path: Path) -> None:
        replaced_files.replace(tmp_path / "a", iter([b"one ", b"", b"two"]))
        assert (tmp_path / "a").read_bytes() == b"one two"

