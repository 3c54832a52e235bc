"""Points that a set of segments runs straight through."""

import numpy as np

from latticework.lattice.lattice import Cell, Ints, Lattice, as_array

Point = tuple[int, ...]


def straight_points(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Point]:
    """Return the points where two of the segments meet in one line, in units of a ten-thousandth, sorted."""
    ends, away = _ends(lattice, as_array(cells))
    leaving: dict[Point, set[Point]] = {}
    for point, direction in zip(_listed(ends), _listed(away), strict=True):
        leaving.setdefault(point, set()).add(direction)
    return sorted(point for point, directions in leaving.items()
                  if any(tuple(-x for x in direction) in directions for direction in directions))


def ends(lattice: Lattice, cells: Ints) -> Ints:
    """Return both ends of segments, shape (n, 2, dimension), in units of a ten-thousandth."""
    return _ends(lattice, cells)[0]


def _ends(lattice: Lattice, cells: Ints) -> tuple[Ints, Ints]:
    """Return both ends of segments, and the way from each to the other."""
    corners = np.array([kind.corners for kind in lattice.kinds])[cells[:, -1]]
    places = corners + (cells[:, :-1] @ lattice.vectors)[:, None]
    return _rounded(places), _rounded(places[:, ::-1] - places)


def _rounded(points: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Ints:
    return np.rint(points * 10_000).astype(np.int64)


def _listed(points: Ints) -> list[Point]:
    return [tuple(row) for row in points.reshape(-1, points.shape[-1]).tolist()]
