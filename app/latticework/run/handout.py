"""The slices of a search: which are open, who does which and for how long, what comes back, and what is lost."""

import time
from collections import Counter
from collections.abc import Collection
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError, shown
from latticework.jobs import slice_work
from latticework.jobs.answers import WrongAnswerError, check
from latticework.jobs.job import Job
from latticework.jobs.keeping import EVERY
from latticework.jobs.slice_work import Result, Task
from latticework.jobs.totals import Open
from latticework.phrases import phrase, phrase_n
from latticework.run.cluster.remote_slices import RemoteSlices
from latticework.run.crew import Crew
from latticework.run.processor_time import processor_seconds, waits_for_processor
from latticework.run.worker_pool import LatePool
from latticework.search.slices import ROOM

SLICE = 0.25  # seconds a slice should take, so that a pause feels instant
FIRST_BUDGET = 2_000  # nodes; short, so that there is soon something to cut for the other workers
LEAST_BUDGET = 100  # nodes, so that a slice does more than get ready; one of expensive nodes is ended by its work
_MOST_PIECES = 64  # of one slice, so that the many workers of a cluster soon have something to do
_AHEAD = 4  # open subtrees for each worker, those at work included, so that slices can be saved some together
SPARE = 1  # slices beyond one for each worker, so that none waits for this program
_FIRST_ROOM = 1  # solutions in a slice, where each is taken apart; later as many as are in the time of a slice
_LEAST_QUICK = 32  # and at least so many while slices take less time, as it is the search then that takes it
_LONGEST_APART = 20.0  # seconds that a slice is allowed at least where its solutions are taken apart

_TARDY = 10  # times the time of a slice after which a missing answer is reported; after twice that it is abandoned
LEAST = 0.25  # seconds that a slice is allowed at least, because other programs use the machine, too
FIRST = 60.0  # seconds for the first answer of a worker, which starts, loads kernels and makes tables before it
_LOOKED_AT = 0.5  # of the time that a missing answer is allowed, after which processor times are looked at
_STEP = 1.0  # seconds; more between two looks means that this program itself was stopped, or the computer slept
_SUSPECT, HOPELESS = 2, 5  # times lost after which a slice is tried alone, at the end; after which it is set aside
MOST_IN_A_ROW = 8  # losses without a slice that ends between them: then something else is wrong


@dataclass
class _Watched:
    """The processor time of a worker at the first and the last look; when it last grew, or the worker waited."""

    first: float
    last: float
    grew: float

    def age(self, clock: float) -> float:
        """Return for how long it has computed since it was first looked at, or has not at all until now."""
        return self.last - self.first + clock - self.grew


