"""The arrays on which the kernels for taking solutions apart work, as named tuples."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.search.arrays import Table, Vector, WordRows

Shorts = Annotated[NDArray[np.int16], np.dtype(np.int16), 1]
Numbers = Annotated[NDArray[np.int64], np.dtype(np.int64), 1]

FREE = 32_767
"""The number of free steps towards a piece that is never met."""

FARTHEST = 30_000
"""The most steps that a piece may be away from where it began."""

MOST_MOVES = 1 << 13
"""The most moves in one direction. There are more only if a dozen or more bodies move freely, each by itself; then
some of the moves of several together are left out."""

MORE, FOUND, STUCK, FULL, TOO_FAR = 0, 1, 2, 3, 4
"""How a search for a parting ends: the budget is used up; found; there is none; the room is used up; pieces went
farther than FARTHEST."""


class Sweeps(NamedTuple):
    """For each direction and element that moves, the places that must be free of other elements.

    steps (directions, 3): the step of each direction; direction 2 a + 1 is opposite to 2 a. What element e meets as
    it makes one step in direction d are the entries first[d, e] to first[d, e + 1]: from its cell to the place (n,
    3), and the elements there that it would meet, as a set of bits (n, words).
    """

    steps: Table
    first: Table
    places: Table
    met: WordRows


class Shapes(NamedTuple):
    """The shapes of pieces, one after another; each orientation of a piece is a shape of its own.

    A shape fills a block of sizes (shapes, 3) places from its origin on, words filled[at[s]:] of it: the elements on
    each place, as a set of bits. What it meets in direction d are the probes first[s, d] to first[s, d + 1]: places
    (n, 3) from its origin, the elements that it would meet there, as a set of bits met (n, words), and whether (n,)
    that counts for the first step only, because for further steps another probe says the same.
    """

    sizes: Table
    at: Numbers
    filled: WordRows
    first: Table
    places: Table
    met: WordRows
    once: Vector


class Pairs(NamedTuple):
    """How far one shape can go before it meets another one, for pairs of shapes and places that occurred.

    A table of hashes: each entry has two words that name the pair, 0 where there is none, then the steps in each
    direction, 16 bits each. used (1,): how many there are.
    """

    entries: WordRows
    used: Numbers


class Options(NamedTuple):
    """The pieces that there may be: shape (-1: no piece), group (-1: none), whether it is the box, origin (n, 3)."""

    shape: Vector
    group: Vector
    box: Vector
    origin: Table


class Decided(NamedTuple):
    """The arrays of `Verdicts`, to be filled in."""

    status: Annotated[NDArray[np.uint8], np.dtype(np.uint8), 1]
    levels: Table
    moves: Vector
    states: Numbers


class Room(NamedTuple):
    """Room for the arrangements that a search reaches.

    offsets: how far each body but the first is from where it began, in relation to the first one, 3 numbers a body.
    before: the number of the arrangement from which each was reached. table: their numbers by their hashes, plus one.
    found (MOST_MOVES, 2): room for the moves of one arrangement in one direction.
    """

    offsets: Shorts
    before: Vector
    table: Vector
    found: WordRows
