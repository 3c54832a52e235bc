"""Painting of the grid, cells, and all kinds of lines round them; nothing here decides anything."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPixmap, QPolygonF

from latticework.errors import LatticeworkError
from latticework.gui.stage.canvas.viewport import Viewport
from latticework.gui.widgets.painting import (
    INNER,
    cell_outlines,
    inner_areas,
    line_list,
    outlines,
    polygon,
    set_cosmetic_pen,
    shades,
)
from latticework.gui.widgets.theme import Theme
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.picture.plane import Plane, Point

_LEAST_GRID = 9
"""Width of a cell in pixels below which the grid would only be a grey haze."""
_BESIDE = 1.2
"""The width of the lines on both sides of a ring, which make it visible on its own colour."""


def grid(plane: Plane, view: Viewport, layer: int, theme: Theme, ratio: float) -> QPixmap:
    """Return a picture of the empty cells of the visible area."""
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
        except LatticeworkError:  # more cells than can be shown
            cells = ()
        # Smoothing would only blur lines along the pixels, some more than others.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not plane.upright)
        painter.setTransform(view.transform(), combine=True)
        set_cosmetic_pen(painter, color, 1)
        painter.drawPath(outlines([corners for _, corners in plane.polygons_by_kind(cells)]))
    return pixmap


class LayerPainting:
    """The cells of a layer ready to be painted, in the coordinates of the plane.

    kept: keeps the outlines of cells from one drawing to the next, as making them is most of the work.
    """

    def __init__(self, plane: Plane, cells: tuple[Cell, ...], layer: int, kept: dict[Cell, QPolygonF]) -> None:
        shown = plane.in_layer(cells, layer)
        new = tuple(cell for cell in shown if cell not in kept)
        kept.update(zip(new, cell_outlines(plane, new), strict=True))
        self.polygons = [kept[cell] for cell in shown]
        self.boundary = line_list(plane.boundary(shown))

    def paint(self, painter: QPainter, view: Viewport, color: str, theme: Theme) -> None:
        """Paint the cells with a thick line round all of them."""
        fill, inner, outer = shades(color, theme.dark, theme.outline)
        with view.in_plane(painter):
            set_cosmetic_pen(painter, inner, 1)
            painter.setBrush(fill)
            for cell in self.polygons:
                painter.drawPolygon(cell)
            set_cosmetic_pen(painter, outer, 2.6 * theme.thick)
            painter.drawLines(self.boundary)

    def paint_ghost(self, painter: QPainter, view: Viewport, color: str) -> None:
        """Paint the cells as those of the layer below, which shine through."""
        fill, line = QColor(color), QColor(color)
        fill.setAlphaF(0.20)
        line.setAlphaF(0.75)
        with view.in_plane(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            for cell in self.polygons:
                painter.drawPolygon(cell)
            set_cosmetic_pen(painter, line, 1.4, Qt.PenStyle.DotLine)
            painter.drawLines(self.boundary)

    def paint_outline(self, painter: QPainter, view: Viewport, color: str) -> None:
        """Paint only the line round the cells, dashed, as those of the layer above, which must hide nothing."""
        with view.in_plane(painter):
            set_cosmetic_pen(painter, QColor(color), 1.4, Qt.PenStyle.DashLine)
            painter.drawLines(self.boundary)


def paint_rings(painter: QPainter, plane: Plane, view: Viewport, cells: tuple[Cell, ...], color: str, width: float,
                beside: str = "") -> None:
    """Paint a line just inside the outlines of cells, with thinner ones of another colour on both of its sides."""
    with view.in_plane(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, wide in ((beside, width + 2 * _BESIDE), (color, width)):
            set_cosmetic_pen(painter, QColor(shade), wide)
            for area in inner_areas(plane, cells, INNER) if shade else ():
                painter.drawPolygon(area)


def paint_selection(painter: QPainter, plane: Plane, view: Viewport, cells: tuple[Cell, ...], theme: Theme,
                    floats: bool) -> None:
    """Paint selected cells under a veil with a line round them, which is dashed where they float."""
    veil = QColor(theme.accent)
    veil.setAlphaF(0.28)
    with view.in_plane(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        for cell in cell_outlines(plane, cells):
            painter.drawPolygon(cell)
        boundary = line_list(plane.boundary(cells))
        style = Qt.PenStyle.DashLine if floats else Qt.PenStyle.SolidLine
        for color, width, drawn in (("#ffffff", 5.0, Qt.PenStyle.SolidLine), (theme.accent, 2.6, style)):
            set_cosmetic_pen(painter, QColor(color), width, drawn)
            painter.drawLines(boundary)


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
    with view.in_plane(painter):
        painter.setBrush(QColor(color))
        set_cosmetic_pen(painter, QColor(color).darker(190), 1)
        painter.drawPolygon(polygon(corners))


def paint_outline(painter: QPainter, view: Viewport, corners: Floats, color: str) -> None:
    """Paint the outline of a polygon (corners, 2) of the plane so that it is seen on any colour."""
    with view.in_plane(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, width in (("#ffffff", 4.0), (color, 2.0)):
            set_cosmetic_pen(painter, QColor(shade), width)
            painter.drawPolygon(polygon(corners))


def paint_name(painter: QPainter, view: Viewport, text: str, theme: Theme, current: bool) -> None:
    """Paint the name of a layer in the corner of its tile and a frame round it, stronger for the current one."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    set_cosmetic_pen(painter, QColor(theme.accent if current else theme.border), 2.4 if current else 1)
    painter.drawRect(QRectF(0.5, 0.5, view.width - 1, view.height - 1))
    room = QRectF(painter.fontMetrics().boundingRect(text)).adjusted(-5, -2, 5, 2)
    room.moveTopLeft(QPointF(3, 3))
    ground = QColor(theme.canvas)
    ground.setAlphaF(0.85)
    painter.fillRect(room, ground)
    painter.setPen(QColor(theme.text if current else theme.hint))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_hint(painter: QPainter, view: Viewport, title: str, text: str, middle: float, theme: Theme) -> None:
    """Paint a heading and a text on an empty canvas, on a plate that covers the grid; middle: its height."""
    # The canvas is never mirrored, but this is text.
    painter.setLayoutDirection(QGuiApplication.layoutDirection())
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
