"""Parts laid out on the plate of a printer: each on a broad side, one beside the other."""

from dataclasses import dataclass, replace

import numpy as np
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.lattice import Floats
from latticework.make.part_solids import PartSolid
from latticework.phrases import decimals, phrase

GAP = 4.0
"""Millimetres between parts on a plate."""

_ROUND = 0.1
"""The least share of the largest face of its hull with which a solid touches the ground, or it is round."""


@dataclass(frozen=True)
class Plate:
    """The size of a plate in millimetres."""

    width: float
    depth: float


def grounded(parts: list[PartSolid]) -> list[PartSolid]:
    """Return the parts moved together to the ground z = 0 and the corner of the plate."""
    low = np.min([part.solid.bounding_box()[:3] for part in parts], axis=0)
    return [replace(part, solid=part.solid.translate(tuple(-low))) for part in parts]


def laid_out(parts: list[PartSolid], plate: Plate) -> list[PartSolid]:
    """Return the parts lying on the ground z = 0, in rows, the deepest first; a full plate is followed by another.

    Plates are behind one another, GAP apart, with their parts in the middle. Raises LatticeworkError naming a part
    that is larger than the plate.
    """
    # By identity: copies of a part are one object, which is turned only once.
    lain = {id(part.solid): _lying(part.solid) for part in parts}
    lying = [replace(part, solid=_turned_to_fit(lain[id(part.solid)], plate, part.name)) for part in parts]
    sizes = [_size(part.solid) for part in lying]
    corner, depth, number = np.zeros(2), 0.0, 1
    places: dict[int, tuple[int, Floats]] = {}
    for place in sorted(range(len(lying)), key=lambda place: -sizes[place][1]):
        size = sizes[place]
        if corner[0] + size[0] > plate.width:
            corner, depth = np.array([0.0, corner[1] + depth + GAP]), 0.0
        if corner[1] + size[1] > plate.depth:
            corner, depth, number = np.zeros(2), 0.0, number + 1
        places[place] = number, corner.copy()
        corner[0] += size[0] + GAP
        depth = max(depth, size[1])
    used = {number: np.max([at + sizes[place][:2] for place, (on, at) in places.items() if on == number], axis=0)
            for number, _ in places.values()}
    return [_placed(lying[place], plate, number, at - used[number] / 2)
            for place, (number, at) in sorted(places.items())]


def _placed(part: PartSolid, plate: Plate, number: int, from_middle: Floats) -> PartSolid:
    """Return a part moved to a plate; from_middle (2,): from the middle of the plate to its corner."""
    behind = (number - 1) * (plate.depth + GAP)
    x, y = np.array([plate.width, plate.depth]) / 2 + from_middle
    return replace(part, solid=part.solid.translate((x, y + behind, 0.0)), plate=number)


def _turned_to_fit(solid: Manifold, plate: Plate, name: str) -> Manifold:
    """Return a solid, turned by a right angle if it only fits on the plate so; raises LatticeworkError naming it."""
    width, depth, _ = _size(solid)
    if width <= plate.width and depth <= plate.depth:
        return solid
    if depth <= plate.width and width <= plate.depth:
        return solid.rotate((0, 0, 90)).translate((depth, 0.0, 0.0))
    raise LatticeworkError(phrase(
        "{name}: this part is {width} x {depth} mm large, and the plate {most_width} x {most_depth} mm; take "
        "smaller cells or a larger plate", name=name, width=float(width), depth=float(depth),
        most_width=decimals(plate.width, "g"), most_depth=decimals(plate.depth, "g")))


def _size(solid: Manifold) -> Floats:
    box = np.array(solid.bounding_box()).reshape(2, 3)
    size: Floats = box[1] - box[0]
    return size


def _lying(solid: Manifold) -> Manifold:
    """Return a solid turned so that it lies on its broadest side, its box at the origin."""
    turned = solid.transform(np.column_stack([_down(_broadest(solid)), np.zeros(3)]))
    low = turned.bounding_box()[:3]
    return turned.translate([-value for value in low])


def _broadest(solid: Manifold) -> Floats:
    """Return the outward normal (3,) of the face of a solid's hull that the solid touches with the largest area.

    Of equal ones it is the lowest, so that a solid which already lies flat is not turned. Balls and rods touch with
    nearly nothing; they lie on the largest face of the hull.
    """
    normals, touched = _touching(solid)
    stands, sizes = _touching(solid.hull())
    if touched.max() < _ROUND * sizes.max():
        normals, touched = stands, sizes
    # Areas are sums of many roundings, so nearly equal counts as equal.
    best = np.nonzero(touched > touched.max() * 0.999)[0]
    lowest: Floats = normals[best[np.argmin(normals[best, 2])]]
    return lowest


def _touching(solid: Manifold) -> tuple[Floats, Floats]:
    """Return the directions (n, 3) of the flat sides of a solid, and the area (n,) on which it would lie."""
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
    touched: Floats = np.bincount(number[outermost], areas[areas > 0][outermost], len(unique)).astype(float)
    return unique, touched


def _down(normal: Floats) -> Floats:
    """Return the rotation (3, 3) that turns a direction straight down by the shortest way."""
    down = np.array([0.0, 0.0, -1.0])
    cosine = float(normal @ down)
    # Straight up: no way is the shortest, and the formula below would divide by zero.
    if cosine < -1 + 1e-9:
        return np.diag([1.0, -1.0, -1.0])
    axis = np.cross(normal, down)
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    turn: Floats = np.eye(3) + cross + cross @ cross / (1 + cosine)
    return turn
