"""A puzzle that is being edited: its history, and which of its sets of cells is at hand."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack
from shiboken6 import isValid

from latticework.gui.document.undo_step import UndoStep
from latticework.lattice import Cell
from latticework.puzzle import Puzzle, edit_cells, edit_parts, targets

UNDO_LIMIT = 500


class EditedPuzzle(QObject):
    """A puzzle whose changes can be undone, and the subject of editing.

    `subject` is None for the target at hand or the number of a part. Which target is at hand is no part of the
    history: undo and redo go to the target where the step was made.
    """

    changed = Signal(object, object)  # old and new Puzzle
    modified_changed = Signal(bool)
    subject_changed = Signal(object)  # None or the number of a part; not told beside `target_changed`
    target_changed = Signal()  # after `changed`, when another target is at hand

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.subject: int | None = None
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(UNDO_LIMIT)
        self.stack.cleanChanged.connect(self._clean_changed)

    def __del__(self) -> None:
        """Let the stack free its steps, before Python's collector frees each of them and the stack does it again."""
        if isValid(self.stack):
            self.stack.blockSignals(True)
            self.stack.clear()

    @property
    def modified(self) -> bool:
        """Whether there is something that is not in the file."""
        return not self.stack.isClean()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells being edited."""
        return edit_cells.cells_of(self.puzzle, self.subject)

    def undo_leads_to(self, puzzle: Puzzle) -> bool:
        """Whether undoing steps leads back to a puzzle that was here."""
        steps = map(self.stack.command, range(self.stack.index()))
        return any(isinstance(step, UndoStep) and step.before[0] is puzzle for step in steps)

    def change(self, text: str, puzzle: Puzzle) -> None:
        """Replace the puzzle as one step that can be undone; nothing happens when it is the same."""
        self._push(text, puzzle, self.subject)

    def change_parts(self, text: str, parts: int | Iterable[int], change: Callable[[Puzzle, int], Puzzle]) -> None:
        """Change a part, or several alike, as one step that can be undone."""
        numbers = (parts,) if isinstance(parts, int) else parts
        self.change(text, edit_parts.with_each(self.puzzle, numbers, change))

    def set_subject(self, subject: int | None) -> None:
        """Edit the target (None) or a part; not a step to undo."""
        if subject is not None and not 0 <= subject < len(self.puzzle.parts):
            raise IndexError(subject)
        if subject != self.subject:
            self.subject = subject
            self.subject_changed.emit(subject)

    def show_target(self, number: int) -> None:
        """Edit another target; not a step to undo and nothing to save, as a file always opens at the first."""
        if not 0 <= number <= len(self.puzzle.others):
            raise IndexError(number)
        if number != self.puzzle.place:
            self._show(targets.at_target(self.puzzle, number), None)

    def _push(self, text: str, puzzle: Puzzle, subject: int | None) -> None:
        if puzzle != self.puzzle:
            after = edit_parts.with_true_counts(self.puzzle, puzzle)
            self.stack.push(UndoStep(self._show, text, (self.puzzle, self.subject), (after, subject)))

    def _show(self, puzzle: Puzzle, subject: int | None) -> None:
        old, was = self.puzzle, self.subject
        self.puzzle, self.subject = puzzle, subject  # before emitting: a slot of either signal may read both
        self.changed.emit(old, puzzle)
        if (old.place, len(old.others)) != (puzzle.place, len(puzzle.others)):
            self.target_changed.emit()
        elif subject != was:
            self.subject_changed.emit(subject)

    def _clean_changed(self, clean: bool) -> None:
        self.modified_changed.emit(not clean)
