"""Probes of shapes, and a table of how far one piece can go before it meets another, for all solutions."""

import numpy as np

from latticework.apart.kernels.arrays import FREE
from latticework.kernel_cache import helper, njit

_BIAS = 1 << 20  # added to numbers from -2**20 on to pack three of them into a word
_LANE = np.uint64(0xFFFF)
_ONE = np.uint64(1)
_FULL = 0.6  # the share of a table of hashes from which on it is emptied


@njit(cache=True, nogil=True)
def fill(elements, sizes, filled):
    """Enter the elements (n, 4) of a shape into its block of places (places, words)."""
    for i in range(len(elements)):
        x, y, z, number = elements[i]
        filled[(x * sizes[1] + y) * sizes[2] + z, number >> 6] |= np.uint64(1) << np.uint64(number & 63)


@njit(cache=True, nogil=True)
def probe(elements, sizes, filled, sweeps, direction, margin, places, met, once):
    """Write the probes of a shape for a direction and return their number.

    margin: how far the places that it meets, and one step more, may lie outside of its block.
    """
    words = met.shape[1]
    tall, wide, deep = sizes[0] + 2 * margin, sizes[1] + 2 * margin, sizes[2] + 2 * margin
    # What a first step would meet, place by place, in a block so much larger that a step more stays within it.
    before = np.zeros((tall * wide * deep, words), np.uint64)
    for i in range(len(elements)):
        x, y, z, number = elements[i]
        for j in range(sweeps.first[direction, number], sweeps.first[direction, number + 1]):
            place = sweeps.places[j]
            at = ((x + place[0] + margin) * wide + y + place[1] + margin) * deep + z + place[2] + margin
            before[at] |= sweeps.met[j]
    step = sweeps.steps[direction]
    # A step in this direction is a constant distance in the flat block.
    onward = (step[0] * wide + step[1]) * deep + step[2]
    n = 0
    for at in range(len(before)):
        if not before[at].any():
            continue
        x, y, z = at // (wide * deep) - margin, at // deep % wide - margin, at % deep - margin
        own = 0 <= x < sizes[0] and 0 <= y < sizes[1] and 0 <= z < sizes[2]
        for first_step in range(2):
            for w in range(words):
                # What is met a step further on, too, is met there earlier: here only the first step counts.
                word, later = before[at, w], before[at + onward, w]
                met[n, w] = word & later if first_step else word & ~later
                # No other piece stands where the shape itself is before it moves.
                if first_step and own:
                    met[n, w] &= ~filled[(x * sizes[1] + y) * sizes[2] + z, w]
            if met[n].any():
                places[n, 0], places[n, 1], places[n, 2] = x, y, z
                once[n] = first_step
                n += 1
    return n


@njit(inline="always")
def find(entries, one, other, x, y, z):
    """Return the number of the entry of two shapes, -1 where there is none; see add.

    Inlined, as counting the references to arrays takes longer than finding an entry does.
    """
    # numba/numba#2345: references that are passed down two calls are counted at each. Linear probing: the entry is
    # between its hash and the next empty place.
    first, second = _name(one, other, x, y, z)
    last = np.uint64(len(entries) - 1)
    at = _hash(first, second) & last
    while entries[at, 1] and (entries[at, 0] != first or entries[at, 1] != second):
        at = (at + _ONE) & last
    return np.int64(at) if entries[at, 1] else np.int64(-1)


@helper
def add(pairs, shapes, sweeps, one, other, x, y, z):
    """Enter two shapes, the second with its origin at x, y, z relative to the first; return the entry's number."""
    entries = pairs.entries
    # Entries only save time, so memory is bounded: a full table is emptied.
    if pairs.used[0] > _FULL * len(entries):
        entries[:] = 0
        pairs.used[0] = 0
    first, second = _name(one, other, x, y, z)
    last = np.uint64(len(entries) - 1)
    at = _hash(first, second) & last
    while entries[at, 1]:
        at = (at + _ONE) & last
    entries[at, 0], entries[at, 1] = first, second
    pairs.used[0] += 1
    for direction in range(len(sweeps.steps)):
        free = np.uint64(_free(shapes, sweeps, one, other, x, y, z, direction))
        # Four directions a word, 16 bits each; those of an axis are side by side, see `free_steps`.
        entries[at, 2 + (direction >> 2)] |= free << np.uint64(16 * (direction & 3))
    return np.int64(at)


