"""Steps of a search on sets of options at a level: counting what fits, choosing an option, undoing that."""

from typing import NamedTuple

import numpy as np

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import Longs, Table, Vector, WordRows, Words
from latticework.search.bit_words import popcount

# Greater than any count of options; shifted by PLACE it still fits into 64 bits.
COVERED = np.uint64(1 << 40)
PLACE = np.uint64(20)  # bits that hold a column beside its count

MOST_WORK = 200_000_000
"""The most words of a table read to find options to leave out, some tenths of a second; beyond that, none are."""

FEWEST = 100
"""All options are examined again if the last pass removed at least one in this number."""


class Copies(NamedTuple):
    """How often each item that may be covered several times must be, may be, and is covered."""

    least: Vector
    most: Vector
    used: Vector


class Room(NamedTuple):
    """The data of a search for each level and for each column.

    live (levels, words): the words with live options, one after the other; alive, of that shape: which words they
    are; n_alive (levels,): how many. todo, of the shape of live: options of the column branched on that are still to
    be tried; at (levels,): the first word that may have one; chosen (levels,): the option chosen. penalty (width,): 0
    for each column still to be covered, COVERED for the others, which is added to counts instead of skipping columns.
    """

    live: WordRows
    todo: WordRows
    alive: Table
    n_alive: Longs
    at: Longs
    chosen: Longs
    penalty: Words


@njit(inline="always")
def count_fits(table, room, d, count):
    """Set count (width,) to the penalty of each column plus the number of its options live at a level."""
    live, alive, penalty, n = room.live, room.alive, room.penalty, room.n_alive[d]
    width = len(count)
    # Two words at a time, so that a count is loaded and stored half as often; an odd one comes first.
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
    """Return the smallest count and its column, the leftmost on ties, as one number."""
    best = COVERED << PLACE
    # The count is in higher bits than the column, so the minimum is the fewest options and, on ties, the leftmost.
    for c in range(len(count)):
        best = min(best, count[c] << PLACE | np.uint64(c))
    return best


@njit(inline="always")
def foremost_column(count):
    """Return the count of the first column that is not covered, and the column, as one number."""
    for c in range(len(count)):
        if count[c] < COVERED:
            return count[c] << PLACE | np.uint64(c)
    return COVERED << PLACE


@helper
def copies_of(cover, bits):
    """Return the items that may be covered several times, none of them covered yet."""
    some = bits.columns[bits.n_single :]
    return Copies(cover.least[some], cover.most[some], np.zeros(len(some), np.int32))


@helper
def settle(copies, n_single, count):
    """Hide columns that are covered several times unless exactly one more option is due.

    Return 2 if one has too few options left, 1 if one lacks some, 0 if none does.
    """
    least, most, used = copies
    lacking = 0
    for m in range(len(used)):
        need = least[m] - used[m]
        if need > 0:
            # Tested before the column is hidden: a lack is a dead end even in columns that are not branched on.
            if np.uint64(need) > count[n_single + m]:
                return 2
            lacking = 1
        if need != 1 or most[m] - used[m] != 1:
            count[n_single + m] = COVERED
    return lacking


@njit(inline="always")
def keep_only(keep, room, d, option):
    """Write the words that an option leaves live to the next level."""
    live, alive = room.live, room.alive
    # Words without a live option are removed from the list, so deep nodes read only a few words.
    j = 0
    for k in range(room.n_alive[d]):
        word = live[d, k] & keep[option, np.uint64(alive[d, k])]
        # Written in any case, and kept by counting it: a branch here would be mispredicted half of the time.
        live[d + 1, j] = word
        alive[d + 1, j] = alive[d, k]
        j += np.int64(word != 0)
    room.n_alive[d + 1] = j


@helper
def _exclude(sets, number, room, d):
    """Remove the options of one of the sets from a level."""
    live, alive = room.live, room.alive
    j = 0
    for k in range(room.n_alive[d]):
        word = live[d, k] & ~sets[number, np.uint64(alive[d, k])]
        live[d, j] = word
        alive[d, j] = alive[d, k]
        j += np.int64(word != 0)
    room.n_alive[d] = j


