"""Handling of Ctrl+C and of a closed terminal in commands that take long."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@dataclass(frozen=True)
class Stop:
    """Set by the first interrupt; the second one sets `at_once`, which gives up the slices in flight."""

    asked: threading.Event = field(default_factory=threading.Event)
    at_once: threading.Event = field(default_factory=threading.Event)


@contextmanager
def ending() -> Iterator[Stop]:
    """Raise KeyboardInterrupt at each interrupt and note that it was asked for, while this context is open.

    Files that are being written are then removed. A library that is just being loaded may swallow it, and fail.
    """
    stop = Stop()

    def end(*_: object) -> None:
        stop.asked.set()
        raise KeyboardInterrupt

    with _handled(end):
        yield stop


@contextmanager
def interrupts() -> Iterator[Stop]:
    """Turn interrupts into requests to stop while this context is open, so that none ends the program at once."""
    stop = Stop()

    def ask(*_: object) -> None:
        (stop.at_once if stop.asked.is_set() else stop.asked).set()

    with _handled(ask):
        yield stop


@contextmanager
def _handled(handler: Callable[..., None]) -> Iterator[None]:
    """Handle the signals that are not ignored: nohup has one ignored, for work that outlives its terminal."""
    before = {number: signal.signal(number, handler) for number in SIGNALS
              if signal.getsignal(number) is not signal.SIG_IGN}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)
