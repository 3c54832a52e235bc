"""The drawing of a solution that is not complete: the parts that are placed, and the cells left as of glass."""

from dataclasses import dataclass, field

import numpy as np

from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing, box
from latticework.scene.layer_diagrams import layers
from latticework.scene.projection import Polygon
from latticework.scene.shapes import TARGET_COLOR, fineness, scene, shape_of
from latticework.solution import Solution
from latticework.solution.solution import Placement


@dataclass(frozen=True, eq=False)
class PartialDrawing:
    """The parts placed so far in space, and by layers where these tell more; cells: how many are covered."""

    drawing: Drawing = field(default_factory=Drawing)
    layers: list[list[Polygon]] = field(default_factory=list)
    parts: int = 0
    cells: int = 0


def partial_drawing(puzzle: Puzzle, placed: Solution) -> PartialDrawing:
    """Return the drawing of the parts that are placed in the target of a puzzle."""
    covered = {cell for placement in placed for cell in placement.cells}
    free = tuple(cell for cell in puzzle.target.cells if cell not in covered)
    lattice, shapes = puzzle.standing.lattice, scene(puzzle, placed)
    if free:
        shapes.append(shape_of(lattice, free, TARGET_COLOR, index=-1, around=fineness(len(puzzle.target.cells))))
    offsets = np.zeros((len(shapes), 3))
    faded = frozenset([len(placed)] if free else [])
    every = (*placed, Placement(-1, free)) if free else placed
    flat = [] if lattice.flat else layers(lattice, every, [shape.color for shape in shapes])
    return PartialDrawing(Drawing(shapes, offsets, faded, *box(shapes, offsets)), flat, len(placed), len(covered))
