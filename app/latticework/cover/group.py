"""The symmetries of a puzzle, as permutations of its options."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.matching import Marks
from latticework.cover.reduction import Reduction
from latticework.lattice import Cell, Motion, images, shifted, symmetries
from latticework.puzzle import Puzzle

Int32 = NDArray[np.int32]
Placed = tuple[tuple[int, ...], Marks]


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
    """Return the symmetries of the target that carry every solution onto a solution with the same parts.

    A symmetry may swap parts that are mirror twins with equal copies. It is left out where a part that may
    stay out would be swapped, because the carried solution would then use other parts.
    """
    puzzle = reduction.puzzle
    n_parts = len(puzzle.parts) + bool(puzzle.optional)  # holes count as one more
    n_options = reduction.cover.n_options
    keys = list(zip(reduction.part_of, reduction.cells_of, reduction.marks_of, strict=True))
    number = {key: o for o, key in enumerate(keys)}
    own = [frozenset((c, m) for p, c, m in keys if p == part) for part in range(n_parts)]
    options, items, mirrors = [], [], []
    for motion, permutation in symmetries(puzzle.lattice, puzzle.target) if puzzle.target else []:
        checkpoint()
        carry = _carried_cells(reduction, motion, permutation)
        carried = [(tuple(sorted(permutation[i] for i in cells)), _carried_marks(marks, carry))
                   for _, cells, marks in keys]
        placed = [frozenset(carried[o] for o in _options_of(reduction, part)) for part in range(n_parts)]
        partner = _partners(puzzle, own, placed)
        if partner is None:
            continue
        row = [number[partner[key[0]], *image] for key, image in zip(keys, carried, strict=True)]
        options.append([*row, n_options])
        items.append([*partner, *(n_parts + i for i in permutation)])
        mirrors.append(motion.mirrors)
    if not options:
        options, items, mirrors = [list(range(n_options + 1))], [list(range(n_parts + len(puzzle.target)))], [False]
    return Group(np.array(options, np.int32), np.array(items, np.int32), np.array(mirrors))


def _carried_cells(reduction: Reduction, motion: Motion, permutation: tuple[int, ...]) -> dict[Cell, Cell]:
    """Return where a symmetry carries the cells that marked sides belong to or face, also outside the target."""
    target, lattice = reduction.puzzle.target, reduction.puzzle.lattice
    facing = sorted({cell for marks in reduction.marks_of for _, cell, _ in marks}.difference(target))
    if not facing:
        return {cell: target[i] for cell, i in zip(target, permutation, strict=True)}
    cells = (*target, *facing)
    for image in images(lattice, cells, motion):
        by = tuple(a - b for a, b in zip(target[permutation[0]], image[0], strict=True))
        home = shifted(image, by[:-1])
        if by[-1] == 0 and home[: len(target)] == tuple(target[i] for i in permutation):
            return dict(zip(cells, home, strict=True))
    return {}


def _carried_marks(marks: Marks, carry: dict[Cell, Cell]) -> Marks:
    nowhere = ()
    return tuple(sorted((carry.get(a, nowhere), carry.get(b, nowhere), mark) for a, b, mark in marks))


def _options_of(reduction: Reduction, part: int) -> range:
    first = reduction.part_of.index(part) if part in reduction.part_of else 0
    return range(first, first + reduction.part_of.count(part))


def _partners(
    puzzle: Puzzle, own: list[frozenset[Placed]], carried: list[frozenset[Placed]]
) -> list[int] | None:
    """Return for each part the part whose placements its own are carried onto, or None if one has none."""
    partner: list[int] = []
    for number in range(len(own)):
        if carried[number] == own[number]:
            partner.append(number)
            continue
        if number == len(puzzle.parts):
            return None  # a cell that may stay empty would be carried onto one that may not
        part = puzzle.parts[number]
        twins = [
            other for other, twin in enumerate(puzzle.parts)
            if own[other] == carried[number] and other not in partner
            and part.least == part.most == twin.least == twin.most
        ]
        if not twins:
            return None
        partner.append(twins[0])
    return partner
