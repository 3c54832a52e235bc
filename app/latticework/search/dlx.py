"""Dancing links: Knuth's exact cover search (2000) with the smallest-item heuristic, as jitted kernels.

What is asked: all sets of options that cover every item between least[i] and most[i] times.

The words: an entry is one item of one option; the entries of an item form a circular list (a column) headed
by the item; the single primary items still to be covered form another circular list, headed by the root. To
cover an item is to take it off that list and to hide its options from the columns of all their other items.
An item that may be covered several times stays until it has been covered `most` times; it is branched on only
when exactly one more option is needed, so copies are never permuted. Such an item must share each of its
options with a single primary item, which the reduction of a puzzle gives.

The state of a search is a table of levels, one row (item, option, last) each: at this level the item was
branched on, we are inside the subtree of `option`, and the options after it up to `last` are still to be
tried here. Columns keep ascending order, so a row needs no more. The state always stands at a node that is
about to be entered.

The share of a node is its part of the whole tree, a whole number out of WHOLE: a node with share w and n
children gives its child number r the share w // n, plus one if r < w % n. So shares add up exactly.
"""

import numpy as np
from numba import int64, njit, types

from latticework.search.places import DONE, FOUND, ITEM, LAST, N_COUNTERS, NODES, OPTION, UPDATES, WHOLE
from latticework.search.prune import PRUNING, WANTED, cut_off, make_sieve, no_pruning

_vector = types.Array(types.int32, 1, "C")
_table = types.Array(types.int32, 2, "C")
_counters = types.Array(types.int64, 1, "C")
_problem = types.Tuple([_vector] * 6)


@njit(cache=True, nogil=True)
def _at(index):
    """Return an index that numba takes as it is; a signed one costs a test for wrapping round."""
    return np.uint64(index)


@njit(cache=True, nogil=True)
def _link(problem):
    """Return the links (up, down, left, right, size, used) of a problem."""
    start, items, owner, least, most, order = problem
    n_items, n_entries = len(least), len(items)
    up = np.empty(n_items + n_entries, np.int32)
    down = np.empty(n_items + n_entries, np.int32)
    left = np.empty(n_items + 1, np.int32)
    right = np.empty(n_items + 1, np.int32)
    size = np.zeros(n_items, np.int32)
    used = np.zeros(n_items, np.int32)
    for i in range(n_items):
        up[i] = down[i] = i
        left[i] = right[i] = i
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
    return up, down, left, right, size, used


@njit(cache=True, nogil=True)
def _cover(problem, links, item):
    """Take an item off the list and hide its options elsewhere; return the number of updates."""
    start, items, owner, least, most, order = problem
    up, down, left, right, size, used = links
    n_items = len(least)
    right[left[item]], left[right[item]] = right[item], left[item]
    updates = 1
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


@njit(cache=True, nogil=True)
def _uncover(problem, links, item):
    """Undo _cover: the links know where everything was."""
    start, items, owner, least, most, order = problem
    up, down, left, right, size, used = links
    n_items = len(least)
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


@njit(cache=True, nogil=True)
def _choose(problem, links, option, branch):
    """Put an option in: cover its items other than the branch item (already covered); return updates."""
    start, items, owner, least, most, order = problem
    used = links[5]
    updates = 0
    for k in range(start[option], start[option + 1]):
        i = items[k]
        used[i] += 1
        if i != branch and used[i] == most[i]:
            updates += _cover(problem, links, i)
    return updates


@njit(cache=True, nogil=True)
def _unchoose(problem, links, option, branch):
    """Undo _choose."""
    start, items, owner, least, most, order = problem
    used = links[5]
    for k in range(start[option + 1] - 1, start[option] - 1, -1):
        i = items[k]
        if i != branch and used[i] == most[i]:
            _uncover(problem, links, i)
        used[i] -= 1


@njit(cache=True, nogil=True)
def _branch_item(problem, links, multiple, by_size):
    """Return the item to branch on; -1 when all is covered, -2 when stuck.

    It is the one with the fewest options, the first in the order on ties; without by_size the first in the order.
    """
    start, items, owner, least, most, order = problem
    up, down, left, right, size, used = links
    root = len(least)
    best, item = 1 << 30, -1
    i = right[root]
    while i != root:
        if size[i] < best:
            best, item = size[i], i
        if by_size == 0:
            break
        i = right[i]
    for i in multiple:
        need = least[i] - used[i]
        if need > size[i]:
            return -2
        if need == 1 and most[i] - used[i] == 1 and (size[i] < best if by_size != 0 else item < 0):
            best, item = size[i], i
        elif need > 0 and item == -1:
            item = -2
    return -2 if best == 0 else item


@njit(cache=True, nogil=True)
def _multiple_items(problem):
    most = problem[4]
    return np.flatnonzero(most > 1).astype(np.int32)


@njit(cache=True, nogil=True)
def _child_share(share, children, rank):
    return share // children + (1 if rank < share % children else 0)


