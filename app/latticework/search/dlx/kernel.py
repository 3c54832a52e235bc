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
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.array_layout import DONE, FOUND, ITEM, LAST, N_COUNTERS, NODES, OPTION, UPDATES, WHOLE
from latticework.search.child_share import child_share
from latticework.search.dlx.links import branch_item, choose, cover, link, multiple_items, unchoose, uncover
from latticework.search.pruning.kernel import PRUNING, cut_off, make_sieve
from latticework.search.pruning.tables import WANTED, no_pruning

_vector = types.Array(types.int32, 1, "C")
_table = types.Array(types.int32, 2, "C")
_counters = types.Array(types.int64, 1, "C")
_problem = types.Tuple([_vector] * 6)


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
    links = link(problem)
    up, down, left, right, size, used = links
    sieve = make_sieve(pruning)
    prunes = pruning[WANTED] != 0
    n_items = len(least)
    multiple = multiple_items(problem)
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
        share[d + 1] = child_share(share[d], children[d], rank[d])
        cover(problem, links, item)
        choose(problem, links, levels[d, OPTION], item)
    d = depth
    nodes = 0
    before = at_level.sum()
    n_found = 0
    while nodes < budget and n_found < len(found):
        nodes += 1
        profile[d] += 1
        item = branch_item(problem, links, multiple, by_size)
        if prunes and item >= 0 and cut_off(sieve, levels, d, counters):
            item = -3  # a dead end that was not seen by its sizes
        if item >= 0:
            children[d], rank[d], node[d] = size[item], 0, down[item]
            levels[d, ITEM] = item
            levels[d, LAST] = owner[up[item] - n_items]
            at_level[d] += cover(problem, links, item)
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
                unchoose(problem, links, levels[d, OPTION], item)
                node[d] = down[node[d]]
                rank[d] += 1
                if node[d] != item and owner[node[d] - n_items] <= levels[d, LAST]:
                    break
                uncover(problem, links, item)
                d -= 1
            if d < 0:
                break
        levels[d, OPTION] = owner[node[d] - n_items]
        share[d + 1] = child_share(share[d], children[d], rank[d])
        at_level[d] += choose(problem, links, levels[d, OPTION], levels[d, ITEM])
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
