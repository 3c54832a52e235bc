"""The kernel that lists the assemblies of six crossing rods, one of each set that symmetries make of one another."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import popcount

RODS = 6


@helper
def is_least(cuts, to, by, images, image):
    """Return how many symmetries leave an assembly as it is, in all and of those that mirror; 0 if one makes it less.

    cuts (6,): by position; compared by the cut in the first position, then by the next. image (6,) is overwritten.
    """
    same = mirrored = 0
    for g in range(len(to)):
        for position in range(RODS):
            image[to[g, position]] = images[by[g, position], cuts[position]]
        order = 0
        for position in range(RODS):
            if image[position] != cuts[position]:
                order = -1 if image[position] < cuts[position] else 1
                break
        if order < 0:
            return 0, 0
        if order == 0:
            same += 1
            mirrored += g >= len(to) // 2
    return same, mirrored


_NUMBERS, _ROWS = types.int64[::1], types.int64[:, ::1]


@njit(types.Tuple((types.int64, types.boolean))(
    types.int64, _NUMBERS, _NUMBERS, _NUMBERS, _NUMBERS, _NUMBERS, types.uint32[:, ::1], types.int64[:, :, ::1],
    types.uint32[::1], _NUMBERS, types.UniTuple(_ROWS, 3), types.int64, _ROWS, _ROWS, _ROWS), cache=True, nogil=True)
def list_assemblies(first, cuts, start, least, piece, left, filled, needs, whole, holes, symmetries, budget, stack,
                    out, kept):
    """Write assemblies whose first cut is `first`; return how many were written, and whether all were.

    cuts and start (4097,): the cuts from start[n] on are those with all bits of n, by falling `least` (4096,), the
    least image of a cut in its own position. piece (4096,): the number of its piece, from 0; left (pieces,): how
    often each may be used. filled (6, 4096): the shared cubes that a cut leaves, as bits, by position. needs (6, 4,
    256): the bits of a cut that must be gone where some shared cubes, a byte of them, are filled. whole (6,): the
    shared cubes that no later position fills. holes (2,): the fewest and the most. symmetries: to, by, images, of
    which the first half rotate; where the family has not the mirror images of all its pieces only these are given.
    budget: how many cuts to try at most. stack (4, 6): where it is, zero at first: for each position the next place
    in the list, its end and the cut, and in stack[3, 0] the position. out (room, 6): the cuts. kept (room, 2): the
    unchanged symmetries, see `is_least`.
    """
    to, by, images = symmetries
    covered = np.zeros(RODS + 1, np.uint32)
    chosen, image = stack[2], np.empty(RODS, np.int64)
    next_, end = stack[0], stack[1]
    depth, n, spent = stack[3, 0], 0, 0
    if depth == 0:
        if not left[piece[first]]:
            return 0, True
        chosen[0] = first
        left[piece[first]] -= 1
        depth = 1
        next_[1] = -1
    for position in range(depth):
        covered[position + 1] = covered[position] | filled[position, chosen[position]]
    while depth:
        if spent > budget:
            stack[3, 0] = depth
            return n, False
        if next_[depth] < 0:
            word = covered[depth]
            need = (needs[depth, 0, word & 255] | needs[depth, 1, word >> 8 & 255] | needs[depth, 2, word >> 16 & 255]
                    | needs[depth, 3, word >> 24])
            next_[depth], end[depth] = start[need], start[need + 1]
        found = False
        while next_[depth] < end[depth]:
            cut = cuts[next_[depth]]
            # What comes after is less still: with one of these in the first position it is found.
            if least[cut] < first:
                next_[depth] = end[depth]
                break
            next_[depth] += 1
            spent += 1
            if not left[piece[cut]]:
                continue
            now = covered[depth] | filled[depth, cut]
            empty = popcount(np.uint64(whole[depth] & ~now))
            if empty > holes[1]:
                continue
            chosen[depth] = cut
            if depth < RODS - 1:
                covered[depth + 1] = now
                left[piece[cut]] -= 1
                depth += 1
                next_[depth] = -1
                found = True
                break
            if empty < holes[0]:
                continue
            same, mirrored = is_least(chosen, to, by, images, image)
            if same:
                out[n] = chosen
                kept[n, 0], kept[n, 1] = same, mirrored
                n += 1
                if n == len(out):
                    stack[3, 0] = depth
                    return n, False
        if not found:
            depth -= 1
            if depth >= 0:
                left[piece[chosen[depth]]] += 1
    return n, True
