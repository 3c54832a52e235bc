"""A search in progress, kept in a search file, which can be stopped at any instant; and one run of it."""

import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.errors import FileRefusedError, LatticeworkError, reason_of_system
from latticework.jobs import slice_work
from latticework.jobs.apart_job import load_apart_kernels
from latticework.jobs.job import Job, Prepared
from latticework.jobs.slice_work import get_ready
from latticework.jobs.totals import UNCHOSEN, Choice, Totals
from latticework.phrases import phrase
from latticework.run import handout, worker_pool
from latticework.run.crew import Crew
from latticework.run.finished_slices import FinishedSlices
from latticework.run.first_solution_dives import FirstSolutionDives
from latticework.run.handout import Handout
from latticework.run.run_status import Activity, RunClock, RunStatus
from latticework.run.time_left import TreeSize
from latticework.run.worker_pool import PATIENCE, LatePool, Pool
from latticework.search.warm_kernels import load
from latticework.store import part_files, schema
from latticework.store.schema import text_of
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from latticework.store.stored_searches import prepared_to_resume
from latticework.store.tables import part_rows

_REST = 0.25  # seconds between two looks whether somebody searches again
MARGIN = 1.25  # how many times as long as guessed from the explored share a search may take without being late


class Search:
    """A search kept in a search file. `run` works until it is complete, stopped, or has enough solutions.

    choice: why it is searched as it is. is_new: whether its file was made for it just now.
    """

    def __init__(
        self, prepared: Prepared, file: SearchFile, lock: SearchLock, choice: Choice = UNCHOSEN, is_new: bool = False
    ) -> None:
        self.prepared, self.file, self.choice = prepared, file, choice
        self._is_new = is_new
        self._totals = file.totals()
        self._lock = lock
        self._run: _Run | None = None
        self._crew = Crew(0)

    @staticmethod
    def start(prepared: Prepared, path: Path, lock: SearchLock | None = None, start_over: bool = False) -> "Search":
        """Begin a search in a new file, or resume that of an existing one; raises LatticeworkError if it cannot be.

        start_over: forget what an existing file holds.

        Where no engine was requested one is chosen, or a search is resumed with its own. A lock that is given must
        have been taken; else it is taken here.
        """
        worker_pool.check_descriptors()  # else the search file might be the one that cannot be opened
        if lock is None:
            lock = SearchLock(path)
            lock.take()
        try:
            # Under the lock only: without it another program may be making that file just now.
            schema.remove_unfinished(path)
            if start_over or not path.exists():
                return _begun(prepared, path, lock, start_over)
            return _resumed(prepared, path, lock)
        except OSError as error:
            lock.release()
            raise LatticeworkError(phrase("{path}: {error}", path=path,
                                          error=reason_of_system(error))) from None
        except BaseException:
            lock.release()
            raise

    @property
    def totals(self) -> Totals:
        """What was done up to now; may be read while the search runs."""
        return self._run.totals if self._run else self._totals

    @property
    def workers(self) -> int:
        """How many processes search; may be set from any thread while they do, also to 0, which is no end."""
        return self._crew.workers

    @workers.setter
    def workers(self, number: int) -> None:
        self._crew.workers = number

    @property
    def deaths(self) -> int:
        """How often workers were lost in the last run."""
        return self._run.slices.losses.deaths if self._run else 0

    @property
    def set_aside(self) -> int:
        """How many slices the last run set aside, because they were lost each time they were tried."""
        return self._run.slices.losses.aside if self._run else 0

    @property
    def seconds_start(self) -> float:
        """How long loading kernels and starting workers took in the last run; no part of the time of the search."""
        return self._run.clock.seconds_start if self._run else 0.0

    def run(
        self, crew: Crew | int, stop: threading.Event, report: Callable[[RunStatus], None] = lambda _: None,
        limit: int | None = None, at_once: threading.Event | None = None, alone: float = 0.0,
    ) -> Totals:
        """Search until done, `stop` is set, or `limit` solutions are stored.

        crew: who searches, or just a number of worker processes. For the first `alone` seconds this process does the
        work itself; workers are started when it lasts longer. Where one solution is enough, half of the workers look
        for any, see `FirstSolutionDives`. Blocks; `report` is called from this thread a few times a second. What was
        in flight at the end is finished and committed, or dropped when `at_once` is set or a worker hangs. Raises
        LatticeworkError when saving fails or workers keep failing.
        """
        at_once = at_once or threading.Event()
        self._crew = Crew(crew) if isinstance(crew, int) else crew
        self._run = _Run(self.prepared.job, self.file, self._crew, limit, report, stop, at_once,
                               self._run.slices.rate if self._run else 0.0)
        self._run.open()
        self._is_new = False
        self._run.run(alone)
        return self._run.totals

    def record_no_solution(self) -> None:
        """Commit that no open subtree holds a solution, which `facts.reasons` proved without a search.

        So the file is complete and can be certified; a search might take for ever where the engine does not see the
        reason. Raises LatticeworkError.
        """
        if self.totals.solutions:
            raise FileRefusedError(self.file.path, phrase("holds solutions of a puzzle that can have none"))
        rows = self.file.frontier()
        if rows:
            self._totals, _ = self.file.commit([(row.id, slice_work.nothing_in(row.share)) for row in rows], 0.0)

    def close(self) -> None:
        """Close the search file and let others search in it; where no scheduler answered a new file is removed."""
        self.file.close()
        if self._is_new and self._run is not None:
            with suppress(OSError):
                self.file.path.unlink()
        self._lock.release()


