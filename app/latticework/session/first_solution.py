"""Looking for a first solution beside a search, and entering it in the search as if that had found it."""

import time
from concurrent.futures import Future
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import least_image
from latticework.search import State
from latticework.session.job import Job
from latticework.session.rows import Open
from latticework.session.worker import Result, result_of
from latticework.session.worker_pool import LatePool

BUDGET = 1 << 19
"""Nodes of an errand, an eighth of a second or so; in very large problems a second, for which slices may wait."""
MOST_FAILURES = 100


@dataclass(frozen=True)
class Errand:
    """A request to look for a solution: the random seed, and the depth of the first dive."""

    seed: int
    depth: int


@dataclass(frozen=True)
class News:
    """The answer of a worker: the options of a solution or none, and the depth of the next dive."""

    solution: NDArray[np.int32] | None
    depth: int


def look(job: Job, errand: Errand) -> News:
    """Look for a solution, in a worker; its options are numbered as in the restricted problem."""
    from latticework.search.restarts import seek  # noqa: PLC0415 it compiles kernels that few searches want

    sought = seek(job.problem, errand.seed, errand.depth, BUDGET)
    if sought.solution is None:
        return News(None, sought.depth)
    image = least_image(job.numbers[sought.solution], job.group, job.kept)
    place = np.empty(len(job.kept), np.int32)
    place[job.numbers[:-1]] = np.arange(len(job.numbers) - 1)
    return News(place[image], sought.depth)


class Scout:
    """Keeps a number of workers looking for a solution; `found` is the first one."""

    def __init__(self, pool: LatePool, workers: int) -> None:
        self._pool = pool
        self.workers = workers
        self._away: set[Future[News]] = set()
        self._sent = self._depth = self._failures = 0
        self.found: NDArray[np.int32] | None = None

    @property
    def away(self) -> set[Future[News]]:
        """The futures to wait for."""
        return self._away

    def send(self) -> None:
        """Hand out work to all idle scouts, unless they fail again and again."""
        while len(self._away) < self.workers and self._failures < MOST_FAILURES:
            self._away.add(self._pool.submit(look, Errand(self._sent, self._depth)))
            self._sent += 1

    def hear(self) -> None:
        """Collect finished answers; one that was lost or failed is ignored, as another will be handed out."""
        for future in {future for future in self._away if future.done()}:
            self._away.remove(future)
            if future.cancelled() or future.exception() is not None:
                self._failures += 1
                continue
            news = future.result()
            self._depth = news.depth
            if self.found is None:
                self.found = news.solution

    def placed(self, job: Job, frontier: list[Open]) -> tuple[Open, Result] | None:
        """Return the slice that goes straight to what was found, with its row; None when a search met it already."""
        if self.found is None:
            return None
        from latticework.search.path_to_solution import steer  # noqa: PLC0415 it loads kernels

        begin = time.perf_counter()
        for row in frontier:
            piece = steer(job.problem, State.unpack(row.state, row.share), self.found)
            if piece is not None:
                return row, result_of(job, piece, begin)
        return None
