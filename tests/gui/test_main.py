"""What holds in the program as it is started."""

import os
import subprocess
import sys

import pytest

from cover_texts import queens
from quick_suite import in_part

PROGRAM = """
import atexit, gc, sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from latticework.gui.shell import main

def look():
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        print("garbage is collected", "anywhere" if gc.isenabled() else "in one thread")
        print("told:", box.text())
        QApplication.exit(7)

def begin(windows, path):
    windows.timer = QTimer(windows, interval=50)
    windows.timer.timeout.connect(look)
    windows.timer.start()
    threading.Thread(target=lambda: 1 / 0).start()

main.Windows.begin = begin
atexit.register(lambda: print("at the end", "nothing" if gc.get_freeze_count() else "all", "is looked through"))
sys.exit(main.open_window([]))
"""


def test_threads_are_watched_and_free_nothing(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, "ZeroDivisionError" in ended.stderr) == (7, True)
    assert "garbage is collected in one thread" in ended.stdout
    assert "at the end nothing is looked through" in ended.stdout
    assert "told: Something went wrong" in ended.stdout


ONE_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from latticework.gui.shell import main

begin = main.Windows.begin

def close():
    shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    print("windows:", *(window.windowTitle() for window in shown))
    shown[0].close()

def and_close(windows, path):
    begin(windows, path)
    QTimer.singleShot(0, close)

main.Windows.begin = and_close
sys.exit(main.open_window(sys.argv[1:]))
"""


def test_the_window_of_an_exact_cover_problem_is_alone_and_closing_it_ends_the_program(monkeypatch, tmp_path):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    (tmp_path / "queens.dlx").write_text(queens(6))
    ended = subprocess.run([sys.executable, "-c", ONE_WINDOW, str(tmp_path / "queens.dlx")], capture_output=True,
                           text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (0, "windows: queens\n"), ended.stderr


AT_WORK = """
import atexit, sys, time
atexit.register(time.sleep, 0.5)  # as where much is to be cleared away
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from latticework.cancel import checkpoint
from latticework.gui.shell import main
from latticework.gui.background import TaskQueue

queues = []

def paint():
    while True:
        HOW
        image = QImage(50, 50, QImage.Format.Format_ARGB32)
        with QPainter(image) as painter:
            painter.drawLine(0, 0, 20, 20)

def begin(windows, path):
    queues.extend(TaskQueue("painting") for _ in range(3))
    for queue in queues:
        queue.add(paint)
    QTimer.singleShot(0, lambda: QApplication.exit(5))

main.Windows.begin = begin
sys.exit(main.open_window([]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", in_part(["checkpoint()", "pass"], 2), ids=["cancellable", "never looks"])
def test_threads_that_paint_when_the_program_ends_do_not_crash_it(monkeypatch, how):
    """Nor do those that never look whether they were cancelled."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", AT_WORK.replace("HOW", how)], capture_output=True, text=True,
                           timeout=120, check=False)
    assert (ended.returncode, ended.stderr) == (5, "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there are windows shown by a server")
@pytest.mark.parametrize("named", [
    {}, {"DISPLAY": ""}, {"DISPLAY": ":9999"}, {"DISPLAY": "nonsense"}, {"WAYLAND_DISPLAY": "gone"},
    {"QT_QPA_PLATFORM": "xcb;wayland"}])
def test_without_a_display_that_answers_a_sentence_says_so(named, tmp_path):
    absent = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    around = {name: value for name, value in os.environ.items() if name not in absent}
    done = subprocess.run([sys.executable, "-m", "latticework", "soma"], capture_output=True, text=True, check=False,
                          env={**around, "XDG_RUNTIME_DIR": str(tmp_path), **named})
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.startswith("latticework: there is no display to open a window on; ")
