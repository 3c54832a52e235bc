"""The lines that say what keeps a puzzle from being solved."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from latticework.gui.common.search_state import SearchState
from latticework.gui.common.shown_text import Message
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner
from latticework.gui.search.status_texts import complaints
from latticework.gui.search.ways_out import WaysOut

ABOVE, BELOW = 4, 4
"""Pixels."""


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
