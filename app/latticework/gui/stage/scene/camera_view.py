"""A view of a drawing in space: the camera, moved by mouse and keys, and the canvas, with OpenGL or painted in 2D."""

from dataclasses import replace
from functools import lru_cache, partial
from itertools import count
from time import perf_counter

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from latticework.gui.stage.scene.camera_move import CameraMove
from latticework.gui.stage.scene.frame_request import Color, Frame, FrameRequest, ray_through
from latticework.gui.stage.scene.frame_thread import frame_thread, is_opengl_allowed, opengl_works
from latticework.gui.stage.scene.held_part import paint_held
from latticework.gui.stage.scene.view_cube import ViewCube
from latticework.gui.widgets import preferences, theme
from latticework.gui.widgets.focus_ring import want_ring
from latticework.gui.widgets.spoken import DRAWING, speak_as
from latticework.gui.widgets.translation import tr
from latticework.lattice.lattice import Floats
from latticework.picture.camera import Camera, Drawing
from latticework.picture.ground_shadow import Shadow, ShadowMaker
from latticework.picture.mesh import Hidden, buried
from latticework.picture.painter_order import Polygon, polygons

_TURN, _DRAG, _MAGNIFY, _WHEEL = 6.0, 0.45, 1.15, 1.0012
_KEYS = {Qt.Key.Key_Left: (-_TURN, 0.0), Qt.Key.Key_Right: (_TURN, 0.0),
         Qt.Key.Key_Up: (0.0, _TURN), Qt.Key.Key_Down: (0.0, -_TURN)}
_ZOOM_KEYS = {Qt.Key.Key_Plus: _MAGNIFY, Qt.Key.Key_Equal: _MAGNIFY, Qt.Key.Key_Minus: 1 / _MAGNIFY}

_REST = 200
"""Milliseconds without a movement after which edges are smoothed."""
_PATIENCE = 200
"""Milliseconds for which a picture of something else stays, so that nothing flickers, until the next one is made."""
_NUMBERS = count(1)
"""What the thread that draws knows canvases by, since it may not refer to a widget."""

_SLOWEST = 0.05
"""Seconds that a picture takes at which a smooth move of the camera would stutter."""

_FADED_EDGE, _WIDTH = QColor(128, 138, 153, 128), 1.5
_SEAM = 160
"""In percent, by how much darker than its face a seam is."""
_FADED, _GHOSTLY, _SOLID = 56, 150, 255
"""How opaque faces are, of 255."""


