"""Plates for the surface of a cube: squares of cubes with a whole middle and a border of teeth and gaps."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

import numpy as np

from latticework.lattice import Cell, Lattice

LEAST, MOST, USUAL = 3, 7, 5
"""Cubes along a side: the fewest, the most, and the usual number."""

SIDES = 6
"""Plates that make the surface of a cube."""

Place = tuple[int, int]
"""Column and row on a plate, counted from 0 at its lower left corner."""


@dataclass(frozen=True)
class Plate:
    """A square of size x size x 1 cubes, lying flat with its lower left place at `corner` (x, y, z).

    Its middle is always filled, and of its border the places in `teeth`.
    """

    size: int = USUAL
    teeth: frozenset[Place] = frozenset()
    corner: tuple[int, int, int] = (0, 0, 0)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the cubic lattice, sorted."""
        x, y, z = self.corner
        return tuple(sorted((x + column, y + row, z, 0) for column, row in middle(self.size) | self.teeth))

    @property
    def loose(self) -> frozenset[Place]:
        """The corners that are not attached, as both places beside them are gaps."""
        last = self.size - 1
        inwards = {0: 1, last: last - 1}
        return frozenset((x, y) for x, y in self.teeth.intersection(product((0, last), repeat=2))
                         if not self.teeth.intersection({(inwards[x], y), (x, inwards[y])}))


def middle(size: int) -> frozenset[Place]:
    """Return the places of a plate that are always filled."""
    return frozenset(product(range(1, size - 1), range(1, size - 1)))


def border(size: int) -> frozenset[Place]:
    """Return the places of a plate that are teeth or gaps."""
    return frozenset(product(range(size), range(size))) - middle(size)


def find_plate(cells: Iterable[Cell], size: int) -> Plate | None:
    """Return the plate of a size that cells of the cubic lattice form, or None if they are no plate lying flat."""
    present = set(cells)
    if len({cell[2] for cell in present}) != 1:
        return None
    left, low, z = (min(cell[i] for cell in present) for i in range(3))
    # The first column or row may be all gaps; of two ways to see it, take the one nearer to where plates are made.
    corners = sorted(product((left, left - 1), (low, low - 1)), key=lambda at: abs(at[0]) + abs(at[1]))
    for x, y in corners:
        places = frozenset((cell[0] - x, cell[1] - y) for cell in present)
        if middle(size) <= places <= middle(size) | border(size):
            return Plate(size, places - middle(size), (x, y, z))
    return None


def shell(size: int) -> tuple[Cell, ...]:
    """Return the cells of the surface of a cube of the cubic lattice, sorted."""
    return tuple((*place, 0) for place in product(range(size), repeat=3) if {0, size - 1}.intersection(place))


def shell_size(cells: Iterable[Cell]) -> int | None:
    """Return the edge, in cubes, of the cube whose surface the cells are, or None if they are no such surface."""
    present = set(cells)
    # A shell has the cubes of a cube less those of the one inside it.
    size = next((n for n in range(LEAST, MOST + 1) if len(present) == n**3 - (n - 2) ** 3), None)
    if size is None:
        return None
    x, y, z = (min(cell[i] for cell in present) for i in range(3))
    moved = {(cell[0] - x, cell[1] - y, cell[2] - z, 0) for cell in present}
    return size if moved == set(shell(size)) else None


def can_have_plates(lattice: Lattice) -> bool:
    """Whether puzzles of the lattice can have plates: its cells are unit cubes along the axes."""
    return len(lattice.kinds) == 1 and lattice.rank == lattice.dimension == 3 and \
        bool((lattice.vectors == np.eye(3)).all())
