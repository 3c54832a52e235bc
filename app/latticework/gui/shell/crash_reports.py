"""Reports of errors in any thread: puzzles are saved as recovery copies, then one message box shows the error."""

import sys
import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from latticework.gui.background import Channel, watching
from latticework.gui.widgets.translation import tr, translatable, translated

_TEXT = translatable(
    "Something went wrong inside the program. A copy of your puzzle was saved just now: close the program and start "
    "it again, and it offers you the puzzle as it is. You can also save it in a file of its own.")
_NOT_SAVED = translatable(
    "Something went wrong inside the program. Your puzzle is still here: save it now, then start the program again.")
_NO_PUZZLE = translatable(
    "Something went wrong inside the program. Searches save themselves: close the program and start it again.")
LONGEST = 20_000
"""The most characters of error reports that are shown."""
_NO_FAULTS = (KeyboardInterrupt, SystemExit)


class Program(Protocol):
    """What the reporter needs of the program; tests have a small one of their own."""

    def front(self) -> QWidget | None:
        """Return the window that the user is looking at."""

    def saver(self) -> Callable[[], object] | None:
        """Return a function that asks for a name and saves the puzzle, None where there is no puzzle."""

    def rescue(self) -> bool:
        """Save recovery copies of all puzzles at once; return whether that worked."""

    def leave_with_copies(self) -> None:
        """Close the program, which offers those puzzles at its next start."""


class CrashReporter(QObject):
    """Saves copies of all puzzles when an unexpected error is raised, and shows it in front of a window.

    An error may be raised in any thread; its message box is opened in the main thread. One that is raised again at
    the same place, say at each painting, is not shown again, as its box could never be closed for good.
    """

    def __init__(self, owner: QObject, program: Program) -> None:
        super().__init__(owner)
        self._program = program
        self.box: QMessageBox | None = None
        self._reported: set[str] = set()
        self._shown: list[str] = []
        self._met = Channel(self._show)

    def watching(self) -> AbstractContextManager[None]:
        """Report every uncaught error of any thread until the block is left."""
        return watching(self.report)

    def report(self, error: BaseException) -> None:
        """Write an error to the terminal and show it to the user soon; may be called in any thread."""
        text = "".join(traceback.format_exception(error))
        # In a bundle on Windows without a terminal there is no stderr.
        if sys.stderr is not None:
            sys.stderr.write(text)
        if not isinstance(error, _NO_FAULTS):
            self._met("".join(traceback.format_tb(error.__traceback__)), text)

    def _show(self, place: str, text: str) -> None:
        # An error at each painting would open a box again and again, faster than it can be closed.
        if place in self._reported:
            return
        self._reported.add(place)
        if self.box is None or not shiboken6.isValid(self.box):
            self.box, self._shown = self._opened(), []
        self._shown.append(text)
        self.box.setDetailedText("\n".join(self._shown)[:LONGEST])

    def _opened(self) -> QMessageBox:
        save = self._program.saver()
        text = _NO_PUZZLE if save is None else _TEXT if self._rescued() else _NOT_SAVED
        box = QMessageBox(QMessageBox.Icon.Critical, "Latticework", translated(text),
                          parent=QApplication.activeModalWidget() or self._program.front())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        close = box.addButton(tr("&Close the program"), QMessageBox.ButtonRole.DestructiveRole)
        close.clicked.connect(self._program.leave_with_copies)
        if save is not None:
            button = box.addButton(tr("&Save as…"), QMessageBox.ButtonRole.AcceptRole)
            button.clicked.connect(save)
            box.setDefaultButton(button)
        box.setEscapeButton(box.addButton(tr("&Continue"), QMessageBox.ButtonRole.RejectRole))
        box.open()
        return box

    def _rescued(self) -> bool:
        try:
            return self._program.rescue()
        # Saving uses the program that has just failed, so anything may be raised; the box must open all the same.
        except Exception as error:
            sys.stderr.write("".join(traceback.format_exception(error)))
            return False
