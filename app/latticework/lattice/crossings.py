"""Crossings of parts made of segments."""

from collections import defaultdict
from functools import lru_cache
from itertools import combinations
from math import atan2, tau

import numpy as np

from latticework.lattice.lattice import Cell, Ints, Lattice, as_array

Point = tuple[int, ...]
Crossing = tuple[Point, tuple[int, ...]]
"""A point and four of the segments that leave it, numbered counter-clockwise; () if only straight ones count."""


def crossings(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Crossing]:
    """Return the crossings of a part, sorted: two parts without a common cell cross exactly if they share one.

    If bends count, a crossing is four segments around a point of which the part has the first and the third, or the
    second and the fourth: another part with the same four has the other two, one on either side. Otherwise crossings
    are the points that the part runs straight through.
    """
    ends, away = _ends(lattice, as_array(cells))
    if lattice.no_crossing == "bends":
        return sorted((point, four) for point, own, among in _around(lattice, cells, _listed(ends))
                      for four in _separating(own, among))
    # A part runs straight through a point where two opposite directions leave it.
    leaving: defaultdict[Point, set[Point]] = defaultdict(set)
    for point, direction in zip(_listed(ends), _listed(away), strict=True):
        leaving[point].add(direction)
    return sorted((point, ()) for point, directions in leaving.items()
                  if any(tuple(-x for x in direction) in directions for direction in directions))


@lru_cache(maxsize=16)
def numbers_of_fours(lattice: Lattice) -> dict[tuple[int, ...], int]:
    """Return a number for each set of segments that crossings of a lattice can have at their points."""
    among = max(among for both in _directions(lattice) for _, among in both)
    return {four: number for number, four in enumerate([(), *combinations(range(among), 4)])}


def ends(lattice: Lattice, cells: Ints) -> Ints:
    """Return both ends of segments, shape (n, 2, dimension), as integers in units of 1/10000."""
    return _ends(lattice, cells)[0]


def _around(lattice: Lattice, cells: tuple[Cell, ...], points: list[Point]) -> list[tuple[Point, list[int], int]]:
    """Return for each end of segments the numbers of their directions there, ascending, and how many there are."""
    own: defaultdict[tuple[Point, int], list[int]] = defaultdict(list)
    both = [one for cell in cells for one in _directions(lattice)[cell[-1]]]
    for point, (number, among) in zip(points, both, strict=True):
        own[point, among].append(number)
    return [(point, sorted(numbers), among) for (point, among), numbers in own.items()]


def _separating(own: list[int], among: int) -> list[tuple[int, ...]]:
    """Return all sets of four directions in which two of `own` separate the other two."""
    rest = [number for number in range(among) if number not in own]
    return [tuple(sorted((one, other, between, beyond))) for one, other in combinations(own, 2)
            for between in rest if one < between < other for beyond in rest if not one < beyond < other]


@lru_cache(maxsize=16)
def _directions(lattice: Lattice) -> list[list[tuple[int, int]]]:
    """Return for both ends of each kind of segment its number among all that leave that point, and their count."""
    found = []
    for kind in range(len(lattice.kinds)):
        own = (0,) * lattice.rank + (kind,)
        points, away = _ends(lattice, as_array([own, *lattice.neighbours(own)]))
        angles = [[atan2(y, x) % tau for (x, y), here in zip(_listed(away), _listed(points), strict=True)
                   if here == end] for end in _listed(points[:1])]
        # The segment itself stands first, as its own ends come before those of its neighbours.
        found.append([(sorted(some).index(some[0]), len(some)) for some in angles])
    return found


def _ends(lattice: Lattice, cells: Ints) -> tuple[Ints, Ints]:
    """Return both ends of segments, and the vectors from each end to the other."""
    corners = np.array([kind.corners for kind in lattice.kinds])[cells[:, -1]]
    places = corners + (cells[:, :-1] @ lattice.vectors)[:, None]
    return _rounded(places), _rounded(places[:, ::-1] - places)


def _rounded(points: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Ints:
    # Integers, so that ends of neighbouring segments are equal despite rounding errors.
    return np.rint(points * 10_000).astype(np.int64)


def _listed(points: Ints) -> list[Point]:
    return [tuple(row) for row in points.reshape(-1, points.shape[-1]).tolist()]
