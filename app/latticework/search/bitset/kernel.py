"""Exact cover on bit sets: the same tree as dancing links, node for node, many times faster on most puzzles.

The live options of a node are a set of bits; choosing an option is one AND with what it leaves. The fit counts of
all items are accumulated together, one word of options after the other, so that the compiler counts many items at
once; items that are covered already get a large penalty instead of being skipped; words without a live option are
removed from the list of words.

A node with a large subtree and few options left is searched as a problem of its own: its live options and open items
are renumbered, so that they fill few words and columns. Order is kept, so the tree stays the same. The depths for
which that pays off are determined from the subtrees seen so far.

Levels and nodes are those of `dlx`, so one kernel can continue from a state of the other. Updates and shares are not
counted here: the share that is still open follows from the levels.
"""

import numpy as np
from numba import int64

from latticework.kernel_cache import njit
from latticework.search.bit_words import lowest
from latticework.search.bitset.subproblem import is_left_out, renumbered, repays, replay, write_last
from latticework.search.depths_worth import worth_depth
from latticework.search.kernel_types import COVER, RUN, record_type
from latticework.search.option_sets.levels import (
    COVERED,
    PLACE,
    Copies,
    Room,
    choose,
    close_columns,
    copies_of,
    count_fits,
    foremost,
    keep_only,
    room_for,
    settle,
    smallest,
    take_back,
)
from latticework.search.option_sets.tables import BLOCK, Bits, Exclusive
from latticework.search.pruning.kernel import Sieve, cut_off, make_sieve
from latticework.search.pruning.tables import Pruning

WORTH = 6000
"""The average number of nodes of subtrees from which on renumbering their options pays off."""

_BITS, _EXCLUSIVE, _PRUNING = record_type(Bits), record_type(Exclusive), record_type(Pruning)
_COPIES, _ROOM, _SIEVE = record_type(Copies), record_type(Room), record_type(Sieve)


@njit(int64(_BITS, _EXCLUSIVE, _COPIES, _ROOM, RUN, _SIEVE, int64, int64, int64, int64, int64, int64),
      cache=True, nogil=True)
