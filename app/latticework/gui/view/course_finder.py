"""Finds in a thread how the solution that is shown comes apart."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from latticework.disassembly.courses import Course, course
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.common.work import Work
from latticework.puzzle import Puzzle
from latticework.solution import Solution


class CourseFinder(QObject):
    """Looks at one solution at a time; a new one gives up the one before."""

    told = Signal(object, float)  # what is being done, and the share of it that is done
    found = Signal(object)  # Course

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: tuple[Puzzle, Solution] | None = None
        self._work: Work | None = None

    def find(self, puzzle: Puzzle, solution: Solution) -> None:
        """Begin to look at a solution."""
        self.give_up()
        self._wanted = puzzle, solution
        self._begin()

    def give_up(self) -> None:
        """Look at nothing any more."""
        self._wanted = None
        if self._work is not None:
            self._work.give_up()

    def _begin(self) -> None:
        if self._work is None and self._wanted is not None:  # else the end of that work begins this one
            self._work, self._wanted = Work(partial(course, *self._wanted)), None
            self._work.told.connect(self._on_told)
            self._work.ended.connect(self._on_ended)
            self._work.start()

    def _on_told(self, doing: str, share: float) -> None:
        if self._work is not None and not self._work.given_up.is_set():
            self.told.emit(doing, share)

    def _on_ended(self) -> None:
        work, self._work = self._work, None
        if work is not None and not work.given_up.is_set():
            if work.future.exception() is None:
                found: Course = work.future.result()
                self.found.emit(found)
            else:
                report_failure(work.future)
        self._begin()
