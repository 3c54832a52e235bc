"""How parts are moved apart: away from the middle, or if they would cross, out of each other's way."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from latticework.lattice import Cell, CellKind, Floats, Lattice, as_array
from latticework.picture.keys_and_holes import longest_key
from latticework.picture.scenes import Shape, exploded
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_SPREAD = 1.3
_GAP, _STEP, _MOST = 0.2, 0.25, 400
_CENTRAL = 0.3
"""The distance from the middle below which a part has no direction of its own, in shortest steps of the lattice."""

_ASIDE = 1.3
"""How many times as far a part goes straight away from the middle before an axis is preferred."""

_AXES = np.array([(0.0, 0, 1), (0, -1, 0), (1, 0, 0), (0, 0, -1), (0, 1, 0), (-1, 0, 0)])
"""The axes, first those towards the sides that are seen at first."""

_SMALLER, _TINY, _NEAR = 0.96, 1e-9, 1e-4
_ROUNDS, _SWEEPS = 40, 300
"""The most rounds of looking for collisions of parts, and the most sweeps to resolve them."""
_MOST_CELLS = 200
"""The most cells of solid parts for which such collisions are looked for, as that takes long."""
_ON_THE_WAY = (0.1, 0.25, 0.5, 0.75, 1.0)
"""The shares of their way at which parts are looked at whether they overlap."""
_QUARTER = np.array([(0.0, 1), (-1, 0)])

_SHARES = (0.45, 0.9)
"""The shares of the way from the middle of a cell to its corners and faces at which its points are."""

_TOUCH = 0.05
"""The share of their radius by which balls may overlap and still count as touching."""


class Side(NamedTuple):
    """The side of a flat part on which another one stays: along an axis, given by a sign."""

    part: int
    other: int
    axis: int
    sign: int


def most_apart(puzzle: Puzzle, solution: Solution, shapes: list[Shape]) -> Floats:
    """Return offsets (n, 3) that move the parts of a solution all the way apart.

    Parts that interlock, as those of burrs do, would go through each other on their way from the middle, and some
    have no way at all: these go so far that the boxes around them are apart. Others go where they meet no other at
    any share of their way.
    """
    standing, parts = puzzle.standing, [placement.cells for placement in solution]
    offsets = exploded(shapes, _SPREAD * longest_key(puzzle))
    if standing.lattice.flat:
        flat = _ConvexCells(standing.lattice, parts, _flat_axes(standing.lattice))
        offsets[:, :2] = _beside_one_another(flat, offsets[:, :2])
        return offsets
    if any(kind.segment for kind in standing.lattice.kinds):
        return offsets
    bodies, unit = Bodies(standing.lattice, parts), puzzle.lattice.shortest_step
    if _all_apart(bodies, offsets, unit):
        return offsets
    if not any(kind.radius for kind in standing.lattice.kinds) and sum(map(len, parts)) <= _MOST_CELLS:
        beside = _beside_one_another(_ConvexCells(standing.lattice, parts, _solid_axes(standing.lattice)), offsets)
        if _all_apart(bodies, beside, unit):
            return beside
    if _about_one_middle(offsets, _CENTRAL * unit) or bodies.any_overlap(offsets):
        return _clear(shapes, offsets, unit)
    return offsets


def _all_apart(bodies: "Bodies", offsets: Floats, unit: float) -> bool:
    """Return whether all parts move apart from one another, and overlap nowhere on their way."""
    return not (_about_one_middle(offsets, _CENTRAL * unit)
                or any(bodies.any_overlap(share * offsets) for share in _ON_THE_WAY))


def _about_one_middle(offsets: Floats, least: float) -> bool:
    """Return whether two parts would not move apart from each other."""
    between = np.linalg.norm(offsets[:, None] - offsets, axis=2) + least * np.eye(len(offsets))
    return bool((between < least).any())


def _clear(shapes: list[Shape], offsets: Floats, unit: float) -> Floats:
    """Return offsets with which the boxes around the parts are apart; the largest part stays where it is."""
    corners = [shape.packed.corners.reshape(-1, 3) for shape in shapes]
    low, high = np.array([some.min(axis=0) for some in corners]), np.array([some.max(axis=0) for some in corners])
    made, placed = np.zeros_like(offsets), list[int]()
    # The largest first, as it stays in place and the smaller ones move around it.
    for number in sorted(range(len(shapes)), key=lambda i: -float(np.prod(high[i] - low[i]))):
        if placed:
            there = [low[placed] + made[placed] - _GAP * unit, high[placed] + made[placed] + _GAP * unit]
            directions = _directions(offsets[number], unit)
            made[number] = _way_out(low[number], high[number], there, directions, _STEP * unit)
        placed.append(number)
    return made


def _directions(away: Floats, unit: float) -> list[tuple[Floats, float]]:
    """Return the directions in which a part may go, with the cost of a step: from the middle, and the axes."""
    far = float(np.linalg.norm(away))
    radial = [(away / far, 1.0)] if far > _CENTRAL * unit else []
    return [*radial, *((axis, _ASIDE) for axis in _AXES)]


def _way_out(low: Floats, high: Floats, there: list[Floats], directions: list[tuple[Floats, float]],
             step: float) -> Floats:
    """Return the cheapest offset (3,) with which a box is apart from other boxes, given as low and high corners."""
    found: list[tuple[float, int, Floats]] = []
    for direction, cost in directions:
        offsets = step * np.arange(_MOST)[:, None] * direction
        apart = np.logical_or((low + offsets)[:, None] >= there[1], (high + offsets)[:, None] <= there[0])
        free = np.all(np.any(apart, axis=2), axis=1)
        if free.any():
            first = int(free.argmax())
            found.append((first * cost, len(found), offsets[first]))
    return min(found)[2]


class _ConvexCells:
    """Parts as sets of convex cells, with axes (m, 2) or (m, 3) along which two that do not overlap are apart.

    Cells are a little smaller than they are drawn, so that cells which only touch are apart.
    """

    def __init__(self, lattice: Lattice, parts: list[tuple[Cell, ...]], axes: Floats) -> None:
        corners = [kind.corners - kind.center for kind in lattice.kinds]
        self.axes = axes
        self.part = np.repeat(np.arange(len(parts)), [len(cells) for cells in parts])
        cells = [cell for part in parts for cell in part]
        middles = lattice.positions(as_array(cells)) @ self.axes.T
        own = [_SMALLER * some @ self.axes.T for some in corners]
        self.low = middles + np.array([own[cell[-1]].min(axis=0) for cell in cells])
        self.high = middles + np.array([own[cell[-1]].max(axis=0) for cell in cells])

    def collisions(self, offsets: Floats) -> set[Side]:
        """Return the sides on which cells begin that collide on the way to offsets (n, 2) or (n, 3)."""
        found: set[Side] = set()
        for part in range(len(offsets) - 1):
            mine, others = np.flatnonzero(self.part == part), np.flatnonzero(self.part > part)
            way = (offsets[self.part[others]] - offsets[part]) @ self.axes.T
            below = self.low[mine][:, None] - self.high[others]
            above = self.high[mine][:, None] - self.low[others]
            found |= {Side(part, int(self.part[others[b]]), *_side(below[a, b], above[a, b], way[b]))
                      for a, b in np.argwhere(_meet_on_the_way(below, above, way))}
        return {side for side in found if side.axis >= 0}


def _flat_axes(lattice: Lattice) -> Floats:
    """Return the unit normals (n, 2) of all edges of cells, and the directions of cells that are segments."""
    corners = [kind.corners - kind.center for kind in lattice.kinds]
    edges = [np.roll(some, -1, axis=0) - some for some in corners]
    edges += [edge @ _QUARTER for edge, some in zip(edges, corners, strict=True) if len(some) == 2]
    normals = np.concatenate(edges) @ _QUARTER
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    return _without_opposites(normals)


def _solid_axes(lattice: Lattice) -> Floats:
    """Return the unit normals (n, 3) of all faces of cells."""
    return _without_opposites(np.concatenate([_sides(kind)[0] for kind in lattice.kinds]))


def _without_opposites(normals: Floats) -> Floats:
    """Return each direction once, one of each pair of opposite ones."""
    weights = _TINY ** np.arange(normals.shape[1])
    return np.unique(np.round(normals * np.where(normals @ weights < 0, -1, 1)[:, None], 9), axis=0)


def _meet_on_the_way(below: Floats, above: Floats, way: Floats) -> npt.NDArray[np.bool_]:
    """Return which pairs (m, n) of cells meet when the second go ways (n, axes) that are between below and above."""
    still = np.abs(way) < _TINY
    # A way of 0 along an axis divides by zero; those are replaced by `still`.
    with np.errstate(divide="ignore", invalid="ignore"):
        ends = np.stack([below, above]) / way
    begin = np.where(still, np.where((below < 0) & (above > 0), 0.0, 2.0), ends.min(axis=0))
    end = np.where(still, 2.0, ends.max(axis=0))
    meet: npt.NDArray[np.bool_] = np.maximum(begin.max(axis=2), 0) < np.minimum(end.min(axis=2), 1)
    return meet


def _side(below: Floats, above: Floats, way: Floats) -> tuple[int, int]:
    """Return an axis along which two cells are apart, and on which side the second is; -1 for none."""
    sides = np.where(below >= 0, -1, np.where(above <= 0, 1, 0))
    along = np.where(sides == 0, -np.inf, sides * way)
    axis = int(along.argmax())
    return (axis, int(sides[axis])) if sides[axis] else (-1, 0)


def _beside_one_another(bodies: _ConvexCells, preferred: Floats) -> Floats:
    """Return offsets (n, 2) or (n, 3) near the preferred ones, on the straight way to which no two parts meet.

    Two cells that would meet stay on the sides of a line on which they begin; which offsets do so is found by
    projecting in turn on the half-plane of each line (Hildreth). Parts that meet nevertheless go together.
    """
    sides: dict[Side, float] = {}
    offsets = preferred
    for _ in range(_ROUNDS):
        new = bodies.collisions(offsets)
        if not new - sides.keys():
            break
        sides |= dict.fromkeys(new - sides.keys(), 0.0)
        offsets = _projected(preferred, list(sides), bodies.axes)
    together = np.arange(len(preferred))
    while new := bodies.collisions(offsets):
        for side in new:
            together[together == together[side.other]] = together[side.part]
        for group in np.unique(together):
            offsets[together == group] = offsets[together == group].mean(axis=0)
    return offsets


def _projected(preferred: Floats, sides: list[Side], axes: Floats) -> Floats:
    """Return the offsets nearest to the preferred ones with which all parts stay on their sides."""
    at, pulls = preferred.copy(), np.zeros(len(sides))
    for _ in range(_SWEEPS):
        worst = 0.0
        for number, side in enumerate(sides):
            normal = side.sign * axes[side.axis]
            short = -float((at[side.other] - at[side.part]) @ normal) / 2
            # A side may take back at most what it has pulled before (Hildreth), or the result would not be the
            # nearest.
            step = max(short, -pulls[number])
            pulls[number] += step
            at[side.part] -= step * normal
            at[side.other] += step * normal
            worst = max(worst, abs(step))
        if worst < _NEAR:
            break
    return at


class Bodies:
    """Parts as sets of cells, each (n, 3) middles with the kinds of the cells; not for flat lattices."""

    def __init__(self, lattice: Lattice, parts: list[tuple[Cell, ...]]) -> None:
        self.lattice = lattice
        self.kinds = [np.array([cell[-1] for cell in cells]) for cells in parts]
        self.middles = [lattice.positions(as_array(cells)) for cells in parts]

    def any_overlap(self, offsets: Floats) -> bool:
        """Return whether two of the parts overlap when they are moved by offsets (n, 3)."""
        return any(self._overlap(a, b, offsets[b] - offsets[a]) for a, b in combinations(range(len(self.kinds)), 2))

    def _overlap(self, a: int, b: int, moved: Floats) -> bool:
        """Return whether part b, moved so, overlaps part a."""
        apart = self.middles[b][None] + moved - self.middles[a][:, None]
        near = np.linalg.norm(apart, axis=2)
        for first, second in {(int(i), int(j)) for i in self.kinds[a] for j in self.kinds[b]}:
            kinds = self.lattice.kinds[first], self.lattice.kinds[second]
            close = (near < _reach(kinds[0]) + _reach(kinds[1])) & (self.kinds[a][:, None] == first) \
                & (self.kinds[b][None] == second)
            if close.any() and _meet(*kinds, apart[close]):
                return True
        return False


def _meet(one: CellKind, other: CellKind, apart: Floats) -> bool:
    """Return whether cells of two kinds overlap at any of the places (n, 3) of the second from the first."""
    if one.radius and other.radius:
        return bool((np.linalg.norm(apart, axis=1) < (one.radius + other.radius) * (1 - _TOUCH)).any())
    return _any_within(one, other, apart) or _any_within(other, one, -apart)


def _any_within(one: CellKind, other: CellKind, apart: Floats) -> bool:
    normals, heights = _sides(one)
    points = apart[:, None] + _points(other)[None]
    return bool(len(normals)) and bool((points @ normals.T < heights).all(axis=2).any())


@lru_cache(maxsize=256)
def _reach(kind: CellKind) -> float:
    return kind.radius or float(np.linalg.norm(kind.corners - kind.center, axis=1).max())


@lru_cache(maxsize=256)
def _sides(kind: CellKind) -> tuple[Floats, Floats]:
    """Return the normals (n, 3) of the faces of a cell, outwards, and the distance of each from its middle."""
    rows = []
    for face in kind.faces:
        a, b, c = (kind.corners[i] - kind.center for i in face[:3])
        normal = np.cross(b - a, c - a)
        # Files of lattices may list corners of faces in either direction, so the normal is turned outwards here.
        normal /= np.linalg.norm(normal) * np.sign(normal @ a)
        rows.append((*normal, normal @ a))
    sides = np.array(rows).reshape(-1, 4)
    return sides[:, :3], sides[:, 3]


@lru_cache(maxsize=256)
def _points(kind: CellKind) -> Floats:
    """Return points within a cell, relative to its middle."""
    corners = kind.corners - kind.center
    faces = [corners[list(face)].mean(axis=0) for face in kind.faces]
    ends = np.array([*corners, *faces])
    return np.concatenate([np.zeros((1, 3)), *(share * ends for share in _SHARES)])
