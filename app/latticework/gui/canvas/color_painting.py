"""Painting of cells that may stay empty and of coloured cells."""

from collections import defaultdict

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPolygonF

from latticework.gui.canvas.viewport import Viewport
from latticework.gui.common.painting import INNER, SPOT, inner_areas, set_cosmetic_pen, shades
from latticework.gui.common.theme import Theme
from latticework.lattice import Cell
from latticework.picture.plane import Plane
from latticework.puzzle.colors import CellColors

LEAST_HATCHED = 7
"""Width of a cell in pixels below which hatching would only be a grey haze."""


class PaintedCells:
    """Outlines of optional and coloured cells in the coordinates of the plane; making them is most of the work."""

    def __init__(self, plane: Plane, optional: tuple[Cell, ...], colors: CellColors) -> None:
        self.optional = inner_areas(plane, optional, INNER)
        self.spots: dict[str, list[QPolygonF]] = defaultdict(list)
        for (_, color), area in zip(colors, inner_areas(plane, tuple(cell for cell, _ in colors), SPOT), strict=True):
            self.spots[color].append(area)

    def paint(self, painter: QPainter, view: Viewport, theme: Theme) -> None:
        """Paint cells that may stay empty paler and hatched, and colours as smaller cells inside the cells."""
        pale = QColor(theme.canvas)
        pale.setAlphaF(0.62)
        painter.save()
        painter.setTransform(view.transform(), combine=True)
        painter.setPen(Qt.PenStyle.NoPen)
        _fill(painter, self.optional, QBrush(pale))
        painter.restore()
        if view.scale * view.cell >= LEAST_HATCHED:
            self._hatch(painter, view, theme)
        painter.save()
        painter.setTransform(view.transform(), combine=True)
        for color, areas in self.spots.items():
            set_cosmetic_pen(painter, shades(color, theme.dark, theme.outline)[2], 1.4 * theme.thick)
            _fill(painter, areas, QBrush(QColor(color)))
        painter.restore()

    def _hatch(self, painter: QPainter, view: Viewport, theme: Theme) -> None:
        """Hatch in pixels, so that it looks alike at any zoom, and with the plane when that is moved."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(view.to_screen((0.0, 0.0)).toPoint())
        way = view.transform()
        _fill(painter, [way.map(area) for area in self.optional],
              QBrush(QColor(theme.faint_text), Qt.BrushStyle.BDiagPattern))
        painter.restore()


def _fill(painter: QPainter, areas: list[QPolygonF], brush: QBrush) -> None:
    painter.setBrush(brush)
    for area in areas:
        painter.drawPolygon(area)
