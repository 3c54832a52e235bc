"""The checker for many solutions at once says of each what the slow one says."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from latticework import paths
from latticework.cover import Reduction
from latticework.cover.mark_conflicts import Marks
from latticework.cover.reduction import reduce
from latticework.lattice import Cell, builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, load
from latticework.puzzle.targets import only_current_target
from latticework.solution import faults, placements_of
from latticework.solution.verify_many import ManyChecker
from quick_suite import in_part
from random_solvable import BLACK, WHITE, solvable
from shapes import box, flat, solve

Rows = NDArray[np.int32]


def wrong(reduction: Reduction, row: Rows) -> bool:
    """Say whether a row is no solution, by the slow checker, which does not look at what stands for empty cells."""
    puzzle, n = reduction.puzzle, reduction.cover.n_options
    placed = placements_of(row, reduction)
    covered = {cell for placement in placed for cell in placement.cells}
    holes = [cell for o in row if o < n and reduction.part_of[o] == len(puzzle.parts) for cell in reduction.cells(o)]
    return faults(puzzle, placed) != [] or sorted(holes) != sorted(set(puzzle.target.cells) - covered)


def coverings(reduction: Reduction, most: int) -> list[list[int]]:
    """Return ways to cover each cell once, whatever else the rules say."""
    cells = range(len(reduction.puzzle.target.cells))
    covered = [reduction.numbers(o) for o in range(reduction.cover.n_options)]
    at = [[o for o, own in enumerate(covered) if i in own] for i in cells]
    found: list[list[int]] = []

    def fill(row: list[int], full: set[int]) -> None:
        free = [i for i in range(len(at)) if i not in full]
        if not free:
            found.append(row)
        for o in at[free[0]] if free else []:
            own = set(covered[o])
            if len(found) < most and not own & full:
                fill([*row, o], own | full)

    fill([], set())
    return found


class Told:
    """A reduction that says something else of its options than it should, where that is given."""

    def __init__(self, reduction: Reduction, **changes: Any) -> None:
        self.puzzle, self.cover = reduction.puzzle, reduction.cover
        every = range(reduction.cover.n_options)
        said = {"part_of": reduction.part_of, "numbers_of": [reduction.numbers(o) for o in every],
                "marks_of": [reduction.marks(o) for o in every]}
        self.numbers_of, self.marks_of = ((said | changes)[name] for name in ("numbers_of", "marks_of"))
        self.part_of = np.array((said | changes)["part_of"])

    def numbers(self, option: int) -> list[int]:
        return self.numbers_of[option]

    def cells(self, option: int) -> tuple[Cell, ...]:
        return tuple(self.puzzle.target.cells[number] for number in self.numbers_of[option])

    def marks(self, option: int) -> Marks:
        return self.marks_of[option]


def padded(rows: list[list[int]], n_options: int) -> Rows:
    array = np.full((len(rows), max(map(len, rows)) + 1), n_options, np.int32)
    for own, row in zip(array, rows, strict=True):
        own[: len(row)] = row
    return array


def assert_agree(reduction: Reduction, rows: list[list[int]]) -> int:
    """Compare both checkers; return how many rows are wrong."""
    array = padded(rows, reduction.cover.n_options)
    told = ManyChecker.of(reduction).wrong(array).tolist()
    assert told == [wrong(reduction, row) for row in array]
    return sum(told)


def spoilt(chance: st.DataObject, row: list[int], n_options: int) -> list[int]:
    """Return a row with an option left out, put in, or changed."""
    at, option = chance.draw(st.integers(0, len(row))), chance.draw(st.integers(0, n_options - 1))
    return [*row[:at], *([option] if chance.draw(st.booleans()) else []), *row[at + chance.draw(st.booleans()) :]]


@given(solvable(), st.sampled_from([None, 2, 3]), st.data())
def test_random_puzzles_and_rows(puzzle: Puzzle, reach: int | None, chance: st.DataObject) -> None:
    if reach:
        matching = replace(puzzle.matching or Matching(), reach={"key": reach})
        marks = any(part.all_marks for part in puzzle.parts)
        puzzle = replace(puzzle, matching=matching if marks else puzzle.matching)
    reduction = reduce(puzzle)
    n = reduction.cover.n_options
    rows = [[], *coverings(reduction, 20)]
    if n:
        rows += [spoilt(chance, row, n) for row in rows[:6]]
        rows += chance.draw(st.lists(st.lists(st.integers(0, n - 1), max_size=5), max_size=5))
    assert_agree(reduction, rows)


LIBRARY = ["cubic/soma", "half-square/tangram-square", "square-stick", "triangle-stick", "hexagon-stick", "ring",
           "packed-spheres", "drafter", "kite"]


def test_marks_that_reach_through_the_next_cell() -> None:
    key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "long"),))
    pipe = Part("P", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "hole"), Mark((0, 0, 0), "west", "hole")))
    others = tuple(Part(name, ((0, 0, 0),), 0, 1, marks=marks) for name, marks in
                   (("E", (Mark((0, 0, 0), "west", "hole"),)), ("O", ())))
    matching = Matching((("", ""), ("long", "hole"), ("hole", "hole"), ("hole", "")), ("", "hole"), {"long": 2})
    reduction = reduce(Puzzle(builtin("square"), motions="fixed", target=Target(box(3, 1)),
                              parts=(key, pipe, *others), matching=matching))
    assert reduction.puzzle.parts[0].name == "K"
    rows = coverings(reduction, 500)
    count = assert_agree(reduction, rows)
    assert 0 < count < len(rows)


def test_marks_that_reach_a_mark_inside_a_part() -> None:
    key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "key"),))
    holes = [Mark((0, 0, 0), "west", "hole"), Mark((0, 0, 0), "east", "bottom")]
    shallow = Part("S", ((0, 0, 0), (1, 0, 0)), 0, 1, marks=tuple(sorted(holes)))
    deep = Part("D", ((0, 0, 0), (1, 0, 0)), 0, 1, marks=(holes[0],))
    reduction = reduce(Puzzle(builtin("square"), motions="fixed", target=Target(box(3, 1)),
                              parts=(key, shallow, deep),
                              matching=Matching((("", ""), ("key", "hole")), ("", "hole"), {"key": 2})))
    rows = coverings(reduction, 10)
    assert len(rows) > assert_agree(reduction, rows) == 1


def test_marks_that_must_not_face_an_empty_cell() -> None:
    key = Part("K", ((0, 0, 0),), 0, 1, marks=(Mark((0, 0, 0), "east", "key"),))
    other = Part("O", ((0, 0, 0),), 0, 3)
    told = []
    for allowed in (("", "key"), ("",)):
        matching = Matching((("", ""), ("key", "")), allowed)
        reduction = reduce(Puzzle(builtin("square"), motions="fixed", target=Target(box(3, 1), optional=box(3, 1)),
                                  parts=(key, other), matching=matching))
        rows = coverings(reduction, 100)
        few = [row for row in rows if Counter(reduction.part_of[o] for o in row)[0] < 2]
        told.append(assert_agree(reduction, few))
    assert told == [0, 4]  # the key in the first or second cell, nothing behind it, anything or nothing in the third


def test_without_a_table_only_equal_marks_meet() -> None:
    one, other = (Part(name, ((0, 0, 0),), marks=(Mark((0, 0, 0), side, name),))
                  for name, side in (("A", "east"), ("B", "west")))
    reduction = reduce(Puzzle(builtin("square"), motions="fixed", target=Target(box(2, 1)), parts=(one, other)))
    rows = [row for row in coverings(reduction, 10) if {reduction.part_of[o] for o in row} == {0, 1}]
    assert len(rows) == 2
    assert assert_agree(reduction, rows) == 1  # the order in which the two marks face each other


def test_parts_that_must_not_cross() -> None:
    """Sticks through one point in a straight line, each from one side to the other."""
    plus = ((0, 1, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))  # four sticks that meet in one point
    bar = Part("I", ((0, 0, 0), (1, 0, 0)), 0, 2)
    reduction = reduce(Puzzle(builtin("square-stick"), target=Target(plus), parts=(bar,)))
    rows = coverings(reduction, 50)
    assert assert_agree(reduction, rows) == len(rows) == 1


def _library(folder: str) -> list[Path]:
    found = sorted((paths.library() / folder).glob("*.toml"))
    return found[:1] or [paths.library() / f"{folder}.toml"]


@pytest.mark.parametrize("name", in_part(LIBRARY, 3))
def test_what_ships(name: str) -> None:
    """Solutions of puzzles of the library, as they are and with two options exchanged."""
    puzzle = only_current_target(load(_library(name)[0]))
    solved = solve_some(puzzle)
    reduction, rows = solved[0], [row[row < solved[0].cover.n_options].tolist() for row in solved[1]]
    assert assert_agree(reduction, rows) == 0
    mixed = [[*one[:2], *other[2:]] for one, other in pairwise(rows)]
    if mixed:
        assert_agree(reduction, mixed)


def solve_some(puzzle: Puzzle, most: int = 8) -> tuple[Reduction, Rows]:
    """Return up to `most` solutions, found within some seconds."""
    from latticework.jobs.job import prepare
    from latticework.search import advance, root

    prepared = prepare(puzzle)
    piece = advance(prepared.job.problem, root(), 200_000, room=most)
    return prepared.reduction, prepared.job.numbers[piece.solutions]


def test_a_wrong_part_of_every_kind_is_reported() -> None:
    """Each option of a solution exchanged for every other option."""
    parts = Part("V", ((0, 0, 0), (0, 1, 0), (1, 0, 0)), 2, 4), Part("I", box(2, 1), 0, 6)
    solved = solve(Puzzle(builtin("square"), target=Target(box(4, 3)), parts=parts))
    reduction = solved.prepared.reduction
    row = solved.kept.rows[0]
    right = row[row < reduction.cover.n_options].tolist()
    rows = [[*right[:i], o, *right[i + 1 :]] for i in range(len(right)) for o in range(reduction.cover.n_options)]
    assert assert_agree(reduction, rows) == sum(Counter(r) != Counter(right) for r in map(tuple, rows))


def with_holes() -> Puzzle:
    """Return a rectangle of which the left column may stay empty, all of it."""
    target = Target(box(4, 2), optional=box(1, 2))
    return Puzzle(builtin("square"), target=target, parts=(Part("I", box(2, 1), 3, 4),))


def with_colors() -> Puzzle:
    """Return a rectangle in two colours."""
    colors = tuple(((x, y, 0), BLACK if x < 2 else WHITE) for x in range(4) for y in range(2))
    half = tuple((cell, BLACK) for cell in box(2, 1))
    return Puzzle(builtin("square"), target=Target(box(4, 2), cell_colors=colors),
                  parts=(Part("I", box(2, 1), 2, 2), Part("B", box(2, 1), 2, 2, cell_colors=half)))


def placed() -> Puzzle:
    """Return a rectangle with one part where it is drawn."""
    corner = Part("L", ((0, 0, 0), (1, 0, 0), (1, 1, 0)))
    return Puzzle(builtin("square"), target=Target(box(4, 2)), parts=(
        Part("P", box(2, 1), motions="placed"), corner, Part("I", box(3, 1))))


@pytest.mark.parametrize("puzzle", in_part([with_holes(), with_colors(), placed(), flat(box(6, 5), "FILPVY")], 2),
                         ids=["holes", "colors", "placed", "fives"])
def test_a_wrong_reduction_is_reported(puzzle: Puzzle) -> None:
    """Solutions whose options are made to say what they should not: a cell, the part or the marks of another one."""
    solved = solve(puzzle)
    reduction, told = solved.prepared.reduction, 0
    row = max(solved.kept.rows, key=lambda row: (row < reduction.cover.n_options).sum())  # one with holes, if any has
    options = row[row < reduction.cover.n_options].tolist()
    for one, other in permutations(options, 2):
        for field in ("part_of", "numbers_of", "marks_of"):
            values = list(getattr(Told(reduction), field))
            if field == "numbers_of":
                a, b = values[one], values[other]
                values[one], values[other] = [b[0], *a[1:]], [a[0], *b[1:]]
            else:
                values[one], values[other] = values[other], values[one]
            told += assert_agree(cast(Reduction, Told(reduction, **{field: values})), [options])
    assert told
