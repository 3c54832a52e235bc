"""Makes previews in a thread, soon after each change of what is to be seen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.common.work import Work
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
        self._wanted: Make | None = None
        self._work: Work | None = None
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._begin)

    def show(self, make: Make) -> None:
        """Make a preview as soon as nothing was changed for a moment."""
        self.close()
        self._wanted = make
        self._settle.start()

    def close(self) -> None:
        """Make no preview any more."""
        self._wanted = None
        self._settle.stop()
        if self._work is not None:
            self._work.give_up()

    def _begin(self) -> None:
        if self._work is None and self._wanted is not None:  # else the end of that work begins this one
            self._work, self._wanted = Work(self._wanted), None
            self._work.ended.connect(self._on_ended)
            self._work.told.connect(self._on_told)
            self._work.start()

    def _on_told(self, doing: str, share: float) -> None:
        if self._work is not None and not self._work.given_up.is_set():
            self.told.emit(doing, share)

    def _on_ended(self) -> None:
        work, self._work = self._work, None
        if work is not None and not work.given_up.is_set():
            error = work.future.exception()
            if error is None:
                made: Preview = work.future.result()
                self._wanted = made.whole
                self.made.emit(made)
            elif isinstance(error, LatticeworkError):
                self.made.emit(error)
            else:
                report_failure(work.future)
        if not self._settle.isActive():
            self._begin()
