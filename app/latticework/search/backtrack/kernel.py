"""Back-tracking: fill the first empty cell, in some order of cells, by each placement that fits there.

What is covered is a mask of bits, one for each item; an option fits if its row of bits has none in common with it.
The options of which a bit is the first in the order are adjacent, so that eight of them are tried at once, and up to
64 at a node with hardly a branch. With the smallest-item rule the options of each bit are adjacent and counted, and
the bit with the fewest is chosen.

A node with a large subtree is searched as a problem of its own, with what still fits, in as few words as the open
items need. Order is kept, so the tree stays the same. The depths for which that pays off are determined from the
subtrees seen so far.

The state is that of `dlx` with or without its smallest-item rule, so every kernel can continue from it.
"""

import numpy as np
from numba import int64

from latticework.kernel_cache import njit
from latticework.search.backtrack.levels import (
    NONE,
    STUCK,
    Copies,
    Room,
    below,
    cover_row,
    enough,
    first_open,
    give_back_copies,
    repays,
    room_for,
    rows_between,
    smallest,
    untried,
    use_copies,
    with_again,
)
from latticework.search.backtrack.tables import AT_ONCE, Lists
from latticework.search.bit_words import leading, lowest
from latticework.search.depths_worth import worth_depth
from latticework.search.kernel_types import COVER, RUN, record_type
from latticework.search.pruning.kernel import Sieve, cut_off, make_sieve
from latticework.search.pruning.tables import Pruning

WORTH = 5000
"""The average number of nodes of subtrees from which on rewriting their lists pays off."""

_LISTS, _COPIES, _ROOM = record_type(Lists), record_type(Copies), record_type(Room)
_PRUNING, _SIEVE = record_type(Pruning), record_type(Sieve)


@njit(cache=True, nogil=True)
def _write_last(lists, kept, levels, base, n):
    """Write the last option that may be untried to n levels from `base` on, as states have it."""
    for e in range(n):
        # Rows of a list ascend, so the last that may be untried is the end of those not examined yet, or else the
        # highest bit of the rows found to fit. It need not fit itself: a state gives an upper bound only.
        last = kept[e]["chosen"]
        if kept[e]["next"] < kept[e]["end"]:
            last = kept[e]["end"] - np.uint64(1)
        elif kept[e]["untried"] != 0:
            last = kept[e]["since"] + np.uint64(63) - leading(kept[e]["untried"])
        levels[base + e]["last"] = lists.numbers[last]


