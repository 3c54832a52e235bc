"""The box that a view shows of something that is being changed: it moves only when it must."""

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.scene.shapes import Shape, bounds

_ROOM, _LOOSE = 1.0, 3.0
"""The room left around what is shown, and the most there may be before the box is made anew, in a length."""


class SteadyBox:
    """A box with some room in it, so that what grows by a cell does not move what is under the pointer."""

    def __init__(self) -> None:
        self._low, self._high = np.zeros(3), np.zeros(3)

    def about(self, shapes: list[Shape], unit: float) -> tuple[Floats, Floats]:
        """Return the middle (3,) of the box and how far (3,) it reaches from there; unit: the size of a cell."""
        if not shapes:
            return np.zeros(3), np.full(3, unit)
        low, high = bounds(shapes, np.zeros((len(shapes), 3)))
        spare = np.concatenate([low - self._low, self._high - high])
        if spare.min() < 0 or spare.max() > _LOOSE * unit:
            self._low, self._high = low - _ROOM * unit, high + _ROOM * unit
        return (self._low + self._high) / 2, (self._high - self._low) / 2
