"""What can move in an arrangement: which bodies must go along when one goes, and how far."""

import numpy as np

from latticework.disassembly.arrays import FREE
from latticework.disassembly.pairs import look_up
from latticework.kernel_cache import njit
from latticework.search.bit_words import lowest, popcount

_ONE = np.uint64(1)


@njit(cache=True, nogil=True)
def measure(pairs, shapes, sweeps, pieces, places, free):
    """Write how far bodies can go until they meet one another.

    pieces (n, 2): shape and body of each piece, places (n, 3) where it is. free (axes, bodies, bodies): how many steps
    the first of two bodies can go forwards along an axis; that is how far the second can go backwards.
    """
    free[:] = FREE
    for p in range(len(pieces)):
        for q in range(p + 1, len(pieces)):
            i, j = pieces[p, 1], pieces[q, 1]
            if i == j:
                continue
            one, other = p, q
            if pieces[p, 0] > pieces[q, 0]:  # one entry for both orders
                one, other, i, j = q, p, j, i
            entry = look_up(pairs, shapes, sweeps, pieces[one, 0], pieces[other, 0], places[other, 0] - places[one, 0],
                            places[other, 1] - places[one, 1], places[other, 2] - places[one, 2])
            for axis in range(len(free)):
                free[axis, i, j] = min(free[axis, i, j], pairs.free[entry, 2 * axis])
                free[axis, j, i] = min(free[axis, j, i], pairs.free[entry, 2 * axis + 1])


@njit(cache=True, nogil=True)
def met_by(free, direction, body, steps):
    """Return the bodies that a body meets within so many steps in a direction, as a set of bits."""
    met = np.uint64(0)
    axis, forwards = direction >> 1, direction & 1 == 0
    for other in range(free.shape[1]):
        way = free[axis, body, other] if forwards else free[axis, other, body]
        if other != body and way < steps:
            met |= _ONE << np.uint64(other)
    return met


@njit(cache=True, nogil=True)
def goes_along(met, free, direction, body, steps, most):
    """Return the bodies that move when one goes so many steps, as a set of bits; 0 where they are more than `most`.

    met (bodies,): what each meets within these steps, or empty where that is still to be found.
    """
    moving = todo = _ONE << np.uint64(body)
    while todo:
        next_ = np.int64(lowest(todo))
        todo &= todo - _ONE
        more = met[next_] if len(met) else met_by(free, direction, next_, steps)
        todo |= more & ~moving
        moving |= more
        if popcount(moving) > most:
            return np.uint64(0)
    return moving


@njit(cache=True, nogil=True)
def way_out(free, met):
    """Return the direction in which some bodies leave the others for good, and which: 0 where none can.

    Single bodies come first, then up to half of them together; met (bodies,) is changed.
    """
    n = free.shape[1]
    for most in (1, n // 2):
        for direction in range(2 * len(free)):
            for body in range(n):
                met[body] = met_by(free, direction, body, FREE)
            for body in range(n):
                moving = goes_along(met, free, direction, body, FREE, most)
                if moving:
                    return direction, moving
    return 0, np.uint64(0)


@njit(cache=True, nogil=True)
def moves(free, met, found):
    """Write all moves and return how many there are: rows of direction, steps and the bodies that move as a set of bits.

    At most half of the bodies are moved by one that goes; two such moves of the same steps and direction that push
    different bodies are one move, too. The order is that of BurrTools, so that of several shortest ways to take
    something apart the same is found. There must be no way out. met (bodies,) is changed; found (room, 3).
    """
    n, most = free.shape[1], free.shape[1] // 2
    every = np.uint64(0)
    for body in range(n):
        every |= _ONE << np.uint64(body)
    made = 0
    for direction in range(2 * len(free)):
        for body in range(n):
            met[body] = met_by(free, direction, body, 1)
        first = made
        for body in range(n):
            steps = 1
            moving = goes_along(met, free, direction, body, 1, most)
            while moving:
                if _is_new(found, first, made, steps, moving) and made < len(found):
                    found[made, 0], found[made, 1], found[made, 2] = direction, steps, moving
                    made += 1
                    made = _merge(found, first, made, every)
                steps += 1
                moving = goes_along(met[:0], free, direction, body, steps, most)
    return made


@njit(cache=True, nogil=True)
def _is_new(found, first, made, steps, moving):
    for i in range(first, made):
        if found[i, 2] == moving and found[i, 1] == steps:
            return False
    return True


@njit(cache=True, nogil=True)
def _merge(found, first, made, every):
    """Add the moves that the last one makes together with earlier ones of its steps, the newest first."""
    last = made - 1
    steps, moving = found[last, 1], found[last, 2]
    for i in range(last - 1, first - 1, -1):
        both = found[i, 2] | moving
        if (found[i, 1] == steps and both != moving and both != found[i, 2] and both != every
                and _is_new(found, first, made, steps, both) and made < len(found)):
            found[made, 0], found[made, 1], found[made, 2] = found[last, 0], steps, both
            made += 1
    return made
