"""A cover problem for back-tracking: rows of bits in lists, each list anchored at the bit it is searched by.

A row has one bit for each item of an option. Rows stand in the order of the lists, words of rows one after the other,
so that eight rows are compared at once with what is covered.
"""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import config, int64, njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from latticework.errors import LatticeworkError

Int32 = NDArray[np.int32]
Words = NDArray[np.uint64]

VECTOR = types.Array(types.int32, 1, "C")
TABLE = types.Array(types.int32, 2, "C")
COUNTS = types.Array(types.int64, 1, "C")
ROW = types.Array(types.uint64, 1, "C")
WORDS = types.Array(types.uint64, 2, "C")
LISTS = types.Tuple((VECTOR, WORDS, VECTOR, VECTOR, int64, ROW))
MOST_BYTES = 1 << 30  # of all rows
AT_ONCE = 8  # rows compared at once; as many are behind the last one, so that reading past a list is no harm


class Lists(NamedTuple):
    """The rows of a problem, or of what is left of it below a node.

    numbers (entries,): the option of each row. rows (words, entries + AT_ONCE). start (bits + 1,): where the list of
    each bit begins; in a list options ascend. items (bits,): the item of each bit, first the n_single that must be
    covered once, then those that may be; then those that are covered several times, whose bits are the ones in
    repeated (words,).
    """

    numbers: Int32
    rows: Words
    start: Int32
    items: Int32
    n_single: int
    repeated: Words


def check_room(n_items: int, n_rows: int) -> None:
    """Raise LatticeworkError when rows of so many items would be too large."""
    filled = (n_items + 63) // 64 * n_rows * 8
    if filled > MOST_BYTES:
        raise LatticeworkError(f"engine: 'backtrack' would fill {filled >> 20:,} MB here and may fill "
                               f"{MOST_BYTES >> 20:,}; 'dlx' enters the same nodes with less")


def make_lists(
    start: Int32, items: Int32, owner: Int32, least: Int32, most: Int32, order: Int32, by_size: bool,
    idle: NDArray[np.bool_],
) -> Lists:
    """Return the lists of a problem given as in Cover, with an order of its items.

    A list has the options whose first item in the order is its own; by_size, all options of its item.
    """
    n_options = len(start) - 1
    single, repeated = order[((least == 1) & (most == 1) & ~idle)[order]], np.flatnonzero((most > 1) & ~idle)
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
        np.minimum.at(first, owner, bits)
        own_start, numbers = _lists(first, np.arange(n_options), n_bits)
    words = max(1, (n_bits + 63) // 64)
    masks, many = np.zeros((words, n_options), np.uint64), np.zeros((words, 1), np.uint64)
    _set(masks, bits[bits < n_bits], owner[bits < n_bits])
    _set(many, bit_of[repeated], np.zeros(len(repeated), np.int64))
    rows = np.concatenate([masks[:, numbers], np.zeros((words, AT_ONCE), np.uint64)], axis=1)
    return Lists(numbers, rows, own_start, bit_items, len(single), many[:, 0].copy())


def _set(masks: Words, bits: NDArray[np.int64], columns: NDArray[np.integer]) -> None:
    np.bitwise_or.at(masks, (bits >> 6, columns), np.uint64(1) << (bits & 63).astype(np.uint64))


def _lists(keys: NDArray[np.integer], values: NDArray[np.integer], n: int) -> tuple[Int32, Int32]:
    """Return the values of each key below n, ascending, as starts (n + 1,) and entries."""
    order = np.lexsort((values, keys))[: np.count_nonzero(keys < n)]
    counts = np.bincount(keys[order], minlength=n)
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int32), values[order].astype(np.int32)


@intrinsic
def _compare(_context: Any, rows: Any, _word: Any, _at: Any, _covered: Any) -> Any:
    """Compare a word of AT_ONCE rows with one word, all at once: numba has no name for that."""
    vector = ir.VectorType(ir.IntType(64), AT_ONCE)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        width = builder.extract_value(array.shape, 1)
        place = builder.gep(array.data, [builder.add(builder.mul(args[1], width), args[2])])
        read = builder.load(builder.bitcast(place, vector.as_pointer()), align=8)
        one = builder.insert_element(ir.Constant(vector, ir.Undefined), args[3], ir.Constant(ir.IntType(32), 0))
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), AT_ONCE), [0] * AT_ONCE)
        same = builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), lanes)
        apart = builder.icmp_unsigned("==", builder.and_(read, same), ir.Constant(vector, [0] * AT_ONCE))
        return builder.zext(builder.bitcast(apart, ir.IntType(AT_ONCE)), ir.IntType(64))

    return types.uint64(rows, types.uint64, types.uint64, types.uint64), generate


def _slow_compare(rows: Words, word: np.uint64, at: np.uint64, covered: np.uint64) -> np.uint64:
    met = rows[word, int(at) : int(at) + AT_ONCE] & covered
    return np.uint64(sum(1 << k for k in range(AT_ONCE) if met[k] == 0))


apart: Any = _slow_compare if getattr(config, "DISABLE_JIT", False) else _compare
"""Return which of the rows from `at` on have in one word no bit in common with what is covered, as bits."""


@njit(inline="always")
def fitting(rows, covered, level, at, end):
    """Return which of the at most 64 rows from `at` up to `end` cover nothing that is covered at a level, as bits."""
    fits, k, n = np.uint64(0), np.uint64(0), end - at
    words = np.uint64(rows.shape[0])
    while k < n:
        eight = apart(rows, np.uint64(0), at + k, covered[level, np.uint64(0)])
        w = np.uint64(1)
        while w < words and eight != 0:
            eight &= apart(rows, w, at + k, covered[level, w])
            w += np.uint64(1)
        fits |= eight << k
        k += np.uint64(AT_ONCE)
    return fits & ((np.uint64(1) << n) - np.uint64(1)) if n < np.uint64(64) else fits
