"""Back-tracking: fill the first empty cell, in some order of cells, by each placement that fits there.

What is covered is a mask of bits, one an item; an option fits when its row of bits has none in common with it. The
options of which a bit is the first in the order stand together, so that eight of them are tried at once and up to 64
at a node with hardly a branch. With the smallest-item rule the
options of each bit stand together, are counted, and the bit with the fewest is taken.

A node with a large subtree is searched as a problem of its own, with what still fits, in as few words as the open
items need. Order is kept, so the tree stays the same. Which depths are worth it is learnt from the subtrees seen.

The state is that of `dlx` with or without its smallest-item rule, so every kernel can go on from it.
"""

import numpy as np
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.array_layout import FOUND, ITEM, LAST, NODES, OPTION
from latticework.search.backtrack.rebuilt_tables import below, repays, rows_between, with_again
from latticework.search.backtrack.tables import COUNTS, LISTS, TABLE, VECTOR, WORDS, fitting
from latticework.search.bit_words import leading, lowest, popcount
from latticework.search.depths_worth import worth_depth
from latticework.search.pruning.kernel import PRUNING, SIEVE, cut_off, make_sieve
from latticework.search.pruning.tables import WANTED

WORTH = 5000
"""Nodes that a subtree must have on the average, that writing its lists anew repays itself."""

NONE, STUCK = -1, -2
"""Instead of a bit to branch on: all is covered; something cannot be."""

UNTRIED, SINCE, NEXT, END, CHOSEN, KEPT = 0, 1, 2, 3, 4, 5
"""What is kept for a level: the rows still to be tried, as bits from SINCE on; the rows from NEXT up to END were not
looked at yet; and the row chosen."""

_problem = types.Tuple([VECTOR] * 6)
_copies = types.Tuple((VECTOR, VECTOR, COUNTS))  # least, most, used of all items
_work = types.Tuple((WORDS, WORDS))  # of each level: what is covered, what is kept
_run = types.Tuple((TABLE, TABLE, COUNTS, COUNTS, SIEVE))  # levels, found, counters, profile, prunings


@njit(inline="always")
def _first_open(covered, e, n_single):
    """Return the first bit that must be covered yet."""
    w, words = np.uint64(0), np.uint64(covered.shape[1])
    while w < words:
        word = ~covered[e, w]
        if word != 0:
            bit = np.int64(np.uint64(64) * w + lowest(word))
            return bit if bit < n_single else NONE
        w += np.uint64(1)
    return NONE


@njit(inline="always")
def _count(lists, covered, e, bit, enough):
    """Return how many rows of a bit fit; at least `enough` when there are that many."""
    rows, start = lists[1], lists[2]
    n, at, end = np.int64(0), np.uint64(start[np.uint64(bit)]), np.uint64(start[np.uint64(bit + 1)])
    while at < end and n < enough:
        stop = min(at + np.uint64(64), end)
        n += np.int64(popcount(fitting(rows, covered, np.uint64(e), at, stop)))
        at = stop
    return n


