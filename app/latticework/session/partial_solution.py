"""The parts that are placed where a search stands, or where it came deepest."""

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.search import State, advance, make_searcher
from latticework.session.activity import DeepSlice
from latticework.session.job import Job
from latticework.solution import Solution
from latticework.solution.chosen_options import placements_of

STEPS = 8
"""Pieces into which a slice is cut to find a node of it: that costs little more than searching it once."""


def placed(job: Job, reduction: Reduction, state: bytes) -> Solution:
    """Return the parts that are placed in a packed state of a search."""
    return placements_of(job.numbers[State.unpack(state, 0).levels["option"]].astype(np.int32), reduction)


def deepest_state(job: Job, deep: DeepSlice) -> bytes:
    """Return the packed state in which the first node at the depth of a slice is about to be entered.

    The slice is searched once more in this thread, up to there. Raises CancelledError.
    """
    searcher = make_searcher(job.problem)
    state, left = State.unpack(deep.state, deep.share), deep.nodes
    while left > 1:
        checkpoint()
        piece = advance(searcher, state, max(1, left // STEPS))
        if piece.profile[deep.depth] and piece.nodes < left:
            left = piece.nodes
        elif piece.remaining and not piece.profile[deep.depth]:
            state, left = piece.remaining[0], left - piece.nodes
        else:
            break  # no node is between these
    return state.pack()
