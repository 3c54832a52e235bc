"""Threads tell an object nothing any more once it is closed, and it is closed only when they do not just tell it."""

import threading

from PySide6.QtCore import QObject, Signal

from latticework.gui.common.telling import Telling


class Slow:
    """Stands for a signal that takes a moment to be emitted."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.emitted: list[int] = []

    def emit(self, number: int) -> None:
        """Take a moment."""
        self.begun.set()
        assert self.go_on.wait(30)
        self.emitted.append(number)


class Told(QObject):
    """Has a signal."""

    told = Signal(int)


def test_the_end_waits_for_a_signal_that_is_being_emitted():
    telling, slow = Telling(), Slow()
    thread = threading.Thread(target=telling.tell, args=(slow, 1))
    thread.start()
    assert slow.begun.wait(30)
    ending = threading.Thread(target=telling.end)
    ending.start()
    ending.join(0.1)
    assert ending.is_alive()
    slow.go_on.set()
    ending.join(30)
    thread.join(30)
    assert slow.emitted == [1]
    assert telling.ended


def test_after_the_end_nothing_is_told(qapp):
    telling, of, told = Telling(), Told(), []
    of.told.connect(told.append)
    telling.tell(of.told, 1)
    telling.end()
    telling.tell(of.told, 2)
    assert told == [1]
