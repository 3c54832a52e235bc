"""Exact cover on bit sets: the same tree as dancing links, node for node, many times faster on most puzzles.

The live options of a node are a set of bits; choosing an option is one AND with what it leaves. The fit counts of
all items are accumulated together, words of options after words of options, so that the compiler counts many items
at once; items that are covered already carry a large penalty instead of being skipped; words without a live option
leave the list of words.

A node with a large subtree and few options left is searched as a problem of its own: its live options and open items
are numbered anew, so that they fill few words and columns. Order is kept, so the tree stays the same. Which depths
are worth it is learnt from the subtrees seen so far.

Levels and nodes are those of `dlx`, so a state of one kernel can go on in the other. Updates and shares are not
counted here: the share that is still open follows from the levels.
"""

import numpy as np
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.array_layout import FOUND, ITEM, LAST, NODES, OPTION
from latticework.search.bit_words import leading, lowest
from latticework.search.bitset.subproblem import (
    BITS,
    COUNTS,
    EXCLUSIVE,
    ROW,
    TABLE,
    VECTOR,
    WORDS,
    renumbered,
    repays,
)
from latticework.search.depths_worth import worth_depth
from latticework.search.option_sets.levels import (
    COVERED,
    PLACE,
    choose,
    count_fits,
    foremost,
    keep_only,
    room_for,
    settle,
    smallest,
)
from latticework.search.pruning.kernel import PRUNING, SIEVE, cut_off, make_sieve
from latticework.search.pruning.tables import WANTED

WORTH = 6000
"""Nodes that a subtree must have on the average, that numbering its options anew repays itself."""

_many = types.Tuple((VECTOR, VECTOR, VECTOR))
_work = types.Tuple((WORDS, WORDS, TABLE, COUNTS, COUNTS, COUNTS, ROW))
_problem = types.Tuple([VECTOR] * 6)
_run = types.Tuple((TABLE, TABLE, COUNTS, COUNTS, SIEVE))  # levels, found, counters, profile, prunings


@njit(cache=True, nogil=True)
def _replay(bits, work, d, column, option, last):
    """Set todo of a level to the options of a column after `option` up to `last`."""
    table, live, todo, alive, n_alive, at = bits[3], work[0], work[1], work[2], work[3], work[4]
    at[d] = 0
    for k in range(n_alive[d]):
        word = live[d, k] & table[alive[d, k], column]
        todo[d, k] = np.uint64(0)
        while word != 0:
            o = np.int64(alive[d, k]) * 64 + np.int64(lowest(word))
            bit = word & (~word + np.uint64(1))
            word ^= bit
            if option < o <= last:
                todo[d, k] |= bit


