"""What a shape meets as it moves: the places before it, without those that others of its places make needless."""

import numpy as np

from latticework.kernel_cache import njit


@njit(cache=True, nogil=True)
def fill(elements, sizes, filled):
    """Enter the elements (n, 4) of a shape into its block of places (places, words)."""
    for i in range(len(elements)):
        x, y, z, number = elements[i]
        filled[(x * sizes[1] + y) * sizes[2] + z, number >> 6] |= np.uint64(1) << np.uint64(number & 63)


@njit(cache=True, nogil=True)
def probe(elements, sizes, filled, sweeps, direction, margin, places, met, once):
    """Write the probes of a shape for a direction and return how many there are.

    margin: how far the places that it meets, and one step more, may lie outside of its block.
    """
    words = met.shape[1]
    tall, wide, deep = sizes[0] + 2 * margin, sizes[1] + 2 * margin, sizes[2] + 2 * margin
    before = np.zeros((tall * wide * deep, words), np.uint64)
    for i in range(len(elements)):
        x, y, z, number = elements[i]
        for j in range(sweeps.first[direction, number], sweeps.first[direction, number + 1]):
            place = sweeps.places[j]
            at = ((x + place[0] + margin) * wide + y + place[1] + margin) * deep + z + place[2] + margin
            before[at] |= sweeps.met[j]
    step = sweeps.steps[direction]
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
                if first_step and own:
                    met[n, w] &= ~filled[(x * sizes[1] + y) * sizes[2] + z, w]
            if met[n].any():
                places[n, 0], places[n, 1], places[n, 2] = x, y, z
                once[n] = first_step
                n += 1
    return n
