"""One run of a search: slices go to the workers until the search is complete or stopped."""

import threading
import time
from collections.abc import Callable
from dataclasses import replace

from latticework.cancel import CancelledError, cancellable
from latticework.jobs.apart_job import load_apart_kernels
from latticework.jobs.job import Job
from latticework.jobs.slice_work import get_ready
from latticework.jobs.totals import Totals
from latticework.run import handout
from latticework.run.crew import Crew
from latticework.run.finished_slices import FinishedSlices
from latticework.run.first_solution import FirstSolution
from latticework.run.handout import Handout
from latticework.run.run_status import Activity, RunClock, RunStatus
from latticework.run.time_left import TreeSize
from latticework.run.worker_pool import PATIENCE, LatePool, Pool
from latticework.search.warm_kernels import load
from latticework.store.search_file import SearchFile
from latticework.store.tables import part_rows

_REST = 0.25  # seconds between two looks whether somebody searches again
MARGIN = 1.25  # how many times as long as guessed from the explored share a search may take without being late


class Dispatcher:
    """Hands out the slices of a search during one run, and saves the finished ones through `FinishedSlices`.

    crew, limit, report, stop, at_once: see `Search.run`. rate: the nodes a second of the last slice done here, 0.0
    before the first.
    """

    def __init__(
        self, job: Job, file: SearchFile, crew: Crew, limit: int | None, report: Callable[[RunStatus], None],
        stop: threading.Event, at_once: threading.Event, rate: float = 0.0,
    ) -> None:
        self.clock = RunClock()
        self.slices = Handout(job, file.frontier(), crew, limit, rate)
        self.crew, self._workers = crew, crew.workers
        self._job, self._file, self._limit = job, file, limit
        self._report, self._stop, self._at_once = report, stop, at_once
        self._finished = FinishedSlices(job, file, self.slices, self.clock, stop, self._report_status)
        self._size = TreeSize()
        self._pool: LatePool | None = None
        self._wants_one = False

    @property
    def totals(self) -> Totals:
        """What all saved slices together found."""
        return self._finished.totals

    def _report_status(self) -> None:
        self._report(self.status())

    def run(self, alone: float) -> None:
        """Search, in this process for the first `alone` seconds; raises LatticeworkError, see `Search.run`."""
        self.slices.remote.open()
        try:
            self._run(alone)
        finally:
            self.slices.remote.close()
        if not self.totals.complete:
            self._finished.notice = self._finished.notice or part_rows.away_in_words(self._file.read(part_rows.parts))
        self._report_status()

    def _run(self, alone: float) -> None:
        try:
            with cancellable(self._stop):  # compiling takes minutes
                load(self._job.problem.engine)  # here, so that what is to be compiled is compiled once, and shown
                if self._job.apart:
                    load_apart_kernels()
        except CancelledError:
            return
        self.clock.start(self.totals)
        pool = self._pool = LatePool(self._job, alone, self._started_workers)
        self._wants_one = (self._limit == 1 and not self.totals.solutions and not self._job.apart
                           and self._job.is_quick_to_probe)
        dives = FirstSolution(pool, self._divers)
        try:
            # Each step hands out before it waits and commits after it, so workers are busy while the disk is written.
            while not self._at_once.is_set() and self._step(pool, dives):
                self._report_status()
            # Saved first: the solution of a dive is put into one of the rows that are open then.
            self._finished.save()
            self._put_in_place(dives)
            self._finished.thin_out()
        finally:
            nothing_to_save = dives.away or self._size.away
            pool.close(0 if self._at_once.is_set() or nothing_to_save else PATIENCE)

    def _started_workers(self) -> Pool:
        """Return workers that all get ready at once, though at first there is a slice for one of them only."""
        pool = Pool(self._job, self._workers, self.crew.memory)
        for _ in range(self._workers - 1):
            # One for each, as an executor starts its processes when there is something to do only.
            pool.submit(get_ready, None)
        return pool

    def _step(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Hand out slices and commit those that have ended; return whether there was anything to do."""
        self._fit(pool, dives)
        continues = self._hand_out_to_all(pool, dives)
        if not self.slices.in_flight:
            if self._finished.any_wait:
                self._finished.save()
                return True
            if continues and self.slices.has_work:
                self._rest()
                return True
            return False
        self._size.ask(pool, self._workers, self.totals.nodes, self._file.frontier)
        done = self.slices.flights.wait(dives.away | self.slices.remote.away | self._size.away, handout.SLICE,
                                        not self._size.keeps_waiting)
        dives.collect()
        self._size.collect(self._workers)
        here, elsewhere = self.slices.collect(done, pool)
        if here:
            self.clock.leave_out_start(pool.began, max(result.seconds for _, result in here))
        self._finished.add(here + elsewhere)
        # After what has come in is waiting: taking back saves that first, so that the lineage knows all of it.
        self._finished.take_back()
        # Workers get their next slices before this process goes to the disk.
        if self._finished.any_wait and self._limit is None and not pool.alone:  # none waits for the saving
            self._hand_out_to_all(pool, dives)
        if self._is_to_save:
            self._finished.save()
        soon = self.slices.look_for_hung(pool, self._workers, self._stop.is_set())
        if not self._finished.unsaved:
            self._finished.notice = soon
        return True

    def _hand_out_to_all(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Give slices to all workers that have none, unless the search is to end; return whether it continues."""
        enough = dives.found is not None or (self._limit is not None and self.totals.stored >= self._limit)
        if enough or self._stop.is_set():
            return False
        if not pool.alone:
            dives.hand_out()
        least = min(1, self._workers)
        with cancellable(self._at_once):  # a solution may be taken apart in this process for long
            self.slices.hand_out(least if pool.alone else max(least, self._workers - dives.workers), pool)
        return True

    @property
    def _divers(self) -> int:
        """How many workers look for any solution, see `FirstSolution`."""
        return (self._workers + 1) // 2 if self._wants_one else 0

    def _fit(self, pool: LatePool, dives: FirstSolution) -> None:
        """Start or end workers until there are as many as the crew asks for."""
        before, self._workers = self._workers, self.crew.workers
        if before != self._workers:
            pool.fit(self._workers)
            self.clock.forget_forecasts()
            dives.workers = self._divers
        if before < self._workers:
            self.slices.flights.workers_started()

    def _rest(self) -> None:
        """Wait a moment for somebody to search."""
        begin = time.monotonic()
        self._stop.wait(_REST)
        self.slices.update_notice()
        self.clock.leave_out_rest(time.monotonic() - begin)

    def _put_in_place(self, dives: FirstSolution) -> None:
        """Commit the first solution that random dives found, unless the search itself has already found it."""
        placed = dives.placed(self._job, self.slices.open)
        if placed is not None:
            self.slices.open.remove(placed[0])
            self._finished.commit([placed])

    @property
    def _is_to_save(self) -> bool:
        """Whether to save finished slices now: they waited for a while, or their open subtrees are soon needed."""
        few = len(self.slices.open) < max(1, self.slices.remote.seats)
        return few or self._limit is not None or self._stop.is_set() or self._finished.have_waited

    def status(self) -> RunStatus:
        """Return how far the search is and how fast; the speed is 0 while nobody searches."""
        losses, done = self.slices.losses, self._finished
        left = self._size.seconds_left(self.totals, self.clock.recent_rate(self.totals))
        guess, tree = self.clock.seconds_left(self.totals) if left is None else sum(left) / 2, self._size.nodes
        if guess and not self.clock.forecasts_hold(left[1] if left else MARGIN * guess):
            left = guess = tree = None
        notice = done.notice or losses.notice or done.forecast
        now = RunStatus(self.totals, self.clock.nodes_per_second(self.totals), guess, self._workers, losses.deaths,
                        notice, bool(done.unsaved or done.notice), self.slices.remote.threads, done.apart, left,
                        self._size.heavy, done.thinned, self._activity(), tree)
        return replace(now, nodes_per_second=0.0, seconds_left=None, left=None) if now.idle else now

    def _activity(self) -> Activity:
        processes = self._pool.processes if self._pool is not None else ()
        return self._finished.log.activity(processes, self.slices.in_flight, len(self.slices.open))
