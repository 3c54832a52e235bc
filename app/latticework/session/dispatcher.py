"""One run of a search: slices go to the workers until the search is complete or stopped."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from latticework.phrases import phrase
from latticework.search.load_kernels import load
from latticework.search.slices import ROOM
from latticework.session import worker
from latticework.session.commit_slices import NoRoomError
from latticework.session.crew import Crew
from latticework.session.first_solution import FirstSolution
from latticework.session.job import Job
from latticework.session.lost_slices import Losses
from latticework.session.rows import Open
from latticework.session.run_status import RunClock, RunStatus
from latticework.session.search_file import SearchFile
from latticework.session.slices_in_flight import LEAST, Flights
from latticework.session.worker import Result, Task
from latticework.session.worker_pool import LatePool, Pool
from latticework.session.worker_team import PATIENCE

SLICE = 0.25  # seconds a slice should take, so that a pause feels instant
FIRST_BUDGET = 2_000  # nodes; short, so that there is soon something to cut for the other workers
LEAST_BUDGET = 100  # nodes, so that a slice does more than get ready; one of dear nodes is ended by its work
FIRST_ROOM = 32  # solutions in a slice, where each is taken apart; later as many as are in the time of a slice
LONGEST_PARTING = 20.0  # seconds that a slice is given at least where its solutions are taken apart
RETRY = 1.0  # seconds between two tries to save on a full disk


class Dispatcher:
    """Hands out the slices of a search in one run, each result being committed before more are handed out.

    crew, limit, report, stop, at_once: see `Search.run`. rate: the nodes a second of the
    last slice, 0.0 before the first.
    """

    def __init__(
        self, job: Job, file: SearchFile, crew: Crew, limit: int | None, report: Callable[[RunStatus], None],
        stop: threading.Event, at_once: threading.Event, rate: float = 0.0,
    ) -> None:
        self.totals = file.totals()
        self.losses = Losses()
        self.clock = RunClock()
        self.rate = rate
        self.crew, self._workers = crew, crew.workers
        self._job, self._file, self._limit = job, file, limit
        self._report, self._stop, self._at_once = report, stop, at_once
        self._open = file.frontier()
        self._flights = Flights(LONGEST_PARTING if job.parting else LEAST)
        self._room = FIRST_ROOM if job.parting else ROOM
        self._notice, self._unsaved, self._wants_one = "", False, False

    def run(self, alone: float) -> None:
        """Search, in this process for the first `alone` seconds; raises LatticeworkError, see `Search.run`."""
        load(self._job.problem.engine)  # here, so that what is to be compiled is compiled once, and told
        self.clock.start(self.totals)
        pool = LatePool(self._job, alone, lambda: Pool(self._job, self._workers, self.crew.memory))
        self._wants_one = (self._limit == 1 and not self.totals.solutions and not self._job.parting
                           and self._job.is_quick_to_probe)
        dives = FirstSolution(pool, self._divers)
        try:
            while not self._at_once.is_set() and self._step(pool, dives):
                self._report(self.status())
            self._put_in_place(dives)
        finally:
            pool.close(0 if self._at_once.is_set() or dives.away else PATIENCE)  # dives have nothing to save
        self._report(self.status())

    def _step(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Hand out slices and commit those that have ended; return whether there was anything to do."""
        self._fit(pool, dives)
        enough = dives.found is not None or (self._limit is not None and self.totals.stored >= self._limit)
        if not (enough or self._stop.is_set()):
            if not pool.alone:
                dives.hand_out()
            least = min(1, self._workers)
            self._hand_out(least if pool.alone else max(least, self._workers - dives.workers), pool)
            if not (self._flights or self._workers) and (self._open or self.losses.suspects):
                self._rest()
                return True
        if not self._flights:
            return False
        done = self._flights.wait(dives.away, SLICE)
        dives.collect()
        self._collect(done, pool)
        self._look_for_hung(pool)
        return True

    @property
    def _divers(self) -> int:
        """How many workers look for any solution, see `FirstSolution`."""
        return (self._workers + 1) // 2 if self._wants_one else 0

    def _fit(self, pool: LatePool, dives: FirstSolution) -> None:
        """Have as many workers as are wanted by now."""
        before, self._workers = self._workers, self.crew.workers
        if before != self._workers:
            pool.fit(self._workers)
            dives.workers = self._divers
        if before < self._workers:
            self._flights.newcomers()

    def _rest(self) -> None:
        """Wait a moment for somebody to search."""
        begin = time.monotonic()
        self._stop.wait(SLICE)
        self.clock.leave_out_rest(time.monotonic() - begin)

    def _hand_out(self, workers: int, pool: LatePool) -> None:
        """Give each worker that has none a slice; one that was lost twice is tried alone, when no other is left."""
        while self._open and len(self._flights) < workers:
            self._submit(self._open.pop(0), workers, pool)
        if self.losses.suspects and workers and not self._flights:
            self._submit(self.losses.suspects.pop(0), workers, pool)

    def _submit(self, row: Open, workers: int, pool: LatePool) -> None:
        budget = max(int(self.rate * SLICE), LEAST_BUDGET) if self.rate else FIRST_BUDGET
        hungry = workers > 1 and len(self._open) + len(self._flights) + 1 < 2 * workers
        task = Task(row.state, row.share, budget, 2 if hungry else 1, min(self._room, self._limit or ROOM))
        self._flights.add(pool.submit(worker.run, task), row)

    def _put_in_place(self, dives: FirstSolution) -> None:
        """Commit the first solution that random dives found, unless the search itself has already found it."""
        placed = dives.placed(self._job, self._open)
        if placed is not None:
            self._open.remove(placed[0])
            self._commit([placed])

    def _collect(self, done: list[tuple[Open, Future[Result]]], pool: LatePool) -> None:
        """Commit finished slices, as soon as there is room on the disk; take back those that were lost."""
        finished: list[tuple[Open, Result]] = []
        dead: list[Open] = []
        for row, future in done:
            error = future.exception()
            if error is None:
                finished.append((row, future.result()))
            elif isinstance(error, BrokenProcessPool):
                dead.append(row)
            else:
                self._open[:0] = self.losses.failed(row, error)
        if finished:
            self.clock.leave_out_start(pool.began, max(result.seconds for _, result in finished))
            self._commit_when_possible(finished)
        if dead:  # the whole pool is gone: what else was in flight is handed out again too
            pool.restart()
            lost = dead + self._flights.clear()
            what = phrase("A worker needed more memory than it may use, and was replaced") if pool.over_budget else (
                phrase("A worker ended unexpectedly"))
            self._open[:0] = self.losses.workers_lost(lost, what)

    def _look_for_hung(self, pool: LatePool) -> None:
        late = self._flights.late(self._stop.is_set())
        if late > 2:
            pool.restart(hung=True)
            lost = self._flights.clear(hung=True)
            self._open[:0] = self.losses.workers_lost(lost, phrase("A worker stopped responding and was replaced"))
        if not self._unsaved:
            slow = phrase("A worker is not responding; it will be given up soon.")
            self._notice = slow if 1 < late <= 2 else ""

    def _commit_when_possible(self, finished: list[tuple[Open, Result]]) -> None:
        while True:
            try:
                self._commit(finished)
            except NoRoomError as error:
                self._notice = error.text
                self._report(self.status())
                if self._stop.wait(RETRY):
                    self._unsaved = True  # it stays open in the file, so it will be searched again
                    self._notice = phrase("What was found last could not be saved and will be searched again.")
                    return
            else:
                self._notice = ""
                return

    def _commit(self, finished: list[tuple[Open, Result]]) -> None:
        with self.clock.commit() as seconds:
            self.totals, opened = self._file.commit([(row.id, result) for row, result in finished], seconds)
        self._open = sorted(self._open + opened, key=lambda row: -row.share)
        slowest = max((result for _, result in finished), key=lambda result: result.seconds)
        self.rate = slowest.nodes / max(slowest.seconds, SLICE / 50)
        if self._job.parting:
            self._room = min(ROOM, max(FIRST_ROOM, int(slowest.solutions * SLICE / max(slowest.seconds, SLICE / 50))))
        self.losses.ended_well()
        for _, result in finished:
            self._flights.answered(result)

    def status(self) -> RunStatus:
        """Return how far the search is."""
        return RunStatus(self.totals, self.clock.nodes_per_second(self.totals), self.clock.seconds_left(self.totals),
                         self._workers, self.losses.deaths, self._notice or self.losses.notice, self._unsaved)
