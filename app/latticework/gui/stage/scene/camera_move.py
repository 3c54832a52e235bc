"""Smooth moves of a camera from where it is to where a command sends it."""

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QTimer, Signal

from latticework.picture.camera import Camera

DURATION = 200
"""Milliseconds that a move takes; 0 for none, as in tests."""
_INTERVAL = 16
_EASING = QEasingCurve(QEasingCurve.Type.OutCubic)


class CameraMove(QObject):
    """Moves a camera in small steps; between moves no timer runs."""

    stepped = Signal(object)  # the Camera

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._start = self.end = Camera()
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self._step)

    @property
    def is_on(self) -> bool:
        """Whether the camera is on its way."""
        return self._timer.isActive()

    def begin(self, start: Camera, end: Camera) -> None:
        """Move from one place to another, at once where a move takes no time."""
        self._start, self.end = start, end
        self._elapsed.start()
        self._timer.start()
        if not DURATION:
            self.finish()

    def stop(self) -> None:
        """Stay where the camera is."""
        self._timer.stop()

    def finish(self) -> None:
        """Be at the end at once, so that what a user does next begins there."""
        if self.is_on:
            self._timer.stop()
            self.stepped.emit(self.end)

    def _step(self) -> None:
        share = self._elapsed.elapsed() / max(1, DURATION)
        if share >= 1:
            self.finish()
        else:
            self.stepped.emit(self._start.towards(self.end, _EASING.valueForProgress(share)))
