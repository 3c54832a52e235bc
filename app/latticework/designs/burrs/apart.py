"""At which level burrs come apart: the tables of the kernel for one length of the rods."""

from functools import cache
from itertools import permutations
from typing import Any

import numpy as np

from latticework.apart.kernels.rods import Pairs
from latticework.designs.burrs.pieces import Cube, Map, frame, rod_at, rotations


def _vector(turn: Map, along: Cube) -> Cube:
    """Return what a rotation about the middle makes of a vector."""
    there, here = turn(along), turn((0, 0, 0))
    return there[0] - here[0], there[1] - here[1], there[2] - here[2]


@cache
def pairs_of(length: int) -> Pairs:
    """Return the pairs of rods of a length, see there."""
    to, by, images = frame().to[:12], frame().by[:12], frame().images
    axes = [{axis for axis in range(3) if len({cube[axis] for cube, _ in rod_at(position, 6)}) == 6}
            for position in range(6)]
    beside = next(position for position in range(1, 6) if axes[position] == axes[0])
    across = next(position for position in range(1, 6) if axes[position] != axes[0])
    rods, kinds, turned, turns, lanes = list[tuple[int, int]](), list[int](), list[Any](), list[Any](), list[Any]()
    units = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    for one, other in permutations(range(6), 2):
        for number, turn in enumerate(rotations()):
            there = int(to[number, one]), int(to[number, other])
            if there in {(0, across), (0, beside)} and {one, other} not in map(set, rods):
                rods.append((one, other))
                kinds.append(int(there == (0, beside)))
                turned.append([images[by[number, one]], images[by[number, other]]])
                turns.append(np.array([_vector(turn, unit) for unit in units[::2]]).T)
                lanes.append([units.index(_vector(turn, unit)) for unit in units])
    cubes = [[(*cube, bit) for cube, bit in rod_at(position, length)] for position in (0, across, beside)]
    return Pairs(*(np.array(one) for one in (rods, kinds, turned, turns, lanes, cubes)))
