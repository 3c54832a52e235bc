"""Motions of several bodies at once, each straight and by its own way, where slides by whole steps do not help.

A linear programme finds velocities that keep all contacts; the bodies move on until the first two meet, or until they
are past a place of the lattice, and so on from there, until some leave the others for good. What it finds in floating
point is made whole numbers and counts only if these keep all contacts exactly.
"""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.obstacles import MOST_PAIRS, CellSides, Obstacles
from latticework.apart.parting import BodySlide, LimitReachedError, PartingSearch
from latticework.cancel import checkpoint
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats, Ints

if TYPE_CHECKING:
    from highspy._core import _Highs

MOST_ARRANGEMENTS = 60
"""The most arrangements of one subassembly from which motions at once are tried."""

_AIMS = 6
"""How many aims are tried from an arrangement, beside that of opening all contacts; in pairs, there and back."""

_FINEST_STOP = 10_000
"""The finest share of a unit at which bodies may stop, so that all numbers stay small."""

_MOST_STATES = 200_000
"""Slides by whole steps are not searched again where that many arrangements have been tried."""

_STOPS = 3
"""The most places of the lattice at which bodies stop on their way."""

_MOST_BRANCHES = 200
"""The most choices of sides, where corners touch, that are tried for one aim."""

_FINEST_SPEED = 1000
"""The largest denominator and the fastest body of velocities that are used; those found have small ones."""

_MOVING = 1e-6
"""What counts as a speed, and not as a rounding error of the programme."""


@dataclass(frozen=True)
class BodyMotion:
    """A motion of all bodies of a subassembly at once: by how many steps of the lattice each goes (n, rank)."""

    ways: tuple[tuple[Fraction, ...], ...]


@dataclass(frozen=True)
class Scattering:
    """The moves after which bodies leave each other for good, in steps of the lattice; equal ways stay together."""

    moves: tuple[BodySlide | BodyMotion, ...]
    ways: tuple[tuple[Fraction, ...], ...]


