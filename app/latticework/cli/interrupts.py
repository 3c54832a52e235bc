"""Handling of Ctrl+C and of a closed terminal in long commands."""

import _thread
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

SOON = 0.02
"""Seconds after which a swallowed interrupt is raised again, when the callback that swallowed it has ended."""

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupted(KeyboardInterrupt):
    """An interrupt of a command.

    Once KeyboardInterrupt itself has left code that is run from text, as in `namedtuple`, `python -m` ends by the
    signal although the error was caught; a subclass is not taken for it there.
    """


@dataclass(frozen=True)
class Stop:
    """Requests to stop: the first interrupt sets `asked`, the second `at_once`, which drops the slices in flight."""

    asked: threading.Event = field(default_factory=threading.Event)
    at_once: threading.Event = field(default_factory=threading.Event)


@contextmanager
def raising_interrupts() -> Iterator[Stop]:
    """Raise Interrupted at each interrupt and record it in the yielded Stop, while this context is open.

    Files that are being written are then removed. A library that is just being loaded may swallow it, and fail.
    """
    stop = Stop()

    def end(*_: object) -> None:
        stop.asked.set()
        raise Interrupted

    with _handled(end) as numbers, _raised_again(numbers):
        yield stop


@contextmanager
def interrupts() -> Iterator[Stop]:
    """Turn interrupts into requests to stop while this context is open, so that none ends the program at once."""
    stop = Stop()

    def ask(*_: object) -> None:
        # Only an event is set: a handler runs between any two steps of the program, also within a commit.
        (stop.at_once if stop.asked.is_set() else stop.asked).set()

    with _handled(ask):
        yield stop


@contextmanager
def _raised_again(numbers: list[int]) -> Iterator[None]:
    """Send one of these signals again when a callback of a library has swallowed the interrupt.

    Python raises nothing out of a callback of ctypes or of a weak reference: it prints a traceback and continues.
    """
    before = sys.unraisablehook

    def hook(what: "UnraisableHookArgs") -> None:
        if what.exc_type is not Interrupted or not numbers:
            before(what)
            return
        # Later, in another thread: now the callback that swallowed the interrupt is still running.
        timer = threading.Timer(SOON, _interrupt, numbers[:1])
        timer.daemon = True
        timer.start()

    # Python reports what a callback raised through this hook, and nowhere else.
    sys.unraisablehook = hook
    try:
        yield
    finally:
        sys.unraisablehook = before


def _interrupt(number: int) -> None:
    """Send a signal to the main thread, also while it waits."""
    if sys.platform == "win32":
        _thread.interrupt_main(number)
    else:
        # To the main thread itself: a signal to the process may reach another one, and the main one sleeps on.
        signal.pthread_kill(threading.main_thread().ident or 0, number)


@contextmanager
def _handled(handler: Callable[..., None]) -> Iterator[list[int]]:
    """Install a handler for signals that are not ignored: nohup ignores one, for work that outlives its terminal."""
    before = {number: signal.signal(number, handler) for number in SIGNALS
              if signal.getsignal(number) is not signal.SIG_IGN}
    try:
        yield [*before]
    finally:
        for number, former in before.items():
            signal.signal(number, former)
