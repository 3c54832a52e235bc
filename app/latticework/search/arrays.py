"""The arrays that states, engines and kernels share, as named tuples; numba is not needed here.

The annotations give dtype and dimensions, from which `kernel_types.record_type` makes the types of numba.
"""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

WHOLE = 1 << 62
"""The share of the root of a search tree."""

LEVEL = np.dtype([("item", "<i4"), ("option", "<i4"), ("last", "<i4")])
"""A level of a state: the item branched on, the current option, and the last one still to be tried."""

COUNTS = np.dtype([("nodes", np.int64), ("found", np.int64), ("explored", np.int64), ("work", np.int64)])
"""Nodes entered, solutions found, the share of the tree explored, and the work done.

A unit of work takes some nanoseconds, whatever the engine: a link changed, eight counts of options in a word, eight
rows tested, an instruction. A node takes from a dozen units to millions.
"""

UNLIMITED = 1 << 62
"""More work than any search does."""

STUCK, SOLVED, OPEN = 0, 1, 2
"""How a path down the tree ends: nothing can be chosen, all is covered, or it could continue."""

Int32 = NDArray[np.int32]

Vector = Annotated[NDArray[np.int32], np.dtype(np.int32), 1]
Shorts = Annotated[NDArray[np.uint16], np.dtype(np.uint16), 1]
Table = Annotated[NDArray[np.int32], np.dtype(np.int32), 2]
Longs = Annotated[NDArray[np.int64], np.dtype(np.int64), 1]
Words = Annotated[NDArray[np.uint64], np.dtype(np.uint64), 1]
WordRows = Annotated[NDArray[np.uint64], np.dtype(np.uint64), 2]
Levels = Annotated[NDArray[np.void], LEVEL, 1]
Counts = Annotated[np.void, COUNTS, 0]


class CoverArrays(NamedTuple):
    """A cover problem as in Cover, and the order in which its items are preferred, shape (items,)."""

    start: Vector
    items: Vector
    owner: Vector
    least: Vector
    most: Vector
    order: Vector


class Run(NamedTuple):
    """The state that an engine continues from and its results; all is changed in place.

    levels (longest + 1,): the state in its first records. found (room, longest): each row receives the options of a
    solution, padded with -1. counts: one record; profile and updates (longest + 1,): nodes entered and
    updates made at each level; cut: how many nodes each of PRUNINGS cut off; all of these are 0 at first. Not all
    engines count updates and the share explored. most_work: beyond it no node but the first is entered.
    """

    levels: Levels
    found: Table
    counts: Counts
    profile: Longs
    updates: Longs
    cut: Longs
    most_work: int = UNLIMITED


class Laid(NamedTuple):
    """All solutions of a puzzle in all positions, and how each placement may lie.

    slots (solutions, pieces): the placement of each piece of the parts that are used a fixed number of times; the
    pieces of a part are side by side. begin, end (pieces,): the pieces of the same part; first, last (pieces,): the
    options of that part. start (options + 1,), having: the solutions that have each option. way_of (options + 1,):
    the ways of each option begin there. ways (all ways, most cells): for each cell of the part the cell of the target
    on which it lies, padded with -1.
    """

    slots: Table
    begin: Vector
    end: Vector
    first: Vector
    last: Vector
    start: Vector
    having: Vector
    way_of: Vector
    ways: Table
