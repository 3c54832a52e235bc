"""What the thread that searches does, and how it reports."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from latticework import compiling
from latticework.cancel import CancelledError, cancellable
from latticework.errors import LatticeworkError
from latticework.gui.background import PAUSE, Channel, Event
from latticework.gui.common.translation import tr
from latticework.gui.search.stored_search import method_texts, open_search, start_over
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.search_lock import SearchedElsewhereError, SearchLock

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus
    from latticework.run.search import Search

ALONE = 2.0
"""Seconds that a search takes in this process; workers, which take as long to start, are started when it lasts."""


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
    with searching_alone(order.path, stop, reports) as lock:
        with cancellable(stop):
            begun = _begun(order, lock)
        if order.anew:
            reports.put_aside()
        return _run(begun, order, stop, at_once, reports)


@contextmanager
def searching_alone(path: Path, stop: Event, reports: Reports) -> Iterator[SearchLock]:
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
