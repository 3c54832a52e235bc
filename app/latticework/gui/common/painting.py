"""What is painted in several places: outlines, shades and letters of cells, and bars in lists."""

import numpy as np
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from latticework.gui.common import theme
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.picture.plane import Plane

INNER, SPOT = 0.86, 0.56
"""How large the inner outlines of a cell are, of the cell: for rings and hatching, and for its colour."""

ELEMENT = np.dtype([("kind", ">i4"), ("x", ">f8"), ("y", ">f8")])
"""A step of a path as Qt stores it; its kind is 0 where the pen is lifted, 1 for a line."""

ROUND, FAINT = 2, 0.35
"""How round the ends are, and how opaque the whole bar is where its own colour would not stand off what is done."""


def polygon(corners: Floats) -> QPolygonF:
    """Return a polygon of shape (corners, 2) for Qt."""
    return QPolygonF([QPointF(x, y) for x, y in corners.tolist()])


def outlines(polygons: list[Floats]) -> QPainterPath:
    """Return the outlines of many polygons, each array (n, corners, 2) some of one kind, to be painted at once.

    Qt reads it as a stream: point after point takes ten times as long.
    """
    elements, path = b"", QPainterPath()
    for some in polygons:
        closed = np.concatenate([some, some[:, :1]], axis=1)
        made = np.ones(closed.shape[:2], ELEMENT)
        made["kind"][:, 0], made["x"], made["y"] = 0, closed[..., 0], closed[..., 1]
        elements += made.tobytes()
    head, tail = (np.array(numbers, ">i4").tobytes() for numbers in ([len(elements) // ELEMENT.itemsize], [0, 0]))
    stream = QDataStream(QByteArray(head + elements + tail))
    stream >> path
    return path


def polygons(plane: Plane, cells: tuple[Cell, ...]) -> list[QPolygonF]:
    """Return the outlines of cells in their order."""
    placed = [QPolygonF()] * len(cells)
    for numbers, corners in plane.polygons_by_kind(cells):
        for number, made in zip(numbers.tolist(), outlines([corners]).toSubpathPolygons(), strict=True):
            placed[number] = made
    return placed


def inner_areas(plane: Plane, cells: tuple[Cell, ...], size: float) -> list[QPolygonF]:
    """Return the outlines of cells in their order, smaller by a factor about their middles."""
    return [polygon(corners.mean(axis=0) + (corners - corners.mean(axis=0)) * size)
            for corners in plane.polygons(cells)]


def shades(color: str, dark: bool, outline: str = "") -> tuple[QColor, QColor, QColor]:
    """Return the colours of a cell, of the lines between cells and of the edge around them.

    outline: the colour of edges in a theme that has one for all.
    """
    fill = QColor(color)
    if outline:
        return fill, fill.darker(150), QColor(outline)
    if dark:
        return fill, fill.darker(135), fill.lighter(165)
    return fill, fill.lighter(128), fill.darker(190)


def set_cosmetic_pen(painter: QPainter, color: QColor, width: float,
                     style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> None:
    """Let a painter draw lines that are as wide on the screen at any zoom, and at any scale of the screen."""
    of_screen = width * painter.device().devicePixelRatio()  # Qt counts the pixels of the screen here
    pen = QPen(color, of_screen, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    painter.setPen(pen)


def paint_letter(painter: QPainter, middle: QPointF, letter: str, font: QFont, rim: float) -> None:
    """Paint a letter about a point, dark with a light rim so wide, legible on any colour."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter)
    path.translate(middle - path.boundingRect().center())
    painter.setPen(QPen(QColor(255, 255, 255, 230), rim))
    painter.drawPath(path)
    painter.fillPath(path, QColor("black"))


def paint_share(painter: QPainter, area: QRectF, share: float, done: str, chosen: bool = False) -> None:
    """Paint a bar that is filled from where one begins to read.

    done: the colour of what is done; chosen: whether the bar lies in a row that is chosen, and has its ink.
    """
    colors = theme.current()
    whole, filled = QColor(colors.accent_text if chosen else colors.border), QColor(done)
    if chosen:
        filled = QColor(colors.accent_text)
    if chosen or colors.outline:
        whole.setAlphaF(FAINT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for width, color in ((area.width(), whole), (area.width() * share, filled)):
        left = area.left() if painter.layoutDirection() == Qt.LayoutDirection.LeftToRight else area.right() - width
        painter.setBrush(color)
        painter.drawRoundedRect(QRectF(left, area.top(), width, area.height()), ROUND, ROUND)
    painter.restore()
