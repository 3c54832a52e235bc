"""A solid puzzle that turns slowly on its card while the pointer is over it."""

from dataclasses import dataclass
from functools import partial, reduce
from pathlib import Path
from time import monotonic

import numpy as np
from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.library.card_facts import Card
from latticework.gui.library.reader import largest_solved, solution_to_show
from latticework.gui.widgets.painting import area_seen, picture_within
from latticework.gui.widgets.preferences import MOTION, may_move
from latticework.lattice.lattice import Floats
from latticework.picture.scenes import Shape, bounds, scene, viewpoint

_PERIOD, _STEP = 80, 3
"""The least milliseconds from one picture to the next, and the degrees."""
_SAMPLES = 45
"""Degrees between the views whose areas tell how large a puzzle is from all sides."""


@dataclass(frozen=True, eq=False)
class _Turned:
    """A solution about its middle: what is drawn, from where, and the area that it takes from all sides."""

    shapes: list[Shape]
    offsets: Floats
    seen_from: tuple[float, float]
    area: QRectF


class TurningCard(QObject):
    """Draws the pictures of the card under the pointer, in a thread, and none while there is no such card."""

    drawn = Signal()  # another picture is to be shown, or none any more

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.path: Path | None = None
        self.picture: QPixmap | None = None
        """The puzzle that turns, and its latest picture; without one its card shows what it always does."""
        self._view, self._size = view, QSize()
        self._turned: _Turned | None = None
        self._angle = 0
        self._pictures: dict[int, QPixmap] = {}  # by their angles: from the second round on none is drawn
        self._queue = TaskQueue("turning card")
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._draw)

    def turn(self, card: Card, size: QSize, search: Path | None = None) -> None:
        """Turn a solid puzzle with a solution, from now on; any other card stays as it is.

        search: the file in which a search found solutions, None where there is none.
        """
        if card.path == self.path:
            return
        self.rest()
        if card.lattice is not None and not card.lattice.flat and may_move(self._view, MOTION):
            self.path, self._size = card.path, size
            self._queue.add(partial(_turned, card.path, search), self._on_read)

    def rest(self) -> None:
        """Turn nothing."""
        self._queue.cancel()
        self.timer.stop()
        self.path = self.picture = self._turned = None
        self._angle = 0
        self._pictures.clear()
        self.drawn.emit()

    def close(self) -> None:
        """Turn nothing any more."""
        self.timer.stop()
        self._queue.close()

    def _on_read(self, task: Task[_Turned | None]) -> None:
        self._turned = None if task.error else task.result()
        if self._turned is not None:
            self.timer.start(_PERIOD)

    def _draw(self) -> None:
        self._angle = (self._angle + _STEP) % 360
        if self._angle in self._pictures:
            self._show(self._pictures[self._angle], 0)
        elif self._turned is not None:
            self._queue.add(partial(_picture, self._turned, self._angle, self._size, self._view.devicePixelRatioF()),
                            self._on_drawn)

    def _on_drawn(self, task: Task[tuple[Pixels, int]]) -> None:
        if task.error is None:
            pixels, took = task.result()
            self._show(QPixmap.fromImage(pixels.image), took)

    def _show(self, picture: QPixmap, took: int) -> None:
        self.picture = self._pictures[self._angle] = picture
        self.drawn.emit()
        # As long a rest as the work took: balls are slow to draw, and the window is to stay quick.
        self.timer.start(max(_PERIOD - took, took))


def _turned(path: Path, search: Path | None = None) -> _Turned | None:
    """Read what is turned, None where no solution of the puzzle is there."""
    try:
        puzzle = formats.read(path).puzzle
    except LatticeworkError:
        return None
    solution = solution_to_show(path, puzzle, search)
    if solution is None:
        return None
    shapes, (azimuth, elevation) = scene(puzzle, solution), viewpoint(puzzle.standing.lattice)
    least, greatest = bounds(shapes, np.zeros((len(shapes), 3)))
    offsets = np.broadcast_to(-(least + greatest) / 2, (len(shapes), 3))
    areas = [area_seen(shapes, offsets, (azimuth + turn, elevation)) for turn in range(0, 360, _SAMPLES)]
    return _Turned(shapes, offsets, (azimuth, elevation), reduce(QRectF.united, areas))


def _picture(turned: _Turned, angle: int, size: QSize, ratio: float) -> tuple[Pixels, int]:
    """Return the picture from another side, and how many milliseconds it took."""
    began, (azimuth, elevation) = monotonic(), turned.seen_from
    image = picture_within(turned.shapes, turned.offsets, (azimuth + angle, elevation), turned.area, size, ratio,
                           largest_solved(size))
    return Pixels.of(image), round((monotonic() - began) * 1000)
