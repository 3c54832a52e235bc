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
from latticework.session.apart_so_far import apart_so_far
from latticework.session.cluster.remote_slices import RemoteSlices
from latticework.session.commit_slices import NoRoomError
from latticework.session.crew import Crew
from latticework.session.first_solution import FirstSolution
from latticework.session.job import Job
from latticework.session.lost_slices import Losses
from latticework.session.parting import load_for_parting
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
MOST_PIECES = 64  # of one slice, so that the many workers of a cluster soon have something to do
SPARE = 1  # slices beyond one for each worker, so that none waits for this program
FIRST_ROOM = 32  # solutions in a slice, where each is taken apart; later as many as are in the time of a slice
LONGEST_PARTING = 20.0  # seconds that a slice is given at least where its solutions are taken apart
RETRY = 1.0  # seconds between two tries to save on a full disk


class Dispatcher:
    """Hands out the slices of a search in one run, each result being committed before more are handed out.

    crew, limit, report, stop, at_once: see `Search.run`. rate: the nodes a second of the last slice done here, 0.0
    before the first.
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
        self._apart = apart_so_far(file) if job.parting else None
        self._open = file.frontier()
        self._flights = Flights(LONGEST_PARTING if job.parting else LEAST)
        self._remote = RemoteSlices(crew.cluster, job)
        self._most_found = FIRST_ROOM if job.parting else ROOM
        self._notice, self._unsaved, self._wants_one = "", False, False

    def run(self, alone: float) -> None:
        """Search, in this process for the first `alone` seconds; raises LatticeworkError, see `Search.run`."""
        self._remote.open()
        try:
            self._run(alone)
        finally:
            self._remote.close()
        self._report(self.status())

    def _run(self, alone: float) -> None:
        load(self._job.problem.engine)  # here, so that what is to be compiled is compiled once, and told
        if self._job.parting:
            load_for_parting()
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

    def _step(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Hand out slices and commit those that have ended; return whether there was anything to do."""
        self._fit(pool, dives)
        goes_on = self._hand_out_to_all(pool, dives)
        if not self._in_flight:
            if goes_on and (self._open or self.losses.suspects):
                self._rest()
                return True
            return False
        done = self._flights.wait(dives.away | self._remote.away, SLICE)
        dives.collect()
        finished = self._collect(done, pool)
        if finished:
            if self._limit is None and not pool.alone:  # nobody need wait until they are saved
                self._hand_out_to_all(pool, dives)
            self._commit_when_possible(finished)
        self._look_for_hung(pool)
        return True

    def _hand_out_to_all(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Give slices to all who have none, unless the search is to end; return whether it is to go on."""
        enough = dives.found is not None or (self._limit is not None and self.totals.stored >= self._limit)
        if enough or self._stop.is_set():
            return False
        if not pool.alone:
            dives.hand_out()
        least = min(1, self._workers)
        self._hand_out(least if pool.alone else max(least, self._workers - dives.workers), pool)
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

    @property
    def _in_flight(self) -> int:
        return len(self._flights) + len(self._remote)

    def _hand_out(self, workers: int, pool: LatePool) -> None:
        """Give each worker that has none a slice; one that was lost twice is tried alone, when no other is left."""
        spare = SPARE if workers > 1 and self._limit is None else 0
        while self._open and len(self._flights) < workers + spare:
            self._submit(self._open.pop(0), workers, pool)
        self._hand_out_remote(self._open, workers)
        if self.losses.suspects and not self._in_flight:
            if workers:
                self._submit(self.losses.suspects.pop(0), workers, pool)
            else:
                alone, self.losses.suspects[:1] = self.losses.suspects[:1], []
                self._hand_out_remote(alone, workers)
                self.losses.suspects[:0] = alone

    def _submit(self, row: Open, workers: int, pool: LatePool) -> None:
        budget = max(int(self.rate * SLICE), LEAST_BUDGET) if self.rate else FIRST_BUDGET
        task = Task(row.state, row.share, budget, self._pieces(workers), self._room)
        self._flights.add(pool.submit(worker.run, task), row)

    def _hand_out_remote(self, rows: list[Open], workers: int) -> None:
        """Give rows, which are removed, to the workers of a cluster that have time."""
        self._remote.hand_out(rows, lambda: self._pieces(workers), self._room)

    @property
    def _room(self) -> int:
        """How many solutions the next slice may find."""
        return min(self._most_found, self._limit or ROOM)

    def _pieces(self, workers: int) -> int:
        """Return into how many the next slice is cut: more than one while there are too few for all who search."""
        seats = workers + self._remote.seats
        missing = 2 * seats - (len(self._open) + self._in_flight + 1)
        if seats < 2 or missing <= 0:
            return 1
        return min(MOST_PIECES, 1 + -(-missing // (self._in_flight + 1))) if self._remote.seats else 2

    def _put_in_place(self, dives: FirstSolution) -> None:
        """Commit the first solution that random dives found, unless the search itself has already found it."""
        placed = dives.placed(self._job, self._open)
        if placed is not None:
            self._open.remove(placed[0])
            self._commit([placed])

    def _collect(
        self, done: list[tuple[Open, Future[Result]]], pool: LatePool
    ) -> list[tuple[Open, Result]]:
        """Return the slices that are finished, here or in a cluster; take back those that were lost."""
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
            self._learn([result for _, result in finished])
        if dead:  # the whole pool is gone: what else was in flight is handed out again too
            pool.restart()
            lost = dead + self._flights.clear()
            what = phrase("A worker needed more memory than it may use, and was replaced") if pool.over_budget else (
                phrase("A worker ended unexpectedly"))
            self._open[:0] = self.losses.workers_lost(lost, what)
        return finished + self._collect_remote()

    def _collect_remote(self) -> list[tuple[Open, Result]]:
        """Return the slices that a cluster has finished; take back those that were lost."""
        done = self._remote.collect()
        if done.lost:
            self._open[:0] = self.losses.workers_lost(done.lost, phrase("A worker of the cluster was lost"))
        for row, error in done.failed:
            self._open[:0] = self.losses.failed(row, error)
        self.losses.notice = self._remote.news() or self.losses.notice
        return done.finished

    def _learn(self, results: list[Result]) -> None:
        """Learn from the slices of workers of this machine how fast they are."""
        slowest = max(results, key=lambda result: result.seconds)
        slices_a_second = 1 / max(slowest.seconds, SLICE / 50)
        self.rate = slowest.nodes * slices_a_second
        if self._job.parting:
            self._most_found = min(ROOM, max(FIRST_ROOM, int(slowest.solutions * slices_a_second * SLICE)))
        for result in results:
            self._flights.answered(result)

    def _look_for_hung(self, pool: LatePool) -> None:
        late = self._flights.late(self._workers, self._stop.is_set())
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
        if self._apart is not None:
            self._apart = self._apart.joined([known for _, result in finished for known in result.apart])
        self._open = sorted(self._open + opened, key=lambda row: -row.share)
        self.losses.ended_well()

    def status(self) -> RunStatus:
        """Return how far the search is."""
        return RunStatus(self.totals, self.clock.nodes_per_second(self.totals), self.clock.seconds_left(self.totals),
                         self._workers, self.losses.deaths, self._notice or self.losses.notice, self._unsaved,
                         self._remote.threads, self._apart)
