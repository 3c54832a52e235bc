"""Kernels of the prunings, which test whether a node can lead to a solution."""

from typing import NamedTuple

import numpy as np

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import Longs, WordRows
from latticework.search.bit_words import lowest, popcount
from latticework.search.pruning.tables import PRUNINGS, Pruning


class Sieve(NamedTuple):
    """The tables of the prunings, and the workspace of `cut_off`.

    room (5, words): sets of cells or of numbers, each for several purposes; used (parts,): copies of parts.
    """

    pruning: Pruning
    room: WordRows
    used: Longs


_SMALL, _ISLANDS, _PARITY, _FITS = range(len(PRUNINGS))


@njit(inline="always")
def _has(enabled, pruning):
    return enabled >> pruning & 1 != 0


@njit(cache=True, nogil=True)
def make_sieve(pruning):
    """Return the tables with a workspace for `cut_off`."""
    # Differences of colours go from -cells to cells: twice as many bits as cells, and one.
    words = 2 * pruning.near.shape[0] // 64 + 2
    return Sieve(pruning, np.zeros((5, words), np.uint64), np.zeros(len(pruning.size), np.int64))


@helper
def _spread(target, source, by):
    """Add to a set of bits those of another, moved up by a number of places, or down if it is negative."""
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


@helper
def _look(pruning, room, used, levels, depth):
    """Write the free cells at a node to room[0], and count how many copies of each part are used."""
    rows, marked, part = pruning.rows, pruning.marked, pruning.part
    used[:] = 0
    for w in range(marked.shape[1]):
        room[0, w] = marked[0, w]
    for k in range(depth):
        option = levels[k]["option"]
        used[part[option]] += 1
        for w in range(marked.shape[1]):
            room[0, w] &= ~rows[option, w]


@helper
def _size(words):
    n = 0
    for w in range(len(words)):
        n += np.int64(popcount(words[w]))
    return n


@helper
def _reach(pruning, room, used, free):
    """Write to room[3] the sums of sizes of remaining parts, up to `free`, as bits."""
    size, most = pruning.size, pruning.most
    room[3] = 0
    room[3, 0] = 1
    for part in range(len(size)):
        left = min(np.int64(most[part]) - used[part], free // max(1, np.int64(size[part])))
        step = np.int64(1)
        while left > 0:  # doubling: every number up to `left` is a sum of these steps
            step = min(step, left)
            room[4] = room[3]
            _spread(room[3], room[4], step * size[part])
            left -= step
            step *= 2


@helper
def _take_island(pruning, room):
    """Remove an island from the free cells in room[1]; return its size, 0 if there is none."""
    near = pruning.near
    words = near.shape[1]
    todo, rest = room[2], room[1]
    todo[:] = 0
    size = 0
    for w in range(words):
        if rest[w] != 0:
            # The island starts at the lowest free cell.
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


@helper
def _stranded(pruning, room, used, free, by_sums):
    """Whether the remaining parts cannot fill an island, by sums of their sizes or only by the smallest part."""
    size, most = pruning.size, pruning.most
    smallest = free + 1
    for part in range(len(size)):
        if used[part] < most[part] and size[part] > 0:
            smallest = min(smallest, np.int64(size[part]))
    # Once for all islands: then their sizes are only looked up.
    if by_sums:
        _reach(pruning, room, used, free)
    room[1] = room[0]
    island = _take_island(pruning, room)
    while island > 0:
        # Each island by itself, ignoring that parts used for one are missing for the next; so no solution is lost.
        if island < smallest or (by_sums and room[3, island >> 6] >> np.uint64(island & 63) & np.uint64(1) == 0):
            return True
        island = _take_island(pruning, room)
    return False


@helper
def _unbalanced(pruning, room, used, free):
    """Whether the remaining parts cannot cover the free cells by the difference of the numbers of both colours."""
    marked, size, least, most = pruning.marked, pruning.size, pruning.least, pruning.most
    start, surplus = pruning.surplus_start, pruning.surplus
    n = pruning.near.shape[0]
    room[3] = 0
    room[3, n >> 6] = np.uint64(1) << np.uint64(n & 63)  # a difference of 0; bit n + d stands for d
    for part in range(len(size)):
        left = min(np.int64(most[part]) - used[part], free // max(1, np.int64(size[part])))
        # Copies that must be used shift the set of differences, those that may be used extend it.
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
    # The difference to be reached is white - (free - white), at bit n + that.
    bit = n + 2 * white - free
    return room[3, bit >> 6] >> np.uint64(bit & 63) & np.uint64(1) == 0


@helper
def _can_be_covered(pruning, room, used, cell):
    """Whether an option that still fits covers a cell."""
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


@helper
def _bare(pruning, room, used):
    """Whether there is a free cell that no remaining option covers."""
    for w in range(pruning.rows.shape[1]):
        word = room[0, w]
        while word != 0:
            if not _can_be_covered(pruning, room, used, 64 * w + np.int64(lowest(word))):
                return True
            word &= word - np.uint64(1)
    return False


@helper
def _which(sieve, levels, depth):
    """Return the number in PRUNINGS of the one that cuts off the node at the end of levels, -1 if none does."""
    pruning, room, used = sieve
    enabled = pruning.enabled
    _look(pruning, room, used, levels, depth)
    free = _size(room[0])
    # Cheap tests first; the node is counted under the first pruning that cuts it off.
    if _has(enabled, _SMALL) and _stranded(pruning, room, used, free, False):
        return _SMALL
    if _has(enabled, _ISLANDS) and _stranded(pruning, room, used, free, True):
        return _ISLANDS
    if _has(enabled, _PARITY) and _unbalanced(pruning, room, used, free):
        return _PARITY
    return _FITS if _has(enabled, _FITS) and _bare(pruning, room, used) else -1


@njit(cache=True, nogil=True)
def cut_off(sieve, levels, depth, cut):
    """Whether a node is cut off; if so it is counted in `cut`, which has one number for each of PRUNINGS."""
    which = _which(sieve, levels, depth)
    if which >= 0:
        cut[which] += 1
    return which >= 0
