"""The kernel that counts the ways in which parts fill a target, for boards of which a placement is one word."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import lowest, popcount
from latticework.search.kernel_types import LONGS, TABLE, VECTOR, WORDS

LEVEL, SOLUTIONS, NODES = range(3)
"""The places in `counts`."""


@helper
def strands(near, empty, sums):
    """Return whether some empty cells that hang together are so many as no parts of the set have together."""
    while empty:
        island = edge = empty & (~empty + np.uint64(1))
        while edge:
            cell = lowest(edge)
            edge &= edge - np.uint64(1)
            more = near[cell] & empty & ~island
            island |= more
            edge |= more
        if not sums >> (popcount(island) - np.uint64(1)) & np.uint64(1):
            return True
        empty &= ~island
    return False


@njit(types.boolean(WORDS, TABLE, VECTOR, VECTOR, WORDS, types.uint64, types.int64, types.int64, WORDS, TABLE,
                    LONGS), cache=True, nogil=True)
def fill(masks, first, used, left, near, sums, most_solutions, most_nodes, covered, chosen, counts):
    """Count the ways to cover the cells that are not covered yet; return whether the search has ended.

    masks (options,): the cells of each placement, the bits of crossings above them. first (cells, parts + 1): the
    placements whose lowest cell is a cell, those of a part together: first[cell, part] to first[cell, part + 1]. used
    (n,): the parts of a set, each once; left (n,): how often each is still to be used. near (cells,): the neighbours
    of each cell. sums: bit n is set where some parts of the set
    have n + 1 cells together. covered (levels + 1,): the first entry has all bits
    that are no cells of the target. chosen (levels + 1, 2): the place in `used` and the placement of each level.
    counts (3,): level, solutions, nodes; all zero at first.

    A search that has not ended, at so many solutions or nodes, is continued by another call with the same arrays.
    """
    n_cells, n_used = len(first), len(used)
    cells = ~np.uint64(0) if n_cells == 64 else (np.uint64(1) << np.uint64(n_cells)) - np.uint64(1)
    level = counts[0]
    while level >= 0:
        # Here a level is entered, or returned to after one of its placements was taken back.
        now = covered[level]
        cell = np.int64(lowest(~now))
        which, option = chosen[level, 0], chosen[level, 1]
        found = False
        while which < n_used and not found:
            if left[which] > 0:
                option = max(option, first[cell, used[which]])
                end = first[cell, used[which] + 1]
                while option < end and masks[option] & now:
                    option += 1
                found = option < end
            if not found:
                which += 1
                option = 0
        if not found:
            level -= 1
            if level >= 0:
                left[chosen[level, 0]] += 1
                chosen[level, 1] += 1
            continue
        chosen[level, 0], chosen[level, 1] = which, option
        counts[2] += 1
        now |= masks[option]
        if now & cells == cells:
            counts[1] += 1
            chosen[level, 1] += 1
        elif strands(near, ~now & cells, sums):
            chosen[level, 1] += 1
        else:
            left[which] -= 1
            level += 1
            covered[level] = now
            chosen[level, 0], chosen[level, 1] = 0, 0
        if counts[1] >= most_solutions or counts[2] >= most_nodes:
            counts[0] = level
            return level < 0
    counts[0] = level
    return True
