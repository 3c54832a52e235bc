"""Kernels of the prunings: can a node lead to a solution?"""

from typing import NamedTuple

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.arrays import Longs, WordRows
from latticework.search.bit_words import lowest, popcount
from latticework.search.pruning.tables import PRUNINGS, Pruning


class Sieve(NamedTuple):
    """The tables of the prunings, and what `cut_off` works in.

    room (5, words): sets of cells or of numbers, each used for several things; used (parts,): copies of parts.
    """

    pruning: Pruning
    room: WordRows
    used: Longs


_SMALL, _ISLANDS, _PARITY, _FITS = range(len(PRUNINGS))


@njit(inline="always")
def _has(wanted, pruning):
    return wanted >> pruning & 1 != 0


@njit(cache=True, nogil=True)
def make_sieve(pruning):
    """Return the tables with what `cut_off` needs to work in."""
    # Differences of colours go from -cells to cells: twice as many bits as cells, and one.
    words = 2 * pruning.near.shape[0] // 64 + 2
    return Sieve(pruning, np.zeros((5, words), np.uint64), np.zeros(len(pruning.size), np.int64))


@njit(cache=True, nogil=True)
def _spread(target, source, by):
    """Add to a set of bits those of another, all moved up by a number of places, or down where it is negative."""
    words, most = len(target), 64 * len(target)
    if by <= -most or by >= most:
        return
    # by = 64 * whole + rest with rest from 0 to 63, for negative numbers too.
    whole, rest = by >> 6, np.uint64(by & 63)
    for w in range(words):
        a, b = w - whole, w - whole - 1
        if 0 <= a < words:
            target[w] |= source[a] << rest
        # A shift by 64 is undefined, and with rest 0 nothing comes from the word below.
        if 0 <= b < words and rest != 0:
            target[w] |= source[b] >> (np.uint64(64) - rest)


@njit(cache=True, nogil=True)
def _look(pruning, room, used, levels, depth):
    """Write what is free at a node, room[0], and how many copies of each part are used."""
    rows, marked, part = pruning.rows, pruning.marked, pruning.part
    used[:] = 0
    for w in range(marked.shape[1]):
        room[0, w] = marked[0, w]
    for k in range(depth):
        option = levels[k]["option"]
        used[part[option]] += 1
        for w in range(marked.shape[1]):
            room[0, w] &= ~rows[option, w]


@njit(cache=True, nogil=True)
def _size(words):
    n = 0
    for w in range(len(words)):
        n += np.int64(popcount(words[w]))
    return n


