"""The view of one solution: what is shown of it, and which part is clicked on."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.common.translation import tr
from latticework.gui.scene_view.camera_view import CameraView
from latticework.lattice import Cell
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing
from latticework.scene.projection import pick
from latticework.scene.shapes import STRAIGHT_DOWN, viewpoint
from latticework.scene.shown_placements import Partial, PartialShown
from latticework.scene.solution_drawing import Shown
from latticework.scene.view_sheet import View
from latticework.solution import Solution
from latticework.solution.assembly import NO_ASSEMBLY, Assembly
from latticework.solution.turned_assembly import TurnedAssembly

_STEPS = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}


class SolutionView(CameraView):
    """Shows a solution in 3D; drag to orbit, right drag to shift, wheel to zoom, click on a part."""

    part_clicked = Signal(int)
    play_wanted = Signal()
    step_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("View of the solution"))
        self._shown = Shown(None, None)
        self._explode, self._step, self._towards = 0.0, None, 0  # type: float, float | None, int
        self._faded: set[int] = set()
        self._hidden: set[int] = set()

    def show_solution(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Show a solution, the target alone, or nothing; the camera stays while the target is the same."""
        known = self._shown.same_puzzle(puzzle)
        self._shown = Shown(puzzle, solution)
        self.draw()
        if not known:
            self.look_first(*(viewpoint(puzzle.lattice) if puzzle else STRAIGHT_DOWN))

    def show_partial(self, partial: Partial) -> None:
        """Show some placements, as a search tries them; the camera stays while the target is the same."""
        if not self._shown.same_puzzle(partial.puzzle):
            self.look_first(*viewpoint(partial.puzzle.lattice))
        self._shown = PartialShown(partial)
        self.draw()

    def mark_cells(self, cells: tuple[Cell, ...]) -> None:
        """Point out some cells of the target, which is shown faintly, as long as there is no solution."""
        if self._shown.solution is None and cells != self._shown.marked:
            self._shown = Shown(self._shown.puzzle, None, cells)
            self.draw()

    def set_explode(self, share: float) -> None:
        """Move the parts away from the middle, from 0 (not at all) to 1."""
        self._explode = share
        self.draw()

    def set_assembly(self, assembly: Assembly) -> None:
        """Take other moves that put the solution together; all of it is shown."""
        self._shown.assembly, self._step = assembly, None
        self.draw()

    def set_step(self, step: float | None, towards: int = 0) -> None:
        """Show what the first moves of the assembly put in, and what goes in next faintly; None shows all.

        towards: 1 for arrows to where the next move puts something, -1 to where it is taken out, 0 for none.
        """
        self._step, self._towards = step, towards
        self.draw()

    def set_faded(self, indices: set[int]) -> None:
        """Let the others show through these placements."""
        self._faded = set(indices)
        self.draw()

    def set_hidden(self, indices: set[int]) -> None:
        """Do not show these placements."""
        self._hidden = set(indices)
        self.draw()

    @property
    def seen(self) -> View:
        """What is seen of the solution, as pictures of it are drawn."""
        step = None if self._step is None or self.exported_assembly is not self.assembly else round(self._step)
        view = View(explode=self._explode, step=step, hidden=frozenset(self._hidden), faint=frozenset(self._faded))
        puzzle = self._shown.puzzle
        return view.seen_by(self._camera, puzzle, self.drawing(), self.width(), self.height()) if puzzle else view

    @property
    def moves(self) -> list[list[int]]:
        """The placements that go in at once, for each move of the assembly."""
        return self.assembly.moves

    @property
    def assembly(self) -> Assembly:
        """How the solution is put together, as far as is known."""
        return self._shown.assembly

    @property
    def exported_assembly(self) -> Assembly:
        """The moves that exports show, too; in those parts do not turn."""
        return NO_ASSEMBLY if isinstance(self.assembly, TurnedAssembly) else self.assembly

    def part_at(self, point: QPointF) -> int | None:
        """Return the placement seen at a point of the view; what is faded counts only if nothing else is there."""
        drawing = self.drawing()
        origin, direction = self._canvas.ray(point)
        clear = [i for i in range(len(drawing.shapes)) if i not in drawing.faded]
        for places in (clear, sorted(drawing.faded)):
            part = drawing.only(places)
            place = pick(part.shapes, part.offsets, origin, direction)
            if place is not None:
                return part.shapes[place].index
        return None

    def drawing(self) -> Drawing:
        """Return what is shown of the solution."""
        return self._shown.drawing(self._explode, self._step, self._faded, self._hidden, self._towards)

    def clicked(self, point: QPointF) -> None:
        """Tell which part was clicked on."""
        index = self.part_at(point)
        if index is not None and index >= 0:
            self.part_clicked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Space, make a move or take it back with the point and the comma."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space:
            self.play_wanted.emit()
        elif key in _STEPS:
            self.step_wanted.emit(_STEPS[key])
        else:
            super().keyPressEvent(event)
