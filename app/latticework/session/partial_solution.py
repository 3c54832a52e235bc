"""The parts that are placed where a search stands, or where it came deepest."""

import numpy as np

from latticework.cancel import checkpoint
from latticework.search import State, advance, make_searcher
from latticework.session.activity import DeepSlice
from latticework.session.job import Prepared
from latticework.solution import Solution
from latticework.solution.decode_options import placements_of

STEPS = 8
"""Pieces into which a slice is cut to find a node of it: it costs little more than searching the slice once."""


def placed(prepared: Prepared, state: State) -> Solution:
    """Return the parts that are placed in a state of a search."""
    return placements_of(prepared.job.numbers[state.levels["option"]].astype(np.int32), prepared.reduction)


def deepest_state(prepared: Prepared, deep: DeepSlice) -> State:
    """Return the state in which the first node at the depth of a slice is about to be entered.

    The slice is searched once more in this thread, up to there. Raises CancelledError.
    """
    searcher = make_searcher(prepared.job.problem)
    state, left = State.unpack(deep.state, deep.share), deep.nodes
    while left > 1:
        checkpoint()
        piece = advance(searcher, state, max(1, left // STEPS))
        if piece.profile[deep.depth]:
            if piece.nodes == left:  # it cannot be cut smaller
                break
            left = piece.nodes
        elif not (piece.nodes and piece.remaining):
            break
        else:
            state, left = piece.remaining[0], left - piece.nodes
    return state
