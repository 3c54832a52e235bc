"""Meshes of solids that stay watertight in files of single precision."""

from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold

from latticework.lattice.lattice import Floats, Ints

FINEST = 2.0**-10
"""Millimetres of the grid to which corners are rounded: exact in single precision up to 8 metres."""


@dataclass(frozen=True, eq=False)
class Mesh:
    """Triangles (m, 3), counter-clockwise from outside, as numbers of corners (n, 3) in millimetres."""

    corners: Floats
    triangles: Ints


def mesh_of(solid: Manifold) -> Mesh:
    """Return the surface of a solid, its corners on a fine grid, so that no two of them fall together in a file.

    Corners that booleans made may be a millionth of a millimetre apart. Rounded one by one they would tear the mesh
    open; here those that fall together become one. Where that would make two sheets touch, they stay apart instead.
    """
    mesh = solid.to_mesh64()
    exact = Mesh(np.rint(mesh.vert_properties[:, :3] / FINEST), mesh.tri_verts.astype(np.int64))
    joined = _joined(exact)
    # Joining corners may make two sheets meet along an edge, which then has four triangles.
    found = joined if is_closed(joined) else _apart(exact)
    return Mesh(found.corners * FINEST, found.triangles)


def is_closed(mesh: Mesh) -> bool:
    """Return whether each edge of a mesh belongs to two triangles, which run along it in opposite directions."""
    starts, ends = mesh.triangles.reshape(-1), np.roll(mesh.triangles, -1, axis=1).reshape(-1)
    size = len(mesh.corners)
    there, back = starts * size + ends, ends * size + starts
    return len(np.unique(there)) == len(there) and bool(np.isin(back, there).all())


def volume(mesh: Mesh) -> float:
    """Return the volume of a closed mesh in cubic millimetres."""
    a, b, c = (mesh.corners[mesh.triangles[:, place]] for place in range(3))
    return float(np.einsum("nc,nc->", np.cross(a, b), c) / 6)


def _joined(mesh: Mesh) -> Mesh:
    """Return a mesh with equal corners joined, without the triangles that lose an edge by that."""
    corners, number = np.unique(mesh.corners, axis=0, return_inverse=True)
    triangles = number.reshape(-1)[mesh.triangles]
    kept = (triangles != np.roll(triangles, 1, axis=1)).all(axis=1)
    return _without_opposites(Mesh(corners, triangles[kept]))


def _apart(mesh: Mesh) -> Mesh:
    """Return a mesh whose corners all differ: of equal ones all but the first move to free places beside it."""
    taken, corners = set[tuple[float, ...]](), mesh.corners.copy()
    for number, corner in enumerate(corners):
        place = tuple(corner.tolist())
        while place in taken:
            place = (place[0] + 1, *place[1:])
        taken.add(place)
        corners[number] = place
    return Mesh(corners, mesh.triangles)


def _without_opposites(mesh: Mesh) -> Mesh:
    """Return a mesh without triangles that face each other on the same corners: nothing is between them."""
    _, number, found = np.unique(np.sort(mesh.triangles, axis=1), axis=0, return_inverse=True, return_counts=True)
    single = mesh.triangles[found[number.reshape(-1)] == 1] if (found > 1).any() else mesh.triangles
    used, numbers = np.unique(single, return_inverse=True)
    return Mesh(mesh.corners[used], numbers.reshape(-1, 3))
