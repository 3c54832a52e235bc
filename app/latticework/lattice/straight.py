"""Points that a set of segments runs straight through."""

import numpy as np

from latticework.lattice.model import Cell, Lattice, as_array

Point = tuple[int, ...]


def straight_points(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Point]:
    """Return the points where two of the segments meet in one line, in units of a ten-thousandth, sorted."""
    where = as_array(cells)
    corners = np.array([kind.corners for kind in lattice.kinds])[where[:, -1]]
    ends = corners + (where[:, :-1] @ lattice.vectors)[:, None]
    away = ends[:, ::-1] - ends  # from each end to the other
    leaving: dict[Point, set[Point]] = {}
    for point, direction in zip(_rounded(ends), _rounded(away), strict=True):
        leaving.setdefault(point, set()).add(direction)
    return sorted(point for point, directions in leaving.items()
                  if any(tuple(-x for x in direction) in directions for direction in directions))


def _rounded(points: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> list[Point]:
    flat = np.rint(points.reshape(-1, points.shape[-1]) * 10_000).astype(np.int64)
    return [tuple(row) for row in flat.tolist()]
