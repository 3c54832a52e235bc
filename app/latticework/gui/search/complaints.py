"""The lines that say what keeps a puzzle from being solved, and the buttons that help."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from latticework.gui.common.search_state import SearchState
from latticework.gui.common.shown_text import Message
from latticework.gui.common.translation import tr
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner
from latticework.gui.search.status_texts import complaints
from latticework.puzzle import Puzzle

ABOVE, BELOW = 4, 4
"""Pixels."""


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


class Complaints(QWidget):
    """Shows the reasons why there is no solution, as links to what they speak of; hidden where there are none."""

    reason_clicked = Signal(object)  # Reason
    why_wanted = Signal()  # the reasons are to be shown in colours

    def __init__(self, runner: Runner) -> None:
        super().__init__()
        self._runner = runner
        self.message, self.ways = Message(), WaysOut(QBoxLayout.Direction.LeftToRight)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, ABOVE, 8, BELOW)
        layout.addWidget(self.message, 1)
        layout.addWidget(self.ways, 0, Qt.AlignmentFlag.AlignTop)
        self.setMinimumHeight(self.ways.why.sizeHint().height() + ABOVE + BELOW)
        self.hide()
        self.message.linkActivated.connect(self._on_link)
        self.ways.why_wanted.connect(self.why_wanted)
        runner.looked.connect(self._on_look)
        runner.state_changed.connect(self._on_state)

    def _on_look(self, look: Look) -> None:
        text, links = complaints(look)
        self.message.tell(text, links)
        self.ways.fit(look)
        self.setVisible(bool(text))

    def _on_state(self, state: SearchState) -> None:
        if state in {SearchState.STARTING, SearchState.RUNNING}:
            self.hide()

    def _on_link(self, number: str) -> None:
        if self._runner.look is not None:
            self.reason_clicked.emit(self._runner.look.reasons[int(number)])
