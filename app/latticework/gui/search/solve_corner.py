"""The search in short, seen from every workspace: how it stands, and the button that begins or pauses it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from latticework.gui.common import icons
from latticework.gui.common.translation import tr
from latticework.gui.search.actions import SearchActions
from latticework.gui.search.runner import Runner
from latticework.gui.search.status_texts import button, in_short


class SolveCorner(QWidget):
    """A few words on the search, which lead to it or to what is in its way, beside the button of F5."""

    wanted = Signal()  # the search is to be shown
    blocked = Signal()  # what is in the way is to be shown

    def __init__(self, runner: Runner, commands: SearchActions) -> None:
        super().__init__()
        self._runner, self._commands = runner, commands
        self.words, self.go = QToolButton(autoRaise=True), QPushButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 6)
        layout.addWidget(self.words)
        layout.addWidget(self.go)
        self.words.clicked.connect(lambda _: (self.blocked if commands.hopeless else self.wanted).emit())
        self.go.clicked.connect(commands.go.trigger)
        for told in (runner.state_changed, runner.progressed, runner.looked, runner.followed, commands.go.changed):
            told.connect(lambda *_: self._refresh())
        self._refresh()

    def _refresh(self) -> None:
        state = self._runner.standing
        text, icon, tip = button(self._runner.state)
        self.go.setText(text)
        self.go.setToolTip(tip)
        self.go.setEnabled(self._commands.go.isEnabled())
        icons.set_icon(self.go, icon)
        hopeless = self._commands.hopeless
        words = tr("Something is in the way") if hopeless else in_short(state, self._runner.totals)
        self.words.setText(words)
        self.words.setToolTip(tr("Show what is in the way (Ctrl+2)") if hopeless else tr("Show the search (Ctrl+3)"))
        self.words.setVisible(bool(words))
