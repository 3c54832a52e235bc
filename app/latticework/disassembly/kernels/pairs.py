"""How far one piece can go before it meets another one: worked out from their shapes, and kept for all solutions."""

import numpy as np

from latticework.disassembly.arrays import FREE
from latticework.kernel_cache import njit

_BIAS = 1 << 20  # added to numbers from -2**20 on to pack three of them into a word
_FULL = 0.6  # the share of a table of hashes from which on it is emptied


@njit(cache=True, nogil=True)
def mixed(one, two):
    """Return a hash of two words."""
    word = (one * np.uint64(0x9E3779B97F4A7C15)) ^ (two * np.uint64(0xC2B2AE3D27D4EB4F))
    word = (word ^ (word >> np.uint64(29))) * np.uint64(0xBF58476D1CE4E5B9)
    return word ^ (word >> np.uint64(32))


@njit(cache=True, nogil=True)
def look_up(pairs, shapes, sweeps, one, other, x, y, z):
    """Return the entry of two shapes of which the second has its origin at x, y, z, as seen from the first."""
    first = (np.uint64(one) << np.uint64(32)) | np.uint64(other)
    second = (np.uint64(x + _BIAS) << np.uint64(42)) | (np.uint64(y + _BIAS) << np.uint64(21)) | np.uint64(z + _BIAS)
    keys = pairs.keys
    last = np.uint64(len(keys) - 1)
    at = mixed(first, second) & last
    while keys[at, 1]:
        if keys[at, 0] == first and keys[at, 1] == second:
            return at
        at = (at + np.uint64(1)) & last
    if pairs.used[0] > _FULL * len(keys):
        keys[:] = 0
        pairs.used[0] = 0
        at = mixed(first, second) & last
    keys[at, 0], keys[at, 1] = first, second
    pairs.used[0] += 1
    for direction in range(len(sweeps.steps)):
        pairs.free[at, direction] = _free(shapes, sweeps, one, other, x, y, z, direction)
    return at


@njit(cache=True, nogil=True)
def _free(shapes, sweeps, one, other, x, y, z, direction):
    """Return how many steps the first shape can go in a direction before it meets the second."""
    best = np.int64(FREE)
    a, b, c = sweeps.steps[direction]
    tall, wide, deep = shapes.sizes[other]
    for i in range(shapes.first[one, direction], shapes.first[one, direction + 1]):
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


@njit(cache=True, nogil=True)
def _common(shapes, i, at):
    for w in range(shapes.met.shape[1]):
        if shapes.met[i, w] & shapes.filled[at, w]:
            return True
    return False


@njit(cache=True, nogil=True)
def _within(place, step, size, low, high):
    """Return from when to when, within low to high, a place that moves is within 0 to size - 1."""
    if step == 0:
        return (low, high) if 0 <= place < size else (low, low - 1)
    if step < 0:
        place, step = size - 1 - place, -step
    return max(low, -(place // step)), min(high, (size - 1 - place) // step)
