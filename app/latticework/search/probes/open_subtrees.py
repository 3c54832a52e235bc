"""The subtrees that a search has still to explore, and the probability that a probe from the root reaches each.

The open subtrees of a state are that of its node, about to be entered, and those of the options that are still to be
tried at its levels. A probe starts in one of them with the probability that a probe from the root of the whole tree
reaches it, divided by that of reaching any of them; so its weight means the same as that of a probe from the root,
but nothing that was explored already is drawn again.

`sample` sends probes that also search below their ends, in bounded time for any tree. Some trees are tiny almost
everywhere and endless in a few places, which the first probes do not show. So only a limited number of nodes is
searched below the end of a probe. Then one open subtree is drawn and searched further, weighted by 1 / its
probability, and so on: the means stay unbiased and only vary more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.search.arrays import LEVEL, OPEN, SOLVED, Int32, Levels
from latticework.search.probes.random_probes import Probes, Starts, blind, can_prefer, probe
from latticework.search.problem import Problem
from latticework.search.slices import Searcher, State, advance

MOST = 1 << 18
"""The nodes searched below a probe before one of the open subtrees is drawn: about a second at most."""
_DRAWN = 16
"""In a subtree drawn so, MOST divided by this is searched before one is drawn again."""
ROOM = 256
"""The most solutions of a subtree in memory at once."""


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


@dataclass(frozen=True, eq=False)
class Sample:
    """The results of probes that search below their ends: nodes (n,) of the whole tree by each probe.

    solutions (m, longest): the options of the solutions found, padded with -1; of (m,): the probe that found each;
    weights (m,): how many solutions each represents.
    """

    nodes: NDArray[np.float64]
    solutions: Int32
    of: NDArray[np.int64]
    weights: NDArray[np.float64]


def sample(
    searcher: Searcher, chances: NDArray[np.float64], strength: float = 0.0, starts: Starts | None = None,
    most: int = MOST,
) -> tuple[Sample, bool]:
    """Send probes as `probe` does and search up to `most` nodes below each; return also whether that was all."""
    problem = searcher.problem
    sent = probe(problem, chances, strength, starts)
    # Seeded by the numbers of the probes themselves, so that the same probes give the same sample everywhere.
    random = np.random.default_rng(np.frombuffer(chances.tobytes(), np.uint32))
    nodes, last = sent.weights.sum(axis=1), sent.weights.max(axis=1)  # weights never fall
    rows, of, weights, whole = [np.zeros((0, problem.longest), np.int32)], list[int](), [np.zeros(0)], True
    for n, end in enumerate(sent.end.tolist()):
        if end == OPEN:
            own, counts, entered, all_searched = _below(searcher, _path(sent, n), most, random)
            nodes[n] += last[n] * (entered - 1)  # the node at which the probe ended is counted already
            whole &= all_searched
        else:
            own, counts = np.full((int(end == SOLVED), problem.longest), -1, np.int32), np.ones(int(end == SOLVED))
            own[:, : sent.options.shape[1]] = sent.options[n, : problem.longest]
        rows.append(own)
        weights.append(last[n] * counts)
        of += [n] * len(own)
    return Sample(nodes, np.concatenate(rows), np.array(of, np.int64), np.concatenate(weights)), whole


def _path(sent: Probes, n: int) -> Levels:
    levels = np.zeros(int((sent.options[n] >= 0).sum()), LEVEL)
    here = slice(len(levels))
    levels["item"], levels["option"] = sent.items[n, here], sent.options[n, here]
    levels["last"] = levels["option"]
    return levels


def _below(
    searcher: Searcher, path: Levels, most: int, random: np.random.Generator
) -> tuple[Int32, NDArray[np.float64], float, bool]:
    """Return solutions below the end of a path, their weights, all nodes, and whether no subtree was drawn."""
    rows, counts, entered, weight, left, whole = [], [np.zeros(0)], 0.0, 1.0, most, True
    states: Sequence[State] = [State(path, 0)]
    while states:
        checkpoint()
        piece = advance(searcher, states[0], left, room=ROOM)
        states, left = piece.remaining, left - piece.nodes
        rows.append(piece.solutions)
        counts.append(np.full(len(piece.solutions), weight))
        entered += weight * piece.nodes
        # One open subtree represents all of them from here on, weighted by 1 / its probability.
        if states and left <= 0:
            drawn = open_subtrees(searcher.problem, states).draw(1, random)
            states, left, whole = [State(drawn.paths[0], 0)], max(1, most // _DRAWN), False
            weight *= float(drawn.weights[0])
    return np.concatenate(rows), np.concatenate(counts), entered, whole
