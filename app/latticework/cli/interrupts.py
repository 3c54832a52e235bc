"""Handling of Ctrl+C and of a closed terminal in commands that take long."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@dataclass(frozen=True)
class Stop:
    """Set by the first interrupt; the second one sets `at_once`, which gives up the slices in flight."""

    asked: threading.Event = field(default_factory=threading.Event)
    at_once: threading.Event = field(default_factory=threading.Event)


@contextmanager
def interrupts() -> Iterator[Stop]:
    """Turn interrupts into requests to stop while this context is open, so that none ends the program at once."""
    stop = Stop()

    def ask(*_: object) -> None:
        (stop.at_once if stop.asked.is_set() else stop.asked).set()

    before = {number: signal.signal(number, ask) for number in SIGNALS}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
