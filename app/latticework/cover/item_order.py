"""Orders of items: which one is covered first, or breaks ties under the smallest-item rule."""

import numpy as np
from numpy.typing import NDArray

from latticework.cover.cover_arrays import Cover, Int32
from latticework.cover.reduction import Reduction
from latticework.lattice.lattice import as_array
from latticework.puzzle import Puzzle

ORDERS = ("given", "lexicographic", "short", "long", "diagonal", "middle", "footprint")
"""Names of orders: parts, then cells by number; or cells first: by number, along the shorter or the longer sides
first (long is Knuth's of 2000), along diagonals, from the mean of all cells outwards, or with the least growing
footprint (Verhoeff).

None prefers parts whatever their size, like items marked sharp in TAOCP 7.2.2.1, exercise 10: that was tried, and
entered 10,740,307 nodes instead of 896,561 for the 6x10 pentominoes, and more on 14 of 17 puzzles of the library.
"""

_WORD = 64


def item_order(reduction: Reduction, name: str) -> Int32:
    """Return the items of a reduction in one of ORDERS, shape (items,)."""
    every = np.arange(reduction.cover.n_items, dtype=np.int32)
    target = reduction.puzzle.target
    first, cells = len(reduction.puzzle.parts) + bool(target.optional), len(target.cells)
    if name == "given" or not cells:
        return every
    own = np.arange(first, first + cells)
    order = footprint(reduction.cover, own) if name == "footprint" else own[_by_place(reduction.puzzle, name)]
    return np.concatenate([order, every[:first], every[first + cells :]]).astype(np.int32)


def _by_place(puzzle: Puzzle, name: str) -> NDArray[np.intp]:
    places = np.round(puzzle.lattice.positions(as_array(puzzle.target.cells)), 6)
    if name == "lexicographic":
        return np.arange(len(places))
    # lexsort uses its last key first: with the longest side last, cells of a line across it come together, and the
    # shortest side changes fastest.
    sides = np.argsort(np.ptp(places, axis=0), kind="stable")
    by_sides = [places[:, axis] for axis in (sides[::-1] if name == "long" else sides)]
    first = {"short": [], "long": [], "diagonal": [(places - places.min(axis=0)).sum(axis=1)],
             "middle": [np.linalg.norm(places - places.mean(axis=0), axis=1)]}[name]
    return np.lexsort([*by_sides, *np.round(first, 6)])


def footprint(cover: Cover, items: NDArray[np.intp]) -> NDArray[np.intp]:
    """Return items in an order in which each adds the fewest items to those touched by options of earlier ones."""
    touched = _touched_with(cover, items)
    union, left, order = np.zeros(cover.n_items, bool), np.ones(len(items), bool), []
    grown = touched.sum(axis=1)
    for _ in items:
        # argmin takes the first of equal ones, so the order is the same on every machine.
        row = int(np.flatnonzero(left)[np.argmin(grown[left])])
        order.append(row)
        left[row] = False
        new = touched[row] & ~union
        union |= new
        # Updated by the new items only, instead of counting all rows again.
        grown -= touched[:, new].sum(axis=1)
    return items[order]


def _touched_with(cover: Cover, items: NDArray[np.intp]) -> NDArray[np.bool_]:
    """Return for each of some items the items that its options touch, as a mask (len(items), all items).

    Computed for as many items at a time as a word has bits, as an option may have far more pairs of items than items.
    """
    options = [cover.options_of(item) for item in items.tolist()]
    used = np.flatnonzero([len(own) for own in options])
    touched = np.zeros((len(items), cover.n_items), bool)
    if not len(used):
        return touched
    entries = np.concatenate([options[row] for row in used])
    starts = np.cumsum([0, *(len(options[row]) for row in used[:-1])])
    for first in range(0, cover.n_items, _WORD):
        here = (cover.items >= first) & (cover.items < first + _WORD)
        held = np.zeros((cover.n_options, _WORD), bool)
        held[cover.owner[here], cover.items[here] - first] = True
        words = np.packbits(held, axis=1).view(np.uint64)[:, 0]
        # All options of an item are joined at once, with _WORD items in a word.
        joined = np.bitwise_or.reduceat(words[entries], starts)
        bits = np.unpackbits(joined[:, None].view(np.uint8), axis=1).astype(bool)
        touched[used, first : first + _WORD] = bits[:, : cover.n_items - first]
    return touched
