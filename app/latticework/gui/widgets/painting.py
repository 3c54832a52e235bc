"""What is painted in several places: outlines and shades of cells, small pictures of them, letters, bars in lists."""

from collections import defaultdict

import numpy as np
from PySide6.QtCore import QByteArray, QDataStream, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from latticework.gui.widgets import theme
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats
from latticework.picture.painter_order import polygons
from latticework.picture.plane import Plane, plane
from latticework.picture.scenes import Shape, shape_of, viewpoint
from latticework.puzzle.colors import CellColors

INNER, SPOT = 0.86, 0.56
"""The size of the inner outlines of a cell as a share of it: for rings and hatching, and for its colour."""

_ELEMENT = np.dtype([("kind", ">i4"), ("x", ">f8"), ("y", ">f8")])
"""An element of a path as Qt stores it; its kind is 0 for moving to a point, 1 for a line to it."""

_ROUND, _FAINT = 2, 0.35
"""The radius of the ends of a bar, and how opaque its rest is where its colour is that of what is done."""

_MOST_SOLID = 1_500
"""Solid sets of more cells are shown from above, which needs no sorting of faces."""

_MOST_COUNTABLE = 80
"""In flat sets of more cells there are no lines between them, which would only be a haze."""

_LARGEST, _LARGEST_MARKED = 11.0, 24.0
"""The most pixels for a unit of the lattice, so that one cell does not look like a large part; more with marks."""

SEAM = 160
"""In percent, by how much darker than its face a seam is."""
_DARK, _LIGHTER = 140, 230
"""The value below which a solid is not told from a dark ground, and in percent by how much lighter its lines are."""
_NO_LINES = np.empty((0, 2, 2))

_Fill = tuple[QPolygonF, QColor, QColor, Floats]
"""An area, its colour, the colour of the line round it, and lines (n, 2, 2) on it."""
_Lines = tuple[Floats, QColor]


def polygon(corners: Floats) -> QPolygonF:
    """Return a polygon of shape (corners, 2) for Qt."""
    return QPolygonF([QPointF(x, y) for x, y in corners.tolist()])


