"""Covering one item in all states of a layer and merging equal states, by a hash table with whole states as keys.

A state is a row of words, its number of ways a row of limbs, the least significant first. The hash only chooses where
to look first; states count as equal only if all words are, so collisions only cost time.

A table is far larger than the cache, and most of the time is spent waiting for memory. So followers are gathered, and
what will be read for all of them is read once beforehand: then the processor waits for many at a time.
"""

import numpy as np
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.bit_words import popcount
from latticework.search.counting.steps import Ends, Outgrown, Tests
from latticework.search.kernel_types import LONGS, VECTOR, WORD_ROWS, WORDS, record_type

_TESTS, _ENDS, _OUTGROWN = record_type(Tests), record_type(Ends), record_type(Outgrown)

FACTOR = np.uint64(0x9E3779B97F4A7C15)  # odd, 2**64 over the golden ratio


GATHERED = 256
"""How many followers are gathered, at least those of one state."""


@njit(inline="always")
def mixed(hashed, word):
    """Return the hash of words when one more word follows."""
    hashed = (hashed ^ word) * FACTOR
    return hashed ^ hashed >> np.uint64(32)


@njit(inline="always")
def first_slot(hashed, last):
    """Return the slot where a hashed state is looked for first; last: the last slot, a power of two less one."""
    # A product carries upwards only: its low bits depend least on the state, so the slot does not use them.
    return np.int64((hashed * FACTOR >> np.uint64(20)) & last)


@njit(types.void(VECTOR, WORD_ROWS, int64), cache=True, nogil=True)
def enter(slots, states, n):
    """Enter the first n states, all different, in empty slots (a power of two, more than n)."""
    last = np.uint64(len(slots) - 1)
    for j in range(n):
        hashed = np.uint64(0)
        for w in range(states.shape[1]):
            hashed = mixed(hashed, states[j, w])
        slot = np.uint64(first_slot(hashed, last))
        while slots[slot] > 0:
            slot = (slot + np.uint64(1)) & last
        slots[slot] = j + 1


@njit(types.void(WORD_ROWS, int64, WORD_ROWS, int64), cache=True, nogil=True)
def _add(sums, j, ways, i):
    """Add row i of ways to row j of sums, with carries; the caller ensures that there are enough limbs."""
    carry = np.uint64(0)
    for k in range(sums.shape[1]):
        half = sums[j, k] + ways[i, k]
        whole = half + carry
        # A sum less than what was added has overflowed 2**64; both additions cannot overflow at once.
        carry = np.uint64(half < ways[i, k]) | np.uint64(whole < half)
        sums[j, k] = whole


@njit(int64(WORD_ROWS, LONGS, LONGS, int64, VECTOR, WORD_ROWS, WORD_ROWS, int64, WORD_ROWS), cache=True, nogil=True)
def _take_in(after, first, origin, gathered, slots, merged, sums, n, ways):
    """Add gathered states to those that are merged; return the new n.

    after (some, words), first, origin (some,): the states, the slots where they are looked for first, and the rows of
    their ways.
    """
    words, last, read = after.shape[1], np.uint64(len(slots) - 1), np.uint64(0)
    for f in range(gathered):
        number = slots[first[f]]
        if number > 0:
            read ^= merged[number - 1, 0] ^ sums[number - 1, 0]
    for f in range(gathered):
        # Slots are never all occupied (see `_slots` of layers), so one that is free, or has an equal state, is found.
        slot, there = np.uint64(first[f]), False
        while not there:
            number = slots[slot]
            there = True
            if number > 0:
                for w in range(words):
                    there &= merged[number - 1, w] == after[f, w]
            if not there:
                slot = (slot + np.uint64(1)) & last
        # Ways are added if there is an equal state already: from here on their pasts do not matter.
        if slots[slot] == 0:
            for w in range(words):
                merged[n, w] = after[f, w]
            for k in range(sums.shape[1]):
                sums[n, k] = 0
            n += 1
            slots[slot] = n
        _add(sums, slots[slot] - 1, ways, origin[f])
    after[0, 0] = read  # else the compiler would leave out the reading
    return n


@njit(types.UniTuple(int64, 2)(WORD_ROWS, WORD_ROWS, int64, int64, WORDS, _TESTS, _ENDS, _OUTGROWN, VECTOR, WORD_ROWS,
                               WORD_ROWS, int64), cache=True, nogil=True)
def merge(states, ways, begin, end, covered, options, ends, outgrown, slots, merged, sums, n):
    """Cover an item in the states from begin to end, and merge the results; return the next state and the new n.

    states (states, words), ways (states, limbs); covered, options, ends, outgrown: as in `Step`. merged and sums, of
    the same widths: n states, and room for more; slots (a power of two, more than merged has rows) as in `enter`.
    Stops before a state whose followers might find no room.
    """
    # All in one loop, with names for all arrays: else numba would count references to them for every option.
    masks, adds, rooms, guards = options
    lack, need, keep = ends
    later, open_items, keeps = outgrown
    words, last, room = states.shape[1], np.uint64(len(slots) - 1), max(GATHERED, len(masks) + 1)
    after, first, origin = np.empty((room, words), np.uint64), np.empty(room, np.int64), np.empty(room, np.int64)
    f = 0  # followers are gathered
    for i in range(begin, end):
        # Checked before the first follower is gathered: a state is processed completely or not at all, so none is
        # counted twice.
        if f + len(masks) + 1 > room or n + f + len(masks) + 1 > len(merged):
            n = _take_in(after, first, origin, f, slots, merged, sums, n, ways)
            f = 0
            if n + len(masks) + 1 > len(merged):
                return i, n
        # Without options of its own the item was covered by an earlier step, which has checked that; its bit may
        # already have been given to another.
        done = len(masks) == 0
        for w in range(words):
            done |= (states[i, w] & covered[w]) != 0
        for option in range(1 if done else len(masks)):
            met = np.uint64(0)
            if done:
                for w in range(words):
                    after[f, w] = states[i, w]
            else:
                for w in range(words):
                    # The sum sets the bits of items covered once and counts the copies; the guard is the top bit of
                    # a counter, which rooms raises exactly when more than `most` copies would be taken.
                    after[f, w] = states[i, w] + adds[option, w]
                    met |= (states[i, w] & masks[option, w]) | ((after[f, w] + rooms[option, w]) & guards[option, w])
            if met != 0:
                continue
            # The fields that no later option touches are cleared, if nothing is lacking in them.
            lacking = np.uint64(0)
            for w in range(words):
                # Adding lack sets the top bit of each counter that ends here if it has its least number of copies.
                lacking |= need[w] & ~(after[f, w] + lack[w])
                after[f, w] &= keep[w]
            if lacking != 0:
                continue
            # So are those of what is too large for the items that are left.
            if len(keeps) > 0:
                left = open_items
                for w in range(words):
                    left -= np.int64(popcount(after[f, w] & later[w]))
                if left < len(keeps):
                    for w in range(words):
                        after[f, w] &= keeps[left, w]
            hashed = np.uint64(0)
            for w in range(words):
                hashed = mixed(hashed, after[f, w])
            first[f], origin[f] = first_slot(hashed, last), i
            f += 1
    return end, _take_in(after, first, origin, f, slots, merged, sums, n, ways)
