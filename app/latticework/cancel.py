"""Long work that can be cancelled and reports its progress.

Callers of such work set an event for cancelling and a listener; the work itself calls `checkpoint` now and then.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Listener = Callable[[str, float], None]
"""Receives what is being done, in words, and the share that is done, 0 to 1; called in the thread of the work."""

MOMENT = 0.5
"""Seconds of work before progress is reported."""

# Of a context each, so that work in another thread is neither cancelled nor reported by this one.
_cancel_event: ContextVar[threading.Event | None] = ContextVar("cancel_event", default=None)
_listener: ContextVar[Listener | None] = ContextVar("listener", default=None)


class CancelledError(Exception):
    """Work was cancelled on request, which is no fault and so no LatticeworkError."""


@contextmanager
def cancellable(event: threading.Event) -> Iterator[None]:
    """Let `checkpoint` raise CancelledError in this thread as soon as the event is set."""
    token = _cancel_event.set(event)
    try:
        yield
    finally:
        _cancel_event.reset(token)


@contextmanager
def reporting(listener: Listener, at_once: bool = False) -> Iterator[None]:
    """Let `checkpoint` report progress of work in this thread to a listener, once it takes longer than a MOMENT.

    at_once: from its beginning.
    """
    begin = time.monotonic()

    def report(doing: str, share: float) -> None:
        if at_once or time.monotonic() - begin >= MOMENT:
            listener(doing, share)

    token = _listener.set(report)
    try:
        yield
    finally:
        _listener.reset(token)


def checkpoint(doing: str = "", share: float = 0.0) -> None:
    """Raise CancelledError if this work was cancelled, and report progress; called from loops that may take long.

    doing: what is being done, if people may have to wait for it; share: the share that is done.
    """
    event, listener = _cancel_event.get(), _listener.get()
    if event is not None and event.is_set():
        raise CancelledError
    if listener is not None and doing:
        listener(doing, share)
