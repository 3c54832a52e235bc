"""Whether cells overlap, in lattices whose cells leave gaps."""

from itertools import product

import numpy as np

from latticework.lattice.congruence import TOLERANCE
from latticework.lattice.contacts import LEAST_SHARE, near, sides, volume
from latticework.lattice.lattice import CellKind, Floats, Lattice
from latticework.lattice.polygons import common_area

INWARD = 0.01
"""Sample points of a solid cell lie this share of the way from its surface to its middle."""

UP = np.array([0.0, 0.0, 1.0])


def overlapping(lattice: Lattice) -> tuple[str, str, list[int]] | None:
    """Return the names of two kinds of cell and a step so that such cells overlap, or None.

    Flat cells are compared exactly; of solid ones, points near the corners, edges and faces of one are tested
    against the faces of the other.
    """
    outlined = [number for number, kind in enumerate(lattice.kinds) if kind.faces]
    overlap = _flat_overlap if lattice.flat else _solid_overlap
    for a, b in product(outlined, repeat=2):
        one, other = lattice.kinds[a], lattice.kinds[b]
        for step in near(lattice, a, b):
            if overlap(one, other, step @ lattice.vectors):
                return one.name, other.name, step.tolist()
    return None


def _flat_overlap(one: CellKind, other: CellKind, shift: Floats) -> bool:
    a, b = (np.pad(corners, ((0, 0), (0, 1))) for corners in (one.corners, other.corners + shift))
    return common_area(a, b, UP)[0] > LEAST_SHARE * min(abs(volume(one)), abs(volume(other)))


def _solid_overlap(one: CellKind, other: CellKind, shift: Floats) -> bool:
    points, within = _inner_points(other) + shift, sides(one)
    return bool((points @ within.normals.T < within.offsets - TOLERANCE).all(axis=1).any())


def _inner_points(kind: CellKind) -> Floats:
    own = sides(kind)
    edges = [(outline + np.roll(outline, -1, axis=0)) / 2 for outline in own.outlines]
    points = np.concatenate([kind.corners, own.middles, *edges, kind.center[None]])
    inner: Floats = points + INWARD * (kind.center - points)
    return inner
