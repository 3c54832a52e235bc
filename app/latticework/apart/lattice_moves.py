"""The moves that a lattice allows: directions in which pieces slide, and turns about axes.

Slides go along translations of the lattice that are not sums of shorter ones; turns carry it onto itself, about axes
along which all of its cells are prisms.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from latticework.apart.solids import TOUCHING
from latticework.lattice import CellKind, Lattice, Motion, motions
from latticework.lattice.lattice import Floats, Ints

_SAME = 1e-6
"""The relative difference up to which squares of lengths count as equal."""


@lru_cache(maxsize=64)
def slides(lattice: Lattice) -> Ints:
    """Return the steps (axes, rank) along which pieces slide, forwards or back.

    These are the steps that are shorter than every other one from which they differ by an even number of each
    translation, one of each opposite pair (the relevant vectors of Voronoi): 3 axes of cubes, 4 of triangular and of
    hexagonal prisms. For balls equally short steps count too: a ball in a hollow between four others comes only
    straight out, so packed spheres have the 6 axes to neighbours and 3 between them. Axes at right angles to the most
    others come first, then level ones by their angle from x, then the others by how they rise.
    """
    steps = _shortest_of_their_kind(lattice)
    ways = np.zeros((len(steps), 3))
    ways[:, : lattice.dimension] = steps @ lattice.vectors
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    square = (np.abs(ways @ ways.T) < _SAME).sum(axis=1)
    # Rounded, so that the order is the same on every machine.
    order = sorted(range(len(steps)), key=lambda i: (-square[i], round(float(ways[i, 2]), 6), _angle(ways[i])))
    chosen: Ints = steps[order]
    return chosen


def _shortest_of_their_kind(lattice: Lattice) -> Ints:
    # A relevant vector is at most twice as long as any point is away from the nearest point of the lattice.
    reach = float(np.sqrt((lattice.vectors**2).sum())) * (1 + _SAME)
    most = np.floor(reach * np.linalg.norm(lattice.solver, axis=0)).astype(int)
    steps = np.array(list(product(*(range(-m, m + 1) for m in most))), np.int64)
    squares = ((steps @ lattice.vectors) ** 2).sum(axis=1)
    kept = steps.any(axis=1) & (squares <= reach**2)
    steps, squares = steps[kept], squares[kept]
    found, balls = [], all(kind.radius for kind in lattice.kinds)
    # Voronoi: of each class of vectors modulo twice the lattice, the relevant one is shorter than all but its
    # opposite.
    for odd in product((0, 1), repeat=lattice.rank):
        alike = np.flatnonzero((steps % 2 == odd).all(axis=1)) if any(odd) else np.zeros(0, np.int64)
        if len(alike):
            shortest = alike[squares[alike] <= squares[alike].min() * (1 + _SAME)]
            if len(shortest) == 2 or balls:
                found += [steps[i] for i in shortest if _is_forward(steps[i] @ lattice.vectors)]
    return np.array(found, np.int64)


def _is_forward(way: Floats) -> bool:
    """Whether the last non-zero coordinate of a direction is positive."""
    return bool(next(x > 0 for x in way[::-1].tolist() if abs(x) > _SAME))


def _angle(way: Floats) -> float:
    return round(float(np.arctan2(way[1], way[0])) % (2 * np.pi), 6)


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