class CameraView(QWidget):
    """Shows a drawing; drag to orbit, right drag to shift, wheel to zoom, click on the view cube."""

    looked = Signal(object)  # the Camera, after it moved
    touched = Signal()  # by the mouse or a key
    at_rest = True
    """Whether what it shows stays as it is for a while, so that a frame may take longer then."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        want_ring(self)
        speak_as(self, DRAWING)
        self.describe("")
        self._camera, self._first = Camera(), Camera()
        self._pressed, self._dragging = QPointF(), False
        self._last = QPointF()
        self._moving = CameraMove(self)
        self._moving.stepped.connect(self._look)
        self._stale = False  # whether the drawing was changed while the view was hidden
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._canvas: GLCanvas | _PainterCanvas
        if is_opengl_allowed():
            self._canvas = GLCanvas(self, self.at_rest)
            self._canvas.unable.connect(self._paint_in_2d)
        else:
            self._canvas = _PainterCanvas(self)
        self._layout.addWidget(self._canvas)
        self.cube = ViewCube(self)
        self.cube.touched.connect(self._touch)
        self.cube.chosen.connect(self.look_from)
        self.cube.dragged.connect(self._orbit)
        preferences.changes.changed.connect(self._follow)
        self._dress()

    def describe(self, shown: str) -> None:
        """Have what is shown read aloud when the view gets the focus, and which keys it takes."""
        keys = tr("Arrow keys turn it, plus and minus zoom, Home resets the view")
        self.setAccessibleDescription(f"{shown}{keys}")

    def _paint_in_2d(self) -> None:
        """Replace OpenGL, which turned out not to work here."""
        before, canvas = self._canvas, _PainterCanvas(self)
        if isinstance(before, GLCanvas):
            self._canvas = canvas
            self._layout.replaceWidget(before, canvas)
            before.deleteLater()
            self._dress()
            canvas.draw(self.drawing())
            canvas.look(self._camera)
            self._show_cube()

    @property
    def has_opengl(self) -> bool:
        """Whether OpenGL draws; waits until that is found out."""
        if isinstance(self._canvas, GLCanvas) and not opengl_works():
            self._paint_in_2d()
        return isinstance(self._canvas, GLCanvas)

    def drawing(self) -> Drawing:
        """Return what is shown."""
        return Drawing()

    def draw(self) -> None:
        """Show what `drawing` returns now; while the view is not visible, once it is."""
        self._stale = not self.isVisible()
        if not self._stale:
            self._canvas.draw(self.drawing())
            self._show_cube()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what was not drawn while the view was hidden."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._canvas.draw(self.drawing())
        self._show_cube()

    def hideEvent(self, event: QHideEvent) -> None:
        """End a move that nobody sees."""
        super().hideEvent(event)
        self._moving.finish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cube in its corner."""
        super().resizeEvent(event)
        self._show_cube()

    def _show_cube(self) -> None:
        self.cube.follow(self._camera, self._canvas.drawing, self.size())
        self.cube.raise_()

    def look_first(self, azimuth: float, elevation: float) -> None:
        """Look at something else from a side, in degrees, to which `reset_camera` returns."""
        self._canvas.begin_subject()
        self._first = Camera(azimuth, elevation)
        self.reset_camera()

    def reset_camera(self) -> None:
        """Look from the first side again, with everything in the window."""
        self._go(self._first)

    def show_whole(self) -> None:
        """Bring everything into the window, from where one looks, unless it was only zoomed in."""
        if self._camera.zoom < 1.0 or self._camera.right or self._camera.up:
            self.show_all()

    def show_all(self) -> None:
        """Have everything fill the window, from where one looks."""
        self._go(replace(self._camera, zoom=1.0, right=0.0, up=0.0))

    def look_from(self, azimuth: float, elevation: float) -> None:
        """Look from another side, in degrees, without zooming."""
        goal = self._moving.end if self._moving.is_on else self._camera
        self._go(replace(goal, azimuth=azimuth, elevation=elevation))

    def turn(self, degrees: float) -> None:
        """Move the camera round the middle, by an angle in degrees."""
        if not self._moving.is_on:
            self.look(self._camera.orbited(degrees, 0.0))

    def look(self, camera: Camera) -> None:
        """Look with another view's camera."""
        # Two views that follow one another would never stop to do so.
        if camera != self._camera:
            self._moving.stop()
            self._look(camera)

    def _go(self, camera: Camera) -> None:
        """Look from elsewhere, where the camera moves to if that can be seen."""
        self._moving.stop()
        quick = self._canvas.seconds < _SLOWEST and bool(self._canvas.drawing.shapes)
        if camera != self._camera and self.isVisible() and quick and preferences.may_move(self, preferences.CAMERA):
            self._moving.begin(self._camera, camera)
        else:
            self._look(camera)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _follow(self, _changed: str) -> None:
        """Follow a preference."""
        self._dress()
        self._show_cube()

    def _dress(self) -> None:
        colors = theme.current()
        self._canvas.set_ground(QColor(colors.canvas))
        # Where contrast is high, or one prefers them, outlines; else seams in the colours of the shapes.
        outline = colors.outline or (colors.text if preferences.flag(preferences.OUTLINES) else "")
        self._canvas.set_edges(QColor(outline) if outline else None, colors.thick)
        self._canvas.set_shadow(preferences.flag(preferences.SHADOW))

    def grab_image(self) -> QImage:
        """Return what is seen as a picture."""
        if self._stale or not self.has_opengl:
            self._canvas.draw(self.drawing())
        return self._canvas.image()

    def clicked(self, point: QPointF) -> None:
        """Handle a click of the left button; does nothing here."""

    def _look(self, camera: Camera) -> None:
        self._camera = camera
        self._canvas.look(camera)
        self._show_cube()
        self.looked.emit(camera)

    def _touch(self) -> None:
        """Begin what the mouse or a key does, where the camera was on its way to."""
        self._moving.finish()
        self.touched.emit()

    def _orbit(self, moved: QPointF) -> None:
        """Turn as the pointer was moved, by so many pixels."""
        self._look(self._camera.orbited(-_DRAG * moved.x(), _DRAG * moved.y()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._touch()
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
            self._orbit(moved)
        elif event.buttons():
            unit = 2 * self._camera.half_width(self.drawing(), self.width(), self.height()) / max(1, self.width())
            self._look(self._camera.shifted(-moved.x() * unit, moved.y() * unit))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a press and release in place as a click."""
        if event.button() == Qt.MouseButton.LeftButton and not self._dragging:
            self.clicked(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom."""
        self._touch()
        self._look(self._camera.zoomed(_WHEEL ** event.angleDelta().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn with the arrows, zoom with plus and minus, start again with Home or 0."""
        key = Qt.Key(event.key())
        self._touch()
        if key in _KEYS:
            self._look(self._camera.orbited(*_KEYS[key]))
        elif key in _ZOOM_KEYS:
            self._look(self._camera.zoomed(_ZOOM_KEYS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.reset_camera()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return a size at which a drawing is seen well."""
        return QSize(560, 420)


class GLCanvas(QWidget):
    """Shows a drawing as seen by a camera, in pictures that a thread makes while it is visible.

    at_rest: while nothing moves it has smooth edges even where they take long.
    """

    unable = Signal()  # OpenGL does not work

    def __init__(self, parent: QWidget, at_rest: bool = True) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # the view around it handles the mouse
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # all of it is painted, so Qt need not clear it
        self.drawing, self.camera = Drawing(), Camera()
        self.frame: Frame | None = None
        self.seconds = 0.0
        """How long a picture took that was made while something moved."""
        self._number, self._at_rest, self._following = next(_NUMBERS), at_rest, False
        self._subject = 0
        self._ground, self._thick = QColor("#ffffff"), 1.0
        self._edges: QColor | None = None
        self._shadow = True
        # Several changes in a row, as a drawing, a camera and a size, are one request.
        self._asking = QTimer(self, singleShot=True, interval=0)
        self._asking.timeout.connect(self._ask)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._smooth)
        self._outdated = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._outdated.timeout.connect(self._clear)

    def begin_subject(self) -> None:
        """Show something else: a picture of what was shown before goes soon, even if the next one takes long."""
        self._subject += 1
        self._outdated.start()

    def draw(self, drawing: Drawing) -> None:
        """Replace the drawing."""
        self.drawing = drawing
        self._move()

    def look(self, camera: Camera) -> None:
        """Replace the camera."""
        self.camera = camera
        self._move()

    def set_ground(self, color: QColor) -> None:
        """Change the colour behind everything."""
        self._ground = color
        self._move()

    def set_edges(self, color: QColor | None, thick: float) -> None:
        """Change the colour of edges and of lines round balls, None for seams, and how thick they are."""
        self._edges, self._thick = color, thick
        self._move()

    def set_shadow(self, shown: bool) -> None:
        """Cast a shadow on the ground, or none."""
        self._shadow = shown
        self._move()

    def ray(self, point: QPointF) -> tuple[Floats, Floats]:
        """Return the ray, from the eye (3,) in a direction (3,), on which a point of the widget is seen."""
        return ray_through(self.drawing, self.camera, self.width(), self.height(), point.x(), point.y())

    def image(self) -> QImage:
        """Return what is seen; waits for a picture with smooth edges."""
        self._rest.stop()
        return frame_thread().wait_for(self._request(smooth=True)).image

    def minimumSizeHint(self) -> QSize:
        """Return a small size, so that the layout of the window decides."""
        return QSize(160, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the drawing into the new size."""
        super().resizeEvent(event)
        self._move()

    def showEvent(self, event: QShowEvent) -> None:
        """Request what changed while it was hidden."""
        super().showEvent(event)
        self._move()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the latest picture in the middle; while the widget is resized it is of another size."""
        frame = self.frame
        with QPainter(self) as painter:
            if frame is None or (frame.request.width, frame.request.height) != (self.width(), self.height()):
                painter.fillRect(self.rect(), self._ground)
            if frame is not None:
                request = frame.request
                painter.translate((self.width() - request.width) // 2, (self.height() - request.height) // 2)
                painter.drawImage(0, 0, frame.image)
                paint_held(painter, request.drawing, request.seen)

    def event(self, event: QEvent) -> bool:
        """Draw again on a screen with larger or smaller pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._move()
        return super().event(event)

    def _move(self) -> None:
        """Request another picture soon, unless nobody would see it."""
        if self.isVisible():
            self._rest.start()
            self._asking.start()

    def _ask(self) -> None:
        if self.isVisible():
            self._follow()  # not when it is made: the thread must not be started for views that are never shown
            frame_thread().request(self._request(smooth=self._at_rest and not self._rest.isActive()))

    def _clear(self) -> None:
        self.frame = None
        self.update()

    def _smooth(self) -> None:
        """Request smooth edges, unless they are smooth."""
        if self._at_rest and self.frame is not None and not self.frame.smooth:
            self._ask()

    def _follow(self) -> None:
        """Receive pictures from now on."""
        if not self._following:
            self._following, thread = True, frame_thread()
            thread.drawn.connect(self._take)
            thread.unable.connect(self.unable)
            self.destroyed.connect(partial(thread.forget, self._number))
            # It may have failed before this was connected, and will not say so again.
            if thread.failed:
                self.unable.emit()

    def _take(self, frame: Frame) -> None:
        if (frame.request.canvas, frame.request.subject) == (self._number, self._subject):
            self._outdated.stop()
            # Of the first one the driver compiles much that it keeps.
            if self.frame is not None and not frame.request.smooth:
                self.seconds = frame.seconds
            self.frame = frame
            self.update()
            if not frame.smooth and self._at_rest and not self._rest.isActive():
                self._ask()

    def _request(self, smooth: bool) -> FrameRequest:
        edges = None if self._edges is None else _channels(self._edges)
        return FrameRequest(self._number, self._subject, self.drawing, self.camera, self.width(), self.height(),
                            self.devicePixelRatioF(), _channels(self._ground), edges, self._thick, smooth,
                            self._shadow)


def _channels(color: QColor) -> Color:
    return color.redF(), color.greenF(), color.blueF()


def _hidden(drawing: Drawing) -> Hidden:
    """Return for each shape, and then for each ghost, which faces solid shapes cover."""
    solid = [place for place in range(len(drawing.shapes)) if place not in drawing.faded]
    found = buried([drawing.shapes[place] for place in solid], drawing.offsets[solid])
    covered = dict(zip(solid, found, strict=True))
    return [covered.get(place, np.zeros(len(shape.faces), np.bool_))
            for place, shape in enumerate((*drawing.shapes, *drawing.ghost))]


@lru_cache(maxsize=4)
def _picture_of(shadow: Shadow) -> QImage:
    """Return a picture of a shadow with one pixel for each point of its grid."""
    rows, columns = shadow.dark.shape
    return QImage(shadow.pixels.tobytes(), columns, rows, 4 * columns, QImage.Format.Format_RGBA8888).copy()


class _PainterCanvas(QWidget):
    """Paints a drawing as seen by a camera, without perspective, for machines without OpenGL."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.drawing, self.camera = Drawing(), Camera()
        self._ground, self._width = QColor("#ffffff"), _WIDTH
        self._edge: QColor | None = None
        self._shadows, self._shadow = ShadowMaker(), True
        self._hidden = _hidden(self.drawing)
        self.seconds, self._painted = 0.0, self.drawing
        """How long the last picture took that was only seen from elsewhere, and the drawing that was painted last."""

    def begin_subject(self) -> None:
        """Do nothing: a picture is painted at once."""

    def draw(self, drawing: Drawing) -> None:
        """Replace the drawing."""
        self.drawing = drawing
        self.update()

    def look(self, camera: Camera) -> None:
        """Replace the camera."""
        self.camera = camera
        self.update()

    def set_ground(self, color: QColor) -> None:
        """Change the colour behind everything."""
        self._ground = color
        self.update()

    def set_edges(self, color: QColor | None, thick: float) -> None:
        """Change the colour of edges, None for seams, and how much thicker than usual they are."""
        self._edge, self._width = color, _WIDTH * thick
        self.update()

    def set_shadow(self, shown: bool) -> None:
        """Cast a shadow on the ground, or none."""
        self._shadow = shown
        self.update()

    def ray(self, point: QPointF) -> tuple[Floats, Floats]:
        """Return the ray, a point (3,) before everything and a direction (3,), on which a point is seen."""
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
        begun = perf_counter()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self.camera.frame[:2] @ self.camera.middle(self.drawing)
            scale = self._scale() * np.array([1.0, -1.0])
            zero = np.array([self.width() / 2, self.height() / 2]) - middle * scale
            drawing, seen = self.drawing, (self.camera.azimuth, self.camera.elevation)
            if self._shadow:
                self._paint_shadow(painter, zero, scale)
            # Ghosts are among the others, as they may be behind them.
            shapes, count = [*drawing.shapes, *drawing.ghost], len(drawing.shapes)
            offsets = np.concatenate([drawing.offsets, np.zeros((len(drawing.ghost), 3))])
            if self._painted is not drawing:
                self._hidden = _hidden(drawing)
            for polygon in polygons(shapes, offsets, *seen, hidden=self._hidden):
                alpha = _GHOSTLY if polygon.shape >= count else _FADED if polygon.shape in drawing.faded else _SOLID
                self._paint(painter, polygon, shapes[polygon.shape].color, zero, scale, alpha)
            for polygon in polygons(drawing.over, np.zeros((len(drawing.over), 3)), *seen):
                self._paint(painter, polygon, drawing.over[polygon.shape].color, zero, scale, _SOLID)
            paint_held(painter, drawing, lambda points: zero + points @ self.camera.frame[:2].T * scale)
        # Of a new drawing much is computed that is kept.
        if self._painted is drawing:
            self.seconds = perf_counter() - begun
        self._painted = drawing

    def _paint_shadow(self, painter: QPainter, origin: Floats, scale: Floats) -> None:
        shadow = self._shadows.shadow(self.drawing)
        if self.camera.elevation <= 0 or not shadow.dark.size:  # from below, the ground is seen through
            return
        # The ground is a plane, which is seen without perspective: a picture of it is only stretched.
        steps = shadow.step * self.camera.frame[:2, :2] * scale[:, None]
        x, y = (origin + self.camera.frame[:2] @ shadow.ground[0] * scale).tolist()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        (right, down), (along, below) = steps.T.tolist()
        painter.setTransform(QTransform(right, down, along, below, x, y), True)
        painter.drawImage(0, 0, _picture_of(shadow))
        painter.restore()

    def _paint(self, painter: QPainter, polygon: Polygon, color: str, origin: Floats, scale: Floats,
               alpha: int) -> None:
        """Paint a face of a shape of a colour, or a line around it."""
        fill, faded = QColor(polygon.fill), alpha == _FADED
        if faded and polygon.rim:
            return
        if polygon.rim:
            fill = self._edge or QColor(color).darker(_SEAM)
        fill.setAlpha(alpha)
        painter.setBrush(fill)
        # An outline in its own colour, or smoothing lets the ground shine through between two faces.
        painter.setPen(QPen(fill, 1.0) if alpha == _SOLID else Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in (origin + polygon.points * scale).tolist()]))
        edge = _FADED_EDGE if faded else self._edge or QColor(polygon.fill).darker(_SEAM)
        painter.setPen(QPen(edge, self._width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for (ax, ay), (bx, by) in (origin + polygon.lines * scale).tolist():
            painter.drawLine(QPointF(ax, ay), QPointF(bx, by))

    def _scale(self) -> float:
        """Return how many pixels a unit of the lattice is."""
        return self.width() / 2 / self.camera.half_width(self.drawing, self.width(), self.height())
