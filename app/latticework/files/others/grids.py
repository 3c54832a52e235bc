"""The grids of PolySolver and polysolve as lattices: where their cells are, and how shapes are turned on them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np

from latticework.lattice import Cell, Lattice, builtin
from latticework.lattice.lattice import Floats, Ints
from latticework.lattice.motion import locate

Raw = tuple[int, int, int, int]
"""A cell of such a grid: x, y, z (0 in a plane), and its kind within a unit, from 0."""


@dataclass(frozen=True)
class Turn:
    """A rotation or reflection of a grid: it carries cells of kind k to `matrix` · (x, y, z) + shifts[k]."""

    matrix: tuple[tuple[int, int, int], ...]
    kinds: tuple[int, ...] = (0,)
    shifts: tuple[tuple[int, int, int], ...] = ((0, 0, 0),)

    def __call__(self, cells: Ints) -> Ints:
        """Return the images of cells of shape (n, 4)."""
        places = cells[:, :3] @ np.array(self.matrix).T + np.array(self.shifts)[cells[:, 3]]
        turned: Ints = np.column_stack([places, np.array(self.kinds)[cells[:, 3]]])
        return turned


@dataclass(frozen=True, eq=False)
class Grid:
    """A grid with the lattice that has its cells.

    vectors: where steps along its axes lead in the space of the lattice. centers: those of the cells at the origin.
    rotations: turns that generate all rotations, each with its order; reflection comes before them.
    """

    name: str
    lattice_name: str
    vectors: Floats
    centers: Floats
    rotations: tuple[tuple[int, Turn], ...]
    reflection: Turn

    @property
    def lattice(self) -> Lattice:
        """The lattice."""
        return builtin(self.lattice_name)

    @property
    def freest(self) -> str:
        """The rule of motion for parts that may be turned and mirrored."""
        return "turn over" if self.lattice.flat else "mirror"

    @property
    def axes(self) -> int:
        """How many coordinates a cell has besides its kind."""
        return len(self.vectors)

    @property
    def kinds(self) -> int:
        """How many kinds of cells a unit has."""
        return len(self.centers)

    def cells(self, raw: list[Raw]) -> tuple[Cell, ...]:
        """Return cells of the grid as those of the lattice, in the same order."""
        if not raw:
            return ()
        given = np.array(raw, np.int64)
        points = given[:, : self.axes] @ self.vectors + self.centers[given[:, 3]]
        # By geometry, as those programs and our lattices number the cells of a unit differently.
        found = locate(self.lattice, points, [tuple(range(len(self.lattice.kinds)))] * len(raw))
        return () if found is None else tuple(map(tuple, found.tolist()))  # every cell of the grid is one of it

    def turned(self, shape: list[Raw], number: int) -> list[Raw]:
        """Return a shape in one of its orientations, moved so that each least coordinate is 0."""
        count, cells = self.rotation_count, np.array(shape, np.int64)
        if number >= count:
            cells = self.reflection(cells)
        digits = []
        number %= count
        for order, _ in self.rotations:
            digits.append(number % order)
            number //= order
        # In this order orientations have the numbers that those programs give them.
        for (_, turn), times in reversed(list(zip(self.rotations, digits, strict=True))):
            for _ in range(times):
                cells = turn(cells)
        cells[:, :3] -= cells[:, :3].min(axis=0)
        return sorted(map(tuple, cells.tolist()))

    @property
    def rotation_count(self) -> int:
        """How many rotations there are."""
        return int(np.prod([order for order, _ in self.rotations]))

    def orientations(self, shape: list[Raw], rule: str) -> Iterator[list[Raw]]:
        """Yield the different orientations of a shape that a rule of motion allows, in the order of the programs."""
        seen = set()
        for number in range(1 if rule in {"fixed", "placed"} else self.rotation_count * (1 + (rule != "turn"))):
            turned = self.turned(shape, number)
            if tuple(turned) not in seen:
                seen.add(tuple(turned))
                yield turned


def _flat(*rows: tuple[int, int]) -> tuple[tuple[int, int, int], ...]:
    return (*((x, y, 0) for x, y in rows), (0, 0, 1))


@cache
def grids() -> dict[str, Grid]:
    """Return all grids by their names."""
    slanted = np.array([[1.0, 0.0], [-0.5, np.sqrt(0.75)]])
    sixth = np.array([0.0, np.sqrt(1 / 3)]), np.array([0.5, np.sqrt(1 / 12)])
    kept = ((0, 0, 0),) * 4
    made = (
        Grid("square", "square", np.eye(2), np.array([[0.5, 0.5]]),
             ((4, Turn(_flat((0, 1), (-1, 0)))),), Turn(_flat((-1, 0), (0, 1)))),
        Grid("cube", "cubic", np.eye(3), np.array([[0.5, 0.5, 0.5]]),
             ((4, Turn(((0, 1, 0), (-1, 0, 0), (0, 0, 1)))), (2, Turn(((1, 0, 0), (0, -1, 0), (0, 0, -1)))),
              (3, Turn(((0, 0, 1), (1, 0, 0), (0, 1, 0))))), Turn(((-1, 0, 0), (0, -1, 0), (0, 0, -1)))),
        Grid("triangle", "triangle", slanted, np.array(sixth),
             ((6, Turn(_flat((1, -1), (1, 0)), (1, 0), ((-1, 0, 0), (0, 0, 0)))),),
             Turn(_flat((-1, 1), (0, 1)), (0, 1), ((0, 0, 0), (-1, 0, 0)))),
        Grid("hexagon", "hexagon", slanted, np.zeros((1, 2)),
             ((6, Turn(_flat((1, -1), (1, 0)))),), Turn(_flat((0, 1), (1, 0)))),
        # A square of this grid has four triangles; it is turned by 45 degrees in the lattice, where it has area 2.
        Grid("tan", "half-square", np.array([[1.0, 1.0], [-1.0, 1.0]]),
             np.array([[-1, 2], [-1, 4], [1, 4], [1, 2]]) / 3,
             ((4, Turn(_flat((0, 1), (-1, 0)), (1, 2, 3, 0), kept)),),
             Turn(_flat((-1, 0), (0, 1)), (2, 1, 0, 3), kept)),
    )
    return {grid.name: grid for grid in made}


def box(sizes: tuple[int, int, int], kinds: int) -> set[Raw]:
    """Return all cells of a box with so many units along each axis."""
    return set(product(*map(range, (*sizes, kinds))))  # type: ignore[arg-type]
