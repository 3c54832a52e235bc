"""Reports of the progress of compiling kernels, which takes up to a minute after an installation."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from latticework.cancel import checkpoint
from latticework.phrases import phrase


class Kernel(NamedTuple):
    """A kernel to be compiled: its function, the types of its arguments, and whether it is in the cache by now."""

    module: str
    function: str
    signature: Any
    is_stored: Callable[[], bool]


Listener = Callable[[int, int], None]
"""Receives how many kernels are ready, and how many there are so far; called in the thread that compiles."""

listeners: list[Listener] = []

elsewhere: Callable[["Kernel"], None] | None = None
"""Has a kernel compiled by another process and waits for that; None where this process compiles for itself."""

_under_way: Counter[int] = Counter()
"""How many kernels each thread is compiling now: one may need another."""


def report(ready: int, total: int) -> None:
    """Report the progress of compiling to all listeners; raises CancelledError if its work is cancelled."""
    for listener in tuple(listeners):  # another thread may add or remove one
        listener(min(ready, total), total)
    checkpoint()


@contextmanager
def in_progress() -> Iterator[None]:
    """Record that this thread compiles a kernel, or waits until another thread has compiled one."""
    thread = threading.get_ident()
    _under_way[thread] += 1
    try:
        yield
    finally:
        _under_way[thread] -= 1


def is_compiling(thread: int | None) -> bool:
    """Whether a thread compiles a kernel or waits for one, which takes seconds and cannot be stopped."""
    return thread is not None and _under_way[thread] > 0


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Report what is compiled in this thread to a listener, whose exceptions stop that before the next kernel."""
    thread = threading.get_ident()

    def report_own(ready: int, total: int) -> None:
        if threading.get_ident() == thread:
            listener(ready, total)

    listeners.append(report_own)
    try:
        yield
    finally:
        listeners.remove(report_own)


def progress_text(ready: int, total: int) -> str:
    """Return a text for people who wait, with the number of kernels that are ready and of all."""
    return phrase("Compiling the search for this machine, once after an installation: {ready} of {known}…",
                  ready=ready, known=total)
