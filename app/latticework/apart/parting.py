"""How the pieces of one assembly part: the moves until some leave, found within limits of time and room."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

import numpy as np

from latticework.apart.kernels.arrays import FOUND, FULL, MORE, MOST_MOVES, STUCK, Numbers, Room
from latticework.apart.kernels.moves import EVER, measure
from latticework.apart.kernels.separation import begin, enter, separate
from latticework.apart.limits import Limits
from latticework.apart.tables import Tables
from latticework.cancel import checkpoint
from latticework.phrases import phrase

_AT_ONCE, _MOST_AT_ONCE = 1 << 4, 1 << 13
"""Arrangements that are looked at before the first look at the time, and at most between two looks."""

_LONG = 0.1
"""Seconds between two looks at the time; where many parts are loose an arrangement alone may take as long."""

_FIRST, _TIMES = 1 << 10, 4
"""Arrangements for which there is room at first, at most; how many times as many when it grows."""

MOVING = phrase("Moving the parts of the solution apart")
"""What is being done, where a person waits for it."""


class UnknownError(Exception):
    """A limit was reached."""


@dataclass(frozen=True)
class Step:
    """Bodies, numbered among those of the assembly, that make so many steps (3,) at once."""

    bodies: tuple[int, ...]
    step: tuple[int, ...]
    distance: int


@dataclass(frozen=True)
class Parting:
    """The moves of bodies before some of them leave; which leave, and by which step (3,)."""

    steps: tuple[Step, ...]
    leaving: tuple[int, ...]
    way: tuple[int, ...]


@dataclass(eq=False)
class PartingSearch:
    """Parts assemblies of one solution; counts the arrangements that were looked at.

    order (directions,): in which directions are tried.
    """

    tables: Tables
    limits: Limits
    order: Numbers
    states: int = 0
    begun: float = field(default_factory=time.monotonic)
    _reached: tuple[Room, int, int] | None = None

    def part(self, pieces: Numbers, origins: Numbers) -> Parting | None:
        """Return how an assembly parts, None when it never does; raises UnknownError when a limit is reached before.

        pieces (n, 2): shape and body, from 0 on, of each piece; origins (n, 3), which become those before some leave.
        """
        found = self._look(pieces, origins)
        if found is None:
            return None
        room, head, _, way, leaving = found
        bodies = _bodies(pieces)
        origins += _offsets(room, [head], bodies)[0][pieces[:, 1]]
        out = tuple(body for body in range(bodies) if int(leaving) >> body & 1)
        return Parting(_steps_to(room, head, bodies), out, tuple(self.tables.sweeps.steps[way].tolist()))

    def shortest(self, pieces: Numbers, origins: Numbers) -> tuple[int, list[tuple[tuple[int, ...], Numbers]]]:
        """Return the fewest moves before some bodies leave, and all ways to do it in so many; no ways if it holds.

        Each way is the bodies that leave, up to half of them, and where the pieces (n, 3) are then. Arguments and
        errors are those of `part`.
        """
        found = self._look(pieces, origins)
        if found is None:
            return 0, []
        room, head, tail, _, _ = found
        bodies, moves, ways = _bodies(pieces), len(_path(room, head)), []
        for number in range(head, tail):
            if len(_path(room, number)) > moves:
                break
            checkpoint()
            there = origins + _offsets(room, [number], bodies)[0][pieces[:, 1]]
            ways += [(leaving, there) for leaving in sorted(self._leaving(pieces, there, bodies))]
        return moves - 1, ways

    def _leaving(self, pieces: Numbers, origins: Numbers, bodies: int) -> set[tuple[int, ...]]:
        """Return the fewest bodies that leave together with each one, in each direction in which at most half do."""
        steps = len(self.tables.sweeps.steps)
        free, met = np.empty((steps // 2, bodies, bodies), np.int16), np.empty((2, steps, bodies), np.uint64)
        measure(*self.tables.kernel, pieces, origins, free, met)
        found = set()
        for stopped_by in met[EVER].tolist():
            for body in range(bodies):
                leaving, todo = {body}, [body]
                while todo:
                    pushing = stopped_by[todo.pop()]
                    more = {other for other in range(bodies) if pushing >> other & 1} - leaving
                    todo += more
                    leaving |= more
                # Where more leave, the others leave them the other way, and are found so.
                if 2 * len(leaving) <= bodies:
                    found.add(tuple(sorted(leaving)))
        return found

    def _look(self, pieces: Numbers, origins: Numbers) -> tuple[Room, int, int, int, int] | None:
        """Look at arrangements until one has a way out, None where none has; raises UnknownError.

        Return them, the number of that one, how many were reached, and which bodies leave in which direction.
        """
        bodies = _bodies(pieces)
        most = self._most(bodies)
        room, head, tail, at_once = room_for(_first(most), bodies), 0, 1, _AT_ONCE
        begin(room, bodies)
        outcome, before = MORE, self.states
        while outcome in (MORE, FULL):
            checkpoint(MOVING, self.states / self.limits.states)
            now = time.monotonic()
            if now - self.begun > self.limits.seconds:
                raise UnknownError
            if outcome == FULL:
                room = _larger(room, bodies, most)
            outcome, head, tail, way, leaving = separate(*self.tables.kernel, self.order, pieces, origins, bodies,
                                                         room, head, tail, head + at_once)
            at_once = min(2 * at_once, _MOST_AT_ONCE) if time.monotonic() - now < _LONG else max(1, at_once // 4)
            # Also when a limit is met later on, as the answer tells how many were looked at.
            self.states = before + tail
        if outcome == STUCK:
            self._reached = room, tail, bodies
            return None
        if outcome != FOUND:
            raise UnknownError
        return room, head, tail, way, leaving

    def reached(self) -> Iterator[tuple[Numbers, Callable[[], tuple[Step, ...]]]]:
        """Yield where bodies (bodies, 3) can come that never part, and what gives the steps."""
        if self._reached:
            room, tail, bodies = self._reached
            for number in range(tail):
                yield _offsets(room, [number], bodies)[0], partial(_steps_to, room, number, bodies)

    def _most(self, bodies: int) -> int:
        """Return how many arrangements there may be, so that a room and the last smaller one fit in the limit."""
        # While the room grows the old one is there as well: one and a quarter of the last.
        return max(1, min(self.limits.states - self.states, self.limits.bytes * _TIMES // (
            (_TIMES + 1) * _bytes(bodies))))


def _bodies(pieces: Numbers) -> int:
    return int(pieces[:, 1].max()) + 1


def _first(most: int) -> int:
    """Return how many arrangements there is room for at first; the last time that it grows it is full-sized, too."""
    while most > _FIRST:
        # Rounded up, so that growing by _TIMES gets there in whole steps.
        most = -(-most // _TIMES)
    return most


def _larger(room: Room, bodies: int, most: int) -> Room:
    """Return more room with the arrangements reached so far; raises UnknownError where limits allow none."""
    reached, numbers = len(room.before), 3 * (bodies - 1) * len(room.before)
    if reached >= most:
        raise UnknownError
    larger = room_for(min(_TIMES * reached, most), bodies)
    larger.offsets[:numbers] = room.offsets[:numbers]
    larger.before[:reached] = room.before
    # The table is larger too, so each arrangement has another place in it.
    enter(larger, bodies, reached)
    return larger


def _bytes(bodies: int) -> int:
    """Return how many bytes an arrangement takes at most, with its entries in the table."""
    return 6 * (bodies - 1) + 4 + 16


def room_for(arrangements: int, bodies: int) -> Room:
    """Return room for so many arrangements of bodies."""
    table = 1 << (2 * arrangements - 1).bit_length()
    return Room(np.empty(3 * (bodies - 1) * arrangements, np.int16), np.empty(arrangements, np.int32),
                np.empty(table, np.int32), np.empty((MOST_MOVES, 2), np.uint64))


def _path(room: Room, last: int) -> list[int]:
    """Return the arrangements on the way to the last, the first one first."""
    def back() -> Iterator[int]:
        number = last
        while number >= 0:
            yield number
            number = int(room.before[number])

    return list(back())[::-1]


def _offsets(room: Room, path: list[int], bodies: int) -> list[Numbers]:
    """Return where the bodies (bodies, 3) are in arrangements."""
    stride = 3 * (bodies - 1)
    return [np.concatenate([np.zeros(3, np.int64), room.offsets[i * stride : (i + 1) * stride]]).reshape(-1, 3)
            for i in path]


def _steps_to(room: Room, number: int, bodies: int) -> tuple[Step, ...]:
    """Return the moves that lead to an arrangement."""
    return tuple(_step(one, next_) for one, next_ in pairwise(_offsets(room, _path(room, number), bodies)))


def _step(one: Numbers, next_: Numbers) -> Step:
    """Return the move between two arrangements: the fewer of the bodies move, not the first where both are half."""
    by = next_ - one
    moved = by.any(axis=1)
    way = by[moved][0]
    if 2 * int(moved.sum()) > len(by):
        moved, way = ~moved, -way
    distance = int(np.gcd.reduce(way))
    return Step(tuple(np.flatnonzero(moved).tolist()), tuple((way // distance).tolist()), distance)
