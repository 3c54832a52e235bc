"""Solids of angular cells: their union, made smaller by the same distance on all faces."""

from collections.abc import Iterable

import numpy as np
from manifold3d import Manifold, OpType

from latticework.fabrication.offset_shape import offset_shape
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import THICKNESS, bodies, exposed_faces, space_vectors
from latticework.lattice.lattice import Floats

_DIGITS = 7  # of a millimetre: corners that cells share become equal, so that no cracks stay between them


def united(solids: Iterable[Manifold]) -> Manifold:
    """Return the union of solids."""
    return Manifold.batch_boolean(list(solids), OpType.Add)


def hull(points: Floats) -> Manifold:
    """Return the convex hull of points (n, 3)."""
    return Manifold.hull_points(np.ascontiguousarray(np.round(points, _DIGITS)))


def lengths(lattice: Lattice, scale: float, thickness: float) -> Floats:
    """Return by what (3,) coordinates of the lattice are multiplied to be millimetres; flat cells get a thickness."""
    return np.array([scale, scale, thickness / THICKNESS if lattice.flat else scale])


def cells_solid(lattice: Lattice, cells: tuple[Cell, ...], unit: Floats) -> Manifold:
    """Return the union of angular cells; `unit` (3,) is what `lengths` says."""
    vectors = space_vectors(lattice)
    return united(hull((bodies(lattice)[cell[-1]].corners + np.array(cell[:-1]) @ vectors) * unit) for cell in cells)


def shell(lattice: Lattice, faces: list[Floats], unit: Floats, distance: float) -> Manifold:
    """Return all that is within a distance of convex faces, each (corners, 3), measured along face normals.

    Faces of flat cells count only at their sides, from which the shell sticks out above and below.
    """
    around = distance * offset_shape(lattice)
    if lattice.flat:
        beyond = np.array([0.0, 0.0, 1.0])
        around = np.concatenate([around + beyond, around - beyond])
        faces = [face for face in faces if np.ptp(face[:, 2]) > 0]
    return united(hull((face[:, None] * unit + around[None]).reshape(-1, 3)) for face in faces)


def angular_solid(lattice: Lattice, cells: tuple[Cell, ...], unit: Floats, inset: float) -> Manifold:
    """Return the union of angular cells less all that is within `inset` millimetres of its surface."""
    whole = cells_solid(lattice, cells, unit)
    return whole - shell(lattice, exposed_faces(lattice, cells), unit, inset) if inset else whole
