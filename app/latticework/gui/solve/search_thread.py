"""A search, or taking its solutions apart, in a thread: the request, the work, the reports."""

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
from latticework.gui.solve.stored_search import method_texts, open_search, start_over
from latticework.gui.widgets.translation import error_text, tr
from latticework.jobs.apart_job import ApartJob, Examined
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchedElsewhereError, SearchLock
from latticework.store.solution_order import ApartSoFar, apart_so_far
from latticework.store.stored_searches import as_begun

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus
    from latticework.run.search import Search

ALONE = 2.0
"""Seconds that a search takes in this process; workers, which take as long to start, are started when it lasts."""

PATIENCE = 10.0
"""Seconds to wait for what is still being done when the window closes."""


@dataclass(frozen=True, eq=False)
class SearchRequest:
    """A request to search.

    limit: at how many stored solutions to pause, None for none. start_over: forget an earlier search, or with `keep`
    put its file aside. keeps: which solutions are stored, see `Keeping`.
    """

    prepared: Prepared
    path: Path
    crew: Crew
    method: Method
    limit: int | None
    start_over: bool
    keep: bool
    keeps: str


@dataclass(frozen=True, eq=False)
class Reports:
    """The channels to which a thread that searches, or takes solutions apart, reports.

    method: MethodTexts. progressed: a RunStatus. compiled: how many kernels are ready, of how many. put_aside: no
    argument: an earlier search was forgotten. examined: an ExaminationStatus.
    """

    method: Channel
    progressed: Channel
    compiled: Channel
    put_aside: Channel
    examined: Channel


def search(request: SearchRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    """Search until the end, or until `stop` is set, and return what was done.

    Raises LatticeworkError, and CancelledError when it is stopped before it began.
    """
    with _searching_alone(request.path, stop, reports) as lock:
        # Only until it has begun: then `stop` lets slices in flight end and be saved, where an error would lose them.
        with cancellable(stop):
            begun = _begun(request, lock)
        # Only now: where the new search cannot begin the earlier one is not forgotten.
        if request.start_over:
            reports.put_aside()
        return _run(begun, request, stop, at_once, reports)


@contextmanager
def _searching_alone(path: Path, stop: Event, reports: Reports) -> Iterator[SearchLock]:
    """Hold the lock of a search file, and report kernels that are compiled meanwhile.

    Raises LatticeworkError where another window or program has the lock, CancelledError where `stop` is set before
    a kernel is compiled.
    """
    lock = SearchLock(path)
    try:
        lock.take()
    except SearchedElsewhereError:
        raise LatticeworkError(tr("Another window or program is searching this puzzle. Pause it there, then "
                                  "resume here.")) from None

    def report(ready: int, kernels: int) -> None:
        if stop.is_set():
            raise CancelledError  # before the next kernel is compiled: all of them take a minute
        reports.compiled(ready, kernels)

    try:
        with compiling.listening(report):
            yield lock
    finally:
        lock.release()


def _begun(request: SearchRequest, lock: SearchLock) -> "Search":
    prepared = request.prepared.keeping(request.keeps)
    if request.start_over:
        return start_over(prepared, request.path, request.method, lock, request.keep)
    return open_search(prepared, request.path, request.method, lock)


def _run(
    begun: "Search", request: SearchRequest, stop: Event, at_once: Event, reports: Reports
) -> Totals:
    due = 0.0

    def report(status: "RunStatus") -> None:
        nonlocal due
        if monotonic() >= due:  # these texts need a query of the search file
            due = monotonic() + PAUSE
            reports.method(method_texts(begun))
        reports.progressed(status)

    try:
        begun.run(request.crew, stop, report, request.limit, at_once, ALONE)
        # The last report may have come before these were due.
        reports.method(method_texts(begun))
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
    """How far taking solutions apart is: so many done, of so many that were requested.

    so_far: the results for all stored solutions. notice: why nothing can be saved now, "" when it can.
    """

    done: int
    requested: int
    so_far: ApartSoFar
    notice: str = ""


def take_apart(request: ExaminationRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    """Take stored solutions apart until all are done or `stop` is set, and return the totals of the search.

    The results are in the search file, and the next call continues there. Raises LatticeworkError.
    """
    with _searching_alone(request.path, stop, reports), closing(SearchFile.open(request.path)) as file:
        _examine(request, file, stop, at_once, reports)
        return file.totals()


def _examine(request: ExaminationRequest, file: SearchFile, stop: Event, at_once: Event, reports: Reports) -> None:
    from latticework.run.examination import Examination, open_numbers  # noqa: PLC0415 - loads kernels

    numbers = open_numbers(file)
    status = ExaminationStatus(0, len(numbers), apart_so_far(file))

    def send(changed: ExaminationStatus) -> None:
        nonlocal status
        status = changed
        reports.examined(status)

    def report(done: int, rows: list[Examined]) -> None:
        send(replace(status, done=done, so_far=status.so_far.joined(rows), notice=""))

    def notice(why: str) -> None:
        send(replace(status, notice=why))

    report(0, [])
    job = ApartJob(as_begun(file, request.prepared).reduction)
    Examination(file, job, numbers, report, notice).run(max(1, request.crew.workers), stop, ALONE, at_once)


class SearchRun:
    """The thread that searches, or takes solutions apart; one at a time.

    ended: called with the Totals, or None where the search could not begin, and why it failed, "" where it did not.
    """

    def __init__(self, reports: Reports, ended: Callable[[Totals | None, str], object]) -> None:
        self._reports, self._report_end = reports, ended
        self._stop, self._at_once = Event(), Event()
        self._tasks = TaskQueue("search", self._on_done)
        self.running = False

    @property
    def compiling(self) -> bool:
        """Whether it is compiling a kernel, and so cannot stop for seconds."""
        return self._tasks.compiling

    def start(self, request: SearchRequest | ExaminationRequest) -> None:
        """Begin to search, or to take solutions apart."""
        self._stop.clear()
        self._at_once.clear()
        self.running = True
        self._tasks.add(partial(_do, request, self._stop, self._at_once, self._reports))

    def stop(self) -> None:
        """Stop when what is in flight is done and saved."""
        self._stop.set()

    def stop_at_once(self) -> None:
        """Stop now; what is in flight is lost and will be searched again."""
        self._stop.set()
        self._at_once.set()

    def close(self) -> None:
        """Stop at once, and wait for that; a search that does not end in time is no longer reported."""
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


def _do(request: SearchRequest | ExaminationRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    if isinstance(request, ExaminationRequest):
        return take_apart(request, stop, at_once, reports)
    return search(request, stop, at_once, reports)
