"""One run of a search, or of taking its solutions apart, in a thread of its own until it is done or stopped."""

from collections.abc import Callable
from functools import partial

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.background import Event, Task, TaskQueue
from latticework.gui.common.translation import error_text, tr
from latticework.gui.search import examination_thread, search_thread
from latticework.gui.search.examination_thread import ExaminationRequest
from latticework.gui.search.search_thread import Reports, SearchRequest
from latticework.jobs.totals import Totals

PATIENCE = 10.0
"""Seconds to wait for what is still being done when everything is given up."""


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
        return examination_thread.take_apart(order, stop, at_once, reports)
    return search_thread.search(order, stop, at_once, reports)
