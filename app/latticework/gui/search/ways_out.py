"""The buttons beside the reasons why there is no solution: they show these, or add what is missing."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from latticework.gui.common.translation import tr
from latticework.gui.search.puzzle_check import Look
from latticework.puzzle import Puzzle


class WaysOut(QWidget):
    """Shows a button for the reasons in colours, or where parts are missing a button for each way to add some."""

    why_wanted = Signal()  # the reasons are to be shown in colours

    def __init__(self, direction: QBoxLayout.Direction) -> None:
        super().__init__()
        self.why = QPushButton(tr("Show why"))
        self.why.setToolTip(tr("Show in colours on the target why there is no solution (F6)"))
        self.why.clicked.connect(self.why_wanted)
        self.adding: list[QPushButton] = []
        self._line = QBoxLayout(direction, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def offer(self, actions: Iterable[QAction]) -> None:
        """Have buttons for the actions that add parts."""
        for action in actions:
            button = QPushButton(action.text().replace("&", ""))  # its letter belongs to the menu
            button.setToolTip(action.toolTip())
            button.clicked.connect(lambda _, action=action: action.trigger())
            self.adding.append(button)
            self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def fit(self, look: Look) -> None:
        """Show what helps with a puzzle."""
        reasons, puzzle = bool(look.reasons) and look.prepared is not None, look.puzzle
        drawn = not isinstance(puzzle, Puzzle) or bool(puzzle.target.cells and puzzle.parts)
        bare = isinstance(puzzle, Puzzle) and bool(puzzle.target.cells) and not puzzle.parts
        shown = [*([self.why] if reasons and drawn else []), *(self.adding if bare else [])]
        for button in (self.why, *self.adding):
            button.setVisible(button in shown)
        self.setVisible(bool(shown))
