"""Work that the user waits for: what comes of it, what is shown of it, and that it can be cancelled."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import delete

from latticework import cancel
from latticework.gui.widgets import dialogs
from latticework.gui.widgets.dialogs import waited_for


@pytest.fixture
def parent(qtbot, monkeypatch):
    monkeypatch.setattr(dialogs, "MOMENT", 0.0)
    monkeypatch.setattr(cancel, "MOMENT", 0.0)
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_result_and_the_error_come_back(parent):
    assert waited_for(parent, "Counting", lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        waited_for(parent, "Dividing", lambda: 1 // 0)


def test_an_error_keeps_nothing_of_who_waited_for_it(parent):
    """No cycle is left to Python's collector, which would keep objects of Qt alive until it comes."""
    class Known:
        pass

    def wait():
        known = Known()
        found.append(weakref.ref(known))
        with pytest.raises(KeyError):
            waited_for(parent, "Looking", lambda: {}["x"])

    found = []
    assert not gc.isenabled()  # it would free what it finds in any thread
    wait()
    assert found[0]() is None


def test_it_says_how_far_it_is(parent, qtbot, monkeypatch):
    seen, go_on = [], threading.Event()

    def work():
        while not go_on.wait(0.01):
            cancel.checkpoint("Half of it", 0.5)
        return "done"

    def watch(dialog):
        qtbot.waitUntil(lambda: dialog.bar.value() == 500)
        seen.append(dialog.label.text())
        go_on.set()
        return shown(dialog)

    shown = QDialog.exec
    monkeypatch.setattr(QDialog, "exec", watch)
    assert waited_for(parent, "Beginning", work) == "done"
    assert seen == ["Half of it"]


def test_cancelled_work_is_left_at_once_and_stops_at_its_next_step(parent, monkeypatch):
    begun, stopped, go_on = threading.Event(), threading.Event(), threading.Event()

    def work():
        begun.set()
        try:
            go_on.wait()
            cancel.checkpoint()
        except cancel.CancelledError:
            stopped.set()
            raise

    monkeypatch.setattr(QDialog, "exec", lambda _: int(not begun.wait(30)))
    with pytest.raises(cancel.CancelledError):
        waited_for(parent, "Waiting", work)
    go_on.set()
    assert stopped.wait(5)
    QApplication.processEvents()


def test_a_window_that_is_closed_meanwhile_cancels(parent):
    gone = QWidget()
    begun, stopped = threading.Event(), threading.Event()

    def work():
        begun.set()
        try:
            while True:
                cancel.checkpoint()
        except cancel.CancelledError:
            stopped.set()
            raise

    QTimer.singleShot(0, lambda: begun.wait(30) and delete(gone))
    with pytest.raises(cancel.CancelledError):
        waited_for(gone, "Never done", work)
    assert stopped.wait(20)
