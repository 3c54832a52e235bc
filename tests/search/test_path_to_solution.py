"""Steering to a known solution counts it once and leaves all else open."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.cover import Cover, reduce
from latticework.search import WHOLE, Problem, Slice, State, advance, is_state, make_problem, open_share, root
from latticework.search.probes.first_solution import slice_to_solution
from latticework.search.slices import overlap
from quick_suite import in_part
from random_covers import covers, rows, whole
from shapes import SOMA, box, flat, solid

ENGINES = ("dlx", "bitset", "backtrack")


def finished(problem: Problem, states: list[State], chance: random.Random, budgets: int) -> list[Slice]:
    """Search what is open to its end, in random slices."""
    done = []
    while states:
        done.append(advance(problem, states.pop(chance.randrange(len(states))), chance.randint(1, budgets), 2))
        states += done[-1].remaining
    return done


@pytest.mark.parametrize("engine", ENGINES)
@given(covers(most_options=14), st.randoms(use_true_random=False))
def test_with_other_slices_it_adds_up_to_one_run(engine: str, cover: Cover, chance: random.Random) -> None:
    problem = make_problem(cover, engine)
    run = whole(problem)
    if len(run.solutions):
        steered_to_one(problem, run, chance, 4)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seed", range(10))
def test_from_the_middle_of_a_larger_search(engine: str, seed: int) -> None:
    problem = make_problem(reduce(flat(box(5, 4), "LPWY")).cover, engine)
    steered_to_one(problem, whole(problem), random.Random(seed), 40)


def steered_to_one(problem: Problem, run: Slice, chance: random.Random, budgets: int) -> None:
    """Search some slices, go to one of the solutions, finish, and compare with one undisturbed run."""
    goal = np.array(chance.choice(rows(run)), np.int32)
    states, done = [root()], []
    for _ in range(chance.randint(0, 3)):  # steer from the middle of a search, too
        if states:
            done.append(advance(problem, states.pop(), chance.randint(1, budgets), 3))
            states += done[-1].remaining
    found = {tuple(sorted(row)) for piece in done for row in rows(piece)}
    held = [(state, piece) for state in states if (piece := slice_to_solution(problem, state, goal)) is not None]
    assert len(held) == (tuple(sorted(goal.tolist())) not in found)  # one state at most holds a solution
    for state, piece in held:
        assert [sorted(row) for row in rows(piece)] == [sorted(goal.tolist())]
        assert piece.explored + sum(left.share for left in piece.remaining) == state.share
        assert all(is_state(problem, left) and open_share(problem, left) == left.share for left in piece.remaining)
        states = [other for other in states if other is not state] + list(piece.remaining)
        assert not overlap(states)
        done.append(piece)
    done += finished(problem, states, chance, 6 * budgets)
    assert sorted(row for piece in done for row in rows(piece)) == sorted(rows(run))
    assert sum(piece.nodes for piece in done) == run.nodes
    assert sum(piece.updates for piece in done) == run.updates
    assert sum(piece.profile for piece in done).tolist() == run.profile.tolist()  # type: ignore[union-attr]
    assert sum(piece.explored for piece in done) == WHOLE


@pytest.mark.parametrize("engine", in_part(ENGINES, 3))
def test_the_way_to_a_solution_of_soma_is_short(engine: str) -> None:
    problem = make_problem(reduce(solid(box(3, 3, 3), SOMA)).cover, engine)
    last = np.array(rows(whole(problem))[-1], np.int32)
    piece = slice_to_solution(problem, root(), last)
    assert piece is not None
    assert piece.nodes == 8  # the root and one for each part
    assert [sorted(row) for row in rows(piece)] == [sorted(last.tolist())]


def test_what_is_no_solution_is_refused() -> None:
    problem = make_problem(reduce(flat(box(5, 2), "PV")).cover)
    with pytest.raises(ValueError, match="no solution of this problem"):
        slice_to_solution(problem, root(), np.zeros(0, np.int32))
