"""The geometry to draw cells: bodies, the faces that show, outlines of a layer."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.lattice.model import Cell, Floats, Lattice, as_array

THICKNESS = 0.5
"""Height of the body of a flat cell, in units of the lattice."""


@dataclass(frozen=True, eq=False)
class Body:
    """The polyhedron of a kind of cell at the origin.

    corners has shape (n, 3); faces are corner numbers, counter-clockwise from outside; across[i] is the
    (step, kind) of the neighbour that shares face i, or None when none does.
    """

    corners: Floats
    faces: tuple[tuple[int, ...], ...]
    across: tuple[tuple[tuple[int, ...], int] | None, ...]


@lru_cache(maxsize=64)
def bodies(lattice: Lattice) -> tuple[Body, ...]:
    """Return the body of each kind of cell; flat cells become plates of height THICKNESS."""
    shapes = [_plate(kind.corners) if lattice.flat else (kind.corners, kind.faces) for kind in lattice.kinds]
    vectors = np.zeros((lattice.rank, 3))
    vectors[:, : lattice.dimension] = lattice.vectors
    made = []
    for kind, (corners, faces) in zip(lattice.kinds, shapes, strict=True):
        across: list[tuple[tuple[int, ...], int] | None] = []
        for face in faces:
            shared = None
            for edge in kind.half_edges:
                other = shapes[edge.kind][0] + np.array(edge.step) @ vectors
                if all(np.abs(other - corners[i]).max(axis=1).min() < 1e-6 for i in face):
                    shared = edge.step, edge.kind
            across.append(shared)
        made.append(Body(corners, tuple(faces), tuple(across)))
    return tuple(made)


def _plate(outline: Floats) -> tuple[Floats, tuple[tuple[int, ...], ...]]:
    n = len(outline)
    x, y = outline.T
    if np.dot(x, np.roll(y, -1)) < np.dot(y, np.roll(x, -1)):
        outline = outline[::-1]
    low, high = np.zeros((n, 1)), np.full((n, 1), THICKNESS)
    corners = np.vstack([np.hstack([outline, low]), np.hstack([outline, high])])
    sides = tuple((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))
    return corners, (*sides, tuple(range(n, 2 * n)), tuple(range(n - 1, -1, -1)))


def exposed_faces(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Floats]:
    """Return the faces, each of shape (corners, 3), that no two of the cells share."""
    present = set(cells)
    vectors = np.zeros((lattice.rank, 3))
    vectors[:, : lattice.dimension] = lattice.vectors
    faces = []
    for cell in cells:
        body = bodies(lattice)[cell[-1]]
        corners = body.corners + np.array(cell[:-1]) @ vectors
        for face, across in zip(body.faces, body.across, strict=True):
            if across is None or (*(a + b for a, b in zip(cell, across[0], strict=False)), across[1]) not in present:
                faces.append(corners[list(face)])
    return faces


def outline(lattice: Lattice, cell: Cell) -> Floats:
    """Return the outline of a cell in the plane of the canvas, shape (corners, 2), counter-clockwise.

    The canvas shows x and y; a solid cell is shown as the convex hull of its corners seen along z.
    """
    kind = lattice.kinds[cell[-1]]
    corners = kind.corners + np.array(cell[:-1]) @ lattice.vectors
    return corners if lattice.flat else _hull(corners[:, :2])


def _hull(points: Floats) -> Floats:
    """Return the convex hull of points (n, 2), counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted({(round(float(x), 9), round(float(y), 9)) for x, y in points})

    def chain(run: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in run:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 1e-9:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return np.array(chain(ordered) + chain(ordered[::-1]))


def cell_at(lattice: Lattice, point: tuple[float, float], layer: int = 0) -> Cell | None:
    """Return the cell of a layer whose outline holds a point of the canvas, or None.

    The layer is the last translation coordinate of a solid lattice; flat lattices have only layer 0.
    """
    solid = not lattice.flat and lattice.rank == 3
    target = np.array(point, dtype=float)
    if solid:
        target = target - layer * lattice.vectors[-1, :2]
    plane = lattice.vectors[:2, :2] if lattice.rank > 1 else lattice.vectors[:, :2]
    for kind in range(len(lattice.kinds)):
        base = np.rint((target - lattice.centers[kind][:2]) @ np.linalg.pinv(plane)).astype(int)
        for offset in np.ndindex(*(3,) * len(plane)):
            steps = [int(b + o - 1) for b, o in zip(base, offset, strict=True)]
            cell = (*steps, *([layer] if solid else []), kind)
            if _inside(outline(lattice, cell), point):
                return cell
    return None


def _inside(polygon: Floats, point: tuple[float, float]) -> bool:
    """Whether a polygon (n, 2) holds the point (crossing number)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def extent(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[Floats, Floats]:
    """Return the least and greatest corner, each of shape (dimension,), of the cells."""
    places = lattice.positions(as_array(cells))
    reach = max(float(np.abs(kind.corners - kind.center).max()) for kind in lattice.kinds)
    return places.min(axis=0) - reach, places.max(axis=0) + reach
