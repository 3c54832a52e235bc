"""A level of back-tracking: the rows still to be tried, covering what a row covers, and the copies that it takes."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.kernel_cache import njit
from latticework.search.arrays import Longs, Vector, WordRows
from latticework.search.backtrack.row_tests import fitting
from latticework.search.bit_words import lowest

KEPT = np.dtype([(name, np.uint64) for name in ("untried", "since", "next", "end", "chosen")])
"""What is kept for a level: the rows still to be tried, as bits from `since` on; the rows from `next` up to `end`,
which were not looked at yet; and the row chosen."""


class Room(NamedTuple):
    """What a search keeps for each level: covered (levels, words), the bits that are; kept (levels,)."""

    covered: WordRows
    kept: Annotated[NDArray[np.void], KEPT, 1]


class Copies(NamedTuple):
    """How often each item must and may be covered, and is."""

    least: Vector
    most: Vector
    used: Longs


@njit(cache=True, nogil=True)
def room_for(lists, deepest):
    """Return room for so many levels below the first."""
    return Room(np.zeros((deepest + 1, lists.rows.shape[0]), np.uint64), np.zeros(deepest + 1, KEPT))


@njit(inline="always")
def untried(rows, room, e):
    """Return the rows still to be tried at a level, looking at further ones when there are none."""
    kept = room.kept
    todo, at, end = kept[e]["untried"], kept[e]["next"], kept[e]["end"]
    while todo == 0 and at < end:
        stop = min(at + np.uint64(64), end)
        todo = fitting(rows, room.covered, e, at, stop)
        kept[e]["since"] = at
        kept[e]["next"] = stop
        at = stop
    return todo


@njit(inline="always")
def cover_row(rows, covered, e, row):
    """Cover what a row covers at the next level."""
    w, words = np.uint64(0), np.uint64(covered.shape[1])
    while w < words:
        covered[e + np.uint64(1), w] = covered[e, w] | rows[w, row]
        w += np.uint64(1)


@njit(cache=True, nogil=True)
def use_copies(lists, copies, covered, e, row):
    """Count the copies that a row takes: such an item is covered at the next level only when none is left."""
    rows, items, repeated = lists.rows, lists.items, lists.repeated
    most, used = copies.most, copies.used
    for w in range(len(repeated)):
        word = rows[w, row] & repeated[w]
        while word != 0:
            item = items[64 * w + np.int64(lowest(word))]
            used[item] += 1
            if used[item] < most[item]:
                # `cover_row` covered the bit: with copies left it is opened again, so that other rows of the item
                # fit.
                covered[e + 1, w] ^= word & (~word + np.uint64(1))
            word &= word - np.uint64(1)


@njit(cache=True, nogil=True)
def give_back_copies(lists, copies, row):
    """Undo what `use_copies` counted."""
    rows, items, repeated = lists.rows, lists.items, lists.repeated
    for w in range(len(repeated)):
        word = rows[w, row] & repeated[w]
        while word != 0:
            copies.used[items[64 * w + np.int64(lowest(word))]] -= 1
            word &= word - np.uint64(1)
