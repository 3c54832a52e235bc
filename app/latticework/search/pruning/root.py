"""The prunings at the root, before anything is placed, in plain Python, as loading the kernels would take longer."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, Regions
from latticework.search.arrays import Int32


def hopeless_at_root(cover: Cover, regions: Regions) -> str:
    """Return which of PRUNINGS proves that a problem has no solution, "" if none does."""
    part, n = cover.items[cover.start[:-1]], regions.cells
    size = np.zeros(regions.first, np.int32)
    size[part] = np.bincount(cover.owner[_on_cells(cover, regions)], minlength=len(part))
    least, most = cover.least[: regions.first], cover.most[: regions.first]
    # Further copies would not fit into the target, and the sums would grow with them.
    copies = np.minimum(most, n // np.maximum(1, size))
    islands = set(_islands(n, regions.near.tolist()))
    if min(islands, default=n) < min(size[(size > 0) & (most > 0)], default=n + 1):
        return "small"
    sums = _sums(size.tolist(), copies.tolist())
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


def _sums(size: Iterable[int], copies: Iterable[int]) -> int:
    """Return the sums of sizes of up to `copies` copies of each part, as bits."""
    reach = 1
    for one, most in zip(size, copies, strict=True):
        left, power = most, 1
        while left > 0:  # doubling: every number up to `most` is a sum of these steps
            step = min(power, left)
            reach |= reach << step * one
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


def _different(part: Int32, surplus: Int32, n_parts: int) -> list[list[int]]:
    """Return for each part the different surpluses of its placements."""
    both = np.unique(np.stack([part, surplus]), axis=1)
    bounds = np.searchsorted(both[0], np.arange(n_parts + 1)).tolist()
    return [both[1, a:b].tolist() for a, b in pairwise(bounds)]
