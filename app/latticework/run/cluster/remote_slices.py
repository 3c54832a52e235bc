"""The slices that the workers of a cluster are doing for a search, and how far their answers are believed.

Every answer is checked (`answers.check`), with all solutions that it counts. A check cannot show that nothing was
overlooked. So some slices are done a second time here, and the two results are compared: the first one of each
worker, before which nothing of it is saved, and later ones by chance, which grows with the part of the tree that they
report as explored (`_is_audited`). A worker whose answer is wrong is named and gets no more slices, and what it did
is taken back (`lineage`).
"""

import os
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

from latticework.jobs import slice_work as here
from latticework.jobs.answers import WrongAnswerError, check
from latticework.jobs.job import Job
from latticework.jobs.keeping import EVERY
from latticework.jobs.slice_work import Result, Task
from latticework.jobs.totals import Open
from latticework.phrases import Phrase, phrase
from latticework.run.cluster import duty
from latticework.run.cluster.connection import Connection, RemoteWorker, WorkerLostError, work
from latticework.run.crew import Scheduler
from latticework.store.tables.sample_rows import found_by

SECONDS, SHORT = 2.0, 0.5
"""Seconds that a slice should take; SHORT while open subtrees are too few, as a slice is cut only at its end."""

_A_SECOND = 100
"""Slices a second that a head can surely commit; with more workers slices are made longer."""

AUDITED, SHARES = 32, 50
"""Of so many slices of a worker one is done again here, by chance. So is each with a chance of SHARES times the
part of the search that it has explored: always from a fiftieth on, and some fifty slices in all."""
_AUDITORS = 4
"""The most threads that do slices again."""

LONGEST, FIRST, STEP = 60.0, 240.0, 1.0
"""Seconds after which a slice is abandoned, as its worker hangs; the same for the first slice of a worker, which may
have to compile the kernels. Of the time between two looks no more than STEP counts: this computer may have slept."""

_MOST_HANGS = 3
"""How often a worker may hang until it gets no more slices."""


class Done(NamedTuple):
    """Slices that came back: finished, lost with their worker, of a worker that was barred, and failed."""

    finished: list[tuple[Open, Result]]
    lost: list[Open]
    barred: list[Open]
    failed: list[tuple[Open, BaseException]]


@dataclass(frozen=True)
class _Flight:
    row: Open
    task: Task
    worker: RemoteWorker
    begun: float


