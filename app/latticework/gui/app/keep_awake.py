"""Asks the system not to go to sleep by itself while a search runs; where it cannot be asked, nothing happens."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject

from latticework.gui.common import preferences

NAME = "latticework keeps awake"
"""The connection to the session bus; all it asked for ends with it, also when the program is killed."""

_SERVICES = (
    ("org.freedesktop.PowerManagement", "/org/freedesktop/PowerManagement/Inhibit",
     "org.freedesktop.PowerManagement.Inhibit"),
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
)
"""Who is asked on a desktop of Linux: only about sleep where that is known, else about sleep and screen."""

_SYSTEM_REQUIRED, _CONTINUOUS = 0x1, 0x80000000
"""Flags of SetThreadExecutionState: the system stays awake, the screen need not."""

Release = Callable[[], object]


class KeepAwake(QObject):
    """Keeps the computer awake as long as somebody asks for it and the user has not switched it off."""

    def __init__(self, parent: QObject, ask: Callable[[], Release | None] | None = None) -> None:
        super().__init__(parent)
        self._ask = ask or ask_system
        self._asking: set[object] = set()
        self._release: Release | None = None
        preferences.changes.changed.connect(self._on_preference)

    @property
    def active(self) -> bool:
        """Whether the system was asked and has agreed."""
        return self._release is not None

    def want(self, who: object, wanted: bool) -> None:
        """Note whether somebody, say a search, needs the computer to be awake."""
        (self._asking.add if wanted else self._asking.discard)(who)
        self._refresh()

    def close(self) -> None:
        """Need it no longer."""
        self._asking.clear()
        self._refresh()

    def _on_preference(self, name: str) -> None:
        if name == preferences.AWAKE:
            self._refresh()

    def _refresh(self) -> None:
        wanted = bool(self._asking) and preferences.flag(preferences.AWAKE)
        if wanted and self._release is None:
            self._release = self._ask()
        elif not wanted and self._release is not None:
            release, self._release = self._release, None
            release()


def ask_system() -> Release | None:
    """Ask the system to stay awake; return what takes that back, None where it does not agree."""
    with suppress(OSError, ImportError, AttributeError):
        if sys.platform == "win32":
            return _ask_windows()
        if sys.platform == "darwin":
            return _ask_command("caffeinate", "-i", "cat")
        return _ask_bus() or _ask_command("systemd-inhibit", "--what=idle", "--who=Latticework",
                                          "--why=A search is running", "cat")
    return None


def _ask_bus() -> Release | None:
    """Ask the desktop by D-Bus."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - not on every system
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, NAME)
    for service, path, interface in _SERVICES if bus.isConnected() else ():
        call = QDBusMessage.createMethodCall(service, path, interface, "Inhibit")
        call.setArguments(["Latticework", "A search is running"])
        if bus.call(call, timeout=_PATIENCE).type() == QDBusMessage.MessageType.ReplyMessage:
            return lambda: QDBusConnection.disconnectFromBus(NAME)
    QDBusConnection.disconnectFromBus(NAME)
    return None


_PATIENCE = 500
"""Milliseconds that a service may take to answer; the window waits for it, once for each search."""


def _ask_command(*command: str) -> Release:
    """Run a command that keeps the system awake until its input ends, as it does when the program is killed."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)

    def release() -> None:
        assert process.stdin is not None  # noqa: S101 - for mypy, as it is a pipe
        process.stdin.close()
        process.wait()

    return release


def _ask_windows() -> Release:
    import ctypes  # noqa: PLC0415 - for Windows only
    state = ctypes.windll.kernel32.SetThreadExecutionState  # type: ignore[attr-defined,unused-ignore]
    state(_CONTINUOUS | _SYSTEM_REQUIRED)
    return lambda: state(_CONTINUOUS)
