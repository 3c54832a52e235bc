"""Lists of numbers of different lengths, one for each option, laid end to end."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Ragged:
    """The numbers of option o, each below n, are values[start[o]:start[o] + length[o]]."""

    start: NDArray[np.int64]
    length: NDArray[np.int64]
    values: NDArray[np.int64]
    n: int

    @staticmethod
    def of(lists: Sequence[Sequence[int]], n: int) -> "Ragged":
        """Lay lists end to end."""
        length = np.array([len(own) for own in lists], np.int64)
        values = np.fromiter((value for own in lists for value in own), np.int64, int(length.sum()))
        return Ragged(np.cumsum(length) - length, length, values, n)

    def entries(self, rows: NDArray[np.int32]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return for each number of each option in rows, shape (m, width): its row, and its place in `values`."""
        length = self.length[rows].ravel()
        ends = np.cumsum(length)
        first = self.start[rows].ravel() - (ends - length)
        places = np.repeat(first, length) + np.arange(length.sum())
        return np.repeat(np.arange(len(rows)), length.reshape(len(rows), -1).sum(axis=1)), places

    def counts(self, rows: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return how often each number is among those of the options of each row, shape (m, n)."""
        row, places = self.entries(rows)
        found = np.bincount(row * self.n + self.values[places], minlength=len(rows) * self.n)
        return found.reshape(len(rows), self.n)
