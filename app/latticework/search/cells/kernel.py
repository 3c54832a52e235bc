"""Dancing cells: the tree of dancing links, with the options of each item as a sparse set (Knuth 2023).

The live options of an item are the first entries of its set; one is removed by swapping it with the last live one. So
restoring the numbers of live options restores all sets, whatever the order of the entries has become, and going back
costs nothing: each level where something is left to be tried has a row of such numbers, copied from the level above.

At a node the options of the item branched on are removed from the sets of all their other items, once for all of its
options; then for each option tried those of its other items. An option is removed at most once on a path.

Where an item has a single option left nothing is to be compared or copied: it is taken from the items that were noted
when their second last option went. They are taken in the order of preference, as the smallest-item rule does, so
levels and nodes are those of `dlx`, and one kernel can continue from a state of the other. Updates and shares are not
counted.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import int64

from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import lowest
from latticework.search.cells.tables import BEFORE, END, NODE, PLACE, Cells
from latticework.search.kernel_types import RUN, record_type
from latticework.search.pruning.kernel import cut_off, make_sieve
from latticework.search.pruning.tables import Pruning

COVERED = 0
"""The bound of an item that is covered: no place is below it, and one less is the greatest unsigned number."""

ALL_COVERED, STUCK = -1, -2
"""Instead of an item to branch on."""

FEW = 24
"""Options that are put in order by insertion; more by the library."""


class Rows(NamedTuple):
    """What is left at the levels of a search, a row for each level that keeps its own, all of the same width.

    bounds: a row begins with one more than the number of live options of each item: the places of these options are
    below it. words: the same memory in words of 64 bits; in a row the set of items that were noted begins at
    `noted` and has n_noted words. width: that of a row, in bounds.
    """

    bounds: Any
    words: Any
    noted: int
    n_noted: int
    width: int


@njit(inline="always")
def rows_for(cells, levels):
    """Return rows for so many levels, the first one as before any search."""
    noted, n_noted = (len(cells.size) + 3) // 4, cells.n_single // 64 + 1
    width = (noted + n_noted + 3) // 4 * 16
    words = np.zeros(levels * width // 4, np.uint64)
    bounds = words.view(np.uint16)
    for i in range(len(cells.size)):
        bounds[i] = cells.size[i] + 1
    return Rows(bounds, words, noted, n_noted, width)


@njit(inline="always")
def next_forced(bounds, words, row, begin, n):
    """Return the first item with one option left, removed from those that were noted; -1 if there is none."""
    found, w = -1, 0
    while found < 0 and w < n:
        at = np.uint64(begin + w)
        if words[at] == 0:
            w += 1
        else:
            item = np.uint64(64 * w) + lowest(words[at])
            words[at] &= words[at] - np.uint64(1)
            # It may be covered by now.
            found = np.int64(item) if bounds[row + item] == 2 else -1
    return found


@njit(inline="always")
def branch_item(cells, bounds, row, used, by_size, item, best):
    """Return the item to branch on; ALL_COVERED, or STUCK if something cannot be covered.

    item, best: by the smallest-item rule the smallest of those covered once, and its number of options.
    """
    n_single = cells.n_single
    if by_size == 0:
        for i in range(n_single):
            if bounds[row + np.uint64(i)] != COVERED:
                item, best = i, np.int64(bounds[row + np.uint64(i)]) - 1
                break
    # Items of several copies: one with too few options left is a dead end, whatever was found above.
    for i in range(n_single, n_single + cells.n_copied):
        need, left = cells.least[i] - used[i], np.int64(max(1, bounds[row + np.uint64(i)])) - 1
        if need > left:
            return STUCK
        if need == 1 and cells.most[i] - used[i] == 1 and (left < best if by_size != 0 else item < 0):
            item, best = i, left
        elif need > 0 and item == ALL_COVERED:
            # Nothing else is open, and every option of this item has an item that is covered once.
            item = STUCK
    return STUCK if best == 0 else item


@helper
def sort(options):
    """Put options in ascending order."""
    options.sort()


@njit(inline="always")
def list_options(owner, entries, first, size, todo, begin):
    """Write the options of a set to todo from `begin` on, a FEW in ascending order; return where they end."""
    for k in range(size):
        option, at = owner[entries[first + k]], begin + k
        while size <= FEW and at > begin and todo[at - 1] > option:
            todo[at] = todo[at - 1]
            at -= 1
        todo[at] = option
    return begin + size


@njit(inline="always")
def remove(nodes, entries, begin, bounds, words, row, noted, watched, node):
    """Remove the option of a node from the sets of all items that are not covered, if it is there.

    Return whether one of the first `watched` items lost its last option; those with one left are noted.
    """
    bare = False
    e = node - np.uint64(nodes[node * NODE + BEFORE])
    item = nodes[e * NODE]
    while item != END:
        i, p = np.uint64(item), np.uint64(nodes[e * NODE + PLACE])
        bound = np.uint64(bounds[row + i])
        if p < bound:
            tail, at = bound - np.uint64(1), np.uint64(begin[i])
            other = entries[at + tail]
            entries[at + tail], entries[at + p] = e, other
            nodes[np.uint64(other) * NODE + PLACE], nodes[e * NODE + PLACE] = p, tail
            bounds[row + i] = tail
            if tail <= np.uint64(2) and i < watched:
                words[noted + (i >> np.uint64(6))] |= np.uint64(1) << (i & np.uint64(63))
                bare = bare or tail == np.uint64(1)
        e += np.uint64(1)
        item = nodes[e * NODE]
    return bare


@helper
def is_lost(nodes, bounds, row, watched, node, option):
    """Whether an item of the option of a node has no options left, and will not be covered by another option.

    node: any of the first option; option: the first node of the other.
    """
    e = node - np.uint64(nodes[node * NODE + BEFORE])
    while nodes[e * NODE] != END:
        i = np.uint64(nodes[e * NODE])
        lost, k = i < watched and bounds[row + i] == 1, option
        while lost and nodes[k * NODE] != END:
            lost = nodes[k * NODE] != i
            k += np.uint64(1)
        if lost:
            return True
        e += np.uint64(1)
    return False


@njit(int64(record_type(Cells), record_type(Pruning), RUN, int64, int64, int64), cache=True, nogil=True)
def advance(cells, pruning, run, depth, budget, by_size):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    by_size: 1 for the smallest-item rule, 0 to branch on the first item in the order. Levels have the numbers that
    items have in these tables.
    """
    # Names for all arrays: inside the loop, where numba would count references to them, it would take twice as long.
    levels, found, counts, profile = run.levels, run.found, run.counts, run.profile
    start, most, begin, owner = cells.start, cells.most, cells.begin, cells.owner
    entries, nodes = cells.entries, cells.nodes
    n_items, n_single, deepest = len(cells.numbers), cells.n_single, len(profile)
    rows, used = rows_for(cells, deepest + 1), np.zeros(n_items, np.int32)
    bounds, words, n_noted, width = rows.bounds, rows.words, rows.n_noted, np.uint64(rows.width)
    # Options still to be tried, level by level: those of level d are todo[next_of[d]:end_of[d]]; row_of: its row.
    todo = np.empty(len(start) - 1 + deepest, np.int32)
    next_of, end_of, row_of = np.zeros((3, deepest + 1), np.int64)
    sieve, prunes, copies = make_sieve(pruning), pruning.enabled != 0, cells.n_copied > 0
    # With copies, or in a given order, what has one option need not come first.
    forces = by_size != 0 and not copies
    # An item without options is a dead end at once by the smallest-item rule, else when its turn comes.
    watched = np.uint64(n_single) if by_size != 0 else np.uint64(0)
    dead, top, row, noted, d, entered, n_found, work = False, 0, np.uint64(0), np.uint64(rows.noted), 0, 0, 0, 0
    for i in range(watched):
        dead = dead or bounds[i] == 1
        words[noted + (i >> np.uint64(6))] |= np.uint64(bounds[i] == 2) << (i & np.uint64(63))
    # Once the state is replayed the node at depth d is about to be entered: here, and only here, the levels above it
    # are a state. One node is entered always.
    while depth > 0 or (entered < budget and n_found < len(found) and work <= run.most_work):
        item, given, last = -1, np.int32(0), np.int32(len(start))
        if d < depth:
            # Those up to the own option are explored, those after `last` belong to another state.
            item, given, last = np.int64(levels[d]["item"]), levels[d]["option"], levels[d]["last"]
        else:
            # Replaying is over, and not counted.
            if depth > 0:
                depth = work = 0
            entered += 1
            profile[d] += 1
            if dead:
                item = STUCK
            elif forces:
                item = next_forced(bounds, words, row, noted, n_noted)
            if item == -1:
                work += n_items // 8
                best = np.uint32(0xFFFFFFFF)
                if by_size != 0:
                    # The number of options, and the item in one number, so that the leftmost is taken of several.
                    for i in range(n_single):
                        size = np.int64(bounds[row + np.uint64(i)]) + 0xFFFF & 0xFFFF  # the greatest if it is covered
                        best = min(best, np.uint32(size << 16 | i))
                item = np.int64(best & np.uint32(0xFFFF)) if best < np.uint32(0xFFFF0000) else ALL_COVERED
                if best <= np.uint32(0xFFFF):  # no option is left: after a state was replayed it may not be known yet
                    item = STUCK
                if not forces:
                    item = branch_item(cells, bounds, row, used, by_size, item, np.int64(best >> np.uint32(16)))
            if prunes and item >= 0 and cut_off(sieve, levels, d, run.cut):
                item = STUCK
        if item >= 0:
            i = np.uint64(item)
            at, size = np.int64(begin[i]) + 1, np.int64(bounds[row + i]) - 1
            levels[d]["item"], next_of[d], row_of[d] = item, top, row
            if size == 1:
                todo[top] = owner[np.uint64(entries[at])]
                top += 1
            else:
                end = list_options(owner, entries, at, size, todo, top)
                if size > FEW:
                    sort(todo[top:end])
                for q in range(top, end):
                    if given <= todo[q] <= last:
                        todo[top] = todo[q]
                        top += 1
            end_of[d] = top
            bounds[row + i] = COVERED
            # Whichever option is tried, the others are gone: they are removed once for all. One alone may stay, if
            # no item of several copies counts it.
            if size > 1 or copies:
                for q in range(at, at + size):
                    node = np.uint64(entries[np.uint64(q)])
                    remove(nodes, entries, begin, bounds, words, row, noted, watched, node)
                work += 4 * size
        else:
            if item == ALL_COVERED:
                for k in range(found.shape[1]):
                    found[n_found, k] = levels[k]["option"] if k < d else -1
                n_found += 1
            d -= 1
            while d >= 0:  # go back to the deepest level that has an untried option
                if copies:
                    k = np.uint64(start[levels[d]["option"]])
                    while nodes[k * NODE] != END:
                        used[nodes[k * NODE]] -= 1
                        k += np.uint64(1)
                if next_of[d] < end_of[d]:
                    break
                d -= 1
            if d < 0:
                break
            top, row = end_of[d], np.uint64(row_of[d])
            noted = (row >> np.uint64(2)) + np.uint64(rows.noted)
        option = todo[next_of[d]]
        next_of[d] += 1
        levels[d]["option"] = option
        # For the last one the row need not be kept.
        if next_of[d] < end_of[d]:
            below, above = (row + width) >> np.uint64(2), row >> np.uint64(2)
            for w in range(width >> np.uint64(2)):
                words[below + w] = words[above + w]
            row += width
            noted += width >> np.uint64(2)
        first = k = np.uint64(start[np.uint64(option)])
        if copies:
            while nodes[k * NODE] != END:
                used[nodes[k * NODE]] += 1
                k += np.uint64(1)
            k = first
        dead = False
        while nodes[k * NODE] != END and not dead:
            i = np.uint64(nodes[k * NODE])
            if not copies or used[i] == most[i]:
                at, live = np.int64(begin[i]) + 1, np.int64(max(1, bounds[row + i])) - 1
                bounds[row + i] = COVERED
                for q in range(at, at + live):
                    node = np.uint64(entries[np.uint64(q)])
                    # The option itself is there if it was alone.
                    if node != k and remove(nodes, entries, begin, bounds, words, row, noted, watched, node):
                        dead = is_lost(nodes, bounds, row, watched, node, first)
                        if dead:
                            break
                work += 4 * live
            k += np.uint64(1)
        work += 1
        d += 1
    for k in range(max(0, d)):
        levels[k]["last"] = todo[end_of[k] - 1] if next_of[k] < end_of[k] else levels[k]["option"]
    counts["nodes"] += entered
    counts["found"] += n_found
    counts["work"] += work
    return d
