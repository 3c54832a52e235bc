"""Knuth's estimator of the size of a search tree (1975): one kernel with many cheap probes per call.

It has no signatures: it is compiled when it is first called, not at each start.
"""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.bit_words import lowest, popcount
from latticework.search.option_sets.levels import (
    COVERED,
    PLACE,
    copies_of,
    count_fits,
    foremost,
    put_in,
    room_for,
    settle,
    smallest,
)


@njit(cache=True, nogil=True)
def _drawn(table, room, d, column, rank):
    """Return the option of a given rank among those of a column that are live at a level."""
    live, alive = room.live, room.alive
    for k in range(room.n_alive[d]):
        word = live[d, k] & table[np.uint64(alive[d, k]), column]
        here = np.int64(popcount(word))
        if rank >= here:
            rank -= here
            continue
        # Drop as many of the lowest bits as come before the one drawn.
        while rank > 0:
            word &= word - np.uint64(1)
            rank -= 1
        return np.int64(alive[d, k]) * 64 + np.int64(lowest(word))
    return -1


@njit(cache=True, nogil=True)
def measure(cover, bits, exclusive, draws, by_size, copies_last, sizes):
    """Set sizes (n,) to the number of nodes of the whole tree as estimated by each of n probes.

    draws (n, depth): numbers below 1 that pick children. bits and exclusive as `make_bits` returns them; by_size as
    in Problem; copies_last as in `Engine`.
    """
    copies, room = copies_of(cover, bits), room_for(bits, draws.shape[1] + 1)
    count = np.empty(len(room.penalty), np.uint64)
    at_root = room.penalty.copy()
    for n in range(len(sizes)):
        weight, total = 1.0, 1.0
        for d in range(draws.shape[1]):
            count_fits(bits.table, room, d, count)
            lacking = 0 if len(copies.used) == 0 else settle(copies, bits.n_single, count)
            fewest = smallest(count) if by_size else foremost(count)
            children = np.int64(fewest >> PLACE)
            if (lacking == 2 and not copies_last) or children == 0 or fewest >> PLACE >= COVERED:
                break
            column = np.int64(fewest & ((np.uint64(1) << PLACE) - np.uint64(1)))
            option = _drawn(bits.table, room, d, column, np.int64(draws[n, d] * children))
            weight *= children
            # Each depth adds what its node represents: the product of the numbers of children above it.
            total += weight
            put_in(bits, exclusive, copies, room, d, option)
        sizes[n] = total
        # Level 0 was only read, and lower ones are written before they are read: nothing else has to be undone.
        room.penalty[:] = at_root
        copies.used[:] = 0
