"""A bounded piece of search as a pure function of arrays: `advance(problem, state, budget) -> Slice`.

A state is an unexplored part of a search tree, a slice what a piece of search found and which states remain. Kernels
are imported where they are run: numba and those of one engine take half a second to load, those of all a second.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.search.arrays import LEVEL, WHOLE, Int32, Levels
from latticework.search.engine import Engine, new_run
from latticework.search.engines import find
from latticework.search.problem import Problem

ROOM = 1 << 16
"""The most solutions of one slice; it ends early when it has them, in dense puzzles after 0.1 s."""

WORK = 1 << 27
"""The most work of one slice, see COUNTS, so that it ends after about half a second even if nodes take long."""

_MOST_FOUND = 1 << 22
"""The most options of all solutions of one slice, 16 MB."""


@dataclass(frozen=True, eq=False)
class State:
    """An unexplored part of the search tree: levels, LEVEL (depth,), and its share out of WHOLE."""

    levels: NDArray[np.void]
    share: int

    def pack(self) -> bytes:
        """Return the levels as bytes, as states are stored and sent."""
        return self.levels.tobytes()

    @staticmethod
    def unpack(data: bytes, share: int) -> "State":
        """Return the state of packed levels; raises ValueError if the bytes are no levels."""
        return State(np.frombuffer(data, LEVEL).copy(), share)


@dataclass(frozen=True, eq=False)
class Slice:
    """The result of a piece of search: the states that remain open, solutions (n, longest) padded with -1, counts.

    cut: how many nodes each of PRUNINGS cut off.
    """

    remaining: tuple[State, ...]
    solutions: Int32
    nodes: int
    updates: int
    profile: NDArray[np.int64]
    explored: int
    cut: NDArray[np.int64]


def root() -> State:
    """Return the state before any search: the whole tree is open."""
    return State(np.zeros(0, LEVEL), WHOLE)


@dataclass(frozen=True, eq=False)
class Searcher:
    """A problem with the tables of its engine, for running many slices of it in one thread.

    found: room for the solutions of a slice, reused, as memory that was used before is faster.
    """

    problem: Problem
    engine: Engine
    tables: Any
    found: list[Int32] = field(default_factory=list)


def make_searcher(problem: Problem) -> Searcher:
    """Return the searcher of a problem, for this process."""
    engine = find(problem.engine)
    return Searcher(problem, engine, engine.prepare(problem))


def advance(given: Problem | Searcher, state: State, budget: int, pieces: int = 1, room: int = ROOM,
            work: int = WORK) -> Slice:
    """Search on from a state until `budget` nodes were entered, then split what remains into up to `pieces`.

    work: beyond it no further node is entered. A problem is prepared for this one call only, so use a Searcher for
    many slices. Counts and solutions of the slices of a search add up to those of one undisturbed run, however it is
    split.
    """
    searcher = given if isinstance(given, Searcher) else make_searcher(given)
    problem, engine = searcher.problem, searcher.engine
    run = new_run(state.levels, problem.longest, _room(searcher, room), work)
    try:
        depth = engine.advance(problem, searcher.tables, run, len(state.levels), budget)
    except ImportError:
        # Another thread was importing the kernel, and was cancelled while it compiled: then Python tells this one,
        # which waited, that there is no such name (import_from in CPython's ceval.c). Now it imports it itself.
        depth = engine.advance(problem, searcher.tables, run, len(state.levels), budget)
    nodes, n_found, explored, _ = run.counts.item()
    updates = int(run.updates.sum())
    remaining = [State(run.levels[:depth].copy(), state.share - explored)] if depth >= 0 else []
    if not engine.counts_all:
        # Such an engine does not count explored shares: they are the difference to what is open now.
        remaining = [State(left.levels, open_share(problem, left)) for left in remaining]
        explored = state.share - sum(left.share for left in remaining)
    remaining, extra = _cut(problem, remaining, pieces)
    solutions = run.found[:n_found]
    if 2 * n_found < len(run.found):  # few would keep all of the room from being freed
        solutions = solutions.copy()
        searcher.found.append(run.found)
    return Slice(tuple(remaining), solutions, nodes, updates + (extra if engine.counts_all else 0),
                 run.profile, explored, run.cut)


def _room(searcher: Searcher, room: int) -> Int32:
    """Return room for a number of solutions, or for the most that fit, reusing that of a searcher."""
    longest = searcher.problem.longest
    room = max(1, min(room, _MOST_FOUND // longest))
    kept = searcher.found.pop() if searcher.found else None
    return kept[:room] if kept is not None and len(kept) >= room else np.empty((room, longest), np.int32)


def _cut(problem: Problem, states: list[State], pieces: int) -> tuple[list[State], int]:
    """Split the largest states until there are `pieces`, if possible; return also the updates, as `split` does."""
    updates = 0
    while 0 < len(states) < pieces:
        largest = max(states, key=lambda state: state.share)
        # The largest share is the best guess for the largest part of the tree before searching it. If it cannot be
        # split, smaller ones are not tried either: certificates compare what remains when a slice is done again, so
        # every version must cut in the same way.
        halves, extra = split(problem, largest)
        if len(halves) == 1:
            break
        states = [*(state for state in states if state is not largest), *halves]
        updates += extra
    return states, updates


def split(problem: Problem, state: State) -> tuple[list[State], int]:
    """Return a state split in two: the later half of the untried options of its shallowest level is given away.

    It is returned alone if it has no untried option. Returned too: the updates of entering the part given away, which
    an undisturbed search would count when it gets there.
    """
    from latticework.search.dlx.links import survey

    _, level, option, _ = survey(problem.arrays, state.levels)
    if level < 0:
        return [state], 0
    # The later half is given away, so the rest continues without a gap and finds solutions in the same order.
    kept = state.levels.copy()
    given = state.levels[: level + 1].copy()
    # Nothing is untried above the cut, but a `last` beyond its option in both halves would look like an overlap.
    given["last"][:level] = given["option"][:level]
    given["option"][level] = option
    kept["last"][level] = option - 1
    share, _, _, updates = map(int, survey(problem.arrays, given))
    return [State(kept, state.share - share), State(given, share)], updates


def open_share(problem: Problem, state: State) -> int:
    """Return the share of a state out of WHOLE, computed from its levels, to check state.share."""
    from latticework.search.dlx.links import survey

    return int(survey(problem.arrays, state.levels)[0])


def is_state(problem: Problem, state: State) -> bool:
    """Whether a state, for example from a file, is valid for a problem; only such may be passed to kernels."""
    cover, used = problem.cover, np.zeros(problem.cover.n_items, np.int64)
    for item, option, last in state.levels.tolist():
        # numba checks no index: a wrong number from a file would read and write anywhere in memory.
        if not (0 <= option <= last < cover.n_options and 0 <= item < len(used)):
            return False
        own = cover.items[cover.start[option] : cover.start[option + 1]]
        if item not in own or (used[own] >= cover.most[own]).any():
            return False
        if not cover.least[item] - used[item] == cover.most[item] - used[item] == 1:
            return False  # kernels branch on an item only when exactly one more option is due
        used[own] += 1
    return True


def overlap(states: Iterable[State]) -> bool:
    """Whether any two states of a problem have a part of the tree in common.

    At the node where the paths of two states separate, they must branch on the same item and try different options;
    and above it only one of them may continue with the options that follow.
    """
    together = [([state.levels for state in states], 0)]
    while together:
        group, depth = together.pop()
        if len(group) < 2:
            continue
        # A state that ends here has the whole subtree, and so also the parts of the others.
        if any(len(levels) == depth for levels in group) or any(levels["item"][depth] != group[0]["item"][depth]
                                                                for levels in group):
            return True
        by_option: dict[int, list[Levels]] = defaultdict(list)
        for levels in group:
            by_option[int(levels["option"][depth])].append(levels)
        if _meet(by_option, depth):
            return True
        together += [(some, depth + 1) for some in by_option.values()]
    return False


def _meet(by_option: dict[int, list[Levels]], depth: int) -> bool:
    """Whether states at a node, by their options there, continue to options that others of them try too."""
    tried = -1
    for option in sorted(by_option):
        continuing = [last for levels in by_option[option] if (last := int(levels["last"][depth])) > option]
        if option <= tried or len(continuing) > 1:
            return True
        # Everything up to here is covered: options of other states must be later, or they are searched twice.
        tried = max([option, *continuing])
    return False
