"""Estimates of what a complete search would cost and find, by random probes, with warnings where they are doubtful.

A first batch of probes goes to the leaves, to see from which depth on subtrees are small; those that count go to that
depth at random, and what is below is searched.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import least_of_images
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search import Problem, Searcher, advance, make_searcher, root
from latticework.search.random_probes import ROOM, Sample, probe, sample
from latticework.session.job import Job, Prepared

PILOT, FIRST, BATCH = 1024, 8, 64  # probes that go to the leaves; between two looks at the clock, at first and then
LEAVES = 2.0  # seconds for those that go to the leaves
SUBTREE = 20_000.0  # nodes that a subtree to be searched may have on the average: some milliseconds
TIMED, LONG, DEEPER = 3, 0.02, 2  # probes that are timed, seconds too many for one, levels to go deeper then
SAMPLE = 0.5  # seconds of search that the rate is measured over
PIECES = 8  # places in the tree where it is measured
STRENGTH = 0.2
"""How much probes prefer what leaves more: 0.15 erred least or nearly so on 6x10, Bedlam and 25 Y (2.2, 2.9 and 2.6 %
fell to 1.7, 2.5 and 2.2 % in equal time); 0.15 to 0.3 met ten times as many solutions in the hollow pyramid."""
FEW, MANY = 0.02, 10
"""The share of probes below which half of the estimate lies in few of them; copies of a part that are many."""


@dataclass(frozen=True)
class Mean:
    """The mean of what the probes say, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class Estimate:
    """What a complete search would meet: nodes at `rate` nodes a second, and solutions by each convention.

    searched: solutions before symmetric copies are told apart, one item being held to representatives; reflections,
    rotations, total: modulo the target's rotations and reflections, modulo its rotations, all. hits: probes that
    met a solution. half: how few probes carry half of the nodes. exact: the whole tree was
    searched. doubts: why not to trust it, in words.
    """

    probes: int
    nodes: Mean
    rate: float
    searched: Mean
    reflections: Mean
    rotations: Mean
    total: Mean
    hits: int
    half: int
    exact: bool
    doubts: tuple[str, ...]

    @property
    def seconds(self) -> Mean:
        """Seconds on one core of this machine, as busy as it is."""
        return Mean(self.nodes.mean / self.rate, self.nodes.error / self.rate)


def estimate(prepared: Prepared, most: int, seconds: float, seed: int = 0) -> Estimate:
    """Send probes until there are `most` or `seconds` have passed, at least one batch, and measure the engine.

    A tree that is small as a whole is searched once, and its figures are exact.
    Raises LatticeworkError when the tree is too large for a floating-point number.
    """
    job, random = prepared.job, np.random.default_rng(seed)
    searcher = make_searcher(job.problem)
    depth = depth_to_probe(searcher, random, PILOT, SUBTREE)
    said = np.concatenate(list(_batches(job, searcher, random, depth, most if depth else 1, seconds)))
    sent = len(said)
    if not np.isfinite(said).all():
        raise LatticeworkError(phrase("{name}: its search tree is too large to be estimated",
                                      name=prepared.document.name))
    nodes, searched, reflections, rotations, total = map(mean_of, said.T)
    half, hits = carrying_half(said[:, 0]), int((said[:, 1] > 0).sum())
    doubts = _doubts(job.problem, sent, half, hits) if depth else ()
    rate = measured_rate(searcher)
    return Estimate(sent, nodes, rate, searched, reflections, rotations, total, hits, half, not depth, doubts)


def depth_to_probe(searcher: Searcher, random: np.random.Generator, pilot: int, most: float) -> int:
    """Return the depth where subtrees are searched: a pilot says that they have at most so many nodes, and they do.

    The pilot misses rare large subtrees, which carry most of some trees; so a few are searched by the clock.
    """
    problem = searcher.problem
    depth = depth_of_small(_nodes_by_depth(problem, random, pilot), most)
    if depth:
        sample(searcher, random.random((1, depth)), STRENGTH)  # loads the kernels
    while 0 < depth < problem.longest and _seconds_of(searcher, random.random((TIMED, depth))) > TIMED * LONG:
        depth += DEEPER
    return min(depth, problem.longest)


