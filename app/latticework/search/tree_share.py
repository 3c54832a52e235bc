"""The open share of a state, and where it can be cut in two: a small kernel that every engine needs."""

import numpy as np
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.array_layout import ITEM, LAST, OPTION, WHOLE
from latticework.search.child_share import child_share
from latticework.search.dlx.links import choose, cover, link

_vector = types.Array(types.int32, 1, "C")
_table = types.Array(types.int32, 2, "C")
_problem = types.Tuple([_vector] * 6)


@njit(types.UniTuple(int64, 4)(_problem, _table, int64), cache=True, nogil=True)
def survey(problem, levels, depth):
    """Return (open share of a state, level, option, updates); arguments as in `dlx.advance`, unchanged.

    level is the shallowest with an untried option and option is where the later half of its untried options
    begins, both -1 when no level has one; updates are those of choosing the option of the last level.
    """
    start, items, owner, least, most, order = problem
    links = link(problem)
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
                own = child_share(share, children, rank)
            elif owner[row - n_items] > option:
                total += child_share(share, children, rank)
                untried += 1
            rank += 1
            row = down[row]
        if level < 0 and untried > 0:
            level = d
            for _ in range((untried + 1) // 2):
                row = up[row]
            cut = owner[row - n_items]
        share = own
        cover(problem, links, item)
        updates = choose(problem, links, option, item)
    return total + share, level, cut, updates
