"""Turning, mirroring and shifting a set of cells where it stands."""

from collections.abc import Iterable
from itertools import product
from math import atan2, pi

import numpy as np

from latticework.lattice import Cell, Lattice, Motion, images, motions, shifted
from latticework.lattice.geometry import layered

Cells = tuple[Cell, ...]


def turned(lattice: Lattice, cells: Cells) -> Cells | None:
    """Return the cells turned to the left, by the least angle that leads onto cells, or None."""
    turns = [(_angle(m, 0, 1), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 2)]
    return _first(lattice, cells, _by_angle(turns))


def tipped(lattice: Lattice, cells: Cells) -> Cells | None:
    """Return the cells of a solid lattice turned about the x axis, or None when that leads to no cells."""
    turns = [(_angle(m, 1, 2), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 0)]
    return _first(lattice, cells, _by_angle(turns))


def mirrored(lattice: Lattice, cells: Cells) -> Cells | None:
    """Return the mirror image of the cells, left and right exchanged where the lattice has that, or None."""
    wanted = np.diag([-1.0, *[1.0] * (lattice.dimension - 1)])
    mirrors = [motion for motion in motions(lattice) if motion.mirrors]
    mirrors.sort(key=lambda motion: -round(float(np.sum(motion.matrix * wanted)), 4))
    return _first(lattice, cells, mirrors)


def step_towards(lattice: Lattice, towards: tuple[float, float]) -> tuple[int, ...]:
    """Return the short translation that leads best in the direction of a unit vector of the canvas."""
    plane = lattice.vectors[: lattice.rank - layered(lattice), :2]
    if not len(plane):
        return (0,) * lattice.rank
    steps = [step for step in product((-1, 0, 1), repeat=len(plane)) if any(step)]

    def merit(step: tuple[int, ...]) -> float:
        way = np.array(step) @ plane
        length = float(np.linalg.norm(way)) or 1.0
        return round(float(way @ np.array(towards)) / length - 0.01 * length, 6)

    best = max(steps, key=merit)
    return (*best, *[0] * (lattice.rank - len(best)))


def _by_angle(turns: list[tuple[float, Motion]]) -> list[Motion]:
    return [motion for angle, motion in sorted(turns, key=lambda turn: turn[0]) if angle > 1e-3]


def _keeps(motion: Motion, axis: int) -> bool:
    """Whether a motion leaves an axis as it is; a flat lattice has no third axis to disturb."""
    return axis >= len(motion.matrix) or motion.matrix[axis, axis] > 1 - 1e-6


def _angle(motion: Motion, a: int, b: int) -> float:
    return round(atan2(motion.matrix[b, a], motion.matrix[a, a]) % (2 * pi), 6) % (2 * pi)


def _first(lattice: Lattice, cells: Cells, candidates: Iterable[Motion]) -> Cells | None:
    for motion in candidates:
        for image in images(lattice, cells, motion):
            return _at_corner(image, _corner(cells))
    return None


def _corner(cells: Cells) -> tuple[int, ...]:
    return tuple(min(column) for column in list(zip(*cells, strict=True))[:-1])


def _at_corner(cells: Cells, corner: tuple[int, ...]) -> Cells:
    """Shift the cells so that their least coordinates stay put; so four quarter turns lead back."""
    by = tuple(a - b for a, b in zip(corner, _corner(cells), strict=True))
    return tuple(sorted(shifted(cells, by)))
