"""The canvas that shows pictures made with OpenGL."""

from functools import partial
from itertools import count

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.scene_view.frame_request import Color, Frame, FrameRequest, ray_through
from latticework.gui.scene_view.frame_thread import frame_thread
from latticework.lattice.lattice import Floats
from latticework.picture.camera import Camera, Drawing

_REST = 200  # milliseconds without a movement after which edges are smoothed
_NUMBERS = count(1)


class GLCanvas(QWidget):
    """Shows a drawing as seen by a camera; handles no mouse or keys itself. `unable` tells that OpenGL does not work.

    Pictures are made in a thread, and wanted only while they are seen; of several changes at once the last counts.
    at_rest: it rests now and then, and has smooth edges then even where they take long.
    """

    unable = Signal()

    def __init__(self, parent: QWidget, at_rest: bool = True) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.drawing, self.camera = Drawing(), Camera()
        self.frame: Frame | None = None
        self._number, self._at_rest, self._following = next(_NUMBERS), at_rest, False
        self._ground, self._edges, self._thick = QColor("#ffffff"), QColor("#171a1f"), 1.0
        self._asking = QTimer(self, singleShot=True, interval=0)
        self._asking.timeout.connect(self._ask)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._smooth)

    def draw(self, drawing: Drawing) -> None:
        """Show other shapes."""
        self.drawing = drawing
        self._move()

    def look(self, camera: Camera) -> None:
        """Use another camera."""
        self.camera = camera
        self._move()

    def set_ground(self, color: QColor) -> None:
        """Change the colour behind everything."""
        self._ground = color
        self._move()

    def set_edges(self, color: QColor, thick: float) -> None:
        """Change the colour of edges and of lines round balls, and how much thicker than usual edges are."""
        self._edges, self._thick = color, thick
        self._move()

    def ray(self, point: QPointF) -> tuple[Floats, Floats]:
        """Return the eye (3,) and the direction (3,) in which a point of the widget is seen."""
        return ray_through(self.drawing, self.camera, self.width(), self.height(), point.x(), point.y())

    def image(self) -> QImage:
        """Return what is seen."""
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
        """Ask for what nobody saw before."""
        super().showEvent(event)
        self._move()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the latest picture in the middle, which may be of another size while the widget gets one."""
        frame = self.frame
        with QPainter(self) as painter:
            if frame is None or (frame.request.width, frame.request.height) != (self.width(), self.height()):
                painter.fillRect(self.rect(), self._ground)
            if frame is not None:
                request = frame.request
                painter.drawImage((self.width() - request.width) // 2, (self.height() - request.height) // 2,
                                  frame.image)

    def event(self, event: QEvent) -> bool:
        """Have it drawn anew on a screen with larger or smaller pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._move()
        return super().event(event)

    def _move(self) -> None:
        """Something changes; nobody asks for it while it is not seen."""
        if self.isVisible():
            self._rest.start()
            self._asking.start()

    def _ask(self) -> None:
        if self.isVisible():
            self._follow()
            frame_thread().want(self._request(smooth=self._at_rest and not self._rest.isActive()))

    def _smooth(self) -> None:
        """Ask for smooth edges, unless they are."""
        if self._at_rest and self.frame is not None and not self.frame.smooth:
            self._ask()

    def _follow(self) -> None:
        """Hear of pictures from now on."""
        if not self._following:
            self._following, thread = True, frame_thread()
            thread.drawn.connect(self._take)
            thread.unable.connect(self.unable)
            self.destroyed.connect(partial(thread.forget, self._number))
            if thread.failed:  # before it was asked to tell
                self.unable.emit()

    def _take(self, frame: Frame) -> None:
        if frame.request.canvas == self._number:
            self.frame = frame
            self.update()
            if not frame.smooth and self._at_rest and not self._rest.isActive():
                self._ask()

    def _request(self, smooth: bool) -> FrameRequest:
        return FrameRequest(self._number, self.drawing, self.camera, self.width(), self.height(),
                            self.devicePixelRatioF(), _channels(self._ground), _channels(self._edges), self._thick,
                            smooth)


def _channels(color: QColor) -> Color:
    return color.redF(), color.greenF(), color.blueF()
