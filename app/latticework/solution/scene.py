"""Scenes: what there is to draw of a solution, as coloured shapes made of faces."""

import colorsys
from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Lattice
from latticework.lattice.geometry import exposed_faces
from latticework.lattice.model import Floats, Ints
from latticework.puzzle import PALETTE, Puzzle
from latticework.solution.model import Solution

TARGET_COLOR = "#c3cad3"
STRAIGHT_DOWN = (-90.0, 90.0)
AT_A_CORNER = (-62.0, 27.0)

# Not of length one: chosen so that top, front and side are told apart and the top has the part's own colour.
_LIGHT = np.array([-0.15, -0.35, 0.75])
_CONTRAST, _DARKEST = 0.5, 0.35


@dataclass(frozen=True, eq=False)
class Faces:
    """The faces of a shape as arrays, each row filled up by repeating its last corner.

    corners (n, k, 3); normals (n, 3) of length one, outward; counts (n,) corners of each face;
    sharp (n, k): whether the edge from a corner to the next is drawn (it does not divide one flat side).
    """

    corners: Floats
    normals: Floats
    counts: Ints
    sharp: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Shape:
    """A placed part to draw; `index` is its number in the solution, -1 for the target alone."""

    part: int
    index: int
    color: str
    label: str
    faces: list[Floats]
    center: Floats

    @cached_property
    def packed(self) -> Faces:
        """The faces as arrays."""
        return _pack(self.faces)


def scene(puzzle: Puzzle, solution: Solution) -> list[Shape]:
    """Return one shape for each placement of a solution, in its order."""
    total = Counter(placement.part for placement in solution)
    seen: Counter[int] = Counter()
    shapes = []
    for index, placement in enumerate(solution):
        part = placement.part
        color = _copy_color(puzzle, part, seen[part], total)
        seen[part] += 1
        faces = exposed_faces(puzzle.lattice, placement.cells)
        shapes.append(Shape(part, index, color, puzzle.parts[part].name, faces, _middle(faces)))
    return shapes


def target_scene(puzzle: Puzzle) -> list[Shape]:
    """Return the target alone as one pale shape; an empty list when it has no cells."""
    if not puzzle.target:
        return []
    faces = exposed_faces(puzzle.lattice, puzzle.target)
    return [Shape(-1, -1, TARGET_COLOR, puzzle.name, faces, _middle(faces))]


def part_shape(puzzle: Puzzle, number: int) -> Shape | None:
    """Return a part as it is drawn in the puzzle, or None when it has no cells."""
    part = puzzle.parts[number]
    if not part.cells:
        return None
    faces = exposed_faces(puzzle.lattice, part.cells)
    return Shape(number, number, puzzle.color(number), part.name, faces, _middle(faces))


def exploded(shapes: list[Shape], factor: float) -> Floats:
    """Return offsets (n, 3) that move each shape away from the middle of the whole, factor times its distance."""
    if not shapes:
        return np.zeros((0, 3))
    low, high = bounds(shapes, np.zeros((len(shapes), 3)))
    offsets: Floats = factor * (np.array([shape.center for shape in shapes]) - (low + high) / 2)
    return offsets


def bounds(shapes: list[Shape], offsets: Floats) -> tuple[Floats, Floats]:
    """Return the least and the greatest corner, each (3,), of shapes moved by offsets (n, 3)."""
    corners = [shape.packed.corners.reshape(-1, 3) + offset for shape, offset in zip(shapes, offsets, strict=True)]
    return (np.min([c.min(axis=0) for c in corners], axis=0), np.max([c.max(axis=0) for c in corners], axis=0))


def viewpoint(lattice: Lattice) -> tuple[float, float]:
    """Return azimuth and elevation, in degrees, from which a lattice is best seen at first."""
    return STRAIGHT_DOWN if lattice.flat else AT_A_CORNER


def lit(color: str, normals: Floats) -> Floats:
    """Return the colours (n, 3), from 0 to 1, of faces with these normals (n, 3) under the one light there is."""
    brightness = np.clip(1 + _CONTRAST * (normals @ _LIGHT - _LIGHT[2]), _DARKEST, 1)
    shaded: Floats = brightness[:, None] * np.array(_channels(color))
    return shaded


def _channels(color: str) -> tuple[float, float, float]:
    red, green, blue = bytes.fromhex(color[1:])
    return red / 255, green / 255, blue / 255


def _copy_color(puzzle: Puzzle, part: int, copy: int, total: Counter[int]) -> str:
    """Return a colour that tells copies of a part apart: shades of its own, or the palette if it is alone."""
    if len(total) == 1 and not puzzle.parts[part].color:
        return PALETTE[copy % len(PALETTE)]
    base = puzzle.color(part)
    if copy == 0:
        return base
    hue, light, saturation = colorsys.rgb_to_hls(*_channels(base))
    turn = (0.055, -0.055, 0.0, 0.03, -0.03)[copy % 5]
    light = min(0.82, max(0.22, light + (0.0, 0.13, -0.10, 0.22)[copy % 4]))
    shade = colorsys.hls_to_rgb((hue + turn) % 1, light, saturation)
    return "#" + bytes(round(255 * channel) for channel in shade).hex()


def _middle(faces: list[Floats]) -> Floats:
    corners = np.concatenate(faces)
    middle: Floats = (corners.min(axis=0) + corners.max(axis=0)) / 2
    return middle


def _pack(faces: list[Floats]) -> Faces:
    counts = np.array([len(face) for face in faces])
    most = int(counts.max())
    corners = np.array([np.vstack([face, np.repeat(face[-1:], most - len(face), axis=0)]) for face in faces])
    # Newell's formula: right for any flat polygon, also a concave one.
    normals = np.cross(corners, np.roll(corners, -1, axis=1)).sum(axis=1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return Faces(corners, normals, counts, _sharp(corners, normals, counts))


def _sharp(corners: Floats, normals: Floats, counts: Ints) -> NDArray[np.bool_]:
    keys = np.round(corners + np.roll(corners, -1, axis=1), 4) + 0.0
    sharp = np.arange(corners.shape[1])[None, :] < counts[:, None]
    sharp[np.arange(len(counts)), -1] = True  # the closing edge starts at the last, perhaps repeated, corner
    sharp &= ~_point_edges(corners)
    sides: dict[bytes, list[tuple[int, int]]] = {}
    for face, edge in np.argwhere(sharp).tolist():
        sides.setdefault(keys[face, edge].tobytes(), []).append((face, edge))
    for places in sides.values():
        if len(places) == 2 and normals[places[0][0]] @ normals[places[1][0]] > 0.999:
            for place in places:
                sharp[place] = False
    return sharp


def _point_edges(corners: Floats) -> NDArray[np.bool_]:
    """Which edges (n, k) are points, because a corner is repeated."""
    points: NDArray[np.bool_] = np.abs(corners - np.roll(corners, -1, axis=1)).max(axis=2) < 1e-9
    return points
