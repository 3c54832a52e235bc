"""Finding out which stored solutions of a search come apart; it can be stopped at any instant and resumed."""

import math
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.apart.courses import may_part_at_once
from latticework.cancel import CancelledError, cancellable
from latticework.errors import LatticeworkError
from latticework.jobs.apart_job import ApartJob, Examined, Outcome, load_apart_kernels, take_apart
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.run.worker_pool import LatePool, Pool
from latticework.store.commit import NoRoomError
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import examined
from latticework.store.stored_searches import rows_of

_Numbers = NDArray[np.int64]
_Timed = tuple[float, list[Examined]]

FIRST, MOST = 1, 4096
"""The solutions of the first task, and the most of any."""

_TASK = 0.25  # seconds that a task should take, so that a stop feels instant
ALONE = 2.0
"""Seconds that this process works by itself; starting workers takes as much processor time."""

PATIENCE = 2.0  # seconds that tasks in flight have at a stop; then they are dropped, to be done another time
RETRY = 1.0  # seconds between two tries to save on a full disk
_MOST_DEATHS = 5
"""Losses of workers one after the other, with no task done between them, after which an error is raised."""


def open_numbers(file: SearchFile, sample: int | None = None, again: bool = False) -> _Numbers:
    """Return the numbers of the stored solutions that are to be examined.

    sample: only so many of all, evenly spread. again: also those whose outcome is NOT_KNOWN, and those that do not
    come apart where motions at once, which earlier versions did not try, may help.
    """
    retried = {Outcome.NOT_KNOWN} if again else set()
    if again and isinstance(file.document, Puzzle) and may_part_at_once(file.document):
        retried.add(Outcome.NO)
    stored = file.totals().stored
    is_open = np.ones(stored + 1, bool)
    is_open[0] = False
    for row in examined(file):
        is_open[row.solution] = row.outcome in retried
    if sample is not None and sample < stored:
        chosen = np.zeros_like(is_open)
        chosen[1 + np.arange(sample, dtype=np.int64) * stored // sample] = True
        is_open &= chosen
    return np.flatnonzero(is_open)


@dataclass(eq=False)
class Examination:
    """Takes stored solutions apart in worker processes and stores the results, task by task.

    numbers: which solutions, ascending. report: called with how many are done, and the latest results. notice: called
    with a sentence that says why nothing can be saved, each time that it has to wait for that.
    """

    file: SearchFile
    job: ApartJob
    numbers: _Numbers
    report: Callable[[int, list[Examined]], None] = lambda _, __: None
    notice: Callable[[str], None] = lambda _: None

    def run(self, workers: int, stop: threading.Event, alone: float = ALONE,
            at_once: threading.Event | None = None) -> bool:
        """Examine all of them, or until `stop` is set; return whether all are done. Raises LatticeworkError.

        In the first `alone` seconds this process does the work itself. at_once: when this is set, too, what is in
        flight is left, to be done another time.
        """
        load_apart_kernels()
        self._left = deque([self.numbers] if len(self.numbers) else [])
        self._size, self._done, self._deaths = FIRST, 0, 0
        pool = LatePool(self.job, alone, lambda: Pool(self.job, workers))
        flights: dict[Future[_Timed], _Numbers] = {}
        until = math.inf
        try:
            while (flights and time.monotonic() < until) or (self._left and not stop.is_set()):
                if stop.is_set():
                    # Set once: a stop gives tasks in flight some seconds, however often it is looked at.
                    until = min(until, time.monotonic() + PATIENCE)
                    if at_once is not None and at_once.is_set():
                        break
                else:
                    with cancellable(stop):  # what is done in this process
                        self._hand_out(flights, pool, 1 if pool.alone else 2 * workers)
                for future in wait(flights, timeout=_TASK, return_when=FIRST_COMPLETED).done:
                    self._collect(future, flights.pop(future), stop)
        finally:
            # What is in flight is not waited for: nothing of it is stored, so it is done another time.
            pool.close(0 if flights else PATIENCE)
        return not (self._left or flights)

    def _hand_out(self, flights: "dict[Future[_Timed], _Numbers]", pool: LatePool, most: int) -> None:
        while self._left and len(flights) < most:
            task, rest = np.split(self._left.popleft(), [self._size])
            if len(rest):
                self._left.appendleft(rest)
            flights[pool.submit(_timed, (task, rows_of(self.file, task).options))] = task

    def _collect(self, future: "Future[_Timed]", task: _Numbers, stop: threading.Event) -> None:
        if isinstance(future.exception(), BrokenProcessPool):
            self._lost(task)
            return
        if isinstance(future.exception(), CancelledError):
            self._left.append(task)
            return
        seconds, found = future.result()
        fitting = int(len(task) * _TASK / max(seconds, _TASK / MOST))
        self._size = max(1, min(MOST, 4 * self._size, fitting))
        if self._save(found, stop):
            self._done, self._deaths = self._done + len(task), 0
            self.report(self._done, found)
        else:
            self._left.append(task)

    def _lost(self, task: _Numbers) -> None:
        """Put back the task of a worker that ended; raises LatticeworkError after too many such losses in a row."""
        # Alone next, so that of several solutions the one that ends workers is found.
        self._left.appendleft(task)
        self._size, self._deaths = 1, self._deaths + 1
        if self._deaths > _MOST_DEATHS:
            raise LatticeworkError(phrase("{path}: workers ended unexpectedly {deaths} times in a row; what was "
                                          "found out before is kept", path=self.file.path, deaths=str(self._deaths)))

    def _save(self, found: list[Examined], stop: threading.Event) -> bool:
        """Store results, waiting for room on the disk; return False when stopped before there was any."""
        said = ""
        while True:
            try:
                self.file.examine(found)
            except NoRoomError as error:
                if str(error) != said:
                    said = str(error)
                    self.notice(said)
                if stop.wait(RETRY):
                    return False
            else:
                return True


def _timed(job: ApartJob, task: tuple[_Numbers, NDArray[np.int32]]) -> _Timed:
    begin = time.perf_counter()
    numbers, rows = task
    found = take_apart(job, (numbers.tolist(), rows))
    return time.perf_counter() - begin, found
