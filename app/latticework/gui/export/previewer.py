"""Makes previews in a thread, soon after each change of what is to be seen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.export.preview import Preview

SETTLE = 250
"""Milliseconds after a change before the preview is made anew."""

Make = Callable[[], Preview]


class Previewer(QObject):
    """Makes one preview at a time; a new one gives up the one before."""

    made = Signal(object)  # Preview, or the LatticeworkError that says why there is none
    told = Signal(object, float)  # what is being done, and the share of it that is done

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._make: Make | None = None
        self._tasks = TaskQueue("preview", self._on_done, self._on_progress)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._begin)

    def show(self, make: Make) -> None:
        """Make a preview as soon as nothing was changed for a moment."""
        self.close()
        self._make = make
        self._settle.start()

    def close(self) -> None:
        """Make no preview any more."""
        self._settle.stop()
        self._tasks.cancel()

    def _begin(self) -> None:
        if self._make is not None:
            self._tasks.restart(self._make)

    def _on_progress(self, doing: str, share: float) -> None:
        self.told.emit(doing, share)

    def _on_done(self, task: Task[Preview]) -> None:
        if task.error is None:
            made = task.result()
            if made.whole is not None and not self._settle.isActive():
                self._tasks.restart(made.whole)  # before it is told: who hears of it may give up the rest
            self.made.emit(made)
        elif isinstance(task.error, LatticeworkError):
            self.made.emit(task.error)