@njit(cache=True, nogil=True)
def _smallest(lists, copies, covered, e):
    """Return the bit that fewest rows fit on, the first on ties, as `dlx` does it."""
    _, _, _, items, n_single, _ = lists
    least, most, used = copies
    best, chosen = np.int64(1 << 30), NONE
    for w in range((n_single + 63) // 64):
        word = ~covered[e, w]
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
    for bit in range(n_single, len(items)):
        item = items[bit]
        need = least[item] - used[item]
        if need > 0:
            n = _count(lists, covered, e, bit, max(best, need))
            if n < need:
                return STUCK
            if need == 1 and most[item] - used[item] == 1:
                if n < best:
                    best, chosen = n, bit
            elif chosen == NONE:
                chosen = STUCK
    return chosen


@njit(cache=True, nogil=True)
def _enough(copies):
    """Whether no item lacks copies; where all else is covered, none could be put in any more."""
    least, most, used = copies
    for item in range(len(used)):
        if most[item] > 1 and used[item] < least[item]:
            return False
    return True


@njit(cache=True, nogil=True)
def _use(lists, copies, covered, e, row):
    """Count the copies that a row takes: such an item is covered at the next level only when none is left."""
    rows, items, repeated = lists[1], lists[3], lists[5]
    most, used = copies[1], copies[2]
    for w in range(len(repeated)):
        word = rows[w, row] & repeated[w]
        while word != 0:
            item = items[64 * w + np.int64(lowest(word))]
            used[item] += 1
            if used[item] < most[item]:
                covered[e + 1, w] ^= word & (~word + np.uint64(1))
            word &= word - np.uint64(1)


@njit(cache=True, nogil=True)
def _take_back(lists, copies, row):
    rows, items, repeated = lists[1], lists[3], lists[5]
    used = copies[2]
    for w in range(len(repeated)):
        word = rows[w, row] & repeated[w]
        while word != 0:
            used[items[64 * w + np.int64(lowest(word))]] -= 1
            word &= word - np.uint64(1)


@njit(inline="always")
def _untried(rows, covered, kept, e):
    """Return the rows still to be tried at a level, looking at further ones when there are none."""
    todo, at, end = kept[e, UNTRIED], kept[e, NEXT], kept[e, END]
    while todo == 0 and at < end:
        stop = min(at + np.uint64(64), end)
        todo = fitting(rows, covered, e, at, stop)
        kept[e, SINCE], kept[e, NEXT] = at, stop
        at = stop
    return todo


@njit(inline="always")
def _choose(rows, covered, e, row):
    """Cover what a row covers at the next level."""
    w, words = np.uint64(0), np.uint64(covered.shape[1])
    while w < words:
        covered[e + np.uint64(1), w] = covered[e, w] | rows[w, row]
        w += np.uint64(1)


@njit(cache=True, nogil=True)
def _room_for(lists, deepest):
    """Return what a search keeps for each level."""
    return np.zeros((deepest + 1, lists[1].shape[0]), np.uint64), np.zeros((deepest + 1, KEPT), np.uint64)


@njit(int64(LISTS, _copies, _work, _run, int64, int64, int64, int64, int64), cache=True, nogil=True)
def _search(lists, copies, work, run, base, depth, budget, worth, by_size):
    """Search the subtree whose root is at depth `base`, from the node at `depth` that is about to be entered.

    Return the depth of the node to be entered next when the budget or the room for solutions is used up, base - 1
    when the subtree is done. work is kept for the levels from base on.
    """
    numbers, rows, start, items, n_single, repeated = lists
    covered, kept = work
    levels, found, counters, profile, sieve = run
    plain = not repeated.any()
    prunes = sieve[0][WANTED] != 0
    nodes = counters[NODES]
    large, learn = worth_depth(profile, worth), nodes + worth
    d, interrupted = depth, base - 1
    while nodes < budget and counters[FOUND] < len(found):
        e = np.uint64(d - base)
        kept[e, UNTRIED] = kept[e, NEXT] = kept[e, END] = np.uint64(0)
        if base < d <= large and repays(lists, covered, d - base):
            less = below(lists, covered, d - base)
            room = _room_for(less, len(profile) - d)
            counters[NODES] = nodes
            to = _search(less, copies, room, run, d, d, budget, worth, by_size)
            nodes = counters[NODES]
            if to >= d:
                interrupted = to
                break
        else:
            nodes += 1
            profile[np.uint64(d)] += 1
            if nodes >= learn:
                large, learn = worth_depth(profile, worth), nodes + worth
            bit = _first_open(covered, e, n_single) if by_size == 0 else _smallest(lists, copies, covered, d - base)
            if prunes and bit >= 0 and cut_off(sieve, levels, d, counters):
                bit = STUCK
            if bit >= 0:
                levels[np.uint64(d), ITEM] = items[np.uint64(bit)]
                kept[e, NEXT], kept[e, END] = start[np.uint64(bit)], start[np.uint64(bit + 1)]
            elif bit == NONE and _enough(copies):
                for k in range(d):
                    found[counters[FOUND], k] = levels[k, OPTION]
                counters[FOUND] += 1
        todo = _untried(rows, covered, kept, e)
        while todo == 0:  # go back to the deepest level that has an untried row
            d -= 1
            if d < base:
                break
            e = np.uint64(d - base)
            if not plain:
                _take_back(lists, copies, kept[e, CHOSEN])
            todo = _untried(rows, covered, kept, e)
        if d < base:
            break
        row = kept[e, SINCE] + lowest(todo)
        kept[e, UNTRIED], kept[e, CHOSEN] = todo & (todo - np.uint64(1)), row
        levels[np.uint64(d), OPTION] = numbers[row]
        _choose(rows, covered, e, row)
        if not plain:
            _use(lists, copies, covered, d - base, np.int64(row))
        d += 1
    counters[NODES] = nodes
    for e in range(d - base):  # the last option of each level that may be untried
        last = kept[e, CHOSEN]
        if kept[e, NEXT] < kept[e, END]:
            last = kept[e, END] - np.uint64(1)
        elif kept[e, UNTRIED] != 0:
            last = kept[e, SINCE] + np.uint64(63) - leading(kept[e, UNTRIED])
        levels[base + e, LAST] = numbers[last]
    return max(d, interrupted)


@njit(cache=True, nogil=True)
def _replay(lists, copies, work, levels, depth, by_size):
    """Put in the options of some levels; return the lists, with more rows where another engine made the levels.

    Such a level may have branched on any item, and is left with rows that do not stand together.
    """
    numbers, rows, start, items, n_single, _ = lists
    covered, kept = work
    again = np.zeros(0, np.int32)
    for d in range(depth):
        bit = 0
        while items[bit] != levels[d, ITEM]:
            bit += 1
        option, last = levels[d, OPTION], levels[d, LAST]
        if by_size != 0 or bit == _first_open(covered, np.uint64(d), n_single):
            own = numbers[start[bit] : start[bit + 1]]
            row = np.int64(start[bit] + np.searchsorted(own, option))
            at, end = row, np.int64(start[bit] + np.searchsorted(own, last, "right"))
        else:
            found = rows_between(lists, bit, option, last)
            row, at = np.int64(found[0]), len(numbers) + len(again)
            again = np.concatenate((again, found))
            end = len(numbers) + len(again)
        kept[d, CHOSEN], kept[d, NEXT], kept[d, END] = row, at + 1, end
        _choose(rows, covered, np.uint64(d), np.uint64(row))
        _use(lists, copies, covered, d, row)
    return with_again(lists, again) if len(again) > 0 else lists


@njit(int64(_problem, LISTS, TABLE, int64, int64, COUNTS, COUNTS, TABLE, int64, PRUNING, int64),
      cache=True, nogil=True)
def advance(problem, lists, levels, depth, budget, counters, profile, found, by_size, pruning, worth):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    lists as `make_lists` returns them for by_size; the other arguments and the counts as in `dlx.advance`, but that
    counters and profile begin with zeros, and neither updates nor shares are counted. pruning: as in
    `Pruning`; worth: as WORTH.
    """
    copies = problem[3], problem[4], np.zeros(len(problem[3]), np.int64)
    work = _room_for(lists, len(profile))
    lists = _replay(lists, copies, work, levels, depth, by_size)
    run = (levels, found, counters, profile, make_sieve(pruning))
    return _search(lists, copies, work, run, 0, depth, budget, worth, by_size)
