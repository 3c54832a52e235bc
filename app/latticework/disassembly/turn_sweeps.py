"""Turns of cells about an axis of a lattice, and what they meet on the way."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product

import numpy as np
import shapely

from latticework.disassembly.solids import TOUCHING
from latticework.lattice import CellKind, Lattice, Motion, motions
from latticework.lattice.lattice import Cell, Floats, Ints, as_array
from latticework.lattice.motion import image_arrays

SLICE = np.pi / 64
"""The angle of the slices into which a turn is cut; each slice is swept a little too wide."""

GIVE = 0.003
"""How deep cells may overlap that only touch; more than slices are too wide up to 9 units from the axis."""

LOOKS = 33
"""How often it is looked, before the sweeps are made, whether discs within the cells meet; most turns end there."""


@dataclass(frozen=True, eq=False)
class Way:
    """A turn of the lattice onto itself: its axis (3,), two directions (2, 3) at right angles to it, its angle."""

    motion: Motion
    axis: Floats
    plane: Floats
    angle: float

    @property
    def degrees(self) -> int:
        """The angle in degrees."""
        return round(float(np.degrees(self.angle)))


@lru_cache(maxsize=16)
def ways(lattice: Lattice) -> tuple[Way, ...]:
    """Return the turns by up to 180 degrees, those by less first, for which all cells are prisms along the axis."""
    found = []
    for motion in motions(lattice):
        matrix = np.eye(3)
        matrix[: lattice.dimension, : lattice.dimension] = motion.matrix
        if motion.mirrors or np.abs(matrix - np.eye(3)).max() < TOUCHING:
            continue
        *plane, axis = np.linalg.svd(matrix - np.eye(3))[2]
        axis = axis * np.sign(axis[np.abs(axis).argmax()]) + 0.0
        u = np.array(plane[0])
        v = np.cross(axis, u)
        angle = float(np.arctan2(v @ matrix @ u, u @ matrix @ u))
        if all(_is_prism(lattice, kind, axis) for kind in lattice.kinds):
            angles = [np.pi, -np.pi] if abs(angle) > np.pi - TOUCHING else [angle]
            found += [Way(motion, axis, np.array([u, v]), one) for one in angles]
    return tuple(sorted(found, key=lambda way: abs(way.degrees)))


def _is_prism(lattice: Lattice, kind: CellKind, axis: Floats) -> bool:
    if kind.radius or kind.segment:
        return False
    if lattice.flat:
        return True
    heights = kind.corners @ axis
    low, high = heights < heights.min() + TOUCHING, heights > heights.max() - TOUCHING
    away = kind.corners - heights[:, None] * axis
    return bool((low | high).all() and low.sum() == high.sum() and all(
        np.linalg.norm(away[low] - corner, axis=1).min() < TOUCHING for corner in away[high]))


@dataclass(eq=False)
class TurnSweeps:
    """What cells of a lattice meet as they turn in one way."""

    lattice: Lattice
    way: Way
    _swept: dict[tuple[float, ...], shapely.Geometry] = field(default_factory=dict)
    _standing: dict[tuple[float, ...], shapely.Geometry] = field(default_factory=dict)

    @cached_property
    def _feet(self) -> list[Floats]:
        """The outlines (n, 2) of the kinds as one looks along the axis, about their centres."""
        return [self._flat(kind.corners - kind.center) for kind in self.lattice.kinds]

    @cached_property
    def _discs(self) -> Floats:
        """The radii (kinds,) of discs about their centres that the outlines hold."""
        middle = shapely.Point(0, 0)
        return np.array([shapely.MultiPoint(foot).convex_hull.exterior.distance(middle) for foot in self._feet])

    @cached_property
    def _heights(self) -> Floats:
        """From where to where the kinds go along the axis, (kinds, 2), about their centres; flat cells: 0 to 1."""
        if self.lattice.flat:
            return np.tile([0.0, 1.0], (len(self.lattice.kinds), 1))
        along = [(kind.corners - kind.center) @ self.way.axis for kind in self.lattice.kinds]
        return np.array([(one.min(), one.max()) for one in along])

    def _space(self, points: Floats) -> Floats:
        return np.pad(points, ((0, 0), (0, 3 - self.lattice.dimension)))

    def _flat(self, points: Floats) -> Floats:
        flat: Floats = self._space(points) @ self.way.plane.T
        return flat

    def in_space(self, point: Floats, cells: Collection[Cell]) -> tuple[float, float, float]:
        """Return a point of the plane as x, y, z, as far along the axis as the middle of some cells."""
        middle = self._space(self.lattice.positions(as_array(tuple(cells)))).mean(axis=0)
        x, y, z = (point @ self.way.plane + (middle @ self.way.axis) * self.way.axis).round(9).tolist()
        return x, y, z

    def places(self, cells: Ints) -> list[tuple[Ints, Floats]]:
        """Return where cells (n, rank + 1) can come by a turn, and the point (2,) of the plane about which they turn.

        The axis is no farther from the middle of the cells than the farthest of them, and one cell more.
        """
        lattice, angle = self.lattice, self.way.angle
        at = lattice.positions(cells)
        middle = at.mean(axis=0)
        size = max(float(np.linalg.norm(foot, axis=1).max()) for foot in self._feet)
        reach = 2 * np.sin(abs(angle) / 2) * (float(np.linalg.norm(at - middle, axis=1).max()) + 2 * size)
        inverse = np.linalg.inv(np.eye(2) - _turn(angle))
        found = []
        for image in image_arrays(lattice, cells, self.way.motion):
            by = lattice.positions(image).mean(axis=0) - middle
            for step in self._steps(by, float(reach)):
                moved = self._space((by + step @ lattice.vectors)[None])[0]
                if abs(moved @ self.way.axis) < TOUCHING:
                    there = image.copy()
                    there[:, :-1] += step
                    flat, onward = self._flat(middle[None])[0], moved @ self.way.plane.T
                    found.append((there, inverse @ (flat + onward - _turn(angle) @ flat)))
        return found

    def _steps(self, by: Floats, reach: float) -> Ints:
        """Return the translations (n, rank) that, after a move by `by`, lead no farther away than `reach`."""
        start, spread = -by @ self.lattice.solver, reach * np.linalg.norm(self.lattice.solver, axis=0)
        ranges = (range(int(np.ceil(x - y)), int(np.floor(x + y)) + 1) for x, y in zip(start, spread, strict=True))
        steps = np.array(list(product(*ranges)), np.int64).reshape(-1, self.lattice.rank)
        near: Ints = steps[np.linalg.norm(steps @ self.lattice.vectors + by, axis=1) <= reach + TOUCHING]
        return near

    def is_free(self, moving: Ints, standing: Ints, point: Floats) -> bool:
        """Whether cells turn about a point of the plane without meeting others."""
        low, high = self._between(moving)
        below, above = self._between(standing)
        level = (below < high[:, None] - TOUCHING) & (above > low[:, None] + TOUCHING)
        turning, beside = (self._flat(self.lattice.positions(some)) - point for some in (moving, standing))
        near = self._discs[moving[:, -1], None] + self._discs[standing[:, -1]] - GIVE
        for angle in np.linspace(0, self.way.angle, LOOKS):
            away = np.linalg.norm((turning @ _turn(angle).T)[:, None] - beside, axis=2)
            if ((away < near) & level).any():
                return False
        shapes = np.array([self._stands(kind, *at) for kind, at in zip(standing[:, -1], beside, strict=True)])
        return not any(shapely.intersects(self._sweep(kind, *at), shapes[beside_it]).any()
                       for kind, at, beside_it in zip(moving[:, -1], turning, level, strict=True))

    def _between(self, cells: Ints) -> tuple[Floats, Floats]:
        along = self._space(self.lattice.positions(cells)) @ self.way.axis
        own = self._heights[cells[:, -1]]
        return along + own[:, 0], along + own[:, 1]

    def _stands(self, kind: int, x: float, y: float) -> shapely.Geometry:
        key = kind, round(x, 4), round(y, 4)
        if key not in self._standing:
            whole = shapely.MultiPoint(self._feet[kind] + (x, y)).convex_hull
            self._standing[key] = whole.buffer(-GIVE, join_style="mitre")
        return self._standing[key]

    def _sweep(self, kind: int, x: float, y: float) -> shapely.Geometry:
        """Return the region over which the outline of a cell goes; arcs lie within the tangents at their ends."""
        key = kind, round(x, 4), round(y, 4)
        if key not in self._swept:
            outline = self._feet[kind] + (x, y)
            slices = int(np.ceil(abs(self.way.angle) / SLICE))
            by = self.way.angle / slices
            one = np.vstack([outline, outline @ _turn(by).T, outline @ _turn(by / 2).T / np.cos(by / 2)])
            swept = shapely.union_all([shapely.MultiPoint(one @ _turn(i * by).T).convex_hull for i in range(slices)])
            shapely.prepare(swept)
            self._swept[key] = swept
        return self._swept[key]


def _turn(angle: float) -> Floats:
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
