"""Turning, mirroring and shifting a set of cells in place.

Cells that are `beside` the set are moved with it, as sides of the set may face them; they can be anywhere.
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
    """Return where cells go when turned to the left by the smallest angle that leads onto cells, or None."""
    turns = [(_angle(m, 0, 1), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 2)]
    return _first(lattice, cells, beside, _by_angle(turns))


def tipped(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where cells of a solid lattice go when turned about the x axis, or None if that leads onto no cells."""
    turns = [(_angle(m, 1, 2), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 0)]
    return _first(lattice, cells, beside, _by_angle(turns))


def mirrored(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where cells go when mirrored, left to right if the lattice allows it, or None."""
    left_to_right = np.diag([-1.0, *[1.0] * (lattice.dimension - 1)])
    mirrors = [motion for motion in motions(lattice) if motion.mirrors]
    # By the inner product with the desired mirror: the most similar one first.
    mirrors.sort(key=lambda motion: -round(float(np.sum(motion.matrix * left_to_right)), 4))
    return _first(lattice, cells, beside, mirrors)


def moved(cells: Cells, by: tuple[int, ...]) -> Image:
    """Return where cells go when moved by a translation."""
    return dict(zip(cells, shifted(cells, by), strict=True))


def step_towards(lattice: Lattice, towards: tuple[float, float]) -> tuple[int, ...]:
    """Return the short translation nearest to the direction of a unit vector (2,) of the canvas."""
    level = level_steps(lattice)
    steps = [np.array(step) @ level for step in product((-1, 0, 1), repeat=len(level)) if any(step)]
    if not steps:
        return (0,) * lattice.rank

    def merit(step: Ints) -> float:
        by = (step @ lattice.vectors)[:2]
        length = float(np.linalg.norm(by)) or 1.0
        # A longer step must fit distinctly better to be chosen.
        return round(float(by @ np.array(towards)) / length - 0.01 * length, 6)

    return tuple(max(steps, key=merit).tolist())


def _by_angle(turns: list[tuple[float, Motion]]) -> list[Motion]:
    return [motion for angle, motion in sorted(turns, key=lambda turn: turn[0]) if angle > 1e-3]


def _keeps(motion: Motion, axis: int) -> bool:
    """Whether a motion fixes an axis; a flat lattice has no third axis, so that counts as fixed."""
    return axis >= len(motion.matrix) or motion.matrix[axis, axis] > 1 - 1e-6


def _angle(motion: Motion, a: int, b: int) -> float:
    # Reduced once more after rounding, as that may give 2 pi, which is 0.
    return round(atan2(motion.matrix[b, a], motion.matrix[a, a]) % (2 * pi), 6) % (2 * pi)


def _first(lattice: Lattice, cells: Cells, beside: Cells, candidates: Iterable[Motion]) -> Image | None:
    for motion in candidates:
        for image in images(lattice, (*cells, *beside), motion):
            return _at_corner(cells, beside, image)
    return None


def _corner(cells: Cells) -> tuple[int, ...]:
    return tuple(min(column) for column in list(zip(*cells, strict=True))[:-1])


def _at_corner(cells: Cells, beside: Cells, image: Cells) -> Image:
    """Shift the image so that the least coordinates of the set stay the same; so four quarter turns lead back."""
    by = tuple(a - b for a, b in zip(_corner(cells), _corner(image[: len(cells)]), strict=True))
    return dict(zip((*cells, *beside), shifted(image, by), strict=True))
