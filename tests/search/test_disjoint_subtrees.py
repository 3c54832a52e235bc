"""The parts that a search cuts its tree into never overlap, and what lies within another part is seen."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.cover import Cover
from latticework.search import Problem, State, advance, make_problem, root
from latticework.search.slices import overlap
from random_covers import covers
from search_help import state_of


def cut(problem: Problem, rng: random.Random, slices: int) -> list[State]:
    """Return what is open after some slices of random budgets."""
    states = [root()]
    for _ in range(slices):
        if states:
            given = states.pop(rng.randrange(len(states)))
            states += advance(problem, given, rng.randint(1, 6), rng.randint(1, 4)).remaining
    return states


@pytest.mark.parametrize("engine", ["dlx", "cells", "bitset", "backtrack"])
@given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(1, 12))
def test_what_is_open_in_a_search(engine: str, cover: Cover, random: random.Random, slices: int) -> None:
    problem = make_problem(cover, engine)
    states = cut(problem, random, slices)
    assert not overlap(states)
    for part in states:
        assert overlap([*states, part])
        for budget in (1, 3):
            for within in advance(problem, part, budget, 2).remaining:
                assert overlap([*states, within])
                assert not overlap([*(other for other in states if other is not part), within])


@pytest.mark.parametrize(("states", "common"), [
    ([], False), ([state_of()], False), ([state_of(), state_of()], True), ([state_of(), state_of((0, 1, 1))], True),
    ([state_of((0, 1, 3)), state_of((0, 4, 5))], False), ([state_of((0, 1, 4)), state_of((0, 4, 5))], True),
    ([state_of((0, 1, 9)), state_of((0, 4, 4))], True), ([state_of((0, 1, 1)), state_of((2, 4, 5))], True),
    ([state_of((0, 1, 3), (2, 5, 6)), state_of((0, 1, 1), (2, 7, 8))], False),
    ([state_of((0, 1, 3), (2, 5, 6)), state_of((0, 1, 2), (2, 7, 8))], True),
    ([state_of((0, 1, 3), (2, 5, 6)), state_of((0, 1, 1), (2, 6, 8))], True),
    ([state_of((0, 1, 9), (2, 5, 6)), state_of((0, 2, 2)), state_of((0, 12, 14))], True),
    ([state_of((0, 1, 1), (2, 5, 6)), state_of((0, 2, 2)), state_of((0, 12, 14))], False)])
def test_of_single_states(states: list[State], common: bool) -> None:
    assert overlap(states) == overlap(states[::-1]) == common
