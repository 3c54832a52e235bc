"""The drawing of a solution that is not complete: the parts that are placed, and the cells left as of glass."""

from dataclasses import dataclass, field

import numpy as np

from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing, box
from latticework.scene.layer_diagrams import layers
from latticework.scene.placed_parts import cells_left, left_shapes, placed_shapes
from latticework.scene.projection import Polygon
from latticework.solution import Solution
from latticework.solution.placement import Placement


@dataclass(frozen=True, eq=False)
class PartialDrawing:
    """The parts placed so far in space, and by layers where these tell more; cells: how many are covered."""

    drawing: Drawing = field(default_factory=Drawing)
    layers: list[list[Polygon]] = field(default_factory=list)
    parts: int = 0
    cells: int = 0


def partial_drawing(puzzle: Puzzle, placed: Solution) -> PartialDrawing:
    """Return the drawing of the parts that are placed in the target of a puzzle."""
    left, lattice = cells_left(puzzle, placed), puzzle.standing.lattice
    shapes = [*placed_shapes(puzzle, placed), *left_shapes(puzzle, left)]
    offsets = np.zeros((len(shapes), 3))
    faded = frozenset(range(len(placed), len(shapes)))
    every = (*placed, Placement(-1, left)) if left else placed
    flat = [] if lattice.flat else layers(lattice, every, [shape.color for shape in shapes])
    covered = sum(len(placement.cells) for placement in placed)
    return PartialDrawing(Drawing(shapes, offsets, faded, *box(shapes, offsets)), flat, len(placed), covered)
