"""Finding cells by their coordinates, many at once."""

import numpy as np

from latticework.lattice.lattice import Cell, Ints, Lattice


class Numbering:
    """The numbers of some cells, counted from 0 as they are given; `cells` has shape (n, rank + 1)."""

    def __init__(self, lattice: Lattice, cells: tuple[Cell, ...]) -> None:
        self.cells = np.array(cells, np.int64).reshape(-1, lattice.rank + 1)
        self._low = self.cells.min(axis=0) if len(self.cells) else np.zeros(lattice.rank + 1, np.int64)
        self._size = np.ptp(self.cells, axis=0) + 1 if len(self.cells) else np.ones(lattice.rank + 1, np.int64)
        self._radix = np.append(np.cumprod(self._size[:0:-1])[::-1], 1)
        keys = (self.cells - self._low) @ self._radix
        order = np.argsort(keys)
        self._keys = np.append(keys[order], np.iinfo(np.int64).max)
        self._order = np.append(order, -1)

    def find(self, cells: Ints) -> Ints:
        """Return the numbers of cells of shape (..., rank + 1), shape (...,); -1 for those that are not there."""
        offset = cells - self._low
        keys = np.where(((offset >= 0) & (offset < self._size)).all(axis=-1), offset @ self._radix, -1)
        at = np.searchsorted(self._keys, keys)
        numbers: Ints = np.where(self._keys[at] == keys, self._order[at], -1)
        return numbers
