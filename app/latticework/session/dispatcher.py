"""One run of a search: slices go to the workers until the search is complete or stopped."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from latticework.cancel import cancellable
from latticework.phrases import phrase
from latticework.search import WHOLE
from latticework.search.load_kernels import load
from latticework.session import disk_room, handout, part_rows, stored_blocks
from latticework.session.activity import Activity, ActivityLog
from latticework.session.apart_job import load_apart_kernels
from latticework.session.apart_so_far import apart_so_far
from latticework.session.commit_slices import NoRoomError
from latticework.session.crew import Crew
from latticework.session.first_solution import FirstSolution
from latticework.session.handout import Handout
from latticework.session.job import Job
from latticework.session.keeping import Keeping
from latticework.session.rows import Open
from latticework.session.run_status import RunClock, RunStatus
from latticework.session.search_file import SearchFile
from latticework.session.time_left import TreeSize
from latticework.session.worker import Result, class_hashes, get_ready
from latticework.session.worker_pool import LatePool, Pool
from latticework.session.worker_team import PATIENCE

REST = 0.25  # seconds between two looks whether somebody searches again
RETRY = 1.0  # seconds between two tries to save on a full disk
GATHERED = 0.5  # seconds for which finished slices wait, to be saved together
EARLY = WHOLE // 500  # the share that is explored when it is reckoned what all solutions will take


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
        self.clock = RunClock()
        self.slices = Handout(job, file.frontier(), crew, limit, rate)
        self.crew, self._workers = crew, crew.workers
        self._job, self._file, self._limit = job, file, limit
        self._report, self._stop, self._at_once = report, stop, at_once
        self._apart = apart_so_far(file) if job.apart else None
        self._thinned = 0
        self._keeping = self._heed(file.keeping)
        self._hashes = partial(class_hashes, job)
        self._size = TreeSize()
        self._log, self._pool = ActivityLog(job, file.profile()), None  # type: ActivityLog, LatePool | None
        self._done: list[tuple[Open, Result]] = []
        self._saved = 0.0
        self._notice, self._unsaved, self._wants_one = "", False, False
        self._forecast, self._looked_ahead = "", self._keeping.is_fewer

    def run(self, alone: float) -> None:
        """Search, in this process for the first `alone` seconds; raises LatticeworkError, see `Search.run`."""
        self.slices.remote.open()
        try:
            self._run(alone)
        finally:
            self.slices.remote.close()
        if not self.totals.complete:
            self._notice = self._notice or part_rows.told(self._file.read(part_rows.parts))
        self._report(self.status())

    def _run(self, alone: float) -> None:
        load(self._job.problem.engine)  # here, so that what is to be compiled is compiled once, and told
        if self._job.apart:
            load_apart_kernels()
        self.clock.start(self.totals)
        pool = self._pool = LatePool(self._job, alone, self._started_workers)
        self._wants_one = (self._limit == 1 and not self.totals.solutions and not self._job.apart
                           and self._job.is_quick_to_probe)
        dives = FirstSolution(pool, self._divers)
        try:
            while not self._at_once.is_set() and self._step(pool, dives):
                self._report(self.status())
            self._save()
            self._put_in_place(dives)
            self._thin_out()
        finally:
            nothing_to_save = dives.away or self._size.away
            pool.close(0 if self._at_once.is_set() or nothing_to_save else PATIENCE)

    def _started_workers(self) -> Pool:
        """Return workers that all get ready at once, though at first there is a slice for one of them only."""
        pool = Pool(self._job, self._workers, self.crew.memory)
        for _ in range(self._workers - 1):
            pool.submit(get_ready, None)
        return pool

    def _step(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Hand out slices and commit those that have ended; return whether there was anything to do."""
        self._fit(pool, dives)
        goes_on = self._hand_out_to_all(pool, dives)
        if not self.slices.in_flight:
            if self._done:
                self._save()
                return True
            if goes_on and self.slices.has_work:
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
        self._done += here + elsewhere
        if self._done and self._limit is None and not pool.alone:  # nobody need wait until they are saved
            self._hand_out_to_all(pool, dives)
        if self._is_to_save:
            self._save()
        soon = self.slices.look_for_hung(pool, self._workers, self._stop.is_set())
        if not self._unsaved:
            self._notice = soon
        return True

    def _hand_out_to_all(self, pool: LatePool, dives: FirstSolution) -> bool:
        """Give slices to all who have none, unless the search is to end; return whether it is to go on."""
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
        """Have as many workers as are wanted by now."""
        before, self._workers = self._workers, self.crew.workers
        if before != self._workers:
            pool.fit(self._workers)
            dives.workers = self._divers
        if before < self._workers:
            self.slices.flights.newcomers()

    def _rest(self) -> None:
        """Wait a moment for somebody to search."""
        begin = time.monotonic()
        self._stop.wait(REST)
        self.clock.leave_out_rest(time.monotonic() - begin)

    def _put_in_place(self, dives: FirstSolution) -> None:
        """Commit the first solution that random dives found, unless the search itself has already found it."""
        placed = dives.placed(self._job, self.slices.open)
        if placed is not None:
            self.slices.open.remove(placed[0])
            self._commit([placed])

    @property
    def _is_to_save(self) -> bool:
        """Whether what is finished waits no longer: it did for a while, or somebody soon wants what it left open."""
        few = len(self.slices.open) < max(1, self.slices.remote.seats)
        return few or self._limit is not None or self._stop.is_set() or time.monotonic() >= self._saved + GATHERED

    def _save(self) -> None:
        finished, self._done = self._done, []
        if finished:
            self._commit_when_possible(finished)
            self._saved = time.monotonic()

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
            done = [(row.id, result) for row, result in finished]
            self.totals, opened = self._file.commit(done, seconds, self._job.method, self._hashes)
        self._log.take_note(finished)
        if self._keeping.most:
            self._keeping = self._heed(self._file.keeping)
        if not self._looked_ahead and self.totals.explored >= EARLY:
            self._looked_ahead = True
            self._forecast = disk_room.forecast(self._file.path, self.totals.explored_part,
                                                self._file.read(stored_blocks.size))
        if self._apart is not None:
            self._apart = self._apart.joined([known for _, result in finished for known in result.apart])
        self.slices.open = sorted(self.slices.open + opened, key=lambda row: -row.share)
        self.slices.losses.ended_well()

    def _heed(self, keeping: Keeping) -> Keeping:
        """Let workers send only what is to be stored."""
        self._thinned += keeping.below < self.slices.below
        self.slices.below = keeping.below
        return keeping

    def _thin_out(self) -> None:
        """Leave of a sample as many solutions as were asked for, or try again at the end of the next run."""
        if self._keeping.most:
            with suppress(NoRoomError):
                self.totals = self._file.thin_out(self._hashes)
                self._keeping = self._heed(self._file.keeping)

    def status(self) -> RunStatus:
        """Return how far the search is, and how fast, unless nobody searches."""
        losses = self.slices.losses
        left = self._size.seconds_left(self.totals, self.clock.recent_rate(self.totals))
        guess = self.clock.seconds_left(self.totals) if left is None else sum(left) / 2
        notice = self._notice or losses.notice or self._forecast
        now = RunStatus(self.totals, self.clock.nodes_per_second(self.totals), guess, self._workers, losses.deaths,
                        notice, self._unsaved, self.slices.remote.threads, self._apart, left,
                        self._size.heavy, self._thinned, self._activity(), self._size.nodes)
        return replace(now, nodes_per_second=0.0, seconds_left=None, left=None) if now.idle else now

    def _activity(self) -> Activity:
        processes = self._pool.processes if self._pool is not None else ()
        return self._log.activity(processes, self.slices.in_flight, len(self.slices.open))
