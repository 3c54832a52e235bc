"""The open share of a state, and where it can be split: a small kernel that all engines need."""

import numpy as np
from numba import int64, types

from latticework.kernel_cache import njit
from latticework.search.arrays import WHOLE
from latticework.search.child_share import child_share
from latticework.search.dlx.links import choose, cover, link
from latticework.search.kernel_types import COVER, LEVELS


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
