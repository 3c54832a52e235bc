"""The kernel that takes burrs of six crossing rods apart, millions of them, with one table of how far rods can slide.

What a move is, and a level, is as in `separation`; only the first number of the level is found. Rods know no lattice
and no keys, so an arrangement is two words, and pairs of rods that rotations carry onto each other share their
entries.
"""

from typing import Annotated, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.kernels.separation import APART_NUMBER, HELD_NUMBER, UNDECIDED
from latticework.kernel_cache import helper, njit
from latticework.search.arrays import Vector, WordRows
from latticework.search.kernel_types import array_type, record_type

NumberRows = Annotated[NDArray[np.int64], np.dtype(np.int64), 2]
NumberBlocks = Annotated[NDArray[np.int64], np.dtype(np.int64), 3]
Bytes = Annotated[NDArray[np.uint8], np.dtype(np.uint8), 1]

RODS = 6
_FREE = 255
"""The steps towards a rod that is never met."""
_BIAS, _FAR = 128, 60
"""What is added to the number of a lane of a word; how far a rod may go."""
_FEW = 256
"""Places of the table of arrangements at first."""
_ONE = np.uint64(1)
_NAMED = np.uint64(1 << 63)
_FULL = 0.6


class Pairs(NamedTuple):
    """The pairs of positions, each carried by a rotation onto one of two kinds: rods that cross, rods side by side.

    rods (15, 2): the positions. kind (15,). turned (15, 2, 4096): the cut of each of both rods as it is there. turn
    (15, 3, 3): the rotation of offsets. lane (15, 6): what becomes of each direction: x, -x, y, -y, z, -z. cubes (3,
    cubes, 4): of the first rod of both kinds, of the second of each, where its cubes are and which bit of a cut takes
    them, or -1.
    """

    rods: NumberRows
    kind: Numbers
    turned: NumberBlocks
    turn: NumberBlocks
    lane: NumberRows
    cubes: NumberBlocks


class Room(NamedTuple):
    """Memory for arrangements: words (n, 2), before (n,) from which each was reached, and a table of them (2 n,).

    mark (1,): what entries of the table that count begin with. steps (entries, 2): how far pairs of rods can slide, a
    name and eight bits for each direction; used (1,): how many there are.
    """

    words: WordRows
    before: Vector
    table: Numbers
    mark: Numbers
    steps: WordRows
    used: Numbers


PAIRS, ROOM = record_type(Pairs), record_type(Room)
NUMBERS, NUMBER_ROWS, BLOCKS = array_type(Numbers), array_type(NumberRows), array_type(NumberBlocks)


def room_for(arrangements: int, entries: int) -> Room:
    """Return memory for so many arrangements and entries of pairs, both powers of two."""
    return Room(np.empty((arrangements, 2), np.uint64), np.empty(arrangements, np.int32),
                np.zeros(2 * arrangements, np.int64), np.zeros(1, np.int64), np.zeros((entries, 2), np.uint64),
                np.zeros(1, np.int64))


