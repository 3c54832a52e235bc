"""Where rods of several parts need the same room: what is said of it when parts are made."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TypeVar

from manifold3d import Manifold
from shapely import Polygon

from latticework.cancel import checkpoint
from latticework.lattice import Lattice
from latticework.phrases import phrase

_MOST = 12
"""Pairs of parts that are named."""

_LEAST = 0.01
"""Cubic millimetres, or square ones of a sheet, that nobody would notice."""

_BENT = 4
"""Rods that meet in a point at most if those of one part bend past those of another."""

Body = TypeVar("Body", Manifold, Polygon)


def may_cross(lattice: Lattice) -> bool:
    """Return whether rods of several parts may cross in a point: bends of four rods fit into one another, not of six.

    Where four rods meet, they cross only if parts may run straight through a point that another part runs through.
    """
    rods = [(0,) * lattice.rank + (kind,) for kind, shape in enumerate(lattice.kinds) if shape.segment]
    meeting = max((len(lattice.neighbours(rod)) // 2 + 1 for rod in rods), default=0)
    return meeting > (_BENT if lattice.no_crossing else _BENT - 1)


def unknown() -> str:
    """Return what is said where no solution tells which parts meet."""
    return phrase("rods of this lattice may cross in a point, where there is no room for both; export a "
                  "solution to be told which parts overlap")


def solids_overlapping(parts: Mapping[str, Manifold]) -> tuple[str, ...]:
    """Return, in words, which of these named parts overlap by how many cubic millimetres."""
    return _told(parts, lambda one, other: float((one ^ other).volume()), "mm³")


def outlines_overlapping(parts: Mapping[str, Polygon]) -> tuple[str, ...]:
    """Return, in words, which of these named outlines overlap by how many square millimetres."""
    return _told(parts, lambda one, other: float(one.intersection(other).area), "mm²")


def _told(parts: Mapping[str, Body], shared: Callable[[Body, Body], float], unit: str) -> tuple[str, ...]:
    found: list[str] = []
    for (one, body), (other, second) in combinations(parts.items(), 2):
        checkpoint()
        amount = shared(body, second)
        if amount > _LEAST:
            found.append(phrase("{one} and {other} overlap by {amount} in this solution: there is no room for both "
                                "where their rods meet", one=one, other=other, amount=f"{amount:.2f} {unit}"))
    if len(found) > _MOST:
        found[_MOST:] = [phrase("pairs of parts that overlap, too: {count}", count=len(found) - _MOST)]
    return tuple(found)
