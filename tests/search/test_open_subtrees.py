"""What is open below the states of a search, and probes of it: nothing that was explored, all that was not."""

from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from latticework.cover import Cover, make_cover, reduce
from latticework.search import Problem, Searcher, State, advance, make_problem, make_searcher, root
from latticework.search.probes.open_subtrees import open_subtrees, sample
from quick_suite import in_part
from random_covers import covers
from shapes import box, flat

RECTANGLE = make_problem(reduce(flat(box(5, 5), "FLPUV")).cover)


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """Compile the kernels before an example is timed."""
    for engine in ("bitset", "cells", "dlx", "backtrack"):
        searcher = make_searcher(make_problem(make_cover([[0]], [1], [1]), engine))
        sample(searcher, np.zeros((1, 1)), 0.2, open_subtrees(searcher.problem, [root()], 0.2).every())


def begun(searcher: Searcher, random: Random, slices: int) -> list[State]:
    """Return what is open after some slices, each cut into up to three."""
    states = [root()]
    for _ in range(slices):
        if states:
            state = states.pop(random.randrange(len(states)))
            states += advance(searcher, state, random.randint(1, 30), random.randint(1, 3)).remaining
    return states


def left(searcher: Searcher, states: list[State]) -> tuple[int, int]:
    """Return the nodes and solutions that are still to be met."""
    pieces = [advance(searcher, state, 1 << 40) for state in states]
    return sum(piece.nodes for piece in pieces), sum(len(piece.solutions) for piece in pieces)


def probed(problem: Problem, states: list[State]) -> tuple[float, float]:
    """Return the nodes and solutions below all subtrees that are open, each searched once."""
    subtrees = open_subtrees(problem, states, 0.2)
    if not len(subtrees):
        return 0.0, 0.0
    met, all_searched = sample(make_searcher(problem), np.zeros((len(subtrees), 0)), 0.2, subtrees.every())
    assert all_searched
    return float(met.nodes.mean()), float(met.weights.sum() / len(subtrees))


class TestOpenSubtrees:
    @pytest.mark.parametrize("engine", ["bitset", "cells", "dlx", "backtrack"])
    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(0, 6))
    def test_all_of_them_hold_what_is_left(self, engine: str, cover: Cover, random: Random, slices: int) -> None:
        problem = make_problem(cover, engine)
        searcher = make_searcher(problem)
        states = begun(searcher, random, slices)
        assert probed(problem, states) == pytest.approx(left(searcher, states))

    def test_the_root_is_the_whole_tree(self) -> None:
        subtrees = open_subtrees(RECTANGLE, [root()])
        assert (len(subtrees), subtrees.share) == (1, 1.0)

    @pytest.mark.parametrize("strength", in_part([0.0, 0.2], 2))
    @pytest.mark.parametrize("depth", [1, 2])
    def test_probes_come_near_on_the_average(self, strength: float, depth: int) -> None:
        searcher = make_searcher(RECTANGLE)
        states = begun(searcher, Random(3), 4)
        nodes, solutions = left(searcher, states)
        random, subtrees = np.random.default_rng(1), open_subtrees(RECTANGLE, states, strength)
        met, _ = sample(searcher, random.random((2000, depth)), strength, subtrees.draw(2000, random))
        error = met.nodes.std() / 2000**0.5
        assert abs(met.nodes.mean() - nodes) < 4 * error < nodes / 5
        assert met.weights.sum() / 2000 == pytest.approx(solutions, rel=0.3)
