"""Telling a user who looks elsewhere that a long search has ended."""

import time

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QSystemTrayIcon

from latticework.gui.common import icons, preferences
from latticework.gui.common.search_state import SearchState
from latticework.gui.common.translation import tr, tr_n
from latticework.gui.search.runner import Runner
from latticework.jobs.totals import Totals
from latticework.visible_text import one_line

LONG = 30.0
"""Seconds that a search takes at least to be worth a message."""
SHOWN = 10_000
"""Milliseconds that the message stays, where the desktop lets the program say so."""


class SearchEndNotice(QAction):
    """Marks the window in the task bar, and shows a message of the desktop; while it is not checked, neither.

    It takes note of when the search of the window begins.
    """

    def __init__(self, window: QMainWindow, runner: Runner) -> None:
        super().__init__(tr("T&ell when a long search ends"), window, checkable=True,
                         checked=preferences.flag(preferences.NOTICE))
        self._window, self._runner, self._began = window, runner, 0.0
        self.tray: QSystemTrayIcon | None = None
        self.toggled.connect(lambda checked: preferences.keep(preferences.NOTICE, checked))
        preferences.changes.changed.connect(self._on_preference)
        runner.state_changed.connect(self._on_state)

    def _on_preference(self, name: str) -> None:
        if name == preferences.NOTICE:
            self.setChecked(preferences.flag(name))

    def _on_state(self, state: SearchState) -> None:
        if state == SearchState.STARTING:
            self._began = time.monotonic()
        elif state == SearchState.FINISHED and self._began and self._runner.look is not None:
            self.tell(self._runner.look.puzzle.name, self._runner.totals, time.monotonic() - self._began)
        if state in {SearchState.FINISHED, SearchState.PAUSED, SearchState.STOPPED, SearchState.LOOKING}:
            self._began = 0.0

    def tell(self, name: str, totals: Totals, seconds: float) -> None:
        """Tell that a search has ended that took so long, unless the user looks at the window anyway."""
        if not self.isChecked() or seconds < LONG or self._window.isActiveWindow():
            return
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable():
            self.tray = self.tray or QSystemTrayIcon(icons.application_icon(), self._window)
            self.tray.messageClicked.connect(self._window.activateWindow)
            self.tray.show()  # a message needs an icon to come from
            self.tray.showMessage(tr("Search finished"), self._text(name, totals), icons.application_icon(), SHOWN)

    def _text(self, name: str, totals: Totals) -> str:
        return tr_n("{name}: {n} solution", "{name}: {n} solutions", totals.solutions, name=one_line(name))
