"""What a ray meets first: one of several shapes, or a cell of a set and the free cell beyond its face."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Cell, Floats, Lattice, as_array
from latticework.lattice.geometry import bodies, cell_across
from latticework.lattice.polygons import unit_normal
from latticework.picture.painter_order import gathered
from latticework.picture.scenes import Shape

_EPSILON = 1e-6  # slope from which a face of a shape is turned to the viewer
_TINY = 1e-9  # the same for cells, and by how much more than nothing a cell is beyond a face


def pick(shapes: list[Shape], offsets: Floats, origin: Floats, direction: Floats) -> int | None:
    """Return the place in the list of the first shape that a ray from origin (3,) along direction (3,) hits."""
    return Picker(shapes, offsets, direction).at(origin)


class Picker:
    """Finds which of some shapes rays along one direction (3,) hit first; made once for many rays."""

    def __init__(self, shapes: list[Shape], offsets: Floats, direction: Floats) -> None:
        self._direction = direction
        if not shapes:
            self._owner = np.zeros(0, np.int64)
            return
        every = gathered(shapes, offsets, attrgetter("packed"))
        slope = every.normals @ direction
        facing = np.nonzero(slope < -_EPSILON)[0]
        self._corners, self._normals, self._owner = every.corners[facing], every.normals[facing], every.owner[facing]
        self._slope = slope[facing]

    def at(self, origin: Floats) -> int | None:
        """Return the place in the list of the shape that a ray from origin (3,) hits first."""
        if not len(self._owner):
            return None
        distance = np.einsum("nc,nc->n", self._corners[:, 0] - origin, self._normals) / self._slope
        hits = _contain(self._corners, self._normals, origin + distance[:, None] * self._direction) & (distance > 0)
        if not hits.any():
            return None
        return int(self._owner[np.argmin(np.where(hits, distance, np.inf))])


@dataclass(frozen=True)
class CellHit:
    """The cell that is hit, and the free cell beyond the point of the hit, None where there is none."""

    cell: Cell
    beyond: Cell | None


def cell_hit(lattice: Lattice, cells: tuple[Cell, ...], origin: Floats, direction: Floats) -> CellHit | None:
    """Return the first hit of a ray from origin (3,) along direction (3,) on cells of a solid lattice, or None."""
    entries = [entry for kind in range(len(lattice.kinds))
               if (some := tuple(cell for cell in cells if cell[-1] == kind))
               for entry in (_balls if lattice.kinds[kind].radius else _polyhedra)(lattice, some, origin, direction)]
    if not entries:
        return None
    first = min(entries, key=lambda entry: entry.far)
    return CellHit(first.cell, _beyond(lattice, set(cells), first, origin + first.far * direction))


@dataclass(frozen=True, eq=False)
class _Entry:
    """Where a ray enters a cell: how far along the ray, the outward normal (3,), the number of the face or -1."""

    far: float
    cell: Cell
    normal: Floats
    face: int


def _polyhedra(lattice: Lattice, cells: tuple[Cell, ...], origin: Floats, direction: Floats) -> Iterator[_Entry]:
    """Yield for each face of a kind the nearest cell that the ray enters through that face."""
    starts = origin - as_array(cells)[:, :-1] @ lattice.vectors
    for number, (corners, normal) in enumerate(_faces(lattice, cells[0][-1])):
        slope = float(normal @ direction)
        # Only faces that look towards the viewer are entered.
        if slope < -_TINY:
            far = (corners[0] - starts) @ normal / slope
            met = _contain(np.broadcast_to(corners, (len(cells), *corners.shape)), np.tile(normal, (len(cells), 1)),
                           starts + far[:, None] * direction)
            yield from _nearest(np.where(met, far, np.inf), cells, np.tile(normal, (len(cells), 1)), number)


@lru_cache(maxsize=64)
def _faces(lattice: Lattice, kind: int) -> list[tuple[Floats, Floats]]:
    """Return the corners (n, 3) and the outward normal (3,) of each face of a kind of cell, for all rays."""
    body = bodies(lattice)[kind]
    found = []
    for face in body.faces:
        corners = body.corners[list(face)]
        found.append((corners, unit_normal(corners)))
    return found


def _balls(lattice: Lattice, cells: tuple[Cell, ...], origin: Floats, direction: Floats) -> Iterator[_Entry]:
    along, radius = direction / np.linalg.norm(direction), lattice.kinds[cells[0][-1]].radius
    apart = lattice.positions(as_array(cells)) - origin
    ahead = apart @ along
    inside = radius**2 - (apart**2).sum(axis=1) + ahead**2
    reached = np.where(inside > 0, ahead - np.sqrt(np.maximum(inside, 0)), np.inf)
    normals = np.where(inside > 0, reached, 0)[:, None] * along - apart
    yield from _nearest(reached / float(np.linalg.norm(direction)), cells, normals / radius, -1)


def _nearest(far: Floats, cells: tuple[Cell, ...], normals: Floats, face: int) -> Iterator[_Entry]:
    best = int(np.argmin(np.where(far > 0, far, np.inf)))
    if 0 < far[best] < np.inf:
        yield _Entry(float(far[best]), cells[best], normals[best], face)


def _beyond(lattice: Lattice, there: set[Cell], entry: _Entry, point: Floats) -> Cell | None:
    """Return the neighbour that shares the whole face, or else the nearest free one on that side."""
    shared = bodies(lattice)[entry.cell[-1]].across[entry.face] if entry.face >= 0 else None
    if (cell := cell_across(entry.cell, shared)) is not None:
        return None if cell in there else cell
    center = lattice.positions(as_array((entry.cell,)))[0]
    free = [cell for cell in dict.fromkeys(lattice.neighbours(entry.cell)) if cell not in there]
    if not free:
        return None
    places = lattice.positions(as_array(free))
    apart = np.linalg.norm(places - point - ((point - center) @ entry.normal) * entry.normal, axis=1)
    # Never a cell behind the face: a click on top must not add one below.
    apart[(places - center) @ entry.normal < _TINY] = np.inf
    return free[int(apart.argmin())] if np.isfinite(apart).any() else None


def _contain(corners: Floats, normals: Floats, points: Floats) -> NDArray[np.bool_]:
    """Return which faces (n, k, 3) contain the point (n, 3) of their plane, by the crossing number."""
    # Seen along the axis nearest to the normal, in which no face is a mere line.
    drop = np.abs(normals).argmax(axis=1)
    axes = np.array([[1, 2], [0, 2], [0, 1]])[drop]
    flat = np.take_along_axis(corners, axes[:, None, :], axis=2)
    x, y = np.take_along_axis(points, axes, axis=1).T[:, :, None]
    ax, ay = flat[..., 0], flat[..., 1]
    bx, by = np.roll(ax, -1, axis=1), np.roll(ay, -1, axis=1)
    crosses = (ay > y) != (by > y)
    at = (bx - ax) * (y - ay) / np.where(crosses, by - ay, 1) + ax
    inside: NDArray[np.bool_] = ((crosses & (x < at)).sum(axis=1) % 2).astype(np.bool_)
    return inside
