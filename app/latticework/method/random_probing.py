"""Random probes of what a search has still to explore: the means of their results, and the standard errors.

A first batch of probes goes to the leaves, to see from which depth on subtrees are small; those that count go to that
depth at random, and the subtree below is searched.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from latticework.cover import least_of_images
from latticework.jobs.job import Job
from latticework.search import Problem, Searcher, State, make_searcher, root
from latticework.search.probes.open_subtrees import OpenSubtrees, Sample, open_subtrees, sample
from latticework.search.probes.random_probes import Starts, probe

PILOT, FIRST, BATCH = 1024, 8, 64  # probes that go to the leaves; between two looks at the clock, at first and then
LEAVES = 2.0  # seconds for the probes that go to the leaves
SUBTREE = 20_000.0  # nodes that a subtree to be searched may have on the average: some milliseconds
_TIMED, _LONG, _DEEPER = 3, 0.02, 2  # probes that are timed, seconds too many for one, levels to go deeper then
MANY = 1 << 15
"""Nodes that are searched below a probe that is timed: rarely over a tenth of a second."""
STRENGTH = 0.2
"""How much probes prefer options that leave more open: 0.15 erred least or nearly so on 6x10, Bedlam and 25 Y (2.2,
2.9 and 2.6 % fell to 1.7, 2.5 and 2.2 % in equal time); 0.15 to 0.3 met ten times as many solutions in the hollow
pyramid."""

_UNSEEN = 3
"""One probe more, of so many times the largest value, stands for those that were not sent."""
_NINE_IN_TEN = 2.0
"""Standard errors to either side; for a normal mean 1.645 would do, for these the truth was outside too often."""
_ENOUGH = 30.0
"""How many equal probes those sent must be worth, or no range can be given for their mean."""


@dataclass(frozen=True)
class Mean:
    """The mean of the results of probes, and its standard error.

    within: a range that contains the truth nine times in ten, None where the probes are too few for one.
    """

    mean: float
    error: float
    within: tuple[float, float] | None = field(default=None, compare=False)

    def beside(self, exact: int) -> "Mean":
        """Return the mean plus a number that was counted exactly."""
        return self.changed(exact)

    def changed(self, more: float = 0.0, factor: float = 1.0) -> "Mean":
        """Return the mean after adding a number to it, and then multiplying it."""
        within = self.within and ((self.within[0] + more) * factor, (self.within[1] + more) * factor)
        return Mean((self.mean + more) * factor, self.error * factor, within)


class Prober:
    """Sends probes below some states of a search; `depth` is where subtrees are searched, 0 where everything is.

    pilot, leaves: how many probes find that depth, and in how many seconds at most; most: the nodes that a subtree
    may have there, by default SUBTREE. depth: that of an earlier prober of the same search, to be used instead.
    """

    def __init__(
        self, job: Job, states: Sequence[State], random: np.random.Generator, pilot: int = PILOT,
        leaves: float = LEAVES, depth: int | None = None, most: float | None = None,
    ) -> None:
        self.searcher, self._job, self._random = make_searcher(job.problem), job, random
        self.subtrees = open_subtrees(job.problem, states, STRENGTH)
        self.depth = 0 if not len(self.subtrees) else depth if depth is not None else (
            depth_to_probe(self.searcher, random, pilot, most or SUBTREE, self.subtrees, leaves))

    def send(self, n: int) -> NDArray[np.float64]:
        """Send n probes; return the estimates of each, see `_weigh`, of all that is open; one row if depth is 0."""
        if not len(self.subtrees):
            return np.zeros((1, 5))
        if not self.depth:
            met, _ = sample(self.searcher, np.zeros((len(self.subtrees), 0)), STRENGTH, self.subtrees.every())
            whole: NDArray[np.float64] = _weigh(self._job, met).mean(axis=0, keepdims=True)
            return whole
        starts = self.subtrees.draw(n, self._random)
        return _weigh(self._job, sample(self.searcher, self._random.random((n, self.depth)), STRENGTH, starts)[0])


def depth_to_probe(
    searcher: Searcher, random: np.random.Generator, pilot: int, most: float, subtrees: OpenSubtrees | None = None,
    leaves: float = LEAVES,
) -> int:
    """Return the depth where subtrees are searched: the least at which they have at most so many nodes on average.

    A pilot of probes finds it. It misses rare large subtrees, which carry most of some trees; so a few are timed.
    subtrees: those that are probed, by default the whole tree; leaves: seconds for the pilot.
    """
    problem, subtrees = searcher.problem, subtrees or open_subtrees(searcher.problem, [root()])
    depth = depth_of_small(_nodes_by_depth(problem, random, pilot, subtrees, leaves), most)
    if not depth and not _are_small(searcher, subtrees):
        depth = 1  # all probes of the pilot ended where there is little below
    if depth:
        _seconds_of(searcher, random, 1, depth, subtrees)  # loads the kernels
    while 0 < depth < problem.longest and _seconds_of(searcher, random, _TIMED, depth, subtrees) > _TIMED * _LONG:
        depth += _DEEPER
    return min(depth, problem.longest)


def _nodes_by_depth(
    problem: Problem, random: np.random.Generator, pilot: int, subtrees: OpenSubtrees, leaves: float
) -> NDArray[np.float64]:
    """Return the nodes at each depth, estimated by so many probes to the leaves, or as many as the time allows."""
    total, sent, end = np.zeros(problem.longest + 1), 0, time.process_time() + leaves
    while sent < pilot and (not sent or time.process_time() < end):
        n = min(FIRST if not sent else BATCH, pilot - sent)
        met = probe(problem, random.random((n, problem.longest)), 0.0, subtrees.draw(n, random))
        total, sent = total + met.weights.sum(axis=0), sent + n
    return total / sent


def _are_small(searcher: Searcher, subtrees: OpenSubtrees) -> bool:
    """Whether each of the subtrees is small enough to be searched at once."""
    return all(sample(searcher, np.zeros((1, 0)), STRENGTH, Starts([path], np.ones(1)))[1]
               for path in subtrees.every().paths)


def _seconds_of(
    searcher: Searcher, random: np.random.Generator, n: int, depth: int, subtrees: OpenSubtrees
) -> float:
    begin = time.process_time()
    sample(searcher, random.random((n, depth)), STRENGTH, subtrees.draw(n, random), MANY)
    return time.process_time() - begin


def depth_of_small(profile: NDArray[np.float64], most: float) -> int:
    """Return the least depth where subtrees have at most so many nodes on average, 0 where the whole tree has.

    profile: nodes at each depth.
    """
    # Nodes at each depth and deeper; divided by those at it, a mean subtree.
    below = np.cumsum(profile[::-1])[::-1]
    return int(np.argmax(below <= most * profile)) if below[0] > most else 0


def _weigh(job: Job, met: Sample) -> NDArray[np.float64]:
    """Return the estimates of each probe, shape (n, 5): nodes, solutions met, modulo reflections, rotations, all."""
    estimates = np.zeros((len(met.nodes), 5))
    estimates[:, 0] = met.nodes
    if len(met.solutions):
        # A probe meets any solution; it counts for its class only where it is the one that stands for it.
        rows = np.sort(job.numbers[met.solutions], axis=1)
        kept = least_of_images(rows, job.group, job.kept)
        counts = {row.tobytes(): (1, 1, int(rotations), int(copies)) for row, rotations, copies
                  in zip(kept.rows, kept.rotations, kept.copies, strict=True)}
        factors = np.array([counts.get(row.tobytes(), (1, 0, 0, 0)) for row in rows])
        np.add.at(estimates[:, 1:], met.of, met.weights[:, None] * factors)
    return estimates


def mean_of(values: NDArray[np.float64]) -> Mean:
    """Return the mean of the values of some probes, infinite where one of them is."""
    if not np.isfinite(values).all():
        return Mean(np.inf, np.inf)
    scale = float(values.max()) or 1.0  # squares of the weights of a large tree may be too large
    spread = float((values / scale).std(ddof=1)) if len(values) > 1 else 0.0
    mean = scale * float((values / scale).mean())
    return Mean(mean, scale * spread / len(values) ** 0.5, _within(values / scale, mean))


def _within(values: NDArray[np.float64], mean: float) -> tuple[float, float] | None:
    """Return the range that contains the truth nine times in ten, None where too few probes carry the mean.

    Weights of probes have a long tail upwards: a mean that has missed it is too low, and so is its standard error. So
    the range is that of a log-normal mean, and its upper end that with a probe more, _UNSEEN times as large as any.
    """
    if len(values) == 1:
        return (mean, mean) if values[0] == 0 else None
    # (sum of weights)^2 / sum of squares: how many equal probes would say as much.
    if not values.any() or values.sum() ** 2 < _ENOUGH * (values**2).sum():
        return None
    more = np.append(values, _UNSEEN * values.max())
    low, high = (_NINE_IN_TEN * float(np.log1p(some.var(ddof=1) / len(some) / some.mean() ** 2)) ** 0.5
                 for some in (values, more))
    return mean * float(np.exp(-low)), mean * float(more.mean() / values.mean() * np.exp(high))


def carrying_half(values: NDArray[np.float64]) -> int:
    """Return how many of the largest values make up half of the sum."""
    if not values.any():
        return 1
    scaled = np.sort(values / values.max())[::-1]
    return int(np.searchsorted(np.cumsum(scaled), scaled.sum() / 2)) + 1
