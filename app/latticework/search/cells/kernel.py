"""Dancing cells: the tree of dancing links, with the options of each item as a sparse set (Knuth 2023).

The live options of an item are the first `size` entries of its set; one is removed by swapping it with the last live
one. So restoring the sizes restores all sets, whatever the order of the entries has become, and going back costs
nothing: each level where something is left to be tried has sizes of its own, copied from the level above.

Where an item has a single option left nothing is to be compared or copied: it is taken from the items that were noted
when their second last option went. They are taken in the order of preference, as the smallest-item rule does, so
levels and nodes are those of `dlx`, and one kernel can continue from a state of the other. Updates and shares are not
counted.
"""

import numpy as np
from numba import int64

from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import lowest
from latticework.search.cells.tables import Cells
from latticework.search.kernel_types import RUN, record_type
from latticework.search.pruning.kernel import cut_off, make_sieve
from latticework.search.pruning.tables import Pruning

COVERED = -1
"""The size of an item that is covered; as an unsigned number it is greater than any other."""

ALL_COVERED, STUCK = -1, -2
"""Instead of an item to branch on."""

FEW = 24
"""Options that are put in order by insertion; more by the library."""


@njit(inline="always")
def next_forced(forced, sizes, row):
    """Return the first item with one option left, removed from those that were noted; -1 if there is none."""
    for w in range(len(forced)):
        while forced[w] != 0:
            item = 64 * w + np.int64(lowest(forced[w]))
            forced[w] &= forced[w] - np.uint64(1)
            # It may be covered by now.
            if sizes[row, item] == 1:
                return item
    return -1


@helper
def note_forced(forced, size):
    """Note all items with one option left; size: of those to branch on."""
    for i in range(len(size)):
        if size[i] == 1:
            forced[i >> 6] |= np.uint64(1) << np.uint64(i & 63)


@njit(inline="always")
def smallest(unsigned, row, n):
    """Return the smallest of some sizes, and its place, the leftmost on ties, as one number."""
    best = np.uint32(0xFFFFFFFF)
    for i in range(n):
        best = min(best, np.uint32(unsigned[row, i] << np.uint32(16) | np.uint32(i)))
    return best


@njit(inline="always")
def branch_item(cells, sizes, unsigned, row, used, by_size):
    """Return the item to branch on; ALL_COVERED, or STUCK if something cannot be covered.

    size (n,); unsigned (n_single,): those of the items to branch on, as unsigned numbers.
    """
    n_single = cells.n_single
    item, best = ALL_COVERED, np.int64(1) << 30
    if by_size != 0:
        least = smallest(unsigned, row, n_single)
        if least < np.uint32(0xFFFF0000):
            item, best = np.int64(least & np.uint32(0xFFFF)), np.int64(least >> np.uint32(16))
    else:
        for i in range(n_single):
            if sizes[row, i] != COVERED:
                item, best = i, np.int64(sizes[row, i])
                break
    # Items of several copies: one with too few options left is a dead end, whatever was found above.
    for i in range(n_single, n_single + cells.n_copied):
        need, left = cells.least[i] - used[i], max(np.int32(0), sizes[row, i])
        if need > left:
            return STUCK
        if need == 1 and cells.most[i] - used[i] == 1 and (left < best if by_size != 0 else item < 0):
            item, best = i, np.int64(left)
        elif need > 0 and item == ALL_COVERED:
            # Nothing else is open, and every option of this item has an item that is covered once.
            item = STUCK
    return STUCK if best == 0 else item


@helper
def sort(options):
    """Put options in ascending order."""
    options.sort()


@njit(inline="always")
def list_options(cells, item, size, todo, begin):
    """Write the live options of an item, ascending, to todo from `begin` on; return where they end."""
    first = cells.begin[item]
    for k in range(size):
        option, at = cells.owner[cells.entries[first + k]], begin + k
        while size <= FEW and at > begin and todo[at - 1] > option:
            todo[at] = todo[at - 1]
            at -= 1
        todo[at] = option
    if size > FEW:
        sort(todo[begin : begin + size])
    return begin + size


