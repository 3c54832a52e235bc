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

_begun: Counter[int] = Counter()
"""How many kernels each thread is in the midst of compiling: one may need another."""


def tell(ready: int, known: int) -> None:
    """Tell all listeners how far compiling is; raises CancelledError when the work that needs it is to stop."""
    for listener in tuple(listeners):  # another thread may begin or end to listen
        listener(min(ready, known), known)
    checkpoint()


def begin(ready: int, known: int) -> None:
    """Tell all listeners, and take note that this thread compiles a kernel from now on."""
    thread = threading.get_ident()
    _begun[thread] += 1  # before it is asked whether to stop, so that whoever stops it then sees one or the other
    try:
        tell(ready, known)
    except BaseException:
        _begun[thread] -= 1
        raise


def end(ready: int, known: int) -> None:
    """Take note that this thread has compiled a kernel, and tell all listeners."""
    _begun[threading.get_ident()] -= 1
    tell(ready, known)


def is_under_way(thread: int | None) -> bool:
    """Whether a thread is in the midst of compiling a kernel, which takes seconds and cannot be stopped."""
    return thread in _begun and _begun[thread] > 0


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
        _begun.pop(thread, None)  # those that were stopped or failed


def how_far(ready: int, known: int) -> str:
    """Return what is being waited for, so many kernels being ready of so many."""
    return phrase("Compiling the search for this machine, once after an installation: {ready} of {known}…",
                  ready=ready, known=known)
