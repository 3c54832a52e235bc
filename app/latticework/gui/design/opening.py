"""How the main window opens the window for designing puzzles, and takes what was found as its puzzle."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from latticework.gui.design.finder import SetFinder
from latticework.gui.design.window import CHALLENGES, PAINT, SETS, SHAPES, DesignWindow
from latticework.gui.editor.file_dialogs import DocumentFiles
from latticework.gui.editor.opened_files import OpenedPuzzle, OpenedSearch
from latticework.gui.solve.runner import Runner
from latticework.puzzle import Origin, Puzzle
from latticework.puzzle.edit_parts import with_text
from latticework.run.crew import Crew

_OF_PARTS = {CHALLENGES, PAINT, SHAPES}
"""The tasks that begin with the parts of a puzzle, not with its target alone."""


class Designing(QObject):
    """Designing puzzles from a main window; the window for it is made when it is first asked for.

    runners: of the searches, for sets of parts, and for all solutions of challenges and of painted cells.
    """

    made = Signal(bool)  # what was found is the puzzle of the main window now; whether with a solution

    def __init__(self, files: DocumentFiles, crew: Callable[[], Crew]) -> None:
        super().__init__(files.window)
        self.files, self._crew = files, crew
        self.finder, self._solving, self._painting = SetFinder(self), Runner(self), Runner(self)
        self.runners = self.finder.runner, self._solving, self._painting
        self.window: DesignWindow | None = None
        self._made: Puzzle | None = None
        self._maker = SETS
        """The puzzle that was made here last, and by which task."""

    def open(self, task: int) -> None:
        """Show a task, SETS or another one of its window, for the puzzle of the main window, or what it does now."""
        window, puzzle = self._shown(), self.files.document.puzzle
        window.list.setCurrentRow(task)
        # What was made here is no new target, unless it is a shape; but of a set or a cut challenges may be wanted.
        if puzzle is not self._made or (task != self._maker and (task in _OF_PARTS or self._maker == SHAPES)):
            window.show_puzzle(puzzle)
        window.list.setFocus()

    def open_search(self, opened: OpenedSearch) -> None:
        """Show a search for sets of parts that was opened from a file."""
        self._shown().open_search(opened)

    def close(self) -> None:
        """Stop all work and close the window, for good."""
        self.finder.close()
        self._solving.close()
        self._painting.close()
        if self.window is not None:
            self.window.close_work()
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def _shown(self) -> DesignWindow:
        if self.window is None:
            # Without a parent: a window with one would always stay in front of it.
            self.window = DesignWindow(self.finder, self._solving, self._painting, self._crew)
            self.window.puzzle_requested.connect(self._take)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        return self.window

    def _take(self, found: OpenedPuzzle) -> None:
        """Make what was found the puzzle of the main window, after the question about unsaved changes."""
        if self.files.may_leave():
            # Its target may be that of a puzzle by somebody else, about which the notes are.
            self._made = replace(with_text(found.puzzle, author="", notes=""),
                                 origin=found.puzzle.origin if found.solutions is not None else Origin())
            self.files.document.show_unsaved(replace(found, puzzle=self._made))
            self.made.emit(found.solutions is not None)
            if self.window is not None:
                self._maker = self.window.list.currentRow()
                self.window.tell_made(found.puzzle)
