"""Keys and holes on the sides of parts: pegs and recesses on solid cells, knobs and notches on tiles."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.lattice import Cell, Floats, Lattice
from latticework.lattice.geometry import bodies, place_of
from latticework.lattice.polygons import unit_normal
from latticework.puzzle import Puzzle
from latticework.puzzle.matching_table import Relief, reliefs

LIFT = 0.012
"""The distance of painted patches above their face."""

LENGTH = 0.9  # of a peg, in the distance from its face to the middle of the next cell
_SHORTEST = 0.1
_PEG, _WIDER, _LOOSE = 0.45, 0.25, 1.1  # radius of a peg, of a wide one more, of its hole
_KNOB, _WIDER_KNOB, _NECK = 0.13, 0.06, 0.6  # radius of a knob, of a wide one more; its middle, in its radius
_AROUND = 24  # corners: few enough to draw many, so many that no lines are drawn along a peg


@dataclass(frozen=True, eq=False)
class CellSide:
    """A side of a cell: its face (corners, 3), the middles (3,) of the cell and of the neighbour that it faces.

    walls (n, 2, 3) are the planes of the neighbour's faces, each a point and the outward normal.
    """

    face: Floats
    middle: Floats
    beyond: Floats
    walls: Floats

    @property
    def outward(self) -> Floats:
        """The normal (3,) of length one."""
        return unit_normal(self.face)


def side_of(lattice: Lattice, cell: Cell, neighbour: Cell) -> CellSide | None:
    """Return the side of a cell towards a neighbour, or None where they share no face."""
    step = tuple(b - a for a, b in zip(cell[:-1], neighbour[:-1], strict=True))
    body = bodies(lattice)[cell[-1]]
    for face, across in zip(body.faces, body.across, strict=True):
        if across == (step, neighbour[-1]):
            here, there = place_of(lattice, cell), place_of(lattice, neighbour)
            next_ = bodies(lattice)[neighbour[-1]]
            return CellSide(body.corners[list(face)] + here, body.corners.mean(axis=0) + here,
                        next_.corners.mean(axis=0) + there, _planes(lattice)[neighbour[-1]] + [there, np.zeros(3)])
    return None


@lru_cache(maxsize=64)
def _planes(lattice: Lattice) -> tuple[Floats, ...]:
    """Return the planes (n, 2, 3) of the faces of each kind of cell, each a point and the outward normal."""
    return tuple(np.array([(body.corners[face[0]], unit_normal(body.corners[list(face)])) for face in body.faces]
                          ).reshape(-1, 2, 3) for body in bodies(lattice))


def longest_key(puzzle: Puzzle) -> int:
    """Return how many cells the longest key of a puzzle reaches through, 1 where it has none."""
    return max([relief.reach for relief in reliefs(puzzle).values()], default=1)


def peg(side: CellSide, relief: Relief) -> list[Floats]:
    """Return the faces of a key of a solid cell: a round peg that ends in the last of the cells that it reaches."""
    base = foot(side, relief)
    top = base + peg_length(side, relief) * side.outward
    walls = np.stack([base, np.roll(base, -1, axis=0), np.roll(top, -1, axis=0), top], axis=1)
    return [*walls, top]


def foot(side: CellSide, relief: Relief) -> Floats:
    """Return the circle (corners, 3) on which a peg stands."""
    return _ring(side, relief, 1.0)


def peg_length(side: CellSide, relief: Relief) -> float:
    """Return how high a peg is above its face, in units of the lattice."""
    room, step = (side.beyond - side.face[0]) @ side.outward, (side.beyond - side.middle) @ side.outward
    # Never through the far side of the cell it goes into, whatever the shape of that.
    last = max(_SHORTEST * room, min(LENGTH * room, LENGTH * _headroom(foot(side, relief), side)))
    return float(last + (relief.reach - 1) * step)


def _headroom(base: Floats, side: CellSide) -> float:
    """The height that a peg on a foot (n, 3) may have before it meets a face of the next cell that leans over it."""
    lean = side.walls[:, 1] @ side.outward
    over = lean > 1e-6
    away = np.einsum("nfc,fc->nf", side.walls[over, 0] - base[:, None], side.walls[over, 1])
    return float((away / lean[over]).min(initial=np.inf))


def recess(side: CellSide, relief: Relief) -> Floats:
    """Return the hole (corners, 3) in the face of a solid cell: a disc, to be painted dark."""
    return _ring(side, relief, _LOOSE) + LIFT * side.outward


def _ring(side: CellSide, relief: Relief, wide: float) -> Floats:
    """A circle (corners, 3) on a convex face, counter-clockwise from outside, about the middle of its area."""
    face, outward = side.face, side.outward
    # By triangles: the mean of the corners is not the middle of an uneven face.
    fans = np.cross(face[1:-1] - face[0], face[2:] - face[0]) @ outward
    center = fans @ ((face[0] + face[1:-1] + face[2:]) / 3) / fans.sum()
    along = np.roll(face, -1, axis=0) - face
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    room = float((np.cross(along, center - face) @ outward).min())
    angles = 2 * np.pi * np.arange(_AROUND)[:, None] / _AROUND
    ring: Floats = center + (_PEG + _WIDER * relief.size) * wide * room * (
        np.cos(angles) * along[0] + np.sin(angles) * np.cross(outward, along[0]))
    return ring


def carved(faces: list[Floats], sides: list[tuple[CellSide, Relief]]) -> list[Floats]:
    """Return the faces of tiles with knobs and notches: round bumps of their outline, for holes inwards.

    A knob fills the notch that it goes into, so that tiles side by side share no room.
    """
    if not sides:
        return faces
    # Faces are found again by their edges, as they come without the cells that they are of.
    bent: dict[bytes, Floats] = {}
    walls: dict[bytes, list[Floats]] = {}
    for side, relief in sides:
        low, other_low, other_high, high = side.face
        path = outline_of(side, relief)
        lower, upper = (np.column_stack([path, np.full(len(path), z)]) for z in (low[2], high[2]))
        bent |= {_edge(high, other_high): upper, _edge(other_low, low): lower[::-1]}
        lower, upper = np.vstack([low, lower, other_low]), np.vstack([high, upper, other_high])
        walls[_edge(low, other_low)] = list(np.stack([lower[:-1], lower[1:], upper[1:], upper[:-1]], axis=1))
    return [new for face in faces for new in walls.get(_edge(face[0], face[1])) or [_bent(face, bent)]]


def _bent(face: Floats, bent: dict[bytes, Floats]) -> Floats:
    """Return a face with more points between the corners where an edge is bent."""
    corners: list[Floats] = []
    for start, end in zip(face, np.roll(face, -1, axis=0), strict=True):
        corners += [start, *bent.get(_edge(start, end), ())]
    return np.array(corners)


def _edge(start: Floats, end: Floats) -> bytes:
    return (np.round([start, end], 6) + 0.0).tobytes()


def outline_of(side: CellSide, relief: Relief) -> Floats:
    """Return the points (n, 2) of the outline of a knob or notch, in the direction of the outline of the tile."""
    center, radius = knob_circle(side, relief)
    a, b, outward = side.face[0, :2], side.face[1, :2], side.outward[:2]
    away = outward if relief.reach else -outward
    neck = np.pi + np.arcsin(_NECK)
    angles = np.linspace(neck, np.pi - neck, 17)[:, None]
    path: Floats = center + radius * (
        np.cos(angles) * (b - a) / np.linalg.norm(b - a) + np.sin(angles) * away)
    return path


def knob_circle(side: CellSide, relief: Relief) -> tuple[Floats, float]:
    """Return the middle (2,) and the radius of the circle of a knob or notch, which crosses the side of the tile."""
    a, b, outward = side.face[0, :2], side.face[1, :2], side.outward[:2]
    rooms = [abs(float((middle[:2] - a) @ outward)) for middle in (side.middle, side.beyond)]
    radius = (_KNOB + _WIDER_KNOB * relief.size) * min(float(np.linalg.norm(b - a)), *(2 * room for room in rooms))
    return (a + b) / 2 + radius * _NECK * (outward if relief.reach else -outward), radius
