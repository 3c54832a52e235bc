"""Motions of several bodies at once, each straight and by its own way, where slides by whole steps do not help.

A linear programme finds velocities that keep all contacts; the bodies move on until the first two meet, or until they
are past a place of the lattice, and so on from there, until some leave the others for good.
"""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random

import numpy as np

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.obstacles import MOST_PAIRS, CellSides, Obstacles
from latticework.apart.parting import BodySlide, LimitReachedError, PartingSearch
from latticework.apart.velocities import Contacts, TooManyError, velocities
from latticework.cancel import checkpoint
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats, Ints

MOST_ARRANGEMENTS = 60
"""The most arrangements of one subassembly from which motions at once are tried."""

_AIMS = 6
"""How many aims are tried from an arrangement, beside that of opening all contacts; in pairs, there and back."""

_FINEST = 10_000
"""The finest share of a unit at which bodies may stop, so that all numbers stay small."""

_MOST_STATES = 200_000
"""Slides by whole steps are not searched again where that many arrangements have been tried."""

_STOPS = 3
"""The most places of the lattice at which bodies stop on their way."""


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
        if arrangement.key in self.seen or arrangement.scale > _FINEST:
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
            except TooManyError:
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
