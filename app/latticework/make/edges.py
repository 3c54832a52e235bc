"""Edges of solids: bevelled or rounded by shrinking a solid and letting it grow again by another shape.

Growing by a shape that reaches a distance r in the directions of all faces brings the faces back where they were, but
cuts or rounds the edges that stick out between them (an opening, as mathematical morphology calls it).
"""

import numpy as np
from manifold3d import Manifold, triangulate

from latticework.cancel import checkpoint
from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats
from latticework.make.cell_solids import face_normals, hull, united

_COARSENESS = 0.06
"""Millimetres by which the corners of a rounded edge may stick out of the true curve."""

Polygon = list[int]
"""Corners by their numbers, counter-clockwise."""


def bevelled(lattice: Lattice, shrunk: Manifold, width: float) -> Manifold:
    """Return a solid that was shrunk by a width, grown again with edges cut off."""
    return _grown(lattice, shrunk, width * _with_ends(lattice))


def rounded(lattice: Lattice, shrunk: Manifold, radius: float) -> Manifold:
    """Return a solid that was shrunk by a radius, grown again with round edges."""
    # With the normals of all faces, too: a ball with flat faces alone would not bring faces back in full.
    ball = Manifold.sphere(1, _around(radius)).to_mesh64().vert_properties[:, :3]
    return _grown(lattice, shrunk, radius * np.concatenate([_with_ends(lattice), ball]))


def _grown(lattice: Lattice, solid: Manifold, by: Floats) -> Manifold:
    """Return the Minkowski sum of a solid and the hull of points (n, 3) around the origin."""
    shape = hull(by)
    # The sum may take seconds, in which nothing can be cancelled.
    checkpoint()
    if not lattice.flat:
        return solid.minkowski_sum(shape)
    return united(Manifold.hull_points(prism).minkowski_sum(shape) for prism in _prisms(solid))


def _prisms(plate: Manifold) -> list[Floats]:
    """Return a plate as convex prisms (n, 3): far fewer bodies than it has triangles on its surface."""
    low, high = (plate.bounding_box()[place] for place in (2, 5))
    outline = plate.slice((low + high) / 2).to_polygons()
    points = np.concatenate([np.zeros((0, 2)), *outline])
    return [np.array([[*points[corner], z] for corner in piece for z in (low, high)])
            for piece in convex_pieces(points, triangulate(outline).tolist())]


def _around(radius: float) -> int:
    """Return how many corners a circle of a radius gets, a multiple of four: each costs time."""
    turn = 2 * np.arccos(max(0.0, 1 - _COARSENESS / radius))
    return 4 * int(np.ceil(np.pi / 2 / turn))


def _with_ends(lattice: Lattice) -> Floats:
    """Return the directions (n, 3) of all faces; for a flat lattice straight up and down too."""
    normals = face_normals(lattice)
    return np.concatenate([normals, [[0, 0, 1], [0, 0, -1]]]) if lattice.flat else normals


def convex_pieces(points: Floats, triangles: list[Polygon]) -> list[Polygon]:
    """Return triangles of points (n, 2) joined into larger convex pieces across common sides."""
    left, made = list(triangles), list[Polygon]()
    while left:
        piece = left.pop()
        while joined := _with_neighbour(points, piece, left):
            piece = joined
        made.append(piece)
    return made


def _with_neighbour(points: Floats, piece: Polygon, others: list[Polygon]) -> Polygon | None:
    """Return a piece joined with one of the others, which is removed from them; None if no union is convex."""
    for other in others:
        whole = _joined(piece, other)
        if whole and _is_convex(points[whole]):
            others.remove(other)
            return whole
    return None


def _joined(one: Polygon, other: Polygon) -> Polygon | None:
    """Return two polygons as one, None if they share no side."""
    for place, corner in enumerate(one):
        if corner in other:
            at = other.index(corner)
            if other[at - 1] == one[(place + 1) % len(one)]:
                return one[place + 1:] + one[: place + 1] + (other[at + 1:] + other[:at])[:-1]
    return None


def _is_convex(corners: Floats) -> bool:
    sides = np.roll(corners, -1, axis=0) - corners
    following = np.roll(sides, -1, axis=0)
    return bool((sides[:, 0] * following[:, 1] > sides[:, 1] * following[:, 0]).all())
