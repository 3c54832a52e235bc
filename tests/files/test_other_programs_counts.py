"""Three classics in every format that holds them have as many solutions as in our own files."""

from functools import cache
from itertools import product
from pathlib import Path

import pytest
import shapely

import latticework as lw
from document_blocks import ROOT
from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.lattice import Cell, builtin
from latticework.puzzle import Part, Puzzle, Target, load
from quick_suite import in_part
from samples import PENTOMINOES, SOMA, solved

WRITTEN = [".puz", ".xmpuzzle"]
HELD = {".xmpuzzle", ".psv", ".polysolve.json", ".polycube.txt", ".puz", ".conf", ".puzzler.txt", ".scad"}


def burr() -> Puzzle:
    """Return six rods that cross, each cell given to the first rod in an order that makes six different pieces."""
    rods = [tuple(product(*sides)) for sides in (
        (range(6), (2, 3), (1, 2)), ((1, 2), range(6), (2, 3)), ((2, 3), (1, 2), range(6)),
        (range(6), (2, 3), (3, 4)), ((3, 4), range(6), (2, 3)), ((2, 3), (3, 4), range(6)))]
    left = set().union(*rods)
    parts = []
    for number, rod in enumerate(rods):
        mine = left.intersection(rod)
        left -= mine
        parts.append(Part(f"rod {number}", tuple(sorted((*place, 0) for place in mine))))
    cells = sorted(cell for part in parts for cell in part.cells)
    return Puzzle(builtin("cubic"), "Burr", target=Target(tuple(cells)), parts=tuple(parts))


CLASSICS = {"Soma": load(ROOT / "puzzles/cubic/soma.toml"), "Burr": burr(),
            "Pentominoes": load(ROOT / "puzzles/square/pentominoes-6x10.toml")}
ALL = {"Soma": 11520, "Pentominoes": 9356}
"""How many solutions two of them have; that of the burr is counted once."""


def count(puzzle: Puzzle) -> int:
    return lw.solve(lw.Puzzle.of(puzzle)).counts.all


@cache
def expected(name: str) -> int:
    """Return how many solutions a classic has in our own file, which are as many as are known."""
    found = count(CLASSICS[name])
    assert found == ALL.get(name, found)
    return found


def polysolver(puzzle: Puzzle) -> str:
    """Return a puzzle of squares or cubes as PolySolver has it."""
    def cells(some: tuple[Cell, ...]) -> str:
        return "".join(f"({','.join(map(str, cell[:-1]))})" for cell in some)

    size = tuple(max(cell[axis] for cell in puzzle.target.cells) for axis in range(puzzle.lattice.rank))
    missing = set(product(*(range(most + 1) for most in size))) - {cell[:-1] for cell in puzzle.target.cells}
    lines = [f"{puzzle.name}\n{'square' if puzzle.lattice.flat else 'cube'}",
             f"board (({','.join(map(str, size))}){cells(tuple((*place, 0) for place in missing))})"]
    word = "flip " if puzzle.lattice.flat else ""
    return "\n".join([*lines, *(f"tile {word}1 1 ({cells(part.cells)})" for part in puzzle.parts), "mode FillAll\n"])


def polygons(puzzle: Puzzle) -> str:
    """Return a puzzle of squares as iQPuzzle has it: the outlines of target and parts."""
    lines = []
    for name, cells in [("Board", puzzle.target.cells), *((f"Block{number}", part.cells) for number, part in
                                                           enumerate(puzzle.parts, 1))]:
        outline = shapely.union_all([shapely.box(x, y, x + 1, y + 1) for x, y, _ in cells]).exterior.coords
        lines.append(f'[{name}]\nPolygon="{" | ".join(f"{x:.0f},{y:.0f}" for x, y in outline)}"\n')
    return "".join(lines)


@pytest.mark.parametrize("name", CLASSICS)
class TestClassics:
    @pytest.mark.parametrize("ending", in_part(WRITTEN, 3))
    def test_written_and_read(self, tmp_path: Path, name: str, ending: str) -> None:
        puzzle, path = CLASSICS[name], tmp_path / f"a{ending}"
        formats.to_write(path).write(Contents(puzzle), path)
        assert count(formats.read(path).puzzle) == expected(name) > 0

    def test_as_polysolver_has_it(self, name: str) -> None:
        assert count(formats.read_text(polysolver(CLASSICS[name])).puzzle) == expected(name) > 0


def test_pentominoes_as_polygons() -> None:
    assert count(formats.read_text(polygons(CLASSICS["Pentominoes"])).puzzle) == 9356


