"""The picture of the first sheet for a laser cutter."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from shapely import Point, Polygon

from latticework.lattice.lattice import Floats
from latticework.make.cut_sheets import CutSheet, cut_sheets
from latticework.make.settings import LaserSettings
from latticework.puzzle import Puzzle

_GROUND, _EDGE, _CUT, _LABEL = "#ffffff", "#9aa3b0", "#d1242f", "#1f66c4"
_AROUND, _PEN = 6.0, 0.0025
"""Millimetres that are seen beside what is cut, and the width of lines, of the longer side of the picture."""
_WIDE = 1.0
"""How much wider than high the picture should be at most."""


@dataclass(frozen=True, eq=False)
class _Part:
    """A part to be cut, where it lies in a row of the picture: its rings, and the lines to engrave."""

    row: int
    rings: list[Floats]
    labels: list[Floats]


def cut_picture(puzzle: Puzzle, settings: LaserSettings, side: int) -> QImage:
    """Return the picture of what is used of a sheet, its longer side `side` pixels; raises LatticeworkError.

    Parts lie along the lower edge: what is long and low is shown in several rows, each part whole in one of them.
    """
    sheet = cut_sheets(puzzle, settings)[0]
    wide, high = (np.max([cut.bounds[2:] for cut in sheet.cuts], axis=0) + _AROUND).tolist()
    rows = max(1, round(np.sqrt(wide / high / _WIDE)))
    parts = [_in_row(cut, sheet, wide / rows) for cut in sheet.cuts]
    wide = max(float(ring[:, 0].max()) for part in parts for ring in part.rings) + _AROUND
    scale = side / max(wide, rows * high)
    picture = QImage(round(wide * scale), round(rows * high * scale), QImage.Format.Format_RGB32)
    picture.fill(QColor(_GROUND))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        pen = side * _PEN / scale
        for row in range(rows):
            painter.setPen(QPen(QColor(_EDGE), 2 * pen))
            painter.drawLine(QPointF(0, high), QPointF(wide, high))
            for part in [part for part in parts if part.row == row]:
                for color, lines in ((_LABEL, part.labels), (_CUT, part.rings)):
                    painter.setPen(QPen(QColor(color), pen))
                    _draw(painter, lines, high)
            painter.translate(0, high)
    return picture


def _in_row(cut: Polygon, sheet: CutSheet, wide: float) -> _Part:
    """Return a part in its row, each of which is so many millimetres of the sheet."""
    row = int(cut.bounds[0] // wide)
    start = np.array([row * wide, 0.0])
    return _Part(row, [np.array(ring.coords) - start for ring in (cut.exterior, *cut.interiors)],
                 [label - start for label in sheet.labels if cut.contains(Point(*label[0]))])


def _draw(painter: QPainter, rings: Sequence[Floats], foot: float) -> None:
    for ring in rings:
        painter.drawPolygon(QPolygonF([QPointF(x, foot - y) for x, y in ring.tolist()]))
