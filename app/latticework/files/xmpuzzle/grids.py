"""The five grids of BurrTools as lattices, and the turns of parts on them as BurrTools numbers them."""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Cell, Ints, Lattice, builtin
from latticework.lattice.motion import FLIPS, cube_matrices

BRICKS, PRISMS, SPHERES, RHOMBIC, TETRA_OCTA = range(5)
ONE_LAYER = {"square": "cubic", "triangle": "triangular-prism"}
"""Flat lattices, and the solid ones of which they are one layer."""

_FIVE_A_CUBE = (0.25, 0.5, 1.0, 1.5, 1.75)
"""The places of the five cells of grid 3 along the edge of a cube of our lattice, which is 2 long."""

_THREE_A_CUBE = (0.25, 0.5, 0.75)
"""The places of the three cells of grid 4 along the edge of a cube, which is 1 long."""

_HALF_ROOT = np.sqrt(3) / 2


@dataclass(frozen=True, eq=False)
class Grid:
    """A grid of BurrTools, given by its number, and the lattice that is the same.

    A step along vector i of the lattice leads by steps[i], shape (3, 3), in the grid; a cell of kind k at the origin
    is origins[k], shape (kinds, 3), there. period: the least steps along each axis that are translations of the
    grid. up: the step along the third axis of the grid, which BurrTools shows upwards.
    """

    number: int
    name: str
    steps: Ints
    origins: Ints
    period: tuple[int, int, int]
    up: tuple[int, ...] = ()

    @property
    def lattice(self) -> Lattice:
        """The lattice."""
        return builtin(self.name)

    @cached_property
    def _back(self) -> NDArray[np.float64]:
        return np.linalg.inv(self.steps)

    def cells(self, raw: Ints) -> tuple[Ints, NDArray[np.bool_]]:
        """Return the cells of the lattice, shape (n, 4), for cells of the grid, shape (n, 3), and which exist."""
        found, there = np.zeros((len(raw), 4), np.int64), np.zeros(len(raw), bool)
        for kind, origin in enumerate(self.origins):
            steps = np.rint((raw - origin) @ self._back).astype(np.int64)
            fits = (steps @ self.steps == raw - origin).all(axis=1)
            found[fits, :3], found[fits, 3] = steps[fits], kind
            there |= fits
        return found, there

    def raw(self, cells: tuple[Cell, ...]) -> Ints:
        """Return the cells of the grid, shape (n, 3), of cells of the lattice, or of the flat one that is a layer."""
        if not cells:
            return np.zeros((0, 3), np.int64)
        rows = np.array(cells, np.int64)
        if rows.shape[1] == 3:
            # A flat lattice is the layer at the height 0.
            rows = np.insert(rows, 2, 0, axis=1)
        raw: Ints = rows[:, :3] @ self.steps + self.origins[rows[:, 3]]
        return raw

    @property
    def rotation_count(self) -> int:
        """How many rotations have numbers."""
        return 12 if self.number == PRISMS else 24

    @property
    def turn_count(self) -> int:
        """How many turns have numbers: the rotations, and after them as many reflections; not for balls."""
        return 2 * self.rotation_count

    def turned(self, raw: Ints, turn: int) -> Ints:
        """Return where a turn carries cells of the grid, shape (n, 3)."""
        if self.number == PRISMS:
            return _turned_prisms(raw, turn)
        image: Ints = raw @ _matrices()[turn].T
        return image


@cache
def grid(number: int) -> Grid:
    """Return one of the five grids."""
    none = np.zeros((1, 3), np.int64)
    if number == BRICKS:
        return Grid(number, "cubic", np.eye(3, dtype=np.int64), none, (1, 1, 1))
    if number == PRISMS:
        steps = np.array([[2, 0, 0], [1, 1, 0], [0, 0, 1]])
        return Grid(number, "triangular-prism", steps, np.array([[0, 0, 0], [1, 0, 0]]), (2, 2, 1))
    if number == SPHERES:
        # In this order the vectors turn the way that ours do, so that nothing is mirrored.
        steps = np.array([[1, 1, 0], [0, 1, 1], [1, 0, 1]])
        return Grid(number, "packed-spheres", steps, none, (2, 2, 2), (-1, 1, 1))
    if number == RHOMBIC:
        return Grid(number, "rhombic-tetrahedron", 5 * np.eye(3, dtype=np.int64),
                    _origins("rhombic-tetrahedron", 2.0, _FIVE_A_CUBE), (5, 5, 5))
    steps = 3 * np.rint(builtin("tetrahedron-octant").vectors).astype(np.int64)
    return Grid(number, "tetrahedron-octant", steps, _origins("tetrahedron-octant", 1.0, _THREE_A_CUBE), (6, 6, 6))


def _origins(name: str, edge: float, places: tuple[float, ...]) -> Ints:
    """Return where the cells of a repeat are, when a cube with this edge has so many cells of the grid on it."""
    centers = builtin(name).centers
    cubes = np.floor(centers / edge)
    inside = np.abs((centers - edge * cubes)[..., None] - places).argmin(axis=-1)
    origins: Ints = np.rint(cubes).astype(np.int64) * len(places) + inside
    return origins


def grid_of(lattice: Lattice) -> Grid | None:
    """Return the grid that is a lattice, or of which a flat lattice is one layer; None where there is none."""
    solid = ONE_LAYER.get(lattice.name, lattice.name) if lattice.data is None else ""
    return next((one for one in map(grid, range(5)) if one.name == solid), None)


@cache
def _matrices() -> Ints:
    made = cube_matrices().astype(np.int64)
    return np.concatenate([made, made * np.array([-1, 1, 1])[:, None]])


def _turned_prisms(raw: Ints, turn: int) -> Ints:
    x, y, z = raw.T
    up = (x + y) % 2 == 0
    # By the middles of the triangles: a turn of prisms carries no grid of whole numbers onto itself.
    places = np.column_stack([0.5 + x / 2, _HALF_ROOT * (y + np.where(up, 1 / 3, 2 / 3)), z]) * FLIPS[turn // 6]
    angle = np.pi / 3 * (turn % 6)
    around = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    flat: NDArray[np.float64] = places[:, :2] @ around.T
    return np.column_stack([np.rint(2 * flat[:, 0] - 1), np.floor(flat[:, 1] / _HALF_ROOT),
                            np.rint(places[:, 2])]).astype(np.int64)
