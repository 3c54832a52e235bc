"""Stepping by itself, a few steps a second, with a slider for the speed."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import QSlider

from latticework.gui.common.preferences import Number
from latticework.gui.common.translation import tr

SPEEDS = (0.5, 1, 2, 3, 5, 8, 12, 20, 30, 50)
"""Steps a second."""

_SPEED = Number("trace/speed", 3, 0, len(SPEEDS) - 1)


class SlowRun(QObject):
    """Calls `step` now and then while it runs; each step is shown before the next is waited for."""

    changed = Signal()

    def __init__(self, step: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._step = step
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMaximum(len(SPEEDS) - 1)
        self.slider.setAccessibleName(tr("Speed"))
        self.slider.setToolTip(tr("How many steps a second the search runs"))
        self.slider.setValue(_SPEED.value)
        self.slider.valueChanged.connect(self._on_speed)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self.running = False

    def set_running(self, running: bool) -> None:
        """Run, or stop."""
        if running != self.running:
            self.running = running
            self.changed.emit()
        if running:
            self._on_time()
        else:
            self._timer.stop()

    def _on_speed(self, value: int) -> None:
        QSettings().setValue(_SPEED.name, value)
        if self.running:
            self._timer.start(self._pause)

    def _on_time(self) -> None:
        self._step()
        if self.running:  # the last step ends it
            self._timer.start(self._pause)

    @property
    def _pause(self) -> int:
        return round(1000 / SPEEDS[self.slider.value()])
