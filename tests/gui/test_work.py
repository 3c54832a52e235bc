"""Work in a thread that is given up, or still goes on when the program ends."""

import threading
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from shiboken6 import delete

from latticework import compiling
from latticework.cancel import CancelledError, checkpoint
from latticework.gui.common import work as works
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.common.work import Work


@pytest.fixture
def failures(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is reported as an error that nobody caught."""
    met: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda *error: met.append(error))
    monkeypatch.setattr("threading.excepthook", met.append)
    return met


def held_up(go_on: threading.Event) -> Callable[[], None]:
    def work() -> None:
        go_on.wait()
        checkpoint("Moving the parts", 0.5)
    return work


def test_work_that_was_given_up_is_no_failure(qapp, failures):
    go_on = threading.Event()
    work = Work(held_up(go_on))
    work.start()
    work.give_up()
    go_on.set()
    work.wait(10)
    report_failure(work.future)
    QCoreApplication.processEvents()
    assert failures == []


def test_work_that_ends_after_the_window_is_no_failure(qapp, failures, monkeypatch):
    monkeypatch.setattr(works, "_going_on", set())
    go_on = threading.Event()
    work = Work(held_up(go_on))
    work.start()
    delete(work)  # as Qt does at the end of the program
    go_on.set()
    work.wait(10)
    assert work.future.done()
    assert failures == []


def test_kernels_that_are_compiled_for_it_are_told_at_once_and_those_of_others_are_not(qapp):
    work, told = Work(lambda: compiling.tell(3, 12)), []
    work.told.connect(lambda doing, share: told.append((doing, share)))
    with compiling.listening(lambda *_: told.append("here")):
        work.start()
        work.wait(10)
    QCoreApplication.processEvents()
    assert told == [("Compiling the search for this machine, once after an installation: 3 of 12…", 0.25)]
    assert compiling.listeners == []


def test_work_that_is_given_up_ends_before_the_next_kernel(qapp, failures):
    def compile_long() -> None:
        for ready in range(1000):
            compiling.tell(ready, 1000)
            time.sleep(0.005)

    work = Work(compile_long)
    work.start()
    work.give_up()
    work.wait(10)
    assert isinstance(work.future.exception(), CancelledError)
    report_failure(work.future)
    assert failures == []


def test_no_work_tells_anything_once_all_is_closed(qapp):
    """Nor does what cannot be given up: the end of the program waits for it only until time is up."""
    go_on, told = threading.Event(), []
    soon, never = Work(checkpoint_for_ever), Work(go_on.wait)
    for work in (soon, never):
        work.ended.connect(lambda: told.append("ended"), Qt.ConnectionType.DirectConnection)
        work.start()
    works.close_all(0.3)
    assert isinstance(soon.future.exception(1), CancelledError)
    told.clear()
    go_on.set()
    never.wait(10)
    never.tell(never.told, "Moving the parts", 0.5)
    assert never.future.done()
    assert told == []


def checkpoint_for_ever() -> None:
    while True:
        checkpoint()
