"""The view of a lattice that is being drawn: its cells with copies all around, its vectors, what is wrong where."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from latticework.gui.widgets import theme
from latticework.gui.widgets.focus_ring import want_ring
from latticework.gui.widgets.spoken import DRAWING, speak_as
from latticework.gui.widgets.translation import tr
from latticework.lattice import Floats
from latticework.lattice.drawn import DrawnCell, DrawnLattice, Fault, Point, snapping_points
from latticework.puzzle.colors import DISTINCT_PALETTE

_REACH, _HANDLE, _TIP = 12.0, 5.0, 8.0
"""Pixels within which something is hit or snapped to, of the handle of a corner, and of the tip of a vector."""

_COPIES, _PERIODS = 3, 3.4
"""How far copies are drawn to each side, in periods, and how many of the longest vectors are seen at first."""

_PALE, _WRONG = 90, 150
"""The alpha of copies, and of what is wrong."""

_GRID = 4
"""Steps of the grid in a unit, to which points snap where nothing is near."""


class LatticeView(QWidget):
    """Edits cells and vectors with the mouse.

    Vectors are dragged by their tips, the chosen cell by its corners or as a whole; while a cell is being drawn each
    click adds a corner, and a click on the first one or Enter closes it.
    """

    edited = Signal(object)  # DrawnLattice, at the end of each gesture
    dragged = Signal(object)  # DrawnLattice, during it
    chosen = Signal(int)  # the number of a cell
    drawing_ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.drawn = DrawnLattice(((1.0, 0.0), (0.0, 1.0)))
        self.faults: Sequence[Fault] = ()
        self.current = -1
        self.corners: list[Point] | None = None  # of the cell that is being drawn
        self._scale, self._grabbed = 0.0, ("", 0)
        self._last, self._before, self._under = QPointF(), self.drawn, QPointF()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        want_ring(self)
        self.setMinimumSize(360, 320)
        self.setAccessibleName(tr("The cells of one period, and their copies around them"))
        speak_as(self, DRAWING)

    def sizeHint(self) -> QSize:
        """Ask for much room."""
        return QSize(620, 560)

    def show_lattice(self, drawn: DrawnLattice, current: int, fit: bool = False) -> None:
        """Show a lattice with one of its cells chosen, -1 for none; fit: at a scale at which its periods are seen."""
        self.drawn, self.current = drawn, current
        if fit:
            self._scale = 0.0
        self.update()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong, where it is."""
        self.faults = faults
        self.update()

    def begin_cell(self) -> None:
        """Draw a cell by the clicks that follow."""
        self.corners = []
        self.setFocus()
        self.update()

    def end_cell(self, take: bool) -> None:
        """Take the cell that is being drawn, if it has three corners, or leave it."""
        corners, self.corners = self.corners, None
        if take and corners and len(corners) > 2:
            self.current = len(self.drawn.cells)
            self.edited.emit(replace(self.drawn, cells=(*self.drawn.cells, DrawnCell(tuple(corners)))))
        self.drawing_ended.emit()
        self.update()

    @property
    def scale(self) -> float:
        """Pixels of a unit."""
        if not self._scale:
            longest = max(float(np.hypot(*vector)) for vector in self.drawn.plane)
            self._scale = min(self.width(), self.height()) / max(_PERIODS * longest, 1e-3)
        return self._scale

    def pixel(self, point: Sequence[float] | Floats) -> QPointF:
        """Return where a point is seen; the middle of the period is in the middle."""
        # While a vector is dragged the rest stays where it is.
        x, y = (self._before if self._grabbed[0] == "vector" else self.drawn).plane.sum(axis=0) / 2
        return QPointF(self.width() / 2 + (point[0] - x) * self.scale,
                       self.height() / 2 - (point[1] - y) * self.scale)

    def point(self, pixel: QPointF) -> Point:
        """Return the point that is seen at a pixel."""
        origin = self.pixel((0.0, 0.0))
        return (pixel.x() - origin.x()) / self.scale, (origin.y() - pixel.y()) / self.scale

    def snapped(self, pixel: QPointF, among: Floats) -> Point:
        """Return the nearest of some points where it is near a pixel, else the nearest point of a fine grid."""
        x, y = self.point(pixel)
        far = np.hypot(among[:, 0] - x, among[:, 1] - y)
        if len(far) and far.min() * self.scale < _REACH:
            near = among[far.argmin()]
            return float(near[0]), float(near[1])
        return round(x * _GRID) / _GRID, round(y * _GRID) / _GRID

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Add a corner, or take hold of what is under the mouse."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus()
        if self.corners is not None:
            self._add_corner(self.snapped(event.position(), snapping_points(self.drawn)))
            return
        self._last, self._before = event.position(), self.drawn
        self._grabbed = self._hit(event.position())
        if self._grabbed[0] == "cell":
            self.current = self._grabbed[1]
            self.chosen.emit(self.current)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what was taken hold of."""
        self._under = event.position()
        kind, number = self._grabbed
        if kind and event.buttons() & Qt.MouseButton.LeftButton:
            drag = {"vector": self._drag_vector, "corner": self._drag_corner, "cell": self._drag_cell}[kind]
            self.drawn = drag(number, event.position())
            self.dragged.emit(self.drawn)
        elif self.corners is None:
            tips = {"vector": Qt.CursorShape.SizeAllCursor, "corner": Qt.CursorShape.CrossCursor,
                    "cell": Qt.CursorShape.OpenHandCursor}
            self.setCursor(tips.get(self._hit(event.position())[0], Qt.CursorShape.ArrowCursor))
        self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """End a gesture as one step to undo."""
        self._grabbed = ("", 0)
        if self.drawn != self._before and self.corners is None:
            self._before = self.drawn
            self.edited.emit(self.drawn)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom."""
        self._scale = float(np.clip(self.scale * 1.001 ** event.angleDelta().y(), 5.0, 2000.0))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the cell that is being drawn, or leave it."""
        if self.corners is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}:
            self.end_cell(event.key() != Qt.Key.Key_Escape)
        else:
            super().keyPressEvent(event)

    def _add_corner(self, point: Point) -> None:
        corners = self.corners or []
        if corners and np.hypot(point[0] - corners[0][0], point[1] - corners[0][1]) * self.scale < _REACH:
            self.end_cell(len(corners) > 2)
        elif not corners or point != corners[-1]:
            self.corners = [*corners, point]
        self.update()

    def _hit(self, pixel: QPointF) -> tuple[str, int]:
        def near(point: Sequence[float] | Floats, reach: float) -> bool:
            apart = self.pixel(point) - pixel
            return bool(np.hypot(apart.x(), apart.y()) < reach)

        # Corners first and closely: below one at its tip a vector is still dragged by its head.
        if 0 <= self.current < len(self.drawn.cells):
            for number, corner in enumerate(self.drawn.cells[self.current].corners):
                if near(corner, _HANDLE + 2):
                    return "corner", number
        for number, vector in enumerate(self.drawn.vectors):
            if any(vector[:2]) and near(vector, 2.5 * _TIP):
                return "vector", number
        at = self.point(pixel)
        return next((("cell", number) for number, cell in enumerate(self.drawn.cells)
                     if QPolygonF([QPointF(x, y) for x, y in cell.outline.tolist()]).containsPoint(
                         QPointF(*at), Qt.FillRule.OddEvenFill)), ("", 0))

    def _drag_vector(self, number: int, pixel: QPointF) -> DrawnLattice:
        # To the cells alone: their copies move with the vector that is dragged.
        x, y = self.snapped(pixel, snapping_points(replace(self._before, vectors=((0.0, 0.0), (0.0, 0.0)))))
        return replace(self.drawn, vectors=tuple((x, y, *vector[2:]) if place == number else vector
                                                 for place, vector in enumerate(self.drawn.vectors)))

    def _drag_corner(self, number: int, pixel: QPointF) -> DrawnLattice:
        others = tuple(cell for place, cell in enumerate(self._before.cells) if place != self.current)
        cell = self.drawn.cells[self.current]
        point = self.snapped(pixel, snapping_points(replace(self._before, cells=others)))
        return self._with_cell(replace(cell, corners=(*cell.corners[:number], point, *cell.corners[number + 1 :])))

    def _drag_cell(self, number: int, pixel: QPointF) -> DrawnLattice:
        """Move a cell so that a corner of it comes onto one of another cell where that is near."""
        before = self._before.cells[number]
        others = tuple(cell for place, cell in enumerate(self._before.cells) if place != number)
        among = snapping_points(replace(self._before, cells=others))
        dragged = np.array([pixel.x() - self._last.x(), self._last.y() - pixel.y()]) / self.scale
        # From where it was at the press: of what it was snapped to since, small moves would never lead away.
        moved = np.array(before.corners) + dragged
        gaps = among[None] - moved[:, None]
        far = np.hypot(gaps[..., 0], gaps[..., 1])
        corner, other = np.unravel_index(far.argmin(), far.shape)
        by = moved[corner] - np.array(before.corners[corner])
        by = by + gaps[corner, other] if far.min() * self.scale < _REACH else np.round(by * _GRID) / _GRID
        self.current = number
        return self._with_cell(before.moved(float(by[0]), float(by[1])))

    def _with_cell(self, cell: DrawnCell) -> DrawnLattice:
        cells = self.drawn.cells
        return replace(self.drawn, cells=(*cells[: self.current], cell, *cells[self.current + 1 :]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint copies, cells, what is wrong, vectors, and the cell that is being drawn."""
        colors = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(colors.canvas))
            # The period itself comes last, above its copies, and in it the highest cell above the others.
            for step in sorted(product(range(-_COPIES, _COPIES + 1), repeat=2), key=lambda step: step == (0, 0)):
                for number, cell in sorted(enumerate(self.drawn.cells), key=lambda one: one[1].ends[1]):
                    self._paint_cell(painter, cell, number, np.array(step) @ self.drawn.plane, step == (0, 0))
            for fault in self.faults:
                self._paint_fault(painter, fault)
            self._paint_vectors(painter)
            self._paint_handles(painter)
            if self.corners is not None:
                self._paint_drawing(painter)

    def _polygon(self, points: Floats) -> QPolygonF:
        return QPolygonF([self.pixel(point) for point in points.tolist()])

    def _paint_cell(self, painter: QPainter, cell: DrawnCell, number: int, shift: Floats, own: bool) -> None:
        fill = QColor(DISTINCT_PALETTE[number % len(DISTINCT_PALETTE)])
        edge = QColor(theme.current().outline or fill.darker(160))
        fill.setAlpha(255 if own else _PALE)
        edge.setAlpha(255 if own else _PALE)
        painter.setBrush(fill)
        painter.setPen(QPen(edge, 3.0 if own and number == self.current else 1.2))
        painter.drawPolygon(self._polygon(cell.outline + shift))

    def _paint_fault(self, painter: QPainter, fault: Fault) -> None:
        color = QColor(theme.current().text)
        painter.setPen(QPen(color, 2.0))
        color.setAlpha(_WRONG)
        for place in fault.places:
            painter.setBrush(color)
            painter.drawPolygon(self._polygon(place))
            painter.setBrush(QBrush(QColor(theme.current().canvas), Qt.BrushStyle.BDiagPattern))
            painter.drawPolygon(self._polygon(place))

    def _paint_vectors(self, painter: QPainter) -> None:
        ink = QColor(theme.current().text)
        painter.setPen(QPen(ink, 2.2))
        painter.setBrush(ink)
        start = self.pixel((0.0, 0.0))
        for vector in self.drawn.vectors:
            tip = self.pixel(vector)
            along = QPointF(tip - start)
            length = float(np.hypot(along.x(), along.y()))
            if length < _TIP:
                continue  # it leads straight up
            along /= length
            across = QPointF(-along.y(), along.x())
            painter.drawLine(start, tip - along * _TIP)
            foot = tip - along * (2 * _TIP)
            painter.drawPolygon(QPolygonF([tip, foot + across * _TIP, foot - across * _TIP]))

    def _paint_handles(self, painter: QPainter) -> None:
        if not 0 <= self.current < len(self.drawn.cells) or self.corners is not None:
            return
        painter.setPen(QPen(QColor(theme.current().text), 1.2))
        painter.setBrush(QColor(theme.current().base))
        for corner in self.drawn.cells[self.current].corners:
            painter.drawEllipse(self.pixel(corner), _HANDLE, _HANDLE)

    def _paint_drawing(self, painter: QPainter) -> None:
        at = self.snapped(self._under, snapping_points(self.drawn))
        painter.setPen(QPen(QColor(theme.current().hover), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([self.pixel(point) for point in [*(self.corners or []), at]]))
        painter.setBrush(QColor(theme.current().hover))
        for point in [*(self.corners or []), at]:
            painter.drawEllipse(self.pixel(point), _HANDLE, _HANDLE)
