"""Back-tracking: fill the first empty cell, in some order of cells, by each placement that fits there.

What is covered is a mask of bits, one an item; a placement fits when its mask has no bit in common with it. Copies
of parts are counted. A level lists the options whose first item in the order is the one to be covered, because all
earlier items are covered there. Below a node with a large subtree the lists are thinned to what still fits; which
depths are worth it is learnt on the way. The state is that of `dlx` without its smallest-item rule, so every kernel
can go on from it.
"""

from typing import NamedTuple

import numpy as np
from numba import int64, njit, types
from numpy.typing import NDArray

from latticework.search.bits import lowest
from latticework.search.dlx import FOUND, ITEM, LAST, NODES, OPTION
from latticework.search.learn import worth_depth

Int32 = NDArray[np.int32]
Words = NDArray[np.uint64]

_vector = types.Array(types.int32, 1, "C")
_table = types.Array(types.int32, 2, "C")
_counts = types.Array(types.int64, 1, "C")
_words = types.Array(types.uint64, 2, "C")
_masks = types.Tuple((_vector, int64, _words, _vector, _vector, _vector, _vector, _vector, _vector, _vector))
_problem = types.Tuple([_vector] * 6)


WORTH = 300
"""Nodes that a subtree must have on the average, that thinning its lists repays itself."""

GENERATIONS = 12
"""The most lists that are kept, each thinned from the one before."""


class Masks(NamedTuple):
    """A cover problem for back-tracking.

    item_of (bits,): the items that are covered at most once, first the n_single primary ones in the order. masks
    (options, words): the bits of each option. Options listed by number, ascending, each as starts and entries: by
    their first bit, and by each of their items. repeated: the items that are covered several times; many_start,
    many: those of each option, numbered from 0.
    """

    item_of: Int32
    n_single: int
    masks: Words
    first_start: Int32
    first: Int32
    all_start: Int32
    all: Int32
    repeated: Int32
    many_start: Int32
    many: Int32