class Flights:
    """Slices in flight. Only the time while this program runs counts, so a pause of the computer makes none late.

    On a busy machine workers get little processor time, so a slice is late only by the time of its worker.

    least: seconds; the time of a slice is never assumed to be shorter.
    """

    def __init__(self, least: float = LEAST) -> None:
        self._rows: dict[Future[Result], tuple[Open, Task, float]] = {}
        self._answered: set[int] = set()
        self._slowest = self._least = least
        self._grace = 1
        self._clock, self._looked = 0.0, time.monotonic()
        self._watched: dict[int, _Watched] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, future: "Future[Result]", row: Open, task: Task) -> None:
        """Remember a slice that was handed out."""
        self._tick()
        self._rows[future] = (row, task, self._clock)

    def wait(
        self, others: set["Future[Any]"], seconds: float, counts: bool = True
    ) -> list[tuple[Open, Task, "Future[Result]"]]:
        """Wait until a slice or one of the other tasks is done, or time is up; return and forget what is done.

        counts: whether the time counts; it does not while workers have something else to do before.
        """
        wait([*self._rows, *others], timeout=seconds, return_when=FIRST_COMPLETED)
        self._tick(counts)
        return [(*self._rows.pop(future)[:2], future) for future in [*self._rows] if future.done()]

    def _tick(self, counts: bool = True) -> None:
        now = time.monotonic()
        # A sleeping computer would make each slice late at the moment when it wakes up.
        self._clock += min(now - self._looked, _STEP) if counts else 0.0
        self._looked = now

    def answered(self, result: Result) -> None:
        """Update from a finished slice how long one takes."""
        self._answered.add(result.worker)
        self._watched.pop(result.worker, None)
        self._slowest = max(self._least, result.seconds, 0.9 * self._slowest)
        self._grace = 1

    def workers_started(self) -> None:
        """Allow for workers that were just started, which get ready before they answer."""
        self._answered.clear()

    def late(self, workers: int, stopping: bool = False, processes: Collection[int] = ()) -> float:
        """Return the longest time without an answer as a multiple of what is allowed; over 2 the slice is abandoned.

        workers: how many there are. stopping: nobody waits for workers that are still getting ready. processes: the
        workers, whose processor time counts where the system reports it, else the time by the clock.
        """
        # A worker that never answered may still be loading kernels; only when all have answered once the times of
        # slices count.
        all_ready = stopping or len(self._answered) >= min(workers, len(self._rows))
        patience = self._grace * (_TARDY * self._slowest if all_ready else FIRST / 2)
        late = max((self._clock - since for _, _, since in self._rows.values()), default=0.0) / patience
        if late <= _LOOKED_AT:
            self._watched.clear()
            return late
        ages = self._ages(processes)
        # Workers without a slice compute nothing, as one that hangs: of the others none is older than these.
        busy = min(len(self._rows), len(ages))
        return min(late, _LOOKED_AT + sorted(ages)[busy - 1] / patience) if busy else late

    def _ages(self, processes: Collection[int]) -> list[float]:
        """Return for how long each worker has computed, or has not, see `_Watched`; none where that is not known."""
        for process in processes:
            now = processor_seconds(process)
            if now is None:
                return []
            watched = self._watched.setdefault(process, _Watched(now, now, self._clock))
            # With a low priority on a busy machine a worker may get no time at all for many seconds.
            if now > watched.last or waits_for_processor(process):
                watched.last, watched.grew = now, self._clock
        return [self._watched[process].age(self._clock) for process in processes]

    def clear(self, hung: bool = False) -> list[Open]:
        """Forget and return all slices, as the workers are gone; after one that hung the next get twice the time."""
        rows = [row for row, _, _ in self._rows.values()]
        self._rows.clear()
        self._watched.clear()
        self.workers_started()
        # The machine may simply be slow: a patience that never grew would end slice after slice.
        self._grace *= 2 if hung else 1
        return rows


class Losses:
    """The slices lost since a run began; one that is lost even when tried alone is set aside until the next run.

    suspects: slices that are to be tried alone, when nothing else is left. aside: how many were set aside.
    """

    def __init__(self) -> None:
        self.deaths = self.aside = 0
        self.suspects: list[Open] = []
        self.notice = ""
        self._in_a_row = 0
        self._times: Counter[int] = Counter()

    def ended_well(self) -> None:
        """Reset the count of losses in a row, as a slice was finished."""
        self._in_a_row = 0

    def workers_lost(self, rows: list[Open], what: str) -> list[Open]:
        """Record that all workers are gone with these slices; return those to hand out again at once."""
        self.deaths += 1
        return self._lost(rows, what, phrase("{what}. What it was doing is repeated; nothing is lost.", what=what))

    def barred(self, rows: list[Open]) -> list[Open]:
        """Record slices of a worker that gets no more, which was said; return those to hand out again at once."""
        return self._lost(rows, phrase("A worker of the cluster was lost"), self.notice)

    def failed(self, row: Open, error: BaseException) -> list[Open]:
        """Record that a slice raised an error; return it if it is to be handed out again at once."""
        reason = phrase("not enough memory") if isinstance(error, MemoryError) else shown(error, 120)
        what = phrase("A step of the search failed ({reason})", reason=reason)
        return self._lost([row], what, phrase("{what}. It is repeated; nothing is lost.", what=what))

    def _lost(self, rows: list[Open], what: str, notice: str) -> list[Open]:
        self.notice = notice
        again = []
        for row in rows:
            # When a worker dies its whole team does, so all that was in flight is suspected; the innocent end well at
            # the next try.
            self._times[row.id] += 1
            if self._times[row.id] >= HOPELESS:
                self.aside += 1
                self.notice = phrase_n(
                    "{what}. {n} part of the search failed each time and will be left for later; the rest goes on. "
                    "Resume tries again.",
                    "{what}. {n} parts of the search failed each time and will be left for later; the rest goes on. "
                    "Resume tries again.", self.aside, what=what)
            elif self._times[row.id] >= _SUSPECT:
                # Alone at the end, so that it takes nobody else down.
                self.suspects.append(row)
            else:
                again.append(row)
        self._in_a_row += 1
        if self._in_a_row >= MOST_IN_A_ROW:
            raise LatticeworkError(phrase("{what}. This happened {most} times in a row, so the search was paused. "
                                          "All finished work is saved.", what=what, most=MOST_IN_A_ROW))
        return again


