"""The coordinates of cells, as cells are named, along the lower and the left edge of a canvas."""

from dataclasses import dataclass
from itertools import combinations, count
from math import ceil, floor, hypot, inf

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from latticework.gui.canvas.viewport import Viewport
from latticework.gui.common.theme import Theme
from latticework.lattice.lattice import Floats, Ints
from latticework.lattice.layers import kinds_of
from latticework.picture.plane import Plane

STRIP = 22
"""Pixels that the numbers take of the canvas."""
APART = 30
"""The least number of pixels between two numbers."""
TICK = 5
NAMES = "xyz"
"""What the coordinates of a cell are called."""


@dataclass(frozen=True)
class Axis:
    """Numbers at pixels along an edge, with a name; each number holds in the direction `along`, a unit vector."""

    name: str
    numbers: tuple[tuple[int, QPointF], ...]
    along: QPointF


def axes_of(plane: Plane, view: Viewport, layer: int) -> list[Axis]:
    """Return the axes of the lower and the left edge; none where cells do not lie in rows of two directions."""
    steps = plane.level_steps
    if len(steps) != 2 or abs(np.linalg.det(steps @ plane.vectors)) < 1e-6:
        return []
    pair = min(combinations(range(plane.lattice.rank), 2), key=lambda two: (_skew(steps[:, two]), two))
    # Column i says how coordinate i grows along the plane's x and y, `at` what it is at the origin of the plane.
    growth: Floats = np.linalg.inv(steps @ plane.vectors) @ steps
    cells = kinds_of(plane.lattice, layer)
    at = np.mean(np.array(cells)[:, :-1] - plane.centers(tuple(cells)) @ growth, axis=0)
    below, left = sorted(pair, key=lambda which: -abs(growth[0, which]))
    fixed = set(range(plane.lattice.rank)).difference(pair, np.flatnonzero(steps.any(axis=0)).tolist())
    level = [f"{NAMES[which]} = {cells[0][which]}" for which in fixed if len({cell[which] for cell in cells}) == 1]
    corner = QPointF(STRIP, view.height - STRIP)
    return [_axis(view, ", ".join([NAMES[below], *level]), growth[:, below], at[below],
                  corner, QPointF(view.width, corner.y())),
            _axis(view, NAMES[left], growth[:, left], at[left], corner, QPointF(corner.x(), 0))]


def _skew(steps: Ints) -> float:
    """How far two coordinates are from telling the cells of a layer apart: 1 at best, infinite where they do not."""
    return float(abs(round(np.linalg.det(steps)))) or inf


def _axis(view: Viewport, name: str, growth: Floats, at: float, start: QPointF, end: QPointF) -> Axis:
    """Return the whole numbers that a coordinate has between two pixels, as many as there is room for."""
    first, last = (float(np.array(view.to_plane(pixel)) @ growth) + at for pixel in (start, end))
    along = QPointF(growth[1], growth[0]) / hypot(*growth)  # on the screen y points down
    along = along if along.x() - along.y() > 0 else -along
    if abs(last - first) < 1e-9:
        return Axis(name, (), along)
    apart = hypot(end.x() - start.x(), end.y() - start.y()) / abs(last - first)
    step = next(many for power in count() for many in (10**power, 2 * 10**power, 5 * 10**power)
                if many * apart >= APART)
    numbers = range(ceil(min(first, last) / step) * step, floor(max(first, last)) + 1, step)
    places = tuple((number, start + (end - start) * ((number - first) / (last - first))) for number in numbers)
    return Axis(name, places, along)


def paint(painter: QPainter, plane: Plane, view: Viewport, layer: int, theme: Theme) -> None:
    """Paint the axes over the cells."""
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # else minus one is 1- where the window is mirrored
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
