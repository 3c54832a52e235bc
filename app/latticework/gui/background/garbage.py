"""Python's garbage collector, kept to the main thread as soon as the window has other threads.

The collector runs in whichever thread happens to make the object that is one too many. A widget, a layout or a timer
that is part of a cycle would be freed there, while the main thread may be using it: the program crashes much later
(https://github.com/napari/napari/issues/1029).
"""

import gc
import sys

from PySide6.QtCore import QObject, QTimer

EVERY = 250
"""Milliseconds between two looks at whether there is something to collect."""
MUCH = 60
"""How many modules loaded since are so much code that looking at all of it each time would be slow."""


class Collector(QObject):
    """Collects garbage in the main thread alone, until it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self._loaded: int | None = None
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        gc.disable()
        self._timer.start()

    def take_to_stay(self) -> None:
        """Never look again at what exists now: most of it is code.

        From now on the same is done whenever much code was loaded, as for the first search.
        """
        gc.freeze()
        self._loaded = len(sys.modules)

    def collect(self) -> None:
        """Collect the oldest generation that Python itself would have collected by now."""
        # A library may have turned it on again.
        gc.disable()
        if self._loaded is not None and len(sys.modules) > self._loaded + MUCH:
            gc.collect(1)
            self.take_to_stay()
            return
        counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(counts) if count > most]
        if due:
            gc.collect(due[-1])

    def close(self) -> None:
        """Let Python collect garbage by itself again."""
        self._timer.stop()
        self._loaded = None
        gc.unfreeze()
        gc.enable()


_made: list[Collector] = []


def collector() -> Collector:
    """Return the collector of this program, which starts when the main thread first asks for it."""
    if not _made:
        _made.append(Collector())
    return _made[0]
