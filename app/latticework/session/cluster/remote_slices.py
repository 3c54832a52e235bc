"""The slices that the workers of a cluster are doing for a search."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, NamedTuple

from latticework.session.cluster.remote_worker import RemoteWorker, WorkerLostError, work
from latticework.session.job import Job
from latticework.session.keeping import EVERY
from latticework.session.rows import Open
from latticework.session.worker import Result, Task

if TYPE_CHECKING:
    from latticework.session.cluster.connection import Connection
    from latticework.session.cluster.scheduler import Scheduler

SECONDS, SHORT = 2.0, 0.5
"""How long a slice should take; and while there are too few open subtrees, as it is cut only when it ends."""

A_SECOND = 100
"""Slices a second that a head surely commits; with more workers than that slices grow longer."""


class Done(NamedTuple):
    """Slices that came back: finished, lost with their worker, and failed."""

    finished: list[tuple[Open, Result]]
    lost: list[Open]
    failed: list[tuple[Open, BaseException]]


class RemoteSlices:
    """Hands slices to the workers of a cluster; without a scheduler there are none, and nothing is done."""

    def __init__(self, scheduler: "Scheduler | None", job: Job) -> None:
        self._scheduler, self._job = scheduler, job
        self._connection: Connection | None = None
        self._away: dict[Future[Result], tuple[Open, RemoteWorker]] = {}
        self._told = ""

    def open(self) -> None:
        """Connect to the scheduler; raises LatticeworkError."""
        if self._scheduler is not None:
            from latticework.session.cluster.connection import Connection  # noqa: PLC0415 it loads Dask

            self._connection = Connection(self._scheduler, self._job)
            self._connection.open()

    def close(self) -> None:
        """Leave the cluster; slices in flight are given up."""
        if self._connection is not None:
            self._connection.close()

    @property
    def workers(self) -> "list[RemoteWorker]":
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
        return {*self._away}

    def __len__(self) -> int:
        return len(self._away)

    def news(self) -> str:
        """Return the latest trouble as a sentence for the user, once; "" where there is none."""
        latest = self._connection.notice if self._connection else ""
        news, self._told = latest if latest != self._told else "", latest
        return news

    def hand_out(self, rows: list[Open], pieces: Callable[[], int], room: int, below: int = EVERY) -> None:
        """Give slices that begin from some of the rows, which are removed, to workers that have time.

        pieces: into how many the rest of the next slice is to be cut. room, below: see `Task`.
        """
        idle = sorted((worker for worker in self.workers if worker.free > 0), key=lambda worker: -worker.free)
        for _ in range(max((worker.free for worker in idle), default=0)):
            for worker in idle:
                if not rows:
                    return
                if worker.free > 0:
                    self._submit(worker, rows.pop(0), pieces(), room, below)

    def _submit(self, worker: "RemoteWorker", row: Open, pieces: int, room: int, below: int) -> None:
        seconds = max(SECONDS if pieces == 1 else SHORT, self.threads / A_SECOND)
        task = Task(row.state, row.share, worker.budget(seconds), pieces, room, work(seconds), below)
        if self._connection is not None:
            worker.busy += 1
            self._away[self._connection.submit(worker, task)] = row, worker

    def collect(self) -> Done:
        """Return what has come back since the last time."""
        done = Done([], [], [])
        for future in [future for future in self._away if future.done()]:
            row, worker = self._away.pop(future)
            worker.busy -= 1
            error = future.exception() or _fault(row, future.result())
            if error is None:
                worker.answered(future.result())
                done.finished.append((row, future.result()))
            elif isinstance(error, WorkerLostError):
                done.lost.append(row)
            else:
                done.failed.append((row, error))
        return done


def _fault(row: Open, result: Result) -> Exception | None:
    """Return what is wrong with an answer whose numbers do not add up, as of a machine with bad memory."""
    shares = result.explored + sum(share for _, share in result.remaining)
    if shares != row.share or sum(result.profile) != result.nodes:
        return ValueError("the numbers of its answer do not add up")
    return None
