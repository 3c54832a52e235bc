"""The geometry to draw cells: bodies, the faces that show, outlines of a layer."""

from functools import lru_cache

import numpy as np

from latticework.lattice.bodies import Body, Faces, ball, circle, plate, rod, slim
from latticework.lattice.model import Cell, CellKind, Floats, Lattice, as_array

THICKNESS = 0.5
"""Height of the body of a flat cell, in units of the lattice."""


@lru_cache(maxsize=64)
def bodies(lattice: Lattice) -> tuple[Body, ...]:
    """Return the body of each kind of cell; flat cells become plates of height THICKNESS, segments rods."""
    shapes = [_shape(lattice, kind) for kind in lattice.kinds]
    vectors = space_vectors(lattice)
    made = []
    for kind, (corners, faces) in zip(lattice.kinds, shapes, strict=True):
        across: list[tuple[tuple[int, ...], int] | None] = []
        for face in faces:
            shared = None
            for edge in kind.half_edges if kind.faces else ():
                other = shapes[edge.kind][0] + np.array(edge.step) @ vectors
                if all(np.abs(other - corners[i]).max(axis=1).min() < 1e-6 for i in face):
                    shared = edge.step, edge.kind
            across.append(shared)
        made.append(Body(corners, tuple(faces), tuple(across), smooth=not kind.faces))
    return tuple(made)


def _shape(lattice: Lattice, kind: CellKind) -> tuple[Floats, Faces]:
    if kind.radius:
        return ball(kind.center, kind.radius)
    if kind.segment:
        return rod(kind.corners)
    return plate(kind.corners, THICKNESS) if lattice.flat else (kind.corners, kind.faces)


def space_vectors(lattice: Lattice) -> Floats:
    """Return the translation vectors in space, shape (rank, 3); a flat lattice lies at z = 0."""
    vectors = np.zeros((lattice.rank, 3))
    vectors[:, : lattice.dimension] = lattice.vectors
    return vectors


def exposed_faces(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Floats]:
    """Return the faces, each of shape (corners, 3), that no two of the cells share."""
    present, vectors = set(cells), space_vectors(lattice)
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

    The canvas shows x and y; a solid cell is shown as the convex hull of its corners seen along z, a ball as a
    circle, a segment as a slim hexagon.
    """
    kind, place = lattice.kinds[cell[-1]], np.array(cell[:-1]) @ lattice.vectors
    if kind.radius or kind.segment:
        return (circle(kind.center[:2], kind.radius) if kind.radius else slim(kind.corners)) + place[:2]
    corners = kind.corners + place
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
    reach = max(kind.radius or float(np.abs(kind.corners - kind.center).max()) for kind in lattice.kinds)
    return places.min(axis=0) - reach, places.max(axis=0) + reach
