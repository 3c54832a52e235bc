"""The velocities with which bodies can move at once, none into another that it touches: a linear programme."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from latticework.apart.obstacles import Obstacles
from latticework.lattice.lattice import Floats, Ints

if TYPE_CHECKING:
    from highspy._core import _Highs

_MOST_BRANCHES = 200
"""The most choices of sides, where corners touch, that are tried for one aim."""

_FINEST = 1000
"""The largest denominator and the fastest body of velocities that are used; those found have small ones."""

_MOVING = 1e-6
"""What counts as a speed, and not as a rounding error of the programme."""


@dataclass(frozen=True, eq=False)
class Contacts:
    """What bodies touch: for each contact two bodies, and the sides of one of which one has to be kept or left.

    fixed: the contacts of faces, with one side each, as rows (one, other, normal); open: the sides of each contact of
    corners or edges, as such rows.
    """

    fixed: Ints
    open: list[Ints]

    @staticmethod
    def of(obstacles: Obstacles, places: Ints, scale: int) -> "Contacts":
        """Return the contacts of bodies at places (n, rank), in units / scale, where none overlap."""
        beyond = obstacles.beyond(places, scale)
        rows = np.flatnonzero(beyond.max(axis=1) == 0)
        touched = beyond[rows] == 0
        pairs = np.column_stack([obstacles.one[rows], obstacles.other[rows]])
        each = {tuple(sorted((*pair, *normal) for normal in normals[sides].tolist())) for pair, normals, sides in
                zip(pairs.tolist(), obstacles.normals[rows], touched, strict=True)}
        single = sorted(sides[0] for sides in each if len(sides) == 1)
        several = sorted(sides for sides in each if len(sides) > 1)
        width = 2 + places.shape[1]
        return Contacts(np.array(single, np.int64).reshape(-1, width), [np.array(sides) for sides in several])


def speeds(sides: Ints, velocities: Ints) -> Ints:
    """Return how fast sides, as rows (one, other, normal), are left by bodies with velocities (n, rank)."""
    found: Ints = (sides[:, 2:] * (velocities[sides[:, 0]] - velocities[sides[:, 1]])).sum(axis=1)
    return found


class TooManyError(Exception):
    """There are too many choices of sides to try them all."""


def velocities(contacts: Contacts, bodies: int, rank: int, aim: Floats | None) -> Ints | None:
    """Return whole velocities (n, rank) that keep all contacts, the first body at rest; None if there are none.

    aim (n, rank): how much each velocity counts; None: as many contacts as possible are to open. With an aim None is
    returned if no motion serves it. Raises TooManyError.
    """
    for found in _branches(contacts, bodies, rank, aim):
        return found
    return None


def _branches(contacts: Contacts, bodies: int, rank: int, aim: Floats | None) -> Iterator[Ints]:
    """Yield velocities for choices of sides that keep all contacts; each choice is made only where it matters."""
    waiting, tried = [contacts.fixed], 0
    while waiting:
        sides, tried = waiting.pop(), tried + 1
        if tried > _MOST_BRANCHES:
            raise TooManyError
        found = _solved(sides, bodies, rank, aim)
        if found is None:
            continue
        broken = next((some for some in contacts.open if (speeds(some, found) < 0).all()), None)
        if broken is None:
            yield found
        else:
            # The side that is least broken is tried first.
            order = np.argsort(speeds(broken, found), kind="stable")
            waiting += [np.vstack([sides, broken[k]]) for k in order.tolist()]


def _solved(sides: Ints, bodies: int, rank: int, aim: Floats | None) -> Ints | None:
    """Return the best velocities (n, rank) for sides of which none may be crossed; None if all bodies are to rest."""
    numbers, opening = bodies * rank, len(sides) if aim is None else 0
    # Unknown: all velocities, then for each side how fast it opens, up to 1, if that is the aim.
    matrix = np.zeros((len(sides), numbers + opening))
    for row, (one, other, *normal) in enumerate(sides.tolist()):
        matrix[row, one * rank : (one + 1) * rank] += normal
        matrix[row, other * rank : (other + 1) * rank] -= normal
    matrix[:, numbers:] = -np.eye(len(sides))[:, :opening]
    most = np.concatenate([np.full(numbers, _FINEST if aim is None else 1.0), np.ones(opening)])
    least = np.concatenate([-most[:numbers], np.zeros(opening)])
    most[:rank] = least[:rank] = 0
    worth = np.concatenate([np.zeros(numbers) if aim is None else aim.ravel(), np.ones(opening)])
    found = _maximised(worth, matrix, least, most)
    if found is None or float(worth @ found) < _MOVING:
        return None
    return _whole(found[:numbers].reshape(bodies, rank), sides)


def _whole(found: Floats, sides: Ints) -> Ints | None:
    """Return velocities as whole numbers in the same proportions; None where they would cross a side."""
    exact = [Fraction(x).limit_denominator(_FINEST) for x in found.ravel().tolist()]
    times = int(np.lcm.reduce([x.denominator for x in exact]))
    if times * max(abs(x) for x in exact) > _FINEST**2:
        return None
    whole = np.array([int(x * times) for x in exact], np.int64).reshape(found.shape)
    divisor = int(np.gcd.reduce(whole, axis=None))
    if not divisor or (speeds(sides, whole) < 0).any():
        return None
    return whole // divisor


def _maximised(worth: Floats, matrix: Floats, least: Floats, most: Floats) -> Floats | None:
    """Return the x with least <= x <= most and matrix @ x >= 0 for which worth @ x is greatest."""
    import highspy  # noqa: PLC0415 it takes a moment to load

    rows, columns = np.nonzero(matrix)
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(worth), len(matrix)
    model.sense_ = highspy.ObjSense.kMaximize
    model.col_cost_, model.col_lower_, model.col_upper_ = worth, least, most
    model.row_lower_ = np.zeros(len(matrix))
    model.row_upper_ = np.full(len(matrix), highspy.kHighsInf)
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = np.searchsorted(rows, np.arange(len(matrix) + 1))
    model.a_matrix_.index_, model.a_matrix_.value_ = columns, matrix[rows, columns]
    solver = _solver()
    solver.passModel(model)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return np.array(solver.getSolution().col_value)


def _solver() -> "_Highs":
    # The public class prints a line about itself to the standard output as soon as it is made; this one does not.
    from highspy._core import _Highs  # noqa: PLC0415 it takes a moment to load

    solver = _Highs()
    for name, value in (("output_flag", False), ("threads", 1), ("solver", "simplex"), ("presolve", "off")):
        solver.setOptionValue(name, value)
    return solver
