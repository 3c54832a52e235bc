"""Parts to be printed as shapes for the 3D view."""

import numpy as np

from latticework.fabrication.meshes import Mesh, mesh_of
from latticework.fabrication.part_solids import PartSolid
from latticework.lattice.lattice import Floats, Ints
from latticework.lattice.round_bodies import Quads, Rounded
from latticework.scene.shapes import Shape

_ROUND = np.cos(np.radians(35))
"""Cosine of the largest angle between two triangles of a surface that looks round."""


def shapes(parts: list[PartSolid]) -> list[Shape]:
    """Return a shape for each part, in millimetres, made of the very triangles that are written to files."""
    return [Shape(number, number, part.color, part.name, [],
                  Rounded(np.zeros((0, 4)), np.zeros((0, 7)), _smooth(mesh_of(part.solid))))
            for number, part in enumerate(parts)]


def _smooth(mesh: Mesh) -> Quads:
    """Return the triangles of a mesh, their last corner twice, with normals that are shared where it is round."""
    corners = mesh.corners[mesh.triangles]
    crossed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(crossed, axis=1)
    seen = areas > areas.max(initial=0) * 1e-9  # a sliver has no normal and cannot be seen
    normals = crossed[seen] / areas[seen, None]
    shading = _shared(mesh.triangles[seen], normals, crossed[seen])
    fourth = [0, 1, 2, 2]
    return Quads(corners[seen][:, fourth], shading[:, fourth])


def _shared(triangles: Ints, normals: Floats, weights: Floats) -> Floats:
    """Return for each corner (n, 3, 3) the mean normal of the triangles that meet there at a small angle."""
    order = np.argsort(triangles.reshape(-1), kind="stable")
    ends = np.cumsum(np.bincount(triangles.reshape(-1)))
    shading = np.zeros((len(triangles) * 3, 3))
    for places in np.split(order, ends[:-1]):
        here = places // 3
        near = normals[here] @ normals[here].T > _ROUND
        shading[places] = near @ weights[here]
    shading /= np.maximum(np.linalg.norm(shading, axis=1, keepdims=True), 1e-30)
    return shading.reshape(-1, 3, 3)
