"""Opening the window: the application object, settings, theme, reports of faults, garbage."""

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from latticework.gui.app.crash_reports import CrashReporter
from latticework.gui.app.garbage_collection import collecting_here
from latticework.gui.app.language import use_wanted_language
from latticework.gui.app.windows import Windows
from latticework.gui.common import icons, theme, work
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
    with collecting_here():
        status = _run(app, Path(arguments[0]) if arguments else None)
    gc.freeze()  # all goes with the process; to look through it first takes half a second
    return status


def _run(app: QApplication, path: Path | None) -> int:
    windows = Windows(app)
    with CrashReporter(windows, windows).watching():
        windows.begin(path)
        status = app.exec()
        work.close_all(PATIENCE)
        return status
