"""What the desktop is told of a search: how far it is, that it has ended, and not to go to sleep while it runs."""

import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QSystemTrayIcon

from latticework.gui.solve.runner import Runner
from latticework.gui.widgets import icons, preferences
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import tr, tr_n
from latticework.jobs.totals import Totals
from latticework.visible_text import one_line, percent

_RUNNING = {SearchState.STARTING, SearchState.RUNNING, SearchState.PAUSING}
_LAUNCHER = "application://latticework.desktop"
"""By this name of its desktop file docks of Linux identify the program."""

_LONG = 30.0
"""Seconds that a search must have taken to be worth a message."""
_MESSAGE_TIME = 10_000
"""Milliseconds that the message stays, on desktops that let a program choose."""

_BUS_NAME = "latticework keeps awake"
"""A connection to the session bus: requests made through it end with it, even if the program is killed."""

_BUS_PATIENCE = 500
"""Milliseconds that a service may take to answer: the window waits for it, once for each search."""

_SERVICES = (
    ("org.freedesktop.PowerManagement", "/org/freedesktop/PowerManagement/Inhibit",
     "org.freedesktop.PowerManagement.Inhibit"),
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
)
"""The services asked on Linux: the first keeps only the computer awake, the second its screen, too."""

_SYSTEM_REQUIRED, _CONTINUOUS = 0x1, 0x80000000
"""Flags of SetThreadExecutionState: the system stays awake, the screen need not."""

_Release = Callable[[], object]


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
        runner.expected.connect(self._refresh)

    def before(self, title: str) -> str:
        """Return a window's title, with the share before it, as titles are cut at their ends."""
        return title if self.percent is None else tr("{percent} % – {title}", percent=self.percent, title=title)

    def _refresh(self) -> None:
        """Report the share only when its per cent changes, which is far less often than the search reports."""
        runs = self._runner.standing in _RUNNING  # not `state`, which may be that of the puzzle before
        now = int(percent(self._runner.totals.explored_part, 0)) if runs else None
        if now != self.percent:
            self.percent = now
            self.changed.emit()
            _show_on_icon(now)


def _show_on_icon(percent: int | None) -> None:
    """Send the share to the docks of the desktop, which do not answer."""
    if not sys.platform.startswith("linux"):
        return
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - on Linux only
    update = QDBusMessage.createSignal("/latticework", "com.canonical.Unity.LauncherEntry", "Update")
    update.setArguments([_LAUNCHER, {"progress": (percent or 0) / 100, "progress-visible": percent is not None}])
    bus = QDBusConnection.sessionBus()
    if bus.isConnected():
        bus.send(update)


class SearchEndNotice(QAction):
    """Reports the end of a long search: marks the window in the task bar and shows a message of the desktop.

    While the action is not checked it does neither.
    """

    def __init__(self, window: QMainWindow, runner: Runner) -> None:
        super().__init__(tr("Notify m&e when a long search ends"), window, checkable=True,
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
            self.notify(self._runner.look.puzzle.name, self._runner.totals, time.monotonic() - self._began)
        if state in {SearchState.FINISHED, SearchState.PAUSED, SearchState.STOPPED, SearchState.LOOKING}:
            self._began = 0.0

    def notify(self, name: str, totals: Totals, seconds: float) -> None:
        """Report that a search has ended, unless it was short or the user looks at the window."""
        if not self.isChecked() or seconds < _LONG or self._window.isActiveWindow():
            return
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable():
            self.tray = self.tray or QSystemTrayIcon(icons.application_icon(), self._window)
            self.tray.messageClicked.connect(self._window.activateWindow)
            # Qt shows messages only through an icon that is visible.
            self.tray.show()
            self.tray.showMessage(tr("Search finished"), self._text(name, totals), icons.application_icon(),
                                  _MESSAGE_TIME)

    def _text(self, name: str, totals: Totals) -> str:
        return tr_n("{name}: {n} solution", "{name}: {n} solutions", totals.solutions, name=one_line(name))


class KeepAwake(QObject):
    """Keeps the computer awake as long as somebody needs it and the user has not switched that off."""

    def __init__(self, parent: QObject, ask: Callable[[], _Release | None] | None = None) -> None:
        super().__init__(parent)
        self._ask = ask or ask_system
        self._asking: set[object] = set()
        self._release: _Release | None = None
        preferences.changes.changed.connect(self._on_preference)

    @property
    def active(self) -> bool:
        """Whether the system was asked and has agreed."""
        return self._release is not None

    def request(self, who: object, needed: bool) -> None:
        """Set whether somebody, say a search, needs the computer to be awake."""
        (self._asking.add if needed else self._asking.discard)(who)
        self._refresh()

    def close(self) -> None:
        """Let the computer sleep, whoever still needs it."""
        self._asking.clear()
        self._refresh()

    def _on_preference(self, name: str) -> None:
        if name == preferences.AWAKE:
            self._refresh()

    def _refresh(self) -> None:
        needed = bool(self._asking) and preferences.flag(preferences.AWAKE)
        if needed and self._release is None:
            self._release = self._ask()
        elif not needed and self._release is not None:
            release, self._release = self._release, None
            release()


def ask_system() -> _Release | None:
    """Ask the system to stay awake; return a function that ends that, None where the system refuses."""
    with suppress(OSError, ImportError, AttributeError):
        if sys.platform == "win32":
            return _ask_windows()
        if sys.platform == "darwin":
            return _ask_command("caffeinate", "-i", "cat")
        return _ask_bus() or _ask_command("systemd-inhibit", "--what=idle", "--who=Latticework",
                                          "--why=A search is running", "cat")
    return None


def _ask_bus() -> _Release | None:
    """Ask the desktop by D-Bus."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - not on every system
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _BUS_NAME)
    for service, path, interface in _SERVICES if bus.isConnected() else ():
        # A desktop has one of the services or both; the first that answers is enough.
        call = QDBusMessage.createMethodCall(service, path, interface, "Inhibit")
        call.setArguments(["Latticework", "A search is running"])
        if bus.call(call, timeout=_BUS_PATIENCE).type() == QDBusMessage.MessageType.ReplyMessage:
            return lambda: QDBusConnection.disconnectFromBus(_BUS_NAME)
    QDBusConnection.disconnectFromBus(_BUS_NAME)
    return None


def _ask_command(*command: str) -> _Release:
    """Run a command that keeps the system awake until its input ends, as it does when the program is killed."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)

    def release() -> None:
        assert process.stdin is not None  # noqa: S101 - for mypy, as it is a pipe
        process.stdin.close()
        process.wait()

    return release


def _ask_windows() -> _Release:
    import ctypes  # noqa: PLC0415 - for Windows only
    state = ctypes.windll.kernel32.SetThreadExecutionState  # type: ignore[attr-defined,unused-ignore]
    state(_CONTINUOUS | _SYSTEM_REQUIRED)
    return lambda: state(_CONTINUOUS)
