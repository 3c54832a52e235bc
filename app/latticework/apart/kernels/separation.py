"""The search for the fewest moves after which some bodies leave the others: breadth first, over all arrangements."""

import numpy as np

from latticework.apart.kernels.arrays import FARTHEST, FOUND, FULL, MORE, STUCK, TOO_FAR
from latticework.apart.kernels.moves import measure, moves, way_out
from latticework.apart.kernels.pairs import mixed
from latticework.kernel_cache import njit

_ONE = np.uint64(1)


@njit(cache=True, nogil=True)
def begin(room, bodies):
    """Put in the arrangement in which nothing has moved."""
    room.offsets[: 3 * (bodies - 1)] = 0
    # The arrangement from which nothing leads back.
    room.before[0] = -1
    enter(room, bodies, 1)


@njit(cache=True, nogil=True)
def enter(room, bodies, reached):
    """Fill the table with the arrangements reached so far; done again when it has become larger."""
    stride, last = 3 * (bodies - 1), np.uint64(len(room.table) - 1)
    room.table[:] = 0
    for number in range(reached):
        at = _hash(room.offsets, number * stride, stride) & last
        while room.table[at]:
            at = (at + _ONE) & last
        room.table[at] = number + 1


@njit(cache=True, nogil=True)
def separate(pairs, shapes, sweeps, order, pieces, origins, bodies, room, head, tail, stop):
    """Examine arrangements from number `head` on, of `tail` reached so far, until bodies can leave one.

    order (directions,): the order in which directions are tried. pieces (n, 2): shape and body of each piece, origins
    (n, 3): where it is when nothing has moved. It stops before arrangement number `stop`. Return the outcome, the
    number of the current arrangement, how many were reached, and the direction and set of the bodies that leave.
    """
    stride, last = 3 * (bodies - 1), np.uint64(len(room.table) - 1)
    places, offset = origins.copy(), np.zeros((bodies, 3), np.int64)
    free = np.empty((len(sweeps.steps) // 2, bodies, bodies), np.int16)
    met = np.empty((2, len(sweeps.steps), bodies), np.uint64)
    child = np.zeros(stride, np.int16)
    # Arrangements are looked at in the order in which they were reached, so the first that has a way out takes the
    # fewest moves.
    while head < min(tail, stop):
        for i in range(stride):
            # offset[0] stays 0: everything is relative to the first body, so that moving all of them is no move.
            offset[1 + i // 3, i % 3] = room.offsets[head * stride + i]
        for p in range(len(pieces)):
            for c in range(3):
                places[p, c] = origins[p, c] + offset[pieces[p, 1], c]
        measure(pairs, shapes, sweeps, pieces, places, free, met)
        way, leaving = way_out(met, order)
        if leaving:
            return FOUND, head, tail, way, leaving
        for direction in order:
            for i in range(moves(free, met, direction, room.found)):
                if not _move(offset, room.found[i, 1], sweeps.steps[direction], np.int64(room.found[i, 0]), child):
                    return TOO_FAR, head, tail, np.int64(0), np.uint64(0)
                at = _hash(child, 0, stride) & last
                while room.table[at] and not _same(room.offsets, np.int64(room.table[at] - 1) * stride, child):
                    at = (at + _ONE) & last
                if room.table[at]:
                    continue
                # `head` stays: with more room it is looked at again, and finds in the table what it has entered
                # already.
                if tail == len(room.before):
                    return FULL, head, tail, np.int64(0), np.uint64(0)
                room.offsets[np.int64(tail) * stride : (np.int64(tail) + 1) * stride] = child
                room.before[tail] = head
                tail += 1
                room.table[at] = tail
        head += 1
    return (STUCK if head == tail else MORE), head, tail, np.int64(0), np.uint64(0)


@njit(cache=True, nogil=True)
def _move(offset, moving, step, steps, child):
    """Write the offsets after a move, in relation to the first body; return whether none is too far away."""
    # Where the first body moves, the others go back as seen from it.
    first_moves = np.int64(moving & _ONE)
    for body in range(1, len(offset)):
        by = steps * (np.int64((moving >> np.uint64(body)) & _ONE) - first_moves)
        for c in range(3):
            there = offset[body, c] + by * step[c]
            if abs(there) > FARTHEST:
                return False
            child[3 * body - 3 + c] = there
    return True


@njit(cache=True, nogil=True)
def _hash(offsets, at, stride):
    word = np.uint64(0)
    for i in range(at, at + stride, 3):  # one word for the three numbers of a body
        # The low 16 bits of each, as many as offsets have: negative numbers must not spill into the others.
        x, y, z = np.int64(offsets[i]), np.int64(offsets[i + 1]), np.int64(offsets[i + 2])
        word = mixed(word ^ np.uint64((x & 0xFFFF) | (y & 0xFFFF) << 16 | (z & 0xFFFF) << 32))
    return word


@njit(cache=True, nogil=True)
def _same(offsets, at, child):
    for i in range(len(child)):
        if offsets[at + i] != child[i]:
            return False
    return True
