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
        cut, normals, owner = _cut(shape)
        base = np.repeat(shape.base(len(shape.packed.normals))[owner], 3, axis=0)
        fill = lit(base, normals.reshape(-1, 3)).reshape(-1, 3, 3)
        corners.append(cut + offset)
        colors.append(np.insert(fill, 3, alpha, axis=2))
    return np.concatenate(corners).astype(np.float32), np.concatenate(colors).astype(np.float32)


def _cut(shape: Shape) -> tuple[Floats, Floats, Ints]:
    """Return the triangles (n, 3, 3) of a shape, the normals (n, 3, 3) at their corners, and their faces (n,)."""
    faces = shape.packed
    sides = np.roll(faces.corners, -1, axis=1) - faces.corners
    turns = np.einsum("nkc,nc->nk", np.cross(np.roll(sides, 1, axis=1), sides), faces.normals)
    if (turns[~faces.smooth] > -1e-9).all():  # all convex: fans, all at once
        fan = np.array([[0, i, i + 1] for i in range(1, faces.corners.shape[1] - 1)])
        owner = np.repeat(np.arange(len(faces.corners)), len(fan))
        return faces.corners[:, fan].reshape(-1, 3, 3), faces.shading[:, fan].reshape(-1, 3, 3), owner
    pieces = [triangulated(corners[:count], normal)
              for corners, count, normal in zip(faces.corners, faces.counts, faces.normals, strict=True)]
    owner = np.repeat(np.arange(len(pieces)), [len(piece) for piece in pieces])
    return np.concatenate(pieces), np.repeat(faces.normals[owner, None], 3, axis=1), owner


def rims(shapes: list[Shape], offsets: Floats, width: float) -> Floats32:
    """Return the round faces of the moved shapes as triangles (n, 3, 3), blown up by a width.

    Drawn dark and only from within, they show as a line round what is in front of them.
    """
    cut = [np.zeros((0, 3, 3))]
    for shape, offset in zip(shapes, offsets, strict=True):
        faces = shape.packed
        if faces.smooth.any():
            blown = (faces.corners + width * faces.shading)[faces.smooth] + offset
            cut.append(blown[:, [[0, 1, 2], [0, 2, 3]]].reshape(-1, 3, 3))
    return np.concatenate(cut).astype(np.float32)


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
