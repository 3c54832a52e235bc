"""The coordinates of cells, as cells are named, along the lower and the left edge of a canvas."""

from dataclasses import dataclass
from itertools import count
from math import ceil, floor, hypot

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from latticework.gui.canvas.plane import Plane
from latticework.gui.canvas.view import View
from latticework.gui.theme import Theme
from latticework.lattice import Cell
from latticework.lattice.layers import kinds_of
from latticework.lattice.model import Floats, as_array

STRIP = 22
"""Pixels that the numbers take of the canvas."""
APART = 30
"""The least number of pixels between two numbers."""
TICK = 5


@dataclass(frozen=True)
class Axis:
    """Numbers at pixels along an edge, with a name; each number holds in the direction `along`, a unit vector."""

    name: str
    numbers: tuple[tuple[int, QPointF], ...]
    along: QPointF


def axes_of(plane: Plane, view: View, layer: int) -> list[Axis]:
    """Return the axes of the lower and the left edge; none where no two translations span the layers."""
    steps = np.abs(plane.level_steps)
    if steps.shape[0] != 2 or (steps.sum(axis=1) != 1).any():
        return []
    free, along = steps @ plane.vectors, steps.argmax(axis=1).tolist()
    if abs(np.linalg.det(free)) < 1e-6:
        return []
    cells = kinds_of(plane.lattice, layer)
    origin = np.mean(plane.centers(tuple(cells)) - as_array(cells)[:, along] @ free, axis=0)
    growth: Floats = np.linalg.inv(free).astype(np.float64)
    """Column i says how the coordinate along[i] grows along the plane's x and y."""
    below = int(np.abs(growth[0]).argmax())
    corner = QPointF(STRIP, view.height - STRIP)
    names = ["xyz"[along[below]] + _held(plane, cells, along), "xyz"[along[1 - below]]]
    ends = QPointF(view.width, corner.y()), QPointF(corner.x(), 0)
    return [Axis(name, _numbers(view, growth[:, which], origin, corner, end), _along(free[1 - which]))
            for name, which, end in zip(names, (below, 1 - below), ends, strict=True)]


def _held(plane: Plane, cells: list[Cell], along: list[int]) -> str:
    """Return what is the same for all cells of a layer, as ", z = 1"; "" where nothing is."""
    rest = set(range(plane.lattice.rank)).difference(along)
    values = {cell[axis] for axis in rest for cell in cells}
    return "".join(f", {'xyz'[axis]} = {values.copy().pop()}" for axis in rest if len(values) == 1)


def _numbers(view: View, growth: Floats, origin: Floats, start: QPointF, end: QPointF
             ) -> tuple[tuple[int, QPointF], ...]:
    """Return the whole numbers that a coordinate has between two pixels, and where, as many as there is room for."""
    first, last = (float((np.array(view.to_plane(at)) - origin) @ growth) for at in (start, end))
    if abs(last - first) < 1e-9:
        return ()
    apart = hypot(end.x() - start.x(), end.y() - start.y()) / abs(last - first)
    step = next(many for power in count() for many in (10**power, 2 * 10**power, 5 * 10**power)
                if many * apart >= APART)
    numbers = range(ceil(min(first, last) / step) * step, floor(max(first, last)) + 1, step)
    return tuple((number, start + (end - start) * ((number - first) / (last - first))) for number in numbers)


def _along(vector: Floats) -> QPointF:
    """Return the direction of a translation on the screen, to the right or upwards."""
    way = QPointF(vector[0], -vector[1]) / hypot(*vector)
    return way if way.x() - way.y() > 0 else -way


def paint(painter: QPainter, plane: Plane, view: View, layer: int, theme: Theme) -> None:
    """Paint the axes over the cells."""
    axes = axes_of(plane, view, layer)
    if not axes:
        return
    ground = QColor(theme.canvas)
    ground.setAlphaF(0.85)
    below, left = QRectF(0, view.height - STRIP, view.width, STRIP), QRectF(0, 0, STRIP, view.height - STRIP)
    painter.setPen(QColor(theme.hint))
    for axis, strip in zip(axes, (below, left), strict=True):
        painter.fillRect(strip, ground)
        room = painter.fontMetrics().horizontalAdvance(axis.name) + 12 if strip is below else STRIP
        name = strip.adjusted(strip.width() - room, 0, 0, 0) if strip is below else QRectF(0, 0, STRIP, STRIP)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, axis.name)
        for number, at in axis.numbers:
            box = QRectF(0, 0, 2 * APART, STRIP)
            box.moveCenter(QPointF(at.x(), strip.center().y()) if strip is below else QPointF(STRIP / 2, at.y()))
            if not box.adjusted(APART / 2, 0, -APART / 2, 0).intersects(name):
                painter.drawLine(at, at + axis.along * TICK)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
