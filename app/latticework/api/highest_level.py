"""The solutions of a search that come apart with the highest level."""

from collections.abc import Iterator
from itertools import islice, zip_longest

import numpy as np

from latticework.api.found import Found
from latticework.api.puzzle import Puzzle
from latticework.jobs.apart_job import ApartJob, Outcome
from latticework.store.apart_so_far import order

TOGETHER = 1024
"""Solutions that are taken apart at a time."""


def of_highest_level(puzzle: Puzzle, solutions: Iterator[Found], states: int, seconds: float) -> list[Found]:
    """Return those of the highest level, in their order; states, seconds: limits for each solution."""
    from latticework.jobs.taking_apart import take_apart  # noqa: PLC0415 it loads kernels

    job = ApartJob(puzzle.prepared.reduction, states, seconds)
    best: tuple[int, ...] = ()
    highest: list[Found] = []
    while some := list(islice(solutions, TOGETHER)):
        rows = np.array(list(zip_longest(*(found.options.tolist() for found in some), fillvalue=-1)), np.int32).T
        for row in take_apart(job, (range(len(some)), rows)):
            level = order(row.level)
            if row.outcome == Outcome.YES and level >= best:
                if level > best:
                    best, highest = level, []
                highest.append(some[row.solution])
    return highest
