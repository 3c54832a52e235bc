"""What prunings are told of a target: near cells join the cells of every option, colours tell neighbours apart."""

from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework.cover import reduce, regions
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target
from quick_suite import in_part
from random_solvable import solvable
from shapes import SOMA, box, flat, solid
from slow_prune import APART, TEES, islands


class TestRegions:
    @pytest.mark.parametrize("lattice", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 3))
    @settings(deadline=None, max_examples=8, suppress_health_check=[HealthCheck.too_slow])
    @given(data=st.data())
    def test_options_hang_together_and_neighbours_differ_in_colour(self, lattice: str, data: st.DataObject) -> None:
        check_regions(data.draw(solvable((lattice,))))

    @pytest.mark.parametrize("puzzle", [APART, TEES, flat(()), solid(box(2, 2, 2), SOMA)])
    def test_of_single_puzzles(self, puzzle: Puzzle) -> None:
        check_regions(puzzle)

    def test_where_two_colours_do_not_do(self) -> None:
        puzzle = Puzzle(builtin("hexagon"), target=Target(((0, 0, 0), (1, 0, 0), (0, 1, 0))), parts=())
        assert regions(reduce(puzzle)).color.tolist() == [0, 0, 0]
        assert regions(reduce(TEES)).color.sum() == 0
        assert set(regions(reduce(TEES)).color.tolist()) == {1, -1}


def check_regions(puzzle: Puzzle) -> None:
    reduction = reduce(puzzle)
    where, cover = regions(reduction), reduction.cover
    near, color = [(a, b) for a, b in where.near.tolist()], where.color.tolist()
    target = puzzle.target.cells
    assert where.cells == len(target) == len(color)
    assert all(0 <= a < b < where.cells for a, b in near)
    assert {(a, b) for a in range(len(target)) for b in range(a) if target[b] in puzzle.lattice.neighbours(target[a])
            } <= {(b, a) for a, b in near}
    for option in range(cover.n_options):
        own = reduction.numbers(option)
        items = cover.items[cover.start[option] : cover.start[option + 1]].tolist()
        assert [i for i in items if i < where.first] == [reduction.part_of[option]]
        assert [i - where.first for i in items if where.first <= i < where.first + where.cells] == own
        assert len(islands([(a, b) for a, b in near if {a, b} <= set(own)], set(own))) == 1
    if any(color):
        assert all(sorted((color[a], color[b])) == [-1, 1] for a, b in near)
    elif target:
        assert all(any(some[a] == some[b] for a, b in near) for some in product((1, -1), repeat=len(target)))
