"""One run of a search, or of taking its solutions apart, in a thread of its own until it is done or stopped."""

import threading
from typing import Protocol

from PySide6.QtCore import SignalInstance

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.common.thread_failures import report_to_hook
from latticework.gui.common.translation import error_text, tr
from latticework.gui.search import examination_thread, search_thread
from latticework.gui.search.examination_thread import ExaminationRequest
from latticework.gui.search.search_thread import SearchRequest
from latticework.session import Totals

PATIENCE = 10.0
"""Seconds to wait for what is still being done when everything is given up."""


class RunListener(search_thread.Listener, examination_thread.Listener, Protocol):
    """A listener that is also told why a search failed and, by `run_ended`, its Totals at the end.

    These are None where the search could not begin.
    """

    failed: SignalInstance
    run_ended: SignalInstance


class SearchRun:
    """The thread that searches, if there is one; told to stop, it first finishes what it has begun."""

    def __init__(self, listener: RunListener) -> None:
        self._listener = listener
        self._stop, self._at_once = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def running(self) -> bool:
        """Whether the end of the run was not yet noted by `end`."""
        return self._thread is not None

    def start(self, order: SearchRequest | ExaminationRequest) -> None:
        """Begin to search, or to take apart what was found."""
        self._stop.clear()
        self._at_once.clear()
        self._thread = threading.Thread(target=self._run, args=(order,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop when what is in flight is done and saved."""
        self._stop.set()

    def stop_at_once(self) -> None:
        """Give up what is in flight, too."""
        self._stop.set()
        self._at_once.set()

    def end(self) -> None:
        """Take note that the run has ended."""
        self._thread = None

    def close(self) -> None:
        """Stop at once, and wait for that."""
        self.stop_at_once()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _run(self, order: SearchRequest | ExaminationRequest) -> None:
        totals = None
        try:
            totals = self._done(order)
        except CancelledError:
            pass  # while it got ready
        except LatticeworkError as error:
            self._listener.failed.emit(error_text(error))
        except Exception as error:  # the window goes on; what was committed is kept
            self._listener.failed.emit(tr("The search failed: {error}", error=repr(error)))
            report_to_hook(error)
        self._listener.run_ended.emit(totals)

    def _done(self, order: SearchRequest | ExaminationRequest) -> Totals:
        if isinstance(order, ExaminationRequest):
            return examination_thread.take_apart(order, self._stop, self._listener)
        return search_thread.search(order, self._stop, self._at_once, self._listener)
