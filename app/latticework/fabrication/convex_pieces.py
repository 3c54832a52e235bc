"""Flat shapes cut into convex pieces."""

import numpy as np

from latticework.lattice.lattice import Floats

Polygon = list[int]
"""Corners by their numbers, counter-clockwise."""


def convex_pieces(points: Floats, triangles: list[Polygon]) -> list[Polygon]:
    """Return triangles of points (n, 2) put together to larger convex pieces wherever two share a side."""
    left, made = list(triangles), list[Polygon]()
    while left:
        piece = left.pop()
        while joined := _with_neighbour(points, piece, left):
            piece = joined
        made.append(piece)
    return made


def _with_neighbour(points: Floats, piece: Polygon, others: list[Polygon]) -> Polygon | None:
    """Return a piece joined with one of the others, which is removed from them; None where that is never convex."""
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
