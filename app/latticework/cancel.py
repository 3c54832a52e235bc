"""Long work that can be stopped in the middle and says how far it is.

Whoever starts it says by what event it is stopped and who is told; whoever does it calls `checkpoint` now and then.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Listener = Callable[[str, float], None]
"""Takes what is being done, in words, and the share of it that is done, 0 to 1; called in the thread that does it."""

MOMENT = 0.5
"""Seconds of work of which nothing is said."""

_asked: ContextVar[threading.Event | None] = ContextVar("asked", default=None)
_told: ContextVar[Listener | None] = ContextVar("told", default=None)


class CancelledError(Exception):
    """Work was stopped before its end because somebody asked for it: no fault, so none of the family of errors."""


@contextmanager
def cancellable(event: threading.Event) -> Iterator[None]:
    """Let `checkpoint` raise CancelledError in this thread as soon as the event is set."""
    token = _asked.set(event)
    try:
        yield
    finally:
        _asked.reset(token)


@contextmanager
def telling(listener: Listener) -> Iterator[None]:
    """Let `checkpoint` say to a listener how far work in this thread is, when it takes longer than a MOMENT."""
    begin = time.monotonic()

    def tell(doing: str, share: float) -> None:
        if time.monotonic() - begin >= MOMENT:
            listener(doing, share)

    token = _told.set(tell)
    try:
        yield
    finally:
        _told.reset(token)


def checkpoint(doing: str = "", share: float = 0.0) -> None:
    """Raise CancelledError when this work was asked to stop; called from loops that may take long.

    doing: what is being done, with the share of it that is done, where a person may wait for it.
    """
    event, listener = _asked.get(), _told.get()
    if event is not None and event.is_set():
        raise CancelledError
    if listener is not None and doing:
        listener(doing, share)
