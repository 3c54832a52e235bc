"""How parts are moved apart: away from the middle, or where they would then cross, out of one another's way."""

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.puzzle.key_marks import reliefs
from latticework.scene.cell_overlap import Bodies
from latticework.scene.shapes import Shape, exploded
from latticework.solution import Solution

SPREAD = 1.3
_GAP, _STEP, _MOST = 0.2, 0.25, 400
_CENTRAL = 0.3
"""So near to the middle a part has no direction of its own; in the shortest step of the lattice."""

_ASIDE = 1.3
"""How much farther a part rather goes straight away from the middle than along an axis."""

_AXES = np.array([(0.0, 0, 1), (0, -1, 0), (1, 0, 0), (0, 0, -1), (0, 1, 0), (-1, 0, 0)])
"""The axes, first those towards the sides that are seen at first."""


def most_apart(puzzle: Puzzle, solution: Solution, shapes: list[Shape]) -> Floats:
    """Return offsets (n, 3) that move the parts of a solution all the way apart.

    Parts that hold one another, as those of burrs do, would go through one another on their way from the middle, and
    some have no way from it at all: these go so far that the boxes about them are free of one another.
    """
    standing = puzzle.standing
    offsets = exploded(shapes, SPREAD * max([relief.reach for relief in reliefs(puzzle).values()], default=1))
    if standing.lattice.flat or any(kind.segment for kind in standing.lattice.kinds):
        return offsets
    bodies = Bodies(standing.lattice, [placement.cells for placement in solution])
    unit = float(np.linalg.norm(puzzle.lattice.vectors, axis=1).min())
    if _about_one_middle(offsets, _CENTRAL * unit) or bodies.any_overlap(offsets):
        return _clear(shapes, offsets, unit)
    return offsets


def _about_one_middle(offsets: Floats, least: float) -> bool:
    """Return whether two parts stay where they are to one another."""
    between = np.linalg.norm(offsets[:, None] - offsets, axis=2) + least * np.eye(len(offsets))
    return bool((between < least).any())


def _clear(shapes: list[Shape], offsets: Floats, unit: float) -> Floats:
    """Return offsets with which the boxes about the parts are apart; the largest part stays where it is."""
    corners = [shape.packed.corners.reshape(-1, 3) for shape in shapes]
    low, high = np.array([some.min(axis=0) for some in corners]), np.array([some.max(axis=0) for some in corners])
    made, placed = np.zeros_like(offsets), list[int]()
    for number in sorted(range(len(shapes)), key=lambda i: -float(np.prod(high[i] - low[i]))):
        if placed:
            there = [low[placed] + made[placed] - _GAP * unit, high[placed] + made[placed] + _GAP * unit]
            directions = _directions(offsets[number], unit)
            made[number] = _way_out(low[number], high[number], there, directions, _STEP * unit)
        placed.append(number)
    return made


def _directions(away: Floats, unit: float) -> list[tuple[Floats, float]]:
    """Return the directions in which a part may go, with what a step costs: from the middle, the axes."""
    far = float(np.linalg.norm(away))
    radial = [(away / far, 1.0)] if far > _CENTRAL * unit else []
    return [*radial, *((axis, _ASIDE) for axis in _AXES)]


def _way_out(low: Floats, high: Floats, there: list[Floats], directions: list[tuple[Floats, float]],
             step: float) -> Floats:
    """Return the cheapest offset (3,) with which a box is apart from those that are there."""
    found: list[tuple[float, int, Floats]] = []
    for direction, cost in directions:
        offsets = step * np.arange(_MOST)[:, None] * direction
        apart = np.logical_or((low + offsets)[:, None] >= there[1], (high + offsets)[:, None] <= there[0])
        free = np.all(np.any(apart, axis=2), axis=1)
        if free.any():
            first = int(free.argmax())
            found.append((first * cost, len(found), offsets[first]))
    return min(found)[2]
