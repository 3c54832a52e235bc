"""Rounded coordinates: the exact numbers that they probably stand for, and near misses that rounding may cause."""

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

_DECIMALS = range(3, 9)
"""The numbers of decimals with which a number may stand for one with infinitely many."""

_LOOSE = 0.003
"""The largest difference of lengths that may come from rounding to three decimals."""

_FIELDS = ("vectors", "outline", "corners", "ball", "radius", "segment")


def exact(data: dict[str, Any]) -> dict[str, Any]:
    """Return the contents of a lattice file with rounded coordinates replaced by what they seem to stand for."""
    cells = data.get("cells")
    made = {key: _replaced(value) if key in _FIELDS else value for key, value in data.items()}
    if isinstance(cells, list) and all(isinstance(cell, dict) for cell in cells):
        made["cells"] = [{key: _replaced(value) if key in _FIELDS else value for key, value in cell.items()}
                         for cell in cells]
    return made


def _replaced(value: Any) -> Any:
    if isinstance(value, list):
        return [_replaced(inner) for inner in value]
    return exact_number(value) if isinstance(value, float) and np.isfinite(value) else value


def exact_number(value: float) -> float:
    """Return the simplest fraction, root or sum of both that rounds to a value, or the value if there is none.

    >>> exact_number(0.866) == sqrt(3) / 2, exact_number(0.333) == 1 / 3, exact_number(2.414) == 1 + sqrt(2)
    (True, True, True)
    >>> exact_number(0.25)
    0.25
    """
    decimals = -int(Decimal(repr(value)).as_tuple().exponent)
    if decimals not in _DECIMALS:
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


def near_miss(lattice: Lattice) -> str:
    """Return in words which cells nearly match or touch, missing by less than _LOOSE; "" if there are none."""
    for a, b in loosely_congruent(lattice, _LOOSE):
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
    """Return pairs of cells with corners so near each other that they were meant to be equal."""
    points = np.concatenate([kind.corners for kind in lattice.kinds])
    names = [kind.name for kind in lattice.kinds for _ in kind.corners]
    apart = points[:, None] - points
    # Up to translations: the corner of a cell may meet that of one in another repeat.
    apart -= np.rint(apart @ lattice.solver) @ lattice.vectors
    distances = np.linalg.norm(apart, axis=2)
    return [(names[a], names[b]) for a, b in np.argwhere((distances > TOLERANCE) & (distances < _LOOSE)).tolist()]


def _almost_touching(lattice: Lattice) -> list[tuple[str, str]]:
    """Return pairs of balls so near each other that they were meant to touch."""
    balls = [(number, kind) for number, kind in enumerate(lattice.kinds) if kind.radius]
    found = []
    for (a, one), (b, other) in product(balls, repeat=2):
        apart = near(lattice, a, b, _LOOSE) @ lattice.vectors + other.center - one.center
        gaps = np.abs(np.linalg.norm(apart, axis=1) - one.radius - other.radius)
        if ((gaps > TOLERANCE) & (gaps < _LOOSE)).any():
            found.append((one.name, other.name))
    return found
