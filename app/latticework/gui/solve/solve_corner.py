"""The search outside its panel: the corner with the button of F5, and the lines that say what is in the way."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from latticework.gui.solve.actions import SearchActions
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.status_texts import button, complaints, short_text
from latticework.gui.widgets import icons
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.shown_text import Message, literal
from latticework.gui.widgets.translation import isolated, tr
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

_LEAST, _WIDEST, _AROUND = 100, 900, 48
"""Pixels: the least and the greatest width of the words, which are cut and whole in the tool tip, and of the rest."""

_ABOVE, _BELOW = 4, 4
"""Pixels that are free above and below the complaints."""


class SolveCorner(QWidget):
    """A few words on the search beside the button of F5; a click on them leads to the search or what hinders it."""

    search_requested = Signal()  # the search is to be shown
    obstacle_requested = Signal()  # what is in the way is to be shown

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
        self.words.clicked.connect(
            lambda _: (self.obstacle_requested if runner.hopeless else self.search_requested).emit())
        self.go.clicked.connect(commands.go.trigger)
        for signal in (runner.state_changed, runner.progressed, runner.looked, runner.followed, commands.go.changed):
            signal.connect(lambda *_: self._refresh())
        self._refresh()

    def fit(self, room: int) -> None:
        """Cut the words so that all together is no wider than so many pixels, where that is possible."""
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
        words = self._obstacle() if hopeless else short_text(state, self._runner.totals)
        tip = f"{words}\n" + tr("Show what is in the way (Ctrl+2)") if hopeless else tr("Show the search (Ctrl+3)")
        first = self.fontMetrics().elidedText(words.partition("\n")[0], Qt.TextElideMode.ElideRight, self._widest)
        self.words.setText(first.replace("&", "&&"))
        # Without a minimum of its own the button keeps the window as wide as its words.
        self.words.setMinimumWidth(min(_LEAST, self.words.sizeHint().width()))
        self.words.setAccessibleName(words)
        self.words.setToolTip(literal(tip))
        self.words.setVisible(bool(words))

    def _obstacle(self) -> str:
        """Return which puzzle cannot be solved and why, the first reason on the first line."""
        look = self._runner.look
        reasons = complaints(look)[0] if look else ""
        return tr("{puzzle}: {reason}", puzzle=isolated(one_line(look.puzzle.name)),
                  reason=reasons or tr("something is in the way")) if look else ""


class WaysOut(QWidget):
    """Buttons for a puzzle that cannot be solved: to show the reasons in colours, or where parts lack to add some."""

    reasons_requested = Signal()  # the reasons are to be shown in colours

    def __init__(self, direction: QBoxLayout.Direction) -> None:
        super().__init__()
        self.why = QPushButton(tr("Show why"))
        self.why.setToolTip(tr("Show in colours on the target why there is no solution (F6)"))
        self.why.clicked.connect(self.reasons_requested)
        self.adding: list[QPushButton] = []
        self._line = QBoxLayout(direction, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def offer(self, actions: Iterable[QAction]) -> None:
        """Make a button for each action that adds parts."""
        for action in actions:
            button = QPushButton(action.text().replace("&", ""))  # its letter belongs to the menu
            button.setToolTip(action.toolTip())
            button.clicked.connect(lambda _, action=action: action.trigger())
            self.adding.append(button)
            self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def fit(self, look: Look) -> None:
        """Show the buttons that help with a puzzle, or none."""
        reasons, puzzle = bool(look.reasons) and look.prepared is not None, look.puzzle
        drawn = not isinstance(puzzle, Puzzle) or bool(puzzle.target.cells and puzzle.parts)
        bare = isinstance(puzzle, Puzzle) and bool(puzzle.target.cells) and not puzzle.parts
        shown = [*([self.why] if reasons and drawn else []), *(self.adding if bare else [])]
        for way in (self.why, *self.adding):
            way.setVisible(way in shown)
        self.setVisible(bool(shown))


class Complaints(QWidget):
    """Lists the reasons why there is no solution, as links to parts or cells; hidden where there are none."""

    reason_clicked = Signal(object)  # Reason
    reasons_requested = Signal()  # the reasons are to be shown in colours

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
        self.ways.reasons_requested.connect(self.reasons_requested)
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
