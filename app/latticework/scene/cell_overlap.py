"""Whether parts that were moved run into one another, found by points within their cells."""

from functools import lru_cache
from itertools import combinations

import numpy as np

from latticework.lattice import Cell, CellKind, Lattice
from latticework.lattice.lattice import Floats, as_array

_SHARES = (0.45, 0.9)
"""How far points within a cell lie from its middle to its corners and faces."""

_TOUCH = 0.05
"""Balls that come so much closer than they touch still count as touching, in their radius."""


class Bodies:
    """Parts as sets of cells, each (n, 3) middles with the kinds of the cells; not for flat lattices."""

    def __init__(self, lattice: Lattice, parts: list[tuple[Cell, ...]]) -> None:
        self.lattice = lattice
        self.kinds = [np.array([cell[-1] for cell in cells]) for cells in parts]
        self.middles = [lattice.positions(as_array(cells)) for cells in parts]

    def any_overlap(self, offsets: Floats) -> bool:
        """Return whether two of the parts are in one another when they are moved by offsets (n, 3)."""
        return any(self._overlap(a, b, offsets[b] - offsets[a]) for a, b in combinations(range(len(self.kinds)), 2))

    def _overlap(self, a: int, b: int, moved: Floats) -> bool:
        """Return whether part b, moved so, runs into part a."""
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
    """Return whether cells of two kinds, the second so far (n, 3) from the first, have a point in common anywhere."""
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
    """Return the normals (n, 3) of the faces of a cell, outwards, and how far each lies from its middle."""
    rows = []
    for face in kind.faces:
        a, b, c = (kind.corners[i] - kind.center for i in face[:3])
        normal = np.cross(b - a, c - a)
        normal /= np.linalg.norm(normal) * np.sign(normal @ a)
        rows.append((*normal, normal @ a))
    sides = np.array(rows).reshape(-1, 4)
    return sides[:, :3], sides[:, 3]


@lru_cache(maxsize=256)
def _points(kind: CellKind) -> Floats:
    """Return points within a cell, as seen from its middle."""
    corners = kind.corners - kind.center
    faces = [corners[list(face)].mean(axis=0) for face in kind.faces]
    ends = np.array([*corners, *faces])
    return np.concatenate([np.zeros((1, 3)), *(share * ends for share in _SHARES)])