def _begun(prepared: Prepared, path: Path, lock: SearchLock, start_over: bool) -> Search:
    from latticework.method.choosing import choose_method  # noqa: PLC0415 it loads kernels

    text_of(prepared.document)  # what is too large is refused now, not after a method was chosen
    # Before the file is made: while methods are tried nothing is left behind by an interrupt.
    chosen, choice = choose_method(prepared)
    is_new = not (start_over and path.exists())
    if not is_new:  # else one of that name that came only while a method was chosen is refused
        with closing(SearchFile.open(path, check=False)) as old:
            file = old.start_over(chosen.document, chosen.fingerprint, chosen.method, chosen.keeps)
    else:
        file = SearchFile.create(path, chosen.document, chosen.fingerprint, chosen.method, chosen.keeps)
    return Search(chosen, file, lock, choice, is_new)


def _resumed(prepared: Prepared, path: Path, lock: SearchLock) -> Search:
    file = SearchFile.open(path)
    try:
        prepared = prepared_to_resume(file, prepared)
        file.check_blocks()  # else damage would be reported only when the search is done and its solutions are read
        file.drop_log()
        part_files.settle(file)
    except BaseException:
        file.close()
        raise
    return Search(prepared, file, lock)


class _Run:
    """One run: slices go to the workers, and come back to `FinishedSlices`, until the search is complete or stopped.

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

    def open(self) -> None:
        """Connect to the scheduler of the crew, if it has one; raises LatticeworkError."""
        self.slices.remote.open()

    def run(self, alone: float) -> None:
        """Search, in this process for the first `alone` seconds; raises LatticeworkError, see `Search.run`."""
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
        dives = FirstSolutionDives(pool, self._divers)
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

    def _step(self, pool: LatePool, dives: FirstSolutionDives) -> bool:
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

    def _hand_out_to_all(self, pool: LatePool, dives: FirstSolutionDives) -> bool:
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
        """How many workers look for any solution, see `FirstSolutionDives`."""
        return (self._workers + 1) // 2 if self._wants_one else 0

    def _fit(self, pool: LatePool, dives: FirstSolutionDives) -> None:
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

    def _put_in_place(self, dives: FirstSolutionDives) -> None:
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
