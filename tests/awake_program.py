"""Two programs on a session bus: python awake_program.py service|client; each line says what happened.

The service stands for the desktop: it is asked to stay awake, and notices when who asked is gone. The client asks,
and waits for a line of input before it takes that back.
"""

import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusServiceWatcher, QDBusVirtualObject

from latticework.gui.shell.desktop_notices import ask_system

SERVICE = "org.freedesktop.ScreenSaver"


def say(text: str) -> None:
    """Write a line."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


class Desktop(QDBusVirtualObject):
    """Agrees to stay awake."""

    def introspect(self, _path: str) -> str:
        """Say nothing about itself."""
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:  # noqa: N802 - as Qt calls it
        """Agree, and watch who asked."""
        say(f"{message.member()} {message.arguments()[0]}")
        self.watcher = QDBusServiceWatcher(message.service(), connection,
                                           QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration)
        self.watcher.serviceUnregistered.connect(lambda _: say("gone"))
        connection.send(message.createReply([7]))
        return True


def main() -> int:
    """Be one of the two."""
    app = QCoreApplication(sys.argv)
    if sys.argv[1] == "service":
        bus, desktop = QDBusConnection.sessionBus(), Desktop()
        bus.registerVirtualObject("/org/freedesktop/ScreenSaver", desktop)
        say(str(bus.registerService(SERVICE)))
        return app.exec()
    release = ask_system()
    say(str(release is not None))
    sys.stdin.readline()
    if release is not None:
        release()
    say("released")
    sys.stdin.readline()
    return 0


if __name__ == "__main__":
    sys.exit(main())
