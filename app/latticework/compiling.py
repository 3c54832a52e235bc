"""Listeners that are told of the progress of compiling kernels, which takes up to a minute after an installation."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from latticework.cancel import checkpoint
from latticework.phrases import phrase

Listener = Callable[[int, int], None]
"""Takes how many kernels are ready and of how many, as far as that is known; called in the thread that compiles."""

listeners: list[Listener] = []

_under_way: Counter[int] = Counter()
"""How many kernels each thread is in the midst of compiling: one may need another."""


def tell(ready: int, known: int) -> None:
    """Tell all listeners how far compiling is; raises CancelledError when the work that needs it is to stop."""
    for listener in tuple(listeners):  # another thread may begin or end to listen
        listener(min(ready, known), known)
    checkpoint()


@contextmanager
def under_way() -> Iterator[None]:
    """Take note that this thread compiles a kernel, or waits until another thread has compiled one."""
    thread = threading.get_ident()
    _under_way[thread] += 1
    try:
        yield
    finally:
        _under_way[thread] -= 1


def is_under_way(thread: int | None) -> bool:
    """Whether a thread compiles a kernel or waits for one, which takes seconds and cannot be stopped."""
    return thread is not None and _under_way[thread] > 0


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Tell a listener of what is compiled in this thread; what it raises ends that before the next kernel."""
    thread = threading.get_ident()

    def tell_of_own(ready: int, known: int) -> None:
        if threading.get_ident() == thread:
            listener(ready, known)

    listeners.append(tell_of_own)
    try:
        yield
    finally:
        listeners.remove(tell_of_own)


def how_far(ready: int, known: int) -> str:
    """Return what is being waited for, so many kernels being ready of so many."""
    return phrase("Compiling the search for this machine, once after an installation: {ready} of {known}…",
                  ready=ready, known=known)
