"""Options that can be in no solution, found by putting in each by itself and counting what fits then."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.option_sets.levels import COVERED, PLACE, choose, count_fits, room_for, settle, smallest

MOST_WORK = 200_000_000
"""Words of a table that are looked at, some tenths of a second; where there are more nothing is left out."""

FEWEST = 100
"""One option in how many must have gone that looking at all again pays."""


@njit(cache=True, nogil=True)
def leave_out(problem, bits, exclusive):
    """Remove the options of a search's first level that leave some item with fewer options than it needs.

    problem: as in `Problem.arrays`; bits and exclusive as `make_bits` returns them, `live` of bits is changed.
    """
    least, most, columns, n_single, own_start, own = problem[3], problem[4], bits[1], bits[2], bits[5], bits[6]
    many = (least[columns[n_single:]], most[columns[n_single:]], np.zeros(len(columns) - n_single, np.int32))
    begin = bits[10]
    n, gone = len(bits[0]), len(bits[0])
    if n * bits[3].size > MOST_WORK:
        return
    while gone * FEWEST > n:
        live, _, alive, n_alive, _, _, penalty = room_for(bits, 1)
        count = np.empty(len(penalty), np.uint64)
        at_root = penalty.copy()
        gone = 0
        for option in range(n):
            bit = np.uint64(1) << np.uint64(option % 64)
            if begin[option // 64] & bit == 0:
                continue
            n_alive[1] = choose(bits, exclusive, many, live, alive, 0, n_alive[0], option)
            for q in range(own_start[option], own_start[option + 1]):
                penalty[own[q]] = COVERED
            count_fits(bits[3], live, alive, 1, n_alive[1], penalty, count)
            lacking = 0 if len(many[2]) == 0 else settle(many, n_single, count)
            if lacking == 2 or smallest(count) >> PLACE == 0:
                begin[option // 64] &= ~bit
                gone += 1
            penalty[:] = at_root
            many[2][:] = 0
