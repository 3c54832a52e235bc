"""Edges of solids: bevelled or rounded by shrinking a solid and letting it grow again by another shape.

Growing by a shape that reaches a distance r in the directions of all faces brings the faces back where they were, but
cuts or rounds the edges that stick out between them (an opening, as mathematical morphology calls it).
"""

import numpy as np
from manifold3d import Manifold

from latticework.cancel import checkpoint
from latticework.fabrication.angular_solids import hull, united
from latticework.fabrication.meshes import mesh_of
from latticework.fabrication.offset_shape import face_normals
from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats

_AROUND = 12  # corners round a rounded edge, were it a whole circle

_FLATTEST = 1e-4
"""Square millimetres of a triangle below which its neighbours grow over it."""


def bevelled(lattice: Lattice, shrunk: Manifold, width: float) -> Manifold:
    """Return a solid that was shrunk by a width, grown again with edges cut off."""
    return _grown(shrunk, width * _with_ends(lattice))


def rounded(lattice: Lattice, shrunk: Manifold, radius: float) -> Manifold:
    """Return a solid that was shrunk by a radius, grown again with round edges."""
    ball = Manifold.sphere(1, _AROUND).to_mesh64().vert_properties[:, :3]
    return _grown(shrunk, radius * np.concatenate([_with_ends(lattice), ball]))


def _grown(solid: Manifold, by: Floats) -> Manifold:
    """Return all that a solid covers when it is moved by the points (n, 3) of a convex body round the origin."""
    shape = hull(by).to_mesh64().vert_properties[:, :3]
    mesh = mesh_of(solid)
    corners = mesh.corners[mesh.triangles]
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    around = []
    for triangle in corners[areas > _FLATTEST]:
        checkpoint()
        around.append(hull((triangle[:, None] + shape).reshape(-1, 3)))
    return solid + united(around)


def _with_ends(lattice: Lattice) -> Floats:
    """Return the directions (n, 3) of all faces; for a flat lattice straight up and down too."""
    normals = face_normals(lattice)
    return np.concatenate([normals, [[0, 0, 1], [0, 0, -1]]]) if lattice.flat else normals
