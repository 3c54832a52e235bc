"""The search outside its panel: the corner with the button of F5, and the lines that say what is in the way."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from latticework.gui.common import icons
from latticework.gui.common.search_state import SearchState
from latticework.gui.common.shown_text import Message, literal
from latticework.gui.common.translation import isolated, tr
from latticework.gui.search.actions import SearchActions
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner
from latticework.gui.search.status_texts import button, complaints, in_short
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

_LEAST, _WIDEST, _AROUND = 100, 900, 48
"""Pixels that the words have at least and at most, those cut being in the tool tip, and of what is around them."""

_ABOVE, _BELOW = 4, 4
"""Pixels."""


class SolveCorner(QWidget):
    """A few words on the search, which lead to it or to what is in its way, beside the button of F5."""

    wanted = Signal()  # the search is to be shown
    blocked = Signal()  # what is in the way is to be shown

    def __init__(self, runner: Runner, commands: SearchActions) -> None:
        super().__init__()
        self._runner, self._commands = runner, commands
        self.words, self.go = QToolButton(autoRaise=True), QPushButton()
        self._widest = _WIDEST
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 6)
        layout.addWidget(self.words)
        layout.addWidget(self.go)
        self.words.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.words.clicked.connect(lambda _: (self.blocked if runner.hopeless else self.wanted).emit())
        self.go.clicked.connect(commands.go.trigger)
        for told in (runner.state_changed, runner.progressed, runner.looked, runner.followed, commands.go.changed):
            told.connect(lambda *_: self._refresh())
        self._refresh()

    def fit(self, room: int) -> None:
        """Cut the words so that all takes so many pixels, where that can be."""
        widest = max(_LEAST, min(_WIDEST, room - _AROUND - self.go.sizeHint().width()))
        if widest != self._widest:
            self._widest = widest
            self._refresh()

    def _refresh(self) -> None:
        state = self._runner.standing
        text, icon, tip = button(self._runner.state)
        self.go.setText(text)
        self.go.setToolTip(tip)
        self.go.setEnabled(self._commands.go.isEnabled())
        icons.set_icon(self.go, icon)
        hopeless = self._runner.hopeless
        words = self._in_the_way() if hopeless else in_short(state, self._runner.totals)
        tip = f"{words}\n" + tr("Show what is in the way (Ctrl+2)") if hopeless else tr("Show the search (Ctrl+3)")
        first = self.fontMetrics().elidedText(words.partition("\n")[0], Qt.TextElideMode.ElideRight, self._widest)
        self.words.setText(first.replace("&", "&&"))
        self.words.setMinimumWidth(min(_LEAST, self.words.sizeHint().width()))  # not what keeps a window wide
        self.words.setAccessibleName(words)
        self.words.setToolTip(literal(tip))
        self.words.setVisible(bool(words))

    def _in_the_way(self) -> str:
        """Return which puzzle can have no solution and why, the first reason on the first line."""
        look = self._runner.look
        reasons = complaints(look)[0] if look else ""
        return tr("{puzzle}: {reason}", puzzle=isolated(one_line(look.puzzle.name)),
                  reason=reasons or tr("something is in the way")) if look else ""


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
        for offered in (self.why, *self.adding):
            offered.setVisible(offered in shown)
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
        layout.setContentsMargins(8, _ABOVE, 8, _BELOW)
        layout.addWidget(self.message, 1)
        layout.addWidget(self.ways, 0, Qt.AlignmentFlag.AlignTop)
        self.setMinimumHeight(self.ways.why.sizeHint().height() + _ABOVE + _BELOW)
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
