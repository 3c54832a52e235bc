"""A cover problem as bit sets: one bit for each option, so that one AND removes all that an option excludes."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.search.arrays import CoverArrays, Int32, Vector, WordRows, Words
from latticework.search.bit_words import first_bits
from latticework.search.option_sets import MOST_KEEP

BLOCK = 8  # columns of a table are filled up to a multiple of this, so that whole vectors are counted
_STEP = 128  # options whose rows are computed at a time, so that they stay in the cache
_ENTRIES = 1 << 20  # put into sets between two checks for cancelling, some hundredths of a second


class Bits(NamedTuple):
    """A cover problem as tables of bits; sets of its options have `words` words.

    options (n,): the number of each option in the cover problem. columns (c,): the items that can be branched on,
    first the n_single that are covered once, then those covered several times. table (words, width): the options
    of each column. keep (n, words): the options that each option leaves, or (0, words). own_start (n + 1,), own: the
    columns of each option that are covered once. many_start, many: its columns that are covered several times,
    numbered from 0; repeated (c - n_single, words): the options of those. live (words,): the options at the root.
    """

    options: Vector
    columns: Vector
    n_single: int
    table: WordRows
    keep: WordRows
    own_start: Vector
    own: Vector
    many_start: Vector
    many: Vector
    repeated: WordRows
    live: Words


class Exclusive(NamedTuple):
    """The items of a cover problem that are covered at most once, primary or secondary.

    start (options + 1,), items: those of each option; sets (items, words): the options of each.
    """

    start: Vector
    items: Vector
    sets: WordRows


def make_bits(cover: CoverArrays, idle: NDArray[np.bool_]) -> tuple[Bits, Exclusive]:
    """Return the tables of a whole problem; columns are in the order of the items, and idle items have none."""
    start, items, owner, least, most, order = cover
    n_options, n_items = len(start) - 1, len(least)
    words = max(1, (n_options + 63) // 64)
    sets = np.zeros((n_items, words), np.uint64)
    for at in range(0, len(items), _ENTRIES):
        checkpoint()
        own = owner[at : at + _ENTRIES]
        np.bitwise_or.at(sets, (items[at : at + _ENTRIES], own >> 6), np.uint64(1) << (own & 63).astype(np.uint64))
    single, many = order[((least == 1) & (most == 1) & ~idle)[order]], np.flatnonzero((most > 1) & ~idle)
    columns = np.concatenate([single, many]).astype(np.int32)
    table = np.zeros((words, (len(columns) + BLOCK - 1) // BLOCK * BLOCK), np.uint64)
    table[:, : len(columns)] = sets[columns].T
    once = np.flatnonzero((most == 1) & ~idle)
    exclusive = Exclusive(*_numbered(start, items, owner, once, n_items), np.ascontiguousarray(sets[once]))
    bits = Bits(np.arange(n_options, dtype=np.int32), columns, len(single), table, _keep(exclusive, n_options, words),
                *_numbered(start, items, owner, single, n_items), *_numbered(start, items, owner, many, n_items),
                np.ascontiguousarray(sets[many]), first_bits(n_options))
    return bits, exclusive


def _keep(exclusive: Exclusive, n_options: int, words: int) -> WordRows:
    if n_options * words > MOST_KEEP:
        return np.zeros((0, words), np.uint64)
    keep = np.empty((n_options, words), np.uint64)
    for low in range(0, n_options, _STEP):
        checkpoint()
        begin, end = exclusive.start[low : low + _STEP], exclusive.start[low + 1 : low + _STEP + 1]
        begin = begin[: len(end)]
        taken = np.zeros((len(end), words), np.uint64)
        for place in range((end - begin).max(initial=0)):
            having = np.flatnonzero(begin + place < end)
            taken[having] |= exclusive.sets[exclusive.items[begin[having] + place]]
        keep[low : low + _STEP] = ~taken
    return keep


def _numbered(start: Int32, items: Int32, owner: Int32, some: Any, n_items: int) -> tuple[Int32, Int32]:
    """Return for each option the places of its items among `some` items, as start (options + 1,) and places."""
    place = np.full(n_items, -1, np.int32)
    place[some] = np.arange(len(some))
    chosen = place[items] >= 0
    lengths = np.bincount(owner[chosen], minlength=len(start) - 1)
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32), place[items[chosen]]
