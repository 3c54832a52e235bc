"""A step that can be undone."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from latticework.puzzle import Puzzle

EditState = tuple[Puzzle, int | None]
"""A puzzle, which is immutable and shares most of what it holds with its neighbours, and the subject of editing."""


class UndoStep(QUndoCommand):
    """From one state to another, which are shown by a function of the document."""

    def __init__(
        self, show: Callable[[Puzzle, int | None], None], text: str, before: EditState, after: EditState
    ) -> None:
        super().__init__(text)
        self.show, self.before, self.after = show, before, after

    def redo(self) -> None:
        """Show the state after the step."""
        self.show(*self.after)

    def undo(self) -> None:
        """Show the state before the step."""
        self.show(*self.before)
