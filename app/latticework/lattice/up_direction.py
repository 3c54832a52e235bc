"""Turning a solid lattice so that one of its directions points straight up."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import gcd
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError
from latticework.lattice.lattice import Floats, Lattice
from latticework.lattice.layers import TOLERANCE, layered, layers
from latticework.phrases import phrase

Up = tuple[int, ...]
"""A step in the translations of a lattice that leads straight up."""

_ENOUGH = 14
"""The number of directions to choose from: that of the faces and corners of a cube."""


@lru_cache(maxsize=1_000)
def standing(lattice: Lattice, up: Up) -> Lattice:
    """Return the lattice turned so that a step points along z; cells keep their coordinates.

    Its layers are then those across the step, and the first translation in them points along x; if the step points
    along z already, or is (), the lattice is returned unchanged. Raises ValueError if it has no layers across the
    step.
    """
    if not up:
        return lattice
    if lattice.flat or lattice.rank < 3:
        raise ValueError(phrase("is for lattices with three translations"))
    if not any(up):
        raise ValueError(phrase("leads nowhere"))
    towards = np.array(up) @ lattice.vectors
    towards = towards / np.linalg.norm(towards)
    if towards[2] > 1 - TOLERANCE**2:
        return lattice
    first = _turned(lattice, _frame(towards, np.eye(3)[int(np.abs(towards).argmin())]))
    found = layers(first)
    if np.abs(found.level @ first.vectors[:, 2]).max() > TOLERANCE:
        raise ValueError(phrase("has no layers of cells across it"))
    return _turned(lattice, _frame(towards, found.level[0] @ lattice.vectors))


def check_up(lattice: Lattice, up: Up, source: Path | str) -> None:
    """Raise FileRefusedError unless a lattice can be turned so that a step points up."""
    try:
        if up and len(up) != lattice.rank:
            raise ValueError(phrase("has {count} numbers", count=len(up)))
        standing(lattice, up)
    except ValueError as error:
        raise FileRefusedError(source, phrase("{up} {error}; a step in the {rank} translations of a solid lattice is "
                                              "right, as [0, 0, 1]", up=list(up), error=error.args[0],
                                              rank=lattice.rank), "up") from None


def _frame(up: Floats, along: Floats) -> Floats:
    """Return axes x, y, z as rows (3, 3): z is `up`, a unit vector, and x points along another vector."""
    x = along - (along @ up) * up
    x = x / np.linalg.norm(x)
    return np.array([x, np.cross(up, x), up])


def _turned(lattice: Lattice, axes: Floats) -> Lattice:
    # Rounded, so that turning leaves no 1e-17 where a coordinate is 0.
    kinds = tuple(replace(kind, corners=np.round(kind.corners @ axes.T, 12)) for kind in lattice.kinds)
    return replace(lattice, vectors=np.round(lattice.vectors @ axes.T, 12), kinds=kinds, up=())


@dataclass(frozen=True)
class Direction:
    """A direction of layers: the step that leads up, and how a layer looks."""

    up: Up
    net: str


def has_directions(lattice: Lattice) -> bool:
    """Whether there are directions of layers to choose from, which takes much less time than finding them."""
    return layered(lattice) and lattice.rank >= 3


@lru_cache(maxsize=64)
def directions(lattice: Lattice) -> tuple[Direction, ...]:
    """Return the directions with the largest gaps between layers, which so are fullest, the largest first.

    Equivalent directions are either all listed or all left out; a lattice without a choice has none.
    """
    if not has_directions(lattice):
        return ()
    inverse = np.linalg.inv(lattice.vectors)
    found = []
    for heights in product((2, 1, 0, -1, -2), repeat=3):
        if gcd(*heights) == 1:
            across = inverse @ np.array(heights)  # its length is one by the gap between two layers
            up = _whole(across @ inverse)
            if up:
                found.append((round(1 / float(np.linalg.norm(across)), 4), up))
    # Directions as good as the last one are included too, see `least`.
    found.sort(reverse=True)
    least = found[:_ENOUGH][-1][0]
    return tuple(Direction(up, _net(standing(lattice, up))) for gap, up in found if gap >= least)


def _whole(direction: Floats) -> Up:
    """Return the smallest integers in the ratio of a direction (3,), or () if they would be large."""
    for least in range(1, 10):
        scaled = direction * least / np.abs(direction)[np.abs(direction) > TOLERANCE].min()
        if np.abs(scaled - np.rint(scaled)).max() < 1e-4:
            whole = [int(x) for x in np.rint(scaled)]
            return tuple(x // gcd(*whole) for x in whole)
    return ()


def _net(lattice: Lattice) -> str:
    """Return the name of the net that the cells of a layer form."""
    one, other = layers(lattice).level @ lattice.vectors
    lengths = np.linalg.norm(one), np.linalg.norm(other)
    even, lean = abs(lengths[0] - lengths[1]) < 1e-4, abs(float(one @ other)) / float(lengths[0] * lengths[1])
    if lean < 1e-4:
        return "square" if even else "rectangular"
    return "slanted" if not even else "triangular" if abs(lean - 0.5) < 1e-4 else "rhombic"
