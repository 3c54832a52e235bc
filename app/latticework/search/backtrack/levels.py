"""Steps of back-tracking at a level: choosing a bit, finding its untried rows, covering, and making smaller lists.

The bit to branch on is the first open one, or the one on which fewest rows fit.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import config, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from latticework.kernel_cache import njit
from latticework.search.arrays import Longs, Vector, WordRows
from latticework.search.backtrack.tables import AT_ONCE, Lists
from latticework.search.bit_words import lowest, popcount

NONE, STUCK = -1, -2
"""Instead of a bit to branch on: everything is covered; something cannot be covered."""

KEPT = np.dtype([(name, np.uint64) for name in ("untried", "since", "next", "end", "chosen")])
"""The data of a level: the rows still to be tried, as bits from `since` on; the rows from `next` up to `end`, which
were not examined yet; and the row chosen."""


@intrinsic
def _compare(_context: Any, rows: Any, _word: Any, _at: Any, _covered: Any) -> Any:
    """Compare a word of AT_ONCE rows with one word, all at once; numba has no function for that."""
    vector = ir.VectorType(ir.IntType(64), AT_ONCE)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        width = builder.extract_value(array.shape, 1)
        place = builder.gep(array.data, [builder.add(builder.mul(args[1], width), args[2])])
        # Rows are whole words, so a group of eight begins at any multiple of 8 bytes, not of a whole vector.
        read = builder.load(builder.bitcast(place, vector.as_pointer()), align=8)
        # LLVM has no other way to put a word into all lanes: insert it into one, then shuffle that into each.
        one = builder.insert_element(ir.Constant(vector, ir.Undefined), args[3], ir.Constant(ir.IntType(32), 0))
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), AT_ONCE), [0] * AT_ONCE)
        same = builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), lanes)
        apart = builder.icmp_unsigned("==", builder.and_(read, same), ir.Constant(vector, [0] * AT_ONCE))
        # A vector of eight truth values is eight bits, lane 0 the lowest.
        return builder.zext(builder.bitcast(apart, ir.IntType(AT_ONCE)), ir.IntType(64))

    return types.uint64(rows, types.uint64, types.uint64, types.uint64), generate


def _slow_compare(rows: WordRows, word: np.uint64, at: np.uint64, covered: np.uint64) -> np.uint64:
    met = rows[word, int(at) : int(at) + AT_ONCE] & covered
    return np.uint64(sum(1 << k for k in range(AT_ONCE) if met[k] == 0))


apart: Any = _slow_compare if getattr(config, "DISABLE_JIT", False) else _compare
"""Return as bits which rows from `at` on have, in one word, no bit in common with what is covered."""


@njit(inline="always")
def fitting(rows, covered, level, at, end):
    """Return as bits which rows from `at` up to `end`, at most 64, cover nothing that is covered at a level."""
    fits, k, n = np.uint64(0), np.uint64(0), end - at
    words = np.uint64(rows.shape[0])
    while k < n:
        # Most rows conflict in their first word, so the others are read only while some of the eight still fit.
        eight = apart(rows, np.uint64(0), at + k, covered[level, np.uint64(0)])
        w = np.uint64(1)
        while w < words and eight != 0:
            eight &= apart(rows, w, at + k, covered[level, w])
            w += np.uint64(1)
        fits |= eight << k
        k += np.uint64(AT_ONCE)
    # The last eight may reach past the end. A shift by 64, where n is that, is undefined in LLVM.
    return fits & ((np.uint64(1) << n) - np.uint64(1)) if n < np.uint64(64) else fits


@njit(inline="always")
def first_open(covered, e, n_single):
    """Return the first bit that must still be covered."""
    w, words = np.uint64(0), np.uint64(covered.shape[1])
    while w < words:
        word = ~covered[e, w]
        if word != 0:
            # Bits that must be covered once come first in a row, so any later one means that none of them is open.
            bit = np.int64(np.uint64(64) * w + lowest(word))
            return bit if bit < n_single else NONE
        w += np.uint64(1)
    return NONE


@njit(inline="always")
def _count(lists, covered, e, bit, enough):
    """Return how many rows of a bit fit, or if these are at least `enough`, any number from `enough` on."""
    rows, start = lists.rows, lists.start
    n, at, end = np.int64(0), np.uint64(start[np.uint64(bit)]), np.uint64(start[np.uint64(bit + 1)])
    # Counting ends at `enough`: a bit with as many rows as the best so far cannot be chosen any more.
    while at < end and n < enough:
        stop = min(at + np.uint64(64), end)
        n += np.int64(popcount(fitting(rows, covered, np.uint64(e), at, stop)))
        at = stop
    return n


@njit(cache=True, nogil=True)
def smallest(lists, copies, covered, e):
    """Return the bit on which fewest rows fit, the first on ties, as in `dlx`."""
    items, n_single = lists.items, lists.n_single
    least, most, used = copies
    best, chosen = np.int64(1 << 30), NONE
    for w in range((n_single + 63) // 64):
        word = ~covered[e, w]
        # The bits that are not covered, the lowest first.
        while word != 0:
            bit = 64 * w + np.int64(lowest(word))
            word &= word - np.uint64(1)
            if bit >= n_single:
                break
            n = _count(lists, covered, e, bit, best)
            if n < best:
                best, chosen = n, bit
                if n == 0:
                    return STUCK
    # Items that need not be covered are here too, before those of several copies; they never need anything.
    for bit in range(n_single, len(items)):
        item = items[bit]
        need = least[item] - used[item]
        if need > 0:
            # At least up to `need`, or a lack of rows would not be noticed.
            n = _count(lists, covered, e, bit, max(best, need))
            if n < need:
                return STUCK
            if need == 1 and most[item] - used[item] == 1:
                if n < best:
                    best, chosen = n, bit
            elif chosen == NONE:
                # Nothing else is open, and each row of this item covers a bit of that kind: none fits any more.
                chosen = STUCK
    return chosen


@njit(cache=True, nogil=True)
def enough(copies):
    """Whether all items have enough copies; once everything else is covered, none can be added."""
    least, most, used = copies
    for item in range(len(used)):
        if most[item] > 1 and used[item] < least[item]:
            return False
    return True


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
