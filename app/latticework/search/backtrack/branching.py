"""Which bit back-tracking branches on: the first that is open, or the one that fewest rows fit on."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.backtrack.row_tests import fitting
from latticework.search.bit_words import lowest, popcount

NONE, STUCK = -1, -2
"""Instead of a bit to branch on: all is covered; something cannot be."""


@njit(inline="always")
def first_open(covered, e, n_single):
    """Return the first bit that must be covered yet."""
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
    """Return how many rows of a bit fit; at least `enough` when there are that many."""
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
    """Return the bit that fewest rows fit on, the first on ties, as `dlx` does it."""
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
    # Those that need not be covered stand here too, before those of several copies; they never need anything.
    for bit in range(n_single, len(items)):
        item = items[bit]
        need = least[item] - used[item]
        if need > 0:
            # Up to `need` at least, or a lack of rows would not be seen.
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
    """Whether no item lacks copies; where all else is covered, none could be put in any more."""
    least, most, used = copies
    for item in range(len(used)):
        if most[item] > 1 and used[item] < least[item]:
            return False
    return True
