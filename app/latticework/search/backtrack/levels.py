"""Steps of back-tracking at a level: finding untried rows, covering, and rebuilding the lists below a node."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.kernel_cache import njit
from latticework.search.arrays import Longs, Vector, WordRows
from latticework.search.backtrack.branching import fitting
from latticework.search.backtrack.tables import AT_ONCE, Lists
from latticework.search.bit_words import lowest, popcount

KEPT = np.dtype([(name, np.uint64) for name in ("untried", "since", "next", "end", "chosen")])
"""The data of a level: the rows still to be tried, as bits from `since` on; the rows from `next` up to `end`, which
were not examined yet; and the row chosen."""


class Room(NamedTuple):
    """The data of all levels: covered (levels, words), the bits that are covered; kept (levels,)."""

    covered: WordRows
    kept: Annotated[NDArray[np.void], KEPT, 1]


class Copies(NamedTuple):
    """How often each item must be, may be, and is covered."""

    least: Vector
    most: Vector
    used: Longs


@njit(cache=True, nogil=True)
def room_for(lists, deepest):
    """Return room for a number of levels below the first."""
    return Room(np.zeros((deepest + 1, lists.rows.shape[0]), np.uint64), np.zeros(deepest + 1, KEPT))


@njit(inline="always")
def untried(rows, room, e):
    """Return the rows still to be tried at a level as bits, examining further rows if there are none."""
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
    """Write what is covered at the next level after a row is chosen."""
    w, words = np.uint64(0), np.uint64(covered.shape[1])
    while w < words:
        covered[e + np.uint64(1), w] = covered[e, w] | rows[w, row]
        w += np.uint64(1)


@njit(cache=True, nogil=True)
def use_copies(lists, copies, covered, e, row):
    """Count the copies that a row uses: an item of several copies is covered only when no copy is left."""
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


@njit(inline="always")
def _is_open(covered, level, bit):
    return covered[level, bit >> 6] >> np.uint64(bit & 63) & np.uint64(1) == 0


@njit(cache=True, nogil=True)
def repays(lists, covered, level):
    """Whether what fits at a level needs at most three quarters of the words, so that rebuilding pays off."""
    rows, items = lists.rows, lists.items
    n_fit, n_open, n = 0, 0, lists.start[len(items)]
    for at in range(0, n, 64):
        fits = fitting(rows, covered, np.uint64(level), np.uint64(at), np.uint64(min(at + 64, n)))
        n_fit += np.int64(popcount(fits))
    for bit in range(len(items)):
        n_open += np.int64(_is_open(covered, level, bit))
    # Rows that fit times the words that their open bits need, against all rows in the words they have now.
    return 4 * n_fit * ((n_open + 63) // 64) <= 3 * n * rows.shape[0]


@njit(cache=True, nogil=True)
def _fitting_rows(lists, covered, level):
    """Return the rows that fit at a level, and where those of each open bit start."""
    start, items = lists.start, lists.items
    found, starts = np.empty(start[len(items)], np.int32), np.zeros(len(items) + 1, np.int32)
    n, n_open = 0, 0
    for bit in range(len(items)):
        # Every row of such a list has the bit and so fits no more.
        if not _is_open(covered, level, bit):
            continue
        end = start[bit + 1]
        for at in range(start[bit], end, 64):
            fits = fitting(lists.rows, covered, np.uint64(level), np.uint64(at), np.uint64(min(at + 64, end)))
            while fits != 0:
                found[n] = at + np.int64(lowest(fits))
                fits &= fits - np.uint64(1)
                n += 1
        n_open += 1
        starts[n_open] = n
    return found[:n], starts[: n_open + 1]


@njit(cache=True, nogil=True)
def _moved(rows, some, place, words):
    """Return some rows with each bit moved to its new place."""
    # A row that fits has open bits only, so all its bits have a new place.
    made = np.zeros((words, len(some) + AT_ONCE), np.uint64)
    for k in range(len(some)):
        for w in range(rows.shape[0]):
            word = rows[w, some[k]]
            while word != 0:
                bit = place[64 * w + np.int64(lowest(word))]
                made[bit >> 6, k] |= np.uint64(1) << np.uint64(bit & 63)
                word &= word - np.uint64(1)
    return made


@njit(cache=True, nogil=True)
def below(lists, covered, level):
    """Return the lists of what fits at a level, with open bits renumbered in order."""
    items = lists.items
    place, opened, n_open, still = np.empty(len(items), np.int32), np.empty(len(items), np.int32), 0, 0
    for bit in range(len(items)):
        # In order, so that the first open bit stays the first, and the smallest stays the first among equals.
        place[bit] = n_open
        if _is_open(covered, level, bit):
            opened[n_open] = bit
            n_open += 1
            still += np.int64(bit < lists.n_single)
    words = max(1, (n_open + 63) // 64)
    left = np.zeros(words, np.uint64)
    for new in range(n_open):
        bit = opened[new]
        # The flags of items of several copies are moved bit by bit to the new places.
        left[new >> 6] |= (lists.repeated[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1)) << np.uint64(new & 63)
    some, starts = _fitting_rows(lists, covered, level)
    return Lists(lists.numbers[some], _moved(lists.rows, some, place, words), starts, items[opened[:n_open]], still,
                 left)


@njit(cache=True, nogil=True)
def rows_between(lists, bit, option, last):
    """Return the rows of a bit, in any list, for options from `option` to `last`, in order."""
    numbers, rows = lists.numbers, lists.rows
    found = np.empty(len(numbers), np.int32)
    n = 0
    for row in range(len(numbers)):
        if option <= numbers[row] <= last and rows[bit >> 6, row] >> np.uint64(bit & 63) & np.uint64(1) != 0:
            found[n] = row
            n += 1
    # Rows are stored list by list; a level must try their options in ascending order.
    return found[:n][np.argsort(numbers[found[:n]])]


@njit(cache=True, nogil=True)
def with_again(lists, again):
    """Return the lists with copies of some rows behind all others."""
    numbers, rows = lists.numbers, lists.rows
    n = len(numbers)
    longer = np.zeros((rows.shape[0], n + len(again) + AT_ONCE), np.uint64)
    longer[:, :n] = rows[:, :n]
    for k in range(len(again)):
        longer[:, n + k] = rows[:, again[k]]
    return Lists(np.concatenate((numbers, numbers[again])), longer, lists.start, lists.items, lists.n_single,
                 lists.repeated)
