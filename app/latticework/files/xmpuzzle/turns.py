"""The turns of parts as BurrTools numbers them, and the hot spots about which shapes are turned.

The turns after the rotations are reflections.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from latticework.files.xmpuzzle.grids import PRISMS, SPHERES, Grid
from latticework.files.xmpuzzle.records import Voxel
from latticework.files.xmpuzzle.shapes import Shape
from latticework.lattice.lattice import Ints
from latticework.lattice.motion import FLIPS, cube_matrices

HALF_ROOT = np.sqrt(3) / 2


def spot_of(voxel: Voxel, shape: Shape, grid: Grid) -> tuple[int, int, int]:
    """Return the hot spot of a shape; spheres without one have the filled cell nearest to the origin."""
    if voxel.spot is not None:
        return voxel.spot
    if grid.number != SPHERES or not len(shape.raw):
        return 0, 0, 0
    x, y, z = shape.raw[np.argmin((shape.raw**2).sum(axis=1))].tolist()
    return x, y, z


def rotations(number: int) -> int:
    """Return how many rotations of a grid have numbers."""
    return 12 if number == PRISMS else 24


def count(number: int) -> int:
    """Return how many turns, rotations and reflections, a grid has; not for that of balls."""
    return 24 if number == PRISMS else 48


def turned(number: int, raw: Ints, turn: int) -> Ints:
    """Return where a turn carries cells of a grid, shape (n, 3)."""
    if number == PRISMS:
        return _turned_prisms(raw, turn)
    image: Ints = raw @ _matrices()[turn].T
    return image


@cache
def _matrices() -> Ints:
    made = cube_matrices().astype(np.int64)
    return np.concatenate([made, made * np.array([-1, 1, 1])[:, None]])


def _turned_prisms(raw: Ints, turn: int) -> Ints:
    x, y, z = raw.T
    up = (x + y) % 2 == 0
    # By the middles of the triangles: a turn of prisms carries no grid of whole numbers onto itself.
    places = np.column_stack([0.5 + x / 2, HALF_ROOT * (y + np.where(up, 1 / 3, 2 / 3)), z]) * FLIPS[turn // 6]
    angle = np.pi / 3 * (turn % 6)
    around = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    flat: NDArray[np.float64] = places[:, :2] @ around.T
    return np.column_stack([np.rint(2 * flat[:, 0] - 1), np.floor(flat[:, 1] / HALF_ROOT),
                            np.rint(places[:, 2])]).astype(np.int64)
