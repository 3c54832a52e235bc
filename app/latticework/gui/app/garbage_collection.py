"""Python's garbage collector, kept to the main thread while there is a window.

The collector runs in whichever thread happens to make the object that is one too many. A widget, a painter or a
picture that is part of a cycle would be freed there, while the main thread may be using it: a crash much later.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer

EVERY = 250
"""Milliseconds between two looks at whether there is something to collect."""
MUCH = 60
"""So many modules loaded make a look at everything slow."""

_loaded = [0]
"""How many modules there were when all that was there was last taken to stay."""


@contextmanager
def collecting_here() -> Iterator[None]:
    """Collect garbage in this thread only, which has an event loop, until the block is left.

    What is there when the event loop begins is taken to stay for ever and not looked at again: most of it is code. So
    is what is there when much code was loaded since, as the first search does.
    """
    timer = QTimer(interval=EVERY)
    timer.timeout.connect(_collect_what_is_due)
    gc.disable()
    timer.start()
    QTimer.singleShot(0, _take_to_stay)
    try:
        yield
    finally:
        timer.stop()
        gc.unfreeze()
        gc.enable()


def _take_to_stay() -> None:
    gc.freeze()
    _loaded[0] = len(sys.modules)


def _collect_what_is_due() -> None:
    """Collect the oldest generation of which Python itself would have collected by now."""
    if len(sys.modules) > _loaded[0] + MUCH:
        gc.collect(1)
        _take_to_stay()
        return
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(due[-1])
