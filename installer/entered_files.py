"""Count the files of the program that are entered from a click on Solve until the first solution is drawn.

    python installer/entered_files.py

prints the numbers, by rooms, and the files in the order in which they are entered first.

Needs the set-up, and a display or QT_QPA_PLATFORM=offscreen. Worker processes, and what only loads a module, are not
counted.
"""

import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from latticework import paths
from latticework.gui.shell.window import MainWindow
from room_figures import APP, PACKAGE, room_of

PUZZLE = "cubic/soma.toml"
SECONDS = 300
"""That each step may take; kernels may have to be compiled first."""

entered: dict[Path, None] = {}
clicked = threading.Event()


def note(frame: FrameType, event: str, _argument: Any) -> None:
    """Note the file of a function that is called, as `sys.setprofile` asks for."""
    code = frame.f_code
    ours = code.co_name != "<module>" and code.co_filename.startswith(str(APP / PACKAGE))
    if event == "call" and clicked.is_set() and ours:
        entered.setdefault(Path(code.co_filename))


def wait_for(there: Callable[[], bool]) -> None:
    """Let the window go on until something is there; raises SystemExit where that takes too long."""
    end = time.monotonic() + SECONDS
    while not there():
        if time.monotonic() > end:
            raise SystemExit(f"this took over {SECONDS} s")
        QTest.qWait(20)


def solve() -> None:
    """Open a puzzle in a window of its own, and note what a click on Solve enters until its picture is there."""
    threading.setprofile(note)  # for all threads that are started from now on; it does not reach earlier ones
    sys.setprofile(note)
    window = MainWindow()
    window.begin(paths.library() / PUZZLE)
    window.show()
    wait_for(lambda: window.runner.look is not None and window.search.go.isEnabled())
    QTest.qWait(2_000)  # for what is loaded in the background
    clicked.set()
    window.search.go.trigger()
    wait_for(lambda: window.pane.isVisible() and window.model.rowCount() > 0)
    QTest.qWait(1_000)  # for the picture
    clicked.clear()
    sys.setprofile(None)
    window.document.stack.setClean()
    window.close()


def main() -> int:
    """Print how many files were entered, by rooms."""
    with tempfile.TemporaryDirectory() as home:
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        QApplication(sys.argv[:1])
        solve()
    rooms = Counter(map(room_of, entered))
    for room, number in sorted(rooms.items()):
        print(f"{room:22}{number:6}")
    print(f"{'all':22}{len(entered):6}")
    print("".join(f"{path.relative_to(APP / PACKAGE)}\n" for path in entered), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
