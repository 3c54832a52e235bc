"""Options that can be in no solution, and items that another one stands for: less to look at, nothing lost."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import slow_twin
from latticework.cover import Cover, make_cover, reduce
from latticework.jobs.job import prepare
from latticework.search import Problem, make_problem
from quick_suite import in_part
from random_covers import covers, rows, whole
from search_help import agree, sliced, switched
from shapes import box, flat


def lean(cover: Cover) -> Problem:
    return replace(make_problem(cover, "bitset"), lean=True)


def left_in(problem: Problem) -> set[int]:
    """Return the options that the bit-set engine begins with."""
    live = np.unpackbits(problem.option_sets[0].live.view(np.uint8), bitorder="little")
    return set(np.flatnonzero(live).tolist())


def doubled(cover: Cover, items: list[int]) -> Cover:
    """Return the problem with some items once more, after all others."""
    options = [cover.items[cover.start[o] : cover.start[o + 1]].tolist() for o in range(cover.n_options)]
    more = [option + [cover.n_items + i for i, item in enumerate(items) if item in option] for option in options]
    return make_cover(more, [*cover.least.tolist(), *cover.least[items].tolist()],
                      [*cover.most.tolist(), *cover.most[items].tolist()])


class TestImpossibleOptions:
    @given(covers())
    def test_those_left_out_are_in_no_cover(self, cover: Cover) -> None:
        every = slow_twin.all_covers(cover)
        problem = lean(cover)
        assert {o for found in every for o in found} <= left_in(problem)
        assert set(map(tuple, map(sorted, rows(whole(problem))))) == every

    def test_one_that_leaves_an_item_without_options_goes_and_then_what_needed_it(self) -> None:
        # Item 2 needs option 1 or 2; option 0 takes item 1 from both. Then item 3 has only option 3 left.
        cover = make_cover([[0, 1], [1, 2], [1, 2, 0], [0, 3], [3]], [1] * 4, [1] * 4)
        assert left_in(lean(cover)) == {1, 2, 3, 4}
        assert left_in(make_problem(cover, "bitset")) == {0, 1, 2, 3, 4}

    def test_one_that_leaves_too_few_for_copies(self) -> None:
        cover = make_cover([[0, 1], [0, 2], [0, 3], [1, 2], [3]], [2, 1, 1, 1], [2, 1, 1, 1])
        assert 3 not in left_in(lean(cover))  # with it just one option of the item that is covered twice is left

    def test_no_pentomino_cuts_off_a_corner(self) -> None:
        """Of the 2,056 placements in 6x10 those of X next to a corner are among the ones that go."""
        reduction = reduce(flat(box(10, 6)))
        x = [part.name for part in reduction.puzzle.parts].index("X")
        gone = set(range(reduction.cover.n_options)) - left_in(lean(reduction.cover))
        corner = [o for o in range(reduction.cover.n_options)
                  if reduction.part_of[o] == x and {(0, 1, 0), (1, 0, 0)} <= set(reduction.cells(o))]
        assert len(corner) == 1
        assert gone.issuperset(corner)

    @given(covers(), st.randoms(use_true_random=False), st.integers(1, 20))
    def test_slices_add_up(self, cover: Cover, random: Random, budgets: int) -> None:
        problem = lean(cover)
        agree(problem, sliced(problem, random, budgets, 3))

    @pytest.mark.parametrize("seed", in_part(range(3), 3))
    def test_cutting_in_two_counts_no_option_that_is_left_out(self, seed: int) -> None:
        problem = prepare(flat(box(20, 3))).job.problem
        agree(problem, sliced(problem, Random(seed), 300, 3))

    def test_a_search_leaves_them_out(self) -> None:
        assert prepare(flat(box(10, 6))).job.problem.lean


class TestItemsAlike:
    @given(covers(), st.data())
    def test_the_tree_stays_the_same(self, cover: Cover, chance: st.DataObject) -> None:
        items = chance.draw(st.lists(st.integers(0, cover.n_items - 1), max_size=4, unique=True))
        order = np.array(chance.draw(st.permutations(range(cover.n_items + len(items)))), np.int32)
        larger = doubled(cover, items)
        for engine in ("bitset", "backtrack"):
            for by_size in (True, False):
                problem = make_problem(larger, engine, order, by_size)
                slow = slow_twin.AlgorithmX(larger, order.tolist(), by_size, ahead=engine == "bitset" or by_size)
                piece = whole(problem)
                assert rows(piece) == slow.solutions
                if engine == "bitset":
                    assert piece.nodes == slow.nodes

    @given(covers(), st.randoms(use_true_random=False), st.data())
    def test_states_of_dancing_links_are_taken_up(self, cover: Cover, random: Random, chance: st.DataObject) -> None:
        """Dancing links may have branched on an item that the tables of the other engines do without."""
        items = chance.draw(st.lists(st.integers(0, cover.n_items - 1), min_size=1, max_size=4, unique=True))
        order = np.array(chance.draw(st.permutations(range(cover.n_items + len(items)))), np.int32)
        larger = doubled(cover, items)
        problems = [make_problem(larger, "dlx", order), make_problem(larger, "backtrack"), lean(larger)]
        switched(problems, random)