@njit(int64(_LISTS, _COPIES, _ROOM, RUN, _SIEVE, int64, int64, int64, int64, int64), cache=True, nogil=True)
def _search(lists, copies, room, run, sieve, base, depth, budget, worth, by_size):
    """Search the subtree whose root is at depth `base`, from the node at `depth` that is about to be entered.

    Return the depth of the node to be entered next if the budget or the room for solutions is used up, base - 1 if
    the subtree is finished. room: for the levels from base on.
    """
    # Indices are unsigned in what each node does: numba tests a signed one for wrapping round, which cannot be
    # switched off (numba/numba#929, #1533).
    numbers, rows, start, items, n_single = lists.numbers, lists.rows, lists.start, lists.items, lists.n_single
    covered, kept = room
    levels, found, counts, profile = run.levels, run.found, run.counts, run.profile
    plain = not lists.repeated.any()
    prunes = sieve.pruning.enabled != 0
    nodes = counts["nodes"]
    # `worth_depth` is called only after each `worth` nodes, because it goes over the whole profile.
    large, learn = worth_depth(profile, worth), nodes + worth
    words = rows.shape[0]
    per_test = 1 + words // 16  # most rows conflict in one of their first words
    all_rows = (start[len(items)] // AT_ONCE + 1) * per_test  # the work of testing all of them
    each, work = all_rows + words if by_size != 0 else words, counts["work"]
    d, interrupted = depth, base - 1
    # The node at depth d is about to be entered: its levels are a state, here and only here.
    while nodes < budget and work <= run.most_work and counts["found"] < len(found):
        e = np.uint64(d - base)
        # Nothing to try, unless a bit to branch on is found: so a leaf goes back like any exhausted level.
        kept[e]["untried"] = kept[e]["next"] = kept[e]["end"] = np.uint64(0)
        if base < d <= large and repays(lists, covered, d - base):
            # The search of the smaller problem keeps the levels from d on; when it is finished, this one goes back.
            less = below(lists, covered, d - base)
            counts["nodes"] = nodes
            counts["work"] = work
            to = _search(less, copies, room_for(less, len(profile) - d), run, sieve, d, d, budget, worth, by_size)
            nodes = counts["nodes"]
            work = counts["work"] + all_rows
            if to >= d:
                interrupted = to
                break
        else:
            nodes += 1
            work += each
            profile[np.uint64(d)] += 1
            if nodes >= learn:
                large, learn = worth_depth(profile, worth), nodes + worth
            bit = first_open(covered, e, n_single) if by_size == 0 else smallest(lists, copies, covered, d - base)
            if prunes and bit >= 0 and cut_off(sieve, levels, d, run.cut):
                bit = STUCK
            if bit >= 0:
                levels[np.uint64(d)]["item"] = items[np.uint64(bit)]
                kept[e]["next"] = start[np.uint64(bit)]
                kept[e]["end"] = start[np.uint64(bit + 1)]
                work += np.int64((kept[e]["end"] - kept[e]["next"]) // np.uint64(AT_ONCE)) * per_test
            elif bit == NONE and enough(copies):
                # Without the smallest-item rule copies are checked only here: hence `copies_last` of the engine.
                for k in range(d):
                    found[counts["found"], k] = levels[k]["option"]
                counts["found"] += 1
        todo = untried(rows, room, e)
        while todo == 0:  # go back to the deepest level that has an untried row
            d -= 1
            if d < base:
                break
            e = np.uint64(d - base)
            # What is covered is stored level by level and needs no undoing; only copies are counted in one place.
            if not plain:
                give_back_copies(lists, copies, kept[e]["chosen"])
            todo = untried(rows, room, e)
        if d < base:
            break
        # The lowest bit is the next row of the list, so options are tried in ascending order.
        row = kept[e]["since"] + lowest(todo)
        kept[e]["untried"] = todo & (todo - np.uint64(1))
        kept[e]["chosen"] = row
        levels[np.uint64(d)]["option"] = numbers[row]
        cover_row(rows, covered, e, row)
        if not plain:
            use_copies(lists, copies, covered, d - base, np.int64(row))
        d += 1
    counts["nodes"] = nodes
    counts["work"] = work
    _write_last(lists, kept, levels, base, d - base)
    # `interrupted` is deeper than d if a smaller problem was interrupted within its own levels.
    return max(d, interrupted)


@njit(cache=True, nogil=True)
def _replay(lists, copies, room, levels, depth, by_size):
    """Choose the options of some levels; return the lists, with more rows if another engine made the levels.

    Such a level may have branched on any item, whose remaining rows are not adjacent.
    """
    numbers, start = lists.numbers, lists.start
    covered, kept = room
    again = np.zeros(0, np.int32)
    bit_of = np.zeros(len(copies.most), np.int64)
    bit_of[lists.items] = np.arange(len(lists.items))
    for d in range(depth):
        bit = bit_of[levels[d]["item"]]
        option, last = levels[d]["option"], levels[d]["last"]
        # Rows that fit on the first open bit have no earlier bit, so they are in the list of that bit.
        if by_size != 0 or bit == first_open(covered, np.uint64(d), lists.n_single):
            own = numbers[start[bit] : start[bit + 1]]
            row = np.int64(start[bit] + np.searchsorted(own, option))
            at, end = row, np.int64(start[bit] + np.searchsorted(own, last, "right"))
        else:
            found = rows_between(lists, bit, option, last)
            # The first row found is the option itself; it comes again with the others, and the next one begins behind
            # it.
            row, at = np.int64(found[0]), len(numbers) + len(again)
            again = np.concatenate((again, found))
            end = len(numbers) + len(again)
        kept[d]["chosen"] = row
        kept[d]["next"] = at + 1
        kept[d]["end"] = end
        cover_row(lists.rows, covered, np.uint64(d), np.uint64(row))
        use_copies(lists, copies, covered, d, row)
    return with_again(lists, again) if len(again) > 0 else lists


@njit(int64(COVER, _LISTS, _PRUNING, RUN, int64, int64, int64, int64), cache=True, nogil=True)
def advance(cover, lists, pruning, run, depth, budget, by_size, worth):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    lists as `make_lists` returns them for by_size, which is 1 for the smallest-item rule, 0 to branch on the first
    item in the order; worth: as WORTH. Neither updates nor shares are counted.
    """
    copies = Copies(cover.least, cover.most, np.zeros(len(cover.least), np.int64))
    room = room_for(lists, len(run.profile))
    lists = _replay(lists, copies, room, run.levels, depth, by_size)
    return _search(lists, copies, room, run, make_sieve(pruning), 0, depth, budget, worth, by_size)
