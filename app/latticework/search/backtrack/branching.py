"""The choice of the bit on which back-tracking branches: the first open one, or the one on which fewest rows fit."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import config, types
from numba.extending import intrinsic

from latticework.kernel_cache import njit
from latticework.search.arrays import WordRows
from latticework.search.backtrack.tables import AT_ONCE
from latticework.search.bit_words import lowest, popcount

NONE, STUCK = -1, -2
"""Instead of a bit to branch on: everything is covered; something cannot be covered."""


@intrinsic
def _compare(_context: Any, rows: Any, _word: Any, _at: Any, _covered: Any) -> Any:
    """Compare a word of AT_ONCE rows with one word, all at once; numba has no function for that."""
    vector = ir.VectorType(ir.IntType(64), AT_ONCE)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        width = builder.extract_value(array.shape, 1)
        place = builder.gep(array.data, [builder.add(builder.mul(args[1], width), args[2])])
        # Rows are whole words, so a group of eight begins at any multiple of 8 bytes, not of a whole vector.
        read = builder.load(builder.bitcast(place, vector.as_pointer()), align=8)
        # LLVM has no other way to put a word into all lanes: insert it into one, then shuffle that into each.
        one = builder.insert_element(ir.Constant(vector, ir.Undefined), args[3], ir.Constant(ir.IntType(32), 0))
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), AT_ONCE), [0] * AT_ONCE)
        same = builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), lanes)
        apart = builder.icmp_unsigned("==", builder.and_(read, same), ir.Constant(vector, [0] * AT_ONCE))
        # A vector of eight truth values is eight bits, lane 0 the lowest.
        return builder.zext(builder.bitcast(apart, ir.IntType(AT_ONCE)), ir.IntType(64))

    return types.uint64(rows, types.uint64, types.uint64, types.uint64), generate


def _slow_compare(rows: WordRows, word: np.uint64, at: np.uint64, covered: np.uint64) -> np.uint64:
    met = rows[word, int(at) : int(at) + AT_ONCE] & covered
    return np.uint64(sum(1 << k for k in range(AT_ONCE) if met[k] == 0))


apart: Any = _slow_compare if getattr(config, "DISABLE_JIT", False) else _compare
"""Return as bits which rows from `at` on have, in one word, no bit in common with what is covered."""


@njit(inline="always")
def fitting(rows, covered, level, at, end):
    """Return as bits which rows from `at` up to `end`, at most 64, cover nothing that is covered at a level."""
    fits, k, n = np.uint64(0), np.uint64(0), end - at
    words = np.uint64(rows.shape[0])
    while k < n:
        # Most rows conflict in their first word, so the others are read only while some of the eight still fit.
        eight = apart(rows, np.uint64(0), at + k, covered[level, np.uint64(0)])
        w = np.uint64(1)
        while w < words and eight != 0:
            eight &= apart(rows, w, at + k, covered[level, w])
            w += np.uint64(1)
        fits |= eight << k
        k += np.uint64(AT_ONCE)
    # The last eight may reach past the end. A shift by 64, where n is that, is undefined in LLVM.
    return fits & ((np.uint64(1) << n) - np.uint64(1)) if n < np.uint64(64) else fits


@njit(inline="always")
def first_open(covered, e, n_single):
    """Return the first bit that must still be covered."""
    w, words = np.uint64(0), np.uint64(covered.shape[1])
    while w < words:
        word = ~covered[e, w]
        if word != 0:
            # Bits that must be covered once come first in a row, so any later one means that none of them is open.
            bit = np.int64(np.uint64(64) * w + lowest(word))
            return bit if bit < n_single else NONE
        w += np.uint64(1)
    return NONE


@njit(inline="always")
def _count(lists, covered, e, bit, enough):
    """Return how many rows of a bit fit, or if these are at least `enough`, any number from `enough` on."""
    rows, start = lists.rows, lists.start
    n, at, end = np.int64(0), np.uint64(start[np.uint64(bit)]), np.uint64(start[np.uint64(bit + 1)])
    # Counting ends at `enough`: a bit with as many rows as the best so far cannot be chosen any more.
    while at < end and n < enough:
        stop = min(at + np.uint64(64), end)
        n += np.int64(popcount(fitting(rows, covered, np.uint64(e), at, stop)))
        at = stop
    return n


@njit(cache=True, nogil=True)
def smallest(lists, copies, covered, e):
    """Return the bit on which fewest rows fit, the first on ties, as in `dlx`."""
    items, n_single = lists.items, lists.n_single
    least, most, used = copies
    best, chosen = np.int64(1 << 30), NONE
    for w in range((n_single + 63) // 64):
        word = ~covered[e, w]
        # The bits that are not covered, the lowest first.
        while word != 0:
            bit = 64 * w + np.int64(lowest(word))
            word &= word - np.uint64(1)
            if bit >= n_single:
                break
            n = _count(lists, covered, e, bit, best)
            if n < best:
                best, chosen = n, bit
                if n == 0:
                    return STUCK
    # Items that need not be covered are here too, before those of several copies; they never need anything.
    for bit in range(n_single, len(items)):
        item = items[bit]
        need = least[item] - used[item]
        if need > 0:
            # At least up to `need`, or a lack of rows would not be noticed.
            n = _count(lists, covered, e, bit, max(best, need))
            if n < need:
                return STUCK
            if need == 1 and most[item] - used[item] == 1:
                if n < best:
                    best, chosen = n, bit
            elif chosen == NONE:
                # Nothing else is open, and each row of this item covers a bit of that kind: none fits any more.
                chosen = STUCK
    return chosen


@njit(cache=True, nogil=True)
def enough(copies):
    """Whether all items have enough copies; once everything else is covered, none can be added."""
    least, most, used = copies
    for item in range(len(used)):
        if most[item] > 1 and used[item] < least[item]:
            return False
    return True
