"""Painting of grid, cells and cursor; nothing here decides anything."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPixmap, QPolygonF

from latticework.errors import LatticeworkError
from latticework.gui.canvas.viewport import Viewport
from latticework.gui.common.painting import (
    INNER,
    cell_outlines,
    inner_areas,
    outlines,
    polygon,
    set_cosmetic_pen,
    shades,
)
from latticework.gui.common.theme import Theme
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.picture.plane import Plane, Point

_LEAST_GRID = 9
"""Width of a cell in pixels below which the grid would only be a grey haze."""
_BESIDE = 1.2
"""How wide the lines on both sides of a ring are, by which it is seen on its own colour."""


def grid(plane: Plane, view: Viewport, layer: int, theme: Theme, ratio: float) -> QPixmap:
    """Return the empty cells of the visible area; painted once, as it changes only with the view."""
    pixmap = QPixmap(round(view.width * ratio), round(view.height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.canvas))
    width = view.scale * plane.spacing
    if width < _LEAST_GRID:
        return pixmap
    color = QColor(theme.grid)
    color.setAlphaF(min(1.0, (width - _LEAST_GRID + 2) / 8))
    with QPainter(pixmap) as painter:
        try:
            cells = plane.within(*view.visible(), layer)
        except LatticeworkError:
            cells = ()
        # Smoothing would only blur lines along the pixels, some more than others.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not plane.upright)
        painter.setTransform(view.transform(), combine=True)
        set_cosmetic_pen(painter, color, 1)
        painter.drawPath(outlines([corners for _, corners in plane.polygons_by_kind(cells)]))
    return pixmap


class LayerPainting:
    """The cells of a layer ready to be painted, in the coordinates of the plane.

    `known` keeps outlines from one drawing to the next, as making them is most of the work.
    """

    def __init__(self, plane: Plane, cells: tuple[Cell, ...], layer: int, known: dict[Cell, QPolygonF]) -> None:
        shown = plane.in_layer(cells, layer)
        new = tuple(cell for cell in shown if cell not in known)
        known.update(zip(new, cell_outlines(plane, new), strict=True))
        self.polygons = [known[cell] for cell in shown]
        self.boundary = [QLineF(*line) for line in plane.boundary(shown).reshape(-1, 4).tolist()]

    def paint(self, painter: QPainter, view: Viewport, color: str, theme: Theme) -> None:
        """Paint filled cells with a thick edge around the set."""
        fill, inner, outer = shades(color, theme.dark, theme.outline)
        painter.save()
        painter.setTransform(view.transform(), combine=True)
        set_cosmetic_pen(painter, inner, 1)
        painter.setBrush(fill)
        for cell in self.polygons:
            painter.drawPolygon(cell)
        set_cosmetic_pen(painter, outer, 2.6 * theme.thick)
        painter.drawLines(self.boundary)
        painter.restore()

    def paint_ghost(self, painter: QPainter, view: Viewport, color: str) -> None:
        """Paint the cells as they shine through from the layer below."""
        fill, line = QColor(color), QColor(color)
        fill.setAlphaF(0.20)
        line.setAlphaF(0.75)
        painter.save()
        painter.setTransform(view.transform(), combine=True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        for cell in self.polygons:
            painter.drawPolygon(cell)
        set_cosmetic_pen(painter, line, 1.4, Qt.PenStyle.DotLine)
        painter.drawLines(self.boundary)
        painter.restore()

    def paint_outline(self, painter: QPainter, view: Viewport, color: str) -> None:
        """Paint only the edge around the set, dashed, as that of the layer above, which must hide nothing."""
        painter.save()
        painter.setTransform(view.transform(), combine=True)
        set_cosmetic_pen(painter, QColor(color), 1.4, Qt.PenStyle.DashLine)
        painter.drawLines(self.boundary)
        painter.restore()


def paint_rings(painter: QPainter, plane: Plane, view: Viewport, cells: tuple[Cell, ...], color: str, width: float,
                beside: str = "") -> None:
    """Paint a line just inside the outlines of cells, with thinner ones of another colour on both of its sides."""
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, wide in ((beside, width + 2 * _BESIDE), (color, width)):
        set_cosmetic_pen(painter, QColor(shade), wide)
        for area in inner_areas(plane, cells, INNER) if shade else ():
            painter.drawPolygon(area)
    painter.restore()


def paint_selection(painter: QPainter, plane: Plane, view: Viewport, cells: tuple[Cell, ...], theme: Theme,
                    floats: bool) -> None:
    """Paint selected cells under a veil with a line round them, which is dashed where they float."""
    veil = QColor(theme.accent)
    veil.setAlphaF(0.28)
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    for cell in cell_outlines(plane, cells):
        painter.drawPolygon(cell)
    lines = [QLineF(*line) for line in plane.boundary(cells).reshape(-1, 4).tolist()]
    style = Qt.PenStyle.DashLine if floats else Qt.PenStyle.SolidLine
    for color, width, drawn in (("#ffffff", 5.0, Qt.PenStyle.SolidLine), (theme.accent, 2.6, style)):
        set_cosmetic_pen(painter, QColor(color), width, drawn)
        painter.drawLines(lines)
    painter.restore()


def paint_band(painter: QPainter, view: Viewport, corners: tuple[Point, Point], color: str) -> None:
    """Paint the rectangle in which cells are being selected."""
    veil = QColor(color)
    veil.setAlphaF(0.12)
    painter.save()
    set_cosmetic_pen(painter, QColor(color), 1.4)
    painter.setBrush(veil)
    painter.drawRect(QRectF(view.to_screen(corners[0]), view.to_screen(corners[1])).normalized())
    painter.restore()


def paint_patch(painter: QPainter, view: Viewport, corners: Floats, color: str) -> None:
    """Paint a polygon (corners, 2) of the plane in a colour with a thin dark line round it."""
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    painter.setBrush(QColor(color))
    set_cosmetic_pen(painter, QColor(color).darker(190), 1)
    painter.drawPolygon(polygon(corners))
    painter.restore()


def paint_outline(painter: QPainter, view: Viewport, corners: Floats, color: str) -> None:
    """Paint the outline of a polygon (corners, 2) of the plane so that it is seen on any colour."""
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, width in (("#ffffff", 4.0), (color, 2.0)):
        set_cosmetic_pen(painter, QColor(shade), width)
        painter.drawPolygon(polygon(corners))
    painter.restore()


def paint_name(painter: QPainter, view: Viewport, text: str, theme: Theme, at_hand: bool) -> None:
    """Paint the name of a layer in the corner of its tile, and a frame round it, stronger for the layer at hand."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    set_cosmetic_pen(painter, QColor(theme.accent if at_hand else theme.border), 2.4 if at_hand else 1)
    painter.drawRect(QRectF(0.5, 0.5, view.width - 1, view.height - 1))
    room = QRectF(painter.fontMetrics().boundingRect(text)).adjusted(-5, -2, 5, 2)
    room.moveTopLeft(QPointF(3, 3))
    ground = QColor(theme.canvas)
    ground.setAlphaF(0.85)
    painter.fillRect(room, ground)
    painter.setPen(QColor(theme.text if at_hand else theme.hint))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_hint(painter: QPainter, view: Viewport, title: str, text: str, middle: float, theme: Theme) -> None:
    """Paint a heading and a text on an empty canvas, on a plate that covers the grid, its middle at a height."""
    painter.setLayoutDirection(QGuiApplication.layoutDirection())  # a text, which the canvas itself has none of
    heading = QFont(painter.font())
    heading.setPointSizeF(heading.pointSizeF() * 1.25)
    heading.setBold(True)
    room = QRectF(0, 0, max(60, min(view.width - 48, 380)), 1000)
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    normal = painter.font()
    painter.setFont(heading)
    above = painter.boundingRect(room, flags, title)
    painter.setFont(normal)
    below = painter.boundingRect(room, flags, text)
    plate = QRectF(0, 0, max(above.width(), below.width()) + 40, above.height() + below.height() + 38)
    plate.moveCenter(QPointF(view.width / 2, middle))
    set_cosmetic_pen(painter, QColor(theme.border), 1)
    painter.setBrush(QColor(theme.canvas))
    painter.drawRoundedRect(plate, 8, 8)
    painter.setPen(QColor(theme.text))
    painter.setFont(heading)
    painter.drawText(plate.adjusted(12, 14, -12, 0), flags, title)
    painter.setFont(normal)
    painter.setPen(QColor(theme.hint))
    painter.drawText(plate.adjusted(12, 22 + above.height(), -12, 0), flags, text)
