"""A bounded piece of search as a pure function of picklable arrays: `advance(problem, state, budget) -> Slice`."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.search import dlx

WHOLE = dlx.WHOLE
ROOM = 20_000
"""The most solutions of one slice; it ends early when they are reached."""

Int32 = NDArray[np.int32]


class Problem(NamedTuple):
    """The arrays of a Cover as kernels want them; `longest` is the most options a solution can have."""

    start: Int32
    items: Int32
    owner: Int32
    least: Int32
    most: Int32
    longest: int

    @property
    def arrays(self) -> tuple[Int32, Int32, Int32, Int32, Int32]:
        """What is passed to a kernel."""
        return self[:5]


@dataclass(frozen=True, eq=False)
class State:
    """An unexplored part of the search tree: levels, int32 (depth, 3), and its share out of WHOLE."""

    levels: Int32
    share: int

    def pack(self) -> bytes:
        """Return the levels as bytes, the form in which a state is stored and sent."""
        return self.levels.astype("<i4").tobytes()

    @staticmethod
    def unpack(data: bytes, share: int) -> "State":
        """Return the state of packed levels; raises ValueError when the bytes are none."""
        return State(np.frombuffer(data, "<i4").reshape(-1, 3).astype(np.int32), share)


@dataclass(frozen=True, eq=False)
class Slice:
    """What a piece of search did: what remains open, the solutions (n, longest) padded with -1, counts."""

    remaining: tuple[State, ...]
    solutions: Int32
    nodes: int
    updates: int
    profile: NDArray[np.int64]
    explored: int


def make_problem(cover: Cover) -> Problem:
    """Return the problem of a cover."""
    return Problem(cover.start, cover.items, cover.owner, cover.least, cover.most, cover.longest)


def root() -> State:
    """Return the state before any search: the whole tree is open."""
    return State(np.zeros((0, 3), np.int32), WHOLE)


def advance(problem: Problem, state: State, budget: int, pieces: int = 1, room: int = ROOM) -> Slice:
    """Search on from a state until `budget` nodes were entered, then cut what remains into up to `pieces`.

    Counts and solutions of the slices of a search add up to those of one undisturbed run, however it is cut.
    """
    levels = np.zeros((problem.longest + 1, 3), np.int32)
    levels[: len(state.levels)] = state.levels
    counters = np.zeros(dlx.N_COUNTERS, np.int64)
    profile = np.zeros(problem.longest + 1, np.int64)
    found = np.full((room, problem.longest), -1, np.int32)
    depth = dlx.advance(problem.arrays, levels, len(state.levels), budget, counters, profile, found)
    nodes, updates, n_found, explored = map(int, counters)
    remaining = [State(levels[:depth].copy(), state.share - explored)] if depth >= 0 else []
    while 0 < len(remaining) < pieces:
        largest = max(remaining, key=lambda s: s.share)
        cut, extra = split(problem, largest)
        if len(cut) == 1:
            break
        remaining.remove(largest)
        remaining += cut
        updates += extra
    return Slice(tuple(remaining), found[:n_found].copy(), nodes, updates, profile, explored)


def split(problem: Problem, state: State) -> tuple[list[State], int]:
    """Cut a state in two: the later half of the shallowest level that has untried options goes away.

    Returns the state alone when it has no untried option; and the updates of entering the part given away,
    which an undisturbed search would count when it came there.
    """
    _, level, option, _ = dlx.survey(problem.arrays, state.levels, len(state.levels))
    if level < 0:
        return [state], 0
    kept = state.levels.copy()
    given = state.levels[: level + 1].copy()
    given[:level, dlx.LAST] = given[:level, dlx.OPTION]
    given[level, dlx.OPTION] = option
    kept[level, dlx.LAST] = option - 1
    share, _, _, updates = map(int, dlx.survey(problem.arrays, given, len(given)))
    return [State(kept, state.share - share), State(given, share)], updates


def open_share(problem: Problem, state: State) -> int:
    """Return the share of a state out of WHOLE, computed anew from its levels: a check of state.share."""
    return int(dlx.survey(problem.arrays, state.levels, len(state.levels))[0])


def is_state(problem: Problem, state: State) -> bool:
    """Whether a state, from a file say, is one of this problem; only such may be given to a kernel."""
    used = np.zeros(len(problem.least), np.int64)
    for item, option, last in state.levels.tolist():
        if not (0 <= option <= last < len(problem.start) - 1 and 0 <= item < len(used)):
            return False
        own = problem.items[problem.start[option] : problem.start[option + 1]]
        if item not in own or (used[own] >= problem.most[own]).any():
            return False
        if not problem.least[item] - used[item] == problem.most[item] - used[item] == 1:
            return False  # the kernel branches on an item only when exactly one more option is due
        used[own] += 1
    return True
