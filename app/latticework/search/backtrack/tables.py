"""A cover problem for back-tracking: rows of bits in lists, each list belonging to a bit.

A row has one bit for each item of an option. Rows are in the order of the lists, and the same words of rows are
adjacent, so that eight rows are compared at once with what is covered.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import CoverArrays, Int32, Vector, WordRows, Words

MOST_BYTES = 1 << 30  # of all rows
AT_ONCE = 8  # rows compared at once; as many are added behind the last one, so that reading past a list does no harm


class Lists(NamedTuple):
    """The rows of a problem, or of what is left of it below a node.

    numbers (entries,): the option of each row. rows (words, entries + AT_ONCE). start (bits + 1,): where the list of
    each bit begins; in a list options ascend. items (bits,): the item of each bit, first the n_single that must be
    covered once, then those that may be; then those that are covered several times, whose bits are the ones in
    repeated (words,).
    """

    numbers: Vector
    rows: WordRows
    start: Vector
    items: Vector
    n_single: int
    repeated: Words


def check_room(n_items: int, n_rows: int) -> None:
    """Raise LatticeworkError if rows of this number of items would be too large."""
    filled = (n_items + 63) // 64 * n_rows * 8
    if filled > MOST_BYTES:
        raise LatticeworkError(phrase("engine: 'backtrack' would fill {size} MB here and may fill {most}; 'dlx' "
                                      "enters the same nodes with less", size=filled >> 20, most=MOST_BYTES >> 20))


def make_lists(cover: CoverArrays, by_size: bool, idle: NDArray[np.bool_]) -> Lists:
    """Return the lists of a problem; idle items have no bit.

    A list has the options whose first item in the order is its own; by_size, all options of its item.
    """
    start, items, owner, least, most, order = cover
    n_options = len(start) - 1
    single, repeated = order[((least == 1) & (most == 1) & ~idle)[order]], np.flatnonzero((most > 1) & ~idle)
    # What must be covered once comes first, in the order of preference: so the lowest open bit is branched on.
    bit_items = np.concatenate([single, np.flatnonzero((least == 0) & (most == 1)), repeated]).astype(np.int32)
    n_bits = len(bit_items)
    bit_of = np.full(len(least), n_bits, np.int64)
    bit_of[bit_items] = np.arange(n_bits)
    bits = bit_of[items]
    if by_size:
        branched = np.where((bits < len(single)) | (most[items] > 1), bits, n_bits)  # idle items have no bit
        own_start, numbers = _lists(branched, owner, n_bits)
    else:
        first = np.full(n_options, n_bits)
        # Idle items have the number n_bits, which `_lists` leaves out.
        np.minimum.at(first, owner, bits)
        own_start, numbers = _lists(first, np.arange(n_options), n_bits)
    words = max(1, (n_bits + 63) // 64)
    masks, many = np.zeros((words, n_options), np.uint64), np.zeros((words, 1), np.uint64)
    _set(masks, bits[bits < n_bits], owner[bits < n_bits])
    _set(many, bit_of[repeated], np.zeros(len(repeated), np.int64))
    rows = np.concatenate([masks[:, numbers], np.zeros((words, AT_ONCE), np.uint64)], axis=1)
    return Lists(numbers, rows, own_start, bit_items, len(single), many[:, 0].copy())


def _set(masks: WordRows, bits: NDArray[np.int64], columns: NDArray[np.integer]) -> None:
    np.bitwise_or.at(masks, (bits >> 6, columns), np.uint64(1) << (bits & 63).astype(np.uint64))


def _lists(keys: NDArray[np.integer], values: NDArray[np.integer], n: int) -> tuple[Int32, Int32]:
    """Return the values of each key below n, ascending, as starts (n + 1,) and entries."""
    order = np.lexsort((values, keys))[: np.count_nonzero(keys < n)]
    counts = np.bincount(keys[order], minlength=n)
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int32), values[order].astype(np.int32)
