"""Random probing: over all paths, each with its chance, the mean is the exact number of nodes and solutions."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.cover import Cover, make_cover
from latticework.search import Problem, make_problem, make_searcher
from latticework.search.arrays import SOLVED
from latticework.search.probes.open_subtrees import sample
from latticework.search.probes.random_probes import Probes, probe, tree_sizes
from random_covers import covers, rows, whole
from slow_twin import AlgorithmX

TREES = tuple(product(("bitset", "dlx", "backtrack"), (True, False)))
"""Engines that take any problem, by the smallest-item rule or by the order alone."""


def one(problem: Problem, ranks: list[Fraction]) -> Probes:
    """Send one probe that takes these chances at the first levels, and 0 below."""
    chances = np.zeros((1, problem.longest))
    chances[0, : len(ranks)] = list(map(float, ranks))
    return probe(problem, chances)


def every_path(problem: Problem) -> list[tuple[list[Fraction], Probes]]:
    """Return all probes that can happen, each with chances that lead there: the middle of each child's share."""
    path: list[int] = []
    ranks: list[Fraction] = []
    found, pending = [], True
    while pending:
        sent = one(problem, ranks)
        children = [below // weight for weight, below in pairwise(weights(sent))]
        path += [0] * (len(children) - len(path))
        found.append(([Fraction(2 * rank + 1, 2 * n) for rank, n in zip(path, children, strict=True)], sent))
        while path and path[-1] + 1 == children[len(path) - 1]:
            path.pop()
        pending = bool(path)
        if path:
            path[-1] += 1
            ranks = [Fraction(2 * rank + 1, 2 * n) for rank, n in zip(path, children, strict=False)]
    return found


def weights(sent: Probes) -> list[int]:
    """Return the weights of the nodes of the first probe."""
    return [round(weight) for weight in sent.weights[0] if weight]


def every_start(problem: Problem, depth: int) -> list[tuple[Fraction, list[float]]]:
    """Return all ways down to a depth: how likely each is, and chances that lead there, padded with 0."""
    starts = {tuple(map(float, ranks[:depth])): Fraction(1, weights(sent)[: depth + 1][-1])
              for ranks, sent in every_path(problem)}
    return [(chance, [*ranks, *[0.0] * (depth - len(ranks))]) for ranks, chance in starts.items()]


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """Compile the kernels, which are left until they are called, before an example is timed."""
    smallest = make_cover([[0]], [1], [1])
    for tree in TREES:
        sample(make_searcher(make_problem(smallest, tree[0], by_size=tree[1])), np.zeros((1, 0)))
    one(make_problem(smallest), [])
    tree_sizes(make_problem(smallest), np.zeros((1, 1)))


class TestProbesAreUnbiased:
    @given(covers())
    def test_mean_of_all_paths_is_the_profile(self, cover: Cover) -> None:
        twin, mean = AlgorithmX(cover), [Fraction(0)] * (len(AlgorithmX(cover).profile) + 1)
        paths = every_path(make_problem(cover))
        assert sum(Fraction(1, weights(sent)[-1]) for _, sent in paths) == 1
        for _, sent in paths:
            for d, weight in enumerate(weights(sent)):
                mean[d] += Fraction(weight, weights(sent)[-1])
        assert mean == [*twin.profile, 0]

    @given(covers())
    def test_each_solution_is_met_with_the_chance_of_its_weight(self, cover: Cover) -> None:
        solved = [sent for _, sent in every_path(make_problem(cover)) if sent.end[0] == SOLVED]
        met = Counter(tuple(o for o in sent.options[0].tolist() if o >= 0) for sent in solved)
        assert met == Counter(rows(whole(make_problem(cover, "dlx"))))

    @given(covers(), st.sampled_from(TREES), st.randoms(use_true_random=False), st.integers(0, 3))
    def test_so_is_the_mean_with_all_below_a_depth_searched(
        self, cover: Cover, tree: tuple[str, bool], random: Random, depth: int
    ) -> None:
        order = np.array(random.sample(range(cover.n_items), cover.n_items), np.int32)
        problem = make_problem(cover, tree[0], order, tree[1])
        depth, all_of = min(depth, problem.longest), whole(problem)
        nodes, solutions = Fraction(0), Fraction(0)
        for chance, ranks in every_start(problem, depth):
            met, all_searched = sample(make_searcher(problem), np.array([ranks]).reshape(1, depth))
            assert all_searched
            nodes += chance * round(met.nodes[0])
            solutions += chance * round(met.weights.sum())
        assert (nodes, solutions) == (all_of.nodes, len(all_of.solutions))

    @given(covers(), st.booleans())
    def test_cheap_probes_say_the_same(self, cover: Cover, by_size: bool) -> None:
        problem = make_problem(cover, "bitset", by_size=by_size)
        chances = np.random.default_rng(1).random((20, problem.longest))
        assert tree_sizes(problem, chances).tolist() == probe(problem, chances).weights.sum(axis=1).tolist()

    @given(covers(), st.floats(0.05, 2.0))
    def test_so_it_is_when_some_are_preferred(self, cover: Cover, strength: float) -> None:
        """Ways down are met until their chances add up to 1; then the sum of chance times weight is the tree."""
        twin, problem = AlgorithmX(cover), make_problem(cover)
        draws, ways = np.random.default_rng(1), {}
        while abs(sum(1 / sent.weights[0].max() for sent in ways.values()) - 1) > 1e-9:
            sent = probe(problem, draws.random((1, problem.longest)), strength)
            ways[sent.options[0].tobytes()] = sent
        nodes = sum(sent.weights[0].sum() / sent.weights[0].max() for sent in ways.values())
        assert round(nodes, 6) == twin.nodes
        assert sum(sent.end[0] == SOLVED for sent in ways.values()) == len(twin.solutions)

    @given(covers())
    def test_probes_of_one_call_do_not_disturb_each_other(self, cover: Cover) -> None:
        problem = make_problem(cover, "dlx")
        chances = np.random.default_rng(1).random((20, problem.longest))
        together = probe(problem, chances)
        for n, row in enumerate(chances):
            alone = probe(problem, row[None])
            assert (alone.weights[0] == together.weights[n]).all()
            assert (alone.options[0] == together.options[n]).all()

    def test_many_random_probes_come_near(self) -> None:
        """Six queens by rank and file, the diagonals left out: 720 solutions, a tree of 1,957 nodes."""
        cover = make_cover([[r, 6 + f] for r in range(6) for f in range(6)], [1] * 12, [1] * 12)
        problem = make_problem(cover)
        sent = probe(problem, np.random.default_rng(7).random((50, problem.longest)))
        assert sent.weights.sum(axis=1).tolist() == [1957] * 50  # each level has as many children everywhere
        assert (sent.end == SOLVED).all()
