"""Sets of numbers, one for each option, as bits, so that many solutions are joined a word at a time."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class BitSets:
    """The numbers of option o, each below n, as bits of words[o], and how many they are: size[o]."""

    words: NDArray[np.uint64]
    size: NDArray[np.int64]
    n: int

    @staticmethod
    def of(lists: Sequence[Sequence[int]], n: int) -> "BitSets":
        """Turn lists of different numbers into bits."""
        size = np.array([len(own) for own in lists], np.int64)
        values = np.fromiter((value for own in lists for value in own), np.int64, int(size.sum()))
        words = np.zeros((len(lists), -(-n // 64)), np.uint64)
        bits = np.uint64(1) << (values % 64).astype(np.uint64)
        np.bitwise_or.at(words, (np.repeat(np.arange(len(lists)), size), values // 64), bits)
        return BitSets(words, size, n)

    def repeated(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return in which rows of options, shape (m, width), two options have a number in common."""
        found: NDArray[np.bool_] = self._members(rows) < self._sizes(rows)
        return found

    def partitioned(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return in which rows each number below n is that of exactly one option."""
        found: NDArray[np.bool_] = (self._members(rows) == self.n) & (self._sizes(rows) == self.n)
        return found

    def _members(self, rows: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return how many numbers the options of each row have all together, each counted once."""
        joined = np.zeros((len(rows), self.words.shape[1]), np.uint64)
        for column in rows.T:
            joined |= self.words[column]
        counted: NDArray[np.int64] = np.bitwise_count(joined).sum(axis=1, dtype=np.int64)
        return counted

    def _sizes(self, rows: NDArray[np.int32]) -> NDArray[np.int64]:
        total = np.zeros(len(rows), np.int64)
        for column in rows.T:
            total += self.size[column]
        return total
