"""The subtrees that a search has still to explore, and the probability that a probe from the root reaches each.

The open subtrees of a state are that of its node, about to be entered, and those of the options that are still to be
tried at its levels. A probe starts in one of them with the probability that a probe from the root of the whole tree
reaches it, divided by that of reaching any of them; so its weight means the same as that of a probe from the root,
but nothing that was explored already is drawn again.
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
    """Open subtrees of states: the number of the state of each, the depth and option of its root, its probability."""

    states: Sequence[Levels]
    of: NDArray[np.int64]
    depths: NDArray[np.int64]
    options: NDArray[np.int64]
    chances: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.of)

    @property
    def share(self) -> float:
        """The probability that a probe from the root reaches any of them."""
        return float(self.chances.sum())

    def draw(self, n: int, random: np.random.Generator) -> Starts:
        """Draw n subtrees, spread evenly over the sum of their probabilities, in their order."""
        sums = np.cumsum(self.chances)
        # One from each of n equal parts of the sum: fewer are drawn twice, and probabilities stay the same.
        places = (np.arange(n) + random.random(n)) / n * sums[-1]
        drawn = np.minimum(np.searchsorted(sums, places, side="right"), len(self) - 1)
        return Starts([self.path(one) for one in drawn.tolist()], sums[-1] / self.chances[drawn])

    def every(self) -> Starts:
        """Return each subtree once, with weights such that the mean over probes is the sum over subtrees."""
        return Starts([self.path(one) for one in range(len(self))], np.full(len(self), float(len(self))))

    def path(self, one: int) -> Levels:
        """Return the levels that lead to a subtree, given by number."""
        levels: Levels = self.states[self.of[one]][: self.depths[one]].copy()
        if len(levels):
            levels["option"][-1] = self.options[one]
        levels["last"] = levels["option"]
        return levels


def open_subtrees(problem: Problem, states: Sequence[State], strength: float = 0.0) -> OpenSubtrees:
    """Return the open subtrees of some states; strength: that of the probes to be sent."""
    levels = [state.levels.copy() for state in states]
    found = [np.zeros((4, 0))]
    for number, own in enumerate(levels):
        checkpoint()
        problem.use_items_with_tables(own)
        subtrees = _subtrees(problem, own, strength if can_prefer(problem) else 0.0)
        found.append(np.vstack([np.full(subtrees.shape[1], number), subtrees]))
    of, depths, options, chances = np.concatenate(found, axis=1)
    some = chances > 0  # options that are left out have probability 0
    return OpenSubtrees(levels, of[some].astype(np.int64), depths[some].astype(np.int64),
                        options[some].astype(np.int64), chances[some])


def _subtrees(problem: Problem, levels: Levels, strength: float) -> NDArray[np.float64]:
    """Return depth, option and probability of the open subtrees of a state, its own node last, (3, subtrees)."""
    from latticework.search.probes.random_dives import chances_of  # noqa: PLC0415 it loads kernels

    bits, exclusive = problem.option_sets
    depths, options, chances = chances_of(problem.arrays, bits, exclusive, levels, strength, blind(strength))
    chosen, last = levels["option"][depths], levels["last"][depths]
    own = np.bincount(depths[options == chosen], chances[options == chosen], len(levels))
    before = np.cumprod([1.0, *own])  # the probability of reaching the node at each depth
    # Options before the chosen one are explored, those after `last` belong to another state.
    untried = (chosen < options) & (options <= last)
    depth, n = depths[untried], len(levels)
    return np.column_stack([[depth + 1, options[untried], before[depth] * chances[untried]],
                            [n, levels["option"][-1] if n else -1, before[n]]])
