"""Finds in a thread how the solution that is shown comes apart."""

from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Signal

from latticework.disassembly.courses import Course, course
from latticework.disassembly.turned_courses import turned_course
from latticework.gui.common.latest_work import LatestWork
from latticework.gui.common.thread_failures import report_failure
from latticework.puzzle import Puzzle
from latticework.solution import Solution


class CourseFinder(QObject):
    """Looks at one solution at a time; a new one gives up the one before."""

    told = Signal(object, float)  # what is being done, and the share of it that is done
    found = Signal(object)  # Course

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._latest = LatestWork(self)
        self._latest.told.connect(self.told)
        self._latest.ended.connect(self._on_ended)

    def find(self, puzzle: Puzzle, solution: Solution) -> None:
        """Begin to look at a solution."""
        self._latest.want(partial(course, puzzle, solution))

    def try_turns(self, puzzle: Puzzle, solution: Solution, known: Course) -> None:
        """Begin to try turns on a solution that slides do not take apart."""
        self._latest.want(partial(turned_course, puzzle, solution, known))

    def give_up(self) -> None:
        """Look at nothing any more."""
        self._latest.give_up()

    def _on_ended(self, future: "Future[Course]") -> None:
        if future.exception() is None:
            self.found.emit(future.result())
        else:
            report_failure(future)
