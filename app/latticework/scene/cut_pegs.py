"""Cutting pegs where they enter their holes, as the painter cannot draw faces that intersect."""

from dataclasses import replace
from itertools import pairwise

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.scene.shapes import Shape

_CLOSE = 1e-3


def sliced(shapes: list[Shape], offsets: Floats) -> list[Shape]:
    """Return the shapes, moved by offsets (n, 3), with the walls of pegs cut at the faces of others."""
    if not any(shape.pegs for shape in shapes) or not np.ptp(offsets, axis=0).any():
        return shapes
    points = [shape.packed.corners[:, 0] + offset for shape, offset in zip(shapes, offsets, strict=True)]
    cut = []
    for number, (shape, offset) in enumerate(zip(shapes, offsets, strict=True)):
        others = [i for i in range(len(shapes)) if i != number]
        if not shape.pegs or not others:
            cut.append(shape)
            continue
        where = np.concatenate([points[i] for i in others]) - offset
        normals = np.concatenate([shapes[i].packed.normals for i in others])
        last = len(shape.faces) - len(shape.paint)
        walls = [part for wall in shape.faces[last - shape.pegs : last] for part in _cut(wall, where, normals)]
        cut.append(replace(shape, faces=[*shape.faces[: last - shape.pegs], *walls, *shape.faces[last:]]))
    return cut


def _cut(wall: Floats, points: Floats, normals: Floats) -> list[Floats]:
    """Cut a wall (4, 3) at planes across it, each given by a point and a normal (n, 3); leave other faces."""
    if len(wall) != 4:
        return [wall]
    along = wall[3] - wall[0]
    length = float(np.linalg.norm(along))
    across = np.abs(normals @ along) > (1 - _CLOSE) * length
    places = np.unique(np.round((points[across] - wall[0]) @ along / length**2, 6))
    edges = [0.0, *places[(places > _CLOSE) & (places < 1 - _CLOSE)].tolist(), 1.0]
    foot, way = wall[:2], wall[[3, 2]] - wall[:2]
    return [np.vstack([foot + low * way, (foot + high * way)[::-1]]) for low, high in pairwise(edges)]
