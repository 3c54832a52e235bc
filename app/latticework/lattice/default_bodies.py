"""Bodies of cells, made where a lattice file gives none; outlines of cells that have no corners."""

from dataclasses import dataclass

import numpy as np

from latticework.lattice.lattice import Floats

FaceCorners = tuple[tuple[int, ...], ...]

ROD = 0.1
"""Radius of the rod of a segment, in its length."""

TAPER = 0.23
"""Length of the pointed ends of the outline of a segment, so that six of them meet in a point without overlapping."""

ROUND = 24
"""Corners of the outline of a ball."""


@dataclass(frozen=True, eq=False)
class Body:
    """The polyhedron of a kind of cell at the origin.

    corners has shape (n, 3); faces are corner numbers, counter-clockwise from outside; across[i] is the
    (step, kind) of the neighbour that shares face i, or None when none does.
    """

    corners: Floats
    faces: FaceCorners
    across: tuple[tuple[tuple[int, ...], int] | None, ...]


def plate(outline: Floats, height: float) -> tuple[Floats, FaceCorners]:
    """Return corners and faces of a plate over an outline (n, 2)."""
    n = len(outline)
    x, y = outline.T
    if np.dot(x, np.roll(y, -1)) < np.dot(y, np.roll(x, -1)):
        outline = outline[::-1]
    low, high = np.zeros((n, 1)), np.full((n, 1), height)
    corners = np.vstack([np.hstack([outline, low]), np.hstack([outline, high])])
    sides = tuple((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))
    return corners, (*sides, tuple(range(n, 2 * n)), tuple(range(n - 1, -1, -1)))


def circle(center: Floats, radius: float) -> Floats:
    """Return a circle as a polygon (ROUND, 2), counter-clockwise."""
    angles = 2 * np.pi * np.arange(ROUND) / ROUND
    return center + radius * np.column_stack([np.cos(angles), np.sin(angles)])


def slim(ends: Floats) -> Floats:
    """Return the outline of a segment (2, 2): a hexagon (6, 2) that meets its neighbours only at the ends."""
    a, b = ends
    along = b - a
    across = 1.3 * ROD * np.array([-along[1], along[0]])
    return np.array([a, a + TAPER * along - across, b - TAPER * along - across, b, b - TAPER * along + across,
                     a + TAPER * along + across])
