"""The kernel that joins parts to all connected shapes that they fill, and counts the ways in which they fill each.

The placements that touch each other are a graph. Each connected set of them that has the first part in its place is
made exactly once, as D. H. Redelmeier counts polyominoes (Discrete Mathematics 36, 1981): what was tried and left out
is never taken later in the same branch.
"""

from typing import Annotated, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import Longs, Table, Vector
from latticework.search.kernel_types import record_type

Bytes = Annotated[NDArray[np.uint8], np.dtype(np.uint8), 1]

LEVEL, MISSING, CELLS, SHAPES, NODES, JOINED = range(6)
"""The places in `counts`: the level, pieces that are still to be placed, cells of those that are; what was found."""


class Joints(NamedTuple):
    """The orientations of parts, how cells touch, and the maps under which shapes are the same.

    A place is a translation within a window, as one number; a cell or crossing is (place, kind). start (orientations
    + 1,): the cells, then the crossings of each orientation; until (orientations,): where its crossings begin. steps
    (cells, rank), shift (cells,): the translation of each, also as a difference of places; kind (cells,). part_of
    (orientations,); first (parts + 1,): the orientations of each part. near_start (kinds + 1,), near_shift and
    near_kind: the neighbours of the cells of each kind. stride (rank,): the places from one translation to the next.

    turns (maps * rank, rank), offsets (maps * kinds, rank), to_kind (maps, kinds): a map carries (s, k) to
    (turns s + offsets, to_kind); the first is the identity. forms (forms, rank): the different rows of turns up to
    sign; low, high (orientations, forms): their least and greatest values on each orientation. axes (maps, rank): the
    form of each row of a map. box (rank,): how far a shape may reach, turned by any map; of no length for no limit.
    places, kinds: how many there are, crossings among the kinds; radix: more than any shape reaches.
    """

    start: Vector
    until: Vector
    steps: Table
    shift: Vector
    kind: Vector
    part_of: Vector
    first: Vector
    near_start: Vector
    near_shift: Vector
    near_kind: Vector
    stride: Vector
    turns: Table
    offsets: Table
    to_kind: Table
    forms: Table
    low: Table
    high: Table
    axes: Table
    box: Vector
    places: int
    kinds: int
    radix: int


class Growth(NamedTuple):
    """Where the search is and what it has found; all is changed in place.

    left (parts,): how often each part is still to be placed. owner (places * kinds,): the piece on each cell, from 1,
    0 for none. seen (orientations * places,): whether a placement is in `untried`, a list of them; at, end (levels,):
    the next one to try, and the end of the list at each level. chosen (levels,). cells (n, rank + 1): those that are
    covered, with their kind. least, most (levels, forms): the values of forms on them. shapes (room, n): each shape
    as numbers of its cells, sorted, the least of all its images; weights (room,): the ways to fill it, times a
    factor; symmetries (room,): the maps that leave it as it is. slots (a power of 2,): the table of shapes by their
    hash. work (3, n), own (n,): room for images. counts (6,).
    """

    left: Vector
    owner: Vector
    seen: Bytes
    untried: Vector
    at: Vector
    end: Vector
    chosen: Vector
    cells: Table
    least: Table
    most: Table
    shapes: Table
    weights: Longs
    symmetries: Vector
    slots: Vector
    work: Table
    own: Vector
    counts: Longs


JOINTS, GROWTH = record_type(Joints), record_type(Growth)
_NUMBER = types.int64


@helper
def fits(joints, growth, orientation, place):
    """Return whether a placement covers no cell twice, crosses nothing, and stays within the box."""
    for i in range(joints.start[orientation], joints.start[orientation + 1]):
        if growth.owner[(place + joints.shift[i]) * joints.kinds + joints.kind[i]]:
            return False
    if len(joints.box) == 0:
        return True
    level, rank = growth.counts[LEVEL], joints.steps.shape[1]
    for number in range(len(joints.axes)):
        inside = True
        for axis in range(rank):
            form = joints.axes[number, axis]
            rest, value = place, 0
            for other in range(rank):
                value += rest // joints.stride[other] * joints.forms[form, other]
                rest %= joints.stride[other]
            low = min(growth.least[level, form], value + joints.low[orientation, form])
            high = max(growth.most[level, form], value + joints.high[orientation, form])
            if high - low >= joints.box[axis]:
                inside = False
                break
        if inside:
            return True
    return False


