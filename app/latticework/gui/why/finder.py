"""Looks at a puzzle in a thread, soon after it was edited, and says what is being done."""

from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.common.latest_work import LatestWork
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.common.translation import error_text, reworded, tr
from latticework.gui.why.findings import Findings, find
from latticework.puzzle import Puzzle

SETTLE = 300
"""Milliseconds after an edit before the puzzle is looked at."""


class Finder(QObject):
    """Looks at one puzzle at a time; the next one gives up the one before."""

    found = Signal(object)  # Findings
    said = Signal(str)  # what is being done, or why nothing can be found; "" when all is found

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._puzzle: Puzzle | None = None
        self._latest = LatestWork(self)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._begin)
        self._latest.told.connect(lambda doing, _: self.said.emit(reworded(doing)))
        self._latest.ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """Whether something is being looked at, or will be soon."""
        return self._settle.isActive() or self._latest.busy

    def look_at(self, puzzle: Puzzle, soon: bool) -> None:
        """Begin to look at a puzzle, or `soon`, as it may be edited further."""
        self.give_up()
        self._puzzle = puzzle
        self.said.emit(tr("Placing the parts…"))
        if soon:
            self._settle.start()
        else:
            self._begin()

    def give_up(self) -> None:
        """Look at nothing any more."""
        self._settle.stop()
        self._latest.give_up()

    def _begin(self) -> None:
        if self._puzzle is not None:
            self._latest.want(partial(find, self._puzzle))

    def _on_ended(self, future: "Future[Findings]") -> None:
        error = future.exception()
        self.said.emit(error_text(error) if isinstance(error, LatticeworkError) else "")
        if error is None:
            self.found.emit(future.result())
        elif not isinstance(error, LatticeworkError):
            report_failure(future)
