"""The main window under a restless user: to be run in a process of its own, which ends with 0 when nothing came up.

Usage: python window_soak.py SECONDS SEED FOLDER [forced]. Figures are written as it goes on. With "forced" a second
thread collects garbage all the time, so that whatever only the main thread may free shows itself as a crash; without
it, collecting is as in the program while that thread makes garbage.
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

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from faulty_program import FaultyProgram
from latticework.gui.app.crash_reports import CrashReporter
from latticework.gui.app.window import MainWindow
from latticework.gui.background.garbage import collector
from latticework.gui.common import theme
from window_acts import Acts

PAUSE = 15  # milliseconds between two acts
LINES = 30  # of figures
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
        self.begun = self.told = monotonic()
        self.end, self.every = self.begun + seconds, seconds / LINES
        QTimer.singleShot(PAUSE, self._act)

    def _act(self) -> None:
        if monotonic() > self.end:
            self._leave()
            return
        QTimer.singleShot(PAUSE, self._act)  # first, as an act may open a dialog and come back only after it
        self.count += 1
        if monotonic() > self.told + self.every:
            self.told = monotonic()
            self.tell()
        self.acts.once()

    def tell(self, *more: object) -> None:
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


def _collect(stop: threading.Event) -> None:
    while not stop.wait(0.02):
        gc.collect()


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
    other = _collect if "forced" in sys.argv else _make_garbage
    QTimer.singleShot(0, collector().take_to_stay)
    with Reporter(window, FaultyProgram(window, window.files.save_as)).watching():
        window.show()
        window.begin(None)
        soak = Soak(window, seconds, Acts(window, Random(seed), folder))
        threading.Thread(target=other, args=(stop,), daemon=True).start()
        app.exec()
        stop.set()
    soak.tell(f"{Reporter.faults} faults", soak.acts.done)
    return min(1, Reporter.faults)


if __name__ == "__main__":
    sys.exit(main())
