"""The drawing of what a trace has placed: parts, the cells still to be covered, what is marked, what is tried."""

from dataclasses import dataclass

import numpy as np

from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing, box
from latticework.scene.placed_parts import cells_left, left_shapes, placed_shapes
from latticework.scene.shapes import Shape, fineness, scene, shape_of, target_scene
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
    """Some placements within the target, of which nothing moves.

    before: what was shown before them, of which all that is the same is taken over.
    """

    def __init__(self, partial: Partial, before: Shown) -> None:
        super().__init__(None, None)
        self.puzzle, self.partial = partial.puzzle, partial
        known = before if isinstance(before, PartialShown) and before.same_puzzle(partial.puzzle) else None
        lattice, around = partial.puzzle.standing.lattice, fineness(len(partial.puzzle.target.cells))
        self._box = known.box if known else _box_about(partial.puzzle)
        placed = self._placed(partial, known)
        rest = left_shapes(partial.puzzle, cells_left(partial.puzzle, partial.placements, partial.marked))
        marked = [shape_of(lattice, partial.marked, MARKED, index=-1, around=around)] if partial.marked else []
        self.shapes = [*placed, *rest, *marked]
        self._faint = frozenset(range(len(placed), len(placed) + len(rest)))
        self._ghost = scene(partial.puzzle, (partial.tried,)) if partial.tried else []

    @property
    def box(self) -> tuple[Floats, Floats]:
        """The middle and the reach of the whole target."""
        return self._box

    def _placed(self, partial: Partial, known: "PartialShown | None") -> list[Shape]:
        """Return the shapes of the placements, the same objects as before where these have not changed."""
        if known is not None and known.partial.placements == partial.placements:
            return known.shapes[: len(partial.placements)]
        return placed_shapes(partial.puzzle, partial.placements)

    def drawing(self, explode: float, step: float | None, faded: set[int], hidden: set[int],  # noqa: ARG002
                towards: int = 0) -> Drawing:  # noqa: ARG002 - as of a whole solution, which can be taken apart
        """Return what is drawn."""
        return Drawing(self.shapes, np.zeros((len(self.shapes), 3)), self._faint, *self._box,
                       ghost=self._ghost)


def _box_about(puzzle: Puzzle) -> tuple[Floats, Floats]:
    shapes = target_scene(puzzle)
    return box(shapes, np.zeros((len(shapes), 3)))
