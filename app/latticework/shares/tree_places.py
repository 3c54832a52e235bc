"""Places in a search tree, in the order in which a search reaches them.

A place is a node that is about to be entered, named by the choices that lead to it. What a search has left from a
place on is fixed by these choices alone: the subtree below the last one, and at every level all options of its item
after the chosen one. Of two places the later one always leaves a part of what the earlier one leaves.
"""

import re

import numpy as np

from latticework.search import LEVEL, WHOLE, Problem, State, is_state, open_share

Place = tuple[tuple[int, int], ...]
"""The item and the option of each choice; () is the root of the tree."""

END = "end"
"""The text of the place behind the last node."""


def written(state: bytes) -> str:
    """Return the place where a packed state begins as text: "3:17 5:40"."""
    return " ".join(f"{item}:{option}" for item, option, _ in np.frombuffer(state, LEVEL).tolist())


def reading_order(state: bytes) -> bytes:
    """Return a key that sorts the packed states of one search by their places."""
    # Options are tried in ascending order; big-endian bytes sort as the numbers do.
    return np.frombuffer(state, LEVEL)["option"].astype(">u4").tobytes()


def read(text: str) -> Place | None:
    """Return the place in a text, None for END; raises ValueError for another text."""
    if text == END:
        return None
    if not re.fullmatch(r"(\d{1,9}:\d{1,9}( \d{1,9}:\d{1,9})*)?", text, re.ASCII):
        raise ValueError(text)
    pairs = (word.split(":") for word in text.split())
    return tuple((int(item), int(option)) for item, option in pairs)


def is_before(one: Place | None, other: Place | None) -> bool:
    """Whether a search reaches one place before the other; False for places that no search can both reach."""
    if one is None or other is None:
        return one is not None
    for (item, option), (other_item, other_option) in zip(one, other, strict=False):
        if (item, option) != (other_item, other_option):
            return item == other_item and option < other_option
    return len(one) < len(other)


def state_at(problem: Problem, place: Place) -> State | None:
    """Return the state that has everything left from a place on; None where the problem has no such place."""
    last = problem.cover.n_options - 1
    # Checked before they become 32-bit numbers and before kernels, which check no index, are given them.
    if len(place) > problem.longest or any(max(pair) >= 1 << 31 for pair in place):
        return None
    state = State(np.array([(item, option, last) for item, option in place], LEVEL), 0)
    return state if is_state(problem, state) else None


def place_of(state: State) -> Place:
    """Return the place where a state begins."""
    return tuple(zip(state.levels["item"].tolist(), state.levels["option"].tolist(), strict=True))


def share_before(problem: Problem, state: State | None) -> int:
    """Return the share of the tree before a state of `state_at`, out of WHOLE; None is behind the last node."""
    return WHOLE - (open_share(problem, state) if state is not None else 0)
