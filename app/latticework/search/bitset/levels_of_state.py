"""The levels of a state as the room that a search on bit sets works in, and back."""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.bit_words import leading, lowest
from latticework.search.bitset.subproblem import repays
from latticework.search.option_sets.levels import choose, close_columns


@njit(cache=True, nogil=True)
def replay(bits, exclusive, copies, room, run, base, depth, large):
    """Put in the options of the levels of a state from `base` on; return the depth that was reached.

    It goes no further than to a node, at depth `large` at most, that is to be searched as a problem of its own.
    """
    levels, d = run.levels, base
    while d < depth and not (base < d <= large and room.n_alive[d - base] > 0 and repays(bits, room, d - base)):
        # Levels name options as the whole problem does; those of a smaller one keep that order.
        e, option = d - base, np.searchsorted(bits.options, levels[d]["option"])
        # First what is to be tried, then the choice: both look at the options that are live before it.
        _set_untried(bits, room, e, levels[d])
        room.chosen[e] = option
        choose(bits, exclusive, copies, room, e, option)
        close_columns(bits, room, option)
        if is_left_out(bits, option):  # its node is none that counts
            # With nothing live the search sees a dead end at once; the node that it counts there is taken off
            # beforehand.
            room.n_alive[e + 1] = 0
            run.counts["nodes"] -= 1
            run.profile[d + 1] -= 1
        d += 1
    return d


@njit(cache=True, nogil=True)
def is_left_out(bits, option):
    """Whether an option of the whole problem is left out; a state that was cut in two may end with such a one."""
    return bits.live[option // 64] >> np.uint64(option % 64) & np.uint64(1) == 0


@njit(cache=True, nogil=True)
def _set_untried(bits, room, e, level):
    """Set the options to be tried at a level to those of its column after its option up to its last."""
    live, todo, alive = room.live, room.todo, room.alive
    column = 0
    # It is there: the engine has put items that have a column in the place of those that have none.
    while bits.columns[column] != level["item"]:
        column += 1
    room.at[e] = 0
    for k in range(room.n_alive[e]):
        word = live[e, k] & bits.table[alive[e, k], column]
        todo[e, k] = np.uint64(0)
        while word != 0:
            o = np.int64(alive[e, k]) * 64 + np.int64(lowest(word))
            bit = word & (~word + np.uint64(1))
            word ^= bit
            if level["option"] < bits.options[o] <= level["last"]:
                todo[e, k] |= bit


@njit(cache=True, nogil=True)
def write_last(bits, room, levels, base, n):
    """Write the last untried option of n levels from `base` on, as a state wants it."""
    for e in range(n):
        levels[base + e]["last"] = levels[base + e]["option"]
        for k in range(room.at[e], room.n_alive[e]):
            if room.todo[e, k] != 0:
                o = np.int64(room.alive[e, k]) * 64 + 63 - np.int64(leading(room.todo[e, k]))
                # Words ascend, so the last one that has a bit decides.
                levels[base + e]["last"] = bits.options[o]
