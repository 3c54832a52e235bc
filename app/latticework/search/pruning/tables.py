"""Prunings: tests that a node cannot lead to a solution, for any engine.

They use only the free cells and the remaining parts at a node. A node that is cut off counts as a node without
children.

- `small`: an island of free cells is smaller than every remaining part (Barequet and Tal 2010, stranding);
- `islands`: the size of an island is no sum of sizes of remaining parts, which is stronger than `small`; not tried
  if a part has forms of several sizes;
- `parity`: cells have two colours so that neighbours differ, and the remaining parts cannot cover as many cells of
  each colour as are free;
- `fits`: a free cell cannot be covered any more (Verhoeff 2001, zero-fit cut-off).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Regions
from latticework.search.arrays import Int32, Vector, WordRows

PRUNINGS = ("small", "islands", "parity", "fits")
"""Names of prunings, in the order in which they are tried."""


class Pruning(NamedTuple):
    """The tables of the prunings of a problem; empty if none is enabled.

    rows (options, words): the cells of each option as bits; near (cells, words): the neighbours of each cell; marked
    (2, words): all cells, and those of the first colour. part (options,), size, least, most (parts,): the part of
    each option, and the parts, with the size of the smallest form. surplus_start (parts + 1,), surplus: how many more
    cells of the first colour than of the other the placements of each part cover. at_start (cells + 1,), at: the
    options of each cell. enabled: those of PRUNINGS to be tried, as bits.
    """

    rows: WordRows
    near: WordRows
    marked: WordRows
    part: Vector
    size: Vector
    least: Vector
    most: Vector
    surplus_start: Vector
    surplus: Vector
    at_start: Vector
    at: Vector
    enabled: int


def no_pruning() -> Pruning:
    """Return the tables for no prunings."""
    none, empty = np.zeros(0, np.int32), np.zeros((0, 1), np.uint64)
    return Pruning(empty, empty, empty, none, none, none, none, none, none, none, none, 0)


def make_pruning(
    start: Int32, items: Int32, least: Int32, most: Int32, regions: Regions, names: tuple[str, ...]
) -> Pruning:
    """Return the tables of a problem given as in Cover; names: those of PRUNINGS to be tried."""
    owner = np.repeat(np.arange(len(start) - 1), np.diff(start))
    cell = items - regions.first
    own = (cell >= 0) & (cell < regions.cells)
    cell, owner = cell[own], owner[own]
    part = items[start[:-1]].astype(np.int32)
    cells, surplus = np.bincount(owner, minlength=len(part)).astype(np.int32), np.zeros(len(part), np.int32)
    largest, size = np.zeros((2, regions.first), np.int32)
    np.maximum.at(largest, part, cells)
    size[:] = largest
    np.minimum.at(size, part, cells)
    np.add.at(surplus, owner, regions.color[cell])
    # Placements of a part with the same difference count once: only the differences that occur matter.
    different = np.unique(np.stack([part, surplus]), axis=1)
    by_cell = np.lexsort((owner, cell))
    everywhere = np.arange(regions.cells)
    near = np.concatenate([regions.near, regions.near[:, ::-1]])
    white = np.flatnonzero(regions.color > 0)
    of, marked = np.repeat([0, 1], [len(everywhere), len(white)]), np.concatenate([everywhere, white])
    # If the cells cannot be coloured there is nothing to compare.
    names = tuple(name for name in names if name != "parity" or regions.color.any())
    # Sums have one size for each part.
    names = tuple(name for name in names if name != "islands" or (size == largest).all())
    return Pruning(
        _as_bits(owner, cell, len(part), regions.cells),
        _as_bits(near[:, 0], near[:, 1], regions.cells, regions.cells),
        _as_bits(of, marked, 2, regions.cells),
        part, size, least[: regions.first], most[: regions.first],
        _starts(different[0], regions.first), different[1].astype(np.int32),
        _starts(cell, regions.cells), owner[by_cell].astype(np.int32),
        sum(1 << PRUNINGS.index(name) for name in names))


def _as_bits(row: NDArray[np.integer], bit: NDArray[np.integer], rows: int, bits: int) -> WordRows:
    table = np.zeros((rows, max(1, (bits + 63) // 64)), np.uint64)
    np.bitwise_or.at(table, (row, bit >> 6), np.uint64(1) << (bit & 63).astype(np.uint64))
    return table


def _starts(keys: NDArray[np.integer], n: int) -> Int32:
    return np.concatenate([[0], np.cumsum(np.bincount(keys, minlength=n))]).astype(np.int32)