@helper
def put(joints, growth, orientation, place, piece):
    """Place a piece: its cells, and how far all of them reach at the next level."""
    rank, n = joints.steps.shape[1], growth.counts[CELLS]
    for i in range(joints.start[orientation], joints.start[orientation + 1]):
        growth.owner[(place + joints.shift[i]) * joints.kinds + joints.kind[i]] = piece
        if i < joints.until[orientation]:
            rest = place
            for axis in range(rank):
                growth.cells[n, axis] = rest // joints.stride[axis] + joints.steps[i, axis]
                rest %= joints.stride[axis]
            growth.cells[n, rank] = joints.kind[i]
            n += 1
    growth.counts[CELLS] = n
    growth.counts[MISSING] -= 1
    growth.left[joints.part_of[orientation]] -= 1
    for form in range(len(joints.forms)):
        rest, value = place, 0
        for axis in range(rank):
            value += rest // joints.stride[axis] * joints.forms[form, axis]
            rest %= joints.stride[axis]
        low, high = value + joints.low[orientation, form], value + joints.high[orientation, form]
        if piece > 1:
            low, high = min(low, growth.least[piece - 2, form]), max(high, growth.most[piece - 2, form])
        growth.least[piece - 1, form], growth.most[piece - 1, form] = low, high


@helper
def take_back(joints, growth, orientation, place):
    """Undo `put`."""
    for i in range(joints.start[orientation], joints.start[orientation + 1]):
        growth.owner[(place + joints.shift[i]) * joints.kinds + joints.kind[i]] = 0
    growth.counts[CELLS] -= joints.until[orientation] - joints.start[orientation]
    growth.counts[MISSING] += 1
    growth.left[joints.part_of[orientation]] += 1


@helper
def list_touching(joints, growth, orientation, place, end):
    """Append the placements that touch a placed piece and were not listed yet; return the new end of the list."""
    for i in range(joints.start[orientation], joints.until[orientation]):
        mine, kind = place + joints.shift[i], joints.kind[i]
        for j in range(joints.near_start[kind], joints.near_start[kind + 1]):
            there, its_kind = mine + joints.near_shift[j], joints.near_kind[j]
            if growth.owner[there * joints.kinds + its_kind]:
                continue
            for part in range(len(growth.left)):
                if growth.left[part] == 0:
                    continue
                for other in range(joints.first[part], joints.first[part + 1]):
                    for c in range(joints.start[other], joints.until[other]):
                        if joints.kind[c] == its_kind:
                            begin = there - joints.shift[c]
                            number = other * joints.places + begin
                            # What does not fit now fits nowhere in this branch, so it need not be remembered.
                            if not growth.seen[number] and fits(joints, growth, other, begin):
                                growth.seen[number] = 1
                                growth.untried[end] = number
                                end += 1
    return end


@helper
def write_image(joints, growth, number, image):
    """Write the cells under a map as numbers, in their order; the least coordinates become 0."""
    n, rank, kinds = growth.counts[CELLS], joints.steps.shape[1], joints.to_kind.shape[1]
    image[:n] = 0
    for axis in range(rank):
        least = 1 << 30
        for i in range(n):
            value = joints.offsets[number * kinds + growth.cells[i, rank], axis]
            for other in range(rank):
                value += joints.turns[number * rank + axis, other] * growth.cells[i, other]
            growth.work[2, i] = value
            least = min(least, value)
        for i in range(n):
            image[i] = image[i] * joints.radix + growth.work[2, i] - least
    for i in range(n):
        image[i] = image[i] * kinds + joints.to_kind[number, growth.cells[i, rank]]


@helper
def sort(image, n):
    """Sort a few numbers in place."""
    for i in range(1, n):
        value, j = image[i], i
        while j > 0 and image[j - 1] > value:
            image[j] = image[j - 1]
            j -= 1
        image[j] = value


