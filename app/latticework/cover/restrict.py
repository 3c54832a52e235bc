"""Symmetry breaking: hold one item to representatives, keep a solution only if it is the least of its images."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.group import Group
from latticework.cover.problem import Cover, Int32

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


def restrict(cover: Cover, group: Group) -> Restriction:
    """Choose the item whose options are best held to representatives under the symmetries that fix it.

    The share of solutions that remains is representatives / options; among the items within half as much
    again of the best share the one with the fewest representatives wins, because it is branched on first, and the
    one with the better share on ties.
    """
    everything = np.ones(cover.n_options, dtype=bool)
    if group.order == 1:
        return Restriction(-1, everything)
    candidates = []
    for item in map(int, np.flatnonzero((cover.least == 1) & (cover.most == 1))):
        checkpoint()
        options = cover.options_of(item)
        fixing = group.items[:, item] == item
        if len(options) and fixing.sum() > 1:
            representatives = np.unique(group.options[fixing][:, options].min(axis=0))
            candidates.append((len(representatives) / len(options), len(representatives), item, representatives))
    if not candidates:
        return Restriction(-1, everything)
    good = 1.5 * min(c[0] for c in candidates)
    _, _, item, representatives = min((c for c in candidates if c[0] <= good), key=lambda c: (c[1], c[0], c[2]))
    everything[cover.options_of(item)] = False
    everything[representatives] = True
    return Restriction(item, everything)


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
    """Compare all images by their heads; only those that are not surely greater than their row are sorted."""
    rows = np.sort(rows, axis=1)
    may_lie, weights = np.append(kept, True), _weights(len(kept) + 1)
    heads, numbers = weights[rows].sum(axis=1), rows.astype(np.intp)
    canonical, keep = rows.copy(), np.ones(len(rows), bool)
    stabiliser, turning = np.zeros((2, len(rows)), np.int64)
    for options, mirrors in zip(group.options, group.mirrors, strict=True):
        images = np.take(options, numbers)  # three times as fast as options[rows]
        close = np.flatnonzero(np.take(weights, images).sum(axis=1) >= heads)
        near = np.sort(images[close], axis=1)
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
