"""The kernel of random dives: down a search tree along options drawn at random, by what they leave or uniformly.

It has no signatures: it is compiled when it is first called, not at each start.
"""

import numpy as np

from latticework.kernel_cache import njit
from latticework.search.array_layout import ITEM, LAST, OPEN, OPTION, SOLVED, STUCK
from latticework.search.bit_words import lowest
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
def _chances(promises, strength, blind):
    """Return the chance of each option: by exp(strength * promise), or with the chance `blind` uniform.

    All are drawn alike when none has any promise.
    """
    n, best = len(promises), promises.max()
    if best == -np.inf:
        return np.full(n, 1.0 / n)
    weights = np.exp(strength * (promises - best))
    return (1.0 - blind) * weights / weights.sum() + blind / n


@njit(cache=True, nogil=True)
def _drawn(chances, draw):
    """Return the index that a random number below 1 draws."""
    place = 0
    while place < len(chances) - 1 and draw >= chances[place]:
        draw -= chances[place]
        place += 1
    return place


@njit(cache=True, nogil=True)
def _put_in(bits, exclusive, many, work, d, option):
    """Put an option in at a level."""
    live, alive, n_alive, penalty = work[0], work[2], work[3], work[6]
    n_alive[d + 1] = choose(bits, exclusive, many, live, alive, d, n_alive[d], option)
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
        count_fits(table, live, alive, d + 1, n_alive[d + 1], penalty, count)
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
def descend(problem, bits, exclusive, levels, draws, strength, blind, weights, by_size, copies_last):
    """Go down one level for each of the draws, numbers below 1, at most; return how far, and STUCK, SOLVED or OPEN.

    levels receives what is branched on and chosen, as a state has it; weights (draws + 1,) one divided by the chance
    of coming to the node at each depth. strength: that of preferring what leaves more, 0 for not at all; blind: the
    chance of a blind choice all the same. by_size: as in `dlx.advance`; copies_last: as in `Engine`.
    """
    least, most, columns, n_single = problem[3], problem[4], bits[1], bits[2]
    many = (least[columns[n_single:]], most[columns[n_single:]], np.zeros(len(columns) - n_single, np.int32))
    work = room_for(bits, len(levels) - 1)
    live, _, alive, n_alive, _, _, penalty = work
    count = np.empty(len(penalty), np.uint64)
    weights[0] = 1.0
    for d in range(len(draws) + 1):
        count_fits(bits[3], live, alive, d, n_alive[d], penalty, count)
        lacking = 0 if len(many[2]) == 0 else settle(many, n_single, count)
        fewest = smallest(count) if by_size else foremost(count)
        if (lacking == 2 and not copies_last) or fewest >> PLACE == 0:
            return d, STUCK
        if fewest >> PLACE >= COVERED:
            return d, SOLVED if lacking == 0 else STUCK
        if d == len(draws):
            break
        column = np.int64(fewest & ((np.uint64(1) << PLACE) - np.uint64(1)))
        options = _options_of(bits, work, d, column)
        promises = np.zeros(len(options))
        if strength > 0.0:
            promises = _promises(bits, exclusive, many, work, d, options, count)
        chances = _chances(promises, strength, blind)
        place = _drawn(chances, draws[d])
        weights[d + 1] = weights[d] / chances[place]
        levels[d, ITEM] = columns[column]
        levels[d, OPTION] = levels[d, LAST] = bits[0][options[place]]
        _put_in(bits, exclusive, many, work, d, options[place])
    return len(draws), OPEN
