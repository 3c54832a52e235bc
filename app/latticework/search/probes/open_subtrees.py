"""The subtrees that a search has still to explore, and the chance of each to be met by a probe from the root.

Below the states of a search lie the node of each, about to be entered, and the options that are still to be tried at
its levels. A probe goes to one of them with the chance by which one from the root of the whole tree would come there,
divided by that of coming to any of them; so its weight says the same as that of a probe from the root, but nothing of
what was explored already is drawn again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.search.arrays import Levels
from latticework.search.probes.random_probes import Starts, blind, can_prefer
from latticework.search.problem import Problem
from latticework.search.state import State


@dataclass(frozen=True, eq=False)
class OpenSubtrees:
    """Subtrees below states: which state, at which depth they begin and with which option, the chance of each."""

    states: Sequence[Levels]
    of: NDArray[np.int64]
    depths: NDArray[np.int64]
    options: NDArray[np.int64]
    chances: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.of)

    @property
    def share(self) -> float:
        """The share of the whole tree that probes from the root would meet here."""
        return float(self.chances.sum())

    def draw(self, n: int, random: np.random.Generator) -> Starts:
        """Draw n of them, evenly over all of their chances, in their order."""
        sums = np.cumsum(self.chances)
        # One from each of n equal parts of the sum: fewer are drawn twice, and each chance stays what it is.
        places = (np.arange(n) + random.random(n)) / n * sums[-1]
        drawn = np.minimum(np.searchsorted(sums, places, side="right"), len(self) - 1)
        return Starts([self.path(one) for one in drawn.tolist()], sums[-1] / self.chances[drawn])

    def every(self) -> Starts:
        """Return each of them once, with such weights that the mean of the probes is the sum of all."""
        return Starts([self.path(one) for one in range(len(self))], np.full(len(self), float(len(self))))

    def path(self, one: int) -> Levels:
        """Return the levels that lead to one of them."""
        levels: Levels = self.states[self.of[one]][: self.depths[one]].copy()
        if len(levels):
            levels["option"][-1] = self.options[one]
        levels["last"] = levels["option"]
        return levels


def open_subtrees(problem: Problem, states: Sequence[State], strength: float = 0.0) -> OpenSubtrees:
    """Return the subtrees that are open below some states; strength: as of the probes that are to be sent."""
    levels = [state.levels.copy() for state in states]
    found = [np.zeros((4, 0))]
    for number, own in enumerate(levels):
        checkpoint()
        problem.use_items_with_tables(own)
        ways = _ways(problem, own, strength if can_prefer(problem) else 0.0)
        found.append(np.vstack([np.full(ways.shape[1], number), ways]))
    of, depths, options, chances = np.concatenate(found, axis=1)
    some = chances > 0  # options that are left out have none
    return OpenSubtrees(levels, of[some].astype(np.int64), depths[some].astype(np.int64),
                        options[some].astype(np.int64), chances[some])


def _ways(problem: Problem, levels: Levels, strength: float) -> NDArray[np.float64]:
    """Return depth, option and chance of the subtrees below a state, its own node last, shape (3, subtrees)."""
    from latticework.search.probes.random_dives import ways_on  # noqa: PLC0415 it loads kernels

    bits, exclusive = problem.option_sets
    depths, options, chances = ways_on(problem.arrays, bits, exclusive, levels, strength, blind(strength))
    way, last = levels["option"][depths], levels["last"][depths]
    own = np.bincount(depths[options == way], chances[options == way], len(levels))
    before = np.cumprod([1.0, *own])  # the chance to come to the node at each depth
    # Options before the way are explored, those behind `last` belong to another state.
    untried = (way < options) & (options <= last)
    depth, n = depths[untried], len(levels)
    return np.column_stack([[depth + 1, options[untried], before[depth] * chances[untried]],
                            [n, levels["option"][-1] if n else -1, before[n]]])
