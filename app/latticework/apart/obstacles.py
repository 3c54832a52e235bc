"""Where bodies would overlap, exactly: contacts of bodies, and when those that move straight on first meet.

Everything is counted in integers: a fixed fraction of each translation vector of the lattice is one unit. Whether
two convex cells overlap does not depend on angles and lengths, so it suffices that corners are whole in these units.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product

import numpy as np

from latticework.apart.solids import Solid, solids_of
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats, Ints

_UNITS = (1, 2, 3, 4, 6, 8, 12, 24)
"""The numbers of units in a translation vector that are tried until all corners have whole coordinates."""

_SAME = 1e-6
"""The difference up to which a coordinate counts as whole."""

_NEARLY = 1e-9
"""Far above the rounding errors of times, and far below the difference of any two of them."""

_ANYWHERE = 1 << 40
"""The bound of a side that is no side: everything is within it."""

MOST_PAIRS = 100_000
"""The most pairs of cells of different bodies that are looked at."""


@dataclass(frozen=True, eq=False)
class Sides:
    """The places, an open convex set, at which a cell overlaps one at the origin: normals @ place < bounds."""

    normals: Ints
    bounds: Ints


@dataclass(frozen=True, eq=False)
class CellSides:
    """The cells of a lattice by kinds, as convex solids: corners and directions of edges, `unit` units a vector.

    boxes: whether the cells are boxes along the vectors, so that groups that move by whole steps do as much as all
    motions of several parts at once.
    """

    unit: int
    corners: list[list[Ints]]
    edges: list[list[list[Ints]]]
    boxes: bool
    _made: dict[tuple[int, int], tuple[Sides, ...]] = field(default_factory=dict)

    def overlapping(self, one: int, other: int) -> tuple[Sides, ...]:
        """Return the places of a cell of kind `one` at which it overlaps one of kind `other` at the origin."""
        if (one, other) not in self._made:
            solids = [list(zip(self.corners[kind], self.edges[kind], strict=True)) for kind in (one, other)]
            self._made[one, other] = tuple(_difference(a, b, [*along, *across])
                                           for (a, along), (b, across) in product(*solids))
        return self._made[one, other]


@lru_cache(maxsize=16)
def cell_sides(lattice: Lattice) -> CellSides | None:
    """Return the cells of a lattice; None where they have no faces or corners between the units."""
    if lattice.rank < lattice.dimension or any(kind.radius or kind.segment for kind in lattice.kinds):
        return None
    solids = [solids_of(lattice, kind) for kind in lattice.kinds]
    corners = [[_in_vectors(lattice, solid.corners) for solid in some] for some in solids]
    unit = next((unit for unit in _UNITS if all(_are_whole(unit * points) for some in corners for points in some)), 0)
    edges = [[_whole_ways(lattice, solid) for solid in some] for some in solids]
    if not unit or not all(each for some in edges for each in some):
        return None
    whole = [[np.unique(np.rint(unit * points).astype(np.int64), axis=0) for points in some] for some in corners]
    return CellSides(unit, whole, edges, len(whole) == len(whole[0]) == 1 and _is_box(whole[0][0], unit))


def _in_vectors(lattice: Lattice, points: Floats) -> Floats:
    """Return points (n, 3) as numbers of translation vectors (n, rank)."""
    found: Floats = points[:, : lattice.dimension] @ lattice.solver
    return found


def _are_whole(numbers: Floats) -> bool:
    return bool((np.abs(numbers - np.rint(numbers)) < _SAME).all())


def _whole_ways(lattice: Lattice, solid: Solid) -> list[Ints]:
    """Return the directions of the edges of a solid as whole vectors; none where one is not short and whole."""
    level = solid.edges[np.abs(solid.edges[:, 2]) < _SAME] if lattice.flat else solid.edges
    found = [_whole_way(way) for way in _in_vectors(lattice, level)]
    whole = [way for way in found if way is not None]
    return whole if len(whole) == len(found) else []


def _whole_way(way: Floats) -> Ints | None:
    """Return the shortest whole vector along a direction, None if there is no short one."""
    way = way / np.abs(way).max()
    return next((np.rint(n * way).astype(np.int64) for n in range(1, 2 * _UNITS[-1]) if _are_whole(n * way)), None)


def _difference(one: Ints, other: Ints, edges: list[Ints]) -> Sides:
    """Return the places of a convex set of corners `one` at which it overlaps `other`: the difference of both."""
    points = (other[None] - one[:, None]).reshape(-1, one.shape[1])
    normals, bounds = [], []
    for side in _normals(edges):
        heights = points @ side
        top = points[heights == heights.max()]
        # A side of the difference, not just one of its edges or corners.
        if np.linalg.matrix_rank(top - top[0]) == one.shape[1] - 1:
            normals.append(side)
            bounds.append(heights.max())
    return Sides(np.array(normals), np.array(bounds))


def _normals(edges: list[Ints]) -> Ints:
    """Return the shortest whole vectors, there and back, at right angles to an edge in the plane, to two in space."""
    if len(edges[0]) == 2:
        found = np.array([[-way[1], way[0]] for way in edges])
    else:
        found = np.array([np.cross(one, other) for one, other in combinations(edges, 2)])
    found = found[found.any(axis=1)]
    found //= np.gcd.reduce(found, axis=1)[:, None]
    unique: Ints = np.unique(np.vstack([found, -found]), axis=0)
    return unique


def _is_box(corners: Ints, unit: int) -> bool:
    every = np.array(list(product((0, unit), repeat=corners.shape[1])))
    return np.array_equal(corners - corners.min(axis=0), every)


@dataclass(frozen=True, eq=False)
class Obstacles:
    """The obstacles of several bodies to one another: a row for each pair of cells of different bodies.

    Row k says that the place of body one[k], as seen from body other[k], must never be where normals[k] @ place <
    bounds[k] on all sides. Rows with fewer sides are filled up with sides that everything is within.
    """

    one: Ints
    other: Ints
    normals: Ints
    bounds: Ints

    @staticmethod
    def of(cells: CellSides, bodies: list[list[Cell]]) -> "Obstacles":
        """Return the obstacles of bodies, each a list of cells where it is before it moves."""
        rows: dict[tuple[int, ...], tuple[Sides, tuple[int, ...]]] = {}
        for one, other in combinations(range(len(bodies)), 2):
            for a, b in product(bodies[one], bodies[other]):
                place = tuple(y - x for x, y in zip(a[:-1], b[:-1], strict=True))
                for number, sides in enumerate(cells.overlapping(a[-1], b[-1])):
                    rows.setdefault((one, other, *place, a[-1], b[-1], number), (sides, place))
        most = max((len(sides.bounds) for sides, _ in rows.values()), default=1)
        rank = len(bodies[0][0]) - 1
        made = Obstacles(np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64),
                         np.zeros((len(rows), most, rank), np.int64), np.full((len(rows), most), _ANYWHERE))
        for k, ((first, second, *_), (sides, place)) in enumerate(rows.items()):
            made.one[k], made.other[k] = first, second
            made.normals[k, : len(sides.bounds)] = sides.normals
            made.bounds[k, : len(sides.bounds)] = sides.bounds + sides.normals @ np.array(place) * cells.unit
        return made

    def beyond(self, places: Ints, scale: int) -> Ints:
        """Return how far (rows, sides) places (n, rank), in units / scale, are beyond each side; negative within."""
        found: Ints = self.speeds(places) - scale * self.bounds
        return found

    def speeds(self, velocities: Ints) -> Ints:
        """Return how fast (rows, sides) each side is left by bodies that move with velocities (n, rank)."""
        between = velocities[self.one] - velocities[self.other]
        found: Ints = (self.normals @ between[:, :, None])[:, :, 0]
        return found

    def overlap(self, places: Ints, scale: int) -> bool:
        """Whether any two bodies overlap."""
        return bool((self.beyond(places, scale) < 0).all(axis=1).any())

    def first_meeting(self, places: Ints, scale: int, velocities: Ints) -> Fraction | None:
        """Return after which time bodies that move straight on begin to overlap; None if they never do.

        In a unit of time a body moves from places / scale by velocities / scale.
        """
        beyond, speeds = self.beyond(places, scale), self.speeds(velocities)
        with np.errstate(divide="ignore", invalid="ignore"):
            times = -beyond / speeds
        # Within a side until it is reached, from when it was crossed, always, or never.
        begin = np.where(speeds < 0, times, np.where((speeds == 0) & (beyond >= 0), np.inf, 0)).max(axis=1)
        end = np.where(speeds > 0, times, np.inf).min(axis=1)
        found = None
        # Times as floats only say in which order rows are looked at exactly.
        begin = np.maximum(begin, 0)
        likely = np.flatnonzero(begin < end + _NEARLY * (1 + begin))
        for row in likely[np.argsort(begin[likely])].tolist():
            if found is not None and begin[row] > float(found) * (1 + _NEARLY) + _NEARLY:
                break
            meeting = _meeting(beyond[row].tolist(), speeds[row].tolist())
            if meeting is not None and (found is None or meeting < found):
                found = meeting
        return found


def _meeting(beyond: list[int], speeds: list[int]) -> Fraction | None:
    """Return from when a place is within all sides, None if it never is."""
    begin, end = Fraction(0), None
    for there, speed in zip(beyond, speeds, strict=True):
        if speed < 0:
            begin = max(begin, Fraction(there, -speed))
        elif there >= 0:
            return None
        elif speed > 0:
            end = Fraction(-there, speed) if end is None else min(end, Fraction(-there, speed))
    return begin if end is None or begin < end else None