def _nodes_by_depth(problem: Problem, random: np.random.Generator, pilot: int) -> NDArray[np.float64]:
    """Return the nodes at each depth as so many probes to the leaves say it, or as many as the time allows."""
    total, sent, end = np.zeros(problem.longest + 1), 0, time.process_time() + LEAVES
    while sent < pilot and (not sent or time.process_time() < end):
        n = min(FIRST if not sent else BATCH, pilot - sent)
        total, sent = total + probe(problem, random.random((n, problem.longest))).weights.sum(axis=0), sent + n
    return total / sent


def _seconds_of(searcher: Searcher, chances: NDArray[np.float64]) -> float:
    begin = time.process_time()
    sample(searcher, chances, STRENGTH)
    return time.process_time() - begin


def depth_of_small(profile: NDArray[np.float64], most: float) -> int:
    """Return the least depth where subtrees have so few nodes on the average; profile: nodes at each depth."""
    below = np.cumsum(profile[::-1])[::-1]
    return int(np.argmax(below <= most * profile))


def _batches(
    job: Job, searcher: Searcher, random: np.random.Generator, depth: int, most: int, seconds: float
) -> Iterator[NDArray[np.float64]]:
    end, sent = time.monotonic() + seconds, 0
    while not sent or (sent < most and time.monotonic() < end):
        chances = random.random((min(BATCH if sent else FIRST, most - sent), depth))
        yield weigh(job, sample(searcher, chances, STRENGTH))
        sent += len(chances)


def weigh(job: Job, met: Sample) -> NDArray[np.float64]:
    """Return what each probe says, shape (n, 5): nodes, solutions searched, modulo reflections, rotations, all."""
    said = np.zeros((len(met.nodes), 5))
    said[:, 0] = met.nodes
    if len(met.solutions):
        rows = np.sort(job.numbers[met.solutions], axis=1)
        kept = least_of_images(rows, job.group, job.kept)
        counts = {row.tobytes(): (1, 1, int(rotations), int(copies)) for row, rotations, copies
                  in zip(kept.rows, kept.rotations, kept.copies, strict=True)}
        factors = np.array([counts.get(row.tobytes(), (1, 0, 0, 0)) for row in rows])
        np.add.at(said[:, 1:], met.of, met.weights[:, None] * factors)
    return said


def mean_of(values: NDArray[np.float64]) -> Mean:
    """Return the mean of what some probes say, infinite where one of them is."""
    if not np.isfinite(values).all():
        return Mean(np.inf, np.inf)
    scale = float(values.max()) or 1.0  # squares of the weights of a large tree may be too large
    spread = float((values / scale).std(ddof=1)) if len(values) > 1 else 0.0
    return Mean(scale * float((values / scale).mean()), scale * spread / len(values) ** 0.5)


def carrying_half(values: NDArray[np.float64]) -> int:
    """Return how many of the largest values make up half of the sum."""
    scaled = np.sort(values / values.max())[::-1]
    return int(np.searchsorted(np.cumsum(scaled), scaled.sum() / 2)) + 1


def _doubts(problem: Problem, sent: int, half: int, hits: int) -> tuple[str, ...]:
    doubts = ["one probe alone gives no standard error"] if sent == 1 else []
    copies = int(problem.cover.most.max(initial=0))
    if sent > 1 and half < max(FEW * sent, 10):
        doubts.append(f"heavy tail: {half:,} of {sent:,} probes carry half of the estimated nodes; the standard "
                      "error is then too small, and the tree is probably larger than estimated")
    if copies >= MANY:
        doubts.append(f"a part has {copies} copies: estimates of such puzzles were wrong by a factor of 1.5 or more, "
                      "one of them ten times too low")
    if not hits:
        doubts.append("no probe met a solution; there may be some nevertheless")
    return tuple(doubts)


def measured_rate(searcher: Searcher, enough: float = SAMPLE, pieces: int = PIECES) -> float:
    """Return the nodes a second of process time of the engine, tried for some seconds at several places."""
    first = advance(searcher, root(), 1000, pieces)
    states, budget = first.remaining or (root(),), 2000
    while True:
        begin = time.process_time()
        nodes = sum(advance(searcher, state, budget, room=ROOM).nodes for state in states)
        spent = time.process_time() - begin
        if spent > enough or nodes < budget:
            return nodes / max(spent, 1e-6)
        budget *= min(max(2, round(1.2 * enough / max(spent, 1e-6))), 16)
