"""Edges of solids: bevelled or rounded by shrinking a solid and letting it grow again by another shape.

Growing by a shape that reaches a distance r in the directions of all faces brings the faces back where they were, but
cuts or rounds the edges that stick out between them (an opening, as mathematical morphology calls it).
"""

import numpy as np
from manifold3d import Manifold

from latticework.fabrication.angular_solids import hull
from latticework.fabrication.offset_shape import face_normals
from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats

_AROUND = 16  # corners round a rounded edge, were it a whole circle


def bevelled(lattice: Lattice, shrunk: Manifold, width: float) -> Manifold:
    """Return a solid that was shrunk by a width, grown again with edges cut off."""
    return shrunk.minkowski_sum(hull(width * _with_ends(lattice)))


def rounded(lattice: Lattice, shrunk: Manifold, radius: float) -> Manifold:
    """Return a solid that was shrunk by a radius, grown again with round edges."""
    ball = Manifold.sphere(1, _AROUND).to_mesh64().vert_properties[:, :3]
    return shrunk.minkowski_sum(hull(radius * np.concatenate([_with_ends(lattice), ball])))


def _with_ends(lattice: Lattice) -> Floats:
    """Return the directions (n, 3) of all faces; for a flat lattice straight up and down too."""
    normals = face_normals(lattice)
    return np.concatenate([normals, [[0, 0, 1], [0, 0, -1]]]) if lattice.flat else normals
