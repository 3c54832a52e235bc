"""The links of dancing links (Knuth 2000): covering an item, choosing an option, and undoing both.

Shares are here too: how much of the whole tree a node or a state is. They are defined on the tree of dancing links,
so `survey` computes them for the states of every engine.
"""

from typing import NamedTuple

import numpy as np
from numba import int64, types

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import LEVEL, WHOLE, CoverArrays, Levels, Longs, Vector
from latticework.search.kernel_types import COVER, LEVELS, record_type


class Links(NamedTuple):
    """The lists of dancing links; entries are numbered after the items, which head their columns.

    up, down (items + entries,): the neighbours of an entry in its column. left, right (items + 1,): those of an item
    in the list of items still to be covered, which is headed by the last. size (items,): how many options each item
    has; used (items,): how often it is covered.
    """

    up: Vector
    down: Vector
    left: Vector
    right: Vector
    size: Vector
    used: Vector


class LinksOfSlice(NamedTuple):
    """The links as a slice left them, so that the next one only makes changes: in large problems that saves much.

    levels (longest + 1,): the first depth[0] records are those of what is chosen.
    """

    links: Links
    levels: Levels
    depth: Longs


def kept_links(problem: CoverArrays, longest: int) -> LinksOfSlice:
    """Return the links of a problem before any search."""
    return LinksOfSlice(link(problem), np.zeros(longest + 1, LEVEL), np.zeros(1, np.int64))


@helper
def move(problem, standing, levels, depth):
    """Choose the options of some levels, after undoing others that are chosen."""
    links, before = standing.links, standing.levels
    d = 0
    # Consecutive slices mostly share their first levels: those stay chosen.
    while d < min(depth, standing.depth[0]) and (before[d]["item"] == levels[d]["item"]
                                                 and before[d]["option"] == levels[d]["option"]):
        d += 1
    # Deepest first: links are restored correctly only in the reverse order of their changes (Knuth 2000).
    for e in range(standing.depth[0] - 1, d - 1, -1):
        unchoose(problem, links, before[e]["option"], before[e]["item"])
        uncover(problem, links, before[e]["item"])
    for e in range(d, depth):
        cover(problem, links, levels[e]["item"])
        choose(problem, links, levels[e]["option"], levels[e]["item"])


@helper
def _at(index):
    """Return an index that numba uses directly; a signed one costs a test for wrapping round."""
    # numba/numba#929: only unsigned indices skip the test; #1533: it cannot be switched off.
    return np.uint64(index)


@njit(record_type(Links)(COVER), cache=True, nogil=True)
def link(problem):
    """Return the links of a problem."""
    items, least, most, order = problem.items, problem.least, problem.most, problem.order
    n_items, n_entries = len(least), len(items)
    up = np.empty(n_items + n_entries, np.int32)
    down = np.empty(n_items + n_entries, np.int32)
    left = np.empty(n_items + 1, np.int32)
    right = np.empty(n_items + 1, np.int32)
    size = np.zeros(n_items, np.int32)
    used = np.zeros(n_items, np.int32)
    for i in range(n_items):
        up[i] = down[i] = i
        # An item that need not be covered exactly once never enters the list of items. Linked to itself, it can be
        # covered like any other, and removing it changes nothing (Knuth 2000, secondary columns).
        left[i] = right[i] = i
    # Each entry goes to the bottom of its column, so options ascend there; states rely on that order.
    for k in range(n_entries):
        i, node = items[k], n_items + k
        last = up[i]
        up[node], down[node] = last, i
        down[last] = up[i] = node
        size[i] += 1
    previous = n_items
    for i in order:
        if least[i] == 1 and most[i] == 1:
            left[i] = previous
            right[previous] = i
            previous = i
    right[previous] = n_items
    left[n_items] = previous
    return Links(up, down, left, right, size, used)


@helper
def cover(problem, links, item):
    """Remove an item from the list and hide its options elsewhere; return the number of updates."""
    start, items, owner = problem.start, problem.items, problem.owner
    up, down, left, right, size, _ = links
    n_items = len(problem.least)
    # The item keeps its own links, and its column stays complete: that is all that `uncover` needs.
    right[left[item]], left[right[item]] = right[item], left[item]
    updates = 1
    # Each option of the item leaves every column but this one, which still lists what may be tried.
    row = down[item]
    while row != item:
        option = owner[_at(row - n_items)]
        for k in range(start[_at(option)], start[_at(option + 1)]):
            node = n_items + k
            if node != row:
                above, below = up[_at(node)], down[_at(node)]
                down[_at(above)] = below
                up[_at(below)] = above
                size[_at(items[_at(k)])] -= 1
                updates += 1
        row = down[row]
    return updates


