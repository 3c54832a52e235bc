"""The shape by which bodies of a lattice shrink: a polyhedron whose faces lie parallel to those of the cells."""

from functools import lru_cache
from itertools import combinations

import numpy as np

from latticework.lattice import Lattice
from latticework.lattice.geometry import bodies
from latticework.lattice.lattice import Floats

_TOLERANCE = 1e-9


@lru_cache(maxsize=64)
def face_normals(lattice: Lattice) -> Floats:
    """Return the normals (n, 3), of length one, of the faces of cells (flat: of their sides), and their opposites."""
    found = []
    for body in bodies(lattice):
        for face in body.faces:
            corners = body.corners[list(face)]
            normal = np.cross(corners, np.roll(corners, -1, axis=0)).sum(axis=0)
            found += [normal / np.linalg.norm(normal), -normal / np.linalg.norm(normal)]
    every: Floats = np.unique(np.round(found, 9) + 0.0, axis=0)
    return every[np.abs(every[:, 2]) < 0.5] if lattice.flat else every


@lru_cache(maxsize=64)
def offset_shape(lattice: Lattice) -> Floats:
    """Return the corners (n, 3) of the set of points x with normal · x <= 1 for all face normals.

    What a body loses when this shape, a distance large, is moved along its surface is bounded by its own faces, moved
    inwards by that distance. A flat lattice has a polygon at z = 0.
    """
    normals, points = face_normals(lattice), []
    size = 2 if lattice.flat else 3
    for chosen in combinations(range(len(normals)), size):
        planes = normals[list(chosen), :size]
        if abs(np.linalg.det(planes)) > 1e-6:
            point = np.linalg.solve(planes, np.ones(size))
            if (normals[:, :size] @ point <= 1 + _TOLERANCE).all():
                points.append([*point, 0.0][:3])
    corners: Floats = np.unique(np.round(points, 9) + 0.0, axis=0)
    return corners
