"""Sides of cells seen from above: which one a click means, and the sign that shows a mark on it."""

from math import pi, tan

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats
from latticework.lattice.layers import layer_of
from latticework.picture.decoration import PATCH, patches
from latticework.picture.plane import Plane, Point

LEVEL, UP, DOWN = 0, 1, -1
FLAT = 1e-6

STRAIGHT, LEANING = 0.17, {UP: 0.27, DOWN: 0.1}
"""How far from the middle of a cell, in cells, signs are put for sides that are not level."""
HALF = 0.12
"""Half the width of such a sign."""


def rise(lattice: Lattice, cell: Cell, neighbour: Cell) -> int:
    """Return whether the side towards a neighbour faces UP or DOWN, or is LEVEL as both are in one layer."""
    apart = layer_of(lattice, neighbour) - layer_of(lattice, cell)
    return LEVEL if not apart else UP if apart > 0 else DOWN


def side_at(plane: Plane, point: Point, layer: int, cells: tuple[Cell, ...], towards: int = LEVEL
            ) -> tuple[Cell, str] | None:
    """Return the cell of a set under a point and the label of its outer side nearest to the point, or None.

    Only sides that face `towards` are considered; a cell without any level side shows all of them as level, and one
    whose level sides are all inside the set shows the one above, or else below, as level.
    """
    lattice, cell = plane.lattice, plane.at(point, layer)
    if cell is None or cell not in cells:
        return None
    edges, neighbours = lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell)
    every = [(edge.label, n, rise(lattice, cell, n)) for edge, n in zip(edges, neighbours, strict=True)]
    leaning = towards == LEVEL and all(rises != LEVEL for *_, rises in every)
    candidates = [(label, n) for label, n, rises in every if n not in cells and (leaning or rises == towards)]
    if not candidates:
        return None if towards != LEVEL else (side_at(plane, point, layer, cells, UP)
                                              or side_at(plane, point, layer, cells, DOWN))
    middles = (plane.centers(tuple(n for _, n in candidates)) + plane.center(cell)) / 2
    return cell, candidates[int(np.linalg.norm(middles - point, axis=1).argmin())][0]


def sign(plane: Plane, cell: Cell, neighbour: Cell, mark: str = "", width: float = PATCH) -> Floats:
    """Return the polygon (corners, 2) that shows a mark on the side towards a neighbour.

    In flat lattices it is along the side, `width` wide as a share of the way to the middle; in solid ones a bar shows
    a level side, and a triangle that points up or down a side that faces so, the two beside each other.
    """
    if plane.lattice.flat:
        return patches(plane.lattice, ((cell, neighbour, mark),), width)[0][:, :2]
    lattice, here = plane.lattice, np.array(plane.center(cell))
    away = (np.array(plane.center(neighbour)) - here) / 2
    far, rises = float(np.linalg.norm(away)), rise(lattice, cell, neighbour)
    # The neighbour is straight above or below, so there is no direction to put the sign in.
    if far < FLAT:
        return _triangle(here + STRAIGHT * plane.spacing * _beside(plane, cell, here, rises), rises, plane.spacing)
    if rises != LEVEL:
        return _triangle(here + LEANING[rises] * plane.spacing * away / far, rises, plane.spacing)
    beside = sum(rise(lattice, cell, n) == LEVEL for n in lattice.neighbours(cell))
    long, thick = min(0.3 * plane.spacing, 0.55 * far * tan(pi / max(beside, 3))), 0.07 * plane.spacing
    along = away / far
    aside = np.array([-along[1], along[0]])
    corners = [(-long, -thick), (long, -thick), (long, thick), (-long, thick)]
    return np.array([here + 0.8 * away + x * aside + y * along for x, y in corners])


def _beside(plane: Plane, cell: Cell, here: Floats, rises: int) -> Floats:
    """Return the direction of the sign for a side: those for up and down are side by side, or else stacked."""
    corners = plane.polygons((cell,))[0] - here
    across, along = np.minimum(corners.max(axis=0), -corners.min(axis=0))
    fits = across >= min((STRAIGHT + HALF) * plane.spacing, along)
    return np.array([-rises, 0] if fits else [0, rises])


def _triangle(middle: Floats, rises: int, spacing: float) -> Floats:
    shape: Floats = middle + np.array([(-HALF, -0.1), (HALF, -0.1), (0.0, HALF)]) * spacing * [1, rises]
    return shape
