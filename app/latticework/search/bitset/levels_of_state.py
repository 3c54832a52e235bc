"""The levels of a state as the room that a search on bit sets works in, and back."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.bit_words import leading, lowest
from latticework.search.option_sets.levels import choose, close_columns


@njit(cache=True, nogil=True)
def replay(cover, bits, exclusive, copies, room, run, depth):
    """Put in the options of the levels of a state; return its depth."""
    levels = run.levels
    column_of = np.zeros(len(cover.least), np.int64)
    column_of[bits.columns] = np.arange(len(bits.columns))
    for d in range(depth):
        option = levels[d]["option"]
        _set_untried(bits, room, d, column_of[levels[d]["item"]], option, levels[d]["last"])
        room.chosen[d] = option
        choose(bits, exclusive, copies, room, d, option)
        close_columns(bits, room, option)
        if bits.live[option // 64] >> np.uint64(option % 64) & np.uint64(1) == 0:
            # A state that was cut in two may begin with an option that is left out: its node is none that counts.
            room.n_alive[d + 1] = 0
            run.counts["nodes"] -= 1
            run.profile[d + 1] -= 1
            return d + 1
    return depth


@njit(cache=True, nogil=True)
def _set_untried(bits, room, d, column, option, last):
    """Set the options to be tried at a level to those of a column after `option` up to `last`."""
    live, todo, alive = room.live, room.todo, room.alive
    room.at[d] = 0
    for k in range(room.n_alive[d]):
        word = live[d, k] & bits.table[alive[d, k], column]
        todo[d, k] = np.uint64(0)
        while word != 0:
            o = np.int64(alive[d, k]) * 64 + np.int64(lowest(word))
            bit = word & (~word + np.uint64(1))
            word ^= bit
            if option < o <= last:
                todo[d, k] |= bit


@njit(cache=True, nogil=True)
def write_last(bits, room, levels, base, n):
    """Write the last untried option of n levels from `base` on, as a state wants it."""
    for e in range(n):
        levels[base + e]["last"] = levels[base + e]["option"]
        for k in range(room.at[e], room.n_alive[e]):
            if room.todo[e, k] != 0:
                o = np.int64(room.alive[e, k]) * 64 + 63 - np.int64(leading(room.todo[e, k]))
                levels[base + e]["last"] = bits.options[o]
