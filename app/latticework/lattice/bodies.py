"""Bodies of cells that are not given by corners and faces: plates, balls, rods; and their outlines."""

from dataclasses import dataclass

import numpy as np

from latticework.lattice.model import Floats

Faces = tuple[tuple[int, ...], ...]

ROD = 0.1
"""Radius of the rod of a segment, in its length."""

ROUND = 24
"""Corners of the outline of a ball."""


@dataclass(frozen=True, eq=False)
class Body:
    """The polyhedron of a kind of cell at the origin.

    corners has shape (n, 3); faces are corner numbers, counter-clockwise from outside; across[i] is the
    (step, kind) of the neighbour that shares face i, or None when none does. A smooth body stands for a round
    one: its edges are not drawn.
    """

    corners: Floats
    faces: Faces
    across: tuple[tuple[tuple[int, ...], int] | None, ...]
    smooth: bool = False


def plate(outline: Floats, height: float) -> tuple[Floats, Faces]:
    """Return corners and faces of a plate over an outline (n, 2)."""
    n = len(outline)
    x, y = outline.T
    if np.dot(x, np.roll(y, -1)) < np.dot(y, np.roll(x, -1)):
        outline = outline[::-1]
    low, high = np.zeros((n, 1)), np.full((n, 1), height)
    corners = np.vstack([np.hstack([outline, low]), np.hstack([outline, high])])
    sides = tuple((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))
    return corners, (*sides, tuple(range(n, 2 * n)), tuple(range(n - 1, -1, -1)))


def ball(center: Floats, radius: float, rings: int = 6, around: int = 12) -> tuple[Floats, Faces]:
    """Return corners and faces of a ball as rings of quadrilaterals between two caps."""
    heights = np.cos(np.linspace(0, np.pi, rings + 1)[1:-1])
    return _turned([(np.sqrt(1 - h * h) * radius, h * radius) for h in heights], radius, around, np.eye(3), center)


def rod(ends: Floats, around: int = 10) -> tuple[Floats, Faces]:
    """Return corners and faces of a rod with rounded ends between two points (2, 2), lying on z = 0."""
    a, b = np.pad(ends, ((0, 0), (0, 1)))
    length = float(np.linalg.norm(b - a))
    radius, half = ROD * length, length / 2
    bends = [(np.cos(t) * radius, half - radius + np.sin(t) * radius) for t in (np.pi / 3, np.pi / 6, 0.0)]
    along = (b - a) / length
    frame = np.array([np.cross(along, [0, 0, 1]), [0, 0, 1], along])
    profile = [*bends, *((r, -z) for r, z in reversed(bends))]
    return _turned(profile, half, around, frame, (a + b) / 2 + np.array([0, 0, radius]))


def _turned(
    profile: list[tuple[float, float]], top: float, around: int, frame: Floats, center: Floats
) -> tuple[Floats, Faces]:
    """Turn a profile of (radius, height) from the top down about the third axis of a frame, with two tips."""
    angles = 2 * np.pi * np.arange(around) / around
    rings = [np.column_stack([r * np.cos(angles), r * np.sin(angles), np.full(around, h)]) for r, h in profile]
    corners = np.vstack([*rings, [[0, 0, top], [0, 0, -top]]])
    tip, n = len(corners) - 2, len(rings)
    faces: list[tuple[int, ...]] = []
    for i in range(around):
        j = (i + 1) % around
        faces += [(k * around + i, (k + 1) * around + i, (k + 1) * around + j, k * around + j) for k in range(n - 1)]
        faces += [(tip, i, j), (tip + 1, (n - 1) * around + j, (n - 1) * around + i)]
    return corners @ frame + center, tuple(faces)


def circle(center: Floats, radius: float) -> Floats:
    """Return a circle as a polygon (ROUND, 2), counter-clockwise."""
    angles = 2 * np.pi * np.arange(ROUND) / ROUND
    return center + radius * np.column_stack([np.cos(angles), np.sin(angles)])


def slim(ends: Floats) -> Floats:
    """Return the outline of a segment (2, 2): a hexagon (6, 2) that meets its neighbours only at the ends."""
    a, b = ends
    along = b - a
    across = 1.3 * ROD * np.array([-along[1], along[0]])
    return np.array([a, a + 0.15 * along - across, b - 0.15 * along - across, b, b - 0.15 * along + across,
                     a + 0.15 * along + across])
