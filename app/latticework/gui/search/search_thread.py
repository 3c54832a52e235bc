"""A search, or taking its solutions apart, in a thread: what is asked for, what is done, how it reports."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from latticework import compiling
from latticework.cancel import CancelledError, cancellable
from latticework.errors import LatticeworkError
from latticework.gui.background import PAUSE, Channel, Event, Task, TaskQueue
from latticework.gui.common.translation import error_text, tr
from latticework.gui.search.stored_search import method_texts, open_search, start_over
from latticework.jobs.apart_job import ApartJob, Examined
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.apart_so_far import ApartSoFar, apart_so_far
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchedElsewhereError, SearchLock
from latticework.store.stored_searches import as_begun

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus
    from latticework.run.search import Search

ALONE = 2.0
"""Seconds that a search takes in this process; workers, which take as long to start, are started when it lasts."""

PATIENCE = 10.0
"""Seconds to wait for what is still being done when everything is given up."""


@dataclass(frozen=True, eq=False)
class SearchRequest:
    """A request to search: what, where and how; anew: forget an earlier search, or with `keep` put its file aside.

    keeps: which of the solutions are kept.
    """

    prepared: Prepared
    path: Path
    crew: Crew
    method: Method
    limit: int | None
    anew: bool
    keep: bool
    keeps: str


@dataclass(frozen=True, eq=False)
class Reports:
    """Where a thread that searches, or takes apart what was found, reports to.

    told: the MethodTexts. progressed: a RunStatus. compiled: so many kernels are ready, of so many. put_aside: an
    earlier search was forgotten. examined: an ExaminationStatus.
    """

    told: Channel
    progressed: Channel
    compiled: Channel
    put_aside: Channel
    examined: Channel


def search(order: SearchRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    """Search until the end, or until it is to stop, and return what was done.

    Raises LatticeworkError, and CancelledError when it is stopped before it began.
    """
    with _searching_alone(order.path, stop, reports) as lock:
        with cancellable(stop):
            begun = _begun(order, lock)
        if order.anew:
            reports.put_aside()
        return _run(begun, order, stop, at_once, reports)


@contextmanager
def _searching_alone(path: Path, stop: Event, reports: Reports) -> Iterator[SearchLock]:
    """Have the lock of a search file, and tell of kernels that are compiled meanwhile.

    Raises LatticeworkError where another window or program has the lock, CancelledError when it is to stop before a
    kernel is compiled.
    """
    lock = SearchLock(path)
    try:
        lock.take()
    except SearchedElsewhereError:
        raise LatticeworkError(tr("Another window or program is searching this puzzle. Pause it there, then go on "
                                  "here.")) from None

    def tell(ready: int, known: int) -> None:
        if stop.is_set():
            raise CancelledError  # before the next kernel is compiled: all of them take a minute
        reports.compiled(ready, known)

    try:
        with compiling.listening(tell):
            yield lock
    finally:
        lock.release()


def _begun(order: SearchRequest, lock: SearchLock) -> "Search":
    prepared = order.prepared.keeping(order.keeps)
    if order.anew:
        return start_over(prepared, order.path, order.method, lock, order.keep)
    return open_search(prepared, order.path, order.method, lock)


def _run(
    begun: "Search", order: SearchRequest, stop: Event, at_once: Event, reports: Reports
) -> Totals:
    due = 0.0

    def report(status: "RunStatus") -> None:
        nonlocal due
        if monotonic() >= due:  # they take a look into the file
            due = monotonic() + PAUSE
            reports.told(method_texts(begun))
        reports.progressed(status)

    try:
        begun.run(order.crew, stop, report, order.limit, at_once, ALONE)
        reports.told(method_texts(begun))
    finally:
        begun.close()
    return begun.totals


@dataclass(frozen=True, eq=False)
class ExaminationRequest:
    """A request to find out which stored solutions of a search come apart, as far as that is not known."""

    prepared: Prepared
    path: Path
    crew: Crew


@dataclass(frozen=True)
class ExaminationStatus:
    """So many solutions of so many that were to be taken apart are done.

    so_far: what is known of all stored ones. notice: why nothing can be saved now, "" when it can.
    """

    done: int
    wanted: int
    so_far: ApartSoFar
    notice: str = ""


def take_apart(order: ExaminationRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    """Take stored solutions apart until all are done or it is to stop, and return the totals of the search.

    What was found out is in the search file, and the next call goes on from there. Raises LatticeworkError.
    """
    with _searching_alone(order.path, stop, reports), closing(SearchFile.open(order.path)) as file:
        _examine(order, file, stop, at_once, reports)
        return file.totals()


def _examine(order: ExaminationRequest, file: SearchFile, stop: Event, at_once: Event, reports: Reports) -> None:
    from latticework.run.examination import Examination, open_numbers  # noqa: PLC0415 - loads kernels

    numbers = open_numbers(file)
    status = ExaminationStatus(0, len(numbers), apart_so_far(file))

    def tell(news: ExaminationStatus) -> None:
        nonlocal status
        status = news
        reports.examined(status)

    def report(done: int, rows: list[Examined]) -> None:
        tell(replace(status, done=done, so_far=status.so_far.joined(rows), notice=""))

    def notice(why: str) -> None:
        tell(replace(status, notice=why))

    report(0, [])
    job = ApartJob(as_begun(file, order.prepared).reduction)
    Examination(file, job, numbers, report, notice).run(max(1, order.crew.workers), stop, ALONE, at_once)


class SearchRun:
    """The thread that searches, if there is one; told to stop, it first finishes what it has begun.

    ended: called with the Totals, or None where the search could not begin, and why it failed, "" where it did not.
    """

    def __init__(self, reports: Reports, ended: Callable[[Totals | None, str], object]) -> None:
        self._reports, self._report_end = reports, ended
        self._stop, self._at_once = Event(), Event()
        self._tasks = TaskQueue("search", self._on_done)
        self.running = False

    @property
    def compiling(self) -> bool:
        """Whether it is in the midst of compiling a kernel, and so cannot stop for seconds."""
        return self._tasks.compiling

    def start(self, order: SearchRequest | ExaminationRequest) -> None:
        """Begin to search, or to take apart what was found."""
        self._stop.clear()
        self._at_once.clear()
        self.running = True
        self._tasks.add(partial(_done, order, self._stop, self._at_once, self._reports))

    def stop(self) -> None:
        """Stop when what is in flight is done and saved."""
        self._stop.set()

    def stop_at_once(self) -> None:
        """Give up what is in flight, too."""
        self._stop.set()
        self._at_once.set()

    def close(self) -> None:
        """Stop at once, and wait for that; what is left then is not heard of."""
        self.stop_at_once()
        if not self._tasks.wait_to_leave(PATIENCE):
            self._tasks.close()

    def _on_done(self, task: Task[Totals]) -> None:
        self.running = False
        error, failure = task.error, ""
        if isinstance(error, LatticeworkError):
            failure = error_text(error)
        elif isinstance(error, Exception) and not isinstance(error, CancelledError):
            failure = tr("The search failed: {error}", error=repr(error))  # what was committed is kept
        self._report_end(None if error else task.result(), failure)


def _done(order: SearchRequest | ExaminationRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    if isinstance(order, ExaminationRequest):
        return take_apart(order, stop, at_once, reports)
    return search(order, stop, at_once, reports)
