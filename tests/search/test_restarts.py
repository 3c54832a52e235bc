"""Dives find solutions where there are some, and none where there are none."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework import paths
from latticework.cover import Cover, reduce
from latticework.jobs.job import prepare
from latticework.puzzle import load
from latticework.search import advance, is_state, make_problem
from latticework.search.probes import first_solution
from random_covers import covers, rows, whole
from shapes import SOMA, box, flat, solid

SOMA_CUBE = make_problem(reduce(solid(box(3, 3, 3), SOMA)).cover)


@given(covers(most_options=14), st.integers(0, 5), st.integers(0, 3), st.sampled_from(["bitset", "cells", "dlx"]))
def test_finds_a_solution_exactly_where_there_is_one(cover: Cover, seed: int, depth: int, engine: str) -> None:
    problem = make_problem(cover, engine)
    solutions = {tuple(sorted(row)) for row in rows(whole(problem))}
    sought = first_solution.find_by_dives(problem, seed, depth, 10_000)
    assert (sought.solution is not None) == bool(solutions)
    assert sought.solution is None or tuple(sought.solution.tolist()) in solutions


@given(covers(most_options=14), st.integers(0, 1 << 30), st.integers(0, 6))
def test_a_dive_ends_at_a_state_of_the_problem(cover: Cover, seed: int, depth: int) -> None:
    problem = make_problem(cover)
    state = first_solution.dive(problem, np.random.default_rng(seed), depth)
    assert len(state.levels) <= depth
    assert is_state(problem, state)


def test_different_seeds_find_different_solutions() -> None:
    found = {tuple(first_solution.find_by_dives(SOMA_CUBE, seed, 3, 1_000_000).solution.tolist())
             for seed in range(10)}
    assert len(found) > 3


def test_the_same_seed_gives_the_same() -> None:
    one, other = (first_solution.find_by_dives(SOMA_CUBE, 7, 3, 1_000_000) for _ in range(2))
    assert (one.nodes, one.depth, one.solution.tolist()) == (other.nodes, other.depth, other.solution.tolist())  # type: ignore[union-attr]


def test_what_leaves_more_is_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six pentominoes in 5x6: below dives that prefer there are solutions more often than below blind ones."""
    problem = make_problem(reduce(flat(box(5, 6), "FLPUVY")).cover)

    def lucky(strength: float) -> int:
        monkeypatch.setattr(first_solution, "STRENGTH", strength)
        chance = np.random.default_rng(1)
        return sum(len(advance(problem, first_solution.dive(problem, chance, 2), 10_000).solutions) > 0
                   for _ in range(300))

    assert lucky(1.0) > 2 * lucky(0.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["packed-spheres/hollow-pyramid", "square/y-pentominoes-15x15"])
def test_hard_puzzles(name: str) -> None:
    problem = prepare(load(paths.library() / f"{name}.toml")).job.problem
    depth = 0
    for seed in range(1000):
        sought = first_solution.find_by_dives(problem, seed, depth, 1 << 20)
        depth = sought.depth
        if sought.solution is not None:
            break
    assert sought.solution is not None
    cover = problem.cover
    covered = np.concatenate([cover.items[cover.start[o] : cover.start[o + 1]] for o in sought.solution])
    counts = np.bincount(covered, minlength=cover.n_items)
    assert ((cover.least <= counts) & (counts <= cover.most)).all()