@njit(int64(record_type(Cells), record_type(Pruning), RUN, int64, int64, int64), cache=True, nogil=True)
def advance(cells, pruning, run, depth, budget, by_size):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    by_size: 1 for the smallest-item rule, 0 to branch on the first item in the order. Levels have the numbers that
    items have in these tables.
    """
    # Names for all arrays: inside the loop, where numba would count references to them, it would take twice as long.
    levels, found, counts, profile = run.levels, run.found, run.counts, run.profile
    start, items, span, most = cells.start, cells.items, cells.span, cells.most
    begin, entries, place, owner, old = cells.begin, cells.entries, cells.place, cells.owner, cells.old
    n_items, n_single, deepest = len(cells.numbers), cells.n_single, len(profile)
    sizes = np.empty((deepest + 1, n_items), np.int32)
    sizes[0] = cells.size
    unsigned = sizes.view(np.uint32)
    used, forced = np.zeros(n_items, np.int32), np.zeros(n_single // 64 + 1, np.uint64)
    # Options still to be tried, level by level: those of level d are todo[next_of[d]:end_of[d]]; row_of: its sizes.
    todo = np.empty(len(start) - 1 + deepest, np.int32)
    next_of, end_of, row_of = np.zeros((3, deepest + 1), np.int64)
    sieve, prunes, copies = make_sieve(pruning), pruning.enabled != 0, cells.n_copied > 0
    # With copies, or in a given order, what has one option need not come first.
    forces = by_size != 0 and not copies
    # An item without options is a dead end at once by the smallest-item rule, else when its turn comes.
    watched = np.uint64(n_single) if by_size != 0 else np.uint64(0)
    dead, top, row, d, nodes, n_found, work = False, 0, 0, 0, 0, 0, 0
    if forces:
        note_forced(forced, sizes[0, :n_single])
    for i in range(watched):
        dead = dead or sizes[0, i] == 0
    # Once the state is replayed the node at depth d is about to be entered: here, and only here, the levels above it
    # are a state. One node is entered always.
    while depth > 0 or (nodes < budget and n_found < len(found) and work <= run.most_work):
        alone = False
        if d < depth:
            item, given, last = levels[d]["item"], levels[d]["option"], levels[d]["last"]
            end = list_options(cells, item, sizes[row, item], todo, top)
            next_of[d], row_of[d] = top, row
            # Those up to the own option are explored, those after `last` belong to another state.
            for q in range(top, end):
                if given <= todo[q] <= last:
                    todo[top] = todo[q]
                    top += 1
            end_of[d] = top
        else:
            # Replaying is over, and not counted.
            if depth > 0:
                depth = work = 0
            nodes += 1
            profile[d] += 1
            item = -1
            if dead:
                item = STUCK
            elif forces:
                item = next_forced(forced, sizes, row)
            if item == -1:
                work += n_items // 8
                item = branch_item(cells, sizes, unsigned, row, used, by_size)
            if prunes and item >= 0 and cut_off(sieve, levels, d, run.cut):
                item = STUCK
            if item >= 0:
                levels[d]["item"] = item
                next_of[d], row_of[d] = top, row
                # Then nothing else is ever tried here, so no sizes need to be kept.
                alone = forces and sizes[row, item] == 1
                if alone:
                    todo[top] = owner[entries[begin[item]]]
                    end_of[d] = top
                else:
                    top = end_of[d] = list_options(cells, item, sizes[row, item], todo, top)
            else:
                if item == ALL_COVERED:
                    for k in range(d):
                        found[n_found, k] = levels[k]["option"]
                    n_found += 1
                d -= 1
                while d >= 0:  # go back to the deepest level that has an untried option
                    if copies:
                        for k in range(start[levels[d]["option"]], start[levels[d]["option"] + 1]):
                            used[items[k]] -= 1
                    if next_of[d] < end_of[d]:
                        break
                    d -= 1
                if d < 0:
                    break
                top, row = end_of[d], row_of[d]
                forced[:] = 0
        option = todo[next_of[d]]
        levels[d]["option"] = option
        if not alone:
            next_of[d] += 1
            row += 1
            for i in range(n_items):
                sizes[row, i] = sizes[row - 1, i]
        # All items of the option are covered before others are hidden: no set of theirs changes while it is read.
        first, end = start[option], start[option + 1]
        for k in range(first, end):
            i = np.uint64(items[np.uint64(k)])
            old[np.uint64(k - first)] = sizes[row, i]
            sizes[row, i] = COVERED
            if copies:
                used[i] += 1
                if used[i] < most[i]:
                    sizes[row, i], old[k - first] = old[k - first], 0
        dead = False
        for k in range(first, end):
            if dead:
                break
            at, live = begin[np.uint64(items[np.uint64(k)])], old[np.uint64(k - first)]
            work += 4 * live
            for q in range(at, at + live):
                gone = np.uint64(entries[np.uint64(q)])
                for e in range(span[gone, 0], span[gone, 1]):
                    i, p = np.uint64(items[np.uint64(e)]), place[np.uint64(e)]
                    s = sizes[row, i] - np.int32(1)
                    # Not so where the item is covered, nor where the option was hidden before.
                    if p <= s:
                        here, tail = np.uint64(begin[i] + p), np.uint64(begin[i] + s)
                        other = entries[tail]
                        entries[tail], entries[here] = e, other
                        place[np.uint64(other)], place[np.uint64(e)] = p, s
                        sizes[row, i] = s
                        if s <= 1 and i < watched:
                            forced[i >> np.uint64(6)] |= np.uint64(1) << (i & np.uint64(63))
                            dead = dead or s == 0
                if dead:
                    break
        work += 1
        d += 1
    for k in range(max(0, d)):
        levels[k]["last"] = todo[end_of[k] - 1] if next_of[k] < end_of[k] else levels[k]["option"]
    counts["nodes"] += nodes
    counts["found"] += n_found
    counts["work"] += work
    return d