@njit(int64(_problem, _table, int64, int64, _counters, _counters, _table, int64, PRUNING), cache=True, nogil=True)
def advance(problem, levels, depth, budget, counters, profile, found, by_size, pruning):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    problem: (start, items, owner, least, most) as in Cover, and order, all int32. levels: int32 (deepest + 1, 3), the
    state, changed in place; its first `depth` rows count. counters: int64 (N_COUNTERS,), added to; where there is
    room for deepest + 1 more, they receive the updates of each level: those of covering the item branched on there
    and of putting in its options. profile: int64 (deepest + 1,), nodes per level, added to. found: int32 (room,
    longest); row n receives the options of the n-th solution of this call, the rest of a row is left as it is.
    by_size: 1 for the smallest-item rule, 0 to branch on the first item in the order. The call returns early when
    found is full. Replaying the state is not counted, so the counts of slices add up to those of one long run.
    """
    start, items, owner, least, most, order = problem
    links = _link(problem)
    up, down, left, right, size, used = links
    sieve = make_sieve(pruning)
    prunes = pruning[WANTED] != 0
    n_items = len(least)
    multiple = _multiple_items(problem)
    deepest = len(profile)
    at_level = counters[N_COUNTERS:] if len(counters) >= N_COUNTERS + deepest else np.zeros(deepest, np.int64)
    node = np.empty(deepest, np.int32)
    rank = np.empty(deepest, np.int64)
    children = np.empty(deepest, np.int64)
    share = np.empty(deepest + 1, np.int64)
    share[0] = WHOLE
    for d in range(depth):
        item = levels[d, ITEM]
        children[d], rank[d], node[d] = size[item], 0, down[item]
        while owner[node[d] - n_items] != levels[d, OPTION]:
            node[d] = down[node[d]]
            rank[d] += 1
        share[d + 1] = _child_share(share[d], children[d], rank[d])
        _cover(problem, links, item)
        _choose(problem, links, levels[d, OPTION], item)
    d = depth
    nodes = 0
    before = at_level.sum()
    n_found = 0
    while nodes < budget and n_found < len(found):
        nodes += 1
        profile[d] += 1
        item = _branch_item(problem, links, multiple, by_size)
        if prunes and item >= 0 and cut_off(sieve, levels, d, counters):
            item = -3  # a dead end that was not seen by its sizes
        if item >= 0:
            children[d], rank[d], node[d] = size[item], 0, down[item]
            levels[d, ITEM] = item
            levels[d, LAST] = owner[up[item] - n_items]
            at_level[d] += _cover(problem, links, item)
        else:
            counters[DONE] += share[d]
            if item == -1:
                for k in range(d):
                    found[n_found, k] = levels[k, OPTION]
                n_found += 1
            elif item == -2:
                at_level[d] += 1  # Knuth takes the item that has no option off the list before he sees it
            d -= 1
            while d >= 0:  # go back to the deepest level that has an untried option
                item = levels[d, ITEM]
                _unchoose(problem, links, levels[d, OPTION], item)
                node[d] = down[node[d]]
                rank[d] += 1
                if node[d] != item and owner[node[d] - n_items] <= levels[d, LAST]:
                    break
                _uncover(problem, links, item)
                d -= 1
            if d < 0:
                break
        levels[d, OPTION] = owner[node[d] - n_items]
        share[d + 1] = _child_share(share[d], children[d], rank[d])
        at_level[d] += _choose(problem, links, levels[d, OPTION], levels[d, ITEM])
        d += 1
    counters[NODES] += nodes
    counters[UPDATES] += at_level.sum() - before
    counters[FOUND] += n_found
    return d


def table(problem, longest, by_size=1):
    """Search a whole problem; return (solutions, nodes of each level, updates of each level), as Knuth tells it.

    problem and by_size as in `advance`, longest: the most options of a solution. A level's nodes are the partial
    solutions of so many options, the root and the solutions among them; its updates are those made at these nodes.
    """
    counters, profile = np.zeros(N_COUNTERS + longest + 1, np.int64), np.zeros(longest + 1, np.int64)
    levels, found = np.zeros((longest + 1, 3), np.int32), np.empty((1000, longest), np.int32)
    depth = 0
    while depth >= 0:
        depth = advance(problem, levels, depth, 1 << 60, counters, profile, found, by_size, tuple(no_pruning()))
    return int(counters[FOUND]), profile, counters[N_COUNTERS:]


@njit(types.UniTuple(int64, 4)(_problem, _table, int64), cache=True, nogil=True)
def survey(problem, levels, depth):
    """Return (open share of a state, level, option, updates); arguments as in `advance`, unchanged.

    level is the shallowest with an untried option and option is where the later half of its untried options
    begins, both -1 when no level has one; updates are those of choosing the option of the last level.
    """
    start, items, owner, least, most, order = problem
    links = _link(problem)
    up, down, left, right, size, used = links
    n_items = len(least)
    share, total, level, cut, updates = WHOLE, 0, -1, -1, 0
    for d in range(depth):
        item, option, last = levels[d, ITEM], levels[d, OPTION], levels[d, LAST]
        children = np.int64(size[item])  # the JIT off, int32 would not hold a share
        rank, own, untried = 0, 0, 0
        row = down[item]
        while row != item and owner[row - n_items] <= last:
            if owner[row - n_items] == option:
                own = _child_share(share, children, rank)
            elif owner[row - n_items] > option:
                total += _child_share(share, children, rank)
                untried += 1
            rank += 1
            row = down[row]
        if level < 0 and untried > 0:
            level = d
            for _ in range((untried + 1) // 2):
                row = up[row]
            cut = owner[row - n_items]
        share = own
        _cover(problem, links, item)
        updates = _choose(problem, links, option, item)
    return total + share, level, cut, updates