@helper
def _mixed(word):
    word = (word ^ (word >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return word ^ (word >> np.uint64(29))


@helper
def _slides(cubes, kind, one, other, x, y, z):
    """Return how many steps a rod can make in each direction until it meets another, at x, y, z from where it was."""
    free = np.full(6, _FREE, np.int64)
    offset = (x, y, z)
    by = np.empty(3, np.int64)
    for i in range(cubes.shape[1]):
        if cubes[0, i, 3] >= 0 and one >> cubes[0, i, 3] & 1:
            continue
        for j in range(cubes.shape[1]):
            if cubes[1 + kind, j, 3] >= 0 and other >> cubes[1 + kind, j, 3] & 1:
                continue
            still = 0
            for c in range(3):
                by[c] = cubes[1 + kind, j, c] + offset[c] - cubes[0, i, c]
                still += by[c] == 0
            if still == 2:
                for c in range(3):
                    if by[c] > 0:
                        free[2 * c] = min(free[2 * c], by[c] - 1)
                    elif by[c] < 0:
                        free[2 * c + 1] = min(free[2 * c + 1], -by[c] - 1)
    lanes = np.uint64(0)
    for direction in range(6):
        lanes |= np.uint64(free[direction]) << np.uint64(8 * direction)
    return lanes


@helper
def _known(pairs, steps, used, kind, one, other, x, y, z):
    """Return the steps of two rods in all directions, eight bits each, from the table or entered into it."""
    name = _NAMED | np.uint64(
        ((((((kind << 12) | one) << 12 | other) << 8 | (x + _BIAS)) << 8 | (y + _BIAS)) << 8) | (z + _BIAS))
    last = np.uint64(len(steps) - 1)
    at = _mixed(name) & last
    while steps[at, 0] != name:
        if steps[at, 0] == 0:
            if used[0] > _FULL * len(steps):
                steps[:] = 0
                used[0] = 0
                at = _mixed(name) & last
            steps[at, 1] = _slides(pairs.cubes, kind, one, other, x, y, z)
            steps[at, 0] = name
            used[0] += 1
            break
        at = (at + _ONE) & last
    return steps[at, 1]


@helper
def _measure(pairs, steps, used, cuts, some, low, high, free):
    """Write how far each rod of a set can go along each axis until it meets each other one, free (3, 6, 6)."""
    free[:] = _FREE
    offset = np.zeros((RODS, 3), np.int64)
    for lane in range(15):
        word = low if lane < 8 else high
        offset[1 + lane // 3, lane % 3] = np.int64(word >> np.uint64(8 * (lane & 7)) & np.uint64(255)) - _BIAS
    by = np.empty(3, np.int64)
    for pair in range(15):
        i, j = pairs.rods[pair, 0], pairs.rods[pair, 1]
        if not (some >> i & 1 and some >> j & 1):
            continue
        x, y, z = offset[j, 0] - offset[i, 0], offset[j, 1] - offset[i, 1], offset[j, 2] - offset[i, 2]
        for c in range(3):
            by[c] = pairs.turn[pair, c, 0] * x + pairs.turn[pair, c, 1] * y + pairs.turn[pair, c, 2] * z
        lanes = _known(pairs, steps, used, pairs.kind[pair], pairs.turned[pair, 0, cuts[i]],
                       pairs.turned[pair, 1, cuts[j]], by[0], by[1], by[2])
        for axis in range(3):
            # That one rod goes back until it meets the other is that the other comes forwards.
            free[axis, i, j] = lanes >> np.uint64(8 * pairs.lane[pair, 2 * axis]) & np.uint64(255)
            free[axis, j, i] = lanes >> np.uint64(8 * pairs.lane[pair, 2 * axis + 1]) & np.uint64(255)


@helper
def _pushed(free, axis, some, steps, pushed):
    """Write which rods go along when one goes so many steps forwards, as bits; return whether one can go alone."""
    for i in range(RODS):
        word = 1 << i
        for j in range(RODS):
            word |= (free[axis, i, j] < steps) << j
        pushed[i] = word
    for k in range(RODS):
        for i in range(RODS):
            if pushed[i] >> k & 1:
                pushed[i] |= pushed[k]
    alone = False
    for i in range(RODS):
        alone = alone or (some >> i & 1 and pushed[i] & some != some)
    return alone


@helper
def _find(room, last, low, high):
    """Return the place of an arrangement in the table, or the free place for it; and whether it is there."""
    at = _mixed(low ^ _mixed(high)) & np.uint64(last)
    while True:
        entry = room.table[at]
        if entry >> 24 != room.mark[0]:
            return at, False
        number = entry & 0xFFFFFF
        if room.words[number, 0] == low and room.words[number, 1] == high:
            return at, True
        at = (at + _ONE) & np.uint64(last)


@helper
def _begin(room, last, tail):
    """Enter the arrangements reached so far into an empty table."""
    room.mark[0] += 1
    for number in range(tail):
        at, _ = _find(room, last, room.words[number, 0], room.words[number, 1])
        room.table[at] = room.mark[0] << 24 | number


@helper
def _lanes(moving, axis):
    """Return two words with a 1 in the lane of an axis of each rod that moves."""
    low = high = np.uint64(0)
    for rod in range(1, RODS):
        if moving >> rod & 1:
            lane = 3 * rod - 3 + axis
            if lane < 8:
                low |= _ONE << np.uint64(8 * lane)
            else:
                high |= _ONE << np.uint64(8 * (lane - 8))
    return low, high


@helper
def _part(pairs, cuts, some, low, high, room, free, pushed, sets):
    """Find the fewest moves after which rods of a set leave the others.

    Return the moves, 0 where there is no way and -1 where there is not room enough, how many arrangements were
    reached, the words of the last one, and which rods leave.
    """
    first = 0
    while not some >> first & 1:
        first += 1
    room.words[0, 0], room.words[0, 1], room.before[0] = low, high, -1
    head, tail, last = 0, 1, _FEW - 1
    _begin(room, last, 1)
    while head < tail:
        low, high = room.words[head, 0], room.words[head, 1]
        _measure(pairs, room.steps, room.used, cuts, some, low, high, free)
        # Forwards is enough: where some go back, the others go forwards as seen from them.
        for axis in range(3):
            if _pushed(free, axis, some, _FREE, pushed):
                for rod in range(RODS):
                    if some >> rod & 1 and pushed[rod] & some != some:
                        moves, before = 1, room.before[head]
                        while before >= 0:
                            moves += 1
                            before = room.before[before]
                        return moves, tail, low, high, pushed[rod] & some
        for axis in range(3):
            steps = 1
            while _pushed(free, axis, some, steps, pushed):
                n = 0
                for rod in range(RODS):
                    if some >> rod & 1:
                        # All unions of what goes along with single rods: each is one move.
                        for k in range(-1, n):
                            one = pushed[rod] | (sets[k] if k >= 0 else 0)
                            new = one != some
                            for other in range(n):
                                new = new and sets[other] != one
                            if new:
                                sets[n] = one
                                n += 1
                far = np.uint64(steps)
                for k in range(n):
                    moving = sets[k]
                    away = moving >> first & 1
                    by_low, by_high = _lanes(some & ~moving if away else moving, axis)
                    if away:
                        there_low, there_high = low - far * by_low, high - far * by_high
                    else:
                        there_low, there_high = low + far * by_low, high + far * by_high
                    at, there = _find(room, last, there_low, there_high)
                    if there:
                        continue
                    if tail == len(room.before) or steps > _FAR or _is_far(there_low, there_high):
                        return -1, tail, low, high, 0
                    room.words[tail, 0], room.words[tail, 1], room.before[tail] = there_low, there_high, head
                    room.table[at] = room.mark[0] << 24 | tail
                    tail += 1
                    if 2 * tail > last:
                        last = min(4 * last + 3, len(room.table) - 1)
                        _begin(room, last, tail)
                steps += 1
        head += 1
    return 0, tail, low, high, 0


@helper
def _is_far(low, high):
    for lane in range(15):
        word = low if lane < 8 else high
        if abs(np.int64(word >> np.uint64(8 * (lane & 7)) & np.uint64(255)) - _BIAS) > _FAR:
            return True
    return False


@njit(types.void(PAIRS, NUMBER_ROWS, ROOM, array_type(Bytes), NUMBERS, NUMBERS), cache=True, nogil=True)
def take_apart(pairs, burrs, room, status, level, states):
    """Take burrs apart, burrs (n, 6): the cut in each position.

    To status (n,) is written a number of STATUSES, to level (n,) the moves until the first rods leave, 0 if they
    never do, and to states (n,) how many arrangements were looked at.
    """
    free, pushed, sets = np.empty((3, RODS, RODS), np.int64), np.empty(RODS, np.int64), np.empty(64, np.int64)
    todo, at = np.empty(RODS, np.int64), np.empty((RODS, 2), np.uint64)
    low = high = np.uint64(0)
    for lane in range(15):
        if lane < 8:
            low |= np.uint64(_BIAS) << np.uint64(8 * lane)
        else:
            high |= np.uint64(_BIAS) << np.uint64(8 * (lane - 8))
    for number in range(len(burrs)):
        todo[0], at[0, 0], at[0, 1], waiting = (1 << RODS) - 1, low, high, 1
        status[number], level[number], states[number] = APART_NUMBER, 0, 0
        while waiting:
            waiting -= 1
            some = todo[waiting]
            if some & (some - 1) == 0:
                continue
            moves, looked, one, other, leaving = _part(pairs, burrs[number], some, at[waiting, 0], at[waiting, 1],
                                                       room, free, pushed, sets)
            states[number] += looked
            if moves <= 0:
                status[number] = HELD_NUMBER if moves == 0 else UNDECIDED
                break
            if level[number] == 0:
                level[number] = moves
            for half in (leaving, some & ~leaving):
                todo[waiting], at[waiting, 0], at[waiting, 1] = half, one, other
                waiting += 1
