"""The solutions that a symmetry leaves unchanged, as those of a smaller cover problem.

Such a solution has with an option all its images. So its options come in cycles, and each cycle that no item forbids
is an option of the smaller problem: it covers what all its options do. Items covered by the same cycles then say the
same, and one of them is enough.
"""

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.search.arrays import Vector

_Ints = NDArray[np.int64]


def unchanged(cover: Cover, images: Vector, told: NDArray[np.bool_], order: Vector) -> Cover:
    """Return the problem whose solutions are those of a cover problem that a symmetry leaves unchanged.

    images (options,): the option onto which the symmetry carries each, any other number where it carries it nowhere.
    An option may have an item that is covered several times more than once. told (items,): items of which no solution
    may lose the number. order (items,): of items that say the same the first in the order stays.
    """
    owner, items = _joined(cover, _cycles(images))
    numbers = owner * cover.n_items + items
    numbers, times = np.unique(numbers, return_counts=True)
    owner, items = np.divmod(numbers, max(1, cover.n_items))
    # A cycle may take no more of an item than there is.
    possible = ~np.isin(owner, owner[times > cover.most[items]])
    owner, items = (np.repeat(own[possible], times[possible]) for own in (owner, items))
    start = np.append(0, np.cumsum(np.unique(owner, return_counts=True)[1])).astype(np.int32)
    return _without_repeated(Cover(start, items.astype(np.int32), cover.least, cover.most), told, order)


def _cycles(images: Vector) -> _Ints:
    """Return the least option of the cycle of each option, -1 where the cycle does not close."""
    n = len(images)
    following = np.append(np.where((images >= 0) & (images < n), images, n), n)
    at, least = np.arange(n + 1), np.arange(n + 1)
    while True:
        at = following[at]
        least = np.minimum(least, at)
        if ((at == np.arange(n + 1)) | (at == n)).all():
            return np.where(at == n, -1, least)[:n]


def _joined(cover: Cover, cycle: _Ints) -> tuple[_Ints, _Ints]:
    """Return the cycle of each entry of an option, and its item, for all options of cycles that close."""
    closed = cycle[cover.owner] >= 0
    return cycle[cover.owner[closed]], cover.items[closed].astype(np.int64)


def _without_repeated(cover: Cover, told: NDArray[np.bool_], order: Vector) -> Cover:
    """Return the problem without items that are covered whenever another one with the same limits is."""
    seen: set[tuple[int, int, bytes]] = set()
    repeated = np.zeros(cover.n_items, np.bool_)
    rest = np.setdiff1d(np.arange(cover.n_items), order)
    for item in np.concatenate([order, rest]).tolist():
        key = int(cover.least[item]), int(cover.most[item]), cover.options_of(item).tobytes()
        repeated[item] = key in seen and key[2] != b"" and not told[item]
        seen.add(key)
    kept = ~repeated[cover.items]
    start = np.append(0, np.cumsum(np.bincount(cover.owner[kept], minlength=cover.n_options))).astype(np.int32)
    return Cover(start, cover.items[kept], np.where(repeated, 0, cover.least).astype(np.int32), cover.most)
