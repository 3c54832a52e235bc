"""The problem below a node as bit sets of its own: its live options and open columns, numbered anew in order."""

import numpy as np
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.bit_words import first_bits, lowest, popcount
from latticework.search.option_sets.tables import BLOCK

VECTOR = types.Array(types.int32, 1, "C")
TABLE = types.Array(types.int32, 2, "C")
COUNTS = types.Array(types.int64, 1, "C")
WORDS = types.Array(types.uint64, 2, "C")
ROW = types.Array(types.uint64, 1, "C")
BITS = types.Tuple((VECTOR, VECTOR, int64, WORDS, WORDS, VECTOR, VECTOR, VECTOR, VECTOR, WORDS, ROW))
EXCLUSIVE = types.Tuple((VECTOR, VECTOR, WORDS))


@njit(cache=True, nogil=True)
def repays(bits, live, n_alive, penalty, level):
    """Whether the live options and open columns of a level would fill at most half as much."""
    columns, n_single, table = bits[1], bits[2], bits[3]
    n_live = 0
    for k in range(n_alive[level]):
        n_live += np.int64(popcount(live[level, k]))
    n_open = len(columns) - n_single
    for c in range(n_single):
        n_open += np.int64(penalty[c] == 0)
    words, width = (n_live + 63) // 64, (n_open + BLOCK - 1) // BLOCK * BLOCK
    return 2 * words * width <= n_alive[level] * table.shape[1]


@njit(cache=True, nogil=True)
def _live_options(live, alive, level, n):
    """Return the options of a level with n words, ascending."""
    n_live = 0
    for k in range(n):
        n_live += np.int64(popcount(live[level, k]))
    found = np.empty(n_live, np.int32)
    o = 0
    for k in range(n):
        word = live[level, k]
        while word != 0:
            found[o] = np.int64(alive[level, k]) * 64 + np.int64(lowest(word))
            word &= word - np.uint64(1)
            o += 1
    return found


@njit(cache=True, nogil=True)
def _lists_of(options, start, entries):
    """Return the lists of some options, as start and entries, from those of all."""
    new_start = np.zeros(len(options) + 1, np.int32)
    for o in range(len(options)):
        new_start[o + 1] = new_start[o] + start[options[o] + 1] - start[options[o]]
    new_entries = np.empty(new_start[len(options)], np.int32)
    for o in range(len(options)):
        for q in range(start[options[o]], start[options[o] + 1]):
            new_entries[new_start[o] + q - start[options[o]]] = entries[q]
    return new_start, new_entries


@njit(cache=True, nogil=True)
def _sets(rows, words, start, entries):
    """Return for each number below `rows` the set of the options that list it, shape (rows, words)."""
    made = np.zeros((rows, words), np.uint64)
    for o in range(len(start) - 1):
        bit = np.uint64(1) << np.uint64(o & 63)
        for q in range(start[o], start[o + 1]):
            made[entries[q], o >> 6] |= bit
    return made


@njit(cache=True, nogil=True)
def _kept(sets, start, entries):
    """Return for each option the options that share no entry with it, shape (options, words)."""
    n, words = len(start) - 1, sets.shape[1]
    keep = np.empty((n, words), np.uint64)
    for o in range(n):
        for w in range(words):
            gone = np.uint64(0)
            for q in range(start[o], start[o + 1]):
                gone |= sets[entries[q], w]
            keep[o, w] = ~gone
    return keep


@njit(cache=True, nogil=True)
def renumbered(bits, exclusive, live, alive, level, n, penalty):
    """Return the problem below a level with n words, as in Bits."""
    options, columns, n_single, _, _, own_start, own, many_start, many, repeated, _ = bits
    old = _live_options(live, alive, level, n)
    place, n_open = np.empty(n_single, np.int32), 0
    for c in range(n_single):
        place[c] = n_open
        n_open += np.int64(penalty[c] == 0)
    new_columns = np.empty(n_open + len(repeated), np.int32)
    for c in range(n_single):
        if penalty[c] == 0:
            new_columns[place[c]] = columns[c]
    new_columns[n_open:] = columns[n_single:]
    new_start, new_own = _lists_of(old, own_start, own)
    for q in range(len(new_own)):
        new_own[q] = place[new_own[q]]
    new_many_start, new_many = _lists_of(old, many_start, many)
    words = max(1, (len(old) + 63) // 64)
    new_repeated = _sets(len(repeated), words, new_many_start, new_many)
    table = np.zeros((words, (len(new_columns) + BLOCK - 1) // BLOCK * BLOCK), np.uint64)
    table[:, :n_open] = _sets(n_open, words, new_start, new_own).T
    table[:, n_open : n_open + len(repeated)] = new_repeated.T
    numbers = options[old]
    start, items = _lists_of(numbers, exclusive[0], exclusive[1])
    keep = _kept(_sets(len(exclusive[2]), words, start, items), start, items)
    return (numbers, new_columns, n_open, table, keep, new_start, new_own, new_many_start, new_many, new_repeated,
            first_bits(len(old)))
