"""The view cube in a corner of a view in 3D: it turns with the camera, and a click on a face looks at that face."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QWidget

from latticework.gui.widgets import preferences, theme
from latticework.gui.widgets.spoken import DRAWING, speak_as
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.lattice import Floats
from latticework.picture.camera import Camera, Drawing, looks_flat
from latticework.picture.painter_order import basis
from latticework.picture.scenes import LIGHT

SIZE = 76
"""Pixels along each side of the square that the cube can turn in."""

_MARGIN = 8
_LEAST_ROOM = 320
"""Pixels along each side of a view below which the cube would be in the way."""
_ABOVE = 89.5
"""Degrees from which on something flat is seen as from above."""
_TEXT_WIDTH, _TEXT_HEIGHT = 1.6, 0.56
"""How much room a name has on a face, in halves of its side."""
_SLANTED = 0.25
"""How far a face must be turned to the viewer for its name to be legible."""
_SHADE = 26
"""By how many per cent the face that is farthest from the light is darker."""


@dataclass(frozen=True)
class Side:
    """A face of the cube: its name, and from where it is looked at, in degrees."""

    name: str
    azimuth: float
    elevation: float


SIDES = (Side(translatable("Top"), -90.0, 90.0), Side(translatable("Bottom"), -90.0, -90.0),
         Side(translatable("Front"), -90.0, 0.0), Side(translatable("Back"), 90.0, 0.0),
         Side(translatable("Right"), 0.0, 0.0), Side(translatable("Left"), 180.0, 0.0))
_FRAMES = tuple(basis(side.azimuth, side.elevation) for side in SIDES)
"""Of each side unit vectors to the right, up, and out of the face as rows (3, 3)."""


class ViewCube(QWidget):
    """Shows from where a view in 3D is looked at; click on a face to look at it, drag to turn."""

    chosen = Signal(float, float)  # azimuth and elevation, in degrees
    dragged = Signal(QPointF)  # by so many pixels
    touched = Signal()

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.resize(QSize(SIZE, SIZE))
        self.setMouseTracking(True)
        self.setAccessibleName(tr("View cube"))
        speak_as(self, DRAWING)
        self.setToolTip(tr("Click on a face to look at it; drag to turn"))
        self._axes, self._over = Camera().frame, -1
        self._pressed: QPointF | None = None
        self._last, self._dragging = QPointF(), False

    def follow(self, camera: Camera, drawing: Drawing, view: QSize) -> None:
        """Turn as a camera, in the corner of a view of a size, if there is something to turn and room for it."""
        # Not painted for its own sake: it is when the picture below it arrives, with which it is to turn.
        self._axes = camera.frame
        flat = looks_flat(drawing.reach) and camera.elevation > _ABOVE
        room = min(view.width(), view.height()) >= _LEAST_ROOM
        self.setVisible(room and bool(drawing.shapes) and not flat and preferences.flag(preferences.CUBE))
        self.move(view.width() - SIZE - _MARGIN, view.height() - SIZE - _MARGIN)

    def side_at(self, point: QPointF) -> int:
        """Return which of SIDES is seen at a point of the cube, -1 for none."""
        return next((number for number, face in self._faces() if face.containsPoint(point, Qt.FillRule.OddEvenFill)),
                    -1)

    def middle_of(self, number: int) -> QPointF:
        """Return where the middle of one of SIDES is in the cube, seen or not."""
        return self._seen(_FRAMES[number][2])

    def _seen(self, place: Floats) -> QPointF:
        """Return where a point (3,) of the cube from -1 to 1 is seen."""
        right, up, _ = self._axes @ place * (SIZE / 2 / 3**0.5 - 1)
        return QPointF(SIZE / 2 + float(right), SIZE / 2 - float(up))

    def _faces(self) -> list[tuple[int, QPolygonF]]:
        """Return the faces that are seen, and the numbers of their sides."""
        found = []
        for number, (right, up, out) in enumerate(_FRAMES):
            if out @ self._axes[2] > 1e-3:
                corners = (out - right + up, out + right + up, out + right - up, out - right - up)
                found.append((number, QPolygonF([self._seen(corner) for corner in corners])))
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the faces, the one under the pointer in the colour of what is chosen."""
        colors = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, face in self._faces():
                out, over = _FRAMES[number][2], number == self._over
                away = 1 - (1 + float(out @ LIGHT) / float(np.linalg.norm(LIGHT))) / 2
                painter.setBrush(QColor(colors.accent) if over else
                                 QColor(colors.button).darker(round(100 + _SHADE * away)))
                painter.setPen(QPen(QColor(colors.frame), 1.0, j=Qt.PenJoinStyle.RoundJoin))
                painter.drawPolygon(face)
                if out @ self._axes[2] > _SLANTED:
                    self._write(painter, number, QColor(colors.accent_text if over else colors.text))

    def _write(self, painter: QPainter, number: int, color: QColor) -> None:
        """Write the name of a side on its face, as if it were printed there."""
        right, up, out = _FRAMES[number]
        middle, along, down = self._seen(out), self._seen(out + right), self._seen(out - up)
        path, high = _name(translated(SIDES[number].name), self.font().family())
        room = path.boundingRect()
        scale = min(_TEXT_WIDTH / room.width(), _TEXT_HEIGHT / high)
        across, below = (along - middle) * scale, (down - middle) * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        on_face = QTransform(across.x(), across.y(), below.x(), below.y(), middle.x(), middle.y())
        painter.drawPath(on_face.map(path.translated(-room.center())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; beside the cube the view below begins it."""
        if self.side_at(event.position()) < 0 or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.touched.emit()
        self._pressed = self._last = event.position()
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn, or show what a click would look at."""
        at = event.position()
        if self._pressed is not None:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            self._dragging = self._dragging or far
            if self._dragging:
                self.dragged.emit(at - self._last)
                self._last = at
        elif event.buttons():
            event.ignore()  # the view below is being turned
        self._point_at(-1 if self._dragging else self.side_at(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look at the face that is clicked on."""
        if self._pressed is None:
            event.ignore()
            return
        number = self.side_at(event.position())
        if number >= 0 and not self._dragging:
            self.chosen.emit(SIDES[number].azimuth, SIDES[number].elevation)
        self._pressed, self._dragging = None, False

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._point_at(-1)

    def _point_at(self, number: int) -> None:
        if number != self._over:
            self._over = number
            self.setCursor(Qt.CursorShape.ArrowCursor if number < 0 else Qt.CursorShape.PointingHandCursor)
            self.update()


@lru_cache(maxsize=2 * len(SIDES))
def _name(text: str, family: str) -> tuple[QPainterPath, float]:
    """Return the outline of a text, and how high its capitals are."""
    font = QFont(family)
    font.setPixelSize(20)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path, QFontMetricsF(font).capHeight()
