"""Little pictures of sets of cells."""

from collections import defaultdict

import numpy as np
from PySide6.QtCore import QLineF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

from latticework.gui.common.painting import SPOT, inner_areas, polygon, set_cosmetic_pen, shades
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats
from latticework.picture.plane import plane
from latticework.picture.projection import polygons
from latticework.picture.shapes import Shape, shape_of, viewpoint
from latticework.puzzle.colors import CellColors

MOST_SOLID = 1_500
"""Solid sets of more cells are shown from above, which takes no sorting of faces."""

MOST_COUNTABLE = 80
"""In flat sets of more cells lines between them would only be a haze."""

LARGEST, LARGEST_MARKED = 11.0, 24.0
"""The most pixels for a unit of the lattice, so that one cell does not look like a large part; marks need more."""

EDGE = QColor("#20242b")
NO_LINES = np.empty((0, 2, 2))

Fill = tuple[QPolygonF, QColor, QColor, Floats]  # area, its colour, that of the line round it; lines (n, 2, 2) on it
Lines = tuple[Floats, QColor]


def picture(lattice: Lattice, cells: tuple[Cell, ...], color: str, size: QSize, ratio: float, dark: bool,
            own: CellColors = (), marked: Shape | None = None, largest: float = LARGEST) -> QImage:
    """Return a picture of the cells on a clear ground; `ratio` is the number of device pixels for a pixel.

    Cells with a colour of their `own` show it: seen from above in the middle, else all over. A part with marks is
    drawn from its shape, which has its keys and holes.
    """
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    if cells:
        # Seen from above, rods are drawn as they are and not as the outlines of a canvas.
        rods = any(kind.segment for kind in lattice.kinds)
        solid = (rods or not lattice.flat) and len(cells) <= MOST_SOLID
        if marked is not None and len(cells) <= MOST_SOLID:
            fills, lines = _as_drawn([marked], viewpoint(lattice))
        elif solid:
            fills, lines = _solid(lattice, cells, color, own)
        else:
            fills, lines = _flat(lattice, cells, color, dark, own)
        _paint(image, size, fills, lines, largest if marked is None else LARGEST_MARKED)
    return image


def _flat(lattice: Lattice, cells: tuple[Cell, ...], color: str, dark: bool, own: CellColors
          ) -> tuple[list[Fill], Lines]:
    seen = plane(lattice)
    fill, inner, edge = shades(color, dark)
    # Without any line the ground would shine through between two cells.
    line = inner if len(cells) <= MOST_COUNTABLE else fill
    areas = [(polygon(corners), fill, line, NO_LINES) for corners in seen.polygons(cells)]
    spots = inner_areas(seen, tuple(cell for cell, _ in own), SPOT)
    areas += [(spot, QColor(shade), edge, NO_LINES) for spot, (_, shade) in zip(spots, own, strict=True)]
    return areas, (seen.boundary(cells), edge)


def _solid(lattice: Lattice, cells: tuple[Cell, ...], color: str, own: CellColors) -> tuple[list[Fill], Lines]:
    shade_of, some = dict(own), defaultdict(list)
    for cell in cells:
        some[shade_of.get(cell, color)].append(cell)
    shapes = [shape_of(lattice, tuple(alike), shade) for shade, alike in some.items()]
    if not all(shape.rounded.empty for shape in shapes):
        return _as_drawn(shapes, viewpoint(lattice))
    faces = polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(lattice))
    # A line round every face, so that the cells can be counted; nearer faces cover the lines of farther ones.
    return [(polygon(face.points), QColor(face.fill), EDGE, NO_LINES) for face in faces], (NO_LINES, EDGE)


def _as_drawn(shapes: list[Shape], seen_from: tuple[float, float]) -> tuple[list[Fill], Lines]:
    faces = polygons(shapes, np.zeros((len(shapes), 3)), *seen_from)
    return [(polygon(face.points), QColor(face.fill), QColor(face.fill), face.lines) for face in faces], \
        (NO_LINES, EDGE)


def _paint(image: QImage, size: QSize, fills: list[Fill], lines: Lines, largest: float) -> None:
    bounds = fills[0][0].boundingRect()
    for area, *_ in fills:
        bounds = bounds.united(area.boundingRect())
    scale = min((size.width() - 4) / bounds.width(), (size.height() - 4) / bounds.height(), largest)
    middle, width = bounds.center(), 1.0 if scale > 3 else 0.6
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(QTransform(scale, 0, 0, -scale, size.width() / 2 - middle.x() * scale,
                                        size.height() / 2 + middle.y() * scale), combine=True)
        for area, fill, edge, drawn in fills:
            set_cosmetic_pen(painter, edge, width)
            painter.setBrush(fill)
            painter.drawPolygon(area)
            if len(drawn):
                set_cosmetic_pen(painter, lines[1], width)
                painter.drawLines(_lines(drawn))
        set_cosmetic_pen(painter, lines[1], width)
        painter.drawLines(_lines(lines[0]))


def _lines(ends: Floats) -> list[QLineF]:
    return [QLineF(*line) for line in ends.reshape(-1, 4).tolist()]