@dataclass(frozen=True)
class LaterDeparture:
    """The moves, some of them at once, after which some bodies leave the others by a slide."""

    moves: tuple[BodySlide | BodyMotion, ...]
    leaving: tuple[int, ...]
    step: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class _Arrangement:
    """Where the bodies are: places (n, rank) in units / scale from where they were; the moves that lead there."""

    places: Ints
    scale: int
    moves: tuple[BodySlide | BodyMotion, ...] = ()

    @property
    def key(self) -> bytes:
        """The places as seen from the first body."""
        between: Ints = self.places - self.places[0]
        return between.tobytes() + bytes(str(self.scale), "ascii")

    def after(self, ways: Ints, time: Fraction, unit: int) -> "_Arrangement":
        """Return the arrangement after a time in which bodies go by ways (n, rank) / scale in a unit of time."""
        places = self.places * time.denominator + ways * time.numerator
        scale = self.scale * time.denominator
        shared = int(np.gcd(scale, np.gcd.reduce(places, axis=None)))
        motion = BodyMotion(_steps(ways, time / (self.scale * unit)))
        return _Arrangement(places // shared, scale // shared, (*self.moves, motion))


def _steps(ways: Ints, times: Fraction) -> tuple[tuple[Fraction, ...], ...]:
    return tuple(tuple(x * times for x in way) for way in ways.tolist())


@dataclass(eq=False)
class AtOnce:
    """Parts subassemblies of one solution by motions at once; counts the arrangements from which it tried some."""

    cells: CellSides
    search: PartingSearch
    states: int = 0
    rigid: bool = False
    """Whether in what was tried last nothing could move at all."""
    _random: Random = field(default_factory=lambda: Random(0))  # noqa: S311 the same for everybody, every time

    def part(self, bodies: list[list[Cell]], places: list[tuple[Fraction, ...]], pieces: Numbers, origins: Numbers
             ) -> Scattering | LaterDeparture | None:
        """Return how bodies part, None if no way is found within the limits.

        bodies: the cells of each where it was in the solution; places: by how many steps it has moved since then.
        pieces (n, 2) and origins (n, 3) are those of `PartingSearch.part`; where the bodies are between the places
        of the lattice there are none.
        """
        self.rigid = False
        if sum(map(len, bodies)) ** 2 > MOST_PAIRS:
            return None
        try:
            return _Parting(self, Obstacles.of(self.cells, bodies), pieces, origins).found(self._begin(places))
        except LimitReachedError:
            # That slides do not take them apart is certain, and remains so.
            self.rigid = False
            return None

    def _begin(self, places: list[tuple[Fraction, ...]]) -> _Arrangement:
        scale = int(np.lcm.reduce([x.denominator for place in places for x in place]))
        return _Arrangement(np.array([[int(x * scale) * self.cells.unit for x in place] for place in places]), scale)

    def aims(self, bodies: int, rank: int) -> Iterator[Floats | None]:
        """Yield what velocities are to achieve: to open contacts, then any directions, each with its opposite."""
        yield None
        for _ in range(_AIMS // 2):
            aim = np.array([[self._random.gauss(0, 1) for _ in range(rank)] for _ in range(bodies)])
            yield aim
            yield -aim


@dataclass(eq=False)
class _Parting:
    """The search for motions of one subassembly, from arrangement to arrangement."""

    tried: AtOnce
    obstacles: Obstacles
    pieces: Numbers
    origins: Numbers
    seen: set[bytes] = field(default_factory=set)
    waiting: deque[_Arrangement] = field(default_factory=deque)

    def found(self, begin: _Arrangement) -> Scattering | LaterDeparture | None:
        """Return the motions after which bodies leave, None if none are found."""
        self.first = begin
        self.tried.rigid = True
        self._enter(begin)
        if len(self.origins):
            self._enter_reached(begin)
        for _ in range(MOST_ARRANGEMENTS):
            if not self.waiting:
                break
            self._check()
            found = self._from(self.waiting.popleft())
            if found is not None:
                return found
        return None

    def _check(self) -> None:
        checkpoint()
        self.tried.states += 1
        limits = self.tried.search.limits
        if time.monotonic() - self.tried.search.begun > limits.seconds:
            raise LimitReachedError

    def _enter(self, arrangement: _Arrangement) -> bool:
        """Keep an arrangement to be tried, unless it was entered before; return whether it was new."""
        if arrangement.key in self.seen or arrangement.scale > _FINEST_STOP:
            return False
        self.seen.add(arrangement.key)
        self.waiting.append(arrangement)
        return True

    def _enter_reached(self, begin: _Arrangement) -> None:
        """Keep what slides by whole steps lead to from an arrangement from which they were just tried."""
        rank, unit = begin.places.shape[1], self.tried.cells.unit * begin.scale
        for offsets, slides_to in self.tried.search.reached():
            if len(self.seen) >= MOST_ARRANGEMENTS:
                break
            self._enter(_Arrangement(begin.places + unit * offsets[:, :rank], begin.scale,
                                     (*begin.moves, *slides_to())))

    def _from(self, there: _Arrangement) -> Scattering | LaterDeparture | None:
        bodies, rank = there.places.shape
        contacts = Contacts.of(self.obstacles, there.places, there.scale)
        for aim in self.tried.aims(bodies, rank):
            try:
                ways = velocities(contacts, bodies, rank, aim)
            except _TooManyError:
                self.tried.rigid = False
                continue
            if ways is None:
                continue
            self.tried.rigid = False
            meeting = self.obstacles.first_meeting(there.places, there.scale, ways)
            if meeting is None:
                return Scattering(there.moves, _steps(ways, Fraction(1)))
            for stop in self._stops(there, ways, meeting):
                if found := self._at(stop):
                    return found
        return None

    def _stops(self, there: _Arrangement, ways: Ints, meeting: Fraction) -> Iterator[_Arrangement]:
        """Yield the arrangements on the lattice on the way to where two bodies meet, and that one."""
        unit = self.tried.cells.unit
        # On the lattice again after the least time in which all go by whole steps, seen from the first body.
        between = ways - ways[0]
        period = Fraction(there.scale * unit, int(np.gcd.reduce(between, axis=None)))
        on_lattice = there.scale == self.first.scale and not (
            (there.places - self.first.places) % (there.scale * unit)).any()
        times = [number * period for number in range(1, _STOPS + 1) if on_lattice and number * period < meeting]
        yield from (there.after(ways, stop, unit) for stop in (*times, meeting) if stop)

    def _at(self, stop: _Arrangement) -> LaterDeparture | None:
        """Enter an arrangement; on the lattice, return how slides by whole steps part the bodies from there."""
        if not self._enter(stop) or not len(self.origins) or self.tried.search.states > _MOST_STATES:
            return None
        moved = stop.places * self.first.scale - self.first.places * stop.scale
        unit = stop.scale * self.first.scale * self.tried.cells.unit
        moved = moved - moved[0]
        if (moved % unit).any():
            return None
        origins = self.origins.copy()
        origins[:, : moved.shape[1]] += (moved // unit)[self.pieces[:, 1]]
        found = self.tried.search.part(self.pieces, origins)
        if found is None:
            self._enter_reached(stop)
            return None
        return LaterDeparture((*stop.moves, *found.slides), found.leaving, found.step)


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


def _speeds(sides: Ints, velocities: Ints) -> Ints:
    """Return how fast sides, as rows (one, other, normal), are left by bodies with velocities (n, rank)."""
    found: Ints = (sides[:, 2:] * (velocities[sides[:, 0]] - velocities[sides[:, 1]])).sum(axis=1)
    return found


class _TooManyError(Exception):
    """There are too many choices of sides to try them all."""


def velocities(contacts: Contacts, bodies: int, rank: int, aim: Floats | None) -> Ints | None:
    """Return whole velocities (n, rank) that keep all contacts, the first body at rest; None if there are none.

    aim (n, rank): how much each velocity counts; None: as many contacts as possible are to open. With an aim None is
    returned if no motion serves it. Raises _TooManyError.
    """
    waiting, tried = [contacts.fixed], 0
    while waiting:
        sides, tried = waiting.pop(), tried + 1
        if tried > _MOST_BRANCHES:
            raise _TooManyError
        found = _solved(sides, bodies, rank, aim)
        if found is None:
            continue
        # A side is chosen only of a contact that these velocities break.
        broken = next((some for some in contacts.open if (_speeds(some, found) < 0).all()), None)
        if broken is None:
            return found
        # The side that is least broken is tried first.
        order = np.argsort(_speeds(broken, found), kind="stable")
        waiting += [np.vstack([sides, broken[k]]) for k in order.tolist()]
    return None


def _solved(sides: Ints, bodies: int, rank: int, aim: Floats | None) -> Ints | None:
    """Return the best velocities (n, rank) for sides of which none may be crossed; None if all bodies are to rest."""
    numbers, opening = bodies * rank, len(sides) if aim is None else 0
    # Unknown: all velocities, then for each side how fast it opens, up to 1, if that is the aim.
    matrix = np.zeros((len(sides), numbers + opening))
    for row, (one, other, *normal) in enumerate(sides.tolist()):
        matrix[row, one * rank : (one + 1) * rank] += normal
        matrix[row, other * rank : (other + 1) * rank] -= normal
    matrix[:, numbers:] = -np.eye(len(sides))[:, :opening]
    most = np.concatenate([np.full(numbers, _FINEST_SPEED if aim is None else 1.0), np.ones(opening)])
    least = np.concatenate([-most[:numbers], np.zeros(opening)])
    most[:rank] = least[:rank] = 0
    worth = np.concatenate([np.zeros(numbers) if aim is None else aim.ravel(), np.ones(opening)])
    found = _maximised(worth, matrix, least, most)
    if found is None or float(worth @ found) < _MOVING:
        return None
    return _whole(found[:numbers].reshape(bodies, rank), sides)


def _whole(found: Floats, sides: Ints) -> Ints | None:
    """Return velocities as whole numbers in the same proportions; None where they would cross a side."""
    exact = [Fraction(x).limit_denominator(_FINEST_SPEED) for x in found.ravel().tolist()]
    times = int(np.lcm.reduce([x.denominator for x in exact]))
    if times * max(abs(x) for x in exact) > _FINEST_SPEED**2:
        return None
    whole = np.array([int(x * times) for x in exact], np.int64).reshape(found.shape)
    divisor = int(np.gcd.reduce(whole, axis=None))
    if not divisor or (_speeds(sides, whole) < 0).any():
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
