"""A bounded piece of search as a pure function of picklable arrays: `advance(problem, state, budget) -> Slice`.

Kernels are imported where they are run: numba and those of one engine take half a second to load, those of all one.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, Regions
from latticework.search.array_layout import CUT, ITEM, LAST, MOST_KEEP, N_COUNTERS, OPTION, WHOLE
from latticework.search.engine import TABLE
from latticework.search.pruning.tables import make_pruning, no_pruning

if TYPE_CHECKING:
    from latticework.search.processor.machine import Machine

ROOM = 20_000
"""The most solutions of one slice; it ends early when they are reached."""

MOST_FOUND = 8_000_000
"""The most options of the solutions of one slice, 32 MB."""

Int32 = NDArray[np.int32]

_MADE = {"alike", "bits", "lists", "machine", "pruning"}  # what a Problem makes of itself where it is needed


@dataclass(frozen=True, eq=False)
class Problem:
    """The arrays of a Cover as kernels want them, and the engine that searches, one of ENGINES but auto.

    order has the items as they are preferred, shape (items,); by_size: whether the item with the fewest options is
    preferred before all. longest is the most options a solution can have. prunings: those of PRUNINGS to be tried,
    which need the regions. lean: whether the bit-set engine leaves out options that can be in no solution; it enters
    fewer nodes then than dancing links do.
    """

    start: Int32
    items: Int32
    owner: Int32
    least: Int32
    most: Int32
    order: Int32
    longest: int
    engine: str
    by_size: bool
    regions: Regions | None = None
    prunings: tuple[str, ...] = ()
    lean: bool = False

    @property
    def arrays(self) -> tuple[Int32, Int32, Int32, Int32, Int32, Int32]:
        """What is passed to a kernel."""
        return self.start, self.items, self.owner, self.least, self.most, self.order

    def idle(self, by_counts: bool) -> NDArray[np.bool_]:
        """Return the items that tables can do without; fewer, unless nodes are cut off by counts of what fits."""
        every = Cover(self.start, self.items, self.least, self.most).idle
        doubled: NDArray[np.bool_] = self.alike != np.arange(len(self.least))
        return doubled | (every if by_counts else every & (self.least == 0))

    @cached_property
    def alike(self) -> Int32:
        """For each item that is covered once the first in the order with the same options; else itself."""
        cover = Cover(self.start, self.items, self.least, self.most)
        first: dict[bytes, int] = {}
        alike = np.arange(len(self.least), dtype=np.int32)
        for item in self.order[((self.least == 1) & (self.most == 1))[self.order]].tolist():
            alike[item] = first.setdefault(cover.options_of(item).tobytes(), item)
        return alike


    @property
    def copies_last(self) -> bool:
        """Whether a lack of copies is seen only at the end of a path, see `Engine`."""
        return TABLE[self.engine].copies_last and not self.by_size

    @cached_property
    def bits(self) -> tuple[Any, Any]:
        """The tables of the bit-set engine, made in the process that searches."""
        from latticework.search.bitset.tables import make_bits
        from latticework.search.impossible_options import leave_out

        bits, exclusive = map(tuple, make_bits(*self.arrays, self.idle(self.by_size)))
        if self.lean:
            leave_out(self.arrays, bits, exclusive)
        return bits, exclusive

    @cached_property
    def lists(self) -> tuple[Any, ...]:
        """The tables of back-tracking, made in the process that searches."""
        from latticework.search.backtrack.tables import make_lists

        return tuple(make_lists(*self.arrays, self.by_size, self.idle(False)))

    @cached_property
    def machine(self) -> "Machine":
        """What runs the program of the puzzle processor, made in the process that searches."""
        from latticework.search.processor.compiler import compile_program
        from latticework.search.processor.machine import Machine

        program = compile_program(self.start, self.items, self.least, self.most, self.order)
        return Machine(self.arrays, program, self.longest, self.pruning)

    @cached_property
    def pruning(self) -> tuple[Any, ...]:
        """The tables of the prunings, made in the process that searches."""
        if self.regions is None or not self.prunings:
            return tuple(no_pruning())
        return tuple(make_pruning(self.start, self.items, self.least, self.most, self.regions, self.prunings))

    def __getstate__(self) -> dict[str, Any]:
        """Leave the tables behind when sent to a worker."""
        return {key: value for key, value in self.__dict__.items() if key not in _MADE}


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
    """What a piece of search did: what remains open, the solutions (n, longest) padded with -1, counts.

    cut: how many nodes each of PRUNINGS cut off.
    """

    remaining: tuple[State, ...]
    solutions: Int32
    nodes: int
    updates: int
    profile: NDArray[np.int64]
    explored: int
    cut: NDArray[np.int64]


def make_problem(
    cover: Cover, engine: str = "auto", order: Int32 | None = None, by_size: bool | None = None
) -> Problem:
    """Return the problem of a cover for one of ENGINES; order as in Problem, as numbered when left out.

    by_size as in Problem, when left out as it suits the engine. The processor wants options numbered as it tries
    them, see `processor.sorted_options`. Raises LatticeworkError when the engine cannot go by size or would fill too
    much memory.
    """
    if engine == "auto":  # without the table of what each option leaves, dancing links are faster and smaller
        engine = "bitset" if cover.n_options * ((cover.n_options + 63) // 64) <= MOST_KEEP else "dlx"
    order, by_size = np.arange(cover.n_items, dtype=np.int32) if order is None else order, TABLE[engine].rule(by_size)
    if engine == "backtrack":
        from latticework.search.backtrack.tables import check_room

        check_room(cover.n_items, len(cover.items) if by_size else cover.n_options)
    return Problem(cover.start, cover.items, cover.owner, cover.least, cover.most, order, cover.longest, engine,
                   by_size)


def root() -> State:
    """Return the state before any search: the whole tree is open."""
    return State(np.zeros((0, 3), np.int32), WHOLE)


def advance(problem: Problem, state: State, budget: int, pieces: int = 1, room: int = ROOM) -> Slice:
    """Search on from a state until `budget` nodes were entered, then cut what remains into up to `pieces`.

    Counts and solutions of the slices of a search add up to those of one undisturbed run, however it is cut.
    """
    levels = np.zeros((problem.longest + 1, 3), np.int32)
    levels[: len(state.levels)] = state.levels
    counters = np.zeros(N_COUNTERS, np.int64)
    profile = np.zeros(problem.longest + 1, np.int64)
    found = np.full((max(1, min(room, MOST_FOUND // problem.longest)), problem.longest), -1, np.int32)
    depth = _run(problem, levels, len(state.levels), budget, counters, profile, found)
    nodes, updates, n_found, explored = map(int, counters[:CUT])
    remaining = [State(levels[:depth].copy(), state.share - explored)] if depth >= 0 else []
    counts_all = TABLE[problem.engine].counts_all
    if not counts_all:
        remaining = [State(left.levels, open_share(problem, left)) for left in remaining]
        explored = state.share - sum(left.share for left in remaining)
    while 0 < len(remaining) < pieces:
        largest = max(remaining, key=lambda s: s.share)
        cut, extra = split(problem, largest)
        if len(cut) == 1:
            break
        remaining.remove(largest)
        remaining += cut
        updates += extra if counts_all else 0
    return Slice(tuple(remaining), found[:n_found].copy(), nodes, updates, profile, explored,
                 counters[CUT:])


def _run(problem: Problem, levels: Int32, depth: int, budget: int, counters: NDArray[np.int64],
         profile: NDArray[np.int64], found: Int32) -> int:
    """Call the kernel of a problem."""
    if problem.engine == "dlx":
        from latticework.search.dlx import kernel as dlx

        return int(dlx.advance(problem.arrays, levels, depth, budget, counters, profile, found, problem.by_size,
                               problem.pruning))
    if problem.engine == "processor":
        return problem.machine.advance(levels, depth, budget, counters, profile, found)
    levels[:depth, ITEM] = problem.alike[levels[:depth, ITEM]]  # others have no place in the tables
    if problem.engine == "backtrack":
        from latticework.search.backtrack import kernel as backtrack

        return int(backtrack.advance(problem.arrays, problem.lists, levels, depth, budget, counters, profile, found,
                                     problem.by_size, problem.pruning, backtrack.WORTH))
    from latticework.search.bitset import kernel as bitset

    return int(bitset.advance(problem.arrays, *problem.bits, levels, depth, budget, counters, profile, found,
                              problem.by_size, problem.pruning, bitset.WORTH))


def split(problem: Problem, state: State) -> tuple[list[State], int]:
    """Cut a state in two: the later half of the shallowest level that has untried options goes away.

    Returns the state alone when it has no untried option; and the updates of entering the part given away,
    which an undisturbed search would count when it came there.
    """
    from latticework.search.tree_share import survey

    _, level, option, _ = survey(problem.arrays, state.levels, len(state.levels))
    if level < 0:
        return [state], 0
    kept = state.levels.copy()
    given = state.levels[: level + 1].copy()
    given[:level, LAST] = given[:level, OPTION]
    given[level, OPTION] = option
    kept[level, LAST] = option - 1
    share, _, _, updates = map(int, survey(problem.arrays, given, len(given)))
    return [State(kept, state.share - share), State(given, share)], updates


def open_share(problem: Problem, state: State) -> int:
    """Return the share of a state out of WHOLE, computed anew from its levels: a check of state.share."""
    from latticework.search.tree_share import survey

    return int(survey(problem.arrays, state.levels, len(state.levels))[0])


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
