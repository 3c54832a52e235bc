"""The kernel that changes a burr of six rods at random, a cube or a piece at a time, and keeps what is better."""

import numpy as np
from numba import types

from latticework.apart.kernels.rods import NUMBER_ROWS, NUMBERS, PAIRS, ROOM, take_apart
from latticework.apart.kernels.separation import APART_NUMBER
from latticework.kernel_cache import helper, njit

RODS = 6
MOST_ASSEMBLIES = 4096
"""After so many assemblies of its pieces a burr counts as one with too many solutions."""
ANY = 1000
"""From this number of solutions on any number will do."""
_TRIES = 10_000
WARMTH = 0.35
"""How much worse, in levels, a burr may be to be taken nevertheless, with a chance of 1 to e."""
_PENALTY = 0.8
"""What each doubling of the number of solutions beyond the most is worth, in levels."""


@helper
def _filled(spots, position, cut):
    """Return the shared cubes that a piece fills, as bits."""
    word = 0
    for bit in range(12):
        if not cut >> bit & 1:
            word |= 1 << spots[position, bit]
    return word


@helper
def _need(spots, position, covered):
    """Return the bits of a cut that must be gone where others fill some shared cubes."""
    need = 0
    for bit in range(12):
        if covered >> spots[position, bit] & 1:
            need |= 1 << bit
    return need


@helper
def _fitting(allowed, need):
    """Return a random one of the allowed cuts that have all bits of `need`, -1 if there is none."""
    found, chosen = 0, -1
    for cut in allowed:
        if cut & need == need:
            found += 1
            # Each of those found is chosen with the same chance.
            if np.random.randint(found) == 0:
                chosen = cut
    return chosen


@helper
def draw(spots, allowed, cuts):
    """Fill cuts (6,) with random pieces that go together; return whether that was possible."""
    covered = 0
    for position in range(RODS):
        cuts[position] = _fitting(allowed, _need(spots, position, covered))
        if cuts[position] < 0:
            return False
        covered |= _filled(spots, position, cuts[position])
    return True


@helper
def change(spots, allowed, may, cuts):
    """Give a shared cube to another rod or to none, or put another piece into a position; return whether it fits.

    may (4096,): whether a cut is among those allowed.
    """
    if np.random.randint(8) == 0:
        position, covered = np.random.randint(RODS), 0
        for other in range(RODS):
            if other != position:
                covered |= _filled(spots, other, cuts[other])
        cut = _fitting(allowed, _need(spots, position, covered))
        if cut < 0:
            return False
        cuts[position] = cut
        return True
    position, bit = np.random.randint(RODS), np.random.randint(12)
    spot, taken = spots[position, bit], cuts[position] >> bit & 1
    for other in range(RODS):
        for place in range(12):
            if spots[other, place] == spot:
                cuts[other] |= 1 << place
    if taken:
        cuts[position] ^= 1 << bit
    for other in range(RODS):
        if not may[cuts[other]]:
            return False
    return True


@helper
def _enter(cuts, to, by, images, found, n):
    """Enter the least image of an assembly under the rotations into a list; return whether it is new."""
    least, image = np.full(RODS, 1 << 12, np.int64), np.empty(RODS, np.int64)
    for g in range(len(to)):
        for position in range(RODS):
            image[to[g, position]] = images[by[g, position], cuts[position]]
        for position in range(RODS):
            if image[position] != least[position]:
                if image[position] < least[position]:
                    least[:] = image
                break
    for k in range(n):
        same = True
        for position in range(RODS):
            same = same and found[k, position] == least[position]
        if same:
            return False
    found[n] = least
    return True


