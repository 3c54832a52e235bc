"""Whether parts of a search tree overlap, so that what they share would be searched twice."""

from collections import defaultdict
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from latticework.search.state import State

Levels = NDArray[np.void]


def overlap(states: Iterable[State]) -> bool:
    """Whether two states, each one of the same problem, hold a common part of the tree.

    At the node where the ways of two states part, they must branch on the same item and try different options; and
    above it only one of them may go on with the options that follow.
    """
    together = [([state.levels for state in states], 0)]
    while together:
        group, depth = together.pop()
        if len(group) < 2:
            continue
        # A state that ends here holds the whole subtree, so also what the others hold of it.
        if any(len(levels) == depth for levels in group) or any(levels["item"][depth] != group[0]["item"][depth]
                                                                for levels in group):
            return True
        ways: dict[int, list[Levels]] = defaultdict(list)
        for levels in group:
            ways[int(levels["option"][depth])].append(levels)
        if _meet(ways, depth):
            return True
        together += [(some, depth + 1) for some in ways.values()]
    return False


def _meet(ways: dict[int, list[Levels]], depth: int) -> bool:
    """Whether states that try some options at a node go on to options that others of them try, too."""
    tried = -1
    for option in sorted(ways):
        going_on = [last for levels in ways[option] if (last := int(levels["last"][depth])) > option]
        if option <= tried or len(going_on) > 1:
            return True
        # All up to here is taken: a later option in a group of its own would be searched twice.
        tried = max([option, *going_on])
    return False
