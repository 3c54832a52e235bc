"""Looking for a first solution beside a search, and adding it as if the search had found it."""

import time
from concurrent.futures import Future
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import least_image
from latticework.jobs.job import Job
from latticework.jobs.slice_work import Result, result_of
from latticework.jobs.totals import Open
from latticework.run.worker_pool import LatePool
from latticework.search import State

_BUDGET = 1 << 19
"""Nodes of a task, an eighth of a second or so; in very large problems a second, and slices may wait for it."""
_MOST_FAILURES = 100


@dataclass(frozen=True)
class DiveTask:
    """A request to look for a solution: the random seed, and the depth of the first dive."""

    seed: int
    depth: int


@dataclass(frozen=True)
class DiveAnswer:
    """The answer of a worker: the options of a solution or none, and the depth of the next dive."""

    solution: NDArray[np.int32] | None
    depth: int


def dive(job: Job, task: DiveTask) -> DiveAnswer:
    """Look for a solution, in a worker; its options are numbered as in the restricted problem."""
    from latticework.search.probes.first_solution import find_by_dives  # noqa: PLC0415 compiles kernels few need

    found = find_by_dives(job.problem, task.seed, task.depth, _BUDGET)
    if found.solution is None:
        return DiveAnswer(None, found.depth)
    # The image that a search keeps: any other is dropped as a copy when the slice is judged.
    image = least_image(job.numbers[found.solution], job.group, job.kept)
    place = np.empty(len(job.kept), np.int32)
    place[job.numbers[:-1]] = np.arange(len(job.numbers) - 1)
    return DiveAnswer(place[image], found.depth)


class FirstSolutionDives:
    """Keeps a number of workers looking for a solution; `found` is the first one."""

    def __init__(self, pool: LatePool, workers: int) -> None:
        self._pool = pool
        self.workers = workers
        self._away: set[Future[DiveAnswer]] = set()
        self._sent = self._depth = self._failures = 0
        self.found: NDArray[np.int32] | None = None

    @property
    def away(self) -> set[Future[DiveAnswer]]:
        """The futures to wait for."""
        return self._away

    def hand_out(self) -> None:
        """Give work to each idle worker, unless they fail again and again."""
        while len(self._away) < self.workers and self._failures < _MOST_FAILURES:
            self._away.add(self._pool.submit(dive, DiveTask(self._sent, self._depth)))
            self._sent += 1

    def collect(self) -> None:
        """Collect finished answers; one that was lost or failed is ignored, as another will be handed out."""
        for future in {future for future in self._away if future.done()}:
            self._away.remove(future)
            if future.cancelled() or future.exception() is not None:
                self._failures += 1
                continue
            answer = future.result()
            self._depth = answer.depth
            if self.found is None:
                self.found = answer.solution

    def placed(self, job: Job, frontier: list[Open]) -> tuple[Open, Result] | None:
        """Return a slice that leads straight to the solution, with its row; None when the search has found one."""
        if self.found is None:
            return None
        from latticework.search.probes.first_solution import slice_to_solution  # noqa: PLC0415 it loads kernels

        begin = time.perf_counter()
        # Subtrees are disjoint, so at most one holds it; none does when the search has met it already.
        for row in frontier:
            piece = slice_to_solution(job.problem, State.unpack(row.state, row.share), self.found)
            if piece is not None:
                return row, result_of(job, piece, begin)
        return None
