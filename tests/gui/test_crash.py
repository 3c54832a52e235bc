"""Faults of the program: told by one window in the main thread, whichever thread they come up in."""

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt, QThread, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QTextEdit, QWidget

from faulty_program import FaultyProgram
from gui_help import opened
from latticework.gui.background import TaskQueue
from latticework.gui.shell.crash_reports import LONGEST, CrashReporter


class Watched(QWidget):
    """A window whose faults are told; `saves` counts how often it was asked to save."""

    def __init__(self) -> None:
        super().__init__()
        self.saves = 0
        self.painted, self.painting_fails = 0, False
        self.program = FaultyProgram(self, self.save)
        self.reporter = CrashReporter(self, self.program)

    def save(self) -> None:
        self.saves += 1

    def paintEvent(self, _event: object) -> None:  # noqa: N802 - as Qt calls it
        self.painted += 1
        if self.painting_fails:
            raise RuntimeError(f"no paint, {self.painted}")

    @property
    def box(self) -> QMessageBox:
        found, = (box for box in self.findChildren(QMessageBox) if box.isVisible())
        return found

    @property
    def details(self) -> str:
        return self.box.findChild(QTextEdit).toPlainText()


@pytest.fixture
def watched(qtbot) -> Iterator[Watched]:
    window = opened(qtbot, Watched(), 300, 200)
    with window.reporter.watching():
        yield window


def fail(text: str = "oh <b>no</b>") -> None:
    raise RuntimeError(text)


def settle(qtbot, window: Watched) -> None:
    qtbot.waitUntil(lambda: any(box.isVisible() for box in window.findChildren(QMessageBox)))


def in_thread() -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_task() -> None:
    queues.append(TaskQueue("failing"))
    queues[-1].add(fail)


queues: list[TaskQueue] = []


def in_slot() -> None:
    QTimer.singleShot(0, fail)


def in_thread_of_qt() -> None:
    class Failing(QThread):
        def run(self) -> None:
            fail()
    thread = Failing()
    thread.start()
    thread.wait()


def in_finalizer() -> None:
    class Failing:
        def __del__(self) -> None:
            fail()
    Failing()


def in_finalizer_elsewhere() -> None:
    thread = threading.Thread(target=in_finalizer)
    thread.start()
    thread.join()


@pytest.mark.parametrize("raised", [in_thread, in_task, in_slot, in_thread_of_qt, in_finalizer,
                                    in_finalizer_elsewhere])
def test_it_is_reported_wherever_it_comes_up(qtbot, capfd, watched, raised):
    raised()
    settle(qtbot, watched)
    assert watched.box.thread() is QApplication.instance().thread()
    assert "RuntimeError: oh <b>no</b>" in watched.details
    assert "RuntimeError: oh <b>no</b>" in capfd.readouterr().err


def test_the_thread_that_failed_does_not_wait_for_the_user(qtbot, watched):
    in_thread()
    assert watched.findChildren(QMessageBox) == []
    settle(qtbot, watched)


def test_a_fault_in_painting_is_reported_once_however_often_it_paints(qtbot, watched):
    watched.painting_fails = True
    watched.update()
    settle(qtbot, watched)
    assert "no paint" in watched.details
    watched.box.close()
    painted = watched.painted
    for times in range(1, 4):
        watched.update()
        qtbot.waitUntil(lambda times=times: watched.painted >= painted + times)
    assert not any(box.isVisible() for box in watched.findChildren(QMessageBox))


def test_several_faults_share_one_window_also_while_it_is_open(qtbot, watched):
    QTimer.singleShot(0, lambda: fail("first"))
    QTimer.singleShot(0, lambda: fail("second"))
    settle(qtbot, watched)
    in_thread()
    qtbot.waitUntil(lambda: "oh <b>no</b>" in watched.details)
    assert watched.details.index("first") < watched.details.index("second") < watched.details.index("oh")


def test_another_one_opens_the_window_again(qtbot, watched):
    in_thread()
    settle(qtbot, watched)
    watched.box.close()
    in_slot()
    settle(qtbot, watched)
    assert watched.details.count("Traceback") == 1


def test_one_can_save_from_it(qtbot, watched):
    in_thread()
    settle(qtbot, watched)
    save = watched.box.defaultButton()
    assert save.text() == "&Save as…"
    qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
    assert watched.saves == 1


def test_all_puzzles_are_copied_before_it_is_reported(qtbot, watched):
    in_thread()
    settle(qtbot, watched)
    assert watched.program.asked == ["rescue"]
    assert "A copy of your puzzle was saved" in watched.box.text()


@pytest.mark.parametrize("fails", [False, True])
def test_where_no_copy_can_be_written_it_asks_to_save(qtbot, watched, monkeypatch, fails):
    monkeypatch.setattr(watched.program, "rescue", fail if fails else lambda: False)
    in_thread()
    settle(qtbot, watched)
    assert "save it now" in watched.box.text()


def test_one_can_close_the_program_from_it(qtbot, watched):
    in_thread()
    settle(qtbot, watched)
    close, = (button for button in watched.box.buttons() if button.text() == "&Close the program")
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert watched.program.asked == ["rescue", "leave"]


def test_one_can_continue_with_escape(qtbot, watched):
    in_thread()
    settle(qtbot, watched)
    qtbot.keyClick(watched.box, Qt.Key.Key_Escape)
    assert watched.program.asked == ["rescue"]
    assert watched.saves == 0


def test_nothing_is_offered_to_be_saved_where_there_is_no_puzzle(qtbot, watched):
    watched.program.save = None
    in_thread()
    settle(qtbot, watched)
    assert [button.text() for button in watched.box.buttons() if "Save" in button.text()] == []
    assert "Your puzzle" not in watched.box.text()


def test_it_comes_above_a_dialog_that_is_open(qtbot, watched):
    dialog = QDialog(watched)
    dialog.open()
    in_thread()
    settle(qtbot, watched)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is watched.box)


def test_nothing_in_it_is_taken_for_html(qtbot, watched):
    in_thread()
    settle(qtbot, watched)
    formats = {label.textFormat() for label in watched.box.findChildren(QLabel) if label.text()}
    assert formats == {Qt.TextFormat.PlainText}


def test_an_endless_fault_is_cut(qtbot, watched):
    QTimer.singleShot(0, lambda: fail("x" * 1_000_000))
    settle(qtbot, watched)
    assert len(watched.details) <= LONGEST


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, SystemExit])
def test_leaving_is_no_fault(qtbot, watched, leaving):
    def leave() -> None:
        raise leaving
    thread = threading.Thread(target=leave)
    thread.start()
    thread.join()
    QApplication.processEvents()
    assert watched.findChildren(QMessageBox) == []


def test_afterwards_the_hooks_are_as_before(qtbot):
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    with CrashReporter(opened(qtbot, QWidget(), 100, 100), FaultyProgram()).watching():
        assert sys.excepthook not in before
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_a_fault_after_the_window_is_gone_only_goes_to_the_terminal(qapp, capfd):
    window = Watched()
    reporter = window.reporter
    with reporter.watching():
        window.deleteLater()
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
        in_thread()
    assert "RuntimeError: oh <b>no</b>" in capfd.readouterr().err
