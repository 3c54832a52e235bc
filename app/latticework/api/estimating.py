"""Estimating the time and the solutions of a complete search."""

from pathlib import Path
from typing import NamedTuple

from latticework.api.arguments import seconds_of, whole
from latticework.api.cover_problem import ExactCover
from latticework.api.loading import as_problem
from latticework.api.method import method_of
from latticework.api.puzzle import Puzzle
from latticework.jobs.job import prepare
from latticework.jobs.method import PROBE
from latticework.method.estimate import estimate as probed
from latticework.method.held_item import by_probing

UNLIMITED = 10**6  # probes: some 40 MB


class Mean(NamedTuple):
    """An estimated number, its standard error, and a range that contains the truth nine times in ten, or None.

    >>> print(lw.estimate("soma").all)
    11,520 ± 0
    """

    mean: float
    error: float
    within: tuple[float, float] | None = None

    def __str__(self) -> str:
        return f"{float(f'{self.mean:.4g}'):,.10g} ± {float(f'{self.error:.2g}'):,.10g}"


class Estimate(NamedTuple):
    """The estimated size, time and solutions of a complete search.

    nodes: the nodes of the search tree.
    seconds: the time on one core of this machine.
    all, rotations, reflections: the solutions, counted as in `Counts`.
    probes: how many random probes these are the means of.
    exact: the tree is so small that it was searched instead, and the counts are no estimates.
    doubts: why not to trust the numbers, in words.

    >>> lw.estimate("soma").reflections.mean
    240.0
    """

    nodes: Mean
    seconds: Mean
    all: Mean
    rotations: Mean
    reflections: Mean
    probes: int
    exact: bool
    doubts: tuple[str, ...]


def estimate(
    puzzle: Puzzle | ExactCover | str | Path, *, seconds: float | None = None, probes: int | None = None,
    seed: int = 0, engine: str = "auto", order: str = "", size: bool | None = None, hold: str = "auto",
) -> Estimate:
    """Estimate the size, time and solutions of a complete search by random probes of the search tree (Knuth 1975).

    puzzle: a puzzle or an exact cover problem, or the name or path of one.
    seconds: for how long probes are sent, 5 unless a number of probes is given.
    probes: how many are sent at most.
    seed: the same seed and number of probes give the same numbers, but for the time.
    engine, order, size, hold: as for `solve`.

    Raises LatticeworkError when an argument is wrong, or the tree is too large for a floating-point number.

    >>> small = lw.estimate("soma", probes=100)
    >>> small.exact, small.all.mean
    (True, 11520.0)
    """
    limit = UNLIMITED if probes is None else min(whole(probes, "probes", 1), UNLIMITED)
    if seconds is not None:
        seconds_of(seconds)
    ready = prepare(as_problem(puzzle).document, method_of(engine, order, size, (), hold))
    ready = by_probing(ready) if ready.method.hold == PROBE else ready
    # With a number of probes alone, time is no limit.
    made = probed(ready, limit, seconds or (1e9 if probes else 5.0), whole(seed, "seed", 0))
    nodes, took, total, rotations, reflections = (
        Mean(one.mean, one.error, one.within)
        for one in (made.nodes, made.seconds, made.total, made.rotations, made.reflections))
    return Estimate(nodes, took, total, rotations, reflections, made.probes, made.exact, made.doubts)