@njit(int64(BITS, EXCLUSIVE, _many, _work, _run, int64, int64, int64, int64, int64), cache=True, nogil=True)
def _search(bits, exclusive, many, work, run, base, depth, budget, worth, by_size):
    """Search the subtree whose root is at depth `base`, from the node at `depth` that is about to be entered.

    Return the depth of the node to be entered next when the budget or the room for solutions is used up, base - 1
    when the subtree is done. work is kept for the levels from base on.
    """
    numbers, columns, n_single, table, keep, own_start, own, many_start, own_many, _, _ = bits
    live, todo, alive, n_alive, at, chosen, penalty = work
    levels, found, counters, profile, sieve = run
    count = np.empty(len(penalty), np.uint64)
    used = many[2]
    plain = len(used) == 0 and len(keep) > 0
    prunes = sieve[0][WANTED] != 0  # asked here, because a call with so many tables is not for nothing
    nodes = counters[NODES]
    large, learn = worth_depth(profile, worth), nodes + worth
    d = own_end = depth
    while nodes < budget and counters[FOUND] < len(found):
        e = d - base
        n = n_alive[e]
        column = -1
        if base < d <= large and repays(bits, live, n_alive, penalty, e):
            below = renumbered(bits, exclusive, live, alive, e, n, penalty)
            own_end = d
            counters[NODES] = nodes
            room = room_for(below, len(profile) - 1 - d)
            d = _search(below, exclusive, many, room, run, d, d, budget, worth, by_size)
            nodes = counters[NODES]
            if d >= own_end:
                break
            d = own_end
        else:
            nodes += 1
            profile[d] += 1
            if nodes >= learn:
                large, learn = worth_depth(profile, worth), nodes + worth
            count_fits(table, live, alive, e, n, penalty, count)
            lacking = 0 if len(used) == 0 else settle(many, n_single, count)
            least = smallest(count) if by_size != 0 else foremost(count)
            if lacking == 2:
                least = np.uint64(0)
            if prunes and 0 < least >> PLACE < COVERED and cut_off(sieve, levels, d, counters):
                least = np.uint64(0)
            children = np.int64(least >> PLACE)
            if children == 0 or least >> PLACE >= COVERED:
                if children > 0 and lacking == 0:
                    for k in range(d):
                        found[counters[FOUND], k] = levels[k, OPTION]
                    counters[FOUND] += 1
            else:
                column = np.int64(least & ((np.uint64(1) << PLACE) - np.uint64(1)))
                at[e] = 0
                levels[d, ITEM] = columns[column]
                for k in range(n):
                    todo[e, k] = live[e, k] & table[np.uint64(alive[e, k]), column]
        if column < 0:
            d -= 1
            while d >= base:  # go back to the deepest level that has an untried option
                e = d - base
                option = chosen[e]
                for q in range(own_start[option], own_start[option + 1]):
                    penalty[np.uint64(own[q])] = 0
                for q in range(many_start[option], many_start[option + 1]):
                    used[own_many[q]] -= 1
                while at[e] < n_alive[e] and todo[e, at[e]] == 0:
                    at[e] += 1
                if at[e] < n_alive[e]:
                    break
                d -= 1
            own_end = d
            if d < base:
                break
        e = d - base
        k = at[e]
        while todo[e, k] == 0:
            k += 1
        at[e] = k
        word = todo[e, k]
        todo[e, k] = word & (word - np.uint64(1))
        option = np.int64(alive[e, k]) * 64 + np.int64(lowest(word))
        chosen[e] = option
        levels[d, OPTION] = numbers[option]
        if plain:
            n_alive[e + 1] = keep_only(keep, live, alive, e, n_alive[e], option)
        else:
            n_alive[e + 1] = choose(bits, exclusive, many, live, alive, e, n_alive[e], option)
        for q in range(own_start[option], own_start[option + 1]):
            penalty[np.uint64(own[q])] = COVERED
        d += 1
        own_end = d
    counters[NODES] = nodes
    for e in range(own_end - base):  # the last untried option of each level, as a state wants it
        levels[base + e, LAST] = levels[base + e, OPTION]
        for k in range(at[e], n_alive[e]):
            if todo[e, k] != 0:
                o = np.int64(alive[e, k]) * 64 + 63 - np.int64(leading(todo[e, k]))
                levels[base + e, LAST] = numbers[o]
    return d


@njit(int64(_problem, BITS, EXCLUSIVE, TABLE, int64, int64, COUNTS, COUNTS, TABLE, int64, PRUNING, int64),
      cache=True, nogil=True)
def advance(problem, bits, exclusive, levels, depth, budget, counters, profile, found, by_size, pruning, worth):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    bits and exclusive as `make_bits` returns them; the other arguments and the counts as in `dlx.advance`, but that
    counters and profile begin with zeros, and neither updates nor shares are counted. pruning: as in `Pruning`.
    worth: as WORTH.
    """
    least, most, columns, n_single = problem[3], problem[4], bits[1], bits[2]
    many = (least[columns[n_single:]], most[columns[n_single:]], np.zeros(len(columns) - n_single, np.int32))
    deepest = len(profile) - 1
    work = room_for(bits, deepest)
    live, _, alive, n_alive, _, chosen, penalty = work
    own_start, own = bits[5], bits[6]
    for d in range(depth):
        column = 0
        while columns[column] != levels[d, ITEM]:
            column += 1
        option = levels[d, OPTION]
        _replay(bits, work, d, column, option, levels[d, LAST])
        chosen[d] = option
        n_alive[d + 1] = choose(bits, exclusive, many, live, alive, d, n_alive[d], option)
        for q in range(own_start[option], own_start[option + 1]):
            penalty[np.uint64(own[q])] = COVERED
        if bits[10][option // 64] >> np.uint64(option % 64) & np.uint64(1) == 0:
            # A state that was cut in two may begin with an option that is left out: its node is none that counts.
            depth, n_alive[d + 1] = d + 1, 0
            counters[NODES] -= 1
            profile[d + 1] -= 1
            break
    run = (levels, found, counters, profile, make_sieve(pruning))
    return _search(bits, exclusive, many, work, run, 0, depth, budget, worth, by_size)
