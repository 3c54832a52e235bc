"""Listeners that are told of the progress of compiling kernels, which takes up to a minute after an installation."""

from collections.abc import Callable

Listener = Callable[[int, int], None]
"""Takes how many kernels are ready and of how many, as far as that is known; called in the thread that compiles."""

listeners: list[Listener] = []


def tell(ready: int, known: int) -> None:
    """Tell all listeners how far compiling is."""
    for listener in listeners:
        listener(min(ready, known), known)
