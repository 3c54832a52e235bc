"""Work in a thread of its own that says how far it is and can be given up."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from latticework import compiling
from latticework.cancel import cancellable, checkpoint, telling

_going_on: set["Work"] = set()
"""What is being done; a thread must not be the last to know an object of Qt, which would be deleted there."""


class Work(QObject):
    """A function that is called in a thread of its own."""

    told = Signal(object, float)  # what is being done, and the share of it that is done
    ended = Signal()

    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__()
        self._work = work
        self.future: Future[Any] = Future()
        self.given_up = threading.Event()
        self._thread = threading.Thread(target=self._in_thread, name="work waited for", daemon=True)
        _going_on.add(self)
        self.ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def _in_thread(self) -> None:
        try:
            with cancellable(self.given_up), telling(self.told.emit), compiling.listening(self._on_compiling):
                self.future.set_result(self._work())
        except BaseException as error:  # raised again in the thread that waits
            self.future.set_exception(error)
        with suppress(RuntimeError):  # the program is ending
            self.ended.emit()

    def _on_compiling(self, ready: int, known: int) -> None:
        """Say at once what takes minutes the first time, or stop before the next kernel when it was given up."""
        checkpoint()
        self.told.emit(compiling.how_far(ready, known), ready / known if known else 0.0)

    def wait(self, seconds: float) -> None:
        """Wait until the thread has ended, so that it can tell nothing to objects that are gone, or time is up."""
        self._thread.join(seconds)

    def give_up(self) -> None:
        """Let the work stop at its next checkpoint, which may be its end."""
        self.given_up.set()

    def _forget(self) -> None:
        _going_on.discard(self)


def end_all(seconds: float) -> None:
    """Give up all that is being done, and wait so long at most until it has ended.

    A thread that is painting something as Python ends would abort the program.
    """
    end = monotonic() + seconds
    for work in list(_going_on):
        work.give_up()
    for work in list(_going_on):
        work.wait(max(0.0, end - monotonic()))
