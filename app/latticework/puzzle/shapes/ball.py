"""Balls and discs: the cells whose middles lie no farther than a radius from a point of much symmetry."""

from collections.abc import Sequence
from functools import lru_cache
from math import pi

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Lattice, symmetries
from latticework.lattice.lattice import as_array
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import Cells
from latticework.puzzle.shapes.placed_body import corner_points
from latticework.puzzle.shapes.step_grid import CLOSE, steps_between, too_many

ENOUGH = 1.6
"""A radius at which the symmetry of a ball shows."""

MOST_TRIED = 12

SURELY = 2
"""How many times too many cells there must be by volume for that to be sure."""


def ball(lattice: Lattice, sizes: Sequence[float]) -> Cells:
    """Return the cells within a radius; with a radius of 1 those nearest to the middle, or next to the cell there."""
    middle, radius = _middle(lattice), float(sizes[0])
    about = _about(lattice, radius * _unit(lattice, middle))
    if about > SURELY * MAX_CELLS:  # before a million of them are looked at
        raise too_many(round(about))
    cells = _within(lattice, middle, radius)
    if not cells:
        raise LatticeworkError(phrase("radius {radius}: holds no cell; give 1 or more", radius=str(sizes[0])))
    return cells


def _about(lattice: Lattice, far: float) -> float:
    """Return about how many cells lie no farther from a point than a distance."""
    volume = pi * far**2 if lattice.flat else 4 / 3 * pi * far**3
    return volume / abs(float(np.linalg.det(lattice.vectors[:, : lattice.rank]))) * len(lattice.kinds)


@lru_cache(maxsize=64)
def _middle(lattice: Lattice) -> tuple[float, ...]:
    """Return the middle or corner of a cell about which balls have the most symmetries."""
    def symmetry(point: tuple[float, ...]) -> int:
        cells = _within(lattice, point, ENOUGH)
        return len(symmetries(lattice, cells)) if cells else 0

    points = (*lattice.centers[:MOST_TRIED], *corner_points(lattice)[:MOST_TRIED])
    return max((tuple(point.tolist()) for point in points), key=symmetry)


@lru_cache(maxsize=256)
def _unit(lattice: Lattice, point: tuple[float, ...]) -> float:
    """Return the distance from a point of the first cells that do not lie on it."""
    reach = 2 * max(float(np.linalg.norm(kind.corners - kind.center, axis=1).max()) + kind.radius
                    for kind in lattice.kinds)
    near = lattice.positions(as_array(_nearer(lattice, point, reach)))
    distances = np.linalg.norm(near - point, axis=1)
    return float(distances[distances > CLOSE].min())


def _within(lattice: Lattice, point: tuple[float, ...], radius: float) -> Cells:
    return _nearer(lattice, point, radius * _unit(lattice, point) + CLOSE)


def _nearer(lattice: Lattice, point: tuple[float, ...], far: float) -> Cells:
    """Return the cells whose middles lie no farther from a point than a distance."""
    reach = far * np.linalg.norm(lattice.solver, axis=0)
    found: list[tuple[int, ...]] = []
    for number, kind in enumerate(lattice.kinds):
        home = (np.array(point) - kind.center) @ lattice.solver
        steps = steps_between(home - reach, home + reach)
        near = np.linalg.norm(steps @ lattice.vectors + kind.center - point, axis=1) <= far
        found += [(*step, number) for step in steps[near].tolist()]
    if len(found) > MAX_CELLS:
        raise too_many(len(found))
    return tuple(found)
