"""The symmetries of a puzzle, as permutations of its options."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.different_marks import keeps_lines
from latticework.cover.placements import marks_at, side_of
from latticework.cover.problem import Int32
from latticework.cover.reduction import Reduction
from latticework.lattice import Cell, Motion, images, shifted, symmetries
from latticework.lattice.lattice import Ints
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import faced_by_lines


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


def symmetry_group(reduction: Reduction) -> Group:
    """Return the symmetries of the target, colours and optional cells included, that carry solutions onto solutions.

    A symmetry may swap parts that are mirror twins with equal copies, also where those are a range: it carries the
    puzzle onto itself, though perhaps a solution onto one that uses other parts.
    """
    target, n_options = reduction.puzzle.target, reduction.cover.n_options
    index = [_Index(block) for block in reduction.blocks]
    options, items, mirrors = [], [], []
    own, optional = dict(target.cell_colors), set(target.optional)  # also where parts leave none of them empty
    looks = np.array([(own.get(cell, ""), cell in optional) for cell in target.cells], np.str_)
    lines = faced_by_lines(reduction.puzzle.lattice, target.different)
    moving = symmetries(reduction.puzzle.lattice, target.cells) if target.cells else []
    for number, (motion, permutation) in enumerate(moving, 1):
        checkpoint(phrase("trying symmetry {number} of {all}", number=number, all=len(moving)), number / len(moving))
        alike = bool((looks[permutation] == looks).all())
        alike = alike and keeps_lines(reduction.puzzle, _carried_cells(reduction.puzzle, motion, permutation, lines))
        found = _carried(reduction, index, _carried_numbers(reduction, motion, permutation)) if alike else None
        if found is not None:
            partner, row = found
            options.append(np.append(row, n_options).astype(np.int32))
            items.append([*partner, *(len(partner) + permutation)])
            mirrors.append(motion.mirrors)
    if not options:
        whole = len(reduction.blocks) + len(target.cells)
        options, items, mirrors = [np.arange(n_options + 1, dtype=np.int32)], [list(range(whole))], [False]
    return Group(np.array(options), np.array(items, np.int32), np.array(mirrors))


class _Index:
    """Finds rows of a block by hashes: sums of random weights of their numbers."""

    def __init__(self, block: Int32) -> None:
        self.block = block
        for seed in count():
            random = np.random.default_rng(seed)
            self._weights = random.integers(0, 1 << 63, int(block.max(initial=0)) + 1, np.uint64)
            sums = self._weights[block].sum(axis=1)
            self._order = np.argsort(sums)
            self._sums = sums[self._order]
            if (self._sums[1:] != self._sums[:-1]).all():
                break

    def find(self, rows: Ints) -> Ints | None:
        """Return the numbers of rows of the block, in any order within each row; None when one is not there."""
        if rows.shape != self.block.shape or rows.min(initial=0) < 0 or rows.max(initial=0) >= len(self._weights):
            return None
        sums = self._weights[rows].sum(axis=1)
        order = np.argsort(sums)  # sorting both is faster than to look each up
        if (sums[order] != self._sums).any():
            return None
        found = np.empty_like(order)
        found[order] = self._order
        return found if (self.block[found] == np.sort(rows, axis=1)).all() else None


def _carried(reduction: Reduction, index: list[_Index], moved: Ints) -> tuple[list[int], Ints] | None:
    """Return the parts onto which a symmetry carries the parts, and the options onto which it carries the options.

    None when it carries the options of a part onto those of no part with equal copies. moved[i] is the number in
    blocks onto which it carries number i.
    """
    partner: list[int] = []
    options: list[Ints] = []
    for number, block in enumerate(reduction.blocks):
        rows = moved[block]
        for twin in _twins(reduction.puzzle, number):
            found = None if twin in partner else index[twin].find(rows)
            if found is not None:
                partner.append(twin)
                options.append(reduction.first_of[twin] + found)
                break
        else:
            return None
    return partner, np.concatenate([*options, np.zeros(0, np.int64)])


def _twins(puzzle: Puzzle, number: int) -> Iterator[int]:
    """Yield the parts that a part may be swapped with, itself first; holes, numbered after the parts, only stay."""
    yield number
    if number < len(puzzle.parts):
        part = puzzle.parts[number]
        yield from (other for other, twin in enumerate(puzzle.parts)
                    if other != number and (twin.least, twin.most) == (part.least, part.most))


def _carried_numbers(reduction: Reduction, motion: Motion, permutation: Ints) -> Ints:
    """Return the numbers in blocks onto which a symmetry carries cells and marked sides, -1 for none."""
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
    """Return where a symmetry carries the cells of the target and those that marked sides face."""
    target = puzzle.target.cells
    carried = {cell: target[i] for cell, i in zip(target, permutation.tolist(), strict=True)}
    cells = (*target, *sorted(facing.difference(target)))
    for image in images(puzzle.lattice, cells, motion) if len(cells) > len(target) else ():
        by = tuple(a - b for a, b in zip(carried[target[0]], image[0], strict=True))
        home = shifted(image, by[:-1])
        if by[-1] == 0 and home[: len(target)] == tuple(carried.values()):
            return dict(zip(cells, home, strict=True))
    return carried
