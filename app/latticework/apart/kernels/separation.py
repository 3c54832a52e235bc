"""The search for the fewest moves after which some bodies leave the others: breadth first, over all arrangements.

`separate` does it for one subassembly, `judge` takes many solutions of a puzzle apart with it in one call.
"""

import numpy as np

from latticework.apart.kernels.arrays import FARTHEST, FOUND, FULL, MORE, STUCK, TOO_FAR, Room
from latticework.apart.kernels.moves import measure, moves, way_out
from latticework.apart.kernels.pairs import mixed
from latticework.apart.results import APART, HELD, MOST_PIECES, STATUSES
from latticework.kernel_cache import helper, njit
from latticework.search.bit_words import lowest, popcount

HELD_NUMBER, APART_NUMBER = STATUSES.index(HELD), STATUSES.index(APART)
UNDECIDED = len(STATUSES)
"""The status of a solution that needs more room."""

MANY = 1 << 40
_ONE = np.uint64(1)
_FEW = 64  # arrangements for which there is room at first, so that little is to be emptied


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


@helper
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


@helper
def _hash(offsets, at, stride):
    word = np.uint64(0)
    for i in range(at, at + stride, 3):  # one word for the three numbers of a body
        # The low 16 bits of each, as many as offsets have: negative numbers must not spill into the others.
        x, y, z = np.int64(offsets[i]), np.int64(offsets[i + 1]), np.int64(offsets[i + 2])
        word = mixed(word ^ np.uint64((x & 0xFFFF) | (y & 0xFFFF) << 16 | (z & 0xFFFF) << 32))
    return word


@helper
def _same(offsets, at, child):
    for i in range(len(child)):
        if offsets[at + i] != child[i]:
            return False
    return True


@njit(cache=True, nogil=True)
def judge(pairs, shapes, sweeps, orders, image, options, rows, start, budget, room, out):
    """Take solutions from number `start` on apart until a budget of arrangements is spent; return the next number.

    orders (images, directions): the order of directions for each image, image (solutions,): the image of each
    solution. rows (solutions, width): options. out: the arrays of `Verdicts`; a solution for which there is not
    enough room keeps the status UNDECIDED.
    """
    width = rows.shape[1]
    pieces, origins = np.empty((width, 3), np.int64), np.empty((width, 3), np.int64)
    number, spent = start, 0
    while number < len(rows) and spent < budget:
        n, bodies, box = bodies_of(options, rows[number], pieces, origins)
        # Sets of bodies are words. What has more keeps its status, and is refused by name afterwards.
        if bodies <= MOST_PIECES:
            spent += 1 + _take_apart(pairs, shapes, sweeps, orders[image[number]], pieces[:n], origins[:n], bodies,
                                     box, room, out, number)
        number += 1
    return number


@njit(cache=True, nogil=True)
def bodies_of(options, row, pieces, origins):
    """Write shape, body and group (n, 3) and the origins (n, 3) of the pieces of a solution.

    Return the number of pieces and of bodies, and the body that is the box, -1 where there is none: all pieces of the
    box are one body.
    """
    n = bodies = 0
    box = -1
    for option in row:
        if option < 0 or option >= len(options.shape) or options.shape[option] < 0:
            continue
        body = bodies
        if options.box[option]:
            # The first piece of the box makes the body, the others join it.
            body = box = bodies if box < 0 else box
        pieces[n, 0], pieces[n, 1], pieces[n, 2] = options.shape[option], body, options.group[option]
        origins[n] = options.origin[option]
        bodies = max(bodies, body + 1)
        n += 1
    return n, bodies, box


@helper
def _belong_together(pieces, some):
    """Whether the bodies of a set are one, or their pieces are all of one group."""
    group = -2
    for p in range(len(pieces)):
        if some >> np.uint64(pieces[p, 1]) & _ONE:
            if group != -2 and (pieces[p, 2] < 0 or pieces[p, 2] != group):
                return popcount(some) < 2
            group = pieces[p, 2]
    return True


