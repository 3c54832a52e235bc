"""Counting without listing: against listing, and against published counts."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from latticework.cover import Cover, item_order, reduce
from latticework.errors import LatticeworkError
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.polyforms import polyforms
from latticework.search import frontier, make_problem
from latticework.search.frontier import Frontier, Numbered
from random_covers import covers, rows, whole
from shapes import box, cells, flat, square

UNLIMITED = 1000
TROMINOES = (Part("I", cells("###"), 0, UNLIMITED), Part("L", cells("##\n#."), 0, UNLIMITED))
PENTOMINOES = tuple(Part(str(i), form, 0, UNLIMITED) for i, form in enumerate(polyforms(builtin("square"), 5)))
DOMINOES = (Part("I", cells("##"), 32, 32),)
PUBLISHED = {
    "dominoes in 8x8, OEIS A004003": (box(8, 8), DOMINOES, 12_988_816),
    "trominoes in 9x8": (box(9, 8), TROMINOES, 30_860_212_081),
    "Y pentominoes in 10x10": (box(10, 10), (Part("Y", cells("####\n.#.."), 0, UNLIMITED),), 350),
    "free pentominoes in 5x8": (box(5, 8), PENTOMINOES, 1_696_781),
}


def in_order(puzzle: Puzzle) -> Frontier:
    reduction = reduce(puzzle)
    return Frontier(reduction.cover, item_order(reduction, "short"))


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_counts(name: str) -> None:
    target, parts, count = PUBLISHED[name]
    assert in_order(Puzzle(square(), target=target, parts=parts)).count() == count


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_the_numbered_solutions_are_all_solutions(data: st.DataObject) -> None:
    cover: Cover = data.draw(covers())
    order = np.array(data.draw(st.permutations(range(cover.n_items))), np.int32)
    listed = sorted(tuple(sorted(row)) for row in rows(whole(make_problem(cover))))
    assert Frontier(cover, order).count() == len(listed)
    numbered = Numbered(Frontier(cover, order))
    assert sorted(tuple(sorted(numbered.solution(k))) for k in range(numbered.count)) == listed


def test_each_part_once() -> None:
    assert in_order(flat(box(5, 4), "LNPV")).count() == len(rows(whole(make_problem(
        reduce(flat(box(5, 4), "LNPV")).cover))))


def test_there_is_no_solution_beyond_the_last() -> None:
    numbered = Numbered(in_order(Puzzle(square(), target=box(2, 2), parts=(Part("I", cells("##"), 2, 2),))))
    assert numbered.count == 2
    for number in (-1, 2):
        with pytest.raises(IndexError):
            numbered.solution(number)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frontier, "MOST_STATES", 10)
    with pytest.raises(LatticeworkError, match="more than 10 states"):
        in_order(Puzzle(square(), target=box(8, 8), parts=DOMINOES)).count()