@helper
def solutions(pairs, spots, turned, symmetries, cuts, most, room, found):  # noqa: PLR0915 one search, told in one piece
    """Return how many assemblies of the pieces of a burr come apart, up to one more than `most`.

    turned (8, 4096): each cut turned about its rod, -1 where other cubes than the shared ones would be missing.
    symmetries: the rotations of the frame, see `list_assemblies`. found (room, 6) is overwritten.
    """
    to, by, images = symmetries
    # The pieces by their least cuts, ascending, so that like ones are side by side.
    piece = np.empty(RODS, np.int64)
    for rod in range(RODS):
        least = np.int64(1 << 12)
        for turn in range(8):
            if turned[turn, cuts[rod]] >= 0:
                least = min(least, turned[turn, cuts[rod]])
        k = rod
        while k > 0 and piece[k - 1] > least:
            piece[k] = piece[k - 1]
            k -= 1
        piece[k] = least
    # The first position has always the same piece, best one that there is once: the others are rotations of these.
    first = 0
    for k in range(RODS):
        alone = (k == 0 or piece[k - 1] != piece[k]) and (
            k == RODS - 1 or piece[k + 1] != piece[k])
        if alone:
            first = k
    covered, chosen = np.zeros(RODS + 1, np.int64), np.zeros(RODS, np.int64)
    which, turn_at, used = np.zeros(RODS, np.int64), np.full(RODS, -1, np.int64), np.zeros(RODS, np.bool_)
    status, level, states = np.zeros(1, np.uint8), np.zeros(1, np.int64), np.zeros(1, np.int64)
    which[0], depth, n, apart = first, 0, 0, 0
    while depth >= 0:
        turn_at[depth] += 1
        if turn_at[depth] == 8:
            turn_at[depth] = 0
            which[depth] = RODS if depth == 0 else which[depth] + 1
        while which[depth] < RODS:
            k = which[depth]
            # Of like pieces that are left one stands for all.
            if not used[k] and (depth == 0 or k == 0 or used[k - 1] or piece[k] != piece[k - 1]):
                break
            which[depth] += 1
            turn_at[depth] = 0
        if which[depth] >= RODS:
            depth -= 1
            if depth >= 0:
                used[which[depth]] = False
            continue
        own = piece[which[depth]]
        cut, old = turned[turn_at[depth], own], False
        for turn in range(turn_at[depth]):
            old = old or turned[turn, own] == cut
        if cut < 0 or old:
            continue
        need = _need(spots, depth, covered[depth])
        if cut & need != need:
            continue
        chosen[depth] = cut
        covered[depth + 1] = covered[depth] | _filled(spots, depth, cut)
        if depth < RODS - 1:
            used[which[depth]] = True
            depth += 1
            which[depth], turn_at[depth] = 0, -1
            continue
        if _enter(chosen, to, by, images, found, n):
            n += 1
            take_apart(pairs, chosen.reshape(1, RODS), room, status, level, states)
            apart += status[0] == APART_NUMBER
            if apart > most or n == len(found):
                return most + 1
    return apart


_SYMMETRIES = types.UniTuple(NUMBER_ROWS, 3)
_FLAGS, _NUMBER = types.Array(types.boolean, 1, "C"), types.int64


@njit(types.boolean(PAIRS, NUMBER_ROWS, NUMBERS, _FLAGS, NUMBER_ROWS, _SYMMETRIES, _NUMBER, _NUMBER, _NUMBER, ROOM,
                    NUMBER_ROWS, NUMBERS, types.float64[::1], NUMBERS, types.boolean), cache=True, nogil=True)
def climb(pairs, spots, allowed, may, turned, symmetries, most, seed, steps, room, found, cuts, score, best, begin):
    """Change a burr so many times; return whether there is a better one than `best`, which is then overwritten.

    Of the assemblies of its pieces at most `most` should come apart. score (1,): the level of the burr, less for more
    solutions; with `begin` a random burr replaces cuts (6,). best (8,): the cuts, the level and the solutions of the
    best one with few enough solutions; more levels are better, then fewer solutions.
    """
    np.random.seed(seed)
    status, level, states = np.zeros(1, np.uint8), np.zeros(1, np.int64), np.zeros(1, np.int64)
    if begin:
        score[0] = -100.0
        for _ in range(_TRIES):
            if draw(spots, allowed, cuts):
                break
    better, trial = False, cuts.copy()
    for _ in range(steps):
        trial[:] = cuts
        fits = change(spots, allowed, may, trial)
        while fits and np.random.randint(3) == 0:
            fits = change(spots, allowed, may, trial)
        if not fits:
            continue
        take_apart(pairs, trial.reshape(1, RODS), room, status, level, states)
        # A little worse is taken now and then, so that it does not end at the first top.
        least = score[0] + WARMTH * np.log(1.0 - np.random.random())
        if status[0] != APART_NUMBER or level[0] < least:
            continue
        bearable = min(most * 2.0 ** ((level[0] - max(least, 0.0)) / _PENALTY), np.float64(ANY))
        # To count them takes longest, so it is left out where any number will do.
        there = np.int64(1)
        if most < ANY:
            there = solutions(pairs, spots, turned, symmetries, trial, np.int64(bearable), room, found)
        if there > np.int64(bearable):
            continue
        cuts[:] = trial
        score[0] = level[0] - _PENALTY * max(0.0, np.log2(there / most))
        if there <= most and (level[0] > best[6] or (level[0] == best[6] and there < best[7])):
            best[:RODS], best[6], best[7], better = trial, level[0], there, True
    return better
