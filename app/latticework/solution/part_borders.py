"""Where parts lie and where they meet, for many solutions at once: what solutions are chosen and ordered by.

The score of symmetry is D. E. Knuth's, "Dancing Links" (arXiv:cs/0011047): the number of edges between parts that are
also edges between parts in the mirror image of the solution. Here it counts for each symmetry of the target.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Reduction
from latticework.lattice import symmetries
from latticework.lattice.lattice import Ints, Numbering, as_array

Bools = NDArray[np.bool_]
Places = NDArray[np.int16] | NDArray[np.int32]
Rows = NDArray[np.int32]
"""Options of solutions, shape (n, width), padded with -1 at the end."""


@dataclass(frozen=True, eq=False)
class PartBorders:
    """Says of solutions of a reduced puzzle which part covers each cell, and between which cells parts meet."""

    reduction: Reduction

    @cached_property
    def _covered(self) -> list[tuple[Ints, Places]]:
        """The target cells of options, by how many there are: the row of each option, -1 for others, and the rows.

        "No option" is the last, and in none.
        """
        puzzle, blocks = self.reduction.puzzle, self.reduction.blocks
        sizes = [len(part.cells) for part in puzzle.parts] + [1] * (len(blocks) - len(puzzle.parts))  # of a hole
        found = []
        for size in sorted({own for own, block in zip(sizes, blocks, strict=True) if len(block)}):
            row = np.full(self.reduction.cover.n_options + 1, -1, np.int64)
            own = [number for number, other in enumerate(sizes) if other == size]
            options = np.concatenate([np.arange(*self.reduction.first_of[number : number + 2]) for number in own])
            row[options] = np.arange(len(options))
            found.append((row, np.concatenate([blocks[number][:, :size] for number in own if len(blocks[number])])))
        return found

    def covering(self, part: int, cell: int) -> Bools:
        """Return which options put a part on a cell of the target, "no option" last, shape (options + 1,)."""
        found, first = np.zeros(self.reduction.cover.n_options + 1, bool), int(self.reduction.first_of[part])
        block = self.reduction.blocks[part]
        found[first : first + len(block)] = (block == cell).any(axis=1)
        return found

    @cached_property
    def pairs(self) -> Ints:
        """The numbers of cells of the target that are neighbours, shape (pairs, 2), the smaller first."""
        puzzle = self.reduction.puzzle
        target = Numbering(puzzle.lattice, puzzle.target.cells)
        found = {tuple(sorted((number, other))) for number, cell in enumerate(puzzle.target.cells)
                 for other in target.find(as_array(puzzle.lattice.neighbours(cell)).reshape(-1, len(cell))).tolist()
                 if other >= 0 and other != number}
        return np.array(sorted(found), np.int64).reshape(-1, 2)

    @cached_property
    def symmetries(self) -> list[Ints]:
        """Onto which pair each symmetry of the target but the identity carries each pair of neighbours, (pairs,)."""
        puzzle, cells = self.reduction.puzzle, np.array([len(self.reduction.puzzle.target.cells), 1])
        keys, found = self.pairs @ cells, list[Ints]()
        for _, permutation in symmetries(puzzle.lattice, puzzle.target.cells)[1:]:
            wanted = np.sort(permutation[self.pairs], axis=1) @ cells
            if np.isin(wanted, keys).all():  # a lattice may have neighbours that a motion carries onto others
                found.append(np.searchsorted(keys, wanted))
        return found

    def columns(self, rows: Rows) -> Places:
        """Return in which column of its row each cell of the target is covered, -1 for none, shape (cells, n)."""
        return self.spread(rows, np.broadcast_to(np.arange(rows.shape[1]), rows.shape))

    def parts(self, rows: Rows) -> Places:
        """Return the part on each cell of the target, -1 for none, a hole numbered after the parts, (cells, n)."""
        return self.spread(rows, np.append(self.reduction.part_of, -1)[rows])

    def spread(self, rows: Rows, values: Ints | Rows) -> Places:
        """Return for each cell the value of the option that covers it, of values for rows, shape (cells, n)."""
        cells = len(self.reduction.puzzle.target.cells)
        found = np.full(len(rows) * cells, -1, np.int16 if values.max(initial=0) < 1 << 15 else np.int32)
        for own, covered in self._covered:
            number = own[rows]
            row, column = np.nonzero(number >= 0)
            places = row[:, None] * cells + covered[number[row, column]]
            found[places] = values[row, column].astype(found.dtype)[:, None]
        return np.ascontiguousarray(found.reshape(len(rows), cells).T)  # whole rows of this are compared quickly

    def borders(self, columns: Places) -> Bools:
        """Return which neighbours belong to different placements, shape (pairs, n)."""
        found: Bools = columns[self.pairs[:, 0]] != columns[self.pairs[:, 1]]
        return found

    def scores(self, borders: Bools) -> Ints:
        """Return for each symmetry how many borders it carries onto borders, shape (symmetries, n)."""
        counts = [(borders & borders[carried]).sum(axis=0, dtype=np.int32) for carried in self.symmetries]
        return np.array(counts, np.int64).reshape(len(counts), borders.shape[1])
