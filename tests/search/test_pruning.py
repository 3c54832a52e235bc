"""Prunings against an obviously right twin in plain Python; they lose no solution and cut what they should."""

from dataclasses import replace
from math import inf
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from latticework.cover import Reduction, Regions, item_order, reduce, regions
from latticework.cover.arguments import proofs
from latticework.puzzle import Puzzle, Target
from latticework.search import ENGINES, Problem, make_problem
from latticework.search.arrays import LEVEL
from latticework.search.engines import branches_on_smallest, find
from latticework.search.pruning.kernel import cut_off, make_sieve
from latticework.search.pruning.tables import PRUNINGS
from quick_suite import in_part
from random_covers import rows, whole
from random_solvable import solvable
from search_help import agree, sliced
from shapes import box, cells, flat, parts, square
from slow_prune import APART, TEES, Node

GAPPED = Target(tuple(cell for cell in box(13, 10) if sum(cell) % 2 or cell[0] % 3 != 1))
WIDE = Puzzle(square(), target=GAPPED, parts=parts(
    square(), {"N": "##../.###", "T": "###/.#.", "U": "#.#/###", "I": "##"}, least=1, most=7))
"""More than 64 cells, which take several words, many more of one colour than of the other."""

RECTANGLE = flat(box(6, 5), "ILNPUY")
SETS = [*((name,) for name in PRUNINGS), ("islands", "fits"), PRUNINGS]
SEARCHERS = [engine for engine in ENGINES if engine != "auto"]


def pruned(reduction: Reduction, names: tuple[str, ...], engine: str = "bitset",
           by_size: bool | None = None) -> Problem:
    """Return the problem of a puzzle, nothing held to representatives, the parts first, with prunings."""
    rule = "given" if branches_on_smallest(engine, by_size) else "lexicographic"
    cover, order = reduction.cover, item_order(reduction, rule)
    if find(engine).own_numbers:
        cover = cover.renumbered(find(engine).numbering(cover, order))
    problem = make_problem(cover, engine, order, by_size)
    return replace(problem, regions=regions(reduction), prunings=names)


def dive(reduction: Reduction, where: Regions, random: Random, steps: int) -> list[int]:
    """Choose options at random, one after another, as long as some fits."""
    chosen: list[int] = []
    while len(chosen) < steps and (fitting := Node(reduction, where, chosen).fitting()):
        chosen.append(random.choice(fitting))
    return chosen


def asked(problem: Problem, chosen: list[int]) -> int:
    """Return what the program says about a node."""
    levels, cut = np.zeros(len(chosen) + 1, LEVEL), np.zeros(len(PRUNINGS), np.int64)
    levels["option"][: len(chosen)] = chosen
    return int(cut.argmax()) if cut_off(make_sieve(problem.pruning), levels, len(chosen), cut) else -1


