"""Crossings of sticks: which part passes over which at a point, and how high."""

from collections import Counter, defaultdict
from dataclasses import replace
from itertools import pairwise

import numpy as np

from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats
from latticework.lattice.round_bodies import Quads, Rounded, ends
from latticework.solution.placement import Solution

Point = tuple[float, float]
Bridges = dict[Point, int]
"""For each point of the plane where a part bridges others, how many of them."""

_RISE = 1.4  # how much higher each part leads than the one below, in the radius of a rod: enough seen from above
_REACH = 5.0  # how far from the point a part begins to rise, in the radius of a rod: half its length
_LONG, _PIECES = 2.0, 6  # faces longer than this, in the radius of a rod, are cut into so many, to bend


def crossings(lattice: Lattice, solution: Solution) -> list[Bridges]:
    """Return the bridges of each placement, at points where it goes on and others are, too.

    Rods that end at a point stay below those that go on, and of these each later placement leads over the earlier.
    """
    rods: defaultdict[Point, Counter[int]] = defaultdict(Counter)
    for number, placement in enumerate(solution):
        for cell in placement.cells:
            if lattice.kinds[cell[-1]].segment:
                for x, y in np.round(ends(lattice, cell)[:, :2], 4).tolist():
                    rods[x + 0.0, y + 0.0][number] += 1
    bridges: list[Bridges] = [{} for _ in solution]
    for point, here in rods.items():
        going_on = [number for number, count in here.items() if count > 1]
        for level, number in enumerate(going_on, int(len(going_on) < len(here))):
            if level:
                bridges[number][point] = level
    return bridges


def bridging(part: Rounded, bridges: Bridges) -> Rounded:
    """Return the rods of a part raised about each point where it bridges others."""
    if not bridges:
        return part
    corners, normals = _in_pieces(part.tubes, _LONG * part.rod)
    for point, level in bridges.items():
        near = np.linalg.norm(corners[..., :2] - point, axis=2) / (_REACH * part.rod)
        corners[..., 2] += level * _RISE * part.rod * np.cos(np.pi / 2 * np.minimum(near, 1)) ** 2
    return replace(part, tubes=Quads(corners, normals))


def _in_pieces(tubes: Quads, long: float) -> tuple[Floats, Floats]:
    """Return corners and normals of faces, the long ones cut across into shorter ones."""
    length = np.linalg.norm(tubes.corners[:, 1] - tubes.corners[:, 0], axis=1)
    cut = []
    for some in (tubes.corners, tubes.normals):
        near, far = some[length > long][:, [0, 3]], some[length > long][:, [1, 2]]
        rings = [near + (far - near) * piece / _PIECES for piece in range(_PIECES + 1)]
        cut.append(np.concatenate([some[length <= long], *(
            np.stack([a[:, 0], b[:, 0], b[:, 1], a[:, 1]], axis=1) for a, b in pairwise(rings))]))
    return cut[0], cut[1]
