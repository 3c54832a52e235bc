"""A view of a drawing in space, with the mouse and the keys that move its camera."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from latticework.gui.common import theme
from latticework.gui.common.translation import tr
from latticework.gui.scene_view.frame_thread import opengl_wanted, opengl_works
from latticework.gui.scene_view.gl_canvas import GLCanvas
from latticework.gui.scene_view.painter_canvas import PainterCanvas
from latticework.picture.camera import Camera, Drawing

_TURN, _MAGNIFY, _WHEEL = 6.0, 1.15, 1.0012
_KEYS = {Qt.Key.Key_Left: (-_TURN, 0.0), Qt.Key.Key_Right: (_TURN, 0.0),
         Qt.Key.Key_Up: (0.0, _TURN), Qt.Key.Key_Down: (0.0, -_TURN)}
_ZOOM_KEYS = {Qt.Key.Key_Plus: _MAGNIFY, Qt.Key.Key_Equal: _MAGNIFY, Qt.Key.Key_Minus: 1 / _MAGNIFY}


class CameraView(QWidget):
    """Shows a drawing; drag to orbit, right drag to shift, wheel to zoom. `looked` carries a camera that moved.

    at_rest: what it shows stays as it is for a while, so that a frame may take longer then.
    """

    looked = Signal(object)
    touched = Signal()  # by the mouse or a key
    at_rest = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleDescription(tr("Arrow keys turn it, plus and minus zoom, Home shows it as at first"))
        self._camera, self._first = Camera(), Camera()
        self._pressed, self._dragging = QPointF(), False
        self._last = QPointF()
        self._stale = False  # the drawing was changed while nobody saw it
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._canvas: GLCanvas | PainterCanvas
        if opengl_wanted():
            self._canvas = GLCanvas(self, self.at_rest)
            self._canvas.unable.connect(self._paint_in_2d)
        else:
            self._canvas = PainterCanvas(self)
        self._layout.addWidget(self._canvas)
        self._dress()

    def _paint_in_2d(self) -> None:
        """Do without OpenGL, which turns out not to work here."""
        before, canvas = self._canvas, PainterCanvas(self)
        if isinstance(before, GLCanvas):
            self._canvas = canvas
            self._layout.replaceWidget(before, canvas)
            before.deleteLater()
            self._dress()
            canvas.draw(self.drawing())
            canvas.look(self._camera)

    @property
    def has_opengl(self) -> bool:
        """Whether OpenGL draws; waits until it is known whether it works."""
        if isinstance(self._canvas, GLCanvas) and not opengl_works():
            self._paint_in_2d()
        return isinstance(self._canvas, GLCanvas)

    def drawing(self) -> Drawing:
        """Return what is shown."""
        return Drawing()

    def draw(self) -> None:
        """Show what `drawing` returns now, or where nobody sees it, once it is seen."""
        self._stale = not self.isVisible()
        if not self._stale:
            self._canvas.draw(self.drawing())

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what was to be shown meanwhile."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._canvas.draw(self.drawing())

    def look_first(self, azimuth: float, elevation: float) -> None:
        """Look from a place, in degrees, to which `reset_camera` leads back."""
        self._first = Camera(azimuth, elevation)
        self.reset_camera()

    def reset_camera(self) -> None:
        """Look from where one sees best, with everything in the window."""
        self._look(self._first)

    def look_from(self, azimuth: float, elevation: float) -> None:
        """Look from another side, in degrees, from as near as now."""
        self.look(replace(self._camera, azimuth=azimuth, elevation=elevation))

    def turn(self, degrees: float) -> None:
        """Move the camera about the middle."""
        self.look(self._camera.orbited(degrees, 0.0))

    def look(self, camera: Camera) -> None:
        """Look as another view does."""
        if camera != self._camera:
            self._look(camera)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        colors = theme.current()
        self._canvas.set_ground(QColor(colors.canvas))
        self._canvas.set_edges(QColor(theme.edge_color(colors)), colors.thick)

    def grab_image(self) -> QImage:
        """Return what is seen as a picture."""
        if self._stale or not self.has_opengl:
            self._canvas.draw(self.drawing())
        return self._canvas.image()

    def clicked(self, point: QPointF) -> None:
        """Take a click of the left button."""

    def _look(self, camera: Camera) -> None:
        self._camera = camera
        self._canvas.look(camera)
        self.looked.emit(camera)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self.touched.emit()
        self._pressed = self._last = event.position()
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn with the left button, shift with the others."""
        if not self._dragging:
            far = (event.position() - self._pressed).manhattanLength()
            self._dragging = far >= QApplication.startDragDistance()
            if not self._dragging:
                return
        moved = event.position() - self._last
        self._last = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look(self._camera.orbited(-0.45 * moved.x(), 0.45 * moved.y()))
        elif event.buttons():
            unit = 2 * self._camera.half_width(self.drawing(), self.width(), self.height()) / max(1, self.width())
            self._look(self._camera.shifted(-moved.x() * unit, moved.y() * unit))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a press and release in place for a click."""
        if event.button() == Qt.MouseButton.LeftButton and not self._dragging:
            self.clicked(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom."""
        self.touched.emit()
        self._look(self._camera.zoomed(_WHEEL ** event.angleDelta().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn with the arrows, zoom with plus and minus, start again with Home or 0."""
        key = Qt.Key(event.key())
        self.touched.emit()
        if key in _KEYS:
            self._look(self._camera.orbited(*_KEYS[key]))
        elif key in _ZOOM_KEYS:
            self._look(self._camera.zoomed(_ZOOM_KEYS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.reset_camera()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """A size at which a drawing is seen well."""
        return QSize(560, 420)
