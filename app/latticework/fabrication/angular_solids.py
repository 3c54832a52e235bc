"""Solids of angular cells: their union, made smaller by the same distance on all faces."""

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
from manifold3d import Manifold, Mesh64, OpType

from latticework.errors import LatticeworkError
from latticework.fabrication.offset_shape import offset_shape
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import THICKNESS, Body, bodies, exposed_faces, space_vectors
from latticework.lattice.lattice import Floats
from latticework.phrases import phrase

_DIGITS = 7  # of a millimetre

_JOGGLE, _SOUND = 1e-5, 1e-3
"""Millimetres: how far points are moved before their hull is made, and how far one may lie outside of it then."""

_BROAD = 0.05  # millimetres of height from which a triangle has a normal to go by
_MOST_TRIES = 20


def united(solids: Iterable[Manifold]) -> Manifold:
    """Return the union of solids."""
    return Manifold.batch_boolean(list(solids), OpType.Add)


def hull(points: Floats) -> Manifold:
    """Return the convex hull of points (n, 3) in millimetres.

    Many points of a plane mislead the library, which then leaves out corners by millimetres. So they are moved apart
    first, by less than anything could print, and the hull is made again until it holds them all.
    """
    random = np.random.default_rng(0)
    for _ in range(_MOST_TRIES):
        made = Manifold.hull_points(np.ascontiguousarray(points + random.uniform(-_JOGGLE, _JOGGLE, points.shape)))
        made = made.simplify(10 * _JOGGLE)
        if _holds(made, points):
            return made
    raise LatticeworkError(phrase("a part cannot be made in these sizes; change one of them a little"))


def _holds(solid: Manifold, points: Floats) -> bool:
    """Return whether a convex solid holds points (n, 3), but for a rounding."""
    mesh = solid.to_mesh64()
    a, b, c = (mesh.vert_properties[:, :3][mesh.tri_verts[:, place]] for place in range(3))
    normals, longest = np.cross(b - a, c - a), np.max([(d * d).sum(axis=1) for d in (b - a, c - b, a - c)], axis=0)
    areas = np.linalg.norm(normals, axis=1)
    seen = areas > _BROAD * np.sqrt(longest)  # normals of slivers say little
    normals = normals[seen] / areas[seen, None]
    reach = np.einsum("nc,nc->n", normals, a[seen])
    return bool(len(reach) and (points @ normals.T - reach).max() < _SOUND)


def lengths(lattice: Lattice, scale: float, thickness: float) -> Floats:
    """Return by what (3,) coordinates of the lattice are multiplied to be millimetres; flat cells get a thickness."""
    return np.array([scale, scale, thickness / THICKNESS if lattice.flat else scale])


def cells_solid(lattice: Lattice, cells: tuple[Cell, ...], unit: Floats) -> Manifold:
    """Return the union of angular cells; `unit` (3,) is what `lengths` says."""
    vectors = space_vectors(lattice)
    return united(_cell_solid(bodies(lattice)[cell[-1]], np.array(cell[:-1]) @ vectors, unit) for cell in cells)


def _cell_solid(body: Body, place: Floats, unit: Floats) -> Manifold:
    """Return a cell, its corners rounded so that those of its neighbours are equal: no cracks stay between them."""
    corners = np.round((body.corners + place) * unit, _DIGITS)
    triangles = [(face[0], b, c) for face in body.faces for b, c in pairwise(face[1:])]
    return Manifold(Mesh64(corners, np.array(triangles, np.uint64)))


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
