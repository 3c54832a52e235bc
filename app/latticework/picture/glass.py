"""Parts that enclose others, such as the cage of a packing: drawn like glass, so that the inside is visible."""

from dataclasses import replace

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.picture.camera import Drawing
from latticework.picture.projection import Polygon, polygons
from latticework.picture.shapes import Shape
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_SIDES = 5
"""The least of six sides on which a part extends beyond another that it encloses: a box may be open."""

_EPSILON = 1e-6


def enclosing(puzzle: Puzzle, solution: Solution, shapes: list[Shape]) -> set[int]:
    """Return the placements of a solution that enclose at least half of the others, or are its box."""
    if puzzle.lattice.flat:
        return set()
    corners = [shape.packed.corners.reshape(-1, 3) for shape in shapes]
    reach = np.array([np.concatenate([-some.min(axis=0), some.max(axis=0)]) for some in corners])
    boxes = {place for place, shape in enumerate(shapes) if puzzle.parts[solution[shape.index].part].box}
    return boxes | {place for place in range(len(shapes)) if 2 * _enclosed_by(reach, place) >= len(shapes) - 1 > 0}


def _enclosed_by(reach: Floats, place: int) -> int:
    """Return how many bodies one of them encloses; reach (n, 6): how far they extend on six sides."""
    beyond = reach[place] - reach
    return int(((beyond >= -_EPSILON).all(axis=1) & ((beyond > _EPSILON).sum(axis=1) >= _SIDES)).sum())


def seen_through(
    drawing: Drawing, glass: set[int], origin: Floats, azimuth: float, elevation: float
) -> list[Polygon]:
    """Return a drawing as polygons, the farthest first, some placements as glass; shapes over it come last.

    origin (3,) is the point of space at 0, 0; angles in degrees.
    """
    drawn = [polygon.faint() if polygon.shape in drawing.faded else polygon
             for polygon in polygons(drawing.shapes, drawing.offsets - origin, azimuth, elevation)]
    clear = {place for place, shape in enumerate(drawing.shapes) if shape.index in glass}
    over = polygons(drawing.over, np.zeros((len(drawing.over), 3)) - origin, azimuth, elevation)
    return [*(_as_glass(drawn, clear) if clear else drawn), *over]


def _as_glass(drawn: list[Polygon], glass: set[int]) -> list[Polygon]:
    """Return polygons, the farthest first, with some shapes pale behind all others and their edges over them."""
    behind = [polygon.faint() for polygon in drawn if polygon.shape in glass and not polygon.rim]
    # A polygon of two points is drawn as its line, over the parts inside.
    edges = [replace(polygon, points=line, fill=polygon.edge, lines=line[None])
             for polygon in behind for line in polygon.lines]
    return [*behind, *(polygon for polygon in drawn if polygon.shape not in glass), *edges]
