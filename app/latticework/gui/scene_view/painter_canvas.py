"""The canvas that paints in 2D, for machines without OpenGL."""

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from latticework.lattice.lattice import Floats
from latticework.picture.camera import Camera, Drawing
from latticework.picture.projection import Polygon, polygons

_FADED_EDGE, _WIDTH = QColor(128, 138, 153, 128), 1.5
_FADED, _GHOSTLY, _SOLID = 56, 150, 255


class PainterCanvas(QWidget):
    """Draws a drawing as seen by a camera, without perspective; takes no mouse or keys itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.drawing, self.camera = Drawing(), Camera()
        self._ground, self._edge, self._width = QColor("#ffffff"), QColor("#171a1f"), _WIDTH

    def draw(self, drawing: Drawing) -> None:
        """Show other shapes."""
        self.drawing = drawing
        self.update()

    def look(self, camera: Camera) -> None:
        """Use another camera."""
        self.camera = camera
        self.update()

    def set_ground(self, color: QColor) -> None:
        """Change the colour behind everything."""
        self._ground = color
        self.update()

    def set_edges(self, color: QColor, thick: float) -> None:
        """Change the colour of edges, and how much thicker than usual they are."""
        self._edge, self._width = color, _WIDTH * thick
        self.update()

    def ray(self, point: QPointF) -> tuple[Floats, Floats]:
        """Return a point (3,) before everything and the direction (3,) in which a point of the widget is seen."""
        right, up, towards = self.camera.frame
        x, y = (point.x() - self.width() / 2) / self._scale(), (self.height() / 2 - point.y()) / self._scale()
        far = 10 * float(np.linalg.norm(self.drawing.reach))
        return self.camera.middle(self.drawing) + x * right + y * up + far * towards, -towards

    def image(self) -> QImage:
        """Return what is seen."""
        return self.grab().toImage()

    def minimumSizeHint(self) -> QSize:
        """Return a small size, so that the layout of the window decides."""
        return QSize(160, 120)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the faces, the farthest first."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self.camera.frame[:2] @ self.camera.middle(self.drawing)
            origin = np.array([self.width() / 2, self.height() / 2])
            scale = self._scale() * np.array([1.0, -1.0])
            drawing, seen = self.drawing, (self.camera.azimuth, self.camera.elevation)
            for polygon in polygons(drawing.shapes, drawing.offsets, *seen):
                self._paint(painter, polygon, origin - middle * scale, scale,
                            _FADED if polygon.shape in drawing.faded else _SOLID)
            for shapes, alpha in ((drawing.over, _SOLID), (drawing.ghost, _GHOSTLY)):
                for polygon in polygons(shapes, np.zeros((len(shapes), 3)), *seen):
                    self._paint(painter, polygon, origin - middle * scale, scale, alpha)

    def _paint(self, painter: QPainter, polygon: Polygon, origin: Floats, scale: Floats, alpha: int) -> None:
        fill, faded = QColor(polygon.fill), alpha == _FADED
        if faded and polygon.rim:
            return
        fill.setAlpha(alpha)
        painter.setBrush(fill)
        # An outline in its own colour, or the ground shines through between two faces.
        painter.setPen(QPen(fill, 1.0) if alpha == _SOLID else Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in (origin + polygon.points * scale).tolist()]))
        edge = _FADED_EDGE if faded else self._edge
        painter.setPen(QPen(edge, self._width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for (ax, ay), (bx, by) in (origin + polygon.lines * scale).tolist():
            painter.drawLine(QPointF(ax, ay), QPointF(bx, by))

    def _scale(self) -> float:
        """Pixels for a unit of the lattice."""
        return self.width() / 2 / self.camera.half_width(self.drawing, self.width(), self.height())
