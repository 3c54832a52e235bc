"""Work in a thread of its own that says how far it is and can be given up."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance

from latticework import compiling
from latticework.cancel import cancellable, checkpoint, telling
from latticework.gui.common.telling import Telling

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
        self._telling = Telling()
        self._thread = threading.Thread(target=self._in_thread, name="work waited for", daemon=True)
        _going_on.add(self)
        self.ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def _in_thread(self) -> None:
        try:
            said = partial(self.tell, self.told)
            with cancellable(self.given_up), telling(said), compiling.listening(self._on_compiling):
                self.future.set_result(self._work())
        except BaseException as error:  # raised again in the thread that waits
            self.future.set_exception(error)
        self.tell(self.ended)

    def tell(self, signal: SignalInstance, *what: Any) -> None:
        """Emit a signal of whoever wants this work, from its thread, unless that was closed."""
        self._telling.tell(signal, *what)

    def _on_compiling(self, ready: int, known: int) -> None:
        """Say at once what takes minutes the first time, or stop before the next kernel when it was given up."""
        checkpoint()
        self.tell(self.told, compiling.how_far(ready, known), ready / known if known else 0.0)

    def wait(self, seconds: float) -> None:
        """Wait until the thread has ended, so that it can tell nothing to objects that are gone, or time is up."""
        self._thread.join(seconds)

    def give_up(self) -> None:
        """Let the work stop at its next checkpoint, which may be its end."""
        self.given_up.set()

    def close(self) -> None:
        """Give it up, and let it tell nothing any more: whoever wants it may be deleted now."""
        self.give_up()
        self._telling.end()

    def _forget(self) -> None:
        _going_on.discard(self)


def close_all(seconds: float) -> None:
    """Give up all that is being done, wait for its threads until time is up, and let none tell anything any more.

    The program ends: what a thread tells objects that are being deleted, or Qt when it is gone, would crash it.
    """
    until, left = monotonic() + seconds, [*_going_on]
    for work in left:
        work.give_up()
    for work in left:
        work.wait(max(0.0, until - monotonic()))
        work.close()
