"""From the option numbers of a stored solution to its placements."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.cover import PosedCover, Reduction
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.solution.solution import Placement, Solution


def options_of(stored: Sequence[int], reduced: Reduction | PosedCover) -> NDArray[np.int32]:
    """Return the option numbers of a stored solution; raises LatticeworkError when they are none of these."""
    if stored and not 0 <= min(stored) <= max(stored) < reduced.cover.n_options:
        raise LatticeworkError(phrase("a stored solution is damaged: it names options that there are not"))
    return np.array(stored, np.int32)


def placements_of(options: NDArray[np.int32], reduction: Reduction) -> Solution:
    """Return the placements of options, in the order of the parts; holes and padding are left out."""
    real = sorted(int(o) for o in options if o < reduction.cover.n_options)
    parts = range(len(reduction.puzzle.parts))
    return tuple(Placement(int(reduction.part_of[o]), reduction.cells(o), reduction.marks(o))
                 for o in real if reduction.part_of[o] in parts)
