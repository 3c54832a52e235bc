"""How the main window opens the window that finds sets of parts, and takes a set as its puzzle."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from latticework.gui.design.finder import SetFinder
from latticework.gui.design.window import SetsWindow
from latticework.gui.editor.file_dialogs import DocumentFiles
from latticework.gui.editor.opened_files import OpenedPuzzle, OpenedSearch
from latticework.puzzle import Origin, Puzzle
from latticework.puzzle.edit_parts import with_text
from latticework.run.crew import Crew


class SetSearch(QObject):
    """The search for sets of parts of a main window; its own window is made when it is first asked for."""

    made = Signal()  # a set is the puzzle of the main window now

    def __init__(self, files: DocumentFiles, crew: Callable[[], Crew]) -> None:
        super().__init__(files.window)
        self.files, self._crew = files, crew
        self.finder = SetFinder(self)
        self.runner = self.finder.runner
        self.window: SetsWindow | None = None
        self._made: Puzzle | None = None

    def open(self) -> None:
        """Show the window for the current target of the main window, or for what it is searching now."""
        window, puzzle = self._shown(), self.files.document.puzzle
        # A set that was made here is no new target.
        if not self.runner.running and puzzle is not self._made:
            window.show_puzzle(puzzle)

    def open_search(self, opened: OpenedSearch) -> None:
        """Show the window for a search that was opened from a file."""
        if isinstance(opened.document, Puzzle):
            self._shown().show_puzzle(opened.document, opened)

    def close(self) -> None:
        """Stop searching and close the window, for good."""
        self.finder.close()
        if self.window is not None:
            self.window.close_work()
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def _shown(self) -> SetsWindow:
        if self.window is None:
            # Without a parent: a window with one would always stay in front of it.
            self.window = SetsWindow(self.finder, self._crew)
            self.window.puzzle_requested.connect(self._take)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        return self.window

    def _take(self, puzzle: Puzzle) -> None:
        """Make a set the puzzle of the main window, after the question about unsaved changes."""
        if self.files.may_leave():
            # Its target may be that of a puzzle by somebody else, about which the notes are.
            self._made = replace(with_text(puzzle, author="", notes=""), origin=Origin())
            self.files.document.show_unsaved(OpenedPuzzle(self._made))
            self.made.emit()
            if self.window is not None:
                self.window.tell_made(puzzle)
