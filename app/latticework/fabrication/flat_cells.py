"""Cells of a part as flat shapes: tiles, discs and strips of flat lattices, a layer of prisms of solid ones."""

import numpy as np
from shapely import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from latticework.fabrication.offset_shape import face_normals
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import ROD, bodies, outline, space_vectors
from latticework.lattice.lattice import Floats
from latticework.lattice.polygons import plane_axes
from latticework.lattice.round_bodies import ends, rod_lines

SEGMENTS = 24
"""Straight pieces of a quarter of a circle: at a radius of 10 mm a hundredth of a millimetre from the true one."""

_TOLERANCE = 1e-6


def tiles(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Polygon]:
    """Return the angular cells and the balls of a part of a flat lattice, in units of the lattice."""
    return [Point(lattice.kinds[cell[-1]].center + np.array(cell[:-1]) @ lattice.vectors).buffer(
        lattice.kinds[cell[-1]].radius, quad_segs=SEGMENTS) if lattice.kinds[cell[-1]].radius
        else Polygon(outline(lattice, cell)) for cell in cells if not lattice.kinds[cell[-1]].segment]


def strips(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[list[LineString], float]:
    """Return the middle lines of the sticks of a part of a flat lattice, and how far strips reach to both sides."""
    sticks = tuple(cell for cell in cells if lattice.kinds[cell[-1]].segment)
    if not sticks:
        return [], 0.0
    a, b = ends(lattice, sticks[0])
    lines = [LineString(line[:, :2]) for line in rod_lines(lattice, sticks, SEGMENTS)]
    return lines, ROD * float(np.linalg.norm(b - a))


def layer(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Polygon] | None:
    """Return the outlines of the cells of a part of a solid lattice, seen along a way in which they form one layer.

    All of them are equally high prisms then; None where there is no such way, so that no sheet holds the part.
    """
    kinds = {cell[-1] for cell in cells}
    if not all(lattice.kinds[kind].faces for kind in kinds):
        return None
    vectors = space_vectors(lattice)
    corners = [bodies(lattice)[cell[-1]].corners + np.array(cell[:-1]) @ vectors for cell in cells]
    for normal in sorted(face_normals(lattice).tolist(), key=lambda way: -way[2]):
        seen = [_seen_along(np.array(normal), some) for some in corners]
        heights = np.array([height for height, _ in seen])
        if np.ptp(heights, axis=0).max() < _TOLERANCE and all(shape is not None for _, shape in seen):
            return [shape for _, shape in seen if shape is not None]
    return None


def _seen_along(normal: Floats, corners: Floats) -> tuple[tuple[float, float], Polygon | None]:
    """Return the lowest and highest place of corners along a direction; the outline seen from there, if a prism's."""
    heights = corners @ normal
    low, high = float(heights.min()), float(heights.max())
    base, top = (_hull(corners[np.abs(heights - height) < _TOLERANCE] @ plane_axes(normal)) for height in (low, high))
    prism = (np.minimum(heights - low, high - heights) < _TOLERANCE).all() and base.area > _TOLERANCE
    same = prism and base.symmetric_difference(top).area < _TOLERANCE
    return (low, high), base if same else None


def _hull(points: Floats) -> BaseGeometry:
    return MultiPoint(points).convex_hull
