"""The kernels of probes: dives down a search tree along options drawn at random, and its size from many of them.

They have no signatures: they are compiled when they are first called, not at each start.
"""

import numpy as np

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import OPEN, SOLVED, STUCK
from latticework.search.bit_words import lowest, popcount
from latticework.search.option_sets.live_options import (
    COVERED,
    PLACE,
    copies_of,
    count_fits,
    foremost_column,
    put_in,
    room_for,
    settle,
    smallest,
    take_back,
)


@helper
def _promise(count, n_single):
    """Return the sum of the logarithms of the counts of columns that are not covered, -inf if one is 0."""
    total = 0.0
    for c in range(n_single):
        if count[c] == 0:
            return -np.inf
        if count[c] < COVERED:
            total += np.log(np.float64(count[c]))
    return total


@helper
def _chances(promises, strength, blind):
    """Return the probability of each option: by exp(strength * promise), mixed with a uniform one of weight `blind`.

    It is uniform if no option has any promise.
    """
    n, best = len(promises), promises.max()
    if best == -np.inf:
        return np.full(n, 1.0 / n)
    # The best has weight 1, so the exponentials cannot overflow.
    weights = np.exp(strength * (promises - best))
    return (1.0 - blind) * weights / weights.sum() + blind / n


@helper
def _drawn(chances, draw):
    """Return the index that a random number below 1 draws."""
    place = 0
    # The last one gets what rounding leaves over.
    while place < len(chances) - 1 and draw >= chances[place]:
        draw -= chances[place]
        place += 1
    return place


@helper
def _promises(bits, exclusive, copies, room, d, options, count):
    """Return the promise of each of some options at a level."""
    promises = np.empty(len(options))
    for place in range(len(options)):
        put_in(bits, exclusive, copies, room, d, options[place])
        count_fits(bits.table, room, d + 1, count)
        promises[place] = _promise(count, bits.n_single)
        # Only penalties and copies: the next option overwrites the level below.
        take_back(bits, copies, room, options[place])
    return promises


@helper
def _options_of(bits, room, d, column):
    """Return the live options of a column at a level."""
    found = np.empty(len(bits.options), np.int64)
    n = 0
    for k in range(room.n_alive[d]):
        word = room.live[d, k] & bits.table[room.alive[d, k], column]
        while word != 0:
            found[n] = np.int64(room.alive[d, k]) * 64 + np.int64(lowest(word))
            word &= word - np.uint64(1)
            n += 1
    return found[:n].copy()


@njit(cache=True, nogil=True)
def chances_of(cover, bits, exclusive, levels, strength, blind):
    """Return the options that are live at each level of a state: depth, option, and the probability of choosing it.

    It is that with which `descend` chooses; strength, blind: as there.
    """
    copies, room = copies_of(cover, bits), room_for(bits, len(levels))
    count = np.empty(len(room.penalty), np.uint64)
    depths, options = np.empty(0, np.int64), np.empty(0, np.int64)
    chances = np.empty(0)
    for d in range(len(levels)):
        column = 0
        while bits.columns[column] != levels[d]["item"]:
            column += 1
        here = _options_of(bits, room, d, column)
        promises = np.zeros(len(here))
        if strength > 0.0 and len(here) > 0:
            promises = _promises(bits, exclusive, copies, room, d, here, count)
        depths = np.append(depths, np.full(len(here), d))
        options = np.append(options, here)
        if len(here) > 0:
            chances = np.append(chances, _chances(promises, strength, blind))
        # Then down the path of the state, whatever its probability.
        put_in(bits, exclusive, copies, room, d, np.int64(levels[d]["option"]))
    return depths, options, chances


@njit(cache=True, nogil=True)
def descend(cover, bits, exclusive, levels, begin, draws, strength, blind, weights, by_size, copies_last):
    """Go down at most one level for each draw, a number below 1; return the depth, and STUCK, SOLVED or OPEN.

    The first `begin` levels lead to the start; levels receives what is branched on and chosen below, as in a state;
    weights (draws + 1,) receives 1 / the probability of reaching the node at each depth from there. strength: how
    much options that leave more are preferred, 0 for not at all; blind: the probability of a uniform choice all the
    same. by_size: as in Problem; copies_last: as in `Engine`.
    """
    copies, room = copies_of(cover, bits), room_for(bits, len(levels) - 1)
    count = np.empty(len(room.penalty), np.uint64)
    for d in range(begin):
        put_in(bits, exclusive, copies, room, d, np.int64(levels[d]["option"]))
    weights[0] = 1.0
    for d in range(begin, begin + len(draws) + 1):
        count_fits(bits.table, room, d, count)
        lacking = 0 if len(copies.used) == 0 else settle(copies, bits.n_single, count)
        fewest = smallest(count) if by_size else foremost_column(count)
        # The same leaves as those of the engine: otherwise a probe would measure another tree.
        if (lacking == 2 and not copies_last) or fewest >> PLACE == 0:
            return d, STUCK
        if fewest >> PLACE >= COVERED:
            return d, SOLVED if lacking == 0 else STUCK
        if d == begin + len(draws):
            break
        column = np.int64(fewest & ((np.uint64(1) << PLACE) - np.uint64(1)))
        options = _options_of(bits, room, d, column)
        promises = np.zeros(len(options))
        if strength > 0.0:
            promises = _promises(bits, exclusive, copies, room, d, options, count)
        chances = _chances(promises, strength, blind)
        place = _drawn(chances, draws[d - begin])
        # 1 / the product of the probabilities so far: the number of nodes that it represents (Knuth 1975).
        weights[d - begin + 1] = weights[d - begin] / chances[place]
        levels[d]["item"] = bits.columns[column]
        levels[d]["option"] = levels[d]["last"] = bits.options[options[place]]
        put_in(bits, exclusive, copies, room, d, options[place])
    return begin + len(draws), OPEN


@helper
def _option_at(table, room, d, column, rank):
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
    """Set sizes (n,) to the number of nodes of the whole tree as estimated by each of n probes (Knuth 1975).

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
            fewest = smallest(count) if by_size else foremost_column(count)
            children = np.int64(fewest >> PLACE)
            if (lacking == 2 and not copies_last) or children == 0 or fewest >> PLACE >= COVERED:
                break
            column = np.int64(fewest & ((np.uint64(1) << PLACE) - np.uint64(1)))
            option = _option_at(bits.table, room, d, column, np.int64(draws[n, d] * children))
            weight *= children
            # Each depth adds what its node represents: the product of the numbers of children above it.
            total += weight
            put_in(bits, exclusive, copies, room, d, option)
        sizes[n] = total
        # Level 0 was only read, and lower ones are written before they are read: nothing else has to be undone.
        room.penalty[:] = at_root
        copies.used[:] = 0
