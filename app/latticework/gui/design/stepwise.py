"""Work that goes on until it is paused: a generator of which a thread takes step after step."""

from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.widgets.translation import error_text

_AT_A_TIME = 0.25
"""Seconds after which what was found is shown, and the work can be paused."""


class _Work:
    """A generator that is made when its first step is taken, in a thread."""

    def __init__(self, make: Callable[[], Iterator[Any]]) -> None:
        self.make: Callable[[], Iterator[Any]] | None = make
        self.steps: Iterator[Any] = iter(())


class _Taken(NamedTuple):
    """What came of some steps: how many there were, what they yielded, whether there are more, how long they took."""

    steps: int
    found: list[Any]
    ended: bool
    seconds: float


class Stepwise(QObject):
    """Takes the steps of a generator; what it yields but None is reported, several at a time.

    steps, seconds: taken up to now. running: whether it goes on by itself. begun, ended: whether there was a first
    step, and is none any more. doing, share: what it does just now, in words, and how much of that is done.
    """

    found = Signal(object)  # list
    changed = Signal()
    failed = Signal(str)

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        # A task is over sooner than after the usual wait, so what it does would never be reported.
        self._tasks = TaskQueue(name, self._on_taken, self._on_progress, at_once=True)
        self.clear()

    def clear(self) -> None:
        """End the work; nothing of it is reported any more."""
        self._tasks.cancel()
        self._work: _Work | None = None
        self._task: Task[_Taken] | None = None
        self.running = self.ended = False
        self.steps, self.seconds, self.doing, self.share = 0, 0.0, "", 0.0
        self.changed.emit()

    def begin(self, make: Callable[[], Iterator[Any]]) -> None:
        """End what was begun before, and begin other work."""
        self.clear()
        self._work = _Work(make)
        self.resume()

    @property
    def begun(self) -> bool:
        """Whether there is work, which may be paused or have ended."""
        return self._work is not None

    def resume(self) -> None:
        """Go on."""
        if self._work is not None and not self.ended:
            self.running = True
            # Paused a moment ago, its last steps may still be taken.
            if self._task is None:
                self._task = self._tasks.add(partial(_some, self._work))
            self.changed.emit()

    def pause(self) -> None:
        """Stop after the current steps; `resume` goes on after them."""
        if self.running:
            self.running = False
            self.changed.emit()

    def close(self) -> None:
        """End the work for good."""
        self.running = False
        self._tasks.close()

    def _on_progress(self, doing: str, share: float) -> None:
        self.doing, self.share = doing, share
        self.changed.emit()

    def _on_taken(self, task: "Task[_Taken]") -> None:
        self._task = None
        if task.error is not None:
            self.clear()
            if isinstance(task.error, LatticeworkError):
                self.failed.emit(error_text(task.error))
            return
        taken = task.result()
        self.steps, self.seconds, self.ended = self.steps + taken.steps, self.seconds + taken.seconds, taken.ended
        self.running = self.running and not taken.ended
        if self.running and self._work is not None:
            self._task = self._tasks.add(partial(_some, self._work))
        if taken.found:
            self.found.emit(taken.found)
        self.changed.emit()


def _some(work: _Work) -> _Taken:
    """Take steps for a moment."""
    begin, found, number = monotonic(), list[Any](), 0
    make, work.make = work.make, None
    if make is not None:
        work.steps = make()
    for one in work.steps:
        number += 1
        if one is not None:
            found.append(one)
        if monotonic() - begin > _AT_A_TIME:
            return _Taken(number, found, False, monotonic() - begin)
    return _Taken(number, found, True, monotonic() - begin)
