"""Lines along which all marks are different: against plain trying of everything, and what is said of faults."""

from dataclasses import replace
from itertools import permutations, product
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from latticework.jobs.job import prepare
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, dump, edit_cells, load, parse
from latticework.solution import faults, placements_of
from latticework.solution.verify_many import ManyChecker
from shapes import box, solve, square
from ways_help import solutions

SIDES = ("east", "north", "west", "south")
COLORS = ("red", "white", "")
ANY = Matching(tuple((one, other) for one in COLORS for other in COLORS))


def row(length: int, *sides: str) -> Target:
    """Return a row of squares with a line along each of some sides."""
    cells = tuple((x, 0, 0) for x in range(length))
    return Target(cells, different=tuple(tuple((cell, side) for cell in cells) for side in sides))


def tile(name: str, colors: tuple[str, ...]) -> Part:
    """Return a square with colours on its sides, in the order of SIDES."""
    marks = zip(SIDES, colors, strict=True)
    return Part(name, ((0, 0, 0),), marks=tuple(sorted(Mark((0, 0, 0), side, mark) for side, mark in marks if mark)))


def rows_without_repeats(tiles: list[tuple[str, ...]], sides: tuple[str, ...]) -> int:
    """Return in how many ways tiles that differ lie in a row, turned but not turned over, by trying all."""
    turns = [sorted({t[i:] + t[:i] for i in range(4)}) for t in tiles]
    found = 0
    for order in permutations(turns):
        for turned in product(*order):
            shown = [[mark for t in turned if (mark := t[SIDES.index(side)])] for side in sides]
            found += all(len(set(line)) == len(line) for line in shown)
    return found


@given(st.lists(st.tuples(*[st.sampled_from(COLORS)] * 4), min_size=1, max_size=3, unique_by=lambda t: min(
    t[i:] + t[:i] for i in range(4))), st.sets(st.sampled_from(SIDES), min_size=1))
def test_a_row_of_tiles(tiles: list[tuple[str, ...]], sides: set[str]) -> None:
    puzzle = Puzzle(square(), motions="turn", target=row(len(tiles), *sorted(sides)), matching=ANY,
                    parts=tuple(tile(str(number), colors) for number, colors in enumerate(tiles)))
    assert len(solutions(prepare(puzzle))) == rows_without_repeats(tiles, tuple(sorted(sides)))


def test_only_symmetries_that_keep_the_lines_count() -> None:
    """With a line along one long side the half turn, which leads to the other, is no symmetry; the mirror is."""
    parts = (tile("A", ("red", "", "", "")), tile("B", ("red", "white", "", "")))
    free, one, both = (prepare(Puzzle(square(), target=row(2, *sides), matching=ANY, parts=parts)).group
                       for sides in ((), ("north",), ("north", "south")))
    assert [(group.order, group.rotations) for group in (free, one, both)] == [(4, 2), (2, 1), (4, 2)]


def test_a_part_that_repeats_a_mark_along_a_line_has_no_place() -> None:
    part = Part("D", box(2, 1), marks=tuple(Mark(cell, "north", "red") for cell in box(2, 1)))
    puzzle = Puzzle(square(), motions="fixed", target=row(2, "north"), parts=(part,))
    assert prepare(puzzle).reduction.cover.n_options == 0
    assert prepare(puzzle.with_target(different=())).reduction.cover.n_options == 1


def test_what_repeats_a_mark_is_named() -> None:
    parts = (replace(tile("A", ("", "red", "", "")), least=2, most=2),)
    free = Puzzle(square(), motions="fixed", target=row(2), matching=ANY, parts=parts)
    bound, rows = replace(free, target=row(2, "north")), np.array([[0, 1]], np.int32)
    placed = placements_of(rows[0], prepare(free).reduction)
    assert faults(free, placed) == []
    assert faults(bound, placed) == ["the mark 'red' occurs 2 times along line 1"]
    assert [ManyChecker.of(prepare(puzzle).reduction).wrong(rows).tolist() for puzzle in (free, bound)] == [
        [False], [True]]


def test_instant_insanity() -> None:
    """Four cubes in a row, no colour twice along a side: against all orders and turns of the cubes."""
    puzzle = load(Path(__file__).resolve().parents[2] / "puzzles" / "cubic" / "instant-insanity.toml")
    labels = [edge.label for edge in puzzle.lattice.kinds[0].half_edges]
    steps = np.array([puzzle.lattice.neighbours((0, 0, 0, 0))[i][:3] for i in range(6)])
    turns = [turn for turn in permutations(range(6)) if _is_turn(steps[list(turn)], steps)]
    ways = []
    for part in puzzle.parts:
        mark = {m.side: m.mark for m in part.marks}
        ways.append([{labels[i]: mark[labels[j]] for i, j in enumerate(turn)} for turn in turns])
    sides = [label for label, step in zip(labels, steps.tolist(), strict=True) if step[0] == 0]
    right = sum(all(len({cube[side] for cube in cubes}) == 4 for side in sides) for cubes in product(*ways))
    assert len(turns) == 24
    assert solve(puzzle).counts[0] == right * 24  # the cubes in any order


def _is_turn(image: np.ndarray, steps: np.ndarray) -> bool:
    matrix = np.linalg.lstsq(steps, image, rcond=None)[0]
    return np.allclose(steps @ matrix, image) and np.linalg.det(matrix) > 0.5


def test_lines_go_with_the_target() -> None:
    puzzle = Puzzle(square(), target=row(3, "north"))
    cells = (*puzzle.target.cells, *edit_cells.faced_cells(puzzle, None))
    turned = {cell: (-cell[1], cell[0], 0) for cell in cells}
    assert edit_cells.carried(puzzle, None, turned).target.different == (
        (((0, 0, 0), "west"), ((0, 1, 0), "west"), ((0, 2, 0), "west")),)
    assert edit_cells.with_cells(puzzle, None, ((0, 0, 0), (2, 0, 0), (9, 9, 0))).target.different == (
        (((0, 0, 0), "north"), ((2, 0, 0), "north")),)
    assert edit_cells.with_cells(puzzle, None, ((0, 0, 0),)).target.different == ()


def test_sides_of_a_line_are_written_each_where_they_differ() -> None:
    line = (((0, 0, 0), "north"), ((1, 0, 0), "south"))
    text = dump(Puzzle(square(), target=Target(box(2, 1), different=(line, row(2, "east").different[0]))))
    assert 'cells = [[0, 0], [1, 0]]\nside = ["north", "south"]\n' in text
    assert 'cells = [[0, 0], [1, 0]]\nside = "east"\n' in text
    assert parse(text, "text").target.different[0] == line
