"""Knuth's estimator of the size of a search tree (1975): one kernel, many cheap probes at a call.

It has no signatures: it is compiled when it is first called, not at each start.
"""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.bit_words import lowest, popcount
from latticework.search.option_sets.levels import (
    COVERED,
    PLACE,
    choose,
    count_fits,
    foremost,
    room_for,
    settle,
    smallest,
)


@njit(cache=True, nogil=True)
def _drawn(table, live, alive, d, n, column, rank):
    """Return the option of a column that has the given rank among those that are live at a level."""
    for k in range(n):
        word = live[d, k] & table[np.uint64(alive[d, k]), column]
        here = np.int64(popcount(word))
        if rank >= here:
            rank -= here
            continue
        while rank > 0:
            word &= word - np.uint64(1)
            rank -= 1
        return np.int64(alive[d, k]) * 64 + np.int64(lowest(word))
    return -1


@njit(cache=True, nogil=True)
def measure(problem, bits, exclusive, draws, by_size, copies_last, sizes):
    """Set sizes (n,) to the nodes of the whole tree by each of n probes; draws (n, depth), numbers below 1, pick.

    bits and exclusive as `make_bits` returns them; by_size as in `dlx.advance`;
    copies_last as in `Engine`.
    """
    least, most, columns, n_single, own_start, own = problem[3], problem[4], bits[1], bits[2], bits[5], bits[6]
    many = (least[columns[n_single:]], most[columns[n_single:]], np.zeros(len(columns) - n_single, np.int32))
    live, _, alive, n_alive, _, _, penalty = room_for(bits, draws.shape[1] + 1)
    count = np.empty(len(penalty), np.uint64)
    at_root = penalty.copy()
    for n in range(len(sizes)):
        weight, total = 1.0, 1.0
        for d in range(draws.shape[1]):
            count_fits(bits[3], live, alive, d, n_alive[d], penalty, count)
            lacking = 0 if len(many[2]) == 0 else settle(many, n_single, count)
            fewest = smallest(count) if by_size else foremost(count)
            children = np.int64(fewest >> PLACE)
            if (lacking == 2 and not copies_last) or children == 0 or fewest >> PLACE >= COVERED:
                break
            column = np.int64(fewest & ((np.uint64(1) << PLACE) - np.uint64(1)))
            option = _drawn(bits[3], live, alive, d, n_alive[d], column, np.int64(draws[n, d] * children))
            weight *= children
            total += weight
            n_alive[d + 1] = choose(bits, exclusive, many, live, alive, d, n_alive[d], option)
            for q in range(own_start[option], own_start[option + 1]):
                penalty[np.uint64(own[q])] = COVERED
        sizes[n] = total
        penalty[:] = at_root
        many[2][:] = 0
