"""Searching in slices, and comparing them with one run."""

import random
from collections.abc import Sequence

import numpy as np

from latticework.search import (
    LEVEL,
    WHOLE,
    Problem,
    Slice,
    State,
    advance,
    is_state,
    make_searcher,
    open_share,
    root,
)
from latticework.search.arrays import UNLIMITED
from latticework.search.slices import overlap
from random_covers import rows, whole


def state_of(*levels: tuple[int, ...], share: int = WHOLE) -> State:
    """Return the state of some levels: item, option, last option of each."""
    return State(np.array(list(map(tuple, levels)), LEVEL), share)


def saved(state: State) -> State:
    """Return the state after it was packed, stored and unpacked."""
    return State.unpack(bytes(state.pack()), state.share)


def sliced(problem: Problem, random: random.Random, budgets: int, pieces: int, room: int = 50,
           work: int = UNLIMITED) -> list[Slice]:
    """Search in slices of random budgets in random order, and check the shares after each."""
    searcher, states, done = make_searcher(problem), [root()], []
    while states:
        state = saved(states.pop(random.randrange(len(states))))
        done.append(advance(searcher, state, random.randint(1, budgets), random.randint(1, pieces), room, work))
        states += done[-1].remaining
        assert sum(piece.explored for piece in done) + sum(state.share for state in states) == WHOLE
        assert len(done[-1].remaining) <= pieces
        assert not overlap(states)
        for state in done[-1].remaining:
            assert is_state(problem, state)
            assert open_share(problem, state) == state.share
    return done


def switched(problems: list[Problem], random: random.Random) -> None:
    """Search in slices, each by any of several problems that differ only in how, and check that nothing is lost."""
    searchers, states, done = list(map(make_searcher, problems)), [root()], []
    while states:
        done.append(advance(random.choice(searchers), saved(states.pop()), random.randint(1, 5), 2))
        states += done[-1].remaining
        assert all(is_state(problems[0], state) for state in done[-1].remaining)
    found = sorted(tuple(sorted(row)) for piece in done for row in rows(piece))
    assert found == sorted(tuple(sorted(row)) for row in rows(whole(problems[0])))
    assert sum(piece.explored for piece in done) == WHOLE


def agree(problem: Problem, slices: list[Slice]) -> None:
    """Check that slices give what one run gives: solutions, each once, and all counts."""
    run = whole(problem)
    assert sorted(row for piece in slices for row in rows(piece)) == sorted(rows(run))
    assert sum(piece.nodes for piece in slices) == run.nodes
    assert sum(piece.updates for piece in slices) == run.updates
    assert sum(piece.profile for piece in slices).tolist() == run.profile.tolist()  # type: ignore[union-attr]
    assert sum(piece.explored for piece in slices) == WHOLE


def organ_pipe(*groups: Sequence[int]) -> list[int]:
    """Return the items of groups of the same length from the middle outwards, one of each group in turn.

    So Knuth (Dancing Links, 2000) orders the ranks and files of queens: R4 F4 R3 F3 R5 F5 R2 F2 ...
    """
    middle = len(groups[0]) // 2
    return [group[i] for i in sorted(range(len(groups[0])), key=lambda i: (abs(i - middle), i)) for group in groups]
