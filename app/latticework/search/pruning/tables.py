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

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, Regions
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
    sizes, surplus = _different(part, np.bincount(owner, minlength=len(part)), regions.first), np.zeros_like(part)
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
    if any(len(some) > 1 for some in sizes):
        names = tuple(name for name in names if name != "islands")
    size = np.array([min(some, default=0) for some in sizes], np.int32)
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


def hopeless_at_root(cover: Cover, regions: Regions) -> str:
    """Return which of PRUNINGS proves that a problem has no solution, "" if none does."""
    part, n = cover.items[cover.start[:-1]], regions.cells
    sizes = _different(part, np.bincount(cover.owner[_on_cells(cover, regions)], minlength=len(part)), regions.first)
    size = np.array([min(some, default=0) for some in sizes], np.int32)
    least, most = cover.least[: regions.first], cover.most[: regions.first]
    # Further copies would not fit into the target, and the sums would grow with them.
    copies = np.minimum(most, n // np.maximum(1, size))
    islands = set(_islands(n, regions.near.tolist()))
    if min(islands, default=n) < min(size[(size > 0) & (most > 0)], default=n + 1):
        return "small"
    sums = _sums(sizes, copies.tolist(), n)
    if not all(sums >> island & 1 for island in islands):
        return "islands"
    if regions.color.any() and not _balanced(cover, regions, least.tolist(), copies.tolist()):
        return "parity"
    usable = most[part][cover.owner] > 0
    covered = np.unique(cover.items[_on_cells(cover, regions) & usable])
    return "fits" if len(covered) < n else ""


def _on_cells(cover: Cover, regions: Regions) -> NDArray[np.bool_]:
    """Return which entries of a cover are cells, as a mask (entries,)."""
    return (cover.items >= regions.first) & (cover.items < regions.first + regions.cells)


def _islands(n: int, near: Iterable[list[int]]) -> Iterator[int]:
    """Yield the sizes of the islands that n cells form."""
    others: list[list[int]] = [[] for _ in range(n)]
    for a, b in near:
        others[a].append(b)
        others[b].append(a)
    left = set(range(n))
    while left:
        todo, size = [left.pop()], 0
        while todo:
            reached = left.intersection(others[todo.pop()])
            left -= reached
            todo += reached
            size += 1
        yield size


def _sums(sizes: Iterable[list[int]], copies: Iterable[int], n: int) -> int:
    """Return the sums up to n of sizes of up to `copies` copies of each part, as bits."""
    reach, mask = 1, (1 << n + 1) - 1
    for some, most in zip(sizes, copies, strict=True):
        left, power = most, 1
        while left > 0:
            # Doubling: every number up to `most` is a sum of these steps, if a part has one size.
            step = min(power, left) if len(some) == 1 else 1
            before = reach
            for one in some:
                reach |= before << step * one & mask
            if reach == before:
                break
            left, power = left - step, power * 2
    return reach


def _balanced(cover: Cover, regions: Regions, least: list[int], copies: list[int]) -> bool:
    """Whether the parts can cover the target by the difference of the numbers of cells of both colours."""
    own, n = _on_cells(cover, regions), regions.cells
    color = regions.color[cover.items[own] - regions.first]
    surplus = np.bincount(cover.owner[own], color, cover.n_options).astype(np.int32)
    by_part = _different(cover.items[cover.start[:-1]], surplus, regions.first)
    reach = 1 << n  # a difference of 0; bit n + d stands for d
    for must, left, differences in zip(least, copies, by_part, strict=True):
        for copy in range(left):
            added = 0
            for difference in differences:
                added |= reach << difference if difference >= 0 else reach >> -difference
            reach = added if copy < must else added | reach
    return bool(reach >> n + int(regions.color.sum()) & 1)


def _different(part: Int32, values: NDArray[np.integer], n_parts: int) -> list[list[int]]:
    """Return for each part the different values of its placements, ascending."""
    low = int(values.min(initial=0))
    room = int(values.max(initial=0)) - low + 1
    both = np.unique(part.astype(np.int64) * room + values - low)  # many times as fast as of pairs
    bounds = np.searchsorted(both, room * np.arange(n_parts + 1)).tolist()
    return [(both[a:b] % room + low).tolist() for a, b in pairwise(bounds)]
