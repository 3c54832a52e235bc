"""A lattice that is being drawn: the cells of one period, what is wrong with them and where, and its file."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, pairwise, product
from math import cos, floor, pi, sin, sqrt, tan
from typing import Any

import numpy as np

from latticework.lattice.by_name import FORMAT
from latticework.lattice.checks import exact_number
from latticework.lattice.lattice import Floats
from latticework.lattice.polygons import crosses_itself
from latticework.phrases import phrase

Point = tuple[float, float]

_LEAST = 1e-3
"""The least share of the period that counts as a gap, an overlap or a difference of directions."""

_TOUCH, _NEARLY = 1e-5, 0.03
"""The distances, in the shortest vector, up to which corners are one, and nearly one."""

_LARGEST = 36.0
"""The greatest area and height of a cell, in those of the period, for which overlaps are looked for one by one."""
_AROUND, _MOST_LEVELS = 48, 12
"""Corners of a circle, and the most heights at which a solid lattice is cut to be checked."""


@dataclass(frozen=True)
class DrawnCell:
    """A cell of one period: a polygon, in space the prism over it, or a ball.

    corners: those of the polygon, or the middle of the ball alone. bottom, height: of the prism; bottom is the height
    of the middle of a ball, too. radius: of the ball, 0 for others.
    """

    corners: tuple[Point, ...]
    bottom: float = 0.0
    height: float = 1.0
    radius: float = 0.0

    @property
    def outline(self) -> Floats:
        """What is seen from above, (n, 2), counter-clockwise."""
        points = np.array(self.corners)
        if self.radius:
            angles = 2 * pi * np.arange(_AROUND) / _AROUND
            circle: Floats = points[0] + self.radius * np.column_stack([np.cos(angles), np.sin(angles)])
            return circle
        following = np.roll(points, -1, axis=0)
        area = points[:, 0] @ following[:, 1] - points[:, 1] @ following[:, 0]
        return points if area > 0 else points[::-1]

    @property
    def ends(self) -> tuple[float, float]:
        """The least and the greatest height."""
        return (self.bottom - self.radius, self.bottom + self.radius) if self.radius else (
            self.bottom, self.bottom + self.height)

    def moved(self, x: float, y: float) -> "DrawnCell":
        """Return the cell moved in the plane."""
        return replace(self, corners=tuple((a + x, b + y) for a, b in self.corners))


@dataclass(frozen=True)
class DrawnLattice:
    """Vectors of two coordinates, or three of three, and the cells of one period."""

    vectors: tuple[tuple[float, ...], ...]
    cells: tuple[DrawnCell, ...] = ()
    name: str = ""

    @property
    def solid(self) -> bool:
        """Whether it fills space, not the plane."""
        return len(self.vectors) == 3

    @property
    def plane(self) -> Floats:
        """The first two vectors as seen from above, (2, 2)."""
        return np.array(self.vectors)[:2, :2]

    def data(self) -> dict[str, Any]:
        """Return the contents of its file; the half-edges are found when it is read."""
        cells = [{"name": f"cell {number}"} | self._body(cell) for number, cell in enumerate(self.cells, 1)]
        return {"format": FORMAT, "name": self.name, "title": self.name,
                "vectors": [list(vector) for vector in self.vectors], "cells": cells}

    def _body(self, cell: DrawnCell) -> dict[str, Any]:
        outline = cell.outline.tolist()
        if not self.solid:
            return {"outline": outline}
        if cell.radius:
            return {"ball": [*cell.corners[0], cell.bottom], "radius": cell.radius}
        count, (low, high) = len(outline), cell.ends
        around = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
        return {"corners": [[x, y, z] for z in (low, high) for x, y in outline],
                "faces": [*around, list(range(count, 2 * count)), list(range(count))[::-1]]}


@dataclass(frozen=True, eq=False)
class Fault:
    """What is wrong, in a sentence, and where: outlines (n, 2) in the plane."""

    text: str
    places: tuple[Floats, ...] = ()


def faults(drawn: DrawnLattice) -> list[Fault]:
    """Return what is wrong with a lattice as it is drawn, the worst first; [] where it seems right."""
    if min(np.linalg.svd(one, compute_uv=False).min() for one in (np.array(drawn.vectors), drawn.plane)) < _LEAST:
        return [Fault(phrase("The vectors lie in one line or one plane: drag one of them aside."))]
    if not drawn.cells:
        return [Fault(phrase("There is no cell yet: add one, or draw one."))]
    crossed = [cell.outline for cell in drawn.cells if not cell.radius and crosses_itself(cell.outline, _TOUCH)]
    if crossed:
        return [Fault(phrase("A cell crosses itself: its corners should be a walk around it."), tuple(crossed))]
    if large := [cell.outline for cell in drawn.cells if _is_large(drawn, cell)]:
        return [Fault(phrase("A cell is far larger than its period: make it smaller, or the vectors longer."),
                      tuple(large))]
    found = [*_crowded_balls(drawn), *_near_corners(drawn)]
    for level in _levels(drawn):
        found += _faults_at(drawn, level)
    return found


def _faults_at(drawn: DrawnLattice, level: float) -> Iterator[Fault]:
    """Yield overlaps and gaps of the polygons that are cut at a height."""
    import shapely  # noqa: PLC0415 - the window starts without it

    period, pieces = shapely.Polygon(_period(drawn)), list(_pieces(drawn, level))
    shared = [(one, other, common) for (one, a), (other, b) in combinations(pieces, 2)
              if a.intersects(b) and _large(common := a.intersection(b), period) and _is_in_period(drawn, common)]
    if shared:
        one, other, _ = shared[0]
        text = phrase("Cell {n} overlaps its own copies: make it smaller, or the vectors longer.", n=one + 1) \
            if one == other else phrase("Cells {one} and {other} overlap: move one of them, or make it smaller.",
                                        one=min(one, other) + 1, other=max(one, other) + 1)
        yield Fault(text, tuple(place for *_, common in shared for place in _outlines(common)))
    left = period.difference(shapely.union_all([piece for _, piece in pieces]))
    if not any(cell.radius for cell in drawn.cells) and _large(left, period):
        yield Fault(phrase("The cells leave gaps: add further cells, or move these together."),
                    tuple(_outlines(left)))


def _is_large(drawn: DrawnLattice, cell: DrawnCell) -> bool:
    wide = _box_area(cell.outline) > _LARGEST * _box_area(_period(drawn))
    return wide or (drawn.solid and not cell.radius and abs(cell.height) > _LARGEST * abs(drawn.vectors[2][2]))


def _box_area(outline: Floats) -> float:
    return float(np.ptp(outline, axis=0).prod())


def _is_in_period(drawn: DrawnLattice, region: Any) -> bool:
    """Whether a region is the copy in the period at the origin, to be shown once."""
    place = np.array(region.centroid.coords[0]) @ np.linalg.inv(drawn.plane)
    return bool((np.floor(place + _TOUCH) == 0).all())


def _large(region: Any, period: Any) -> bool:
    return bool(region.area > _LEAST * period.area)


def _outlines(region: Any) -> Iterator[Floats]:
    """Yield the outlines of the pieces of a region, without the slivers that rounding leaves along sides."""
    region = region.buffer(-_LEAST, join_style="mitre").buffer(_LEAST, join_style="mitre")
    for piece in getattr(region, "geoms", [region]):
        if piece.geom_type == "Polygon":
            yield np.array(piece.exterior.coords)[:-1]


def _period(drawn: DrawnLattice) -> Floats:
    one, other = drawn.plane
    return np.array([one * 0, one, one + other, other])


def _levels(drawn: DrawnLattice) -> list[float]:
    """Return the heights at which a lattice is cut; none where its layers are not level."""
    if not drawn.solid:
        return [0.5]
    rise = drawn.vectors[2][2]
    if any(vector[2] for vector in drawn.vectors[:2]) or not rise:
        return []
    ends = sorted({round(end % abs(rise), 6) for cell in drawn.cells if not cell.radius for end in cell.ends})
    around = [*ends, *(end + abs(rise) for end in ends[:1])]
    return [(low + high) / 2 for low, high in pairwise(around)][:_MOST_LEVELS]


def _pieces(drawn: DrawnLattice, level: float) -> Iterator[tuple[int, Any]]:
    """Yield the polygons at a height that reach into the period at the origin, with the numbers of their cells."""
    from shapely import Polygon  # noqa: PLC0415 - the window starts without it

    for number, cell in enumerate(drawn.cells):
        for up in _rises(drawn, cell, level) if not cell.radius else ():
            shift = up * np.array(drawn.vectors[2][:2]) if drawn.solid else np.zeros(2)
            for i, j in _steps(drawn, cell.outline + shift):
                yield number, Polygon(cell.outline + shift + np.array([i, j]) @ drawn.plane)


def _rises(drawn: DrawnLattice, cell: DrawnCell, level: float) -> range:
    """Return how often a cell may be lifted by the third vector to be at a height."""
    if not drawn.solid:
        return range(1)
    rise, (low, high) = drawn.vectors[2][2], cell.ends
    first, last = sorted(((level - high) / rise, (level - low) / rise))
    return range(floor(first) + 1, floor(last) + 1)


def _steps(drawn: DrawnLattice, outline: Floats) -> Iterator[tuple[int, int]]:
    """Yield the steps by which an outline comes near the period at the origin."""
    places = outline @ np.linalg.inv(drawn.plane)
    low, high = np.floor(-places.max(axis=0)).astype(int), np.ceil(1 - places.min(axis=0)).astype(int)
    return product(range(low[0], high[0] + 1), range(low[1], high[1] + 1))


def _crowded_balls(drawn: DrawnLattice) -> Iterator[Fault]:
    balls = [cell for cell in drawn.cells if cell.radius]
    steps = np.array(list(product(range(-2, 3), repeat=len(drawn.vectors)))) @ np.array(drawn.vectors)
    places = [np.array([*ball.corners[0], ball.bottom]) for ball in balls]
    for a, b in product(range(len(balls)), repeat=2):
        apart = np.linalg.norm(places[b] + steps - places[a], axis=1)
        if ((apart < balls[a].radius + balls[b].radius - _LEAST) & ((apart > _TOUCH) | (a < b))).any():
            yield Fault(phrase("Balls overlap: make them smaller, or move them apart."), (balls[a].outline,))
            return


def _near_corners(drawn: DrawnLattice) -> Iterator[Fault]:
    """Yield the corners that were meant to be one, so that cells do not share the sides there."""
    points = np.array([(*corner, end) for cell in drawn.cells if not cell.radius for corner in cell.corners
                       for end in cell.ends]).reshape(-1, 3)
    vectors = np.array(drawn.vectors) if drawn.solid else np.array([(*one, 0.0) for one in drawn.vectors])
    apart = points[:, None] - points
    apart -= np.rint(apart @ np.linalg.pinv(vectors)) @ vectors
    far, unit = np.linalg.norm(apart, axis=2), float(np.linalg.norm(vectors, axis=1).min())
    if ((far > _TOUCH * unit) & (far < _NEARLY * unit)).any():
        some = np.unique(np.argwhere((far > _TOUCH * unit) & (far < _NEARLY * unit))[:, 0])
        yield Fault(phrase("Corners nearly meet, so that cells do not share a side: drag one onto the other."),
                    tuple(_spot(points[number, :2], _NEARLY * unit) for number in some))


def _spot(middle: Floats, radius: float) -> Floats:
    return DrawnCell(((float(middle[0]), float(middle[1])),), radius=radius).outline


def regular(corners: int, side: float, start: Point = (0.0, 0.0), direction: float = 0.0) -> DrawnCell:
    """Return a regular polygon whose first side leads from a corner in a direction, in radians; it lies left."""
    points = [start]
    for angle in (direction + 2 * pi * number / corners for number in range(corners - 1)):
        x, y = points[-1]
        # Rounded, so that what should be 0 is not shown as 2e-16.
        points.append((round(x + side * cos(angle), 12) + 0.0, round(y + side * sin(angle), 12) + 0.0))
    return DrawnCell(tuple(points))


def beside(drawn: DrawnLattice, corners: int, side: float) -> DrawnCell:
    """Return a regular polygon at the first side that only one cell has; where there is none, at the origin."""
    for cell in drawn.cells:
        if cell.radius:
            continue
        for a, b in zip(cell.outline, np.roll(cell.outline, -1, axis=0), strict=True):
            if _is_free(drawn, (a + b) / 2):
                back = a - b
                made = regular(corners, side, (float(b[0]), float(b[1])), float(np.arctan2(back[1], back[0])))
                return replace(made, bottom=cell.bottom, height=cell.height)
    return regular(corners, side)


def _is_free(drawn: DrawnLattice, middle: Floats) -> bool:
    """Whether only one side has its middle there, in any period."""
    def key(point: Floats) -> tuple[float, ...]:
        return tuple((np.round(point @ np.linalg.pinv(drawn.plane), 4) % 1.0).tolist())

    taken = Counter(key((a + b) / 2) for cell in drawn.cells if not cell.radius
                    for a, b in zip(cell.outline, np.roll(cell.outline, -1, axis=0), strict=True))
    return taken[key(middle)] == 1


def snapping_points(drawn: DrawnLattice) -> Floats:
    """Return the points (n, 2) that corners snap to: corners, middles of sides and ends of vectors, all around."""
    own = [np.zeros((1, 2))]
    for cell in drawn.cells:
        outline = np.array(cell.corners) if cell.radius else cell.outline
        own += [outline, (outline + np.roll(outline, -1, axis=0)) / 2]
    steps = np.array(list(product(range(-2, 3), repeat=2))) @ drawn.plane
    points: Floats = (np.concatenate(own)[:, None] + steps).reshape(-1, 2)
    return points


def read_corners(text: str) -> tuple[Point, ...] | None:
    """Return the points of a text, such as "0,0 1,0 0.5,0.866"; None where it is none. Roots may be rounded."""
    try:
        points = [tuple(map(float, word.strip("();").split(","))) for word in text.replace(", ", ",").split()]
        return tuple((exact_number(x), exact_number(y)) for x, y in points if abs(x) < 1e4 and abs(y) < 1e4) or None
    except ValueError:
        return None


def write_corners(corners: tuple[Point, ...]) -> str:
    """Return points as text, to six decimals."""
    return " ".join(f"{round(x, 6) + 0.0:g},{round(y, 6) + 0.0:g}" for x, y in corners)


def _with(vectors: tuple[tuple[float, ...], ...], *cells: DrawnCell) -> DrawnLattice:
    return DrawnLattice(vectors, cells)


def starting_points() -> dict[str, DrawnLattice]:
    """Return lattices to begin with, by what their cells are called."""
    height, low = sqrt(3) / 2, tan(pi / 6) / 2
    square, hexagon = regular(4, 1.0), regular(6, 1.0)
    triangle, other = regular(3, 1.0), DrawnCell(((1.0, 0.0), (1.5, height), (0.5, height)))
    honeycomb = ((1.5, height), (0.0, 2 * height))
    return {
        phrase("Squares"): _with(((1.0, 0.0), (0.0, 1.0)), square),
        phrase("Triangles"): _with(((1.0, 0.0), (0.5, height)), triangle, other),
        phrase("Hexagons"): _with(honeycomb, hexagon),
        phrase("Hexagons with triangles"): _with(
            ((2.0, 0.0), (1.0, 2 * height)), hexagon, DrawnCell(((1.0, 0.0), (0.0, 0.0), (0.5, -height))),
            DrawnCell(((1.0, 0.0), (2.0, 0.0), (1.5, height)))),
        phrase("Cubes"): _with(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)), square),
        phrase("Hexagonal prisms"): _with((*((x, y, 0.0) for x, y in honeycomb), (0.0, 0.0, 1.0)), hexagon),
        phrase("Packed balls"): _with(((1.0, 0.0, 0.0), (0.5, height, 0.0), (0.5, low, sqrt(2 / 3))),
                                      DrawnCell(((0.0, 0.0),), radius=0.5)),
    }
