"""Random probing: over all paths, each with its chance, the mean is the exact number of nodes and solutions."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import numpy as np
from hypothesis import given

from latticework.cover import Cover, make_cover
from latticework.search import make_problem
from latticework.search.probe import Probes, probe
from random_covers import covers, rows, whole
from slow_twin import AlgorithmX


def one(cover: Cover, ranks: list[Fraction]) -> Probes:
    """Send one probe that takes these chances at the first levels, and 0 below."""
    problem = make_problem(cover, "dlx")
    chances = np.zeros((1, problem.longest))
    chances[0, : len(ranks)] = list(map(float, ranks))
    return probe(problem, chances)


def every_path(cover: Cover) -> list[tuple[Fraction, Probes]]:
    """Return all probes that can happen, with their chances, the middle of each child's share being picked."""
    found, ranks, pending = [], [], True
    while pending:
        sent = one(cover, ranks)
        weights = [round(weight) for weight in sent.weights[0] if weight]
        children = [below // weight for weight, below in pairwise(weights)]
        found.append((Fraction(1, weights[-1]), sent))
        path = [int(ranks[d] * children[d]) if d < len(ranks) else 0 for d in range(len(children))]
        while path and path[-1] + 1 == children[len(path) - 1]:
            path.pop()
        pending = bool(path)
        if path:
            path[-1] += 1
            ranks = [Fraction(2 * rank + 1, 2 * n) for rank, n in zip(path, children, strict=False)]
    return found


class TestProbesAreUnbiased:
    @given(covers())
    def test_mean_of_all_paths_is_the_profile(self, cover: Cover) -> None:
        twin, mean = AlgorithmX(cover), [Fraction(0)] * (len(AlgorithmX(cover).profile) + 1)
        paths = every_path(cover)
        assert sum(chance for chance, _ in paths) == 1
        for chance, sent in paths:
            for d, weight in enumerate(sent.weights[0][: len(mean)].tolist()):
                mean[d] += chance * round(weight)
        assert mean == [*twin.profile, 0]

    @given(covers())
    def test_each_solution_is_met_with_the_chance_of_its_weight(self, cover: Cover) -> None:
        solved = [sent for _, sent in every_path(cover) if sent.solved[0]]
        met = Counter(tuple(o for o in sent.solutions[0].tolist() if o >= 0) for sent in solved)
        assert met == Counter(rows(whole(make_problem(cover, "dlx"))))

    @given(covers())
    def test_probes_of_one_call_do_not_disturb_each_other(self, cover: Cover) -> None:
        problem = make_problem(cover, "dlx")
        chances = np.random.default_rng(1).random((20, problem.longest))
        together = probe(problem, chances)
        for n, row in enumerate(chances):
            alone = probe(problem, row[None])
            assert (alone.weights[0] == together.weights[n]).all()
            assert (alone.solutions[0] == together.solutions[n]).all()

    def test_many_random_probes_come_near(self) -> None:
        """Six queens by rank and file, the diagonals left out: 720 solutions, a tree of 1,957 nodes."""
        cover = make_cover([[r, 6 + f] for r in range(6) for f in range(6)], [1] * 12, [1] * 12)
        problem = make_problem(cover)
        sent = probe(problem, np.random.default_rng(7).random((50, problem.longest)))
        assert sent.weights.sum(axis=1).tolist() == [1957] * 50  # each level has as many children everywhere
        assert sent.solved.all()