@njit(inline="always")
def free_steps(entries, entry, axis):
    """Return how many steps the first of two shapes can go forwards and back along an axis, given their entry."""
    word = entries[entry, 2 + (axis >> 1)] >> np.uint64(32 * (axis & 1))
    # FREE is the largest number of 16 bits with a sign.
    return np.int16(word & _LANE), np.int16((word >> np.uint64(16)) & _LANE)


@njit(cache=True, nogil=True)
def move_to(pairs, larger):
    """Enter all pairs into a larger table."""
    last = np.uint64(len(larger.entries) - 1)
    for i in range(len(pairs.entries)):
        if pairs.entries[i, 1]:
            at = _hash(pairs.entries[i, 0], pairs.entries[i, 1]) & last
            while larger.entries[at, 1]:
                at = (at + _ONE) & last
            larger.entries[at] = pairs.entries[i]
    larger.used[0] = pairs.used[0]


@njit(inline="always")
def mixed(word):
    """Return a hash of a word; no product is larger than a word, so that it needs no compiler."""
    # Halves of 32 bits times constants of 32 bits: where the JIT is off, numpy warns of each larger product.
    low, high = word & np.uint64(0xFFFFFFFF), word >> np.uint64(32)
    word = (low * np.uint64(0x9E3779B1)) ^ (high * np.uint64(0x85EBCA77)) ^ (low << np.uint64(32))
    return word ^ (word >> np.uint64(29))


@njit(inline="always")
def _name(one, other, x, y, z):
    """Return two words, the second of them never 0, that name two shapes and how they stand to each other."""
    # Three numbers of 21 bits each; with _BIAS they are positive, so the second word is never that of an empty place.
    return ((np.uint64(one) << np.uint64(32)) | np.uint64(other),
            (np.uint64(x + _BIAS) << np.uint64(42)) | (np.uint64(y + _BIAS) << np.uint64(21)) | np.uint64(z + _BIAS))


@njit(inline="always")
def _hash(one, two):
    return mixed(mixed(two) ^ one)


@helper
def _free(shapes, sweeps, one, other, x, y, z, direction):
    """Return how many steps the first shape can go in a direction before it meets the second."""
    best = np.int64(FREE)
    a, b, c = sweeps.steps[direction]
    tall, wide, deep = shapes.sizes[other]
    for i in range(shapes.first[one, direction], shapes.first[one, direction + 1]):
        # After k steps the probe is at p + k * step, as the other shape sees it. Coming upon it then means that k
        # steps are free; so only k below the best so far are of interest.
        px, py, pz = shapes.places[i, 0] - x, shapes.places[i, 1] - y, shapes.places[i, 2] - z
        low, high = _within(px, a, tall, np.int64(0), np.int64(0) if shapes.once[i] else best - 1)
        low, high = _within(py, b, wide, low, high)
        low, high = _within(pz, c, deep, low, high)
        for k in range(low, high + 1):
            at = shapes.at[other] + ((px + k * a) * wide + py + k * b) * deep + pz + k * c
            if _common(shapes, i, at):
                best = k
                break
    return best


@helper
def _common(shapes, i, at):
    for w in range(shapes.met.shape[1]):
        if shapes.met[i, w] & shapes.filled[at, w]:
            return True
    return False


@helper
def _within(place, step, size, low, high):
    """Return the first and last step, within low to high, at which a moving place is within 0 to size - 1."""
    if step == 0:
        return (low, high) if 0 <= place < size else (low, low - 1)
    # Seen in a mirror: the place goes up then, and one formula does.
    if step < 0:
        place, step = size - 1 - place, -step
    return max(low, -(place // step)), min(high, (size - 1 - place) // step)
