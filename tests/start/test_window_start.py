"""A window loads no large libraries before it is there, and starts no process; then it loads what is needed soon."""

import signal
import subprocess
import sys

import pytest

import forked_program
from latticework.gui.shell.recovery.copies import RecoveryCopy, read_copy
from quick_suite import in_part

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from latticework.gui.shell import main
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.shell.window import MainWindow

LARGE = {"numba", "pyqtgraph", "PIL", "fpdf", "fontTools", "shapely"}
begin = MainWindow.begin
put_off = []

class Later:
    @staticmethod
    def singleShot(after, *act):
        if after == main.IMPORT_AFTER:
            put_off.append(act)
        else:
            QTimer.singleShot(after, *act)

main.QTimer = Later

def and_look(window, path):
    begin(window, path)
    window.timer = QTimer(window, interval=20)
    window.timer.timeout.connect(lambda: look(window))
    window.timer.start()

def look(window):
    if window.runner.state != SearchState.IDLE or window.library.reading:
        return
    if put_off:
        tell()
        QTimer.singleShot(1, *put_off.pop())
    elif is_loaded(sys.modules.get(main.MODULES[-1])):
        window.timer.stop()
        tell()
        window.close()

def is_loaded(module):
    # It is there from the beginning of its import.
    return module is not None and not module.__spec__._initializing

def tell():
    from multiprocessing import forkserver
    print("loaded:", *sorted(LARGE.intersection(sys.modules)))
    print("server:", getattr(forkserver._forkserver, "_forkserver_pid", None))

MainWindow.begin = and_look
sys.exit(main.open_window([]))
"""


def test_large_libraries_and_workers_wait_and_what_most_users_need_is_then_loaded_beside_the_window(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == "loaded:\nserver: None\nloaded: PIL numba pyqtgraph\nserver: None\n"


SOURCES = """
import linecache
import latticework.gui.shell.window
print(len([name for name in linecache.cache if "latticework" in name]))
"""


@pytest.mark.slow
def test_the_window_keeps_no_sources_of_modules(monkeypatch):
    """PySide reads the source of each module that is imported, and Python would keep it."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", SOURCES], capture_output=True, text=True, timeout=120, check=True)
    assert ended.stdout == "0\n"


EDITED = """
import signal, sys
from dataclasses import replace
from PySide6.QtCore import QTimer
from latticework.gui.shell import main
from latticework.gui.shell.window import MainWindow

begin = MainWindow.begin

def and_edit(window, path):
    begin(window, path)
    window.document.change("Name", replace(window.document.puzzle, name="Not saved"))
    QTimer.singleShot(0, lambda: print("edited", flush=True))

MainWindow.begin = and_edit
signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored in what a shell starts beside itself
sys.exit(main.open_window([]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", in_part(["SIGINT", "SIGTERM", "SIGHUP"], 3))
def test_a_signal_ends_the_window_and_leaves_copies_of_what_is_not_saved(name, tmp_path, monkeypatch):
    """Ctrl+C in its terminal, a terminal that is closed, a computer that is shut down."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    program = forked_program.start([sys.executable, "-c", EDITED], tmp_path, load=forked_program.window)
    assert program.stdout.readline() == "edited\n"
    for _ in range(2):  # a shell may send it beside the system
        program.send_signal(getattr(signal, name))
    try:
        assert "Traceback" not in program.communicate(timeout=60)[1]
    finally:
        program.kill()
    assert program.returncode == 3
    copies = [*tmp_path.glob("latticework/recovery/*/*.toml")]
    found, = [read_copy(copy) for copy in copies]
    assert isinstance(found, RecoveryCopy)
    assert found.puzzle.name == "Not saved"


COPIED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from latticework.gui.shell import main
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.cell_clipboard import copy_cells, own_cells
from latticework.puzzle import load
from latticework.puzzle.library import find

begin = MainWindow.begin

def and_copy(window, path):
    begin(window, path)
    copy_cells(load(find(Path("soma"))), "#ff0000")
    print("copied", len(own_cells()) > 0, flush=True)
    QTimer.singleShot(0, window.close)

MainWindow.begin = and_copy
sys.exit(main.open_window([]))
"""


@pytest.mark.parametrize("platform", ["offscreen", pytest.param("minimal", marks=pytest.mark.slow)])
def test_the_program_ends_in_order_with_copied_cells(platform, monkeypatch):
    """There the clipboard belongs to the program, and freed what Python had made when Python was gone."""
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    ended = subprocess.run([sys.executable, "-c", COPIED], capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (0, "copied True\n"), ended.stderr
