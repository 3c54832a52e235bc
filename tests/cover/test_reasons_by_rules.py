"""Every rule of a puzzle that can be the reason for no solution is named in a sentence."""

from dataclasses import replace
from itertools import pairwise, product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from latticework.cover import check, reduce
from latticework.cover.arguments import arguments
from latticework.cover.forced_placements import dead_end
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target
from random_solvable import solvable
from shapes import box, cells
from slow_twin import all_covers

ACROSS, UP = ((0, 0, 0), (1, 0, 0)), ((1, -1, 1), (1, 0, 1))
STICKS = Puzzle(builtin("square-stick"), target=Target(ACROSS + UP), parts=(Part("I", ACROSS, 2, 2),))
"""Two sticks of two cells, which would cross in the middle of a plus."""
ROW = Puzzle(builtin("square"), target=Target(box(4, 1)), motions="fixed")


def proofs(puzzle: Puzzle) -> list[str]:
    cover = reduce(puzzle).cover
    rows = [np.bincount(cover.items[a:b], minlength=cover.n_items) for a, b in pairwise(cover.start)]
    for chosen in product((0, 1), repeat=len(rows)):
        times = sum((use * row for use, row in zip(chosen, rows, strict=True)), np.zeros(cover.n_items, int))
        assert not ((cover.least <= times) & (times <= cover.most)).all(), "it has no solution, as trying all shows"
    return [str(argument.text) for argument in arguments(reduce(puzzle)) if argument.proof]


def row_of_marks(one: str, other: str, matching: Matching | None = None) -> Puzzle:
    """Return two dominoes that fill a row, with marks on the sides at which they meet."""
    domino = ((0, 0, 0), (1, 0, 0))
    parts = tuple(Part(name, domino, marks=(Mark(cell, side, mark),) if mark else (), motions="placed")
                  for name, cell, side, mark in (("A", (1, 0, 0), "east", one), ("B", (0, 0, 0), "west", other)))
    placed = replace(parts[1], cells=((2, 0, 0), (3, 0, 0)), marks=tuple(
        replace(mark, cell=(2, 0, 0)) for mark in parts[1].marks))
    return replace(ROW, parts=(parts[0], placed), matching=matching)


def test_sticks_may_not_cross_at_a_corner() -> None:
    (text,) = proofs(STICKS)
    assert text == ("1 placement is forced, because a cell or a part has no other; then too few placements are left "
                    "for part I. Two sticks may not cross at a corner.")


@pytest.mark.parametrize(("one", "other", "matching", "rule"), [
    ("a", "b", None, "The marks a and b may not meet."),
    ("a", "", None, "The mark a may not meet a side without a mark."),
    ("a", "a", Matching(meet=frozenset({("", ""), ("a", "b")})), "Two sides with the mark a may not meet."),
])
def test_marks_that_may_not_meet(one: str, other: str, matching: Matching | None, rule: str) -> None:
    (text,) = proofs(row_of_marks(one, other, matching))
    assert text.endswith(rule)


def test_how_often_a_part_may_be_placed() -> None:
    target = Target((*box(3, 1), *((x + 10, y, z) for x, y, z in box(3, 1))))
    bent = Part("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)), 0, 2)
    puzzle = Puzzle(builtin("square"), target=target, parts=(Part("L", cells("###"), 0, 1), bent))
    assert any("Part L may be placed only once." in text for text in proofs(puzzle))


@pytest.mark.parametrize(("puzzle", "rule"), [
    (Puzzle(builtin("square"), target=Target(box(1, 3)), parts=(Part("I", cells("###"), motions="fixed"),)),
     "the parts could be moved and turned freely"),
    (Puzzle(builtin("square"), target=Target(box(3, 1), cell_colors=(((1, 0, 0), "#ff0000"),)),
            parts=(Part("I", cells("###"), cell_colors=(((1, 0, 0), "#00ff00"),)),)),
     "the colours of cells did not matter"),
])
def test_the_rule_by_which_a_part_fits_nowhere(puzzle: Puzzle, rule: str) -> None:
    texts = proofs(puzzle)
    assert texts[0] == f"Part I fits nowhere in the target. It would fit if {rule}."
    assert any(text.endswith(f"That would be possible if {rule}.") for text in texts)


def test_a_part_that_no_rule_hinders_is_said_to_fit_nowhere_and_no_more() -> None:
    puzzle = Puzzle(builtin("square"), target=Target(box(2, 2)), parts=(Part("I", cells("####")),))
    assert next(str(reason.text) for reason in check(reduce(puzzle))) == "Part I fits nowhere in the target."


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(solvable())
def test_a_dead_end_has_no_solution(puzzle: Puzzle) -> None:
    reduction = reduce(puzzle)
    if dead_end(reduction) is not None:
        assert not all_covers(reduction.cover)
