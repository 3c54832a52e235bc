"""Arguments about a puzzle and its placements, found in a thread soon after each edit, and choices among these."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.cover import reduce
from latticework.cover.arguments import Argument, arguments
from latticework.cover.reduction import Fits
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.widgets.translation import error_text, reworded, tr
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints
from latticework.puzzle import Puzzle

_SETTLE = 300
"""Milliseconds from an edit until the puzzle is examined: somebody who draws edits several times a second."""


@dataclass(frozen=True, eq=False)
class Findings:
    """What was found about a puzzle: arguments on whether it can be solved, and all placements of its parts."""

    puzzle: Puzzle
    arguments: list[Argument]
    fits: Fits


@dataclass(frozen=True)
class Choice:
    """Which placements to show: of a part, in one of its orientations, covering a cell; None for any."""

    part: int | None = None
    orientation: int | None = None
    cell: Cell | None = None


@dataclass(frozen=True, eq=False)
class Chosen:
    """The placements of a choice, and how many there are by cell, by part and by orientation.

    by_part: of those that cover the chosen cell, whatever their part. by_orientation: of those of the chosen part,
    () where none is chosen.
    """

    choice: Choice
    placements: Ints
    by_cell: list[int]
    by_part: list[int]
    by_orientation: list[int]


def find(puzzle: Puzzle) -> Findings:
    """Place all parts and collect the arguments; raises LatticeworkError where there are too many placements."""
    reduction = reduce(puzzle)
    return Findings(puzzle, arguments(reduction), Fits(reduction))


def choose(findings: Findings, choice: Choice) -> Chosen:
    """Return the placements of a choice, counted."""
    fits, target = findings.fits, findings.puzzle.target.cells
    cell = None if choice.cell is None else target.index(choice.cell)
    placements = fits.chosen(choice.part, choice.orientation, cell)
    by_orientation = ([] if choice.part is None else
                      fits.by_orientation(choice.part, fits.chosen(choice.part, cell=cell)).tolist())
    return Chosen(choice, placements, fits.by_cell(placements).tolist(),
                  fits.by_part(fits.chosen(cell=cell)).tolist(), by_orientation)


class Finder(QObject):
    """Finds arguments and placements of one puzzle at a time; the next puzzle cancels the one before."""

    found = Signal(object)  # Findings
    message = Signal(str)  # what is being done, or why nothing can be found; "" when all is found

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._puzzle: Puzzle | None = None
        self._tasks = TaskQueue("reasons", self._on_done, self._on_progress)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settle.timeout.connect(self._begin)

    @property
    def busy(self) -> bool:
        """Whether a puzzle is being examined, or will be soon."""
        return self._settle.isActive() or self._tasks.busy

    def examine(self, puzzle: Puzzle, soon: bool) -> None:
        """Begin to examine a puzzle, with `soon` after a moment, as it may be edited further."""
        self.cancel()
        self._puzzle = puzzle
        self.message.emit(tr("Placing the parts…"))
        if soon:
            self._settle.start()
        else:
            self._begin()

    def cancel(self) -> None:
        """Examine nothing any more."""
        self._settle.stop()
        self._tasks.cancel()

    def _begin(self) -> None:
        if self._puzzle is not None:
            self._tasks.restart(partial(find, self._puzzle))

    def _on_progress(self, doing: str, _: float) -> None:
        self.message.emit(reworded(doing))

    def _on_done(self, task: Task[Findings]) -> None:
        self.message.emit(error_text(task.error) if isinstance(task.error, LatticeworkError) else "")
        if task.error is None:
            self.found.emit(task.result())
