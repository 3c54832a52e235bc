"""From the option numbers of a stored solution to its placements."""

import numpy as np
from numpy.typing import NDArray

from latticework.cover import PosedCover, Reduction
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.solution.solution import Placement, Solution


def options_of(packed: bytes, reduced: Reduction | PosedCover) -> NDArray[np.int32]:
    """Return the option numbers packed in a search file; raises LatticeworkError when they are none of these."""
    options = np.frombuffer(packed, "<i4").astype(np.int32) if len(packed) % 4 == 0 else np.array([-1], np.int32)
    if len(options) and not 0 <= options.min() <= options.max() < reduced.cover.n_options:
        raise LatticeworkError(phrase("a stored solution is damaged: it names options that there are not"))
    return options


def placements_of(options: NDArray[np.int32], reduction: Reduction) -> Solution:
    """Return the placements of options, in the order of the parts; holes and padding are left out."""
    real = sorted(int(o) for o in options if o < reduction.cover.n_options)
    parts = range(len(reduction.puzzle.parts))
    return tuple(Placement(int(reduction.part_of[o]), reduction.cells(o), reduction.marks(o))
                 for o in real if reduction.part_of[o] in parts)