@helper
def _take_apart(pairs, shapes, sweeps, order, pieces, origins, bodies, box, room, out, number):
    """Take one solution apart and return how many arrangements were looked at."""
    todo, above = np.empty(bodies + 1, np.uint64), np.empty(bodies + 1, np.int64)
    moves, parent = np.zeros(bodies, np.int64), np.zeros(bodies, np.int64)
    # Sets of bodies still to be parted, each with the separation that made it. Each separation takes one and leaves
    # two, so bodies + 1 places do.
    todo[0], above[0] = _bits(bodies), -1
    waiting, done, looked = 1, 0, 0
    while waiting:
        waiting -= 1
        some, from_ = todo[waiting], above[waiting]
        if _belong_together(pieces, some):
            continue
        outcome, at, reached, leaving = _part(pairs, shapes, sweeps, order, pieces, origins, some, room)
        looked += reached
        out.states[number] = looked
        if outcome != FOUND:
            out.status[number] = HELD_NUMBER if outcome == STUCK else UNDECIDED
            return looked
        moves[done], parent[done] = at, from_
        # The box is never the one that leaves: the others go out of it.
        if box >= 0 and leaving >> np.uint64(box) & _ONE:
            leaving = some & ~leaving
        # What stays is taken first, as in `Tree`, so that the numbers of a level come in the same order.
        todo[waiting], above[waiting] = leaving, done
        todo[waiting + 1], above[waiting + 1] = some & ~leaving, done
        waiting += 2
        done += 1
    out.status[number] = APART_NUMBER
    out.moves[number] = moves[:done].sum()
    _write_levels(moves[:done], parent[:done], out.levels[number])
    return looked


@helper
def _part(pairs, shapes, sweeps, order, pieces, origins, some, room):
    """Part the bodies in a set; return the outcome, the numbers of moves and arrangements, and the bodies that left.

    origins are changed to where the pieces are just before some of them leave.
    """
    chosen = np.empty(len(pieces), np.int64)
    own, at = np.empty((len(pieces), 2), np.int64), np.empty((len(pieces), 3), np.int64)
    n = 0
    for p in range(len(pieces)):
        body = np.uint64(pieces[p, 1])
        if some >> body & _ONE:
            chosen[n], own[n, 0] = p, pieces[p, 0]
            # Bodies are renumbered within the set: by how many of them come before.
            own[n, 1] = popcount(some & ((_ONE << body) - _ONE))
            at[n] = origins[p]
            n += 1
    bodies = np.int64(popcount(some))
    stride, most = 3 * (bodies - 1), _FEW
    few = Room(room.offsets, room.before[:most], room.table[: 2 * most], room.found)
    begin(few, bodies)
    outcome, head, tail, _, leaving = separate(pairs, shapes, sweeps, order, own[:n], at[:n], bodies, few, 0, 1, MANY)
    # More of the same memory, so that small searches clear only a small table. `separate` continues at `head`.
    while outcome == FULL and 4 * most <= len(room.before) and 4 * most * stride <= len(room.offsets):
        most *= 4
        few = Room(room.offsets, room.before[:most], room.table[: 2 * most], room.found)
        enter(few, bodies, tail)
        outcome, head, tail, _, leaving = separate(pairs, shapes, sweeps, order, own[:n], at[:n], bodies, few, head,
                                                   tail, MANY)
    # The move that takes some out, and those on the path back to the beginning.
    moves, before = 1, head
    while outcome == FOUND and room.before[before] >= 0:
        before = np.int64(room.before[before])
        moves += 1
    if outcome == FOUND:
        for i in range(n):
            for c in range(3):
                # The first body has not moved.
                if own[i, 1]:
                    origins[chosen[i], c] += room.offsets[head * stride + 3 * (own[i, 1] - 1) + c]
    return outcome, moves, tail, _spread(leaving, some)


@helper
def _bits(n):
    every = np.uint64(0)
    for i in range(n):
        every |= _ONE << np.uint64(i)
    return every


@helper
def _spread(chosen, some):
    """Return the members of a set whose ranks in it are chosen, as a set of bits."""
    spread = np.uint64(0)
    # The lowest bit of `chosen` speaks of the lowest member that is left.
    while some:
        if chosen & _ONE:
            spread |= _ONE << np.uint64(lowest(some))
        some &= some - _ONE
        chosen >>= _ONE
    return spread


@helper
def _write_levels(moves, parent, levels):
    """Write the numbers of the level in the order of separations, without halves that part in one move each."""
    largest = moves.copy()
    # A separation comes before those of its halves, so backwards the largest number comes up from them.
    for i in range(len(moves) - 1, 0, -1):
        largest[parent[i]] = max(largest[parent[i]], largest[i])
    n = 0
    for i in range(len(moves)):
        if i == 0 or largest[i] > 1:
            levels[n] = moves[i]
            n += 1
