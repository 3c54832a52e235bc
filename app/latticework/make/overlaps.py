"""Remarks on rods of several parts that need the same room, for the person who makes the parts."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TypeVar

from manifold3d import Manifold
from shapely import Polygon

from latticework.cancel import checkpoint
from latticework.lattice import Lattice
from latticework.phrases import decimals, phrase

_MOST = 12
"""The most pairs of parts that are named."""

_LEAST = 0.01
"""Cubic millimetres, or square ones of a sheet, up to which an overlap is ignored."""

_BENT = 4
"""The most rods that can meet in a point if those of one part bend past those of another."""

Body = TypeVar("Body", Manifold, Polygon)


def may_cross(lattice: Lattice) -> bool:
    """Return whether rods of several parts may overlap in a point: bends of four rods fit there, bends of six do not.

    Where four rods meet, they overlap only if parts may run straight through a point of another part.
    """
    # As many others meet a rod at each of its two ends, and it itself.
    rods = [(0,) * lattice.rank + (kind,) for kind, shape in enumerate(lattice.kinds) if shape.segment]
    meeting = max((len(lattice.neighbours(rod)) // 2 + 1 for rod in rods), default=0)
    return meeting > (_BENT if lattice.no_crossing else _BENT - 1)


def not_checked() -> str:
    """Return the remark for parts without a solution, from which overlaps could be found."""
    return phrase("rods of this lattice may cross in a point, where there is no room for both; export a "
                  "solution to be told which parts overlap")


def remarks_on_solids(parts: Mapping[str, Manifold]) -> tuple[str, ...]:
    """Return remarks on which of these named parts overlap, and by how many cubic millimetres."""
    return _overlapping(parts, lambda one, other: float((one ^ other).volume()), "mm³")


def remarks_on_outlines(parts: Mapping[str, Polygon]) -> tuple[str, ...]:
    """Return remarks on which of these named outlines overlap, and by how many square millimetres."""
    return _overlapping(parts, lambda one, other: float(one.intersection(other).area), "mm²")


def _overlapping(parts: Mapping[str, Body], shared: Callable[[Body, Body], float], unit: str) -> tuple[str, ...]:
    found: list[str] = []
    for (one, body), (other, second) in combinations(parts.items(), 2):
        checkpoint()
        amount = shared(body, second)
        if amount > _LEAST:
            found.append(phrase("{one} and {other} overlap by {amount} {unit} in this solution: there is no room for "
                                "both where their rods meet", one=one, other=other, amount=decimals(amount, ".2f"),
                                unit=unit))
    if len(found) > _MOST:
        found[_MOST:] = [phrase("pairs of parts that overlap, too: {count}", count=len(found) - _MOST)]
    return tuple(found)
