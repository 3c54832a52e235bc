"""Makes previews in a thread, soon after each change of what is to be seen."""

from collections.abc import Callable
from concurrent.futures import Future

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.common.latest_work import LatestWork
from latticework.gui.common.thread_failures import report_failure
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
        self._latest = LatestWork(self)
        self._latest.told.connect(self.told)
        self._latest.ended.connect(self._on_ended)
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
        self._latest.give_up()

    def _begin(self) -> None:
        if self._make is not None:
            self._latest.want(self._make)

    def _on_ended(self, future: "Future[Preview]") -> None:
        error = future.exception()
        if error is None:
            made = future.result()
            if made.whole is not None and not self._settle.isActive():
                self._latest.want(made.whole)  # before it is told: who hears of it may give up the rest
            self.made.emit(made)
        elif isinstance(error, LatticeworkError):
            self.made.emit(error)
        else:
            report_failure(future)
