"""Caps: the top and the bottom of a ball in the colour of its cell, as its part shows on all the rest."""

import numpy as np
from numpy.typing import NDArray

from latticework.lattice.lattice import Ints

_CAP = 0.28  # how far a cap reaches, in half the way round a ball


def cap(around: int) -> NDArray[np.bool_]:
    """Return which faces (n,) of a ball with so many corners around are in its caps."""
    rows = np.repeat(np.arange(around // 2), around)
    height = _height(around)
    on: NDArray[np.bool_] = (rows < height) | (rows >= around // 2 - height)
    return on


def brim(around: int) -> tuple[Ints, Ints]:
    """Return the faces (k,) of a ball, and for each the edge (k,), along which its caps end."""
    rows, height = around // 2, _height(around)
    over = np.arange(around)
    # The second edge of a face is its lower one, the fourth its upper one, whichever way round the ball is made.
    return (np.concatenate([(height - 1) * around + over, (rows - height) * around + over]),
            np.repeat([1, 3], around))


def _height(around: int) -> int:
    return max(1, round(_CAP * (around // 2)))
