"""The bodies of round cells in a part: balls joined by necks, rods that bend into each other."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.lattice.geometry import ROD
from latticework.lattice.lattice import Cell, Floats, Lattice, as_array

NECK = 0.55
"""Radius of the neck between two balls, as a share of the radius of the smaller ball."""

_BEND = 0.3
"""The distance from its end at which a rod begins to bend into the next rod of its part, as a share of its length."""

_TIP = 0.13
"""The gap at an end of a rod where its part ends, as a share of its length: other parts may pass there."""

_AROUND = 10  # corners around a rod
_BENT = 5  # points of the middle line of a bend


@dataclass(frozen=True, eq=False)
class Quads:
    """Smooth faces: corners (n, 4, 3), counter-clockwise from outside, and normals (n, 4, 3) of length one there."""

    corners: Floats
    normals: Floats


@dataclass(frozen=True, eq=False)
class Rounded:
    """The round cells of a part: balls (n, 4) as centre and radius; necks (m, 7) as two ends and a radius; tubes.

    rod is the radius of the tubes.
    """

    balls: Floats
    necks: Floats
    tubes: Quads
    rod: float = 0.0

    @property
    def empty(self) -> bool:
        """Whether there are no round cells."""
        return not len(self.balls) and not len(self.tubes.corners)

    def mesh(self, around: int) -> Quads:
        """Return all round cells as faces; around: the corners around a ball."""
        if self.empty:
            return self.tubes
        ball = _sphere(around)
        centers, radii = self.balls[:, None, None, :3], self.balls[:, 3, None, None, None]
        corners = (centers + radii * ball.corners).reshape(-1, 4, 3)
        normals = np.broadcast_to(ball.normals, (len(self.balls), *ball.normals.shape)).reshape(-1, 4, 3)
        return joined([Quads(corners, normals), _neck_tubes(self.necks, max(8, around // 2)), self.tubes])


def rounded(lattice: Lattice, cells: tuple[Cell, ...]) -> Rounded:
    """Return the balls and rods among the cells of one part; all arrays are empty when there are none."""
    balls = [cell for cell in cells if lattice.kinds[cell[-1]].radius]
    rods = [cell for cell in cells if lattice.kinds[cell[-1]].segment]
    both = {cell: ends(lattice, cell) for cell in rods}
    radius = max((float(some[0, 2]) for some in both.values()), default=0.0)
    tubes = joined(_rods(_pairs(lattice, rods), both))
    return Rounded(_balls(lattice, balls), _necks(lattice, balls), tubes, radius)


def joined(quads: list[Quads]) -> Quads:
    """Return several sets of faces as one."""
    nothing = np.zeros((0, 4, 3))
    return Quads(np.concatenate([nothing, *(some.corners for some in quads)]),
                 np.concatenate([nothing, *(some.normals for some in quads)]))


def _balls(lattice: Lattice, cells: list[Cell]) -> Floats:
    if not cells:
        return np.zeros((0, 4))
    radii = [lattice.kinds[cell[-1]].radius for cell in cells]
    return np.column_stack([lattice.positions(as_array(cells)), radii])


def _pairs(lattice: Lattice, cells: list[Cell]) -> list[tuple[Cell, Cell]]:
    """Return the pairs of neighbours among the cells, each once."""
    present = set(cells)
    return [(cell, other) for cell in cells for other in lattice.neighbours(cell)
            if other in present and cell < other]


def _necks(lattice: Lattice, cells: list[Cell]) -> Floats:
    pairs = _pairs(lattice, cells)
    if not pairs:
        return np.zeros((0, 7))
    a, b = (_balls(lattice, [pair[side] for pair in pairs]) for side in (0, 1))
    radius = NECK * np.minimum(a[:, 3], b[:, 3])
    along = b[:, :3] - a[:, :3]
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    # Only the part of the neck that the balls do not hide.
    ends = [ball[:, :3] + side * along * np.sqrt(ball[:, 3] ** 2 - radius**2)[:, None]
            for ball, side in ((a, 1), (b, -1))]
    return np.column_stack([*ends, radius])


def _rods(pairs: list[tuple[Cell, Cell]], ends: dict[Cell, Floats]) -> list[Quads]:
    bends, bent = _bends(pairs, ends)
    return [_bend(*bend) for bend in bends] + [_rod(ends[cell], [(cell, i) in bent for i in (0, 1)])
                                               for cell in ends]


def rod_lines(lattice: Lattice, cells: tuple[Cell, ...], bends: int = _BENT) -> list[Floats]:
    """Return the middle lines (n, 3) of the rods of one part and of the bends between them; bends: points of a bend.

    They end at the centres of the balls that round them off, whose radius is that of a rod.
    """
    both = {cell: ends(lattice, cell) for cell in cells if lattice.kinds[cell[-1]].segment}
    found, bent = _bends(_pairs(lattice, list(both)), both)
    lines = [_bend_line(*bend, bends)[0] for bend in found]
    for cell, (start, end) in both.items():
        first, last = (_BEND if (cell, i) in bent else _TIP + ROD for i in (0, 1))
        lines.append(np.array([start + first * (end - start), end + last * (start - end)]))
    return lines


def _bends(pairs: list[tuple[Cell, Cell]], ends: dict[Cell, Floats]
           ) -> tuple[list[tuple[Floats, Floats, Floats]], set[tuple[Cell, int]]]:
    """Return for each bend its start, corner and end; and the ends of rods (cell, number) that bend."""
    made, bent = [], set()
    for a, b in pairs:
        for i, j in np.ndindex(2, 2):
            if np.abs(ends[a][i] - ends[b][j]).max() < 1e-6:
                made.append((ends[a][1 - i], ends[a][i], ends[b][1 - j]))
                bent |= {(a, i), (b, j)}
    return made, bent


def ends(lattice: Lattice, cell: Cell) -> Floats:
    """Return the two ends (2, 3) of the middle line of a rod that rests on the plane z = 0."""
    corners = lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors
    radius = ROD * float(np.linalg.norm(corners[1] - corners[0]))
    return np.column_stack([corners, [radius, radius]])


def _bend(a: Floats, corner: Floats, b: Floats) -> Quads:
    """Return the bent tube, an arc, from the rod that comes from a, around the corner, to the rod that goes to b."""
    line, along = _bend_line(a, corner, b)
    return _tube(line, ROD * float(np.linalg.norm(a - corner)), _AROUND, along)


def _bend_line(a: Floats, corner: Floats, b: Floats, points: int = _BENT) -> tuple[Floats, Floats]:
    """Return the middle line (n, 3) of a bent tube, and its directions (n, 3) there."""
    length = float(np.linalg.norm(a - corner))
    u, v = (a - corner) / length, (b - corner) / float(np.linalg.norm(b - corner))
    turn = np.pi - float(np.arccos(np.clip(u @ v, -1, 1)))
    # The distance of the inner control points of a cubic curve from its ends for which it looks like an arc.
    handle = _BEND * length * (4 / 3 * np.tan(turn / 4) / np.tan(turn / 2) if turn > 1e-4 else 2 / 3)
    far, near = _BEND * length, _BEND * length - handle
    handles = np.array([far * u, near * u, near * v, far * v])
    t = np.linspace(0, 1, points if turn > 1e-4 else 2)
    line = corner + np.stack([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3], axis=1) @ handles
    along = np.stack([(1 - t) ** 2, 2 * t * (1 - t), t**2], axis=1) @ np.diff(handles, axis=0)
    return line, along


def _rod(ends: Floats, bent: list[bool]) -> Quads:
    """Return the straight middle of a rod, with a rounded end where it does not bend into another."""
    along = ends[1] - ends[0]
    length = float(np.linalg.norm(along))
    along, radius = along / length, ROD * length
    rings: list[tuple[float, float, float]] = []  # place along the rod, radius, slope of the normal
    for bends, side in ((bent[0], -1), (bent[1], 1)):
        if bends:
            end = [(side * (0.5 - _BEND) * length, radius, 0.0)]
        else:
            middle = side * (length / 2 - _TIP * length - radius)
            end = [(middle + side * radius * np.sin(t), radius * np.cos(t), side * np.sin(t))
                   for t in np.linspace(0, np.pi / 2, 4)]
        rings += end if side > 0 else end[::-1]
    places, radii, slopes = np.array(rings).T[:, :, None]
    return _turned((ends[0] + ends[1]) / 2 + places * along, np.tile(along, (len(rings), 1)), radii, slopes, _AROUND)


def _neck_tubes(necks: Floats, around: int) -> Quads:
    """Return the tubes of necks (n, 7), all at once, as there may be thousands."""
    along = necks[:, 3:6] - necks[:, :3]
    along = along / np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(np.eye(3)[np.where(np.abs(along[:, 2]) < 0.9, 2, 0)], along)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    angles = 2 * np.pi * np.arange(around + 1)[:, None] / around
    out = np.cos(angles) * across[:, None] + np.sin(angles) * np.cross(along, across)[:, None]
    rings = necks[:, :6].reshape(-1, 2, 1, 3) + necks[:, 6, None, None, None] * out[:, None]
    corners, normals = (
        np.stack([low[:, 1:], high[:, 1:], high[:, :-1], low[:, :-1]], axis=2).reshape(-1, 4, 3)
        for low, high in ((rings[:, 0], rings[:, 1]), (out, out)))
    return Quads(corners, normals)


def _tube(line: Floats, radius: float, around: int, along: Floats) -> Quads:
    """Return a tube around a line (n, 3) of points; `along` (n, 3): the directions of the line there."""
    along = along / np.linalg.norm(along, axis=1, keepdims=True)
    return _turned(line, along, np.full((len(line), 1), radius), np.zeros((len(line), 1)), around)


def _turned(line: Floats, along: Floats, radii: Floats, slopes: Floats, around: int) -> Quads:
    """Return the surface of rings of radii (n, 1) about points (n, 3); slopes (n, 1): of normals along the line."""
    # Any direction well across the line would do; near to parallel the cross product is unusable.
    upwards = np.eye(3)[2 if abs(along[0, 2]) < 0.9 else 0]
    across = np.cross(upwards, along)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    up = np.cross(along, across)
    angles = 2 * np.pi * np.arange(around + 1) / around
    out = np.cos(angles)[None, :, None] * across[:, None] + np.sin(angles)[None, :, None] * up[:, None]
    normals = np.sqrt(np.maximum(1 - slopes**2, 0))[:, None] * out + (slopes * along)[:, None]
    return _grid(line[:, None] + radii[:, None] * out, normals)


@lru_cache(maxsize=16)
def _sphere(around: int) -> Quads:
    """Return the ball of radius 1 about the origin."""
    down = np.linspace(0, np.pi, around // 2 + 1)[:, None]
    angles = 2 * np.pi * np.arange(around + 1) / around
    points = np.stack([np.sin(down) * np.cos(angles), np.sin(down) * np.sin(angles),
                       np.broadcast_to(np.cos(down), (len(down), around + 1))], axis=2)
    return _grid(points, points)


def _grid(points: Floats, normals: Floats) -> Quads:
    """Return the faces between points of a grid (a, b, 3), counter-clockwise as seen from outside."""
    corners, outward = (
        np.stack([grid[:-1, :-1], grid[1:, :-1], grid[1:, 1:], grid[:-1, 1:]], axis=2).reshape(-1, 4, 3)
        for grid in (points, normals))
    turns = np.cross(corners, np.roll(corners, -1, axis=1)).sum(axis=1)
    # All faces of a grid are turned the same way, so one sum over all of them decides.
    wrong = float(np.einsum("nc,nc->", turns, outward.sum(axis=1))) < 0
    return Quads(corners[:, ::-1], outward[:, ::-1]) if wrong else Quads(corners, outward)
