"""States, which are unexplored parts of a search tree, and slices, the results of bounded pieces of search."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.search.arrays import LEVEL, WHOLE, Int32
from latticework.search.problem import Problem

Levels = NDArray[np.void]


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
