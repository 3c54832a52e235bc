"""Dancing links: Knuth's exact cover search (2000) with the smallest-item heuristic, as jitted kernels.

The task: find all sets of options that cover every item i between least[i] and most[i] times.

The terms: an entry is one item of one option; the entries of an item form a circular list (a column) headed by the
item; the single primary items still to be covered form another circular list, headed by the root. To cover an item is
to remove it from that list and to hide its options from the columns of all their other items. An item that may be
covered several times stays until it has been covered `most` times; it is branched on only when exactly one more
option is needed, so copies are never permuted. Each option of such an item must also have a single primary item, as
it has in the reduction of a puzzle.

The state of a search is a list of levels: at each one an item was branched on, the search is inside the subtree of
`option`, and the options after it up to `last` are still to be tried. Columns keep ascending order, so a level needs
no more. The state is always at a node that is about to be entered.

The share of a node is its part of the whole tree, an integer out of WHOLE: of a node with share w and n children,
child number r has the share w // n, plus one if r < w % n. So shares add up exactly.
"""

import numpy as np
from numba import int64

from latticework.kernel_cache import njit
from latticework.search.arrays import WHOLE
from latticework.search.dlx.links import (
    LinksOfSlice,
    branch_item,
    child_share,
    choose,
    cover,
    move,
    multiple_items,
    unchoose,
    uncover,
)
from latticework.search.kernel_types import COVER, RUN, record_type
from latticework.search.pruning.kernel import cut_off, make_sieve
from latticework.search.pruning.tables import Pruning

ALL_COVERED, STUCK, CUT_OFF = -1, -2, -3
"""Instead of an item to branch on: the first two as in `branch_item`, the last is a dead end found by a pruning."""


@njit(int64(COVER, record_type(LinksOfSlice), record_type(Pruning), RUN, int64, int64, int64), cache=True, nogil=True)
def advance(problem, standing, pruning, run, depth, budget, by_size):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    standing: the links as the previous slice left them. by_size: 1 for the smallest-item rule, 0 to branch on
    the first item in the order. The updates of a level are those of covering the item branched on there and of
    choosing its options. The call returns early if there is no room for solutions left. Replaying the state is
    not counted, so the counts of slices add up to those of one long run.
    """
    owner = problem.owner
    levels, found, counts, profile, updates = run.levels, run.found, run.counts, run.profile, run.updates
    links = standing.links
    up, down, size = links.up, links.down, links.size
    sieve = make_sieve(pruning)
    prunes = pruning.enabled != 0
    n_items = len(problem.least)
    multiple = multiple_items(problem)
    deepest = len(profile)
    node = np.empty(deepest, np.int32)
    rank = np.empty(deepest, np.int64)
    children = np.empty(deepest, np.int64)
    share = np.empty(deepest + 1, np.int64)
    share[0] = WHOLE
    # Replaying is not counted. Ranks and shares follow from the columns, which need not be stored in a state.
    move(problem, standing, levels, depth)
    for d in range(depth):  # the column of an item stays as it was when the item was covered
        item, option = levels[d]["item"], levels[d]["option"]
        children[d], rank[d], node[d] = size[item], 0, down[item]
        while owner[node[d] - n_items] != option:
            node[d] = down[node[d]]
            rank[d] += 1
        share[d + 1] = child_share(share[d], children[d], rank[d])
    looked_at = 1  # the most items that are compared at a node
    if by_size != 0:
        looked_at += np.count_nonzero(problem.least == 1)
    d = depth
    nodes = 0
    n_found = 0
    work = 0
    # The node at depth d is about to be entered: here, and only here, the levels above it are a state.
    while nodes < budget and n_found < len(found) and work <= run.most_work:
        nodes += 1
        work += looked_at
        profile[d] += 1
        item = branch_item(problem, links, multiple, by_size)
        if prunes and item >= 0 and cut_off(sieve, levels, d, run.cut):
            item = CUT_OFF
        if item >= 0:
            children[d], rank[d], node[d] = size[item], 0, down[item]
            levels[d]["item"] = item
            # The bottom of a column is its last option, so all of them are still to be tried.
            levels[d]["last"] = owner[up[item] - n_items]
            changed = cover(problem, links, item)
            updates[d] += changed
            work += changed
        else:
            # Only leaves count as explored: the share of a node is that of the leaves below it.
            counts["explored"] += share[d]
            if item == ALL_COVERED:
                for k in range(found.shape[1]):
                    found[n_found, k] = levels[k]["option"] if k < d else -1
                n_found += 1
            elif item == STUCK:
                updates[d] += 1  # Knuth removes the item without options from the list before he tests it
            d -= 1
            while d >= 0:  # go back to the deepest level that has an untried option
                item = levels[d]["item"]
                # Once the option is undone, its column is as it was, and the next entry in it is the next option.
                unchoose(problem, links, levels[d]["option"], item)
                node[d] = down[node[d]]
                rank[d] += 1
                if node[d] != item and owner[node[d] - n_items] <= levels[d]["last"]:
                    break
                uncover(problem, links, item)
                d -= 1
            if d < 0:
                break
        option = owner[node[d] - n_items]
        levels[d]["option"] = option
        share[d + 1] = child_share(share[d], children[d], rank[d])
        changed = choose(problem, links, option, levels[d]["item"])
        updates[d] += changed
        work += changed
        d += 1
    # The links stay as they are; the next slice begins from here.
    standing.depth[0] = max(0, d)
    standing.levels[: standing.depth[0]] = levels[: standing.depth[0]]
    counts["nodes"] += nodes
    counts["found"] += n_found
    counts["work"] += work
    return d
