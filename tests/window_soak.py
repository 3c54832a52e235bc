"""The main window under a restless user: to be run in a process of its own, which ends with 0 when nothing came up.

Usage: python window_soak.py SECONDS SEED FOLDER [cycles]. Figures are written as it goes on, while a second thread
makes garbage. With "cycles" that thread looks through all garbage for objects that only the main thread may free, and
says what refers to them: in the program the collector runs in the main thread, but nothing is to depend on it.
"""

import ctypes
import faulthandler
import gc
import os
import sys
import threading
from pathlib import Path
from random import Random
from time import monotonic
from types import FrameType

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtGui import QPaintDevice, QPainter
from PySide6.QtWidgets import QApplication

from faulty_program import FaultyProgram
from latticework.gui.background.garbage import collector
from latticework.gui.shell.crash_reports import CrashReporter
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets import theme
from window_acts import Acts

PAUSE = 15  # milliseconds between two acts
LINES = 30  # of figures
ONLY_IN_THE_MAIN_THREAD = QObject, QPaintDevice, QPainter
REFUSED = ("", "format = 2", "[", "name = '<b>'")


def figures() -> dict[str, int]:
    """Return memory in MB and numbers of descriptors, threads, windows, widgets and blocks that Python has allocated.

    Memory that the allocator keeps for later, here up to 200 MB, is given back first. Objects are not counted by
    `gc.get_objects`: it fails on a tuple that another thread is just building.
    """
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    descriptors, threads = (len(list(Path("/proc/self", kind).iterdir())) for kind in ("fd", "task"))
    return {"memory": pages * os.sysconf("SC_PAGE_SIZE") >> 20, "descriptors": descriptors, "threads": threads,
            "windows": len(QApplication.topLevelWidgets()), "widgets": len(QApplication.allWidgets()),
            "blocks": sys.getallocatedblocks()}


_kept: list[object] = []


class Reporter(CrashReporter):
    """Counts the faults, too."""

    faults = 0

    def report(self, error: BaseException) -> None:
        Reporter.faults += 1
        super().report(error)


class Soak:
    """Acts again and again, also while a dialog has an event loop of its own."""

    def __init__(self, window: MainWindow, seconds: float, acts: Acts) -> None:
        self.window, self.acts, self.count = window, acts, 0
        self.begun = self.reported = monotonic()
        self.end, self.every = self.begun + seconds, seconds / LINES
        QTimer.singleShot(PAUSE, self._act)

    def _act(self) -> None:
        if monotonic() > self.end:
            self._leave()
            return
        QTimer.singleShot(PAUSE, self._act)  # first, as an act may open a dialog and come back only after it
        self.count += 1
        if monotonic() > self.reported + self.every:
            self.reported = monotonic()
            self.report()
        self.acts.once()

    def report(self, *more: object) -> None:
        """Write the figures."""
        sys.stdout.write(f"{monotonic() - self.begun:.0f} s, {self.count} acts, {figures()} {more or ''}\n")
        sys.stdout.flush()

    def _leave(self) -> None:
        above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        self.window.document.stack.setClean()
        if above is not None:
            above.close()
            QTimer.singleShot(PAUSE, self._leave)
        else:
            self.window.close()
            QApplication.quit()


def _look_through_garbage(stop: threading.Event) -> None:
    while not stop.wait(0.2):
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        gc.set_debug(0)
        found = [*gc.garbage]
        gc.garbage.clear()
        if any(isinstance(one, ONLY_IN_THE_MAIN_THREAD) for one in found):
            Reporter.faults += 1
            sys.stdout.write(f"garbage with {_described(found)}\n")
            _kept.append(found)  # or it would be freed in this thread


def _described(found: list[object]) -> str:
    """Name the objects of Qt, and the functions whose frames are in the same garbage."""
    qt = {type(one).__name__ for one in found if isinstance(one, ONLY_IN_THE_MAIN_THREAD)}
    frames = [f"{one.f_code.co_qualname} {one.f_lineno}" for one in found if isinstance(one, FrameType)]
    return f"{qt} among {len(found)} objects, frames {frames[:20]}"


def _make_garbage(stop: threading.Event) -> None:
    while not stop.wait(0.002):
        for _ in range(100):
            cycle: list[object] = []
            cycle.append(cycle)


def _prepare(folder: Path) -> QApplication:
    faulthandler.enable()
    app = QApplication(sys.argv[:1])
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    QSettings().setValue("folder", str(folder))
    for number, text in enumerate(REFUSED):
        (folder / f"{number}.toml").write_text(text, "utf-8")
    theme.apply_theme("light")
    return app


def main() -> int:
    """Soak; return 1 when a fault came up."""
    seconds, seed, folder = float(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    app, stop = _prepare(folder), threading.Event()
    window = MainWindow()
    other = _look_through_garbage if "cycles" in sys.argv else _make_garbage
    QTimer.singleShot(0, collector().take_to_stay)
    with Reporter(window, FaultyProgram(window, window.files.save_as)).watching():
        window.show()
        window.begin(None)
        soak = Soak(window, seconds, Acts(window, Random(seed), folder))
        threading.Thread(target=other, args=(stop,), daemon=True).start()
        app.exec()
        stop.set()
    soak.report(f"{Reporter.faults} faults", soak.acts.done)
    return min(1, Reporter.faults)


if __name__ == "__main__":
    sys.exit(main())