def make_masks(start: Int32, items: Int32, owner: Int32, least: Int32, most: Int32, order: Int32) -> Masks:
    """Return the tables of a problem given as in Cover, with an order of its items."""
    n_options, n_items = len(start) - 1, len(least)
    single = order[(least[order] == 1) & (most[order] == 1)]
    item_of = np.concatenate([single, np.flatnonzero((least == 0) & (most == 1))]).astype(np.int32)
    repeated = np.flatnonzero(most > 1).astype(np.int32)
    bit_of, place = np.full(n_items, -1, np.int64), np.full(n_items, -1, np.int64)
    bit_of[item_of], place[repeated] = np.arange(len(item_of)), np.arange(len(repeated))
    bits = bit_of[items]
    masks = np.zeros((n_options, max(1, (len(item_of) + 63) // 64)), np.uint64)
    held = bits >= 0
    np.bitwise_or.at(masks, (owner[held], bits[held] >> 6), np.uint64(1) << (bits[held] & 63).astype(np.uint64))
    first_bit = np.full(n_options, len(single), np.int64)
    np.minimum.at(first_bit, owner[held], bits[held])
    many = place[items] >= 0
    many_start = np.concatenate([[0], np.cumsum(np.bincount(owner[many], minlength=n_options))]).astype(np.int32)
    return Masks(item_of, len(single), masks, *_lists(first_bit, np.arange(n_options), len(single) + 1),
                 *_lists(items, owner, n_items), repeated, many_start, place[items[many]].astype(np.int32))


def _lists(keys: NDArray[np.integer], values: NDArray[np.integer], n: int) -> tuple[Int32, Int32]:
    """Return the values of each key below n, ascending, as starts (n + 1,) and entries."""
    order = np.lexsort((values, keys))
    counts = np.bincount(np.minimum(keys, n - 1), minlength=n)
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int32), values[order].astype(np.int32)


@njit(inline="always")
def _fits(rows, covered, d, option):
    """Whether an option covers nothing that is covered at a level."""
    met = np.uint64(0)
    for w in range(rows.shape[1]):
        met |= covered[d, w] & rows[option, w]
    return met == 0


@njit(types.boolean(_vector, _vector, _vector, _vector, _counts, int64), cache=True, nogil=True)
def _spare(most, repeated, many_start, many, used, option):
    """Whether there are copies left of what an option places."""
    for q in range(many_start[option], many_start[option + 1]):
        if used[many[q]] >= most[repeated[many[q]]]:
            return False
    return True


@njit(types.void(_words, _vector, _vector, _words, _counts, int64, int64), cache=True, nogil=True)
def _choose(rows, many_start, many, covered, used, d, option):
    """Cover what an option covers at the next level."""
    for w in range(rows.shape[1]):
        covered[d + 1, w] = covered[d, w] | rows[option, w]
    for q in range(many_start[option], many_start[option + 1]):
        used[many[q]] += 1


@njit(types.void(_vector, _vector, _counts, int64), cache=True, nogil=True)
def _take_back(many_start, many, used, option):
    for q in range(many_start[option], many_start[option + 1]):
        used[many[q]] -= 1


@njit(types.void(_words, _table, _table, int64, _words, int64), cache=True, nogil=True)
def _thin(rows, starts, lists, generation, covered, d):
    """Write the options of a generation of lists that fit at a level as the next generation."""
    n = 0
    for bit in range(starts.shape[1] - 1):
        starts[generation + 1, bit] = n
        for q in range(starts[generation, bit], starts[generation, bit + 1]):
            option = lists[generation, q]
            if _fits(rows, covered, d, option):
                lists[generation + 1, n] = option
                n += 1
    starts[generation + 1, starts.shape[1] - 1] = n


@njit(int64(_words, int64, int64), cache=True, nogil=True)
def _first_open(covered, d, n_single):
    """Return the first bit that must be covered yet, -1 when there is none."""
    for w in range((n_single + 63) // 64):
        word = ~covered[d, w]
        if word != 0:
            bit = 64 * w + np.int64(lowest(word))
            if bit < n_single:
                return bit
    return -1


@njit(types.boolean(_vector, _vector, _counts), cache=True, nogil=True)
def _enough(least, repeated, used):
    """Whether no item lacks copies; where all else is covered, none could be put in any more."""
    for m in range(len(repeated)):
        if used[m] < least[repeated[m]]:
            return False
    return True


@njit(int64(_problem, _masks, _table, int64, int64, _counts, _counts, _table, int64), cache=True, nogil=True)
def advance(problem, masks, levels, depth, budget, counters, profile, found, worth):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    masks as in `Masks`, worth as WORTH; the other arguments and the counts as in `dlx.advance`, but that counters and
    profile begin with zeros, and neither updates nor shares are counted.
    """
    item_of, n_single, rows, first_start, first, all_start, all_options, repeated, many_start, many = masks
    least, most = problem[3], problem[4]
    deepest = len(profile)
    covered = np.zeros((deepest + 1, rows.shape[1]), np.uint64)
    used = np.zeros(len(repeated), np.int64)
    at, end = np.zeros(deepest, np.int64), np.zeros(deepest, np.int64)
    lists, starts = np.empty((GENERATIONS, len(first)), np.int32), np.empty((GENERATIONS, len(first_start)), np.int32)
    lists[0], starts[0] = first, first_start
    generation = np.zeros(deepest + 1, np.int64)
    for d in range(depth):  # a level that another engine made may have branched on any item
        item = levels[d, ITEM]
        at[d], end[d] = all_start[item], all_start[item]
        for q in range(all_start[item], all_start[item + 1]):
            at[d] += np.int64(all_options[q] <= levels[d, OPTION])
            end[d] += np.int64(all_options[q] <= levels[d, LAST])
        _choose(rows, many_start, many, covered, used, d, levels[d, OPTION])
    replayed = d = depth
    large, learn = -1, worth
    nodes = 0
    n_found = 0
    while nodes < budget and n_found < len(found):
        nodes += 1
        profile[d] += 1
        if nodes >= learn:
            large, learn = worth_depth(profile, worth), nodes + worth
        bit = _first_open(covered, d, n_single)
        if bit >= 0:
            g = generation[d]
            if d <= large and d > 0 and g + 1 < GENERATIONS:
                _thin(rows, starts, lists, g, covered, d)
                g = generation[d] = g + 1
            at[d], end[d] = starts[g, bit], starts[g, bit + 1]
            levels[d, ITEM] = item_of[bit]
        else:
            if _enough(least, repeated, used):
                for k in range(d):
                    found[n_found, k] = levels[k, OPTION]
                n_found += 1
            d -= 1
            if d >= 0:
                _take_back(many_start, many, used, levels[d, OPTION])
        while d >= 0:  # the next option that fits, here or at the deepest level that has one
            option = np.int64(-1)
            if d >= replayed:
                g = generation[d]
                for q in range(at[d], end[d]):
                    o = lists[g, q]
                    if _fits(rows, covered, d, o) and _spare(most, repeated, many_start, many, used, o):
                        option, at[d] = o, q + 1
                        break
            else:
                for q in range(at[d], end[d]):
                    o = all_options[q]
                    if _fits(rows, covered, d, o) and _spare(most, repeated, many_start, many, used, o):
                        option, at[d] = o, q + 1
                        break
            if option >= 0:
                break
            at[d] = end[d]
            d -= 1
            replayed = min(replayed, d + 1)
            if d >= 0:
                _take_back(many_start, many, used, levels[d, OPTION])
        if d < 0:
            break
        levels[d, OPTION] = option
        _choose(rows, many_start, many, covered, used, d, option)
        generation[d + 1] = generation[d]
        d += 1
    for e in range(d):  # the last option of each level that may be untried
        levels[e, LAST] = levels[e, OPTION]
        if at[e] < end[e]:
            last = all_options[end[e] - 1] if e < replayed else lists[generation[e], end[e] - 1]
            levels[e, LAST] = max(levels[e, LAST], last)
    counters[NODES] += nodes
    counters[FOUND] += n_found
    return d
