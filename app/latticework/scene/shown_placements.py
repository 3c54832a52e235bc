"""The drawing of what a trace has placed: parts, the cells still to be covered, what is marked, what is tried."""

from dataclasses import dataclass, replace

import numpy as np

from latticework.lattice import Cell
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing, box
from latticework.scene.shapes import scene, shape_of
from latticework.scene.solution_drawing import MARKED, Shown
from latticework.solution import Placement, Solution


@dataclass(frozen=True)
class Partial:
    """Some placements; marked: cells that are pointed out; tried: a placement that could be made next."""

    puzzle: Puzzle
    placements: Solution
    marked: tuple[Cell, ...] = ()
    tried: Placement | None = None


class PartialShown(Shown):
    """Some placements within the target, of which nothing moves."""

    def __init__(self, partial: Partial) -> None:
        super().__init__(partial.puzzle, None)
        self.partial = partial
        lattice, target = partial.puzzle.standing.lattice, partial.puzzle.target
        placed = [replace(shape, index=-1) for shape in scene(partial.puzzle, partial.placements)]
        covered = {cell for placement in partial.placements for cell in placement.cells}
        pale = [shape.color for shape in self.shapes]
        empty = tuple(cell for cell in target.cells if cell not in covered.union(partial.marked))
        rest = [shape_of(lattice, empty, pale[0], index=-1)] if empty and pale else []
        marked = [shape_of(lattice, partial.marked, MARKED, index=-1)] if partial.marked else []
        self._middle, self._reach = box(self.shapes, np.zeros((len(self.shapes), 3)))
        self.shapes = [*placed, *rest, *marked]
        self._faint = frozenset(range(len(placed), len(placed) + len(rest)))
        self._ghost = scene(partial.puzzle, (partial.tried,)) if partial.tried else []

    def drawing(self, explode: float, step: float | None, faded: set[int], hidden: set[int],  # noqa: ARG002
                towards: int = 0) -> Drawing:  # noqa: ARG002 - as of a whole solution, which can be taken apart
        """Return what is drawn."""
        return Drawing(self.shapes, np.zeros((len(self.shapes), 3)), self._faint, self._middle, self._reach,
                       ghost=self._ghost)