@helper
def is_same_assembly(joints, growth, number):
    """Return whether a map that leaves the shape as it is carries pieces onto pieces of the same part."""
    rank, n = joints.steps.shape[1], growth.counts[CELLS]
    kinds, place_of = joints.to_kind.shape[1], growth.work[2]
    # The least coordinates of the shape are carried onto themselves.
    place_of[:n] = 0
    for axis in range(rank):
        least, own = 1 << 30, 1 << 30
        for i in range(n):
            value = joints.offsets[number * kinds + growth.cells[i, rank], axis]
            for other in range(rank):
                value += joints.turns[number * rank + axis, other] * growth.cells[i, other]
            growth.work[1, i] = value
            least, own = min(least, value), min(own, growth.cells[i, axis])
        for i in range(n):
            place_of[i] += (growth.work[1, i] - least + own) * joints.stride[axis]
    begin, level = 0, 0
    while begin < n:
        orientation = growth.chosen[level] // joints.places
        end = begin + joints.until[orientation] - joints.start[orientation]
        piece = 0
        for i in range(begin, end):
            there = growth.owner[place_of[i] * joints.kinds + joints.to_kind[number, growth.cells[i, rank]]]
            if i == begin:
                piece = there
                if joints.part_of[growth.chosen[piece - 1] // joints.places] != joints.part_of[orientation]:
                    return False
            elif there != piece:
                return False
        begin, level = end, level + 1
    return True


@helper
def slot_of(growth, image, n):
    """Return the slot of the table that has a shape, or the free one where it belongs."""
    key = np.uint64(14695981039346656037)
    for i in range(n):
        key = (key ^ np.uint64(image[i])) * np.uint64(1099511628211)
    # The low bits of the product depend on the low bits of the cells alone.
    slot = np.int64((key >> np.uint64(20)) & np.uint64(len(growth.slots) - 1))
    while growth.slots[slot] >= 0:
        row, same = growth.slots[slot], True
        for i in range(n):
            if growth.shapes[row, i] != image[i]:
                same = False
                break
        if same:
            return slot
        slot = (slot + 1) & (len(growth.slots) - 1)
    return slot


@helper
def note(joints, growth, factor):
    """Add the shape that is filled to the table, and the way to fill it."""
    n, symmetries, copies = growth.counts[CELLS], 1, 1
    best, image = growth.shapes[len(growth.shapes) - 1], growth.work[0]
    # The last row is room for the least image, the first of which is the shape itself.
    write_image(joints, growth, 0, best)
    sort(best, n)
    own = growth.own
    own[:n] = best[:n]
    for number in range(1, len(joints.axes)):
        write_image(joints, growth, number, image)
        sort(image, n)
        order, same = 0, True
        for i in range(n):
            if order == 0 and image[i] != best[i]:
                order = -1 if image[i] < best[i] else 1
            same = same and image[i] == own[i]
            if order and not same:
                break
        if same:
            symmetries += 1
            copies += is_same_assembly(joints, growth, number)
        elif order < 0:
            best[:n] = image[:n]
    slot = slot_of(growth, best, n)
    if growth.slots[slot] < 0:
        row = growth.counts[SHAPES]
        growth.slots[slot] = row
        growth.shapes[row, :n] = best[:n]
        growth.symmetries[row] = symmetries
        growth.weights[row] = 0
        growth.counts[SHAPES] += 1
    growth.weights[growth.slots[slot]] += factor * copies
    growth.counts[JOINED] += 1


@njit(types.void(JOINTS, GROWTH, _NUMBER, _NUMBER, _NUMBER), cache=True, nogil=True)
def begin(joints, growth, orientation, place, factor):
    """Place the first piece, from which all others grow."""
    growth.counts[LEVEL] = growth.counts[CELLS] = 0
    growth.chosen[0] = orientation * joints.places + place
    put(joints, growth, orientation, place, 1)
    growth.at[0] = growth.end[0] = 0
    if growth.counts[MISSING] == 0:
        note(joints, growth, factor)
    else:
        growth.end[0] = list_touching(joints, growth, orientation, place, 0)


@njit(types.boolean(JOINTS, GROWTH, _NUMBER, _NUMBER), cache=True, nogil=True)
def grow(joints, growth, factor, most_nodes):
    """Go on until so many nodes; return whether all was found, which then has taken back the first piece, too.

    Ends before that where the table is half full or the rows are, too; the caller makes more room.
    """
    counts = growth.counts
    while counts[NODES] < most_nodes and counts[SHAPES] < len(growth.shapes) - 1 and (
            2 * counts[SHAPES] < len(growth.slots)):
        level = counts[LEVEL]
        if growth.at[level] == growth.end[level]:
            before = growth.end[level - 1] if level else 0
            for i in range(before, growth.end[level]):
                growth.seen[growth.untried[i]] = 0
            last = growth.chosen[level]
            take_back(joints, growth, last // joints.places, last % joints.places)
            if level == 0:
                return True
            counts[LEVEL] -= 1
            continue
        number = growth.untried[growth.at[level]]
        growth.at[level] += 1
        orientation, place = number // joints.places, number % joints.places
        counts[NODES] += 1
        if growth.left[joints.part_of[orientation]] == 0 or not fits(joints, growth, orientation, place):
            continue
        growth.chosen[level + 1] = number
        put(joints, growth, orientation, place, level + 2)
        if counts[MISSING] == 0:
            note(joints, growth, factor)
            take_back(joints, growth, orientation, place)
        else:
            growth.at[level + 1] = growth.at[level]
            growth.end[level + 1] = list_touching(joints, growth, orientation, place, growth.end[level])
            counts[LEVEL] += 1
    return False


@njit(types.void(GROWTH, _NUMBER), cache=True, nogil=True)
def enter_again(growth, n):
    """Enter all shapes into an empty table."""
    for row in range(growth.counts[SHAPES]):
        growth.slots[slot_of(growth, growth.shapes[row], n)] = row
