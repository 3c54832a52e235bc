"""How the solution that is shown comes apart: found in a thread, and said in a line."""

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from latticework.apart.courses import Course, can_turn, course_text, course_with_turns, find_course
from latticework.apart.results import HELD
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.translation import reworded, tr
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_PARTS = 1000


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


class CourseStatus(QWidget):
    """A text, a bar with Cancel while something takes long, and a box to see the parts that hold one another."""

    cancelled = Signal()
    again_wanted = Signal()
    turns_wanted = Signal()
    held_toggled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar(maximum=_PARTS, textVisible=False, format="")
        self.progress.setAccessibleName(tr("Progress"))
        self.cancel = QPushButton(tr("Cancel"))
        self.again = QPushButton(tr("Find out"))
        self.again.setToolTip(tr("Find out whether the parts can be moved apart"))
        self.turns = QPushButton(tr("Try &turns as well"))
        self.turns.setToolTip(tr("Parts, or several together, also turn about axes of the lattice, by up to half a "
                                 "turn, from cells to cells. It may take minutes. Not tried: turns part of the way, "
                                 "slides by less than a step, and turning and sliding at once."))
        self.show_held = QCheckBox(tr("Show what &holds; the other parts are faint"))
        self.cancel.clicked.connect(self._on_cancel)
        self.again.clicked.connect(self.again_wanted)
        self.turns.clicked.connect(self.turns_wanted)
        self.show_held.toggled.connect(lambda _: self.held_toggled.emit())
        row = QHBoxLayout()
        row.addWidget(self.text, 1)
        for widget in (self.progress, self.cancel, self.again, self.turns):
            row.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(row)
        whole.addWidget(self.show_held)
        self.begin()

    def begin(self) -> None:
        """Say nothing for a moment."""
        self._show("", held=False)

    def tell(self, doing: str, share: float) -> None:
        """Say what is being done, and how much of it is done."""
        self._show(reworded(doing), held=False, busy=True)
        self.progress.setValue(int(_PARTS * share))

    def tell_course(self, known: Course, puzzle: Puzzle, solution: Solution) -> None:
        """Say how a solution comes apart."""
        self._show(reworded(course_text(known, puzzle, solution)), held=0 < len(known.held) < len(solution))
        held = known.result is not None and known.result.status == HELD
        self.turns.setVisible(held and known.turned is None and can_turn(puzzle))

    def _on_cancel(self) -> None:
        self._show(tr("Not looked at whether it comes apart."), held=False)
        self.again.show()
        self.cancelled.emit()

    def _show(self, text: str, *, held: bool, busy: bool = False) -> None:
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.show_held.setVisible(held)
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        for button in (self.again, self.turns):
            button.hide()
