"""Rounded coordinates: the exact numbers that they stand for, and symmetries that rounding may hide."""

from collections.abc import Iterator
from decimal import Decimal
from itertools import product
from math import sqrt
from typing import Any

import numpy as np

from latticework.lattice.congruence import TOLERANCE, loosely_congruent
from latticework.lattice.contacts import near
from latticework.lattice.lattice import Lattice
from latticework.phrases import phrase

DECIMALS = range(3, 9)
"""A number given to so many decimals may stand for one that has no end."""

LOOSE = 0.003
"""How far lengths may be apart that are equal but for rounding to three decimals."""

FIELDS = ("vectors", "outline", "corners", "ball", "radius", "segment")


def exact(data: dict[str, Any]) -> dict[str, Any]:
    """Return the contents of a lattice file with each rounded coordinate as the number that it seems to stand for."""
    cells = data.get("cells")
    made = {key: _replaced(value) if key in FIELDS else value for key, value in data.items()}
    if isinstance(cells, list) and all(isinstance(cell, dict) for cell in cells):
        made["cells"] = [{key: _replaced(value) if key in FIELDS else value for key, value in cell.items()}
                         for cell in cells]
    return made


def _replaced(value: Any) -> Any:
    if isinstance(value, list):
        return [_replaced(inner) for inner in value]
    return meant(value) if isinstance(value, float) and np.isfinite(value) else value


def meant(value: float) -> float:
    """Return the simplest fraction, root or sum of both that is the value when rounded to its decimals, if any.

    >>> meant(0.866) == sqrt(3) / 2, meant(0.333) == 1 / 3, meant(2.414) == 1 + sqrt(2), meant(0.25)
    (True, True, True, 0.25)
    """
    decimals = -int(Decimal(repr(value)).as_tuple().exponent)
    if decimals not in DECIMALS:
        return value
    # A little more than half a unit of the last decimal, as the value itself was rounded.
    return next((number for number in _simple(value) if abs(number - value) < 0.51 * 10.0**-decimals), value)


def _simple(value: float) -> Iterator[float]:
    """Yield for each denominator and root the nearest number p/q, r√n/q or (p + r√n)/q, the simplest first."""
    for q in range(1, 13):
        yield round(value * q) / q
    for q in range(1, 13):
        for n in (2, 3, 5, 6):
            yield round(value * q / sqrt(n)) * sqrt(n) / q
    for q in (1, 2, 4):
        for n in (2, 3, 5):
            for root in (sqrt(n), -sqrt(n)):
                yield (round(value * q - root) + root) / q
    for a, b in product((1, -1), repeat=2):  # sines and cosines of 15 and 75 degrees
        yield (a * sqrt(6) + b * sqrt(2)) / 4


def hidden(lattice: Lattice) -> str:
    """Say which cells would be alike, or touch, were it not for less than LOOSE; empty when there are none."""
    for a, b in loosely_congruent(lattice, LOOSE):
        if a == b:
            return phrase("the cell {cell} is nearly, but not quite, symmetric", cell=repr(lattice.kinds[a].name))
        return phrase("the cells {one} and {other} are nearly, but not quite, alike",
                      one=repr(lattice.kinds[a].name), other=repr(lattice.kinds[b].name))
    pairs = [*_almost_one_place(lattice), *_almost_touching(lattice)]
    if not pairs:
        return ""
    return phrase("the cells {one} and {other} nearly, but not quite, touch", one=repr(pairs[0][0]),
                  other=repr(pairs[0][1]))


def _almost_one_place(lattice: Lattice) -> list[tuple[str, str]]:
    """Return the cells with corners so near each other that they are meant to be one."""
    points = np.concatenate([kind.corners for kind in lattice.kinds])
    names = [kind.name for kind in lattice.kinds for _ in kind.corners]
    apart = points[:, None] - points
    # Up to translations: the corner of a cell may meet that of one in another repeat.
    apart -= np.rint(apart @ lattice.solver) @ lattice.vectors
    distances = np.linalg.norm(apart, axis=2)
    return [(names[a], names[b]) for a, b in np.argwhere((distances > TOLERANCE) & (distances < LOOSE)).tolist()]


def _almost_touching(lattice: Lattice) -> list[tuple[str, str]]:
    """Return the balls so near each other that they are meant to touch."""
    balls = [(number, kind) for number, kind in enumerate(lattice.kinds) if kind.radius]
    found = []
    for (a, one), (b, other) in product(balls, repeat=2):
        apart = near(lattice, a, b, LOOSE) @ lattice.vectors + other.center - one.center
        gaps = np.abs(np.linalg.norm(apart, axis=1) - one.radius - other.radius)
        if ((gaps > TOLERANCE) & (gaps < LOOSE)).any():
            found.append((one.name, other.name))
    return found
