"""Options that can be in no solution, found by putting in each by itself and counting what fits then."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.option_sets.levels import (
    PLACE,
    copies_of,
    count_fits,
    put_in,
    room_for,
    settle,
    smallest,
)

MOST_WORK = 200_000_000
"""Words of a table that are looked at, some tenths of a second; where there are more nothing is left out."""

FEWEST = 100
"""All options are looked at again if the last pass removed at least one in so many."""


@njit(cache=True, nogil=True)
def leave_out(cover, bits, exclusive):
    """Remove from the root the options that leave some item with fewer options than it needs.

    bits and exclusive as `make_bits` returns them; `live` of bits is changed.
    """
    begin, copies = bits.live, copies_of(cover, bits)
    n, gone = len(bits.options), len(bits.options)
    if n * bits.table.size > MOST_WORK:
        return
    # What one pass takes away may make others impossible, less each time.
    while gone * FEWEST > n:
        room = room_for(bits, 1)
        count = np.empty(len(room.penalty), np.uint64)
        at_root = room.penalty.copy()
        gone = 0
        for option in range(n):
            bit = np.uint64(1) << np.uint64(option % 64)
            if begin[option // 64] & bit == 0:
                continue
            put_in(bits, exclusive, copies, room, 0, option)
            count_fits(bits.table, room, 1, count)
            lacking = 0 if len(copies.used) == 0 else settle(copies, bits.n_single, count)
            if lacking == 2 or smallest(count) >> PLACE == 0:
                begin[option // 64] &= ~bit
                gone += 1
            # The root level itself was only read, so penalties and copies are all there is to undo.
            room.penalty[:] = at_root
            copies.used[:] = 0
