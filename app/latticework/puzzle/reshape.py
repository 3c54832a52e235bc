"""Turning, mirroring and shifting a set of cells in place.

Cells that are `beside` the set are moved with it, as the sides of the set may face them; they may lie anywhere.
"""

from collections.abc import Iterable
from itertools import product
from math import atan2, pi

import numpy as np

from latticework.lattice import Cell, Lattice, Motion, images, motions, shifted
from latticework.lattice.lattice import Ints
from latticework.lattice.layers import level_steps

Cells = tuple[Cell, ...]
Image = dict[Cell, Cell]
"""Where each cell goes."""


def turned(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where the cells go when turned to the left by the least angle that leads onto cells, or None."""
    turns = [(_angle(m, 0, 1), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 2)]
    return _first(lattice, cells, beside, _by_angle(turns))


def tipped(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where the cells of a solid lattice go when turned about the x axis, or None when there are no cells."""
    turns = [(_angle(m, 1, 2), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 0)]
    return _first(lattice, cells, beside, _by_angle(turns))


def mirrored(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where the cells go when mirrored, left and right exchanged where the lattice has that, or None."""
    wanted = np.diag([-1.0, *[1.0] * (lattice.dimension - 1)])
    mirrors = [motion for motion in motions(lattice) if motion.mirrors]
    # By the inner product with the mirror that is wanted: the likest one first.
    mirrors.sort(key=lambda motion: -round(float(np.sum(motion.matrix * wanted)), 4))
    return _first(lattice, cells, beside, mirrors)


def moved(cells: Cells, by: tuple[int, ...]) -> Image:
    """Return where the cells go by a translation."""
    return dict(zip(cells, shifted(cells, by), strict=True))


def step_towards(lattice: Lattice, towards: tuple[float, float]) -> tuple[int, ...]:
    """Return the short translation that leads best in the direction of a unit vector of the canvas."""
    level = level_steps(lattice)
    steps = [np.array(step) @ level for step in product((-1, 0, 1), repeat=len(level)) if any(step)]
    if not steps:
        return (0,) * lattice.rank

    def merit(step: Ints) -> float:
        way = (step @ lattice.vectors)[:2]
        length = float(np.linalg.norm(way)) or 1.0
        # A longer step must lead distinctly better to be taken.
        return round(float(way @ np.array(towards)) / length - 0.01 * length, 6)

    return tuple(max(steps, key=merit).tolist())


def _by_angle(turns: list[tuple[float, Motion]]) -> list[Motion]:
    return [motion for angle, motion in sorted(turns, key=lambda turn: turn[0]) if angle > 1e-3]


def _keeps(motion: Motion, axis: int) -> bool:
    """Whether a motion leaves an axis as it is; a flat lattice has no third axis to disturb."""
    return axis >= len(motion.matrix) or motion.matrix[axis, axis] > 1 - 1e-6


def _angle(motion: Motion, a: int, b: int) -> float:
    # Rounded within the turn, and once more taken round: 2 pi itself is 0.
    return round(atan2(motion.matrix[b, a], motion.matrix[a, a]) % (2 * pi), 6) % (2 * pi)


def _first(lattice: Lattice, cells: Cells, beside: Cells, candidates: Iterable[Motion]) -> Image | None:
    for motion in candidates:
        for image in images(lattice, (*cells, *beside), motion):
            return _at_corner(cells, beside, image)
    return None


def _corner(cells: Cells) -> tuple[int, ...]:
    return tuple(min(column) for column in list(zip(*cells, strict=True))[:-1])


def _at_corner(cells: Cells, beside: Cells, image: Cells) -> Image:
    """Shift the image so that the least coordinates of the set stay put; so four quarter turns lead back."""
    by = tuple(a - b for a, b in zip(_corner(cells), _corner(image[: len(cells)]), strict=True))
    return dict(zip((*cells, *beside), shifted(image, by), strict=True))
