"""Turns a view slowly, until it is touched; a moment later it goes on."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from latticework.gui.scene_view.camera_view import CameraView

_INTERVAL, _SECONDS_ROUND = 50, 24.0
"""Milliseconds between two pictures, and what a whole turn takes."""

PAUSE = 2_500
"""Milliseconds of rest after a touch."""


class Turntable(QObject):
    """Off until `set_on`; it turns only what is seen."""

    def __init__(self, view: CameraView) -> None:
        super().__init__(view)
        self._view, self._touched = view, QElapsedTimer()
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self._step)
        view.touched.connect(self._touched.start)

    @property
    def is_on(self) -> bool:
        """Whether it turns, or rests for a moment."""
        return self._timer.isActive()

    def set_on(self, on: bool) -> None:
        """Begin to turn, or stop."""
        self._touched.invalidate()
        self._timer.start() if on else self._timer.stop()

    def _step(self) -> None:
        if self._view.isVisible() and not (self._touched.isValid() and self._touched.elapsed() < PAUSE):
            self._view.turn(360.0 * _INTERVAL / 1000 / _SECONDS_ROUND)