@pytest.mark.parametrize(("picture", "lattice", "name"), [
    (SOMA, "cubic", "SomaCube"), (PENTOMINOES, "square", "Pentominoes6x10")])
def test_as_polyform_puzzler_prints_them(picture: str, lattice: str, name: str) -> None:
    puzzle, solution = solved(picture, lattice)
    lines = [" ".join(",".join(map(str, cell[:-1])) for cell in placement.cells) +
             f" {puzzle.parts[placement.part].name}" for placement in solution]
    opened = formats.read_text("\n".join([f"solving {name}:", "", "solution 1:", *lines]))
    assert count(opened.puzzle) == ALL["Soma" if name == "SomaCube" else "Pentominoes"]
    assert len(opened.solutions[0]) == 1


def printed(name: str, *solutions: dict[str, list[tuple[int, ...]]]) -> str:
    """Return solutions as Polyform Puzzler prints them."""
    lines = [f"solving {name}:"]
    for number, pieces in enumerate(solutions, 1):
        lines += ["", f"solution {number}:"]
        lines += [" ".join(",".join(f"{x:02}" for x in cell) for cell in cells) + f" {piece}"
                  for piece, cells in pieces.items()]
    return "\n".join(lines)


# The same four hexagons, turned by 60 degrees; to squares they are different.
TURNED_HEXAGONS = {"I4": [(1, 1), (2, 1), (3, 1), (4, 1)]}, {"I4": [(4, 1), (3, 2), (2, 3), (1, 4)]}


class TestLatticesOfPolyformPuzzler:
    @pytest.mark.parametrize("name", ["TetrahexesTwoDiamonds1", "PentominoesX", "AnyName", "HexominoesDiamond"])
    def test_are_recognised_by_the_cells_whatever_the_title_says(self, name: str) -> None:
        assert formats.read_text(printed(name, *TURNED_HEXAGONS)).puzzle.lattice.name == "hexagon"

    def test_a_solution_that_is_none_on_any_lattice_refuses_the_file(self) -> None:
        """As around a tube: the piece goes on at the other side."""
        around = printed("Tube", {"L": [(0, 0), (1, 0), (1, 1)], "I": [(0, 1)]}, {
            "L": [(0, 0), (0, 1), (1, 1)], "I": [(1, 0)]}, {"L": [(0, 0), (9, 0), (9, 1)], "I": [(5, 5)]})
        with pytest.raises(FileRefusedError, match="1 of its 3 solutions are none of the puzzle"):
            formats.read_text(around)

    def test_a_piece_that_lies_beside_the_figure_is_left_over(self) -> None:
        """As in a triangle of 55 squares, which eleven of the twelve pentominoes fill."""
        opened = formats.read_text(printed("ThreeInARow", {
            "I": [(0, 0), (1, 0)], "O": [(2, 0)], "V": [(5, 0), (5, 1), (6, 0)]}, {
            "V": [(0, 0), (0, 1), (1, 0)], "O": [(9, 9)]}, {
            "L": [(0, 0), (1, 0), (2, 0)], "I": [(5, 0), (6, 0)]}))
        assert opened.puzzle.target.optional != ()
        opened = formats.read_text(printed("ThreeInARow", {
            "I": [(0, 0), (1, 0)], "O": [(2, 0)], "V": [(5, 0), (5, 1), (6, 0)]}, {
            "L": [(0, 0), (1, 0), (2, 0)], "I": [(5, 0), (6, 0)]}))
        target = opened.puzzle.target
        assert (target.cells, target.optional) == (((0, 0, 0), (1, 0, 0), (2, 0, 0)), ())
        assert {part.name: (part.least, part.most) for part in opened.puzzle.parts} == dict.fromkeys("IOVL", (0, 1))
        assert [len(solution) for solution in opened.solutions[0]] == [2, 1]
        assert any("any piece may stay over" in str(remark) for remark in opened.remarks)
        assert count(opened.puzzle) == 3

    def test_cells_that_some_solutions_leave_empty_may_stay_so(self) -> None:
        opened = formats.read_text(printed("Domino", {"I": [(0, 0), (1, 0)]}, {"I": [(1, 0), (2, 0)]}))
        target = opened.puzzle.target
        assert target.cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0))
        assert (target.optional, target.most_empty) == (((0, 0, 0), (2, 0, 0)), 1)
        assert len(opened.solutions[0]) == 2
        assert any("1 cell may stay empty" in str(remark) for remark in opened.remarks)


def test_every_format_is_tested_here_or_has_no_target() -> None:
    assert {form.ending for form in formats.FORMATS if form.parser} == HELD
