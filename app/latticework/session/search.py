"""A search in progress: hands out slices, commits what they give, can be stopped at any instant."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.search import WHOLE
from latticework.search.load_kernels import load
from latticework.search.slices import ROOM
from latticework.session import schema, worker, worker_sockets
from latticework.session.document_text import text_of
from latticework.session.first_solution import Scout
from latticework.session.job import Prepared
from latticework.session.lost_slices import Losses
from latticework.session.rows import UNCHOSEN, Choice, Open, Totals
from latticework.session.search_file import NoRoomError, SearchFile
from latticework.session.search_lock import SearchLock
from latticework.session.slices_in_flight import Flights
from latticework.session.stored_searches import to_go_on
from latticework.session.worker import Result, Task
from latticework.session.worker_pool import PATIENCE, LatePool, Pool

SLICE = 0.25  # seconds a slice should take, so that a pause feels instant
FIRST_BUDGET = 2_000  # nodes; short, so that there is soon something to cut for the other workers
SETTLED = 10.0  # seconds of a run before it says anything of the time left
RETRY = 1.0  # seconds between two tries to save on a full disk


@dataclass(frozen=True)
class Progress:
    """The progress of a search; seconds_left is None while there is no sensible guess.

    deaths: how often workers were lost. notice: what went wrong lately, in words, or "". unsaved: the last slices
    could not be saved before the search was to stop.
    """

    totals: Totals
    nodes_per_second: float
    seconds_left: float | None
    workers: int
    deaths: int
    notice: str = ""
    unsaved: bool = False

    @property
    def explored(self) -> float:
        """The explored share of the tree, 0 to 1; exactly 1 only at the end."""
        return self.totals.explored / WHOLE


class Search:
    """A search kept in a search file. `run` works until it is complete, stopped, or has enough solutions.

    choice: why it is searched as it is. seconds_start: how long loading kernels and starting workers took in the last
    run, which is no part of the seconds of the search.
    """

    def __init__(
        self, prepared: Prepared, file: SearchFile, lock: SearchLock, choice: Choice = UNCHOSEN
    ) -> None:
        self.prepared, self.file, self.choice = prepared, file, choice
        self.totals = file.totals()
        self._lock = lock
        self._losses = Losses()
        self._open: list[Open] = []
        self._flights = Flights()
        self._rate = 0.0
        self._began = self._committed = self.seconds_start = 0.0
        self._workers_answered = False
        self._at_start = self.totals
        self._notice, self._unsaved = "", False

    @staticmethod
    def start(prepared: Prepared, path: Path, lock: SearchLock | None = None, anew: bool = False) -> "Search":
        """Begin a search in a new file, or go on from an existing one; raises LatticeworkError if it cannot be.

        With `anew` what an existing one holds is forgotten.

        Where no engine was asked for one is chosen, or a search goes on as it was begun. A lock that is given must
        have been taken; else it is taken here.
        """
        worker_sockets.check_descriptors()  # else the search file might be the one that cannot be opened
        if lock is None:
            lock = SearchLock(path)
            lock.take()
        try:
            schema.remove_unfinished(path)
            if anew or not path.exists():
                return _begun(prepared, path, lock)
            return _gone_on_with(prepared, path, lock)
        except OSError as error:
            lock.release()
            raise LatticeworkError(f"{path}: {error.strerror or error}") from None
        except BaseException:
            lock.release()
            raise

    @property
    def deaths(self) -> int:
        """How often workers were lost since the search began to run."""
        return self._losses.deaths

    @property
    def set_aside(self) -> int:
        """How many slices were given up for now, because they were lost each time they were tried."""
        return self._losses.aside

    def run(
        self, workers: int, stop: threading.Event, report: Callable[[Progress], None] = lambda _: None,
        limit: int | None = None, at_once: threading.Event | None = None, alone: float = 0.0,
    ) -> Totals:
        """Search with a number of worker processes until done, `stop` is set, or `limit` solutions are stored.

        For the first `alone` seconds this process does the work itself; workers are started when it lasts longer.
        Where one solution is enough, half of the workers look for any, see `Scout`. Blocks; `report` is called from
        this thread a few times a second. What was in flight at the end is finished and committed, or given up when
        `at_once` is set or a worker hangs. Raises LatticeworkError when saving fails or workers keep failing.
        """
        at_once = at_once or threading.Event()
        self._begin()
        job = self.prepared.job
        pool = LatePool(job, alone, lambda: Pool(job, workers))
        wants_any = limit == 1 and not self.totals.solutions and self.prepared.is_quick_to_probe
        scout = Scout(pool, (workers + 1) // 2 if wants_any else 0)
        searchers = max(1, workers - scout.workers)
        try:
            while not at_once.is_set():
                enough = scout.found is not None or (limit is not None and self.totals.solutions >= limit)
                if not (enough or stop.is_set()):
                    if not pool.alone:
                        scout.send()
                    self._hand_out(1 if pool.alone else searchers, pool, limit)
                if not self._flights:
                    break
                done = self._flights.wait(scout.away, SLICE)
                scout.hear()
                self._collect(done, pool, lambda: self._wait_for_room(workers, stop, report))
                self._look_for_hung(pool, stop.is_set())
                report(self.progress(workers))
            self._put_in_place(scout)
        finally:
            pool.close(0 if at_once.is_set() else PATIENCE)
        report(self.progress(workers))
        return self.totals

    def _begin(self) -> None:
        begin = time.monotonic()
        load(self.prepared.job.problem.engine)  # here, so that what is to be compiled is compiled once, and told
        self.seconds_start = time.monotonic() - begin
        self._workers_answered = False
        self._began = self._committed = time.monotonic()
        self._at_start = self.totals = self.file.totals()
        self._open, self._losses, self._flights = self.file.frontier(), Losses(), Flights()
        self._notice, self._unsaved = "", False

    def _hand_out(self, workers: int, pool: LatePool, limit: int | None) -> None:
        """Give each worker that has none a slice; one that was lost twice is tried alone, when no other is left."""
        while self._open and len(self._flights) < workers:
            self._submit(self._open.pop(0), workers, pool, limit)
        if self._losses.suspects and not self._flights:
            self._submit(self._losses.suspects.pop(0), workers, pool, limit)

    def _submit(self, row: Open, workers: int, pool: LatePool, limit: int | None) -> None:
        task = self._task(row, workers, len(self._flights), limit)
        self._flights.add(pool.submit(worker.run, task), row)

    def _task(self, row: Open, workers: int, busy: int, limit: int | None) -> Task:
        budget = int(self._rate * SLICE) or FIRST_BUDGET
        hungry = workers > 1 and len(self._open) + busy + 1 < 2 * workers
        return Task(row.state, row.share, budget, 2 if hungry else 1, min(ROOM, limit or ROOM))

    def _put_in_place(self, scout: Scout) -> None:
        """Commit the solution of a scout, unless the search itself has already found it."""
        placed = scout.placed(self.prepared.job, self._open)
        if placed is not None:
            self._open.remove(placed[0])
            self._commit([placed])

    def _collect(self, done: list[tuple[Open, Future[Result]]], pool: LatePool, wait: Callable[[], bool]) -> None:
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
                self._open[:0] = self._losses.failed(row, error)
        if finished:
            self._leave_out_start(pool, max(result.seconds for _, result in finished))
            self._commit_when_possible(finished, wait)
        if dead:  # the whole pool is gone: what else was in flight is handed out again too
            pool.restart()
            self._open[:0] = self._losses.workers_lost(dead + self._flights.clear(), "A worker ended unexpectedly")

    def _look_for_hung(self, pool: LatePool, stopping: bool) -> None:
        late = self._flights.late(stopping)
        if late > 2:
            pool.restart(hung=True)
            lost = self._flights.clear(hung=True)
            self._open[:0] = self._losses.workers_lost(lost, "A worker stopped responding and was replaced")
        if not self._unsaved:
            self._notice = "A worker is not responding; it will be given up soon." if 1 < late <= 2 else ""

    def _commit_when_possible(self, finished: list[tuple[Open, Result]], wait: Callable[[], bool]) -> None:
        while True:
            try:
                self._commit(finished)
            except NoRoomError as error:
                self._notice = str(error)
                if not wait():
                    self._unsaved = True  # it stays open in the file, so it will be searched again
                    self._notice = "What was found last could not be saved and will be searched again."
                    return
            else:
                self._notice = ""
                return

    def _wait_for_room(self, workers: int, stop: threading.Event, report: Callable[[Progress], None]) -> bool:
        report(self.progress(workers))
        return not stop.wait(RETRY)

    def _commit(self, finished: list[tuple[Open, Result]]) -> None:
        now = time.monotonic()
        batch = [(row.id, result) for row, result in finished]
        self.totals, opened = self.file.commit(batch, now - self._committed)
        self._committed = now
        self._open = sorted(self._open + opened, key=lambda row: -row.share)
        slowest = max((result for _, result in finished), key=lambda result: result.seconds)
        self._rate = slowest.nodes / max(slowest.seconds, SLICE / 50)
        self._losses.ended_well()
        for _, result in finished:
            self._flights.answered(result)

    def _leave_out_start(self, pool: LatePool, seconds: float) -> None:
        """Subtract from the time of the search what its first slices spent waiting for workers to start."""
        if pool.began and not self._workers_answered:
            self._workers_answered = True
            waited = max(0.0, time.monotonic() - pool.began - seconds)
            self.seconds_start += waited
            self._committed += waited

    def progress(self, workers: int) -> Progress:
        """Return how far the search is."""
        elapsed = max(time.monotonic() - self._began, 1e-9)
        nodes = self.totals.nodes - self._at_start.nodes
        explored, before = self.totals.explored / WHOLE, self._at_start.explored / WHOLE
        left = None
        if self.totals.complete:
            left = 0.0
        elif elapsed >= SETTLED and explored - before > 1e-6:
            left = elapsed * (1 - explored) / (explored - before)
        return Progress(self.totals, nodes / elapsed, left, workers, self.deaths, self._notice or self._losses.notice,
                        self._unsaved)

    def close(self) -> None:
        """Close the search file and let others search in it."""
        self.file.close()
        self._lock.release()


def _begun(prepared: Prepared, path: Path, lock: SearchLock) -> Search:
    from latticework.session.engine_choice import choose_method  # noqa: PLC0415 it loads kernels

    text_of(prepared.document)  # what is too large is refused now, not after a method was chosen
    chosen, choice = choose_method(prepared)
    if path.exists():
        with closing(SearchFile.open(path, check=False)) as old:
            file = old.begin_anew(chosen.document, chosen.fingerprint, chosen.method)
    else:
        file = SearchFile.create(path, chosen.document, chosen.fingerprint, chosen.method)
    return Search(chosen, file, lock, choice)


def _gone_on_with(prepared: Prepared, path: Path, lock: SearchLock) -> Search:
    file = SearchFile.open(path)
    try:
        prepared = to_go_on(file, prepared)
        file.without_log()
    except BaseException:
        file.close()
        raise
    return Search(prepared, file, lock)
