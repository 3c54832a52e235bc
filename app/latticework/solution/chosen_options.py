"""Solutions as options, of a puzzle or an exact cover problem: converted to placements, texts and JSON data."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, ExactCover, Reduction
from latticework.cover.exact_cover import written
from latticework.errors import LatticeworkError
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.solution.placement import Placement, Solution


def options_of(stored: Sequence[int], cover: Cover) -> NDArray[np.int32]:
    """Return the option numbers of a stored solution as an array; raises LatticeworkError if they do not exist."""
    if stored and not 0 <= min(stored) <= max(stored) < cover.n_options:
        raise LatticeworkError(phrase("a stored solution is damaged: it names options that there are not"))
    return np.array(stored, np.int32)


def placements_of(options: NDArray[np.int32], reduction: Reduction) -> Solution:
    """Return the placements of options, in the order of the parts; holes and padding are left out."""
    real = sorted(int(o) for o in options if o < reduction.cover.n_options)
    parts = range(len(reduction.puzzle.parts))
    return tuple(Placement(int(reduction.part_of[o]), reduction.cells(o), reduction.marks(o))
                 for o in real if reduction.part_of[o] in parts)


def options_that_place(solution: Solution, reduction: Reduction) -> NDArray[np.int32] | None:
    """Return the options of placements, without holes; None if one of the placements is no option."""
    number = {cell: place for place, cell in enumerate(reduction.puzzle.target.cells)}
    found = [_option(placement, reduction, number) for placement in solution]
    return None if None in found else np.array(found, np.int32)


def _option(placement: Placement, reduction: Reduction, number: dict[Cell, int]) -> int | None:
    cells = sorted(number.get(cell, -1) for cell in placement.cells)
    block = reduction.blocks[placement.part]
    if len(cells) > block.shape[1]:
        return None
    rows = np.flatnonzero((block[:, :len(cells)] == cells).all(axis=1)) + reduction.first_of[placement.part]
    # Several rows may cover the same cells: with other marks, or of a part that looks the same turned.
    return next((option for option in rows.tolist() if reduction.cells(option) == placement.cells
                 and reduction.marks(option) == placement.marks), None)


def chosen_text(document: ExactCover, chosen: tuple[int, ...]) -> str:
    """Return chosen options as text, a line each."""
    return "".join(option_text(document, option) + "\n" for option in chosen)


def option_text(document: ExactCover, option: int) -> str:
    """Return the items of an option in one line; names with blanks are quoted."""
    return " ".join(repr(item) if " " in item or not item else item for item in written(document, option))


def chosen_data(document: ExactCover, chosen: tuple[int, ...]) -> list[Any]:
    """Return chosen options as JSON, lists of items."""
    return [[[item, color] if color != "" else item for item, color in document.option(option)] for option in chosen]
