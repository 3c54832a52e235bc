"""Opening the window: the application object, settings, theme, reports of faults, signals, garbage."""

import gc
import os
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from latticework.gui.app.crash_reports import CrashReporter
from latticework.gui.app.language import use_wanted_language
from latticework.gui.app.windows import Windows
from latticework.gui.background import TaskQueue, close_all
from latticework.gui.background.garbage import collector
from latticework.gui.common import icons, theme
from latticework.version import __version__

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
PATIENCE = 2.0
"""Seconds that the program waits for work in threads when its windows are closed."""
SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Those of Ctrl+C, of a computer that is shut down, and of a terminal that is closed."""
STOPPED = 3
"""The exit status after such a signal, which commands have, too."""

AFTER = 1500
"""Milliseconds from the first picture of the window on, which is not to come later for early imports."""

MODULES = ("latticework.run.examination", "latticework.apart.disassembler", "latticework.gui.activity.plots_page",
           "latticework.gui.console.repl", "latticework.files.pictures.png")
"""What most users need soon: what a search, the plots, the console and copied pictures load."""


def open_window(arguments: Sequence[str]) -> int:
    """Open the window, with the file of the first argument if there is one; return the exit status."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, DISPLAYS)):
        sys.stderr.write("latticework: there is no display to open a window on; latticework --help shows what "
                         "works in a terminal\n")
        return 4
    app = QApplication([sys.argv[0], *arguments])
    app.setOrganizationName("latticework")
    app.setApplicationName("latticework")
    app.setApplicationDisplayName("Latticework")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("latticework")
    use_wanted_language(app)
    app.setWindowIcon(icons.application_icon())
    theme.apply_theme(theme.chosen_before(QSettings().value("theme")))
    QTimer.singleShot(0, collector().take_to_stay)
    status = _run(app, Path(arguments[0]) if arguments else None)
    gc.freeze()  # all goes with the process; to look through it first takes half a second
    return status


def _run(app: QApplication, path: Path | None) -> int:
    windows = Windows(app)
    with CrashReporter(windows, windows).watching():
        windows.begin(path)
        EarlyImports(windows)
        with _leaving_at_signals(windows) as met:
            status = app.exec()
        status = STOPPED if met else status
        if not close_all(PATIENCE):
            _leave_at_once(status)
        return status


@contextmanager
def _leaving_at_signals(windows: Windows) -> Iterator[list[int]]:
    """Let a signal close the windows, with copies of what is not saved; yield a list of the signals that came.

    Python handles a signal only between steps of its own, and Qt may wait for hours between two of them. So the
    number goes through a socket that Qt waits for, too, and nothing happens in the midst of other work. Later signals
    do nothing: when a terminal is closed, its shell sends one and the system another.
    """
    met: list[int] = []
    ours, theirs = socket.socketpair()
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read)

    def leave() -> None:
        came, first = ours.recv(100), not met
        met.extend(came)
        if first:
            windows.leave_with_copies()

    notifier.activated.connect(leave)
    theirs.setblocking(False)
    signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
    before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS
              if signal.getsignal(number) is not signal.SIG_IGN}  # nohup has one ignored
    try:
        yield met
    finally:
        for number, former in before.items():
            signal.signal(number, former)
        signal.set_wakeup_fd(-1)
        notifier.setEnabled(False)
        ours.close()
        theirs.close()


def _leave_at_once(status: int) -> None:
    """End the process beside a thread that never looks whether it was cancelled; all that is stored is stored.

    Python would end such a thread in the middle of a function of Qt, which aborts the program.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(status)


class EarlyImports(QObject):
    """Imports MODULES beside the window, one after the other, a while after it was made, so that no panel waits.

    An import in the main thread would keep the window from answering for a quarter of a second and more. None of
    these modules makes an object of Qt when it is imported.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.imports = TaskQueue("imports", faults=False)  # what cannot be loaded is told where it is needed
        QTimer.singleShot(AFTER, self, self._begin)

    def _begin(self) -> None:
        for name in MODULES:
            self.imports.add(partial(import_module, name))