class RemoteSlices:
    """Hands slices to the workers of a cluster; without a scheduler there are none, and nothing is done.

    share: of what is open at the beginning. done_by: who did the slices that were passed on, by the numbers of the
    rows that they began from. wrong: workers that gave a wrong answer, of which what is saved is still to be taken
    back.
    """

    def __init__(self, scheduler: Scheduler | None, job: Job, share: int) -> None:
        self.done_by: dict[int, RemoteWorker] = {}
        self.wrong: list[RemoteWorker] = []
        self._scheduler, self._job, self._share = scheduler, job, share
        self._connection: Connection | None = None
        self._away: dict[Future[bytes], _Flight] = {}
        self._unconfirmed: list[tuple[_Flight, Result]] = []
        self._audits: dict[Future[Result], tuple[_Flight, Result]] = {}
        self._auditor: ThreadPoolExecutor | None = None
        self._hung: Counter[str] = Counter()
        self._clock, self._looked = 0.0, time.monotonic()
        self._notice: str | Phrase = ""
        self._reported: tuple[str, str] = ("", "")

    def open(self) -> None:
        """Connect to the scheduler; raises LatticeworkError."""
        if self._scheduler is not None:
            self._connection = Connection(self._scheduler, self._job)
            self._connection.open()
            # Threads, as kernels release Python's lock; few, as it is meant to take little.
            self._auditor = ThreadPoolExecutor(min(_AUDITORS, os.cpu_count() or 1), "latticework-audit")

    def close(self) -> None:
        """Leave the cluster; slices in flight are dropped."""
        if self._connection is not None:
            self._connection.close()
        if self._auditor is not None:
            self._auditor.shutdown(wait=False, cancel_futures=True)

    @property
    def workers(self) -> list[RemoteWorker]:
        """The workers that can be given slices."""
        return [*self._connection.workers.values()] if self._connection else []

    @property
    def threads(self) -> int:
        """How many slices are done at the same time."""
        return sum(worker.threads for worker in self.workers)

    @property
    def seats(self) -> int:
        """How many slices may be in flight."""
        return sum(worker.seats for worker in self.workers)

    @property
    def away(self) -> set["Future[Any]"]:
        """The futures to wait for."""
        return {*self._away, *self._audits}

    def __len__(self) -> int:
        return len(self._away) + len(self._unconfirmed) + len(self._audits)

    def news(self) -> str | None:
        """Return a new trouble as a sentence for the user, "" where one is over, None where nothing is new."""
        latest = self._connection.notice if self._connection else "", self._notice
        new = [now for now, before in zip(latest, self._reported, strict=True) if now != before]
        self._reported = latest
        return new[-1] if new else None

    def hand_out(self, rows: list[Open], pieces: Callable[[], int], room: int, below: int = EVERY) -> None:
        """Give slices that begin from some of the rows, which are removed, to workers that have time.

        pieces: into how many the rest of the next slice is to be cut. room, below: see `Task`.
        """
        idle = sorted((worker for worker in self.workers if worker.free > 0), key=lambda worker: -worker.free)
        # One slice each in turn, so that many small workers are not starved by a large one.
        for _ in range(max((worker.free for worker in idle), default=0)):
            for worker in idle:
                if not rows:
                    return
                if worker.free > 0:
                    self._submit(worker, rows.pop(0), pieces(), room, below)

    def _submit(self, worker: RemoteWorker, row: Open, pieces: int, room: int, below: int) -> None:
        seconds = max(SECONDS if pieces == 1 else SHORT, self.threads / _A_SECOND)
        task = Task(row.state, row.share, worker.budget(seconds), pieces, room, work(seconds), below, whole=True)
        if self._connection is not None:
            self._tick()
            worker.busy += 1
            self._away[self._connection.submit(worker, duty.sent(task))] = _Flight(row, task, worker, self._clock)

    def _tick(self) -> None:
        now = time.monotonic()
        self._clock += min(now - self._looked, STEP)
        self._looked = now

    def collect(self) -> Done:
        """Return what has come back since the last time and can be believed."""
        self._tick()
        done = Done([], [], [], [])
        for future in [future for future in self._away if future.done()]:
            flight = self._away.pop(future)
            flight.worker.busy -= 1
            self._take(flight, future, done)
        for audit in [audit for audit in self._audits if audit.done()]:
            self._compare(*self._audits.pop(audit), audit, done)
        self._drop_hung()
        self._release(done)
        return done

    def _take(self, flight: _Flight, future: "Future[bytes]", done: Done) -> None:
        """Take an answer: it is lost, failed, wrong, or kept until the worker is believed."""
        error = WorkerLostError() if future.cancelled() else future.exception()  # Dask cancels what it abandons
        if flight.worker.is_barred:
            done.barred.append(flight.row)
        elif isinstance(error, WorkerLostError):
            done.lost.append(flight.row)
        elif error is not None:
            done.failed.append((flight.row, error))
        else:
            try:
                result = check(self._job, flight.task, duty.received(future.result(), flight.task), far=True)
            except WrongAnswerError as wrong:
                done.barred.append(flight.row)
                self._bar(flight.worker, wrong, done)
                return
            flight.worker.answered(result, self._clock - flight.begun)
            if self._is_audited(flight.task, result):
                self._audit(flight, result)
            else:
                self._unconfirmed.append((flight, result))

    def _is_audited(self, task: Task, result: Result) -> bool:
        """Whether a slice is done again here, by chance that a worker cannot foresee."""
        # Hardly a slice ends a subtree with its last node: a worker that leaves nothing open there may have given up.
        if not result.remaining and result.nodes >= task.budget:
            return True
        return secrets.randbelow(AUDITED) == 0 or secrets.randbelow(self._share) < SHARES * result.explored

    def _audit(self, flight: _Flight, result: Result) -> None:
        if self._auditor is not None:
            self._audits[self._auditor.submit(here.run, self._job, flight.task)] = flight, result

    def _compare(self, flight: _Flight, result: Result, audit: "Future[Result]", done: Done) -> None:
        """Believe a worker whose slice gave the same here; one that could not be done here says nothing of it."""
        error = audit.exception()
        if flight.worker.is_barred:
            done.barred.append(flight.row)
        elif error is not None:
            done.failed.append((flight.row, error))
        elif found_by(audit.result()) == found_by(result):
            flight.worker.is_believed = True
            self._unconfirmed.append((flight, result))
        else:
            done.barred.append(flight.row)
            self._bar(flight.worker, WrongAnswerError("done again here, a slice gave something else"), done)

    def _release(self, done: Done) -> None:
        """Pass on the answers of workers that are believed by now; of the others do a slice again, one at a time."""
        audited = {flight.worker for flight, _ in self._audits.values()}
        waiting, self._unconfirmed = self._unconfirmed, []
        for flight, result in waiting:
            if flight.worker.is_believed:
                self.done_by[flight.row.id] = flight.worker
                done.finished.append((flight.row, here.without_spare(self._job, result)))
            elif flight.worker in audited:
                # One slice at a time is enough to believe a worker; the others wait for the same answer.
                self._unconfirmed.append((flight, result))
            else:
                audited.add(flight.worker)
                self._audit(flight, result)

    def _bar(self, worker: RemoteWorker, wrong: WrongAnswerError, done: Done) -> None:
        """Give a worker no more slices, and do again what of it is not saved; see `wrong`."""
        worker.is_barred, worker.is_believed = True, False
        done.barred.extend(flight.row for flight, _ in self._unconfirmed if flight.worker is worker)
        self._unconfirmed = [(flight, result) for flight, result in self._unconfirmed if flight.worker is not worker]
        if self._connection is not None:
            self._connection.bar(worker)
        self.wrong.append(worker)
        self._notice = phrase("The cluster's worker at {address} gave a wrong answer ({reason}) and gets no more "
                              "slices. What it did is done again.", address=worker.address, reason=str(wrong))

    def _drop_hung(self) -> None:
        """Drop workers that have not answered for long; their slices come back as lost.

        They begin as new workers when they answer, since a machine may sleep, and a scheduler may be away for a while
        with all its workers; those that hang again and again get no more.
        """
        for flight in self._away.values():
            patience = LONGEST + 10 * flight.worker.slowest if flight.worker.answers else FIRST
            if self._clock - flight.begun > patience and not flight.worker.is_barred and self._connection:
                self._drop(self._connection, flight.worker, int(patience))

    def _drop(self, connection: Connection, worker: RemoteWorker, seconds: int) -> None:
        worker.is_barred = True  # what it still answers is ignored
        self._hung[worker.address] += 1
        if self._hung[worker.address] < _MOST_HANGS:
            connection.drop(worker)
            self._notice = phrase(
                "The cluster's worker at {address} has not answered for {seconds} seconds and gets more slices when "
                "it answers. What it was doing is done again.", address=worker.address, seconds=seconds)
        else:
            connection.bar(worker)
            self._notice = phrase(
                "The cluster's worker at {address} has not answered for {seconds} seconds again and gets no more "
                "slices. What it was doing is done again.", address=worker.address, seconds=seconds)
