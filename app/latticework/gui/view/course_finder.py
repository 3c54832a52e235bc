"""Finds in a thread how the solution that is shown comes apart."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from latticework.apart.courses import Course, course_with_turns, find_course
from latticework.gui.background import Task, TaskQueue
from latticework.puzzle import Puzzle
from latticework.solution import Solution


class CourseFinder(QObject):
    """Looks at one solution at a time; a new one gives up the one before."""

    told = Signal(object, float)  # what is being done, and the share of it that is done
    found = Signal(object)  # Course

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = TaskQueue("taking apart", self._on_done, self._on_progress)

    def find(self, puzzle: Puzzle, solution: Solution) -> None:
        """Begin to look at a solution."""
        self._tasks.restart(partial(find_course, puzzle, solution))

    def try_turns(self, puzzle: Puzzle, solution: Solution, known: Course) -> None:
        """Begin to try turns on a solution that slides do not take apart."""
        self._tasks.restart(partial(course_with_turns, puzzle, solution, known))

    def give_up(self) -> None:
        """Look at nothing any more."""
        self._tasks.cancel()

    def _on_progress(self, doing: str, share: float) -> None:
        self.told.emit(doing, share)

    def _on_done(self, task: Task[Course]) -> None:
        if task.error is None:
            self.found.emit(task.result())
