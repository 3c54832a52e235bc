"""Meshes of solids that stay watertight in files of single precision."""

from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold

from latticework.lattice.lattice import Floats, Ints

FINEST = 2.0**-10
"""Millimetres between the planes on which corners come to lie: numbers of single precision up to 8 metres."""

_COARSEST = 5  # doublings of that, beyond which a mesh is left as it is


@dataclass(frozen=True, eq=False)
class Mesh:
    """Triangles (m, 3), counter-clockwise from outside, as numbers of corners (n, 3) in millimetres."""

    corners: Floats
    triangles: Ints


def mesh_of(solid: Manifold) -> Mesh:
    """Return the surface of a solid, its corners on a fine grid, so that no two of them fall together in a file.

    Corners that booleans made may be a millionth of a millimetre apart. Rounded one by one they would tear the mesh
    open; here those that fall together become one, and triangles without an area go.
    """
    mesh = solid.to_mesh64()
    exact = Mesh(mesh.vert_properties[:, :3], mesh.tri_verts.astype(np.int64))
    tried = (_rounded(exact, FINEST * 2**doubled) for doubled in range(_COARSEST))
    return next(filter(is_closed, tried), exact)


def is_closed(mesh: Mesh) -> bool:
    """Return whether each edge of a mesh is that of two triangles, which run along it in opposite ways."""
    starts, ends = mesh.triangles.reshape(-1), np.roll(mesh.triangles, -1, axis=1).reshape(-1)
    size = len(mesh.corners)
    there, back = starts * size + ends, ends * size + starts
    return len(np.unique(there)) == len(there) and bool(np.isin(back, there).all())


def volume(mesh: Mesh) -> float:
    """Return the volume of a closed mesh in cubic millimetres."""
    a, b, c = (mesh.corners[mesh.triangles[:, place]] for place in range(3))
    return float(np.einsum("nc,nc->", np.cross(a, b), c) / 6)


def _rounded(mesh: Mesh, grid: float) -> Mesh:
    corners, number = np.unique(np.rint(mesh.corners / grid), axis=0, return_inverse=True)
    triangles = number.reshape(-1)[mesh.triangles]
    kept = (triangles != np.roll(triangles, 1, axis=1)).all(axis=1)
    return _without_opposites(Mesh(corners * grid, triangles[kept]))


def _without_opposites(mesh: Mesh) -> Mesh:
    """Return a mesh without triangles that face each other on the same corners: nothing lies between them."""
    _, number, found = np.unique(np.sort(mesh.triangles, axis=1), axis=0, return_inverse=True, return_counts=True)
    single = mesh.triangles[found[number.reshape(-1)] == 1] if (found > 1).any() else mesh.triangles
    used, numbers = np.unique(single, return_inverse=True)
    return Mesh(mesh.corners[used], numbers.reshape(-1, 3))