class Handout:
    """Hands out the open subtrees of a search as slices and takes back what was lost.

    limit: how many solutions are enough, None for all. rate: the nodes a second of the last slice done here, 0.0
    before the first. below: see `Task`.
    """

    def __init__(self, job: Job, rows: list[Open], crew: Crew, limit: int | None, rate: float) -> None:
        self.open = rows
        self.below = EVERY
        self.losses = Losses()
        self.rate = rate
        self.remote = RemoteSlices(crew.cluster, job, sum(row.share for row in rows))
        self.flights = Flights(_LONGEST_APART if job.apart else LEAST)
        self._job, self._limit = job, limit
        self._most_found = _FIRST_ROOM if job.apart else ROOM
        self._gone: set[int] = set()

    @property
    def in_flight(self) -> int:
        """How many slices are being done."""
        return len(self.flights) + len(self.remote)

    @property
    def has_work(self) -> bool:
        """Whether anything is to be handed out."""
        return bool(self.open or self.losses.suspects)

    def hand_out(self, workers: int, pool: LatePool) -> None:
        """Give a slice to each idle worker; one that was lost twice is tried alone, when no other is left."""
        self._leave_out_gone()
        # One slice more than workers waits in the pool, so none is idle while this process saves.
        spare = SPARE if workers > 1 and self._limit is None else 0
        while self.open and len(self.flights) < workers + spare:
            self._submit(self.open.pop(0), workers, pool)
        self._hand_out_remote(self.open, workers)
        if self.losses.suspects and not self.in_flight:
            if workers:
                self._submit(self.losses.suspects.pop(0), workers, pool)
            else:
                alone, self.losses.suspects[:1] = self.losses.suspects[:1], []
                self._hand_out_remote(alone, workers)
                self.losses.suspects[:0] = alone

    def _submit(self, row: Open, workers: int, pool: LatePool) -> None:
        budget = max(int(self.rate * SLICE), LEAST_BUDGET) if self.rate else FIRST_BUDGET
        task = Task(row.state, row.share, budget, self._pieces(workers), self._room, below=self.below)
        self.flights.add(pool.submit(slice_work.run, task), row, task)

    def _hand_out_remote(self, rows: list[Open], workers: int) -> None:
        """Hand out rows, which are removed, to idle workers of a cluster."""
        self.remote.hand_out(rows, lambda: self._pieces(workers), self._room, self.below)

    @property
    def _room(self) -> int:
        """How many solutions the next slice may find."""
        return min(self._most_found, self._limit or ROOM)

    def _pieces(self, workers: int) -> int:
        """Return into how many pieces to cut the next slice: several while there are too few for all workers."""
        seats = workers + self.remote.seats
        missing = _AHEAD * seats - (len(self.open) + self.in_flight + 1)
        if seats < 2 or missing <= 0:
            return 1
        return min(_MOST_PIECES, 1 + -(-missing // (self.in_flight + 1))) if self.remote.seats else 2

    def collect(
        self, done: list[tuple[Open, Task, Future[Result]]], pool: LatePool
    ) -> tuple[list[tuple[Open, Result]], list[tuple[Open, Result]]]:
        """Return the slices that are finished, here and in a cluster; take back those that were lost."""
        finished: list[tuple[Open, Result]] = []
        dead: list[Open] = []
        for row, task, future in done:
            error = future.exception() or self._wrong(task, future.result())
            if error is None:
                finished.append((row, future.result()))
            elif isinstance(error, BrokenProcessPool):
                dead.append(row)
            elif isinstance(error, CancelledError):
                self.open[:0] = [row]
            else:
                self.open[:0] = self.losses.failed(row, error)
        if finished:
            self._measure([result for _, result in finished])
        if dead:  # the whole pool is gone: what else was in flight is handed out again too
            pool.restart()
            # The executor breaks as a whole, and each future raises that.
            lost = dead + self.flights.clear()
            what = phrase("A worker needed more memory than it may use, and was replaced") if pool.over_budget else (
                phrase("A worker ended unexpectedly"))
            self.open[:0] = self.losses.workers_lost(lost, what)
        elsewhere = self._collect_remote()
        self._leave_out_gone()
        return ([(row, result) for row, result in finished if row.id not in self._gone],
                [(row, result) for row, result in elsewhere if row.id not in self._gone])

    def replace(self, gone: list[int], rows: list[Open]) -> None:
        """Drop rows that were taken back, also those in flight, and add those that are open instead."""
        self._gone.update(gone)
        self._leave_out_gone()
        self.open = sorted(self.open + rows, key=lambda row: -row.share)

    def _leave_out_gone(self) -> None:
        if self._gone:
            self.open = [row for row in self.open if row.id not in self._gone]
            self.losses.suspects = [row for row in self.losses.suspects if row.id not in self._gone]

    def _wrong(self, task: Task, answer: Result) -> WrongAnswerError | None:
        try:
            check(self._job, task, answer)
        except WrongAnswerError as error:
            return error
        return None

    def _collect_remote(self) -> list[tuple[Open, Result]]:
        """Return the slices that a cluster has finished; take back those that were lost."""
        done = self.remote.collect()
        if done.lost:
            self.open[:0] = self.losses.workers_lost(done.lost, phrase("A worker of the cluster was lost"))
        if done.barred:
            self.open[:0] = self.losses.barred(done.barred)
        for row, error in done.failed:
            self.open[:0] = self.losses.failed(row, error)
        self.update_notice()
        self._measure_room([result for _, result in done.finished])
        return done.finished

    def update_notice(self) -> None:
        """Show the latest message about the cluster, if there is a new one, as the notice of the search."""
        news = self.remote.news()
        if news is not None:
            self.losses.notice = news

    def _measure(self, results: list[Result]) -> None:
        """Update the speed from finished slices of workers of this machine."""
        slowest = max(results, key=lambda result: result.seconds)
        # By the slowest: a budget that is too small costs little, one that is too large makes a pause feel late.
        self.rate = slowest.nodes / max(slowest.seconds, SLICE / 50)
        self._measure_room(results)
        for result in results:
            self.flights.answered(result)

    def _measure_room(self, results: list[Result]) -> None:
        """Update how many solutions a slice may find, by how many are taken apart in its time."""
        found = [result for result in results if result.solutions]
        if self._job.apart and found:
            slowest = max(found, key=lambda result: result.seconds / result.solutions)
            in_a_slice = slowest.solutions * SLICE / max(slowest.seconds, SLICE / 50)
            least = min(_LEAST_QUICK, 4 * self._most_found) if slowest.seconds < SLICE else _FIRST_ROOM
            self._most_found = min(ROOM, max(least, int(in_a_slice)))

    def look_for_hung(self, pool: LatePool, workers: int, stopping: bool) -> str:
        """Abandon slices whose worker does not answer; return a warning when that will happen soon, else ""."""
        late = self.flights.late(workers, stopping, pool.processes)
        if late > 2:
            pool.restart(hung=True)
            lost = self.flights.clear(hung=True)
            self.open[:0] = self.losses.workers_lost(lost, phrase("A worker stopped responding and was replaced"))
        return phrase("A worker is not responding; it will be given up soon.") if 1 < late <= 2 else ""
