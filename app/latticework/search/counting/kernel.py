"""Covering one item in all states of a layer and merging equal states, by a hash table with whole states as keys.

A state is a row of words, its number of ways a row of limbs, the least significant first. The hash only chooses where
to look first; states count as equal only if all words are, so collisions only cost time.
"""

import numpy as np
from numba import boolean, int64, types

from latticework.kernel_cache import njit
from latticework.search.bit_words import popcount
from latticework.search.counting.steps import Ends, Outgrown, Tests
from latticework.search.kernel_types import VECTOR, WORD_ROWS, WORDS, record_type

_TESTS, _ENDS, _OUTGROWN = record_type(Tests), record_type(Ends), record_type(Outgrown)

FACTOR = np.uint64(0x9E3779B97F4A7C15)  # odd, 2**64 over the golden ratio


@njit(int64(VECTOR, WORD_ROWS, WORDS), cache=True, nogil=True)
def _slot(slots, states, state):
    """Return the slot of a state, or the free slot for it; a slot has the number of a state + 1."""
    hashed = np.uint64(0)
    for w in range(len(state)):
        hashed = (hashed ^ state[w]) * FACTOR
        hashed ^= hashed >> np.uint64(32)
    last = np.uint64(len(slots) - 1)
    # A product carries upwards only: its low bits depend least on the state, so the slot does not use them.
    slot = (hashed * FACTOR >> np.uint64(20)) & last
    # Slots are never all occupied (see `_slots` of layers), so this ends.
    while slots[slot] > 0:
        known = np.uint64(slots[slot] - 1)
        same = True
        for w in range(len(state)):
            same &= states[known, w] == state[w]
        if same:
            break
        slot = (slot + np.uint64(1)) & last
    return np.int64(slot)


@njit(types.void(VECTOR, WORD_ROWS, int64), cache=True, nogil=True)
def enter(slots, states, n):
    """Enter the first n states, all different, in empty slots (a power of two, more than n)."""
    for j in range(n):
        slots[_slot(slots, states, states[j])] = j + 1


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


@njit(boolean(WORD_ROWS, int64, _TESTS, int64, WORDS), cache=True, nogil=True, inline="always")
def _place(states, i, options, option, after):
    """Write state i with an option chosen; return whether the option fits."""
    masks, adds, rooms, guards = options
    met = np.uint64(0)
    for w in range(len(after)):
        # The sum sets the bits of items covered once and counts the copies; the guard is the top bit of a counter,
        # which rooms raises exactly when more than `most` copies would be taken.
        after[w] = states[i, w] + adds[option, w]
        met |= (states[i, w] & masks[option, w]) | ((after[w] + rooms[option, w]) & guards[option, w])
    return met == 0


@njit(boolean(_ENDS, WORDS), cache=True, nogil=True, inline="always")
def _forget(ends, after):
    """Clear the fields that no later option touches; return whether nothing is lacking in them."""
    lack, need, keep = ends
    lacking = np.uint64(0)
    for w in range(len(after)):
        # Adding lack sets the top bit of each counter that ends here if it has its least number of copies.
        lacking |= need[w] & ~(after[w] + lack[w])
        after[w] &= keep[w]
    return lacking == 0


@njit(types.void(_OUTGROWN, WORDS), cache=True, nogil=True, inline="always")
def _outgrow(outgrown, after):
    """Clear the fields of what is too large for the items that are left."""
    later, left, keeps = outgrown
    if len(keeps) == 0:
        return
    for w in range(len(after)):
        left -= np.int64(popcount(after[w] & later[w]))
    if left < len(keeps):
        for w in range(len(after)):
            after[w] &= keeps[left, w]


@njit(types.UniTuple(int64, 2)(WORD_ROWS, WORD_ROWS, int64, int64, WORDS, _TESTS, _ENDS, _OUTGROWN, VECTOR, WORD_ROWS,
                               WORD_ROWS, int64), cache=True, nogil=True)
def merge(states, ways, begin, end, covered, options, ends, outgrown, slots, merged, sums, n):
    """Cover an item in the states from begin to end, and merge the results; return the next state and the new n.

    states (states, words), ways (states, limbs); covered, options, ends, outgrown: as in `Step`. merged and sums, of
    the same widths: n states, and room for more; slots (a power of two, more than merged has rows) as in `enter`.
    Stops before a state whose followers might find no room.
    """
    masks = options.masks
    after = np.empty(states.shape[1], np.uint64)
    for i in range(begin, end):
        # Checked before the first follower is entered: a state is processed completely or not at all, so none is
        # counted twice.
        if n + len(masks) + 1 > len(merged):
            return i, n
        # Without options of its own the item was covered by an earlier step, which has checked that; its bit may
        # already have been given to another.
        done = len(masks) == 0
        for w in range(len(after)):
            done |= (states[i, w] & covered[w]) != 0
        for option in range(1 if done else len(masks)):
            if done:
                after[:] = states[i]
            elif not _place(states, i, options, option, after):
                continue
            if not _forget(ends, after):
                continue
            _outgrow(outgrown, after)
            # Ways are added if there is an equal state already: from here on their pasts do not matter.
            slot = _slot(slots, merged, after)
            if slots[slot] == 0:
                merged[n] = after
                sums[n] = 0
                n += 1
                slots[slot] = n
            _add(sums, slots[slot] - 1, ways, i)
    return end, n
