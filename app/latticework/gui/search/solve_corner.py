"""The search in short, seen from every workspace: how it stands, and the button that begins or pauses it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from latticework.gui.common import icons
from latticework.gui.common.shown_text import literal
from latticework.gui.common.translation import isolated, tr
from latticework.gui.search.actions import SearchActions
from latticework.gui.search.runner import Runner
from latticework.gui.search.status_texts import button, complaints, in_short
from latticework.visible_text import one_line

LEAST, WIDEST, AROUND = 100, 900, 48
"""Pixels that the words have at least and at most, those cut being in the tool tip, and of what is around them."""


class SolveCorner(QWidget):
    """A few words on the search, which lead to it or to what is in its way, beside the button of F5."""

    wanted = Signal()  # the search is to be shown
    blocked = Signal()  # what is in the way is to be shown

    def __init__(self, runner: Runner, commands: SearchActions) -> None:
        super().__init__()
        self._runner, self._commands = runner, commands
        self.words, self.go = QToolButton(autoRaise=True), QPushButton()
        self._widest = WIDEST
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
        widest = max(LEAST, min(WIDEST, room - AROUND - self.go.sizeHint().width()))
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
        self.words.setMinimumWidth(min(LEAST, self.words.sizeHint().width()))  # not what keeps a window wide
        self.words.setAccessibleName(words)
        self.words.setToolTip(literal(tip))
        self.words.setVisible(bool(words))

    def _in_the_way(self) -> str:
        """Return which puzzle can have no solution and why, the first reason on the first line."""
        look = self._runner.look
        reasons = complaints(look)[0] if look else ""
        return tr("{puzzle}: {reason}", puzzle=isolated(one_line(look.puzzle.name)),
                  reason=reasons or tr("something is in the way")) if look else ""
