"""All whole steps of a lattice between two places, within what memory holds."""

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice.lattice import Floats, Ints
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

CLOSE = 1e-4
"""How far apart places may be that are one."""

MOST_LOOKED_AT = 1_000_000


def steps_between(low: Floats, high: Floats) -> Ints:
    """Return the whole steps (n, rank) between two places; raises LatticeworkError when there are too many."""
    first, last = np.ceil(low - CLOSE).astype(np.int64), np.floor(high + CLOSE).astype(np.int64)
    number = float(np.prod(np.maximum(last - first + 1.0, 0)))
    if number > MOST_LOOKED_AT:
        raise too_many(int(number))
    grid = np.meshgrid(*[np.arange(a, b + 1) for a, b in zip(first, last, strict=True)], indexing="ij")
    return np.stack(grid, axis=-1).reshape(-1, len(first))


def too_many(cells: int) -> LatticeworkError:
    """Return the error of a shape that is too large."""
    return LatticeworkError(phrase("about {cells} cells are too many; at most {most} can be kept, so choose smaller "
                                   "sizes", cells=cells, most=MAX_CELLS))
