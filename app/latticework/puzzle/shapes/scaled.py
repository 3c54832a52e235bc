"""Enlarged parts: each cell is replaced by the cells that fill an enlarged cell of its shape."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.lattice import Lattice, normalised
from latticework.lattice.contacts import sides, volume
from latticework.lattice.lattice import CellKind, Floats, Ints
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import CLOSE, Cells, steps_between, too_many
from latticework.puzzle.shapes.placed_body import corner_points

_MOST_TIMES = 50


def scaled(lattice: Lattice, cells: Cells, factor: int) -> Cells:
    """Return the cells of a shape `factor` times as large; raises LatticeworkError if no cells fill it."""
    if not 1 <= factor <= _MOST_TIMES:
        raise LatticeworkError(phrase("factor {factor}: give a whole number from 1 to {most}", factor=factor,
                                      most=_MOST_TIMES))
    patterns = _patterns(lattice, factor)
    if patterns is None:
        raise LatticeworkError(phrase("{lattice}: {factor} times as large is no shape of these cells", factor=factor,
                                      lattice=lattice.title))
    number = sum(len(patterns[cell[-1]]) for cell in cells)
    if number > MAX_CELLS:
        raise too_many(number)
    made = [patterns[cell[-1]] + np.array((*(factor * x for x in cell[:-1]), 0)) for cell in cells]
    return normalised(tuple(map(tuple, np.concatenate(made).tolist()))) if made else ()


def can_be_scaled(lattice: Lattice) -> bool:
    """Whether cells fill enlarged cells of their kind."""
    return any(_patterns(lattice, factor) is not None for factor in (2, 3))


@lru_cache(maxsize=64)
def _patterns(lattice: Lattice, factor: int) -> tuple[Ints, ...] | None:
    """Return for each kind the cells (n, rank + 1) in the enlarged cell at the origin; None if they leave gaps."""
    if any(kind.radius for kind in lattice.kinds):
        return None
    for fixed in corner_points(lattice):
        found = tuple(_within(lattice, kind, fixed, factor) for kind in lattice.kinds)
        if all(_fills(lattice, kind, cells, factor) for kind, cells in zip(lattice.kinds, found, strict=True)):
            return found
    return None


def _within(lattice: Lattice, large: CellKind, fixed: Floats, factor: int) -> Ints:
    """Return the cells in a cell that is enlarged about a fixed point."""
    outline = (large.corners - fixed) * factor + fixed
    found = []
    for number, kind in enumerate(lattice.kinds):
        places = (outline - kind.center) @ lattice.solver
        steps = steps_between(places.min(axis=0), places.max(axis=0))
        inside = np.ones(len(steps), dtype=bool)
        for corner in kind.corners:
            inside &= _holds(large, (steps @ lattice.vectors + corner - fixed) / factor + fixed)
        found.append(np.insert(steps[inside], lattice.rank, number, axis=1))
    return np.concatenate(found)


def _holds(kind: CellKind, points: Floats) -> NDArray[np.bool_]:
    """Whether points (n, dimension) are in a convex cell, or on a segment."""
    if kind.segment:
        start, end = kind.corners
        share = (points - start) @ (end - start) / ((end - start) @ (end - start))
        aside = np.abs(start + share[:, None] * (end - start) - points).max(axis=1)
        held = (aside < CLOSE) & (share > -CLOSE) & (share < 1 + CLOSE)
    else:
        own = sides(kind)
        held = (points @ own.normals[:, : points.shape[1]].T < own.offsets + CLOSE).all(axis=1)
    return np.asarray(held, dtype=bool)


def _fills(lattice: Lattice, kind: CellKind, cells: Ints, factor: int) -> bool:
    expected = _size(kind) * float(factor) ** (1 if kind.segment else lattice.dimension)
    return abs(sum(_size(lattice.kinds[number]) for number in cells[:, -1].tolist()) - expected) < CLOSE * expected


def _size(kind: CellKind) -> float:
    return float(np.linalg.norm(kind.corners[1] - kind.corners[0])) if kind.segment else abs(volume(kind))
