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

from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import first_bits, leading, lowest, popcount
from latticework.search.depths_worth import worth_depth
from latticework.search.kernel_types import COVER, RUN, record_type
from latticework.search.option_sets import MOST_KEEP
from latticework.search.option_sets.live_options import (
    COVERED,
    PLACE,
    Copies,
    Room,
    choose,
    close_columns,
    copies_of,
    foremost_column,
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


@helper
def repays(bits, room, level):
    """Whether tables of the live options and open columns of a level fit and are at most half as large."""
    n_live = 0
    for k in range(room.n_alive[level]):
        n_live += np.int64(popcount(room.live[level, k]))
    # Columns of several copies are always kept: whether one is full is counted, not marked by a penalty.
    n_open = len(bits.columns) - bits.n_single
    for c in range(bits.n_single):
        n_open += np.int64(room.penalty[c] == 0)
    # Counting goes over words times width, so that product is the cost of a node.
    words, width = (n_live + 63) // 64, (n_open + BLOCK - 1) // BLOCK * BLOCK
    return 2 * words * width <= room.n_alive[level] * bits.table.shape[1] and n_live * words <= MOST_KEEP


@helper
def _live_options(room, level):
    """Return the options that are live at a level, ascending."""
    live, alive, n = room.live, room.alive, room.n_alive[level]
    n_live = 0
    for k in range(n):
        n_live += np.int64(popcount(live[level, k]))
    found = np.empty(n_live, np.int32)
    o = 0
    for k in range(n):
        word = live[level, k]
        while word != 0:
            found[o] = np.int64(alive[level, k]) * 64 + np.int64(lowest(word))
            word &= word - np.uint64(1)
            o += 1
    return found


@helper
def _lists_of(options, start, entries):
    """Return the lists of some options, as start and entries, from those of all."""
    new_start = np.zeros(len(options) + 1, np.int32)
    for o in range(len(options)):
        new_start[o + 1] = new_start[o] + start[options[o] + 1] - start[options[o]]
    new_entries = np.empty(new_start[len(options)], np.int32)
    for o in range(len(options)):
        for q in range(start[options[o]], start[options[o] + 1]):
            new_entries[new_start[o] + q - start[options[o]]] = entries[q]
    return new_start, new_entries


@helper
def _sets(rows, words, start, entries):
    """Return for each number below `rows` the set of the options that list it, shape (rows, words)."""
    made = np.zeros((rows, words), np.uint64)
    for o in range(len(start) - 1):
        bit = np.uint64(1) << np.uint64(o & 63)
        for q in range(start[o], start[o + 1]):
            # o is the new number of the option: the place of its bit.
            made[entries[q], o >> 6] |= bit
    return made


@helper
def _kept(sets, start, entries):
    """Return for each option the options that share no entry with it, shape (options, words)."""
    n, words = len(start) - 1, sets.shape[1]
    keep = np.empty((n, words), np.uint64)
    for o in range(n):
        for w in range(words):
            gone = np.uint64(0)
            for q in range(start[o], start[o + 1]):
                gone |= sets[entries[q], w]
            keep[o, w] = ~gone
    return keep


@helper
def _open_columns(bits, room):
    """Return the open columns, the new place of each, and their number; columns of several copies come last."""
    place, n_open = np.empty(bits.n_single, np.int32), 0
    for c in range(bits.n_single):
        place[c] = n_open
        n_open += np.int64(room.penalty[c] == 0)
    columns = np.empty(n_open + len(bits.repeated), np.int32)
    for c in range(bits.n_single):
        if room.penalty[c] == 0:
            columns[place[c]] = bits.columns[c]
    columns[n_open:] = bits.columns[bits.n_single :]
    return columns, place, n_open


@helper
def renumbered(bits, exclusive, room, level):
    """Return the problem below a level, as in Bits."""
    old = _live_options(room, level)
    columns, place, n_open = _open_columns(bits, room)
    own_start, own = _lists_of(old, bits.own_start, bits.own)
    for q in range(len(own)):
        own[q] = place[own[q]]
    many_start, many = _lists_of(old, bits.many_start, bits.many)
    words = max(1, (len(old) + 63) // 64)
    repeated = _sets(len(bits.repeated), words, many_start, many)
    table = np.zeros((words, (len(columns) + BLOCK - 1) // BLOCK * BLOCK), np.uint64)
    table[:, :n_open] = _sets(n_open, words, own_start, own).T
    table[:, n_open : n_open + len(repeated)] = repeated.T
    numbers = bits.options[old]  # numbered as in the whole problem, for which the exclusive items are listed
    start, items = _lists_of(numbers, exclusive.start, exclusive.items)
    # An option holds its own exclusive items too, so it is removed together with those that it excludes.
    keep = _kept(_sets(len(exclusive.sets), words, start, items), start, items)
    return Bits(numbers, columns, n_open, table, keep, own_start, own, many_start, many, repeated,
                first_bits(len(old)))


@helper
def replay(bits, exclusive, copies, room, run, base, depth, large):
    """Choose the options of the levels of a state from `base` on; return the depth reached.

    It stops at a node, at depth `large` at most, that is to be searched as a problem of its own.
    """
    levels, d = run.levels, base
    while d < depth and not (base < d <= large and room.n_alive[d - base] > 0 and repays(bits, room, d - base)):
        # Levels name options as the whole problem does; those of a smaller one keep that order.
        e, option = d - base, np.searchsorted(bits.options, levels[d]["option"])
        # First what is to be tried, then the choice: both use the options that are live before it.
        _set_untried(bits, room, e, levels[d])
        room.chosen[e] = option
        choose(bits, exclusive, copies, room, e, option)
        close_columns(bits, room, option)
        if is_left_out(bits, option):  # its node must not be counted
            # With nothing live the search finds a dead end at once; the node that it counts there is subtracted
            # beforehand.
            room.n_alive[e + 1] = 0
            run.counts["nodes"] -= 1
            run.profile[d + 1] -= 1
        d += 1
    return d


@helper
def is_left_out(bits, option):
    """Whether an option of the whole problem is left out; a state that was split may end with such an option."""
    return bits.live[option // 64] >> np.uint64(option % 64) & np.uint64(1) == 0


@helper
def _set_untried(bits, room, e, level):
    """Set the options to be tried at a level to those of its column after its option up to its last."""
    live, todo, alive = room.live, room.todo, room.alive
    column = 0
    # It is there: the engine has replaced items without a column by equivalent ones that have one.
    while bits.columns[column] != level["item"]:
        column += 1
    room.at[e] = 0
    for k in range(room.n_alive[e]):
        word = live[e, k] & bits.table[alive[e, k], column]
        todo[e, k] = np.uint64(0)
        while word != 0:
            o = np.int64(alive[e, k]) * 64 + np.int64(lowest(word))
            bit = word & (~word + np.uint64(1))
            word ^= bit
            if level["option"] < bits.options[o] <= level["last"]:
                todo[e, k] |= bit


@helper
def write_last(bits, room, levels, base, n):
    """Write the last untried option to n levels from `base` on, as states have it."""
    for e in range(n):
        levels[base + e]["last"] = levels[base + e]["option"]
        for k in range(room.at[e], room.n_alive[e]):
            if room.todo[e, k] != 0:
                o = np.int64(room.alive[e, k]) * 64 + 63 - np.int64(leading(room.todo[e, k]))
                # Words ascend, so the last one that has a bit decides.
                levels[base + e]["last"] = bits.options[o]


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
            # As `count_fits`, with which numba would count references to five arrays at every node.
            if n % 2 == 1:
                a, s = live[e, 0], np.uint64(alive[e, 0])
                for i in range(len(count)):
                    count[i] = penalty[i] + popcount(a & table[s, i])
            else:
                for i in range(len(count)):
                    count[i] = penalty[i]
            for k in range(n % 2, n, 2):
                a, b = live[e, k], live[e, k + 1]
                s, t = np.uint64(alive[e, k]), np.uint64(alive[e, k + 1])
                for i in range(len(count)):
                    count[i] += popcount(a & table[s, i]) + popcount(b & table[t, i])
            lacking = 0 if len(copies.used) == 0 else settle(copies, n_single, count)
            # Count and column in one number, so that one minimum finds both without a branch.
            least = smallest(count) if by_size != 0 else foremost_column(count)
            if lacking == 2:
                least = np.uint64(0)
            if prunes and 0 < least >> PLACE < COVERED and cut_off(sieve, levels, d, run.cut):
                least = np.uint64(0)
            children = np.int64(least >> PLACE)
            if children == 0 or least >> PLACE >= COVERED:
                # Every column has the penalty: all is covered. If copies are lacking, nothing can add them any more.
                if children > 0 and lacking == 0:
                    for k in range(found.shape[1]):
                        found[counts["found"], k] = levels[k]["option"] if k < d else -1
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