def _search(bits, exclusive, copies, room, run, sieve, base, depth, budget, worth, by_size, large):
    """Search the subtree whose root is at depth `base`, from the node at `depth` that is about to be entered.

    The levels of the run lead there; large: as `worth_depth` returns it. Return the depth of the node to be entered
    next if the budget or the room for solutions is used up, base - 1 if the subtree is finished. room: for the levels
    from base on.
    """
    # Levels below `own_end` are in this room; deeper ones belong to the search of a smaller problem.
    d = own_end = replay(bits, exclusive, copies, room, run, base, depth, large)
    given = depth if d < depth else -1  # the levels that are still to be replayed, by a problem of its own
    numbers, columns, n_single, table = bits.options, bits.columns, bits.n_single, bits.table
    live, todo, alive, n_alive, at, chosen, penalty = room
    levels, found, counts, profile = run.levels, run.found, run.counts, run.profile
    count = np.empty(len(penalty), np.uint64)
    # Computed once: inside the loop, as in `put_in`, the whole search would take more than twice as long.
    plain = len(copies.used) == 0 and len(bits.keep) > 0
    prunes = sieve.pruning.enabled != 0  # tested here, because a call with so many tables takes time
    nodes = counts["nodes"]
    learn = nodes + worth
    per_word, words = len(count) // BLOCK + 1, 0  # the work for a word, and how many words were examined
    most_words = (run.most_work - counts["work"]) // per_word
    while nodes < budget and words <= most_words and counts["found"] < len(found):
        # The node at depth d is about to be entered: its levels are a state, here and only here.
        e = d - base
        n = n_alive[e]
        column = -1
        if base < d <= large and n > 0 and repays(bits, room, e):
            # Options and columns keep their order, so both tie-breaking and the order of options stay what they were.
            below = renumbered(bits, exclusive, room, e)
            own_end = d
            counts["nodes"] = nodes
            counts["work"] += words * per_word
            d = _search(below, exclusive, copies, room_for(below, len(profile) - 1 - d), run, sieve, d,
                        max(d, given), budget, worth, by_size, large)
            given = -1
            nodes = counts["nodes"]
            counts["work"] += below.keep.size + len(exclusive.sets)
            words, most_words = 0, (run.most_work - counts["work"]) // per_word
            # If deeper, the smaller problem was interrupted; else it is finished, and its node is like a leaf.
            if d >= own_end:
                break
            d = own_end
        else:
            nodes += 1
            words += n + 1
            profile[d] += 1
            if nodes >= learn:
                large, learn = worth_depth(profile, worth), nodes + worth
            count_fits(table, room, e, count)
            lacking = 0 if len(copies.used) == 0 else settle(copies, n_single, count)
            # Count and column in one number, so that one minimum finds both without a branch.
            least = smallest(count) if by_size != 0 else foremost(count)
            if lacking == 2:
                least = np.uint64(0)
            if prunes and 0 < least >> PLACE < COVERED and cut_off(sieve, levels, d, run.cut):
                least = np.uint64(0)
            children = np.int64(least >> PLACE)
            if children == 0 or least >> PLACE >= COVERED:
                # Every column has the penalty: all is covered. If copies are lacking, nothing can add them any more.
                if children > 0 and lacking == 0:
                    for k in range(d):
                        found[counts["found"], k] = levels[k]["option"]
                    counts["found"] += 1
            else:
                column = np.int64(least & ((np.uint64(1) << PLACE) - np.uint64(1)))
                at[e] = 0
                levels[d]["item"] = columns[column]
                for k in range(n):
                    # What is to be tried is determined now; `live` of this level stays unchanged for later options.
                    todo[e, k] = live[e, k] & table[np.uint64(alive[e, k]), column]
        if column < 0:
            d -= 1
            while d >= base:  # go back to the deepest level that has an untried option
                e = d - base
                # Live options are stored level by level and need no undoing; penalties and copies do.
                take_back(bits, copies, room, chosen[e])
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
        # There is an untried one: the column was counted, or going back stopped at a word with one.
        while todo[e, k] == 0:
            k += 1
        at[e] = k
        word = todo[e, k]
        todo[e, k] = word & (word - np.uint64(1))
        # The lowest bit of the first word: options are tried in ascending order.
        option = np.int64(alive[e, k]) * 64 + np.int64(lowest(word))
        chosen[e] = option
        levels[d]["option"] = numbers[option]
        if plain:
            keep_only(bits.keep, room, e, option)
        else:
            choose(bits, exclusive, copies, room, e, option)
            words += n_alive[e] * (bits.own_start[option + 1] - bits.own_start[option]) // BLOCK
        close_columns(bits, room, option)
        d += 1
        own_end = d
    counts["nodes"] = nodes
    counts["work"] += words * per_word
    write_last(bits, room, levels, base, own_end - base)
    return d


@njit(int64(COVER, _BITS, _EXCLUSIVE, _PRUNING, RUN, int64, int64, int64, int64), cache=True, nogil=True)
def advance(cover, bits, exclusive, pruning, run, depth, budget, by_size, worth):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    bits and exclusive as `make_bits` returns them; by_size: 1 for the smallest-item rule, 0 to branch on the first
    item in the order; worth: as WORTH. The profile of the run may include that of earlier slices, as it determines
    the depths for problems of their own. Neither updates nor shares are counted.
    """
    copies, room = copies_of(cover, bits), room_for(bits, len(run.profile) - 1)
    large = worth_depth(run.profile, worth)
    if depth > 0 and is_left_out(bits, run.levels[depth - 1]["option"]):
        # A smaller problem would not have that option, so it could not be chosen there.
        large = -1
    return _search(bits, exclusive, copies, room, run, make_sieve(pruning), 0, depth, budget, worth, by_size, large)
