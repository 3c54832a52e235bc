"""Paints pictures of solutions in a thread, those first that came into sight last."""

import threading
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from latticework.gui.browser.solution_source import SolutionSource
from latticework.gui.browser.thumbnail import Shapes, painted

WAITING = 200
"""Pictures that are waited for at most; what was asked for before that has been scrolled out of sight."""

BURST = 0.03
"""Seconds between two wishes of which the second is for what was scrolled to later; of one paint event are less."""


class ThumbnailPainter(QObject):
    """Paints the solutions of one source; `some_painted` tells that `taken` has pictures.

    source: makes the source of solutions, in the thread that reads from it. lettered: whether with letters on parts.
    """

    some_painted = Signal()

    def __init__(self, source: Callable[[], SolutionSource], side: int, parent: QObject | None = None,
                 lettered: bool = False) -> None:
        super().__init__(parent)
        self._source, self._side, self._lettered = source, side, lettered
        self._wanted: dict[int, int] = {}  # and when: by the number of the burst of wishes
        self._burst, self._last = 0, 0.0
        self._done: dict[int, QImage | None] = {}
        self._change = threading.Condition()
        self._closed = self._told = False
        self._thread: threading.Thread | None = None

    def want(self, number: int) -> None:
        """Paint the solution of a number, from 0, before all that was asked for earlier."""
        with self._change:
            now = monotonic()
            self._burst, self._last = self._burst + (now - self._last > BURST), now
            self._wanted.pop(number, None)
            self._wanted[number] = self._burst
            if len(self._wanted) > WAITING:
                del self._wanted[next(iter(self._wanted))]
            self._change.notify()
        if self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._in_thread, name="thumbnails", daemon=True)
            self._thread.start()

    def taken(self) -> dict[int, QImage | None]:
        """Return what was painted since the last time, by number; None where a solution cannot be read."""
        with self._change:
            done, self._done, self._told = self._done, {}, False
        return done

    def close(self) -> None:
        """Paint nothing any more; the thread ends after the picture at hand."""
        with self._change:
            self._closed = True
            self._wanted.clear()
            self._change.notify()
        if self._thread is not None:
            self._thread.join()

    def _in_thread(self) -> None:
        source, shapes = self._source(), Shapes()
        try:
            while (number := self._next()) is not None:
                solution, puzzle = source.solution(number), source.puzzle
                self._tell(number, painted(puzzle, shapes.of(puzzle, solution), self._side, self._lettered)
                           if puzzle and solution else None)
        finally:
            source.pages.close()

    def _next(self) -> int | None:
        with self._change:
            while not (self._wanted or self._closed):
                self._change.wait()
            if self._closed:
                return None
            latest = max(self._wanted.values())
            number = next(number for number, burst in self._wanted.items() if burst == latest)
            del self._wanted[number]
            return number

    def _tell(self, number: int, image: QImage | None) -> None:
        with self._change:
            self._done[number] = image
            first, self._told = not self._told and not self._closed, True
        if first:  # one message until it is answered, so that the window is not flooded
            self.some_painted.emit()
