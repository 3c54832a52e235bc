"""Back-tracking: fill the first empty cell, in some order of cells, by each placement that fits there.

What is covered is a mask of bits, one for each item; an option fits if its row of bits has none in common with it.
The options of which a bit is the first in the order are adjacent, so that eight of them are tried at once, and up to
64 at a node with hardly a branch. With the smallest-item rule the options of each bit are adjacent and counted, and
the bit with the fewest is chosen.

A node with a large subtree is searched as a problem of its own, with what still fits, in as few words as the open
items need. Order is kept, so the tree stays the same. The depths for which that pays off are determined from the
subtrees seen so far.

The state is that of `dlx` with or without its smallest-item rule, so every kernel can continue from it.

First come the steps at a level: choosing a bit, finding its untried rows, covering, making smaller lists.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import config, int64, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import Longs, Vector, WordRows
from latticework.search.backtrack.tables import AT_ONCE, Lists
from latticework.search.bit_words import leading, lowest, popcount
from latticework.search.depths_worth import worth_depth
from latticework.search.kernel_types import COVER, RUN, record_type
from latticework.search.pruning.kernel import Sieve, cut_off, make_sieve
from latticework.search.pruning.tables import Pruning

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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


@helper
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


WORTH = 5000
"""The average number of nodes of subtrees from which on rewriting their lists pays off."""

_LISTS, _COPIES, _ROOM = record_type(Lists), record_type(Copies), record_type(Room)
_PRUNING, _SIEVE = record_type(Pruning), record_type(Sieve)


@helper
def _write_last(lists, kept, levels, base, n):
    """Write the last option that may be untried to n levels from `base` on, as states have it."""
    for e in range(n):
        # Rows of a list ascend, so the last that may be untried is the end of those not examined yet, or else the
        # highest bit of the rows found to fit. It need not fit itself: a state gives an upper bound only.
        last = kept[e]["chosen"]
        if kept[e]["next"] < kept[e]["end"]:
            last = kept[e]["end"] - np.uint64(1)
        elif kept[e]["untried"] != 0:
            last = kept[e]["since"] + np.uint64(63) - leading(kept[e]["untried"])
        levels[base + e]["last"] = lists.numbers[last]


@njit(int64(_LISTS, _COPIES, _ROOM, RUN, _SIEVE, int64, int64, int64, int64, int64), cache=True, nogil=True)
def _search(lists, copies, room, run, sieve, base, depth, budget, worth, by_size):
    """Search the subtree whose root is at depth `base`, from the node at `depth` that is about to be entered.

    Return the depth of the node to be entered next if the budget or the room for solutions is used up, base - 1 if
    the subtree is finished. room: for the levels from base on.
    """
    # Indices are unsigned in what each node does: numba tests a signed one for wrapping round, which cannot be
    # switched off (numba/numba#929, #1533).
    numbers, rows, start, items, n_single = lists.numbers, lists.rows, lists.start, lists.items, lists.n_single
    covered, kept = room
    levels, found, counts, profile = run.levels, run.found, run.counts, run.profile
    plain = not lists.repeated.any()
    prunes = sieve.pruning.enabled != 0
    nodes = counts["nodes"]
    # `worth_depth` is called only after each `worth` nodes, because it goes over the whole profile.
    large, learn = worth_depth(profile, worth), nodes + worth
    words = rows.shape[0]
    per_test = 1 + words // 16  # most rows conflict in one of their first words
    all_rows = (start[len(items)] // AT_ONCE + 1) * per_test  # the work of testing all of them
    each, work = all_rows + words if by_size != 0 else words, counts["work"]
    d, interrupted = depth, base - 1
    # The node at depth d is about to be entered: its levels are a state, here and only here.
    while nodes < budget and work <= run.most_work and counts["found"] < len(found):
        e = np.uint64(d - base)
        # Nothing to try, unless a bit to branch on is found: so a leaf goes back like any exhausted level.
        kept[e]["untried"] = kept[e]["next"] = kept[e]["end"] = np.uint64(0)
        if base < d <= large and repays(lists, covered, d - base):
            # The search of the smaller problem keeps the levels from d on; when it is finished, this one goes back.
            less = below(lists, covered, d - base)
            counts["nodes"] = nodes
            counts["work"] = work
            to = _search(less, copies, room_for(less, len(profile) - d), run, sieve, d, d, budget, worth, by_size)
            nodes = counts["nodes"]
            work = counts["work"] + all_rows
            if to >= d:
                interrupted = to
                break
        else:
            nodes += 1
            work += each
            profile[np.uint64(d)] += 1
            if nodes >= learn:
                large, learn = worth_depth(profile, worth), nodes + worth
            bit = first_open(covered, e, n_single) if by_size == 0 else smallest(lists, copies, covered, d - base)
            if prunes and bit >= 0 and cut_off(sieve, levels, d, run.cut):
                bit = STUCK
            if bit >= 0:
                levels[np.uint64(d)]["item"] = items[np.uint64(bit)]
                kept[e]["next"] = start[np.uint64(bit)]
                kept[e]["end"] = start[np.uint64(bit + 1)]
                work += np.int64((kept[e]["end"] - kept[e]["next"]) // np.uint64(AT_ONCE)) * per_test
            elif bit == NONE and enough(copies):
                # Without the smallest-item rule copies are checked only here: hence `copies_last` of the engine.
                for k in range(found.shape[1]):
                    found[counts["found"], k] = levels[k]["option"] if k < d else -1
                counts["found"] += 1
        todo = untried(rows, room, e)
        while todo == 0:  # go back to the deepest level that has an untried row
            d -= 1
            if d < base:
                break
            e = np.uint64(d - base)
            # What is covered is stored level by level and needs no undoing; only copies are counted in one place.
            if not plain:
                give_back_copies(lists, copies, kept[e]["chosen"])
            todo = untried(rows, room, e)
        if d < base:
            break
        # The lowest bit is the next row of the list, so options are tried in ascending order.
        row = kept[e]["since"] + lowest(todo)
        kept[e]["untried"] = todo & (todo - np.uint64(1))
        kept[e]["chosen"] = row
        levels[np.uint64(d)]["option"] = numbers[row]
        cover_row(rows, covered, e, row)
        if not plain:
            use_copies(lists, copies, covered, d - base, np.int64(row))
        d += 1
    counts["nodes"] = nodes
    counts["work"] = work
    _write_last(lists, kept, levels, base, d - base)
    # `interrupted` is deeper than d if a smaller problem was interrupted within its own levels.
    return max(d, interrupted)


@helper
def _replay(lists, copies, room, levels, depth, by_size):
    """Choose the options of some levels; return the lists, with more rows if another engine made the levels.

    Such a level may have branched on any item, whose remaining rows are not adjacent.
    """
    numbers, start = lists.numbers, lists.start
    covered, kept = room
    again = np.zeros(0, np.int32)
    bit_of = np.zeros(len(copies.most), np.int64)
    bit_of[lists.items] = np.arange(len(lists.items))
    for d in range(depth):
        bit = bit_of[levels[d]["item"]]
        option, last = levels[d]["option"], levels[d]["last"]
        # Rows that fit on the first open bit have no earlier bit, so they are in the list of that bit.
        if by_size != 0 or bit == first_open(covered, np.uint64(d), lists.n_single):
            own = numbers[start[bit] : start[bit + 1]]
            row = np.int64(start[bit] + np.searchsorted(own, option))
            at, end = row, np.int64(start[bit] + np.searchsorted(own, last, "right"))
        else:
            found = rows_between(lists, bit, option, last)
            # The first row found is the option itself; it comes again with the others, and the next one begins behind
            # it.
            row, at = np.int64(found[0]), len(numbers) + len(again)
            again = np.concatenate((again, found))
            end = len(numbers) + len(again)
        kept[d]["chosen"] = row
        kept[d]["next"] = at + 1
        kept[d]["end"] = end
        cover_row(lists.rows, covered, np.uint64(d), np.uint64(row))
        use_copies(lists, copies, covered, d, row)
    return with_again(lists, again) if len(again) > 0 else lists


@njit(int64(COVER, _LISTS, _PRUNING, RUN, int64, int64, int64, int64), cache=True, nogil=True)
def advance(cover, lists, pruning, run, depth, budget, by_size, worth):
    """Search on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    lists as `make_lists` returns them for by_size, which is 1 for the smallest-item rule, 0 to branch on the first
    item in the order; worth: as WORTH. Neither updates nor shares are counted.
    """
    copies = Copies(cover.least, cover.most, np.zeros(len(cover.least), np.int64))
    room = room_for(lists, len(run.profile))
    lists = _replay(lists, copies, room, run.levels, depth, by_size)
    return _search(lists, copies, room, run, make_sieve(pruning), 0, depth, budget, worth, by_size)
