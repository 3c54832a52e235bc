"""Symmetry breaking: hold one item to representatives, keep a solution only if it is the least of its images."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.problem import Cover, Int32
from latticework.cover.symmetry_group import Group

CHUNK = 2_000_000  # entries of an image table held at once, some 8 MB


@dataclass(frozen=True, eq=False)
class Restriction:
    """Which options an engine is given: `kept`, shape (options,), so that every orbit is still met.

    item is the one held to representatives, -1 when there is no symmetry to break.
    """

    item: int
    kept: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Filtered:
    """The solutions of a batch that are the least of their images.

    rows: (n, width) option numbers, ascending, padded at the end with the number of options; copies: size of
    each orbit under all symmetries; rotations: how many orbits under rotations alone it falls into;
    canonical: the least image under all symmetries, same shape as rows.
    """

    rows: Int32
    copies: NDArray[np.int64]
    rotations: NDArray[np.int64]
    canonical: Int32


class Candidate(NamedTuple):
    """An item that may be held: its options' representatives under the symmetries that fix it; all its options."""

    item: int
    representatives: Int32
    options: Int32

    @property
    def share(self) -> float:
        """The share of solutions that remains."""
        return len(self.representatives) / len(self.options)


def candidates(cover: Cover, group: Group) -> list[Candidate]:
    """Return the items that may be held to representatives, the first of those that symmetries turn into each other.

    They are those that must be covered exactly once and that some symmetry fixes.
    """
    every = np.arange(group.items.shape[1])
    firsts = (group.items.min(axis=0) == every) & ((group.items == every).sum(axis=0) > 1)
    found = (candidate(cover, group, item) for item in np.flatnonzero(firsts).tolist())
    return [made for made in found if made is not None]


def candidate(cover: Cover, group: Group, item: int) -> Candidate | None:
    """Return an item as a candidate, or None where holding it is impossible or has no effect."""
    checkpoint()
    options, fixing = cover.options_of(item), group.items[:, item] == item
    if not cover.least[item] == cover.most[item] == 1 or not len(options) or fixing.sum() == 1:
        return None
    return Candidate(item, np.unique(group.options[fixing][:, options].min(axis=0)), options)


def restrict(cover: Cover, group: Group, held: Candidate | None = None) -> Restriction:
    """Hold an item to representatives, where none is given the one that is best by its numbers alone.

    The share of solutions that remains is representatives / options; among the items within half as much
    again of the best share the one with the fewest representatives wins, because it is branched on first, and the
    one with the better share on ties.
    """
    kept = np.ones(cover.n_options, dtype=bool)
    if held is None:
        every = candidates(cover, group) if group.order > 1 else []
        good = 1.5 * min((c.share for c in every), default=0.0)
        held = min((c for c in every if c.share <= good), key=lambda c: (len(c.representatives), c.share, c.item),
                   default=None)
    if held is None:
        return Restriction(-1, kept)
    kept[held.options] = False
    kept[held.representatives] = True
    return Restriction(held.item, kept)


def least_of_images(rows: Int32, group: Group, kept: NDArray[np.bool_]) -> Filtered:
    """Keep the solutions that are the least of those of their images that a search among `kept` would find.

    rows has shape (n, width): option numbers in any order, padded with the number of options. No memory of
    other solutions is needed, so workers agree without talking to each other.
    """
    step = max(1, CHUNK // max(1, group.order * rows.shape[1]))
    parts = [_least(rows[i : i + step], group, kept) for i in range(0, max(1, len(rows)), step)]
    return Filtered(*(np.concatenate([getattr(part, name) for part in parts])
                      for name in ("rows", "copies", "rotations", "canonical")))


def _least(rows: Int32, group: Group, kept: NDArray[np.bool_]) -> Filtered:
    """Compare all images by their heads; only those that may not be greater than their row are made and sorted."""
    rows = np.sort(rows, axis=1)
    stabiliser, turning = np.ones((2, len(rows)), np.int64)  # the identity
    if group.order == 1:
        return Filtered(rows, stabiliser, turning, rows)
    may_lie, weights = np.append(kept, True), _weights(len(kept) + 1)
    heads, numbers = weights[rows].sum(axis=1), rows.astype(np.intp)
    canonical, keep = rows.copy(), np.ones(len(rows), bool)
    for options, mirrors in zip(group.options[1:], group.mirrors[1:], strict=True):
        close = np.flatnonzero(np.take(weights[options], numbers).sum(axis=1) >= heads)
        near = np.sort(np.take(options, numbers[close]), axis=1)
        order = _compare(near, rows[close])
        keep[close[(order < 0) & may_lie[near].all(axis=1)]] = False
        stabiliser[close] += order == 0
        turning[close] += (order == 0) & ~mirrors
        less = _compare(near, canonical[close]) < 0
        canonical[close[less]] = near[less]
    rotations = group.order * turning // (group.rotations * stabiliser)
    return Filtered(rows[keep], (group.order // stabiliser)[keep], rotations[keep], canonical[keep])


def _weights(n: int) -> NDArray[np.uint64]:
    """Return weights of n options such that of two solutions the one of greater weight is the less, in `_compare`."""
    weights = np.zeros(n, np.uint64)
    first = min(64, n - 1)  # the last entry is padding
    weights[:first] = np.uint64(1) << (np.uint64(63) - np.arange(first, dtype=np.uint64))
    return weights


def least_image(row: Int32, group: Group, kept: NDArray[np.bool_]) -> Int32:
    """Return the least of those images of a solution that a search among `kept` would find, ascending.

    row: the options of one of them, without padding; it is the image that `least_of_images` keeps.
    """
    images = np.sort(group.options[:, row], axis=1)
    findable = images[kept[images].all(axis=1)]
    least: Int32 = findable[np.lexsort(findable.T[::-1])[0]]
    return least


def _compare(a: Int32, b: Int32) -> NDArray[np.int8]:
    """Compare rows along the last axis lexicographically: -1, 0 or 1."""
    different = a != b
    first = different.argmax(axis=-1)[..., None]
    sign = np.sign(np.take_along_axis(a, first, -1).astype(np.int64)
                   - np.take_along_axis(np.broadcast_to(b, a.shape), first, -1))
    return np.where(different.any(axis=-1), sign[..., 0], 0).astype(np.int8)


def expand(row: Int32, group: Group, modulo: str) -> Int32:
    """Return the copies of one solution that count as different, itself first, shape (copies, width).

    modulo is "nothing" (all symmetric copies), "rotations" (one for each class under rotations) or
    "reflections" (only the solution itself).
    """
    own = np.sort(row)
    if modulo == "reflections":
        return own[None]
    seen = {tuple(own.tolist()): own}
    turnings = group.options[~group.mirrors] if modulo == "rotations" else group.options[:1]
    known = {tuple(image) for image in np.sort(turnings[:, own], axis=1).tolist()}
    for image in np.sort(group.options[:, own], axis=1):
        if tuple(image.tolist()) not in known:
            seen[tuple(image.tolist())] = image
            known |= {tuple(turned) for turned in np.sort(turnings[:, image], axis=1).tolist()}
    return np.array(list(seen.values()), dtype=np.int32)
