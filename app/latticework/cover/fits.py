"""Where parts fit: how many placements cover each cell of the target, by part, by orientation and by cell.

Verhoeff (Efficient Solvers for Packing Puzzles, 2001) calls these numbers fit counts, and those of the placements
that cover a chosen cell the footprint of that cell.
"""

import numpy as np

from latticework.cover.reduction import Reduction
from latticework.lattice.lattice import Ints


class Fits:
    """The placements of a reduced puzzle: its options without holes, with the same numbers."""

    def __init__(self, reduction: Reduction) -> None:
        self.reduction = reduction
        self.count = int(reduction.first_of[len(reduction.puzzle.parts)])
        """The number of placements."""
        cell = reduction.cover.items - len(reduction.blocks)
        own = (cell >= 0) & (cell < len(reduction.puzzle.target.cells)) & (reduction.cover.owner < self.count)
        self._cell, self._owner = cell[own], reduction.cover.owner[own]
        self.part_of: Ints = reduction.part_of[: self.count].astype(np.int64)
        """The part of each placement."""
        by_part = [np.repeat(np.arange(len(own)), own) for own in reduction.fits]
        self.orientation_of: Ints = np.concatenate([*by_part, np.zeros(0, np.int64)]).astype(np.int64)
        """The number of the orientation of its part that each placement has."""

    def chosen(self, part: int | None = None, orientation: int | None = None, cell: int | None = None) -> Ints:
        """Return the placements of a part, in an orientation, that cover a cell, in ascending order; None: any."""
        chosen = np.ones(self.count, bool)
        if part is not None:
            chosen &= self.part_of == part
        if orientation is not None:
            chosen &= self.orientation_of == orientation
        if cell is not None:
            covering = np.zeros(self.count, bool)
            covering[self._owner[self._cell == cell]] = True
            chosen &= covering
        return np.flatnonzero(chosen)

    def by_cell(self, placements: Ints) -> Ints:
        """Return how many of some placements cover each cell of the target, shape (cells,)."""
        chosen = np.zeros(self.count, bool)
        chosen[placements] = True
        return np.bincount(self._cell[chosen[self._owner]], minlength=len(self.reduction.puzzle.target.cells))

    def by_part(self, placements: Ints) -> Ints:
        """Return how many of some placements each part has, shape (parts,)."""
        return np.bincount(self.part_of[placements], minlength=len(self.reduction.puzzle.parts))

    def by_orientation(self, part: int, placements: Ints) -> Ints:
        """Return how many of some placements each orientation of a part has, shape (orientations,)."""
        own = placements[self.part_of[placements] == part]
        return np.bincount(self.orientation_of[own], minlength=len(self.reduction.fits[part]))