class TestTwin:
    @settings(suppress_health_check=[HealthCheck.too_slow])
    @given(solvable(), st.randoms(use_true_random=False), st.integers(0, 5))
    @example(APART, Random(1), 2)
    @example(APART, Random(2), 3)
    @example(TEES, Random(3), 0)
    @example(TEES.with_target(cells=box(3, 1)), Random(4), 0)
    def test_the_same_nodes_are_hopeless(self, puzzle: Puzzle, random: Random, steps: int) -> None:
        reduction = reduce(puzzle)
        where = regions(reduction)
        chosen = dive(reduction, where, random, steps)
        for names in SETS:
            node = Node(reduction, where, chosen)
            expected = node.hopeless([name for name in names if name != "islands" or node.has_one_size_each])
            assert asked(pruned(reduction, names), chosen) == expected, names

    @settings(suppress_health_check=[HealthCheck.too_slow])
    @given(solvable())
    @example(APART)
    @example(TEES)
    @example(TEES.with_target(cells=box(3, 1)))
    @example(replace(TEES, parts=(replace(TEES.parts[0], cells=cells("####")),)))
    @example(WIDE)
    def test_a_hopeless_root_is_proved_before_a_search(self, puzzle: Puzzle) -> None:
        reduction = reduce(puzzle)
        if Node(reduction, regions(reduction), []).hopeless(PRUNINGS) >= 0:
            assert proofs(reduction, inf)

    @pytest.mark.slow
    def test_the_same_nodes_are_hopeless_in_a_large_target(self) -> None:
        reduction = reduce(WIDE)
        where, random, said = regions(reduction), Random(7), []
        problems = {names: pruned(reduction, names) for names in SETS}
        for steps in (*range(2, 30, 2), *range(2, 30, 3)):
            chosen = dive(reduction, where, random, steps)
            for names, problem in problems.items():
                said.append(asked(problem, chosen))
                assert said[-1] == Node(reduction, where, chosen).hopeless(names), names
        assert set(said) == {-1, *range(len(PRUNINGS))}  # each has something to say here

    @settings(suppress_health_check=[HealthCheck.too_slow])
    @given(solvable(), st.randoms(use_true_random=False))
    def test_no_node_before_a_solution_is_hopeless(self, puzzle: Puzzle, random: Random) -> None:
        reduction = reduce(puzzle)
        found = rows(whole(pruned(reduction, ())))
        assume(found)
        chosen = list(random.choice(found))
        random.shuffle(chosen)
        problem = pruned(reduction, PRUNINGS)
        assert all(asked(problem, chosen[:n]) == -1 for n in range(len(chosen) + 1))


@pytest.mark.parametrize("engine", SEARCHERS)
class TestSearch:
    @settings(suppress_health_check=[HealthCheck.too_slow])
    @given(puzzle=solvable(), names=st.sampled_from(SETS), size=st.booleans())
    @example(puzzle=APART, names=PRUNINGS, size=True)
    def test_no_solution_is_lost(self, engine: str, puzzle: Puzzle, names: tuple[str, ...], size: bool) -> None:
        by_size = size and find(engine).takes_size
        reduction = reduce(puzzle)
        plain = whole(pruned(reduction, (), engine, by_size))
        piece = whole(pruned(reduction, names, engine, by_size))
        assert rows(piece) == rows(plain)
        assert piece.nodes <= plain.nodes
        assert not [n for name, n in zip(PRUNINGS, piece.cut.tolist(), strict=True) if n and name not in names]
        assert plain.cut.tolist() == [0] * len(PRUNINGS)

    def test_the_colouring_cuts_at_the_root(self, engine: str) -> None:
        reduction = reduce(TEES)
        piece = whole(pruned(reduction, ("parity",), engine))
        assert (piece.nodes, piece.cut.tolist()) == (1, [0, 0, 1, 0])
        assert whole(pruned(reduction, (), engine)).nodes > 1

    def test_each_cuts_and_sums_cut_more_than_the_smallest_part(self, engine: str) -> None:
        reduction = reduce(RECTANGLE)
        pieces = {name: whole(pruned(reduction, (name,), engine, by_size=False)) for name in PRUNINGS}
        plain = whole(pruned(reduction, (), engine, by_size=False))
        for name in ("small", "islands", "fits"):
            assert pieces[name].cut[PRUNINGS.index(name)] > 0
            assert pieces[name].nodes < plain.nodes
        assert pieces["islands"].nodes < pieces["small"].nodes

    @pytest.mark.parametrize("names", in_part([PRUNINGS, ("islands",)], 2))
    @pytest.mark.parametrize(("budgets", "pieces"), in_part([(60, 3), (5, 1)], 2, several=True))
    def test_slices_add_up_to_one_run(self, engine: str, names: tuple[str, ...], budgets: int, pieces: int) -> None:
        problem = pruned(reduce(RECTANGLE), names, engine, by_size=False)
        slices = sliced(problem, Random(budgets), budgets, pieces)
        agree(problem, slices)
        assert sum(piece.cut for piece in slices).tolist() == whole(problem).cut.tolist()  # type: ignore[union-attr]
