"""Meshes for the graphics card: triangles, colours and edges of shapes, merged."""

import numpy as np
from numpy.typing import NDArray

from latticework.lattice.model import Floats, Ints
from latticework.solution.scene import Shape, lit

Floats32 = NDArray[np.float32]


def triangles(shapes: list[Shape], offsets: Floats, alpha: float) -> tuple[Floats32, Floats32]:
    """Return the faces of the moved shapes as triangles (n, 3, 3) and the colours of their corners (n, 3, 4)."""
    corners, colors = [np.zeros((0, 3, 3))], [np.zeros((0, 3, 4))]
    for shape, offset in zip(shapes, offsets, strict=True):
        cut, owner = _cut(shape)
        fill = np.insert(lit(shape.color, shape.packed.normals), 3, alpha, axis=1)
        corners.append(cut + offset)
        colors.append(np.repeat(fill[owner][:, None], 3, axis=1))
    return np.concatenate(corners).astype(np.float32), np.concatenate(colors).astype(np.float32)


def _cut(shape: Shape) -> tuple[Floats, Ints]:
    """Return the triangles (n, 3, 3) of a shape and the face (n,) that each belongs to."""
    faces = shape.packed
    sides = np.roll(faces.corners, -1, axis=1) - faces.corners
    turns = np.einsum("nkc,nc->nk", np.cross(np.roll(sides, 1, axis=1), sides), faces.normals)
    if (turns > -1e-9).all():  # all convex: fans, all at once
        most = faces.corners.shape[1]
        fan = np.array([[0, i, i + 1] for i in range(1, most - 1)])
        return faces.corners[:, fan].reshape(-1, 3, 3), np.repeat(np.arange(len(faces.corners)), most - 2)
    pieces = [triangulated(face, normal) for face, normal in zip(shape.faces, faces.normals, strict=True)]
    return np.concatenate(pieces), np.repeat(np.arange(len(pieces)), [len(piece) for piece in pieces])


def edges(shapes: list[Shape], offsets: Floats) -> Floats32:
    """Return the edges to be drawn of the moved shapes, two points each, as (2 n, 3)."""
    lines = [np.zeros((0, 2, 3))]
    for shape, offset in zip(shapes, offsets, strict=True):
        corners = shape.packed.corners + offset
        lines.append(np.stack([corners, np.roll(corners, -1, axis=1)], axis=2)[shape.packed.sharp])
    return np.concatenate(lines).reshape(-1, 3).astype(np.float32)


def triangulated(face: Floats, normal: Floats) -> Floats:
    """Return a flat polygon (k, 3) as k - 2 triangles (k - 2, 3, 3), by cutting off ears."""
    left = list(range(len(face)))
    cut = []
    while len(left) > 3:
        ear = next((i for i in range(len(left)) if _is_ear(face, normal, left, i)), 0)
        cut.append([left[ear - 1], left[ear], left[(ear + 1) % len(left)]])
        del left[ear]
    return face[[*cut, left]]


def _is_ear(face: Floats, normal: Floats, left: list[int], i: int) -> bool:
    a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
    triangle = face[[a, b, c]]
    sides = np.roll(triangle, -1, axis=0) - triangle
    if np.cross(sides[0], sides[1]) @ normal <= 1e-9:
        return False
    others = face[[k for k in left if k not in (a, b, c)]]
    turns = np.cross(sides[None], others[:, None] - triangle[None]) @ normal
    return not bool((turns > 1e-9).all(axis=1).any())
