"""Where cells get by turns about an axis of a lattice, and which other cells they meet meanwhile."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

import numpy as np
import shapely
from numpy.typing import NDArray

from latticework.apart.kernels.turns import find_blocked
from latticework.apart.lattice_moves import LatticeTurn, rotation_matrix
from latticework.apart.solids import TOUCHING
from latticework.lattice import Lattice
from latticework.lattice.lattice import Cell, Floats, Ints, as_array
from latticework.lattice.motion import image_arrays

_SLICE = np.pi / 64
"""The angle of the slices into which a turn is cut; each slice is swept a little too wide."""

_GIVE = 0.003
"""How far cells that only touch may overlap; more than slices are too wide up to 9 units from the axis."""

_ANGLES = 33
"""At how many angles discs within the cells are tested, before regions are computed; most turns fail there."""

_MOST_GROUPS = 512
"""The most groups of cells for which the places that they can turn to are cached."""


@dataclass(eq=False)
class TurnSweeps:
    """Which cells are met by cells that make one turn of the lattice."""

    lattice: Lattice
    turn: LatticeTurn
    _swept: dict[tuple[float, ...], shapely.Geometry] = field(default_factory=dict)
    _standing: dict[tuple[float, ...], shapely.Geometry] = field(default_factory=dict)
    _turned_places: dict[bytes, tuple[Ints, Floats]] = field(default_factory=dict)

    @cached_property
    def _feet(self) -> list[Floats]:
        """The outlines (n, 2) of the kinds about their centres, seen along the axis."""
        return [self._flat(kind.corners - kind.center) for kind in self.lattice.kinds]

    @cached_property
    def _discs(self) -> Floats:
        """The radii (kinds,) of the largest discs about their centres within the outlines."""
        middle = shapely.Point(0, 0)
        return np.array([shapely.MultiPoint(foot).convex_hull.exterior.distance(middle) for foot in self._feet])

    @cached_property
    def _heights(self) -> Floats:
        """The lowest and highest point of the kinds along the axis (kinds, 2), about their centres; flat: 0 and 1."""
        if self.lattice.flat:
            return np.tile([0.0, 1.0], (len(self.lattice.kinds), 1))
        along = [(kind.corners - kind.center) @ self.turn.axis for kind in self.lattice.kinds]
        return np.array([(one.min(), one.max()) for one in along])

    def _space(self, points: Floats) -> Floats:
        return np.pad(points, ((0, 0), (0, 3 - self.lattice.dimension)))

    def _flat(self, points: Floats) -> Floats:
        flat: Floats = self._space(points) @ self.turn.plane.T
        return flat

    def in_space(self, point: Floats, cells: Collection[Cell]) -> tuple[float, float, float]:
        """Return a point of the plane as x, y, z, as far along the axis as the middle of some cells."""
        middle = self._space(self.lattice.positions(as_array(tuple(cells)))).mean(axis=0)
        x, y, z = (point @ self.turn.plane + (middle @ self.turn.axis) * self.turn.axis).round(9).tolist()
        return x, y, z

    def candidates(self, cells: Ints, standing: Ints) -> Iterator[tuple[Ints, Floats]]:
        """Yield cells (n, rank + 1) that cells may turn to, and the point (2,) of the plane about which they turn.

        Turns that discs within the cells show to be blocked are left out; `is_free` decides on the others. The axis
        is no farther from the middle of the cells than the farthest of them, and one cell more.
        """
        images, points = self._places(cells)
        hit = np.empty(len(points), bool)
        turning, beside = (self._flat(self.lattice.positions(some)) for some in (cells, standing))
        near = self._discs[cells[:, -1], None] + self._discs[standing[:, -1]] - _GIVE
        squares = np.where(self._level(cells, standing), near**2, -1.0)
        find_blocked(turning, beside, squares, points, self._angles, hit)
        for number in np.flatnonzero(~hit).tolist():
            yield images[number], points[number]

    @cached_property
    def _angles(self) -> Floats:
        """Cosine and sine (angles, 2) of angles of the turn, its middle first, where most turns are blocked."""
        angles = np.linspace(0, self.turn.angle, _ANGLES)
        angles = angles[np.argsort(np.abs(angles - self.turn.angle / 2), kind="stable")]
        return np.column_stack([np.cos(angles), np.sin(angles)])

    def _places(self, cells: Ints) -> tuple[Ints, Floats]:
        """Return all places (places, n, rank + 1) that cells can turn to, and the points (places, 2) of the turns."""
        origin = cells[0, :-1]
        own = cells.copy()
        own[:, :-1] -= origin
        key = own.tobytes()
        if key not in self._turned_places:
            if len(self._turned_places) >= _MOST_GROUPS:
                self._turned_places.clear()
            self._turned_places[key] = self._places_of(own)
        images, points = self._turned_places[key]
        images = images.copy()
        images[:, :, :-1] += origin
        return images, points + self._flat(origin[None] @ self.lattice.vectors)

    def _places_of(self, cells: Ints) -> tuple[Ints, Floats]:
        lattice, angle = self.lattice, self.turn.angle
        at = lattice.positions(cells)
        middle = at.mean(axis=0)
        size = max(float(np.linalg.norm(foot, axis=1).max()) for foot in self._feet)
        # The chord of a turn about a point as far away as the farthest cell, and one cell more.
        reach = 2 * np.sin(abs(angle) / 2) * (float(np.linalg.norm(at - middle, axis=1).max()) + 2 * size)
        # A turn R about p carries m to p + R (m - p). So p = (1 - R)^-1 (m' - R m), where m' is the middle
        # afterwards.
        inverse = np.linalg.inv(np.eye(2) - rotation_matrix(angle))
        flat = self._flat(middle[None])[0]
        images, points = [np.zeros((0, *cells.shape), np.int64)], [np.zeros((0, 2))]
        for image in image_arrays(lattice, cells, self.turn.motion):
            by = lattice.positions(image).mean(axis=0) - middle
            steps = self._steps(by, float(reach))
            moved = self._space(by + steps @ lattice.vectors)
            # A turn moves nothing along its axis.
            level = np.abs(moved @ self.turn.axis) < TOUCHING
            there = np.repeat(image[None], int(level.sum()), axis=0)
            there[:, :, :-1] += steps[level, None]
            images.append(there)
            points.append((flat + moved[level] @ self.turn.plane.T - rotation_matrix(angle) @ flat) @ inverse.T)
        return np.concatenate(images), np.concatenate(points)

    def _steps(self, by: Floats, reach: float) -> Ints:
        """Return the translations (n, rank) that lead, added to `by`, no farther than `reach`."""
        start, spread = -by @ self.lattice.solver, reach * np.linalg.norm(self.lattice.solver, axis=0)
        ranges = (range(int(np.ceil(x - y)), int(np.floor(x + y)) + 1) for x, y in zip(start, spread, strict=True))
        steps = np.array(list(product(*ranges)), np.int64).reshape(-1, self.lattice.rank)
        near: Ints = steps[np.linalg.norm(steps @ self.lattice.vectors + by, axis=1) <= reach + TOUCHING]
        return near

    def is_free(self, moving: Ints, standing: Ints, point: Floats) -> bool:
        """Whether cells can turn about a point of the plane without meeting others."""
        level = self._level(moving, standing)
        turning, beside = (self._flat(self.lattice.positions(some)) - point for some in (moving, standing))
        shapes = np.array([self._standing_outline(kind, *at)
                           for kind, at in zip(standing[:, -1], beside, strict=True)])
        return not any(shapely.intersects(self._sweep(kind, *at), shapes[beside_it]).any()
                       for kind, at, beside_it in zip(moving[:, -1], turning, level, strict=True))

    def _level(self, moving: Ints, standing: Ints) -> NDArray[np.bool_]:
        """Return which cells (moving, standing) overlap in height, so that they could meet."""
        low, high = self._between(moving)
        below, above = self._between(standing)
        beside: NDArray[np.bool_] = (below < high[:, None] - TOUCHING) & (above > low[:, None] + TOUCHING)
        return beside

    def _between(self, cells: Ints) -> tuple[Floats, Floats]:
        along = self._space(self.lattice.positions(cells)) @ self.turn.axis
        own = self._heights[cells[:, -1]]
        return along + own[:, 0], along + own[:, 1]

    def _standing_outline(self, kind: int, x: float, y: float) -> shapely.Geometry:
        key = kind, round(x, 4), round(y, 4)
        if key not in self._standing:
            # Made a little smaller, so that what only touches does not meet.
            whole = shapely.MultiPoint(self._feet[kind] + (x, y)).convex_hull
            self._standing[key] = whole.buffer(-_GIVE, join_style="mitre")
        return self._standing[key]

    def _sweep(self, kind: int, x: float, y: float) -> shapely.Geometry:
        """Return the region that the outline of a cell sweeps; arcs are within the tangents at their ends."""
        key = kind, round(x, 4), round(y, 4)
        if key not in self._swept:
            outline = self._feet[kind] + (x, y)
            # Outline before and after a slice, and the points where tangents at both cross: their hull holds the arc.
            slices = int(np.ceil(abs(self.turn.angle) / _SLICE))
            by = self.turn.angle / slices
            tangents = outline @ rotation_matrix(by / 2).T / np.cos(by / 2)
            one = np.vstack([outline, outline @ rotation_matrix(by).T, tangents])
            corners = (one @ rotation_matrix(i * by).T for i in range(slices))
            swept = shapely.union_all([shapely.MultiPoint(some).convex_hull for some in corners])
            shapely.prepare(swept)
            self._swept[key] = swept
        return self._swept[key]
