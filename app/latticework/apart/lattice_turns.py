"""Turns of a lattice onto itself about axes along which all of its cells are prisms."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.apart.solids import TOUCHING
from latticework.lattice import CellKind, Lattice, Motion, motions
from latticework.lattice.lattice import Floats


@dataclass(frozen=True, eq=False)
class LatticeTurn:
    """A turn of a lattice onto itself: its axis (3,), two directions (2, 3) at right angles to it, its angle."""

    motion: Motion
    axis: Floats
    plane: Floats
    angle: float

    @property
    def degrees(self) -> int:
        """The angle in degrees."""
        return round(float(np.degrees(self.angle)))


@lru_cache(maxsize=16)
def lattice_turns(lattice: Lattice) -> tuple[LatticeTurn, ...]:
    """Return the turns, the smallest first and up to 180 degrees, along whose axes all cells are prisms."""
    found = []
    for motion in motions(lattice):
        matrix = np.eye(3)
        matrix[: lattice.dimension, : lattice.dimension] = motion.matrix
        if motion.mirrors or np.abs(matrix - np.eye(3)).max() < TOUCHING:
            continue
        # The axis is what the turn leaves as it is: the null space of R - 1, last in the decomposition.
        *plane, axis = np.linalg.svd(matrix - np.eye(3))[2]
        # Either sign would do; this one is the same on every machine. Adding 0.0 turns -0.0 into 0.0.
        axis = axis * np.sign(axis[np.abs(axis).argmax()]) + 0.0
        u = np.array(plane[0])
        v = np.cross(axis, u)
        angle = float(np.arctan2(v @ matrix @ u, u @ matrix @ u))
        if all(_is_prism(lattice, kind, axis) for kind in lattice.kinds):
            # Half a turn leads to the same place both ways, but not past the same neighbours.
            angles = [np.pi, -np.pi] if abs(angle) > np.pi - TOUCHING else [angle]
            found += [LatticeTurn(motion, axis, np.array([u, v]), one) for one in angles]
    return tuple(sorted(found, key=lambda turn: abs(turn.degrees)))


def _is_prism(lattice: Lattice, kind: CellKind, axis: Floats) -> bool:
    if kind.radius or kind.segment:
        return False
    if lattice.flat:
        return True
    heights = kind.corners @ axis
    low, high = heights < heights.min() + TOUCHING, heights > heights.max() - TOUCHING
    away = kind.corners - heights[:, None] * axis
    return bool((low | high).all() and low.sum() == high.sum() and all(
        np.linalg.norm(away[low] - corner, axis=1).min() < TOUCHING for corner in away[high]))


def rotation_matrix(angle: float) -> Floats:
    """Return the matrix (2, 2) of a rotation of the plane."""
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
