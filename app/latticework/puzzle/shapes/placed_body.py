"""A body or a ball placed in a lattice: the cells in it at each size."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import product
from math import pi

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, symmetries
from latticework.lattice.contacts import volume
from latticework.lattice.lattice import Floats, Ints, as_array
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import CLOSE, Cells, connected, steps_between, too_many
from latticework.puzzle.shapes.convex_bodies import NOTHING, Body

CORNERS, FEET, CENTERS = "corners", "feet", "centers"
"""What of a cell must be in the body: all corners, its lowest corners, or its middle."""

_TRIED = (1, 2, 3)
"""The sizes at which a body is tested in a lattice."""

_FINEST = (3, 2, 1)
"""The numbers by which the vectors of a frame are divided, the finest first."""

_ENOUGH = 1.6
"""A radius at which the symmetry of a ball shows."""

_MOST_TRIED = 12

_SURELY = 2
"""The factor by which the volume must exceed the most cells to be certain without counting."""


@dataclass(frozen=True, eq=False)
class PlacedBody:
    """A body in a frame at a point of a lattice; rule: what of a cell must be in it."""

    lattice: Lattice
    body: Body
    frame: Floats
    origin: Floats
    rule: str

    def cells(self, sizes: Sequence[int]) -> Ints:
        """Return the cells (n, rank + 1) in the body at some sizes; raises LatticeworkError if too many."""
        # From middle to middle a row of cells is one cell shorter.
        bounds = [size - (self.rule == CENTERS) for size in sizes]
        room = self.body.volume * float(np.prod([max(1, bounds[size]) for size in self.body.size_of]))
        repeats = room * abs(float(np.linalg.det(self.frame) / np.linalg.det(self.lattice.vectors)))
        # By volume, before any cell is made; counted exactly at the end.
        if repeats * len(self.lattice.kinds) > MAX_CELLS:
            raise too_many(round(repeats * len(self.lattice.kinds)))
        found = []
        for kind in range(len(self.lattice.kinds)):
            steps = self._near(kind, bounds)
            inside = np.ones(len(steps), dtype=bool)
            for point in self._points(kind):
                inside &= self._holds(steps @ self.lattice.vectors + point, bounds)
            found.append(np.insert(steps[inside], self.lattice.rank, kind, axis=1))
        cells = np.concatenate(found)
        if len(cells) > MAX_CELLS:
            raise too_many(len(cells))
        return cells

    def least(self, size: int) -> tuple[int, ...]:
        """Return equal sizes for the body, but height 1 for a prism."""
        return (*(size,) * (self.body.count - 1), 1) if self.body.prism else (size,) * self.body.count

    @property
    def can_be_stacked(self) -> bool:
        """Whether a flat body can have several layers, straight above each other."""
        low, high = (self.cells((*(2,) * (self.body.count - 1), height)) for height in (1, 2))
        return len(high) == 2 * len(low) and connected(self.lattice, map(tuple, high.tolist()))

    @cached_property
    def along(self) -> Floats:
        """The matrix from places to coordinates in the frame."""
        return np.asarray(np.linalg.inv(self.frame), dtype=np.float64)

    def _points(self, kind: int) -> Floats:
        """Return the points (n, dimension) of a cell of a kind at the origin that must be in the body."""
        cell = self.lattice.kinds[kind]
        if self.rule == CENTERS:
            return cell.center[None]
        if self.rule == CORNERS:
            return cell.corners
        heights = cell.corners @ self.along[:, 2]
        lowest: Floats = cell.corners[heights < heights.min() + CLOSE]
        return lowest

    def _holds(self, points: Floats, bounds: list[int]) -> NDArray[np.bool_]:
        rows, most = zip(*self.body.rows, strict=True)
        limits = np.array([0 if size == NOTHING else bounds[size] for size in most])
        # A row is a half-space: the sum of coordinates with its coefficients is at most a size.
        sums = (points - self.origin) @ self.along @ np.array(rows).T
        held: NDArray[np.bool_] = (sums <= limits + CLOSE).all(axis=1)
        return held

    def _near(self, kind: int, bounds: list[int]) -> Ints:
        """Return the steps (n, rank) to cells of a kind that may be in the body, at least all that are."""
        ends = [np.array(span) * bounds[size] for span, size in zip(self.body.span, self.body.size_of, strict=True)]
        center = self.lattice.kinds[kind].center
        places = (np.array(list(product(*ends))) @ self.frame + self.origin - center) @ self.lattice.solver
        room = 0.0
        if self.rule == FEET:  # the middle of a cell may be above the body
            radius = float(np.linalg.norm(self.lattice.kinds[kind].corners - center, axis=1).max())
            room = radius * float(np.linalg.norm(self.lattice.solver, axis=0).max())
        return steps_between(places.min(axis=0) - room, places.max(axis=0) + room)


def placed(lattice: Lattice, body: Body, frame: Floats) -> PlacedBody | None:
    """Return the body placed so that whole cells fill it, or else that their middles suit it, or None."""
    checkpoint()
    found = next(_filled(lattice, body, frame), None) if all(kind.faces for kind in lattice.kinds) else None
    if found is None and (len(lattice.kinds) == 1 or all(kind.radius for kind in lattice.kinds)):
        middles = PlacedBody(lattice, body, frame, lattice.centers[0], CENTERS)
        found = middles if _in_one_piece(middles) else None
    return found


def _at_corners(lattice: Lattice, body: Body, frame: Floats, rule: str) -> Iterator[PlacedBody]:
    for corner in corner_points(lattice):
        yield PlacedBody(lattice, body, frame, corner, rule)


def _filled(lattice: Lattice, body: Body, frame: Floats) -> Iterator[PlacedBody]:
    """Yield placed bodies with corners on corners of cells, first those that cells fill without gaps."""
    # Whole frames first: only those that are filled are tried in finer pieces.
    exact = [way for way in _at_corners(lattice, body, frame, CORNERS) if _is_filled(way)]
    for pieces, way in product(_FINEST, exact):  # a body filled in a divided frame is also filled in the whole one
        yield from filter(_is_filled, [replace(way, frame=frame / pieces)])
    if body.foot:
        for way in _at_corners(lattice, body, frame, FEET):
            if all(_fills(way, size, body.foot * size**2, lowest=True) for size in _TRIED):
                yield way


def _is_filled(way: PlacedBody) -> bool:
    return all(_fills(way, size, way.body.volume * _share(way, size)) for size in _TRIED)


def _share(way: PlacedBody, size: int) -> float:
    """Return how many frames fill a box of the sizes of a body."""
    return float(np.prod([way.least(size)[number] for number in way.body.size_of]))


def _fills(way: PlacedBody, size: int, expected: float, lowest: bool = False) -> bool:
    """Whether the cells in a body, or in its lowest layer, have the expected volume, in units of the frame."""
    cells = way.cells(way.least(size))
    if lowest:
        heights = (way.lattice.positions(cells) - way.origin) @ way.along[:, 2]
        cells = cells[heights < 1]
    volumes = _volumes(way.lattice)
    unit = abs(float(np.linalg.det(way.frame)))
    return bool(abs(volumes[cells[:, -1]].sum() - expected * unit) < CLOSE * max(expected * unit, 1.0))


def _in_one_piece(way: PlacedBody) -> bool:
    """Whether the cells are connected at each tested size, and grow in number."""
    every = [[tuple(cell) for cell in way.cells(way.least(size)).tolist()] for size in _TRIED]
    cells: list[list[Cell]] = every
    return all(some and connected(way.lattice, some) for some in cells) and len(cells[0]) < len(cells[1])


@lru_cache(maxsize=64)
def _volumes(lattice: Lattice) -> Floats:
    return np.array([abs(volume(kind)) for kind in lattice.kinds])


@lru_cache(maxsize=64)
def corner_points(lattice: Lattice) -> tuple[Floats, ...]:
    """Return the corners of cells, one of each set that translations make equal."""
    found: list[Floats] = []
    for point in np.concatenate([kind.corners for kind in lattice.kinds]):
        apart = [(point - other) @ lattice.solver for other in found]
        if all(np.abs(away - np.rint(away)).max() > CLOSE for away in apart):
            found.append(point)
    return tuple(found)


def ball(lattice: Lattice, sizes: Sequence[float]) -> Cells:
    """Return the cells within a radius; radius 1 reaches the nearest cells that are not at the middle itself."""
    middle, radius = _middle(lattice), float(sizes[0])
    about = _about(lattice, radius * _unit(lattice, middle))
    if about > _SURELY * MAX_CELLS:  # before a million of them are examined
        raise too_many(round(about))
    cells = _within(lattice, middle, radius)
    if not cells:
        raise LatticeworkError(phrase("radius {radius}: holds no cell; give 1 or more", radius=str(sizes[0])))
    return cells


def _about(lattice: Lattice, far: float) -> float:
    """Return about how many cells are within a distance of a point."""
    volume = pi * far**2 if lattice.flat else 4 / 3 * pi * far**3
    return volume / abs(float(np.linalg.det(lattice.vectors[:, : lattice.rank]))) * len(lattice.kinds)


@lru_cache(maxsize=64)
def _middle(lattice: Lattice) -> tuple[float, ...]:
    """Return the middle or corner of a cell around which balls have the most symmetries."""
    def symmetry(point: tuple[float, ...]) -> int:
        cells = _within(lattice, point, _ENOUGH)
        return len(symmetries(lattice, cells)) if cells else 0

    points = (*lattice.centers[:_MOST_TRIED], *corner_points(lattice)[:_MOST_TRIED])
    return max((tuple(point.tolist()) for point in points), key=symmetry)


@lru_cache(maxsize=256)
def _unit(lattice: Lattice, point: tuple[float, ...]) -> float:
    """Return the distance from a point to the nearest cells whose middles are not at it."""
    reach = 2 * max(float(np.linalg.norm(kind.corners - kind.center, axis=1).max()) + kind.radius
                    for kind in lattice.kinds)
    near = lattice.positions(as_array(_nearer(lattice, point, reach)))
    distances = np.linalg.norm(near - point, axis=1)
    return float(distances[distances > CLOSE].min())


def _within(lattice: Lattice, point: tuple[float, ...], radius: float) -> Cells:
    return _nearer(lattice, point, radius * _unit(lattice, point) + CLOSE)


def _nearer(lattice: Lattice, point: tuple[float, ...], far: float) -> Cells:
    """Return the cells whose middles are within a distance of a point."""
    reach = far * np.linalg.norm(lattice.solver, axis=0)
    found: list[tuple[int, ...]] = []
    for number, kind in enumerate(lattice.kinds):
        home = (np.array(point) - kind.center) @ lattice.solver
        steps = steps_between(home - reach, home + reach)
        near = np.linalg.norm(steps @ lattice.vectors + kind.center - point, axis=1) <= far
        found += [(*step, number) for step in steps[near].tolist()]
    if len(found) > MAX_CELLS:
        raise too_many(len(found))
    return tuple(found)
