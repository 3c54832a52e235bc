"""The panel of the console, which loads the console when it is first shown, and its names for what is shown."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from latticework import puzzle as documents
from latticework.errors import LatticeworkError, shown
from latticework.gui.background import Channel

if TYPE_CHECKING:
    from latticework.gui.help.console.repl import Repl


class ConsolePanel(QWidget):
    """Python for the puzzle in the window. show: puts another puzzle into the window; raises LatticeworkError."""

    def __init__(self, show: Callable[[documents.Puzzle], None]) -> None:
        super().__init__()
        self._show = show
        self._seen: tuple[documents.Puzzle, Path | None] | None = None
        self._stale = True
        self.repl: Repl | None = None
        self.setLayout(QVBoxLayout())
        # A method of the panel itself, as a channel keeps only a weak reference to it.
        self._showing = Channel(self._show_puzzle)

    def follow(self, puzzle: documents.Puzzle, search: Path | None) -> None:
        """Let the names of the console stand for this puzzle and its search from the next command on."""
        if self._seen is None or self._seen[0] is not puzzle or self._seen[1] != search:
            self._seen, self._stale = (puzzle, search), True

    def showEvent(self, event: QShowEvent) -> None:
        """Make the console when it is first shown."""
        super().showEvent(event)
        if self.repl is None:
            self._make()

    def close_command(self) -> None:
        """Stop the command that runs, as the window closes."""
        if self.repl is not None:
            self.repl.close_command()

    def _make(self) -> None:
        # Loaded only here, as most users never open the console and the window must start fast.
        import latticework as lw  # noqa: PLC0415 - most users never need them
        from latticework.gui.help.console.namespace import FIRST_LINES  # noqa: PLC0415
        from latticework.gui.help.console.repl import Repl  # noqa: PLC0415

        names: dict[str, Any] = {"lw": lw, "show": partial(_show_from_command, self._showing), "input": _no_input}
        self.repl = Repl(names, FIRST_LINES, self._renew)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self.repl)
        self.setFocusProxy(self.repl)

    def _renew(self) -> None:
        """Set the names that follow the window, if it shows another puzzle or search than before."""
        from latticework.api.puzzle import Puzzle  # noqa: PLC0415
        from latticework.gui.help.console.namespace import SearchInWindow, SolutionsInWindow  # noqa: PLC0415

        if not self._stale or self._seen is None or self.repl is None:
            return
        self._stale = False
        puzzle, search = Puzzle.of(self._seen[0]), SearchInWindow(self._seen[1])
        self.repl.names.update(puzzle=puzzle, search=search, solutions=SolutionsInWindow(puzzle, search))

    def _show_puzzle(self, puzzle: documents.Puzzle) -> None:
        self._show(puzzle)


def _show_from_command(showing: Channel, puzzle: object) -> None:
    """Put a puzzle into the window, as one step that can be undone. Called in the thread of a command."""
    document = getattr(puzzle, "document", puzzle)
    if not isinstance(document, documents.Puzzle):
        raise LatticeworkError(f"show: {shown(puzzle)} should be a puzzle, as lw.load and lw.Puzzle return it")
    showing.ask(document)


def _no_input(_: object = "") -> str:
    raise LatticeworkError("input: the console takes commands only; set a variable instead")
