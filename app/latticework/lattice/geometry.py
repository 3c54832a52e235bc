"""The geometry for drawing cells: bodies, exposed faces, outlines on the canvas."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.lattice.lattice import Cell, CellKind, Floats, Lattice, as_array, shifted
from latticework.lattice.layers import kinds_of, layer_basis, middle_height

FaceCorners = tuple[tuple[int, ...], ...]

ROD = 0.1
"""Radius of the rod of a segment, as a share of its length."""

_TAPER = 0.23
"""Length of the pointed ends of segments, as a share of their length: six meet in a point without overlapping."""

_ROUND = 24
"""Corners of the outline of a ball."""

THICKNESS = 0.5
"""Height of the body of a flat cell, in units of the lattice."""

TOLERANCE = 1e-6


@dataclass(frozen=True, eq=False)
class Body:
    """The polyhedron of a kind of cell at the origin.

    corners has shape (n, 3); faces are corner numbers, counter-clockwise from outside; across[i] is the
    (step, kind) of the neighbour that shares face i, or None if none does.
    """

    corners: Floats
    faces: FaceCorners
    across: tuple[tuple[tuple[int, ...], int] | None, ...]


def plate(outline: Floats, height: float) -> tuple[Floats, FaceCorners]:
    """Return corners and faces of a plate over an outline (n, 2)."""
    n = len(outline)
    x, y = outline.T
    # The sign of the area: the outline is turned to be counter-clockwise.
    if np.dot(x, np.roll(y, -1)) < np.dot(y, np.roll(x, -1)):
        outline = outline[::-1]
    low, high = np.zeros((n, 1)), np.full((n, 1), height)
    corners = np.vstack([np.hstack([outline, low]), np.hstack([outline, high])])
    sides = tuple((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))
    return corners, (*sides, tuple(range(n, 2 * n)), tuple(range(n - 1, -1, -1)))


def circle(center: Floats, radius: float) -> Floats:
    """Return a circle as a polygon (_ROUND, 2), counter-clockwise."""
    angles = 2 * np.pi * np.arange(_ROUND) / _ROUND
    return center + radius * np.column_stack([np.cos(angles), np.sin(angles)])


def _segment_outline(ends: Floats) -> Floats:
    """Return the outline (6, 2) of a segment (2, 2): a slim hexagon that meets neighbours only at its ends."""
    a, b = ends
    along = b - a
    across = 1.3 * ROD * np.array([-along[1], along[0]])
    return np.array([a, a + _TAPER * along - across, b - _TAPER * along - across, b, b - _TAPER * along + across,
                     a + _TAPER * along + across])


@lru_cache(maxsize=64)
def bodies(lattice: Lattice) -> tuple[Body, ...]:
    """Return the body of each kind of cell; flat cells become plates, round ones have no faces."""
    shapes = [_shape(lattice, kind) for kind in lattice.kinds]
    vectors = space_vectors(lattice)
    made = []
    for kind, (corners, faces) in zip(lattice.kinds, shapes, strict=True):
        across: list[tuple[tuple[int, ...], int] | None] = []
        for face in faces:
            shared = None
            for edge in kind.half_edges:
                other = shapes[edge.kind][0] + np.array(edge.step) @ vectors
                # A face is shared if each of its corners is also a corner of the neighbour.
                if all(np.abs(other - corners[i]).max(axis=1).min() < 1e-6 for i in face):
                    shared = edge.step, edge.kind
            across.append(shared)
        made.append(Body(corners, tuple(faces), tuple(across)))
    return tuple(made)


def _shape(lattice: Lattice, kind: CellKind) -> tuple[Floats, FaceCorners]:
    if lattice.flat and kind.faces:
        return plate(_with_corners_of_neighbours(lattice, kind), THICKNESS)
    return kind.corners, kind.faces


def _with_corners_of_neighbours(lattice: Lattice, kind: CellKind) -> Floats:
    """Return the outline of a flat cell with the corners of its neighbours added, so that whole sides are shared."""
    points = np.concatenate([kind.corners[:0], *(lattice.kinds[edge.kind].corners + edge.step @ lattice.vectors
                                                 for edge in kind.half_edges)])
    made = []
    for start, end in zip(kind.corners, np.roll(kind.corners, -1, axis=0), strict=True):
        along = (points - start) @ (end - start) / ((end - start) @ (end - start))
        aside = np.linalg.norm(points - start - along[:, None] * (end - start), axis=1)
        between = np.unique(np.round(along[(aside < TOLERANCE) & (along > TOLERANCE) & (along < 1 - TOLERANCE)], 6))
        made += [start, *(start + share * (end - start) for share in between)]
    return np.array(made)


def space_vectors(lattice: Lattice) -> Floats:
    """Return the translation vectors in space, shape (rank, 3); a flat lattice is at z = 0."""
    vectors = np.zeros((lattice.rank, 3))
    vectors[:, : lattice.dimension] = lattice.vectors
    return vectors


def place_of(lattice: Lattice, cell: Cell) -> Floats:
    """Return how far (3,) the body of a cell is from that of its kind at the origin."""
    place: Floats = np.array(cell[:-1]) @ space_vectors(lattice)
    return place


def cell_across(cell: Cell, across: tuple[tuple[int, ...], int] | None) -> Cell | None:
    """Return the cell across a face, by its entry in `Body.across`; None where no cell shares the whole face."""
    return None if across is None else (*(a + b for a, b in zip(cell, across[0], strict=False)), across[1])


def exposed_faces(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Floats]:
    """Return the faces, each of shape (corners, 3), that no two of the cells share; round cells have none."""
    present, vectors = set(cells), space_vectors(lattice)
    faces = []
    for cell in cells:
        body = bodies(lattice)[cell[-1]]
        corners = body.corners + np.array(cell[:-1]) @ vectors
        for face, across in zip(body.faces, body.across, strict=True):
            if cell_across(cell, across) not in present:
                faces.append(corners[list(face)])
    return faces


def outline(lattice: Lattice, cell: Cell) -> Floats:
    """Return the outline of a cell in the plane of the canvas, shape (corners, 2), counter-clockwise.

    The canvas shows x and y: of a solid cell the section half way up, so that the cells of a layer do not overlap, a
    ball as a circle, a segment as a slim hexagon.
    """
    moved: Floats = _outlines(lattice)[cell[-1]] + (np.array(cell[:-1]) @ lattice.vectors)[:2]
    return moved


@lru_cache(maxsize=64)
def _outlines(lattice: Lattice) -> tuple[Floats, ...]:
    """Return the outline of the cell of each kind at the origin, cached as sections take long to compute."""
    made = []
    for number, kind in enumerate(lattice.kinds):
        if kind.radius:
            made.append(circle(kind.center[:2], kind.radius))
        elif kind.segment:
            made.append(_segment_outline(kind.corners))
        else:
            made.append(kind.corners if lattice.flat else _hull(_cut(lattice, number)))
    return tuple(made)


def _cut(lattice: Lattice, kind: int) -> Floats:
    """Return the points (n, 2) at which edges of a solid cell at the origin cross the height half way up it."""
    corners, height = lattice.kinds[kind].corners, middle_height(lattice, kind)
    points = []
    for face in lattice.kinds[kind].faces:
        for low, high in zip(corners[list(face)], np.roll(corners[list(face)], -1, axis=0), strict=True):
            if min(low[2], high[2]) <= height + TOLERANCE and max(low[2], high[2]) >= height - TOLERANCE:
                rise = high[2] - low[2]
                share = (height - low[2]) / rise if abs(rise) > TOLERANCE else 0.0
                points.append(low[:2] + share * (high - low)[:2])
    return np.array(points)


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
                # Not a turn to the left: the corner between is inside the hull.
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return np.array(chain(ordered) + chain(ordered[::-1]))


def cell_at(lattice: Lattice, point: tuple[float, float], layer: int = 0) -> Cell | None:
    """Return the cell of a layer, numbered as by layer_of, at a point of the canvas, or None.

    Where outlines overlap it is the cell whose middle is nearest.
    """
    found: dict[Cell, float] = {}
    steps = layer_basis(lattice)
    level = (steps @ lattice.vectors)[:, :2]
    back, near = np.linalg.pinv(level), np.array(list(np.ndindex(*(3,) * len(steps))), dtype=int) - 1
    for first in kinds_of(lattice, layer):
        own = outline(lattice, first)
        middle = own.mean(axis=0)
        # The nearest translation and those around it, as a cell may reach farther in some directions than in others.
        moves = np.rint((np.array(point, dtype=float) - middle) @ back).astype(int) + near
        away = np.linalg.norm(middle + moves @ level - point, axis=1)
        within = np.linalg.norm(own - middle, axis=1).max() + TOLERANCE  # no corner is farther from the middle
        for move in moves[away <= within]:
            cell = shifted((first,), tuple((move @ steps).tolist()))[0]
            corners = outline(lattice, cell)
            if _inside(corners, point):
                found[cell] = float(np.linalg.norm(corners.mean(axis=0) - point))
    return min(found, key=lambda cell: found[cell], default=None)


def _inside(polygon: Floats, point: tuple[float, float]) -> bool:
    """Whether a point is inside a polygon (n, 2), by its crossing number."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        # One end above and one not: so a ray through a corner counts once.
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def extent(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[Floats, Floats]:
    """Return the least and greatest corner of a box around cells, shape (dimension,) each."""
    places = lattice.positions(as_array(cells))
    reach = max(kind.radius or float(np.abs(kind.corners - kind.center).max()) for kind in lattice.kinds)
    return places.min(axis=0) - reach, places.max(axis=0) + reach
