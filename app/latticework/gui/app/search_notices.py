"""What is told of a search to a user who looks elsewhere: how far it is, and that it has ended."""

import sys
import time

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QSystemTrayIcon

from latticework.gui.common import icons, preferences
from latticework.gui.common.search_state import SearchState
from latticework.gui.common.translation import tr, tr_n
from latticework.gui.search.runner import Runner
from latticework.jobs.totals import Totals
from latticework.search import WHOLE
from latticework.visible_text import one_line

_SHOWN = {SearchState.STARTING, SearchState.RUNNING, SearchState.PAUSING}
_LAUNCHER = "application://latticework.desktop"
"""What docks of Linux know the program by: the name of its desktop file."""

LONG = 30.0
"""Seconds that a search takes at least to be worth a message."""
SHOWN = 10_000
"""Milliseconds that the message stays, where the desktop lets the program say so."""


class SearchShare(QObject):
    """The share explored of a search that runs, in whole per cent; None while none runs.

    Docks of Linux that follow Unity's launcher protocol (Ubuntu Dock, KDE's task bar) show it on the icon. Qt offers
    nothing of the kind for Windows and macOS, where only the title of the window tells.
    """

    changed = Signal()

    def __init__(self, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self.percent: int | None = None
        runner.state_changed.connect(lambda _: self._refresh())
        runner.progressed.connect(lambda _: self._refresh())

    def before(self, title: str) -> str:
        """Return a window's title, with the share before it, as titles are cut at their ends."""
        return title if self.percent is None else tr("{percent} % – {title}", percent=self.percent, title=title)

    def _refresh(self) -> None:
        """Tell of another share; nobody hears of the many moments at which it stays the same."""
        runs = self._runner.state in _SHOWN
        percent = int(100 * self._runner.totals.explored / WHOLE) if runs else None
        if percent != self.percent:
            self.percent = percent
            self.changed.emit()
            _show_on_icon(percent)


def _show_on_icon(percent: int | None) -> None:
    """Tell the docks of the desktop; whoever listens takes note, and nobody answers."""
    if not sys.platform.startswith("linux"):
        return
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - on Linux only
    told = QDBusMessage.createSignal("/latticework", "com.canonical.Unity.LauncherEntry", "Update")
    told.setArguments([_LAUNCHER, {"progress": (percent or 0) / 100, "progress-visible": percent is not None}])
    bus = QDBusConnection.sessionBus()
    if bus.isConnected():
        bus.send(told)


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
