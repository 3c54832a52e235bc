"""A level of a search on bit sets: counting what fits, choosing an option, taking away what it excludes."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.bit_words import popcount

COVERED = np.uint64(1 << 40)
PLACE = np.uint64(20)  # bits that hold a column beside its count


@njit(inline="always")
def count_fits(table, live, alive, d, n, penalty, count):
    """Set count (width,) to the penalty of each column and its live options; live[d, k] is the word alive[d, k]."""
    width = len(count)
    if n % 2 == 1:
        a, s = live[d, 0], np.uint64(alive[d, 0])
        for i in range(width):
            count[i] = penalty[i] + popcount(a & table[s, i])
    else:
        for i in range(width):
            count[i] = penalty[i]
    for k in range(n % 2, n, 2):
        a, b = live[d, k], live[d, k + 1]
        s, t = np.uint64(alive[d, k]), np.uint64(alive[d, k + 1])
        for i in range(width):
            count[i] += popcount(a & table[s, i]) + popcount(b & table[t, i])


@njit(inline="always")
def smallest(count):
    """Return the least count and its column, the leftmost on ties, as one number."""
    best = COVERED << PLACE
    for c in range(len(count)):
        best = min(best, count[c] << PLACE | np.uint64(c))
    return best


@njit(inline="always")
def foremost(count):
    """Return the count of the first column that is not covered, and the column, as one number."""
    for c in range(len(count)):
        if count[c] < COVERED:
            return count[c] << PLACE | np.uint64(c)
    return COVERED << PLACE


@njit(cache=True, nogil=True)
def settle(many, n_single, count):
    """Count columns that are covered several times only when exactly one more option is due.

    Return 2 when one has too few options left, 1 when one lacks some, 0 when none does.
    """
    least, most, used = many
    lacking = 0
    for m in range(len(used)):
        need = least[m] - used[m]
        if need > 0:
            if np.uint64(need) > count[n_single + m]:
                return 2
            lacking = 1
        if need != 1 or most[m] - used[m] != 1:
            count[n_single + m] = COVERED
    return lacking


@njit(inline="always")
def keep_only(keep, live, alive, d, n, option):
    """Write the words that an option leaves live to the next level; return their number."""
    j = 0
    for k in range(n):
        word = live[d, k] & keep[option, np.uint64(alive[d, k])]
        live[d + 1, j] = word
        alive[d + 1, j] = alive[d, k]
        j += np.int64(word != 0)
    return j


@njit(cache=True, nogil=True)
def _exclude(sets, live, alive, d, n, number):
    """Take the options of one of the sets away from a level with n words; return how many words are left."""
    j = 0
    for k in range(n):
        word = live[d, k] & ~sets[number, np.uint64(alive[d, k])]
        live[d, j] = word
        alive[d, j] = alive[d, k]
        j += np.int64(word != 0)
    return j


@njit(cache=True, nogil=True)
def choose(bits, exclusive, many, live, alive, d, n, option):
    """Put an option in: write what it leaves live to the next level; return the number of words."""
    keep, many_start, own_many, repeated = bits[4], bits[7], bits[8], bits[9]
    if len(keep) > 0:
        j = keep_only(keep, live, alive, d, n, option)
    else:
        live[d + 1, :n] = live[d, :n]
        alive[d + 1, :n] = alive[d, :n]
        j = n
        for q in range(exclusive[0][option], exclusive[0][option + 1]):
            j = _exclude(exclusive[2], live, alive, d + 1, j, exclusive[1][q])
    for q in range(many_start[option], many_start[option + 1]):
        m = own_many[q]
        many[2][m] += 1
        if many[2][m] == many[1][m]:
            j = _exclude(repeated, live, alive, d + 1, j, m)
    return j


@njit(cache=True, nogil=True)
def room_for(bits, deepest):
    """Return what a search keeps for each level, with the options live at the first that a search begins with.

    The words that hold live options, those of them still to be tried, which words they are and how many; the
    place among them; the option chosen; and the penalties of the columns.
    """
    words, width = bits[3].shape
    live, todo = np.empty((deepest + 1, words), np.uint64), np.empty((deepest + 1, words), np.uint64)
    alive, n_alive = np.empty((deepest + 1, words), np.int32), np.zeros(deepest + 1, np.int64)
    at, chosen = np.zeros(deepest + 1, np.int64), np.zeros(deepest + 1, np.int64)
    penalty = np.zeros(width, np.uint64)
    penalty[len(bits[1]):] = COVERED
    for w in range(words):
        live[0, n_alive[0]], alive[0, n_alive[0]] = bits[10][w], w
        n_alive[0] += np.int64(bits[10][w] != 0)
    return live, todo, alive, n_alive, at, chosen, penalty
