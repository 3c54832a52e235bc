"""The moves possible in an arrangement: which bodies one pushes when it goes, and how far."""

import numpy as np

from latticework.apart.kernels.arrays import FREE
from latticework.apart.kernels.pairs import add, find, free_steps
from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import lowest, popcount

AT_ONCE, EVER = 0, 1
"""Rows of `met`: what is met with the first step, and what at any distance."""

_ONE = np.uint64(1)


@njit(cache=True, nogil=True)
def measure(pairs, shapes, sweeps, pieces, places, free, met):
    """Write how far bodies can go until they meet one another.

    pieces (n, 2): shape and body of each piece, places (n, 3) where it is. free (axes, bodies, bodies): how many
    steps the first of two bodies can go forwards along an axis; that is how far the second can go backwards. met (2,
    directions, bodies): the bodies that each meets AT_ONCE and EVER in each direction, as sets of bits.
    """
    entries = pairs.entries
    free[:] = FREE
    met[:] = 0
    for p in range(len(pieces)):
        for q in range(p + 1, len(pieces)):
            i, j = pieces[p, 1], pieces[q, 1]
            if i == j:
                continue
            # The table has a pair only with the lower shape first. Axes go both ways, so nothing is lost.
            one, other = p, q
            if pieces[p, 0] > pieces[q, 0]:  # one entry for both orders
                one, other, i, j = q, p, j, i
            first, second = pieces[one, 0], pieces[other, 0]
            x, y, z = (places[other, 0] - places[one, 0], places[other, 1] - places[one, 1],
                       places[other, 2] - places[one, 2])
            entry = find(entries, first, second, x, y, z)
            if entry < 0:
                entry = add(pairs, shapes, sweeps, first, second, x, y, z)
            for axis in range(len(free)):
                # That i cannot go back any more because of j says as much as that j cannot go forwards because of i.
                forwards, back = free_steps(entries, entry, axis)
                _enter(free, met, axis, i, j, forwards)
                _enter(free, met, axis, j, i, back)


@njit(inline="always")
def _enter(free, met, axis, i, j, steps):
    """Write how many steps a body can go forwards until it meets another one, if that is fewer than before."""
    if steps < free[axis, i, j]:
        free[axis, i, j] = steps
        one, other = _ONE << np.uint64(i), _ONE << np.uint64(j)
        met[EVER, 2 * axis, i] |= other
        met[EVER, 2 * axis + 1, j] |= one
        if steps == 0:
            met[AT_ONCE, 2 * axis, i] |= other
            met[AT_ONCE, 2 * axis + 1, j] |= one


@helper
def _met_within(free, direction, body, steps):
    """Return the bodies that a body meets within so many steps in a direction, as a set of bits."""
    met = np.uint64(0)
    axis, forwards = direction >> 1, direction & 1 == 0
    for other in range(free.shape[1]):
        if (free[axis, body, other] if forwards else free[axis, other, body]) < steps:
            met |= _ONE << np.uint64(other)
    return met


@helper
def _along(met, body, most):
    """Return the bodies that move when one goes, as a set of bits; 0 if they are more than `most`.

    met (bodies,): those that each meets.
    """
    moving = todo = _ONE << np.uint64(body)
    # The closure of pushing: whoever moves takes along those whom it meets.
    while todo:
        more = met[np.int64(lowest(todo))] & ~moving
        todo = (todo & (todo - _ONE)) | more
        moving |= more
        if popcount(moving) > most:
            return np.uint64(0)
    return moving


@helper
def _along_far(free, direction, body, steps, most):
    """Return the bodies that move when one goes a number of steps, 0 if they are more than `most`."""
    moving = todo = _ONE << np.uint64(body)
    while todo:
        more = _met_within(free, direction, np.int64(lowest(todo)), steps) & ~moving
        todo = (todo & (todo - _ONE)) | more
        moving |= more
        if popcount(moving) > most:
            return np.uint64(0)
    return moving


@helper
def way_out(met, order):
    """Return a direction in which bodies can leave the others for good, and these bodies; 0 and none if none can.

    Single bodies come first, then up to half of them together. order (directions,): the order in which directions
    are tried.
    """
    n = met.shape[2]
    # Half is enough: where more than half leave, the others leave them in the opposite direction.
    for most in (1, n // 2):
        for direction in order:
            for body in range(n):
                leaving = _along(met[EVER, direction], body, most)
                if leaving:
                    return np.int64(direction), leaving
    return np.int64(0), np.uint64(0)


@njit(cache=True, nogil=True)
def moves(free, met, direction, found):
    """Write the moves in a direction and return how many there are: steps, and the bodies that move as a set of bits.

    At most half of the bodies are moved by one that goes; two such moves of the same steps that push different bodies
    are one move, too. The order is that of BurrTools, so that of several shortest ways to take something apart the
    same is found. There must be no way out. found (room, 2): what does not fit is left out, one step of a body never.
    """
    n, most = met.shape[2], met.shape[2] // 2
    every = np.uint64(0)
    for body in range(n):
        every |= _ONE << np.uint64(body)
    made = 0
    for body in range(n):
        steps = 1
        moving = _along(met[AT_ONCE, direction], body, most)
        # It ends: as nothing has a way out, each body pushes more than half of them sooner or later. Room is left for
        # one step of each body that comes after.
        while moving and made < len(found) - n:
            if _is_new(found, made, steps, moving):
                found[made, 0], found[made, 1] = steps, moving
                made = _merge(found, made + 1, len(found) - n, every)
            steps += 1
            # A step more may meet further bodies, which go along from the beginning then.
            moving = _along_far(free, direction, body, steps, most)
        if moving and steps == 1 and _is_new(found, made, 1, moving):
            found[made, 0], found[made, 1] = 1, moving
            made += 1
    return made


@helper
def _is_new(found, made, steps, moving):
    for i in range(made):
        if found[i, 1] == moving and found[i, 0] == steps:
            return False
    return True


@helper
def _merge(found, made, most, every):
    """Add the moves that the last one makes together with earlier ones of its steps, the newest first."""
    last = made - 1
    steps, moving = found[last, 0], found[last, 1]
    # Only moves from before are joined with the last one; what they make together comes behind.
    for i in range(last - 1, -1, -1):
        both = found[i, 1] | moving
        if (made < most and found[i, 0] == steps and both != moving and both != found[i, 1] and both != every
                and _is_new(found, made, steps, both)):
            found[made, 0], found[made, 1] = steps, both
            made += 1
    return made
