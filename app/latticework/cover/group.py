"""The symmetries of a puzzle, as permutations of its options."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover.reduction import Reduction
from latticework.lattice import symmetries
from latticework.puzzle import Puzzle

Int32 = NDArray[np.int32]


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
    number = {(p, c): o for o, (p, c) in enumerate(zip(reduction.part_of, reduction.cells_of, strict=True))}
    own = [frozenset(c for p, c in number if p == part) for part in range(n_parts)]
    options, items, mirrors = [], [], []
    for motion, permutation in symmetries(puzzle.lattice, puzzle.target) if puzzle.target else []:
        carried = [tuple(sorted(permutation[i] for i in cells)) for cells in reduction.cells_of]
        images = [frozenset(carried[o] for o in _options_of(reduction, part)) for part in range(n_parts)]
        partner = _partners(puzzle, own, images)
        if partner is None:
            continue
        row = [number[partner[p], c] for p, c in zip(reduction.part_of, carried, strict=True)]
        options.append([*row, n_options])
        items.append([*partner, *(n_parts + i for i in permutation)])
        mirrors.append(motion.mirrors)
    if not options:
        options, items, mirrors = [list(range(n_options + 1))], [list(range(n_parts + len(puzzle.target)))], [False]
    return Group(np.array(options, np.int32), np.array(items, np.int32), np.array(mirrors))


def _options_of(reduction: Reduction, part: int) -> range:
    first = reduction.part_of.index(part) if part in reduction.part_of else 0
    return range(first, first + reduction.part_of.count(part))


def _partners(
    puzzle: Puzzle, own: list[frozenset[tuple[int, ...]]], images: list[frozenset[tuple[int, ...]]]
) -> list[int] | None:
    """Return for each part the part whose placements its own are carried onto, or None if one has none."""
    partner: list[int] = []
    for number in range(len(own)):
        if images[number] == own[number]:
            partner.append(number)
            continue
        if number == len(puzzle.parts):
            return None  # a cell that may stay empty would be carried onto one that may not
        part = puzzle.parts[number]
        twins = [
            other for other, twin in enumerate(puzzle.parts)
            if own[other] == images[number] and other not in partner
            and part.least == part.most == twin.least == twin.most
        ]
        if not twins:
            return None
        partner.append(twins[0])
    return partner
