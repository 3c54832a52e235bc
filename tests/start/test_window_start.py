"""A window in which nothing is done yet loads no kernels and no libraries of files, and starts no process."""

import subprocess
import sys

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from latticework.gui.app import main
from latticework.gui.common.search_state import SearchState
from latticework.gui.app.window import MainWindow

LARGE = {"numba", "scipy", "pyqtgraph", "PIL", "fpdf", "fontTools", "shapely"}
begin = MainWindow.begin

def and_look(window, path):
    begin(window, path)
    window.timer = QTimer(window, interval=20)
    window.timer.timeout.connect(lambda: look(window))
    window.timer.start()

def look(window):
    if window.runner.state == SearchState.IDLE and not window.library.reading:
        window.timer.stop()
        from multiprocessing import forkserver
        print("loaded:", *sorted(LARGE.intersection(sys.modules)))
        print("server:", getattr(forkserver._forkserver, "_forkserver_pid", None))
        window.close()

MainWindow.begin = and_look
sys.exit(main.open_window([]))
"""


def test_large_libraries_and_workers_wait_until_they_are_needed(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (0, "loaded:\nserver: None\n"), ended.stderr
