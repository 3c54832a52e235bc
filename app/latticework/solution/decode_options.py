"""From the option numbers of a stored solution to its placements, and back."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.cover import PosedCover, Reduction
from latticework.errors import LatticeworkError
from latticework.lattice import Cell
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


def options_that_place(solution: Solution, reduction: Reduction) -> NDArray[np.int32] | None:
    """Return the options of placements, without those of holes; None where one of them is no option."""
    number = {cell: place for place, cell in enumerate(reduction.puzzle.target.cells)}
    found = [_option(placement, reduction, number) for placement in solution]
    return None if None in found else np.array(found, np.int32)


def _option(placement: Placement, reduction: Reduction, number: dict[Cell, int]) -> int | None:
    cells = sorted(number.get(cell, -1) for cell in placement.cells)
    block = reduction.blocks[placement.part]
    if len(cells) > block.shape[1]:
        return None
    rows = np.flatnonzero((block[:, :len(cells)] == cells).all(axis=1)) + reduction.first_of[placement.part]
    return next((option for option in rows.tolist() if reduction.cells(option) == placement.cells
                 and reduction.marks(option) == placement.marks), None)
