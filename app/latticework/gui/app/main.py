"""Opening the window: the application object, settings, theme, reports of faults, garbage."""

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from latticework.gui.app.crash_reports import CrashReporter
from latticework.gui.app.early_imports import EarlyImports
from latticework.gui.app.language import use_wanted_language
from latticework.gui.app.windows import Windows
from latticework.gui.background import close_all
from latticework.gui.background.garbage import collector
from latticework.gui.common import icons, theme
from latticework.version import __version__

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
PATIENCE = 2.0
"""Seconds that the program waits for work in threads when its windows are closed."""


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
        status = app.exec()
        if not close_all(PATIENCE):
            _leave_at_once(status)
        return status


def _leave_at_once(status: int) -> None:
    """End the process beside a thread that never looks whether it was cancelled; all that is stored is stored.

    Python would end such a thread in the middle of a function of Qt, which aborts the program.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(status)
