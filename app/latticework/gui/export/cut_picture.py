"""The picture of the first sheet for a laser cutter."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from latticework.lattice.lattice import Floats
from latticework.make.cut_sheets import cut_sheets
from latticework.make.settings import LaserSettings
from latticework.puzzle import Puzzle

_GROUND, _EDGE, _CUT, _LABEL = "#ffffff", "#9aa3b0", "#d1242f", "#1f66c4"


def cut_picture(puzzle: Puzzle, settings: LaserSettings, side: int) -> QImage:
    """Return the picture of a sheet whose longer side has `side` pixels; raises LatticeworkError."""
    first, width, depth = cut_sheets(puzzle, settings)[0], settings.sheet_width, settings.sheet_depth
    scale = side / max(width, depth)
    picture = QImage(round(width * scale), round(depth * scale), QImage.Format.Format_RGB32)
    picture.fill(QColor(_GROUND))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for color, rings in ((_LABEL, first.labels), (_CUT, first.rings)):
            painter.setPen(QPen(QColor(color), 1.0))
            _draw(painter, rings, scale, depth)
        painter.setPen(QColor(_EDGE))
        painter.drawRect(QRectF(0, 0, picture.width() - 1, picture.height() - 1))
    return picture


def _draw(painter: QPainter, rings: Sequence[Floats], scale: float, depth: float) -> None:
    for ring in rings:
        painter.drawPolygon(QPolygonF([QPointF(x * scale, (depth - y) * scale) for x, y in ring.tolist()]))
