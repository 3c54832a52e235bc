"""Checking puzzles in a thread of its own, as it may take seconds."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.cover import Reason
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.translation import tr
from latticework.gui.document.opened_files import OpenedSearch
from latticework.gui.search.puzzle_check import Look, look_at
from latticework.gui.search.stored_search import EarlierSearch
from latticework.jobs.searched import Document


class PuzzleChecker(QObject):
    """Checks one puzzle at a time; a new one cancels the check of the one before."""

    looking = Signal(object, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._puzzle: Document | None = None
        self.tasks = TaskQueue("check of the puzzle", self._on_done, self._on_progress)

    def look_at(self, puzzle: Document, search: OpenedSearch | None) -> None:
        """Begin to check a puzzle or an exact cover problem, and its search that was opened."""
        self._puzzle = puzzle
        self.tasks.restart(partial(look_at, puzzle, self._folder, search))

    def cancel(self) -> None:
        """Stop checking the current puzzle."""
        self.tasks.cancel()

    def close(self) -> None:
        """Stop looking for good."""
        self.tasks.close()

    def _on_progress(self, doing: str, share: float) -> None:
        self.looking.emit(doing, share)

    def _on_done(self, task: Task[Look]) -> None:
        if task.error is None:
            self.looked.emit(task.result())
        elif self._puzzle is not None:  # the window goes on, and says what it met
            reason = Reason(tr("The puzzle cannot be looked at: {error}", error=repr(task.error)))
            self.looked.emit(Look(self._puzzle, None, (reason,), EarlierSearch()))
