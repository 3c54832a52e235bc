"""Meshes of solids that stay watertight in files of single precision, and the same triangles for the 3D view."""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.lattice import Floats, Ints
from latticework.lattice.round_bodies import Quads, Rounded
from latticework.make.cell_solids import FINEST
from latticework.make.part_solids import PartSolid
from latticework.make.plate import GAP
from latticework.make.settings import PrintSettings
from latticework.phrases import phrase
from latticework.picture.faces import Faces, pack
from latticework.picture.mesh import triangles_of
from latticework.picture.scenes import Shape

_PLATE_COLOR = "#b9c1cc"
_PLATE = 1.0
"""Millimetres of thickness of a plate as it is shown."""

_CREASE = np.cos(np.radians(35))
"""Cosine of the angle between two triangles from which their common edge is drawn."""

_NOTHING = Rounded(np.zeros((0, 4)), np.zeros((0, 7)), Quads(np.zeros((0, 4, 3)), np.zeros((0, 4, 3))))


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
    found = joined if _is_closed(joined) else _apart(exact)
    return Mesh(found.corners * FINEST, found.triangles)


def _is_closed(mesh: Mesh) -> bool:
    """Return whether each edge of a mesh belongs to two triangles, which run along it in opposite directions."""
    starts, ends = mesh.triangles.reshape(-1), np.roll(mesh.triangles, -1, axis=1).reshape(-1)
    size = len(mesh.corners)
    there, back = starts * size + ends, ends * size + starts
    return len(np.unique(there)) == len(there) and bool(np.isin(back, there).all())


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


@dataclass(frozen=True, eq=False)
class SolidShape(Shape):
    """A shape whose faces are given as arrays."""

    made: Faces = field(default_factory=lambda: pack([]))

    @cached_property
    def packed(self) -> Faces:
        """All faces as arrays."""
        return self.made


def shapes(parts: list[PartSolid], settings: PrintSettings) -> list[Shape]:
    """Return a shape for each part, in millimetres, and one for each plate under them; ready to be drawn."""
    made: dict[int, SolidShape] = {}
    for number, part in enumerate(parts):
        checkpoint(phrase("drawing parts"), number / len(parts))
        made[number] = SolidShape(number, number, part.color, part.name, [], _NOTHING,
                                  made=_faces(mesh_of(part.solid)))
        triangles_of(made[number])  # cached there for the view, whose thread has no time for that
    plates = {part.plate for part in parts} if settings.arrange == "plate" else set[int]()
    return [*made.values(), *(_plate(number, settings) for number in sorted(plates))]


def _plate(number: int, settings: PrintSettings) -> Shape:
    """Return a plate, its upper side at z = 0."""
    behind = (number - 1) * (settings.plate_depth + GAP)
    low = np.array([0.0, behind, -_PLATE])
    high = np.array([settings.plate_width, behind + settings.plate_depth, 0.0])
    corner = np.array(list(np.ndindex(2, 2, 2))) * (high - low) + low
    # Counter-clockwise from outside, or the view would take them for the inside.
    sides = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    return Shape(-1, -1, _PLATE_COLOR, "", [corner[side] for side in sides], _NOTHING)


def _faces(mesh: Mesh) -> Faces:
    """Return the triangles of a mesh, shaded as round where they bend a little, with lines where they bend much."""
    corners = mesh.corners[mesh.triangles]
    crossed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(crossed, axis=1)
    seen = areas > areas.max(initial=0) * 1e-9  # a sliver has no normal and cannot be seen
    corners, crossed, triangles = corners[seen], crossed[seen], mesh.triangles[seen]
    normals = crossed / areas[seen, None]
    return Faces(corners, normals, np.full(len(corners), 3), _creases(triangles, normals, len(mesh.corners)),
                 _shading(triangles, normals, crossed), np.zeros(len(corners), bool))


def _creases(triangles: Ints, normals: Floats, size: int) -> NDArray[np.bool_]:
    """Return which edges (n, 3), each from a corner to the next, are drawn."""
    ends = np.roll(triangles, -1, axis=1)
    there, back = (triangles * size + ends).reshape(-1), (ends * size + triangles).reshape(-1)
    order = np.argsort(there)
    place = np.minimum(np.searchsorted(there[order], back), len(there) - 1)
    other = order[place]
    bent = np.einsum("nc,nc->n", np.repeat(normals, 3, axis=0), normals[other // 3]) < _CREASE
    creases: NDArray[np.bool_] = ((there[other] == back) & bent).reshape(-1, 3)
    return creases


def _shading(triangles: Ints, normals: Floats, weights: Floats) -> Floats:
    """Return for each corner (n, 3, 3) the mean normal of the triangles that meet there at a small angle."""
    # Weighted by area, as booleans leave slivers whose normals are unreliable.
    flat = triangles.reshape(-1)
    order = np.argsort(flat, kind="stable")
    counts = np.bincount(flat)
    starts = np.cumsum(counts) - counts
    many = counts[flat]  # how many triangles meet at each corner
    one = np.repeat(np.arange(len(flat)), many)
    within = np.arange(len(one)) - np.repeat(np.cumsum(many) - many, many)
    other = order[np.repeat(starts[flat], many) + within] // 3
    near = np.einsum("nc,nc->n", normals[one // 3], normals[other]) > _CREASE
    sums = [np.bincount(one[near], weights[other[near], axis], len(flat)) for axis in range(3)]
    shading: Floats = np.stack(sums, axis=1).astype(float)
    shading /= np.linalg.norm(shading, axis=1, keepdims=True)
    return shading.reshape(-1, 3, 3)
