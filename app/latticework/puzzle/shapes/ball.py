"""Balls and discs: the cells whose middles lie no farther than a radius from a point of much symmetry."""

from collections.abc import Sequence
from functools import lru_cache

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


def ball(lattice: Lattice, sizes: Sequence[float]) -> Cells:
    """Return the cells within a radius; with a radius of 1 those nearest to the middle, or next to the cell there."""
    cells = _within(lattice, _middle(lattice), float(sizes[0]))
    if not cells:
        raise LatticeworkError(phrase("radius {radius}: holds no cell; give 1 or more", radius=str(sizes[0])))
    return cells


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
