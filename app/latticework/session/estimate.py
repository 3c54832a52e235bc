"""What a complete search would cost and find, estimated by random probes, with the doubts that are due."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

import numpy as np
from numpy.typing import NDArray

from latticework.cover import least_of_images
from latticework.errors import LatticeworkError
from latticework.search import Problem, advance, root
from latticework.search.probe import Probes, probe
from latticework.session.job import Job, Prepared

BATCH = 256  # probes between two looks at the clock
SAMPLE = 0.5  # seconds of search that the rate is measured over
PIECES = 8  # places in the tree where it is measured
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
    ended at a solution. half: how few probes carry half of the nodes. doubts: why not to trust it, in words.
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
    doubts: tuple[str, ...]

    @property
    def seconds(self) -> Mean:
        """Seconds on one core of this machine, as busy as it is."""
        return Mean(self.nodes.mean / self.rate, self.nodes.error / self.rate)


def estimate(prepared: Prepared, most: int, seconds: float, seed: int = 0) -> Estimate:
    """Send probes until there are `most` or `seconds` have passed, at least one batch, and measure the engine.

    Raises LatticeworkError when the tree is too large for a floating-point number.
    """
    job, random = prepared.job, np.random.default_rng(seed)
    said = np.concatenate(list(_batches(job, random, most, seconds)))
    sent = len(said)
    if not np.isfinite(said).all():
        raise LatticeworkError(f"{prepared.puzzle.name}: its search tree is too large to be estimated")
    nodes, searched, reflections, rotations, total = map(_mean, said.T)
    half, hits = carrying_half(said[:, 0]), int((said[:, 1] > 0).sum())
    doubts = _doubts(job.problem, sent, half, hits)
    rate = measured_rate(job.problem)
    return Estimate(sent, nodes, rate, searched, reflections, rotations, total, hits, half, doubts)


def _batches(job: Job, random: np.random.Generator, most: int, seconds: float) -> Iterator[NDArray[np.float64]]:
    end, sent = inf, 0
    while sent < most and time.monotonic() < end:
        chances = random.random((min(BATCH, most - sent), job.problem.longest))
        yield weigh(job, probe(job.problem, chances))
        sent += len(chances)
        end = min(end, time.monotonic() + seconds)  # the first batch may have to compile the kernel


def weigh(job: Job, sent: Probes) -> NDArray[np.float64]:
    """Return what each probe says, shape (n, 5): nodes, solutions searched, modulo reflections, rotations, all."""
    said = np.zeros((len(sent.solved), 5))
    said[:, 0] = sent.weights.sum(axis=1)
    hits = np.flatnonzero(sent.solved)
    if len(hits):
        said[hits, 1] = sent.weights[hits].max(axis=1)  # the weight where the probe ended: it never falls
        rows = np.sort(job.numbers[sent.solutions[hits]], axis=1)
        kept = least_of_images(rows, job.group, job.kept)
        counts = {row.tobytes(): (1, int(rotations), int(copies)) for row, rotations, copies
                  in zip(kept.rows, kept.rotations, kept.copies, strict=True)}
        factors = np.array([counts.get(row.tobytes(), (0, 0, 0)) for row in rows])
        said[hits, 2:] = said[hits, 1, None] * factors
    return said


def _mean(values: NDArray[np.float64]) -> Mean:
    scale = float(values.max()) or 1.0  # squares of the weights of a large tree may be too large
    spread = float((values / scale).std(ddof=1)) if len(values) > 1 else 0.0
    return Mean(scale * float((values / scale).mean()), scale * spread / len(values) ** 0.5)


def carrying_half(values: NDArray[np.float64]) -> int:
    """Return how few of the values make up half of their sum."""
    scaled = np.sort(values / values.max())[::-1]
    return int(np.searchsorted(np.cumsum(scaled), scaled.sum() / 2)) + 1


def _doubts(problem: Problem, sent: int, half: int, hits: int) -> tuple[str, ...]:
    doubts = []
    copies = int(problem.most.max(initial=0))
    if half < max(FEW * sent, 10) and sent > 1:
        doubts.append(f"heavy tail: {half:,} of {sent:,} probes carry half of the nodes; the standard error is then "
                      "too small, and the tree is more likely larger than smaller")
    if copies >= MANY:
        doubts.append(f"a part in {copies} copies: on such puzzles the estimate was off 1.5 times and more, once ten "
                      "times too low")
    if not hits:
        doubts.append("no probe met a solution; that does not mean that there is none")
    return tuple(doubts)


def measured_rate(problem: Problem) -> float:
    """Return the nodes a second of process time of the engine, tried at several places of the tree."""
    first = advance(problem, root(), 1000, PIECES)  # also makes the tables
    states, budget = first.remaining or (root(),), 1000
    while True:
        begin = time.process_time()
        nodes = sum(advance(problem, state, budget).nodes for state in states)
        spent = time.process_time() - begin
        if spent > SAMPLE or nodes < budget:
            return nodes / max(spent, 1e-6)
        budget *= 2 if spent > SAMPLE / 8 else 4
