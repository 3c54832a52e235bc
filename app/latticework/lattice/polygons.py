"""Polygons in space: their areas, the common area of two in one plane, and whether one crosses itself."""

import math

import numpy as np

from latticework.lattice.lattice import Floats

Corner = tuple[float, float]
Corners = list[Corner]
"""Corners of a polygon in its plane: plain numbers, as small arrays would take many times as long."""


def area_vector(outline: Floats) -> Floats:
    """Return the normal of a polygon (n, 3) by the right-hand rule; its length is the area."""
    # Relative to a corner, so that no precision is lost far from the origin.
    around = outline - outline[0]
    vector: Floats = np.cross(around, np.roll(around, -1, axis=0)).sum(axis=0) / 2
    return vector


def unit_normal(outline: Floats) -> Floats:
    """Return the normal of a polygon (n, 3) by the right-hand rule, of length one."""
    vector = area_vector(outline)
    normal: Floats = vector / np.linalg.norm(vector)
    return normal


def common_area(a: Floats, b: Floats, normal: Floats) -> tuple[float, Floats]:
    """Return the area that two simple polygons (n, 3) in one plane have in common, and its middle (3,)."""
    axes = plane_axes(normal)
    total, moment = 0.0, np.zeros(2)
    pieces = _convex_pieces(b, axes)
    for sign, one in _convex_pieces(a, axes):
        for other_sign, other in pieces:
            shared = _clipped(one, other)
            if len(shared) > 2:
                # Pieces of a concave polygon have signs, and so has the area that two of them have in common.
                area = sign * other_sign * _signed_area(shared)
                total += area
                moment += area * np.array(shared).mean(axis=0)
    middle = axes @ moment / total if total else a.mean(axis=0)
    return total, middle + normal * (normal @ a[0])


def plane_axes(normal: Floats) -> Floats:
    """Return two unit vectors, as columns (3, 2), that span the plane of a unit normal."""
    x, y, z = normal.tolist()
    u, v, w = ((0.0, z, -y), (-z, 0.0, x), (y, -x, 0.0))[np.abs(normal).argmin()]  # across the normal and an axis
    length = math.hypot(u, v, w)
    u, v, w = u / length, v / length, w / length
    return np.array([[u, y * w - z * v], [v, z * u - x * w], [w, x * v - y * u]])


def crosses_itself(outline: Floats, tolerance: float) -> bool:
    """Whether two sides of a polygon (n, 2) meet, except neighbours in their common corner.

    A repeated corner, or a side that turns back on the one before, counts too.
    """
    n, edges = len(outline), np.roll(outline, -1, axis=0) - outline
    if (np.linalg.norm(edges, axis=1) < tolerance).any():
        return True
    onward = np.roll(edges, -1, axis=0)
    if ((np.abs(_cross(edges, onward)) < tolerance**2) & ((edges * onward).sum(axis=1) < 0)).any():
        return True
    ends = np.stack([outline, np.roll(outline, -1, axis=0)], axis=1)
    return any(_meet(ends[i], ends[j], tolerance)
               for i in range(n) for j in range(i + 2, n) if (i, j) != (0, n - 1))


def _meet(a: Floats, b: Floats, tolerance: float) -> bool:
    """Whether two segments (2, 2) have a point in common."""
    if (a.max(axis=0) < b.min(axis=0) - tolerance).any() or (b.max(axis=0) < a.min(axis=0) - tolerance).any():
        return False
    return all(_side(one, other[0], tolerance) * _side(one, other[1], tolerance) <= 0
               for one, other in ((a, b), (b, a)))


def _side(line: Floats, point: Floats, tolerance: float) -> int:
    """Return the side of the line through a segment on which a point is: 1 left, -1 right, 0 on the line."""
    along = line[1] - line[0]
    distance = float(_cross(along, point - line[0])) / float(np.linalg.norm(along))
    return 0 if abs(distance) < tolerance else int(np.sign(distance))


def _cross(a: Floats, b: Floats) -> Floats:
    crossed: Floats = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    return crossed


def _signed_area(polygon: Corners) -> float:
    return sum(x * v - y * u for (x, y), (u, v) in zip(polygon, polygon[1:] + polygon[:1], strict=True)) / 2


def _convex_pieces(outline: Floats, axes: Floats) -> list[tuple[float, Corners]]:
    """Return a polygon as a sum of convex counter-clockwise polygons, each with its sign, 1 or -1."""
    flat = [(x, y) for x, y in (outline @ axes).tolist()]
    if _signed_area(flat) < 0:
        flat = flat[::-1]
    if all(_turn(flat[i - 2], flat[i - 1], here) > -1e-9 for i, here in enumerate(flat)):
        return [(1.0, flat)]
    # Triangles from one corner: those of the opposite orientation cancel what others cover too much.
    fan = [[flat[0], flat[i], flat[i + 1]] for i in range(1, len(flat) - 1)]
    return [(1.0, piece) if _signed_area(piece) > 0 else (-1.0, piece[::-1]) for piece in fan]


def _turn(a: Corner, b: Corner, c: Corner) -> float:
    """Return twice the area of a triangle, positive if its corners are counter-clockwise."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _clipped(polygon: Corners, by: Corners) -> Corners:
    """Return the part of a polygon inside a convex counter-clockwise one (Sutherland and Hodgman 1974)."""
    corners = polygon
    for i, end in enumerate(by):
        # The side of the line through this edge on which each corner is; what is on the right is cut off.
        left = [_turn(by[i - 1], end, corner) for corner in corners]
        kept: Corners = []
        for j, here in enumerate(left):
            before, (x, y), (u, v) = left[j - 1], corners[j - 1], corners[j]
            if here * before < 0:
                share = before / (before - here)
                kept.append((x + (u - x) * share, y + (v - y) * share))
            if here >= 0:
                kept.append(corners[j])
        corners = kept
    return corners
