"""The part in the hand, made plain over a picture: an outline, a shadow as if lifted, hatching where it clashes."""

from collections.abc import Callable, Iterable

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from latticework.gui.widgets import theme
from latticework.lattice import Floats
from latticework.picture.camera import Drawing
from latticework.picture.scenes import Shape

Seen = Callable[[Floats], Floats]
"""Returns where on a canvas (..., 2), in its points, points of space (..., 3) are seen."""

_LINE, _HALO = 3.0, 5.0
"""How wide the outline is, and with the halo that sets it off from what is of its own colour."""
_FALL = 7.0
"""How far the shadow falls to the right and down."""
_SOFT = ((2.0, 34), (6.0, 26), (11.0, 18))
"""The widths by which the shadow is widened, one over the other, and how opaque each is, of 255."""
_ROOM = 30.0
"""How far from the part anything of this is painted, at most."""
_HATCHING, _BETWEEN = QColor(0, 0, 0, 170), 9
"""The lines over cells that clash, and the points from one to the next."""


def paint_held(painter: QPainter, drawing: Drawing, seen: Seen) -> None:
    """Paint what makes the part in the hand of a drawing plain, without relying on its colour."""
    if drawing.held is None:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _outline([drawing.held], seen)
    _paint_around(painter, outline)
    _paint_hatching(painter, _outline(drawing.over, seen))
    painter.restore()


def _paint_around(painter: QPainter, outline: QPainterPath) -> None:
    """Paint the shadow and the outline, which covers nothing of the part itself: sticks are thin."""
    around, fallen, colors = QPainterPath(), outline.translated(_FALL, _FALL), theme.current()
    around.addRect(outline.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
    painter.setClipPath(around.subtracted(outline))
    for width, alpha in _SOFT:
        painter.setBrush(QColor(0, 0, 0, alpha))
        painter.setPen(_pen(QColor(0, 0, 0, alpha), width))
        painter.drawPath(fallen)
    # Where all else is outlined, too, in another colour.
    line = colors.cursor if colors.outline else colors.text
    for color, width in ((colors.canvas, _HALO), (line, _LINE)):
        painter.strokePath(outline, _pen(QColor(color), 2 * width * colors.thick))
    painter.setClipping(False)


def _paint_hatching(painter: QPainter, outline: QPainterPath) -> None:
    painter.setClipPath(outline)
    painter.setPen(QPen(_HATCHING, 2))
    box = outline.boundingRect()
    for along in range(0, int(box.width() + box.height()), _BETWEEN):
        top = QPointF(box.left() + along, box.top())
        painter.drawLine(top, top + QPointF(-box.height(), box.height()))
    painter.setClipping(False)


def _pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _outline(shapes: Iterable[Shape], seen: Seen) -> QPainterPath:
    """Return what shapes cover on a canvas."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for shape in shapes:
        faces = shape.packed
        corners = seen(faces.corners)
        front = _turn(corners) > 0  # those that look away cover no more
        for polygon, count in zip(corners[front].tolist(), faces.counts[front].tolist(), strict=True):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in polygon[:count]]))
            path.closeSubpath()
    return path.simplified()


def _turn(corners: Floats) -> Floats:
    """Return twice the signed areas (n,) of polygons (n, k, 2), whose last corners may be repeated."""
    x, y = corners[..., 0], corners[..., 1]
    areas: Floats = (np.roll(x, -1, axis=1) * y - x * np.roll(y, -1, axis=1)).sum(axis=1)
    return areas
