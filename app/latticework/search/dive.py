"""The kernel of `seek`: from the root down along options drawn by what they leave.

It has no signatures: it is compiled when it is first called, not at each start.
"""

import numpy as np
from numba import njit

from latticework.search.bits import lowest
from latticework.search.bitset import COVERED, _choose, _count_fits, _least, _room_for, _settle
from latticework.search.dlx import ITEM, LAST, OPTION

_PLACE = np.uint64(20)


@njit(cache=True, nogil=True)
def _promise(count, n_single):
    """Return the sum of the logarithms of the counts of columns that are not covered, very low where one is 0."""
    total = 0.0
    for c in range(n_single):
        if count[c] == 0:
            return -np.inf
        if count[c] < COVERED:
            total += np.log(np.float64(count[c]))
    return total


@njit(cache=True, nogil=True)
def _drawn(promises, strength, draw):
    """Return the place of an option drawn by its weight, exp(strength * promise); -1 when none has any promise."""
    best = promises.max()
    if best == -np.inf:
        return -1
    weights = np.exp(strength * (promises - best))
    left = draw * weights.sum()
    place = 0
    while place < len(weights) - 1 and left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


@njit(cache=True, nogil=True)
def _put_in(bits, exclusive, many, work, d, option):
    """Put an option in at a level."""
    live, alive, n_alive, penalty = work[0], work[2], work[3], work[6]
    n_alive[d + 1] = _choose(bits, exclusive, many, live, alive, d, n_alive[d], option)
    for q in range(bits[5][option], bits[5][option + 1]):
        penalty[bits[6][q]] = COVERED


@njit(cache=True, nogil=True)
def _take_out(bits, many, work, option):
    """Undo _put_in."""
    for q in range(bits[5][option], bits[5][option + 1]):
        work[6][bits[6][q]] = 0
    for q in range(bits[7][option], bits[7][option + 1]):
        many[2][bits[8][q]] -= 1


@njit(cache=True, nogil=True)
def _promises(bits, exclusive, many, work, d, options, count):
    """Return the promise of each of some options at a level."""
    table, live, alive, n_alive, penalty = bits[3], work[0], work[2], work[3], work[6]
    promises = np.empty(len(options))
    for place in range(len(options)):
        _put_in(bits, exclusive, many, work, d, options[place])
        _count_fits(table, live, alive, d + 1, n_alive[d + 1], penalty, count)
        promises[place] = _promise(count, bits[2])
        _take_out(bits, many, work, options[place])
    return promises


@njit(cache=True, nogil=True)
def _options_of(bits, work, d, column):
    """Return the live options of a column at a level."""
    table, live, alive, n_alive = bits[3], work[0], work[2], work[3]
    found = np.empty(len(bits[0]), np.int64)
    n = 0
    for k in range(n_alive[d]):
        word = live[d, k] & table[alive[d, k], column]
        while word != 0:
            found[n] = np.int64(alive[d, k]) * 64 + np.int64(lowest(word))
            word &= word - np.uint64(1)
            n += 1
    return found[:n].copy()


@njit(cache=True, nogil=True)
def descend(problem, bits, exclusive, levels, draws, strength):
    """Fill levels with what is chosen, one for each of the draws, numbers below 1; return how many there are."""
    least, most, columns, n_single = problem[3], problem[4], bits[1], bits[2]
    many = (least[columns[n_single:]], most[columns[n_single:]], np.zeros(len(columns) - n_single, np.int32))
    work = _room_for(bits, len(levels) - 1)
    live, _, alive, n_alive, _, _, penalty = work
    count = np.empty(len(penalty), np.uint64)
    for d in range(len(draws)):
        _count_fits(bits[3], live, alive, d, n_alive[d], penalty, count)
        lacking = 0 if len(many[2]) == 0 else _settle(many, n_single, count)
        fewest = _least(count)
        if lacking == 2 or fewest >> _PLACE == 0 or fewest >> _PLACE >= COVERED:
            return d
        column = np.int64(fewest & ((np.uint64(1) << _PLACE) - np.uint64(1)))
        options = _options_of(bits, work, d, column)
        place = _drawn(_promises(bits, exclusive, many, work, d, options, count), strength, draws[d])
        if place < 0:
            return d
        levels[d, ITEM] = columns[column]
        levels[d, OPTION] = levels[d, LAST] = bits[0][options[place]]
        _put_in(bits, exclusive, many, work, d, options[place])
    return len(draws)
