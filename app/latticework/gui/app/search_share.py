"""How far the search of a window is, where one sees it while the window is behind others: its title, the task bar."""

import sys

from PySide6.QtCore import QObject, Signal

from latticework.gui.common.search_state import SearchState
from latticework.gui.common.translation import tr
from latticework.gui.search.runner import Runner
from latticework.search import WHOLE

_SHOWN = {SearchState.STARTING, SearchState.RUNNING, SearchState.PAUSING}
_LAUNCHER = "application://latticework.desktop"
"""What docks of Linux know the program by: the name of its desktop file."""


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
