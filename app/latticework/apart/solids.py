"""Convex solids that cells are made of, and whether one of them, moving straight, meets another."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.lattice import CellKind, Lattice
from latticework.lattice.contacts import sides
from latticework.lattice.geometry import plate
from latticework.lattice.lattice import Floats
from latticework.lattice.polygons import plane_axes
from latticework.phrases import phrase

TOUCHING = 1e-4
"""How far solids that only touch may overlap, in units of the lattice; touching is not meeting."""


@dataclass(frozen=True, eq=False)
class Solid:
    """A convex solid: corners (n, 3), the normals (f, 3) of its faces, the directions (e, 3) of its edges.

    A ball has a radius, and its centre as its only corner. A flat cell is a plate of height 1.
    """

    corners: Floats
    normals: Floats
    edges: Floats
    radius: float = 0.0


def prism(outline: Floats) -> Solid:
    """Return the plate of height 1 over a convex outline (n, 2), in either orientation."""
    corners, _ = plate(outline, 1.0)
    along = np.roll(outline, -1, axis=0) - outline
    up = np.array([[0.0, 0.0, 1.0]])
    level = _different(np.pad(along / np.linalg.norm(along, axis=1, keepdims=True), ((0, 0), (0, 1))))
    return Solid(corners, np.vstack([np.cross(level, up), up]), np.vstack([level, up]))


def bar(start: Floats, end: Floats, thin: float) -> Solid:
    """Return a straight bar between two points (3,), square in section, `thin` from its middle line to a side."""
    along = (end - start) / np.linalg.norm(end - start)
    aside = plane_axes(along)
    around = thin * np.array([[1, 1], [1, -1], [-1, -1], [-1, 1]]) @ aside.T
    frame = np.vstack([along, aside.T])
    return Solid(np.vstack([start + around, end + around]), frame, frame)


def solids_of(lattice: Lattice, kind: CellKind) -> tuple[Solid, ...]:
    """Return the convex solids that make up a cell with an outline or faces, or the ball of a round one."""
    if kind.radius:
        none = np.zeros((0, 3))
        return (Solid(np.pad(kind.corners, ((0, 0), (0, 3 - lattice.dimension))), none, none, kind.radius),)
    if not lattice.flat:
        return _of_faces(kind)
    outline = kind.corners
    along = np.roll(outline, -1, axis=0) - outline
    onward = np.roll(along, -1, axis=0)
    turns = along[:, 0] * onward[:, 1] - along[:, 1] * onward[:, 0]
    # Convex when it always bends the same way.
    if (turns > -TOUCHING**2).all() or (turns < TOUCHING**2).all():
        return (prism(outline),)
    return tuple(prism(triangle) for triangle in _triangles(outline))


def _of_faces(kind: CellKind) -> tuple[Solid, ...]:
    own = sides(kind)
    # Convex when no corner is outside of any face.
    if (kind.corners @ own.normals.T < own.offsets + TOUCHING).all():
        return (Solid(kind.corners, own.normals, _edges(own.outlines)),)
    if (kind.center @ own.normals.T > own.offsets - TOUCHING).any():
        raise LatticeworkError(phrase("the cell {name} has faces that cannot be seen from its middle; solutions of "
                                      "such cells cannot be taken apart", name=kind.name))
    return tuple(_pyramid(kind.center, triangle) for outline, normal in zip(own.outlines, own.normals, strict=True)
                 for triangle in _triangles_in_space(outline, plane_axes(normal)))


def _triangles_in_space(outline: Floats, axes: Floats) -> list[Floats]:
    away = outline[0] - axes @ (axes.T @ outline[0])
    return [corners @ axes.T + away for corners in _triangles(outline @ axes)]


def _triangles(outline: Floats) -> list[Floats]:
    """Return triangles (3, 2) that make up an outline (n, 2) in the plane."""
    import shapely  # noqa: PLC0415 - the window starts without it, and few cells need it

    triangles = shapely.constrained_delaunay_triangles(shapely.Polygon(outline)).geoms
    return [np.array(triangle.exterior.coords)[:3, :2] for triangle in triangles]


def _pyramid(tip: Floats, base: Floats) -> Solid:
    corners = np.vstack([tip, base])
    faces = [corners[list(face)] for face in ((1, 2, 3), (0, 1, 2), (0, 2, 3), (0, 3, 1))]
    return Solid(corners, np.array([np.cross(face[1] - face[0], face[2] - face[0]) for face in faces]),
                 _edges(tuple(faces)))


def _edges(outlines: tuple[Floats, ...]) -> Floats:
    along = np.vstack([np.roll(outline, -1, axis=0) - outline for outline in outlines])
    return _different(along / np.linalg.norm(along, axis=1, keepdims=True))


def _different(ways: Floats) -> Floats:
    """Return unit vectors without those that equal an earlier one or its opposite."""
    kept: list[Floats] = []
    for way in ways:
        if all(abs(float(way @ other)) < 1 - TOUCHING**2 for other in kept):
            kept.append(way)
    return np.array(kept).reshape(-1, 3)


def meets(one: Solid, other: Solid, way: Floats, shifts: Floats) -> NDArray[np.bool_]:
    """Return for each of the shifts (n, 3) whether `one`, moving by `way` (3,), meets the shifted `other`."""
    if one.radius and other.radius:
        apart = other.corners[0] + shifts - one.corners[0]
        # Where on its way the ball comes nearest, as a share of it.
        along = np.clip(apart @ way / (way @ way), 0, 1)
        met: NDArray[np.bool_] = (np.linalg.norm(apart - along[:, None] * way, axis=1)
                                  < one.radius + other.radius - TOUCHING)
        return met
    if one.radius or other.radius:
        return _ball_meets(one, other, way, shifts)
    axes = _separating(one, other, way)
    low, high = (one.corners @ axes.T).min(axis=0), (one.corners @ axes.T).max(axis=0)
    # The shadow of the moving solid on each axis, extended by its motion.
    low, high = low + np.minimum(way @ axes.T, 0), high + np.maximum(way @ axes.T, 0)
    there, by = other.corners @ axes.T, shifts @ axes.T
    # Convex solids are apart exactly when their shadows are on one of these axes.
    over = (there.min(axis=0) + by < high - TOUCHING) & (there.max(axis=0) + by > low + TOUCHING)
    return np.asarray(over.all(axis=1))


def _separating(one: Solid, other: Solid, way: Floats) -> Floats:
    """Return directions (n, 3) of which one separates two convex solids, one of them moving, unless they meet."""
    # The space swept is convex too; each of its other faces contains an edge and `way`, so that counts as an edge.
    edges = np.vstack([one.edges, other.edges, way / np.linalg.norm(way)])
    i, j = np.triu_indices(len(edges), 1)
    axes = np.vstack([one.normals, other.normals, np.cross(edges[i], edges[j])])
    lengths = np.linalg.norm(axes, axis=1)
    # Parallel edges have no normal in common, and give no axis.
    kept = lengths > TOUCHING
    separating: Floats = axes[kept] / lengths[kept, None]
    return separating


def _ball_meets(one: Solid, other: Solid, way: Floats, shifts: Floats) -> NDArray[np.bool_]:
    """Return the same for a ball and a solid with faces: whether its centre comes closer than its radius."""
    ball, solid, towards = (one, other, way) if one.radius else (other, one, -way)
    side = 1.0 if one.radius else -1.0
    line = np.vstack([ball.corners, ball.corners + towards])
    return np.array([_distance(line - side * shift, solid.corners) < ball.radius - TOUCHING
                     for shift in shifts], bool)


def _distance(one: Floats, other: Floats) -> float:
    """Return the distance of the convex hulls of two sets of points (n, 3) (Gilbert, Johnson, Keerthi 1988)."""
    # Two hulls are as far apart as the hull of all differences is from the origin.
    points = (one[:, None] - other[None]).reshape(-1, 3)
    chosen = [int((points**2).sum(axis=1).argmin())]
    nearest = points[chosen[0]]
    while True:
        # The point farthest towards the origin; if it is hardly nearer, the nearest has been found.
        further = int((points @ nearest).argmin())
        if nearest @ nearest - points[further] @ nearest < TOUCHING**2 or further in chosen:
            return float(np.linalg.norm(nearest))
        chosen, nearest = _least(points, [*chosen, further])


def _least(points: Floats, chosen: list[int]) -> tuple[list[int], Floats]:
    """Return the point nearest to the origin in the hull of up to five points, and those of them that it needs."""
    best, kept = points[chosen[0]], chosen[:1]
    # All subsets, at most 31, instead of the case distinctions of the paper: it is done once for a lattice.
    for bits in range(1, 1 << len(chosen)):
        some = [number for i, number in enumerate(chosen) if bits >> i & 1]
        base, *rest = points[some]
        along = np.array(rest).reshape(-1, 3) - base
        shares = np.linalg.lstsq(along.T, -base, rcond=None)[0] if rest else np.zeros(0)
        point = base + shares @ along
        if (shares > 0).all() and shares.sum() < 1 and point @ point < best @ best:
            best, kept = point, some
    return kept, best
