"""Garbage is collected in the main thread, and it is collected."""

import gc
import subprocess
import sys
import threading
import weakref
from collections import Counter
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from latticework.gui.background import garbage
from latticework.gui.background.garbage import Collector

freed: Counter[int] = Counter()


class Cycle:
    """Refers to itself, so that only the collector can free it; notes in which thread it does."""

    alive = most = 0

    def __init__(self) -> None:
        self.me = self
        Cycle.alive += 1
        Cycle.most = max(Cycle.most, Cycle.alive)

    def __del__(self) -> None:
        freed[threading.get_ident()] += 1
        Cycle.alive -= 1


@pytest.fixture(autouse=True)
def _none_before():
    gc.unfreeze()
    gc.collect()
    freed.clear()
    Cycle.alive = Cycle.most = 0
    yield
    assert gc.get_freeze_count() == 0
    gc.freeze()  # as the tests before it


@pytest.fixture
def collecting(qtbot, monkeypatch):
    """Collect here often, with the event loop begun, while a thread makes garbage."""
    monkeypatch.setattr(garbage, "EVERY", 5)
    stop = threading.Event()
    thread = threading.Thread(target=make_until, args=(stop,))
    before, collector = gc.isenabled(), Collector()
    collector.take_to_stay()
    assert gc.get_freeze_count() > 0
    thread.start()
    yield
    stop.set()
    thread.join()
    collector.close()
    if not before:  # as in most tests of the window
        gc.disable()


def make_until(stop: threading.Event) -> None:
    while not stop.wait(0.001):
        for _ in range(100):
            Cycle()


def test_what_threads_leave_behind_is_freed_in_the_main_thread(qtbot, collecting):
    qtbot.waitUntil(lambda: freed.total() > 20_000, timeout=60_000)
    assert list(freed) == [threading.get_ident()]
    assert Cycle.most < freed.total()  # it was freed while more came


def test_widgets_in_a_cycle_go_in_the_main_thread(qtbot, collecting):
    before, gone = len(QApplication.allWidgets()), Counter()
    for _ in range(20):
        widget = QWidget()
        widget.me = widget  # type: ignore[attr-defined]
        widget.destroyed.connect(lambda: gone.update([threading.get_ident()]))
    del widget
    assert len(QApplication.allWidgets()) == before + 20
    qtbot.waitUntil(lambda: len(QApplication.allWidgets()) == before, timeout=60_000)
    assert gone == {threading.get_ident(): 20}


@pytest.mark.slow
def test_garbage_that_grew_old_goes_too(qtbot, collecting):
    old = [Cycle() for _ in range(3)]
    for _ in range(3):
        gc.collect()
    kinds = Counter(type(made) for made in gc.get_objects(generation=2))
    assert kinds[Cycle] >= 3
    ends = [weakref.ref(made) for made in old]
    del old
    qtbot.waitUntil(lambda: not any(end() for end in ends), timeout=120_000)


@pytest.mark.slow
def test_much_code_that_was_loaded_is_not_looked_at_again(qtbot, collecting, monkeypatch):
    before = gc.get_freeze_count()
    code = [Cycle() for _ in range(50)]
    for number in range(garbage.MUCH + 1):
        monkeypatch.setitem(sys.modules, f"made up {number}", ModuleType("made up"))
    qtbot.waitUntil(lambda: gc.get_freeze_count() >= before + len(code), timeout=60_000)
    looked_at = set(map(id, gc.get_objects()))
    assert not looked_at.intersection(map(id, code))


DIALOGS = """
import faulthandler, sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout
from latticework.gui.background.garbage import collector

def show():
    dialog = QDialog()
    column = QVBoxLayout(dialog)
    for number in range(20):
        column.addWidget(QPushButton(str(number)))
    dialog.me = dialog
    dialog.show()
    QTimer.singleShot(3, dialog.close)

def make_garbage():
    while not stop.wait(0.001):
        for _ in range(200):
            cycle = []
            cycle.append(cycle)

faulthandler.enable()
stop = threading.Event()
app = QApplication([])
app.setQuitOnLastWindowClosed(False)
timer = QTimer(interval=5)
timer.timeout.connect(show)
timer.start()
QTimer.singleShot(1500, app.quit)
if sys.argv[1] == "here":
    collector()
threading.Thread(target=make_garbage, daemon=True).start()
app.exec()
stop.set()
"""


@pytest.mark.slow
def test_dialogs_in_cycles_do_not_crash_the_program():
    """With Python's own collecting, "anywhere", the same program ends by a segmentation fault in most runs."""
    ended = subprocess.run([sys.executable, "-c", DIALOGS, "here"], capture_output=True, text=True, timeout=120,
                           check=False)
    assert ended.returncode == 0, ended.stderr


STEPS = """
import faulthandler, gc
from PySide6.QtWidgets import QApplication
from latticework.gui.editor.document import Document
from latticework.gui.editor.document import UndoStep
from latticework.lattice import builtin
from latticework.puzzle import Puzzle

faulthandler.enable()
gc.disable()
app = QApplication([])
states = [(Puzzle(builtin("square"), name), None) for name in "ab"]
for _ in range(20):
    step = UndoStep(lambda *_: None, "Draw", *states)  # older than its document, so that it is freed first
    document = Document(states[0][0])
    document.me = document
    document.stack.push(step)
    step.show = document._show
    del step, document
    gc.collect()
"""


@pytest.mark.slow
def test_a_document_in_a_cycle_does_not_crash_the_program():
    """Its steps were freed twice: by Python, and by the stack of C++ that keeps them."""
    ended = subprocess.run([sys.executable, "-c", STEPS], capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
