"""Stopping long work in the middle: whoever starts it says by what event, whoever does it looks now and then."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_asked: ContextVar[threading.Event | None] = ContextVar("asked", default=None)


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


def checkpoint() -> None:
    """Raise CancelledError when this work was asked to stop; called from loops that may take long."""
    event = _asked.get()
    if event is not None and event.is_set():
        raise CancelledError