@njit(cache=True, nogil=True)
def _reach(pruning, room, used, free):
    """Write to room[3] the sums of sizes of parts that are left, up to `free`, as bits."""
    size, most = pruning.size, pruning.most
    room[3] = 0
    room[3, 0] = 1
    for part in range(len(size)):
        left = min(np.int64(most[part]) - used[part], free // max(1, np.int64(size[part])))
        step = np.int64(1)
        while left > 0:  # doubling: any number up to `left` is a sum of these steps
            step = min(step, left)
            room[4] = room[3]
            _spread(room[3], room[4], step * size[part])
            left -= step
            step *= 2


@njit(cache=True, nogil=True)
def _take_island(pruning, room):
    """Take an island off the free cells in room[1], 0 where it is empty; return its size."""
    near = pruning.near
    words = near.shape[1]
    todo, rest = room[2], room[1]
    todo[:] = 0
    size = 0
    for w in range(words):
        if rest[w] != 0:
            # The lowest free cell begins the island.
            bit = rest[w] & (~rest[w] + np.uint64(1))
            rest[w] ^= bit
            todo[w] = bit
            break
    w = 0
    while w < words:
        if todo[w] == 0:
            w += 1
            continue
        cell = 64 * w + np.int64(lowest(todo[w]))
        todo[w] &= todo[w] - np.uint64(1)
        size += 1
        for v in range(words):
            new = near[cell, v] & rest[v]
            rest[v] ^= new
            todo[v] |= new
            # Neighbours may have lower numbers: go back to the first word that has cells to do.
            if new != 0 and v < w:
                w = v
    return size


@njit(cache=True, nogil=True)
def _stranded(pruning, room, used, free, by_sums):
    """Whether there is an island that what is left cannot fill; by its sums, or only by its smallest part."""
    size, most = pruning.size, pruning.most
    smallest = free + 1
    for part in range(len(size)):
        if used[part] < most[part] and size[part] > 0:
            smallest = min(smallest, np.int64(size[part]))
    # Once for all islands: only their sizes are looked up.
    if by_sums:
        _reach(pruning, room, used, free)
    room[1] = room[0]
    island = _take_island(pruning, room)
    while island > 0:
        # Each island for itself: that parts used for one are gone for the next is left out, so no solution is lost.
        if island < smallest or (by_sums and room[3, island >> 6] >> np.uint64(island & 63) & np.uint64(1) == 0):
            return True
        island = _take_island(pruning, room)
    return False


@njit(cache=True, nogil=True)
def _unbalanced(pruning, room, used, free):
    """Whether what is left cannot cover as many more cells of one colour than of the other as are free."""
    marked, size, least, most = pruning.marked, pruning.size, pruning.least, pruning.most
    start, surplus = pruning.surplus_start, pruning.surplus
    n = pruning.near.shape[0]
    room[3] = 0
    room[3, n >> 6] = np.uint64(1) << np.uint64(n & 63)  # a difference of 0; bit n + d stands for d
    for part in range(len(size)):
        left = min(np.int64(most[part]) - used[part], free // max(1, np.int64(size[part])))
        # Copies that must be used shift the set of differences, those that may be used add to it.
        must = np.int64(least[part]) - used[part]
        for copy in range(left):
            room[4] = room[3]
            if copy < must:
                room[3] = 0
            for q in range(start[part], start[part + 1]):
                _spread(room[3], room[4], np.int64(surplus[q]))
    white = 0
    for w in range(marked.shape[1]):
        white += np.int64(popcount(room[0, w] & marked[1, w]))
    # white - (free - white) is what is to be made up, read at bit n + that.
    bit = n + 2 * white - free
    return room[3, bit >> 6] >> np.uint64(bit & 63) & np.uint64(1) == 0


@njit(cache=True, nogil=True)
def _can_be_covered(pruning, room, used, cell):
    """Whether an option that is left covers a cell."""
    rows, part, most = pruning.rows, pruning.part, pruning.most
    for q in range(pruning.at_start[cell], pruning.at_start[cell + 1]):
        option = pruning.at[q]
        met = np.uint64(0)
        for w in range(rows.shape[1]):
            met |= rows[option, w] & ~room[0, w]
        # All of its cells are free, and a copy of its part is left.
        if met == 0 and used[part[option]] < most[part[option]]:
            return True
    return False


@njit(cache=True, nogil=True)
def _bare(pruning, room, used):
    """Whether a free cell can be covered by nothing that is left."""
    for w in range(pruning.rows.shape[1]):
        word = room[0, w]
        while word != 0:
            if not _can_be_covered(pruning, room, used, 64 * w + np.int64(lowest(word))):
                return True
            word &= word - np.uint64(1)
    return False


@njit(cache=True, nogil=True)
def _which(sieve, levels, depth):
    """Return which of PRUNINGS cuts off the node at a depth, -1 when none does; levels: the way to the node."""
    pruning, room, used = sieve
    wanted = pruning.wanted
    _look(pruning, room, used, levels, depth)
    free = _size(room[0])
    # The cheap tests first; the node is counted under the first that cuts it off.
    if _has(wanted, _SMALL) and _stranded(pruning, room, used, free, False):
        return _SMALL
    if _has(wanted, _ISLANDS) and _stranded(pruning, room, used, free, True):
        return _ISLANDS
    if _has(wanted, _PARITY) and _unbalanced(pruning, room, used, free):
        return _PARITY
    return _FITS if _has(wanted, _FITS) and _bare(pruning, room, used) else -1


@njit(cache=True, nogil=True)
def cut_off(sieve, levels, depth, cut):
    """Whether a node is cut off; counts it in `cut`, which has one number for each of PRUNINGS."""
    which = _which(sieve, levels, depth)
    if which >= 0:
        cut[which] += 1
    return which >= 0