@helper
def uncover(problem, links, item):
    """Undo `cover`, using the links that the item and its options kept."""
    start, items, owner = problem.start, problem.items, problem.owner
    up, down, left, right, size, _ = links
    n_items = len(problem.least)
    # From the bottom up and from the last entry to the first: the mirror image of `cover`.
    row = up[item]
    while row != item:
        option = owner[_at(row - n_items)]
        for k in range(start[_at(option + 1)] - 1, start[_at(option)] - 1, -1):
            node = n_items + k
            if node != row:
                above, below = up[_at(node)], down[_at(node)]
                down[_at(above)] = node
                up[_at(below)] = node
                size[_at(items[_at(k)])] += 1
        row = up[row]
    right[left[item]] = left[right[item]] = item


@helper
def choose(problem, links, option, branch):
    """Choose an option: cover its items except the branch item, which is covered already; return updates."""
    start, items, most, used = problem.start, problem.items, problem.most, links.used
    updates = 0
    for k in range(start[option], start[option + 1]):
        i = items[k]
        used[i] += 1
        # While an item has copies left, its other options stay open.
        if i != branch and used[i] == most[i]:
            updates += cover(problem, links, i)
    return updates


@helper
def unchoose(problem, links, option, branch):
    """Undo `choose`."""
    start, items, most, used = problem.start, problem.items, problem.most, links.used
    for k in range(start[option + 1] - 1, start[option] - 1, -1):
        i = items[k]
        if i != branch and used[i] == most[i]:
            uncover(problem, links, i)
        used[i] -= 1


@helper
def branch_item(problem, links, multiple, by_size):
    """Return the item to branch on; -1 if all is covered, -2 if something cannot be.

    It is the one with the fewest options, the first in the order on ties; without by_size the first in the order.
    """
    least, most = problem.least, problem.most
    right, size, used = links.right, links.size, links.used
    root = len(least)
    best, item = 1 << 30, -1
    i = right[root]
    while i != root:
        if size[i] < best:
            best, item = size[i], i
        if by_size == 0:
            break
        i = right[i]
    # Items of several copies: one with too few options left is a dead end, whatever was found above.
    for i in multiple:
        need = least[i] - used[i]
        if need > size[i]:
            return -2
        if need == 1 and most[i] - used[i] == 1 and (size[i] < best if by_size != 0 else item < 0):
            best, item = size[i], i
        elif need > 0 and item == -1:
            # Nothing else is open, and every option of this item holds an item that is covered once: none can be
            # added.
            item = -2
    return -2 if best == 0 else item


@helper
def multiple_items(problem):
    """Return the items that may be covered several times."""
    return np.flatnonzero(problem.most > 1).astype(np.int32)


@helper
def child_share(share, children, rank):
    """Return the share of child number `rank` of a node; shares are integers that add up exactly."""
    # The remainder of the division goes to the first children, one each.
    return share // children + (1 if rank < share % children else 0)


@njit(types.UniTuple(int64, 4)(COVER, LEVELS), cache=True, nogil=True)
def survey(problem, levels):
    """Return (open share of the state of some levels, level, option, updates).

    level is the shallowest with an untried option and option is where the later half of its untried options begins,
    both -1 if no level has one; updates are those of choosing the option of the last level.
    """
    owner, n_items = problem.owner, len(problem.least)
    links = link(problem)
    up, down, size = links.up, links.down, links.size
    # Shares are defined on the tree of dancing links, whose columns give the number of children of a node; so other
    # engines need not count them.
    share, total, level, cut, updates = WHOLE, 0, -1, -1, 0
    for d in range(len(levels)):
        item, option, last = levels[d]["item"], levels[d]["option"], levels[d]["last"]
        children = np.int64(size[item])  # the JIT off, int32 would not hold a share
        rank, own, untried = 0, 0, 0
        row = down[item]
        # Options before the own one are explored, those after it up to `last` are open, those after `last` belong to
        # another state.
        while row != item and owner[row - n_items] <= last:
            if owner[row - n_items] == option:
                own = child_share(share, children, rank)
            elif owner[row - n_items] > option:
                total += child_share(share, children, rank)
                untried += 1
            rank += 1
            row = down[row]
        if level < 0 and untried > 0:
            level = d
            # Rounded up, so that a single untried option can be given away too.
            for _ in range((untried + 1) // 2):
                row = up[row]
            cut = owner[row - n_items]
        share = own
        cover(problem, links, item)
        updates = choose(problem, links, option, item)
    return total + share, level, cut, updates
