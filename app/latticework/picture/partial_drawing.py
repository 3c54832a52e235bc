"""The drawing of an incomplete solution, as in a trace: parts placed, a placement tried, the cells left."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from latticework.lattice import Cell, Floats
from latticework.picture.camera import Drawing, box
from latticework.picture.decoration import mixed
from latticework.picture.painter_order import Polygon
from latticework.picture.scenes import TARGET_COLOR, Shape, fineness, scene, shape_of, target_scene
from latticework.picture.sheet import layers
from latticework.picture.solution_drawing import MARKED, Shown
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution


def _cells_left(puzzle: Puzzle, placed: Solution, others: Iterable[Cell] = ()) -> tuple[Cell, ...]:
    """Return the cells of the target that no placement covers and that are not among the others."""
    covered = {cell for placement in placed for cell in placement.cells}.union(others)
    return tuple(cell for cell in puzzle.target.cells if cell not in covered)


def _placed_shapes(puzzle: Puzzle, placed: Solution) -> list[Shape]:
    """Return a shape for each placement; how finely they are drawn does not depend on their number."""
    around = fineness(len(puzzle.target.cells))
    return [replace(shape, index=-1, around=around) for shape in scene(puzzle, placed)]


def _left_shapes(puzzle: Puzzle, left: tuple[Cell, ...]) -> list[Shape]:
    """Return the shape of the cells that are left, none where there are none."""
    if not left:
        return []
    around = fineness(len(puzzle.target.cells))
    return [shape_of(puzzle.standing.lattice, left, TARGET_COLOR, index=-1, around=around)]


@dataclass(frozen=True, eq=False)
class PartialDrawing:
    """The parts placed so far in 3D, and by layers where those are useful; cells: how many are covered."""

    drawing: Drawing = field(default_factory=Drawing)
    layers: list[list[Polygon]] = field(default_factory=list)
    parts: int = 0
    cells: int = 0


def partial_drawing(puzzle: Puzzle, placed: Solution) -> PartialDrawing:
    """Return the drawing of the parts that are placed in the target of a puzzle."""
    left, lattice = _cells_left(puzzle, placed), puzzle.standing.lattice
    shapes = [*_placed_shapes(puzzle, placed), *_left_shapes(puzzle, left)]
    offsets = np.zeros((len(shapes), 3))
    faded = frozenset(range(len(placed), len(shapes)))
    # In layers the cells that are left are drawn like a further part.
    every = (*placed, Placement(-1, left)) if left else placed
    flat = [] if lattice.flat else layers(lattice, every, [shape.color for shape in shapes])
    covered = sum(len(placement.cells) for placement in placed)
    return PartialDrawing(Drawing(shapes, offsets, faded, *box(shapes, offsets)), flat, len(placed), covered)


@dataclass(frozen=True)
class Partial:
    """Some placements; marked: cells that are highlighted; tried: a placement that could be made next.

    pale: the share of the colour `ground` that is mixed into the colours of the placements.
    """

    puzzle: Puzzle
    placements: Solution
    marked: tuple[Cell, ...] = ()
    tried: Placement | None = None
    ground: str = "#ffffff"
    pale: float = 0.0


class PartialShown(Shown):
    """Some placements within the target; nothing moves.

    before: what was shown before, from which equal shapes are reused.
    """

    def __init__(self, partial: Partial, before: Shown) -> None:
        super().__init__(None, None)
        self.puzzle, self.partial = partial.puzzle, partial
        earlier = before if isinstance(before, PartialShown) and before.same_puzzle(partial.puzzle) else None
        lattice, around = partial.puzzle.standing.lattice, fineness(len(partial.puzzle.target.cells))
        # That of the whole target, so that the view stays while placements come and go.
        self._box = earlier.box if earlier else _box_about(partial.puzzle)
        # The same objects where nothing changed, for which the view has its triangles already.
        placed = self._placed(partial, earlier)
        rest = _left_shapes(partial.puzzle, _cells_left(partial.puzzle, partial.placements, partial.marked))
        marked = [shape_of(lattice, partial.marked, MARKED, index=-1, around=around)] if partial.marked else []
        self.shapes = [*placed, *rest, *marked]
        self._faint = frozenset(range(len(placed), len(placed) + len(rest)))
        self._ghost = scene(partial.puzzle, (partial.tried,)) if partial.tried else []

    @property
    def box(self) -> tuple[Floats, Floats]:
        """The middle and the reach of the whole target."""
        return self._box

    def _placed(self, partial: Partial, earlier: "PartialShown | None") -> list[Shape]:
        """Return the shapes of the placements, the same objects as before where these have not changed."""
        if earlier is not None and earlier.partial.placements == partial.placements:
            return earlier.shapes[: len(partial.placements)]
        return [replace(shape, color=mixed(shape.color, partial.ground, 1 - partial.pale))
                for shape in _placed_shapes(partial.puzzle, partial.placements)]

    def drawing(self, explode: float, step: float | None, faded: set[int], hidden: set[int],  # noqa: ARG002
                towards: int = 0) -> Drawing:  # noqa: ARG002 - as of a whole solution, which can be taken apart
        """Return what is drawn."""
        return Drawing(self.shapes, np.zeros((len(self.shapes), 3)), self._faint, *self._box,
                       ghost=self._ghost)


def _box_about(puzzle: Puzzle) -> tuple[Floats, Floats]:
    shapes = target_scene(puzzle)
    return box(shapes, np.zeros((len(shapes), 3)))
