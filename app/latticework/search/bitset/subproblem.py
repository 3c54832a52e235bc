"""The problem below a node as bit sets of its own: its live options and open columns, numbered anew in order."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.bit_words import first_bits, lowest, popcount
from latticework.search.option_sets import MOST_KEEP
from latticework.search.option_sets.tables import BLOCK, Bits


@njit(cache=True, nogil=True)
def repays(bits, room, level):
    """Whether the live options and open columns of a level would fill at most half as much, in tables that fit."""
    n_live = 0
    for k in range(room.n_alive[level]):
        n_live += np.int64(popcount(room.live[level, k]))
    # Columns of several copies are always kept: whether one is full is no penalty but a matter of counting.
    n_open = len(bits.columns) - bits.n_single
    for c in range(bits.n_single):
        n_open += np.int64(room.penalty[c] == 0)
    # A count goes over words times width, so that product is what a node costs.
    words, width = (n_live + 63) // 64, (n_open + BLOCK - 1) // BLOCK * BLOCK
    return 2 * words * width <= room.n_alive[level] * bits.table.shape[1] and n_live * words <= MOST_KEEP


@njit(cache=True, nogil=True)
def _live_options(room, level):
    """Return the options live at a level, ascending."""
    live, alive, n = room.live, room.alive, room.n_alive[level]
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
            # o is the new number of the option: the place of its bit.
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
def _open_columns(bits, room):
    """Return the columns that are not covered, and the new place of each; those of copies follow behind."""
    place, n_open = np.empty(bits.n_single, np.int32), 0
    for c in range(bits.n_single):
        place[c] = n_open
        n_open += np.int64(room.penalty[c] == 0)
    columns = np.empty(n_open + len(bits.repeated), np.int32)
    for c in range(bits.n_single):
        if room.penalty[c] == 0:
            columns[place[c]] = bits.columns[c]
    columns[n_open:] = bits.columns[bits.n_single :]
    return columns, place, n_open


@njit(cache=True, nogil=True)
def renumbered(bits, exclusive, room, level):
    """Return the problem below a level, as in Bits."""
    old = _live_options(room, level)
    columns, place, n_open = _open_columns(bits, room)
    own_start, own = _lists_of(old, bits.own_start, bits.own)
    for q in range(len(own)):
        own[q] = place[own[q]]
    many_start, many = _lists_of(old, bits.many_start, bits.many)
    words = max(1, (len(old) + 63) // 64)
    repeated = _sets(len(bits.repeated), words, many_start, many)
    table = np.zeros((words, (len(columns) + BLOCK - 1) // BLOCK * BLOCK), np.uint64)
    table[:, :n_open] = _sets(n_open, words, own_start, own).T
    table[:, n_open : n_open + len(repeated)] = repeated.T
    numbers = bits.options[old]  # as the whole problem numbers them, for which the exclusive items are listed
    start, items = _lists_of(numbers, exclusive.start, exclusive.items)
    # An option holds its own exclusive items too, so it goes out together with those that it excludes.
    keep = _kept(_sets(len(exclusive.sets), words, start, items), start, items)
    return Bits(numbers, columns, n_open, table, keep, own_start, own, many_start, many, repeated,
                first_bits(len(old)))