def outlines(polygons: list[Floats]) -> QPainterPath:
    """Return the outlines of many polygons as one path; each array (n, corners, 2) is polygons of one kind."""
    # Written as the stream from which Qt reads a path: adding point after point takes ten times as long. Qt does not
    # document the format; it is told in https://github.com/pyqtgraph/pyqtgraph/pull/1283.
    elements, path = b"", QPainterPath()
    for some in polygons:
        closed = np.concatenate([some, some[:, :1]], axis=1)
        made = np.ones(closed.shape[:2], _ELEMENT)
        made["kind"][:, 0], made["x"], made["y"] = 0, closed[..., 0], closed[..., 1]
        elements += made.tobytes()
    head, tail = (np.array(numbers, ">i4").tobytes() for numbers in ([len(elements) // _ELEMENT.itemsize], [0, 0]))
    stream = QDataStream(QByteArray(head + elements + tail))
    stream >> path
    return path


def line_list(ends: Floats) -> list[QLineF]:
    """Return lines of shape (n, 2, 2) for Qt."""
    return [QLineF(*line) for line in ends.reshape(-1, 4).tolist()]


def cell_outlines(plane: Plane, cells: tuple[Cell, ...]) -> list[QPolygonF]:
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
    """Let a painter draw lines that are equally wide at any zoom, and on any screen."""
    # A cosmetic pen counts pixels of the screen, all other widths are in points.
    of_screen = width * painter.device().devicePixelRatio()
    pen = QPen(color, of_screen, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    painter.setPen(pen)


def paint_letter(painter: QPainter, middle: QPointF, letter: str, font: QFont, rim: float) -> None:
    """Paint a letter with its middle at a point, dark with a light rim, so that it is legible on any colour."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter)
    path.translate(middle - path.boundingRect().center())
    painter.setPen(QPen(QColor(255, 255, 255, 230), rim))
    painter.drawPath(path)
    painter.fillPath(path, QColor("black"))


def paint_share(painter: QPainter, area: QRectF, share: float, done: str, chosen: bool = False) -> None:
    """Paint a bar that is filled up to a share, from the side at which lines of text begin.

    done: the colour of what is done; chosen: whether it is in a selected row, and has the colour of its text.
    """
    colors = theme.current()
    whole, filled = QColor(colors.accent_text if chosen else colors.border), QColor(done)
    if chosen:
        filled = QColor(colors.accent_text)
    if chosen or colors.outline:
        whole.setAlphaF(_FAINT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for width, color in ((area.width(), whole), (area.width() * share, filled)):
        left = area.left() if painter.layoutDirection() == Qt.LayoutDirection.LeftToRight else area.right() - width
        painter.setBrush(color)
        painter.drawRoundedRect(QRectF(left, area.top(), width, area.height()), _ROUND, _ROUND)
    painter.restore()


def picture(lattice: Lattice, cells: tuple[Cell, ...], color: str, size: QSize, ratio: float, dark: bool,
            own: CellColors = (), marked: Shape | None = None, largest: float = _LARGEST) -> QImage:
    """Return a picture of cells on a transparent background; `ratio` is the number of device pixels for a pixel.

    Cells with a colour of their `own` show it: seen from above in the middle, else all over. A part with marks is
    drawn from its shape, which has its keys and holes.
    """
    image = _clear_image(size, ratio)
    if cells:
        # Seen from above, rods are drawn as they are and not as the outlines of a canvas.
        rods = any(kind.segment for kind in lattice.kinds)
        solid = (rods or not lattice.flat) and len(cells) <= _MOST_SOLID
        if marked is not None and len(cells) <= _MOST_SOLID:
            fills, boundary = _as_drawn([marked], viewpoint(lattice)), None
        elif solid:
            fills, boundary = _solid(lattice, cells, color, dark, own), None
        else:
            fills, boundary = _flat(lattice, cells, color, dark, own)
        _paint(image, size, fills, largest if marked is None else _LARGEST_MARKED, boundary)
    return image


def picture_of_shapes(lattice: Lattice, shapes: list[Shape], size: QSize, ratio: float, largest: float) -> QImage:
    """Return a picture of shapes in their colours, as those of a solution, on a transparent background."""
    image, fills = _clear_image(size, ratio), _as_drawn(shapes, viewpoint(lattice))
    if fills:
        _paint(image, size, fills, largest)
    return image


def area_seen(shapes: list[Shape], offsets: Floats, seen_from: tuple[float, float]) -> QRectF:
    """Return the area that shapes, moved by offsets (n, 3), take as they are seen, in units of the lattice."""
    return _area(_as_drawn(shapes, seen_from, offsets))


def picture_within(shapes: list[Shape], offsets: Floats, seen_from: tuple[float, float], area: QRectF, size: QSize,
                   ratio: float, largest: float) -> QImage:
    """Return a picture of shapes, moved by offsets (n, 3), in which an area as of `area_seen` is fitted."""
    image = _clear_image(size, ratio)
    _paint(image, size, _as_drawn(shapes, seen_from, offsets), largest, area=area)
    return image


def _clear_image(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _flat(lattice: Lattice, cells: tuple[Cell, ...], color: str, dark: bool, own: CellColors
          ) -> tuple[list[_Fill], _Lines]:
    seen = plane(lattice)
    fill, inner, edge = shades(color, dark)
    # Without any line the ground would shine through between two cells.
    line = inner if len(cells) <= _MOST_COUNTABLE else fill
    areas = [(polygon(corners), fill, line, _NO_LINES) for corners in seen.polygons(cells)]
    spots = inner_areas(seen, tuple(cell for cell, _ in own), SPOT)
    areas += [(spot, QColor(shade), edge, _NO_LINES) for spot, (_, shade) in zip(spots, own, strict=True)]
    return areas, (seen.boundary(cells), edge)


def _solid(lattice: Lattice, cells: tuple[Cell, ...], color: str, dark: bool, own: CellColors) -> list[_Fill]:
    shade_of, some = dict(own), defaultdict(list)
    for cell in cells:
        some[shade_of.get(cell, color)].append(cell)
    shapes = [shape_of(lattice, tuple(alike), shade) for shade, alike in some.items()]
    if not all(shape.rounded.empty for shape in shapes):
        return _as_drawn(shapes, viewpoint(lattice))
    faces = polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(lattice))
    # A line round every face, so that the cells can be counted; nearer faces cover the lines of farther ones.
    lines = QColor(color).lighter(_LIGHTER) if dark and QColor(color).value() < _DARK else None
    return [(polygon(face.points), fill, lines or fill.darker(SEAM), _NO_LINES)
            for face in faces for fill in [QColor(face.fill)]]


def _as_drawn(shapes: list[Shape], seen_from: tuple[float, float], offsets: Floats | None = None) -> list[_Fill]:
    faces = polygons(shapes, np.zeros((len(shapes), 3)) if offsets is None else offsets, *seen_from)
    return [(polygon(face.points), QColor(face.fill), QColor(face.fill), face.lines) for face in faces]


def _area(fills: list[_Fill]) -> QRectF:
    bounds = fills[0][0].boundingRect()
    for area, *_ in fills:
        bounds = bounds.united(area.boundingRect())
    return bounds


def _paint(image: QImage, size: QSize, fills: list[_Fill], largest: float, boundary: _Lines | None = None,
           area: QRectF | None = None) -> None:
    bounds = _area(fills) if area is None else area
    scale = min((size.width() - 4) / bounds.width(), (size.height() - 4) / bounds.height(), largest)
    middle, width = bounds.center(), 1.0 if scale > 3 else 0.6
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(QTransform(scale, 0, 0, -scale, size.width() / 2 - middle.x() * scale,
                                        size.height() / 2 + middle.y() * scale), combine=True)
        for outline, fill, edge, drawn in fills:
            set_cosmetic_pen(painter, edge, width)
            painter.setBrush(fill)
            painter.drawPolygon(outline)
            if len(drawn):
                set_cosmetic_pen(painter, fill.darker(SEAM), width)
                painter.drawLines(line_list(drawn))
        if boundary is not None:
            set_cosmetic_pen(painter, boundary[1], width)
            painter.drawLines(line_list(boundary[0]))
