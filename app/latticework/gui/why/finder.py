"""Looks at a puzzle in a thread, soon after it was edited, and says what is being done."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
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
        self._tasks = TaskQueue("reasons", self._on_done, self._on_progress)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._begin)

    @property
    def busy(self) -> bool:
        """Whether something is being looked at, or will be soon."""
        return self._settle.isActive() or self._tasks.busy

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
        self._tasks.cancel()

    def _begin(self) -> None:
        if self._puzzle is not None:
            self._tasks.restart(partial(find, self._puzzle))

    def _on_progress(self, doing: str, _: float) -> None:
        self.said.emit(reworded(doing))

    def _on_done(self, task: Task[Findings]) -> None:
        self.said.emit(error_text(task.error) if isinstance(task.error, LatticeworkError) else "")
        if task.error is None:
            self.found.emit(task.result())
