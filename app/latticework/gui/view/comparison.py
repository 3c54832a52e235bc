"""A solution that is kept beside the one shown, so that what differs stands out."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from latticework.gui.common.translation import tr, tr_n
from latticework.gui.view.solution_view import SolutionView
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution


class Comparison(QWidget):
    """Two views side by side that look from the same place; the second one is hidden until a solution is kept."""

    changed = Signal()

    def __init__(self, view: SolutionView) -> None:
        super().__init__()
        self.view, self.kept_view = view, SolutionView()
        self.kept: Solution | None = None
        self._puzzle: Puzzle | None = None
        self.told = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.told.setWordWrap(True)
        self.end = QToolButton()
        self.end.setText(tr("End comparing"))
        self.end.clicked.connect(lambda: self.keep(None, None))
        head, views = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(8, 2, 8, 2)
        head.addWidget(self.told, 1)
        head.addWidget(self.end)
        if QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            views.setDirection(QBoxLayout.Direction.RightToLeft)  # mirrored twice: the kept one stays on the left
        views.setSpacing(2)
        views.addWidget(self.kept_view, 1)
        views.addWidget(view, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addLayout(views, 1)
        self.kept_view.setAccessibleName(tr("Solution that is kept to compare"))
        view.looked.connect(self.kept_view.look)
        self.kept_view.looked.connect(view.look)
        self.keep(None, None)

    def keep(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Keep a solution beside the one shown; None ends that."""
        self._puzzle, self.kept = puzzle, solution
        for widget in (self.kept_view, self.told, self.end):
            widget.setVisible(solution is not None)
        self.kept_view.show_solution(puzzle, solution)
        self.changed.emit()

    def alike(self, puzzle: Puzzle | None, solution: Solution | None) -> set[int]:
        """Return the placements of a solution that are also in the one kept, and make them faint there, too."""
        if self.kept is None:
            return set()
        if solution is None or puzzle is None or self._puzzle is None or puzzle.parts != self._puzzle.parts:
            self.keep(None, None)
            return set()
        same = _lying(self.kept) & _lying(solution)
        differ = len(solution) - len(same)
        self.kept_view.set_faded(_among(self.kept, same) if differ else set())
        self.told.setText(tr_n("Kept on the left. {n} part lies elsewhere.",
                               "Kept on the left. {n} parts lie elsewhere.", differ))
        return _among(solution, same) if differ else set()


_Lying = tuple[int, frozenset[tuple[int, ...]], frozenset[object]]


def _place(placement: Placement) -> _Lying:
    return placement.part, frozenset(placement.cells), frozenset(placement.marks)


def _lying(solution: Solution) -> set[_Lying]:
    return set(map(_place, solution))


def _among(solution: Solution, some: AbstractSet[_Lying]) -> set[int]:
    """Return the numbers of the placements of a solution that lie as some do."""
    return {number for number, placement in enumerate(solution) if _place(placement) in some}
