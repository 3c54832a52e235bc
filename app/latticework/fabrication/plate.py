"""Parts laid out on the plate of a printer: each on a broad side, one beside the other."""

from dataclasses import dataclass, replace

import numpy as np
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.fabrication.part_solids import PartSolid
from latticework.lattice.lattice import Floats
from latticework.phrases import phrase

GAP = 4.0
"""Millimetres between parts on a plate."""


@dataclass(frozen=True)
class Plate:
    """The size of a plate in millimetres."""

    width: float
    depth: float


def laid_out(parts: list[PartSolid], plate: Plate) -> list[PartSolid]:
    """Return the parts lying on the ground z = 0, row after row, the deepest first; what is full goes on behind it.

    Raises LatticeworkError naming a part that is larger than the plate.
    """
    lying = [replace(part, solid=_lying(part.solid)) for part in parts]
    order = sorted(range(len(lying)), key=lambda number: -_size(lying[number].solid)[1])
    corner, depth, plates = np.zeros(2), 0.0, 0
    placed: dict[int, PartSolid] = {}
    for number in order:
        part, size = lying[number], _size(lying[number].solid)
        if size[0] > plate.width or size[1] > plate.depth:
            raise LatticeworkError(phrase(
                "{name}: this part is {width} x {depth} mm large, and the plate {most_width} x {most_depth} mm; take "
                "smaller cells or a larger plate", name=part.name, width=float(size[0]), depth=float(size[1]),
                most_width=plate.width, most_depth=plate.depth))
        if corner[0] + size[0] > plate.width:
            corner, depth = np.array([0.0, corner[1] + depth + GAP]), 0.0
        if corner[1] + size[1] > plate.depth * (plates + 1) + GAP * plates:
            plates += 1
            corner, depth = np.array([0.0, plates * (plate.depth + GAP)]), 0.0
        placed[number] = replace(part, solid=part.solid.translate((*corner, 0.0)))
        corner[0] += size[0] + GAP
        depth = max(depth, size[1])
    return [placed[number] for number in range(len(parts))]


def _size(solid: Manifold) -> Floats:
    box = np.array(solid.bounding_box()).reshape(2, 3)
    size: Floats = box[1] - box[0]
    return size


def _lying(solid: Manifold) -> Manifold:
    """Return a solid turned so that the side of its hull on which most of it lies is below, its box at the origin."""
    turned = solid.transform(np.column_stack([_down(_broadest(solid)), np.zeros(3)]))
    low = turned.bounding_box()[:3]
    return turned.translate([-value for value in low])


def _broadest(solid: Manifold) -> Floats:
    """Return the outward normal (3,) of the face of a solid's hull that the solid touches with the largest area.

    Where several do equally, the first stays below, so that what already lies flat is not turned.
    """
    mesh = solid.to_mesh64()
    corners = mesh.vert_properties[:, :3][mesh.tri_verts]
    crossed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(crossed, axis=1)
    normals = np.round(crossed[areas > 0] / areas[areas > 0, None], 5) + 0.0
    places = np.einsum("nc,nc->n", normals, corners[areas > 0, 0])
    unique, number = np.unique(normals, axis=0, return_inverse=True)
    number = number.reshape(-1)
    reach = np.array([(mesh.vert_properties[:, :3] @ normal).max() for normal in unique])
    outermost = places > reach[number] - 1e-3
    touched = np.bincount(number[outermost], areas[areas > 0][outermost], len(unique))
    best = np.nonzero(touched > touched.max() * 0.999)[0]
    lowest: Floats = unique[best[np.argmin(unique[best, 2])]]
    return lowest


def _down(normal: Floats) -> Floats:
    """Return the rotation (3, 3) that turns a direction straight down by the shortest way."""
    down = np.array([0.0, 0.0, -1.0])
    cosine = float(normal @ down)
    if cosine < -1 + 1e-9:
        return np.diag([1.0, -1.0, -1.0])
    axis = np.cross(normal, down)
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    turn: Floats = np.eye(3) + cross + cross @ cross / (1 + cosine)
    return turn