@helper
def choose(bits, exclusive, copies, room, d, option):
    """Choose an option: write what it leaves live to the next level, and count the copies that it uses."""
    if len(bits.keep) > 0:
        keep_only(bits.keep, room, d, option)
    else:
        # No table of what options leave: copy the level, then remove the options of each exclusive item.
        n = room.n_alive[d]
        room.live[d + 1, :n] = room.live[d, :n]
        room.alive[d + 1, :n] = room.alive[d, :n]
        room.n_alive[d + 1] = n
        for q in range(exclusive.start[option], exclusive.start[option + 1]):
            _exclude(exclusive.sets, exclusive.items[q], room, d + 1)
    for q in range(bits.many_start[option], bits.many_start[option + 1]):
        m = bits.many[q]
        copies.used[m] += 1
        # Only the last copy excludes: until then other options of the item stay live.
        if copies.used[m] == copies.most[m]:
            _exclude(bits.repeated, m, room, d + 1)


@njit(inline="always")
def close_columns(bits, room, option):
    """Mark the columns that an option covers as covered."""
    for q in range(bits.own_start[option], bits.own_start[option + 1]):
        room.penalty[np.uint64(bits.own[q])] = COVERED


@njit(inline="always")
def put_in(bits, exclusive, copies, room, d, option):
    """Choose an option at a level, and mark the columns that it covers as covered."""
    if len(copies.used) == 0 and len(bits.keep) > 0:
        keep_only(bits.keep, room, d, option)  # without a call, for which all tables would be passed on the stack
    else:
        choose(bits, exclusive, copies, room, d, option)
    close_columns(bits, room, option)


@njit(inline="always")
def take_back(bits, copies, room, option):
    """Undo the choice of an option: open its columns again, and uncount its copies."""
    for q in range(bits.own_start[option], bits.own_start[option + 1]):
        room.penalty[np.uint64(bits.own[q])] = 0
    for q in range(bits.many_start[option], bits.many_start[option + 1]):
        copies.used[bits.many[q]] -= 1


@helper
def room_for(bits, deepest):
    """Return room for a number of levels below the first, which has the options at the root."""
    words, width = bits.table.shape
    levels = deepest + 1
    room = Room(np.empty((levels, words), np.uint64), np.empty((levels, words), np.uint64),
                np.empty((levels, words), np.int32), np.zeros(levels, np.int64), np.zeros(levels, np.int64),
                np.zeros(levels, np.int64), np.zeros(width, np.uint64))
    room.penalty[len(bits.columns) :] = COVERED  # the columns that only fill up whole vectors are never branched on
    n = 0
    for w in range(words):
        room.live[0, n], room.alive[0, n] = bits.live[w], w
        n += np.int64(bits.live[w] != 0)
    room.n_alive[0] = n
    return room


@njit(cache=True, nogil=True)
def leave_out(cover, bits, exclusive):
    """Remove from the root the options that leave some item with fewer options than it needs.

    bits and exclusive as `make_bits` returns them; `live` of bits is changed.
    """
    begin, copies = bits.live, copies_of(cover, bits)
    n, gone = len(bits.options), len(bits.options)
    if n * bits.table.size > MOST_WORK:
        return
    # What one pass removes may make others impossible, fewer each time.
    while gone * FEWEST > n:
        room = room_for(bits, 1)
        count = np.empty(len(room.penalty), np.uint64)
        at_root = room.penalty.copy()
        gone = 0
        for option in range(n):
            bit = np.uint64(1) << np.uint64(option % 64)
            if begin[option // 64] & bit == 0:
                continue
            put_in(bits, exclusive, copies, room, 0, option)
            count_fits(bits.table, room, 1, count)
            lacking = 0 if len(copies.used) == 0 else settle(copies, bits.n_single, count)
            if lacking == 2 or smallest(count) >> PLACE == 0:
                begin[option // 64] &= ~bit
                gone += 1
            # The root level itself was only read, so only penalties and copies have to be undone.
            room.penalty[:] = at_root
            copies.used[:] = 0
