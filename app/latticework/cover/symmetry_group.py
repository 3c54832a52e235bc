"""The symmetries of a puzzle as permutations of its options, and how a search finds one of each set of images."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.cover_arrays import Cover, Int32
from latticework.cover.mark_conflicts import keeps_lines
from latticework.cover.placements import KEPT, marks_at, side_of
from latticework.cover.reduction import Fits, Reduction
from latticework.lattice import Cell, Lattice, Motion, images, shifted, symmetries
from latticework.lattice.lattice import Floats, Ints
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import faced_by_lines

NOWHERE = 2**31 - 1
"""Stands for the image of an option that has none."""

CHUNK = 2_000_000  # entries of a table of images in memory at once, some 8 MB


@dataclass(frozen=True, eq=False)
class Group:
    """Symmetries of the target that keep the set of parts; the identity comes first.

    options[g, o] is the option onto which symmetry g carries option o, shape (symmetries, options + 1); the
    last column stands for "no option" and maps to itself. items[g, i] is the same for parts and cells.
    mirrors[g] says whether g reverses orientation.
    """

    options: Int32
    items: Int32
    mirrors: NDArray[np.bool_]

    @property
    def order(self) -> int:
        """Number of symmetries."""
        return len(self.mirrors)

    @property
    def rotations(self) -> int:
        """Number of symmetries that are rotations."""
        return int((~self.mirrors).sum())


def symmetry_group(reduction: Reduction, *, of_some_parts: bool = False) -> Group:
    """Return the symmetries of the target, its colours and optional cells, that carry solutions onto solutions.

    A symmetry may swap mirror twins with equal numbers of copies, even if these are a range: it carries the puzzle
    onto itself, though perhaps a solution onto one that uses other parts.

    of_some_parts: also those that carry some parts nowhere, as one without its mirror twin, and those that swap parts
    with other numbers of copies. Parts that go nowhere are carried onto -1, their options onto NOWHERE. These are no
    symmetries of the puzzle, but of the puzzles of those parts alone that they carry onto each other.
    """
    target, rows = reduction.puzzle.target, _Rows(reduction)
    own, optional = dict(target.cell_colors), set(target.optional)  # even if parts leave none of them empty
    looks = np.array([(own.get(cell, ""), cell in optional) for cell in target.cells], np.str_)
    lines = faced_by_lines(reduction.puzzle.lattice, target.different)
    moving = symmetries(reduction.puzzle.lattice, target.cells) if target.cells else []

    def image_of(number: int) -> _Image | None:
        motion, permutation = moving[number]
        checkpoint(phrase("trying symmetry {number} of {all}", number=number + 1, all=len(moving)),
                   (number + 1) / len(moving))
        alike = bool((looks[permutation] == looks).all())
        alike = alike and keeps_lines(reduction.puzzle, _carried_cells(reduction.puzzle, motion, permutation, lines))
        found = _carried(rows, _carried_numbers(reduction, motion, permutation), of_some_parts) if alike else None
        return found and (np.append(found[0], len(found[0]) + permutation).astype(np.int32), found[1])

    identity = (np.arange(len(reduction.blocks) + len(target.cells), dtype=np.int32),
                np.arange(len(rows.all) + 1, dtype=np.int32))
    products = _products if len(target.cells) <= KEPT else _products.__wrapped__
    after = products(reduction.puzzle.lattice, target.cells).after if moving and not of_some_parts else None
    found = _images(len(moving), identity, image_of, after)
    numbers = sorted(found)
    return Group(np.stack([found[number][1] for number in numbers]),
                 np.stack([found[number][0] for number in numbers]),
                 np.array([moving[number][0].mirrors if moving else False for number in numbers]))


_Image = tuple[Int32, Int32]
"""Where a symmetry carries each part and cell; and each option, with "no option" at the end."""


def _images(
    moving: int, identity: _Image, image_of: Callable[[int], _Image | None], after: Callable[[int], list[int]] | None
) -> dict[int, _Image]:
    """Return the images under those symmetries of a target for which `image_of` has them, by number.

    The first symmetry is the identity, even of a target without cells, which has no others to try.

    after: as of `_Products`, where a product of two of them has the image of the one carried by the other; its image
    is not asked for then, nor is that of a product of one that has an image and one that has none.
    """
    found, refused, generators = {0: identity}, set[int](), list[tuple[int, list[int]]]()
    for number in range(1, moving):
        if number in found or number in refused:
            continue
        image, products = image_of(number), after(number) if after else []
        if image is None:
            refused.update(products[then] for then in found if products)
            continue
        found[number] = image
        generators.append((number, products))
        todo = list(found) if products else []
        while todo:
            then = todo.pop()
            for first, products in generators:
                product = products[then]
                if product >= 0 and product not in found:
                    found[product] = found[then][0][found[first][0]], found[then][1][found[first][1]]
                    todo.append(product)
    return found


class _Products:
    """Which symmetries of a target are products of others, by what tells them apart: matrices and permutations."""

    def __init__(self, moving: list[tuple[Motion, Ints]]) -> None:
        self._after: dict[int, list[int]] = {}
        self._matrices = np.array([motion.matrix for motion, _ in moving])
        self._permutations = np.array([permutation for _, permutation in moving])
        self._numbers = {name: n for n, name in enumerate(self._names(self._matrices, self._permutations))}

    def after(self, first: int) -> list[int]:
        """Return for each symmetry the number of the one that is a given one followed by it, -1 for none of them."""
        if first not in self._after:
            names = self._names(self._matrices @ self._matrices[first],
                                self._permutations[:, self._permutations[first]])
            self._after[first] = [self._numbers.get(name, -1) for name in names]
        return self._after[first]

    def _names(self, matrices: Floats, permutations: Ints) -> list[bytes]:
        # Errors of products are far smaller, and a product that is not recognised is only tried like all others.
        rounded = np.rint(matrices.reshape(len(matrices), -1) * 1_000).astype(np.int64)
        return [row.tobytes() for row in np.concatenate([rounded, permutations], axis=1)]


@lru_cache(32)  # a target is prepared again after each change of a part
def _products(lattice: Lattice, cells: tuple[Cell, ...]) -> _Products:
    """Return which symmetries of some cells are products of others."""
    return _Products(symmetries(lattice, cells))


class _Rows:
    """The options of all parts as rows of numbers, see `Reduction.blocks`, found by sums of random weights."""

    def __init__(self, reduction: Reduction) -> None:
        self.reduction = reduction
        self.first = reduction.first_of.tolist()
        # Numbers, then one that fills up short rows, and at last, for -1, one that no row has.
        self.n_numbers = len(reduction.puzzle.target.cells) * (len(reduction.sides) + 1)
        width = max((block.shape[1] for block in reduction.blocks), default=0)
        self.all = np.full((self.first[-1], width), self.n_numbers)
        for first, block in zip(self.first, reduction.blocks, strict=False):
            self.all[first : first + len(block), : block.shape[1]] = np.where(block < 0, self.n_numbers, block)
        # Repeated until no two options of a part have the same sum; with weights of 63 bits once is nearly always
        # enough.
        for seed in count():
            self._weights = np.random.default_rng(seed).integers(0, 1 << 63, self.n_numbers + 2, np.uint64)
            sums = self.sums(self.all)
            self._by_sum = [(first + np.argsort(sums[first:end])).astype(np.int32)
                            for first, end in pairwise(self.first)]
            self._sums = [sums[order] for order in self._by_sum]
            if all((own[1:] != own[:-1]).all() for own in self._sums):
                break

    def sums(self, rows: Ints) -> NDArray[np.uint64]:
        """Return the sums of the weights of rows."""
        total = np.zeros(len(rows), np.uint64)
        for column in rows.T:  # rows are short and many
            total += self._weights[column]
        return total

    def of_part(self, sums: NDArray[np.uint64], part: int) -> Int32 | None:
        """Return the options of a part that have some sums; None unless they are those of all its options."""
        if len(sums) != len(self._sums[part]):
            return None
        order = np.argsort(sums)  # sorting both is faster than looking up each
        if (sums[order] != self._sums[part]).any():
            return None
        found = np.empty(len(order), np.int32)
        # The k-th smallest sum on both sides is the same row.
        found[order] = self._by_sum[part]
        return found


def _carried(rows: _Rows, moved: Ints, of_some_parts: bool) -> tuple[list[int], Int32] | None:
    """Return the images of parts and of options under a symmetry, or None if it is none of the puzzle.

    It must carry the options of each part onto those of a part with equal copies, or see `symmetry_group`. moved[i]
    is the number in blocks onto which it carries number i.
    """
    images = np.append(moved, rows.n_numbers)[rows.all]
    partner: list[int] = []
    options, sums = np.full(len(images) + 1, NOWHERE, np.int32), rows.sums(images)
    options[-1] = len(images)
    for number, (first, end) in enumerate(pairwise(rows.first)):
        # Itself first: only a part that is carried onto another one needs a twin.
        for twin in _twins(rows.reduction.puzzle, number, of_some_parts):
            # Two parts cannot be carried onto the same one.
            found = None if twin in partner else rows.of_part(sums[first:end], twin)
            if found is not None:
                partner.append(twin)
                options[first:end] = found
                break
        else:
            if not of_some_parts:
                return None
            partner.append(-1)
    # Sums that are equal by chance would be no symmetry.
    somewhere = options[:-1] < NOWHERE
    equal = (rows.all[options[:-1][somewhere]] == np.sort(images[somewhere], axis=1)).all()
    return (partner, options) if equal else None


def _twins(puzzle: Puzzle, number: int, with_any_copies: bool) -> Iterator[int]:
    """Yield the parts with which a part may be swapped, itself first; holes, numbered after the parts, never are."""
    yield number
    if number < len(puzzle.parts):
        part = puzzle.parts[number]
        yield from (other for other, twin in enumerate(puzzle.parts)
                    if other != number and (with_any_copies or (twin.least, twin.most) == (part.least, part.most)))


def _carried_numbers(reduction: Reduction, motion: Motion, permutation: Ints) -> Ints:
    """Return the images of the numbers in blocks (cells, marked sides) under a symmetry, -1 for none."""
    puzzle, n = reduction.puzzle, len(reduction.puzzle.target.cells)
    moved = np.append(permutation, np.full(n * len(reduction.sides), -1))
    marks = {side: marks_at(puzzle, reduction.sides, [side])[0] for side in reduction.shown}
    carry = _carried_cells(puzzle, motion, permutation, {facing for _, facing, _ in marks.values()}) if marks else {}
    first = {side: n * number for number, side in enumerate(reduction.sides, 1)}
    for number, (cell, facing, mark) in marks.items():
        side = side_of(carry[cell], carry[facing], mark) if facing in carry else None
        if side in first:
            moved[number] = first[side] + permutation[number % n]
    return moved


def _carried_cells(puzzle: Puzzle, motion: Motion, permutation: Ints, facing: set[Cell]) -> dict[Cell, Cell]:
    """Return the images under a symmetry of the cells of the target and those that marked sides face."""
    target = puzzle.target.cells
    carried = {cell: target[i] for cell, i in zip(target, permutation.tolist(), strict=True)}
    cells = (*target, *sorted(facing.difference(target)))
    for image in images(puzzle.lattice, cells, motion) if len(cells) > len(target) else ():
        by = tuple(a - b for a, b in zip(carried[target[0]], image[0], strict=True))
        home = shifted(image, by[:-1])
        if by[-1] == 0 and home[: len(target)] == tuple(carried.values()):
            return dict(zip(cells, home, strict=True))
    return carried


@dataclass(frozen=True, eq=False)
class Restriction:
    """The options that an engine gets, as a mask `kept` (options,), so that every orbit is still found.

    item: the one restricted to representatives, -1 if there is no symmetry to break.
    """

    item: int
    kept: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Filtered:
    """The solutions of a batch that are the least of their images.

    rows: (n, width) option numbers, ascending, padded at the end with the number of options; copies: size of
    each orbit under all symmetries; rotations: the number of orbits under rotations that make it up;
    canonical: the least image under all symmetries, same shape as rows.
    """

    rows: Int32
    copies: NDArray[np.int64]
    rotations: NDArray[np.int64]
    canonical: Int32


class Candidate(NamedTuple):
    """An item that may be restricted: representatives of its options under symmetries that fix it, all options."""

    item: int
    representatives: Int32
    options: Int32

    @property
    def share(self) -> float:
        """The share of the solutions that a search still finds after the restriction."""
        return len(self.representatives) / len(self.options)


def candidates(cover: Cover, group: Group) -> list[Candidate]:
    """Return the items that may be restricted to representatives, one of each orbit.

    They must be covered exactly once, and some symmetry other than the identity must fix them.
    """
    every = np.arange(group.items.shape[1])
    # The least item of an orbit stands for it, and a symmetry other than the identity must fix it.
    firsts = (group.items.min(axis=0) == every) & ((group.items == every).sum(axis=0) > 1)
    found = (candidate(cover, group, item) for item in np.flatnonzero(firsts).tolist())
    return [made for made in found if made is not None]


def candidate(cover: Cover, group: Group, item: int) -> Candidate | None:
    """Return an item as a candidate, or None if restricting it is impossible or has no effect."""
    checkpoint()
    options, fixing = cover.options_of(item), group.items[:, item] == item
    if not cover.least[item] == cover.most[item] == 1 or not len(options) or fixing.sum() == 1:
        return None
    # The least of each set of options that symmetries which fix the item carry onto each other.
    return Candidate(item, np.unique(group.options[np.ix_(fixing, options)].min(axis=0)), options)


def restrict(cover: Cover, group: Group, chosen: Candidate | None = None) -> Restriction:
    """Return the restriction of an item to representatives; if none is chosen, of the best one by its numbers alone.

    The share of solutions that remains is representatives / options. Among the items with at most 1.5 times the best
    share the one with the fewest representatives is best, because it is branched on first; on ties the one with the
    better share.
    """
    kept = np.ones(cover.n_options, dtype=bool)
    if chosen is None:
        every = candidates(cover, group) if group.order > 1 else []
        good = 1.5 * min((c.share for c in every), default=0.0)
        chosen = min((c for c in every if c.share <= good), key=lambda c: (len(c.representatives), c.share, c.item),
                     default=None)
    if chosen is None:
        return Restriction(-1, kept)
    # Every solution has exactly one option of this item, and some image of it has a representative there.
    kept[chosen.options] = False
    kept[chosen.representatives] = True
    return Restriction(chosen.item, kept)


def only_first_orientations(reduction: Reduction, group: Group, part: int) -> NDArray[np.bool_]:
    """Return a mask (options,) that keeps one orientation of a part of those that symmetries carry to each other.

    A search among these options finds a solution of each orbit, but not always once: a symmetry may carry a placement
    to another one in the same orientation.
    """
    fits = Fits(reduction)
    own, fixing = fits.chosen(part), group.items[:, part] == part
    kept = np.ones(reduction.cover.n_options, dtype=bool)
    kept[own] = fits.orientation_of[group.options[np.ix_(fixing, own)]].min(axis=0) == fits.orientation_of[own]
    return kept


def least_of_images(rows: Int32, group: Group, kept: NDArray[np.bool_]) -> Filtered:
    """Return the solutions that are the least of those of their images that a search among `kept` can find.

    rows has shape (n, width): option numbers in any order, padded with the number of options. Other solutions need
    not be known, so workers agree without communication.
    """
    step = max(1, CHUNK // max(1, group.order * rows.shape[1]))
    parts = [_least(rows[i : i + step], group, kept) for i in range(0, max(1, len(rows)), step)]
    return Filtered(*(np.concatenate([getattr(part, name) for part in parts])
                      for name in ("rows", "copies", "rotations", "canonical")))


def _least(rows: Int32, group: Group, kept: NDArray[np.bool_]) -> Filtered:
    """Filter solutions; only images whose heads, their first options, are not greater are made and sorted."""
    rows = np.sort(rows, axis=1)
    stabiliser, turning = np.ones((2, len(rows)), np.int64)  # the identity
    if group.order == 1:
        return Filtered(rows, stabiliser, turning, rows)
    is_kept, weights = np.append(kept, True), _weights(len(kept) + 1)
    heads, numbers = weights[rows].sum(axis=1), rows.astype(np.intp)
    canonical, keep = rows.copy(), np.ones(len(rows), bool)
    for options, mirrors in zip(group.options[1:], group.mirrors[1:], strict=True):
        # A smaller head means a greater image; few images remain.
        close = np.flatnonzero(np.take(weights[options], numbers).sum(axis=1) >= heads)
        near = np.sort(np.take(options, numbers[close]), axis=1)
        order = _compare(near, rows[close])
        keep[close[(order < 0) & is_kept[near].all(axis=1)]] = False
        stabiliser[close] += order == 0
        turning[close] += (order == 0) & ~mirrors
        less = _compare(near, canonical[close]) < 0
        canonical[close[less]] = near[less]
    rotations = group.order * turning // (group.rotations * stabiliser)
    return Filtered(rows[keep], (group.order // stabiliser)[keep], rotations[keep], canonical[keep])


def _weights(n: int) -> NDArray[np.uint64]:
    """Return weights of n options: of two solutions the one with the greater sum is less by `_compare`."""
    weights = np.zeros(n, np.uint64)
    first = min(64, n - 1)  # the last entry is padding
    weights[:first] = np.uint64(1) << (np.uint64(63) - np.arange(first, dtype=np.uint64))
    return weights


def least_image(row: Int32, group: Group, kept: NDArray[np.bool_]) -> Int32:
    """Return the least of those images of a solution that a search among `kept` can find, in ascending order.

    row: the options of any image, without padding. The result is the image that `least_of_images` keeps.
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
    """Return the symmetric copies of a solution that count as different, itself first, shape (copies, width).

    modulo is "nothing" (all symmetric copies), "rotations" (one for each class under rotations) or
    "reflections" (only the solution itself).
    """
    own = np.sort(row)
    if modulo == "reflections":
        return own[None]
    seen = {tuple(own.tolist()): own}
    turnings = group.options[~group.mirrors] if modulo == "rotations" else group.options[:1]
    # All images that count as the same as one that is returned already.
    covered = {tuple(image) for image in np.sort(turnings[:, own], axis=1).tolist()}
    for image in np.sort(group.options[:, own], axis=1):
        if tuple(image.tolist()) not in covered:
            seen[tuple(image.tolist())] = image
            covered |= {tuple(turned) for turned in np.sort(turnings[:, image], axis=1).tolist()}
    return np.array(list(seen.values()), dtype=np.int32)
