"""The search for the moves after which some pieces of a subassembly leave the others, within limits."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

import numpy as np

from latticework.apart.kernels.arrays import FOUND, FULL, MORE, MOST_MOVES, STUCK, Numbers, Room
from latticework.apart.kernels.moves import EVER, measure
from latticework.apart.kernels.separation import begin, enter, separate
from latticework.apart.results import Limits
from latticework.apart.tables import Tables
from latticework.cancel import checkpoint
from latticework.phrases import phrase

_AT_ONCE, _MOST_AT_ONCE = 1 << 4, 1 << 13
"""Arrangements examined before the time is first checked, and at most between two checks."""

_LONG = 0.1
"""Seconds between two checks of the time; where many parts are loose a single arrangement may take that long."""

_FIRST, _TIMES = 1 << 10, 4
"""The most arrangements for which there is room at first, and the factor by which room grows."""

MOVING = phrase("Moving the parts of the solution apart")
"""The text of progress shown meanwhile."""


class LimitReachedError(Exception):
    """A limit of time, arrangements or memory was reached before the answer was found."""


@dataclass(frozen=True)
class BodySlide:
    """A slide of bodies, numbered within the subassembly, by `distance` times the step (3,)."""

    bodies: tuple[int, ...]
    step: tuple[int, ...]
    distance: int


@dataclass(frozen=True)
class Departure:
    """The slides after which some bodies can leave the others, which of them leave, and in steps of what (3,)."""

    slides: tuple[BodySlide, ...]
    leaving: tuple[int, ...]
    step: tuple[int, ...]


@dataclass(eq=False)
class PartingSearch:
    """Parts subassemblies of one solution, and counts the arrangements that it examines.

    order (directions,): the order in which directions are tried.
    """

    tables: Tables
    limits: Limits
    order: Numbers
    states: int = 0
    begun: float = field(default_factory=time.monotonic)
    _reached: tuple[Room, int, int] | None = None

    def part(self, pieces: Numbers, origins: Numbers) -> Departure | None:
        """Return how a subassembly parts, None if it never does; raises LimitReachedError.

        pieces (n, 2): shape and body, from 0 on, of each piece. origins (n, 3): where pieces are; changed to where
        they are just before some leave.
        """
        found = self._search(pieces, origins)
        if found is None:
            return None
        room, head, _, direction, leaving = found
        bodies = _bodies(pieces)
        origins += _offsets(room, [head], bodies)[0][pieces[:, 1]]
        out = tuple(body for body in range(bodies) if int(leaving) >> body & 1)
        return Departure(_slides_to(room, head, bodies), out, tuple(self.tables.sweeps.steps[direction].tolist()))

    def shortest(self, pieces: Numbers, origins: Numbers) -> tuple[int, list[tuple[tuple[int, ...], Numbers]]]:
        """Return the fewest slides before some bodies leave, and all choices with so few; none if bodies never leave.

        A choice is the bodies that leave, up to half of them, and where the pieces (n, 3) are then. Arguments and
        errors are those of `part`.
        """
        found = self._search(pieces, origins)
        if found is None:
            return 0, []
        room, head, tail, _, _ = found
        bodies, length, choices = _bodies(pieces), len(_path(room, head)), []
        for number in range(head, tail):
            if len(_path(room, number)) > length:
                break
            checkpoint()
            there = origins + _offsets(room, [number], bodies)[0][pieces[:, 1]]
            choices += [(leaving, there) for leaving in sorted(self._leaving(pieces, there, bodies))]
        return length - 1, choices

    def _leaving(self, pieces: Numbers, origins: Numbers, bodies: int) -> set[tuple[int, ...]]:
        """Return the smallest sets of bodies that can leave in some direction, up to half of all bodies."""
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

    def _search(self, pieces: Numbers, origins: Numbers) -> tuple[Room, int, int, int, int] | None:
        """Examine arrangements until some bodies can leave; raises LimitReachedError.

        Return the arrangements, the number of that one, how many were reached, the direction, and the bodies that
        leave as a set of bits; None if none can ever leave.
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
                raise LimitReachedError
            if outcome == FULL:
                room = _larger(room, bodies, most)
            outcome, head, tail, direction, leaving = separate(
                *self.tables.kernel, self.order, pieces, origins, bodies, room, head, tail, head + at_once)
            at_once = min(2 * at_once, _MOST_AT_ONCE) if time.monotonic() - now < _LONG else max(1, at_once // 4)
            # Set before a limit may raise, as the answer says how many were examined.
            self.states = before + tail
        if outcome == STUCK:
            self._reached = room, tail, bodies
            return None
        if outcome != FOUND:
            raise LimitReachedError
        return room, head, tail, direction, leaving

    def reached(self) -> Iterator[tuple[Numbers, Callable[[], tuple[BodySlide, ...]]]]:
        """Yield all arrangements (bodies, 3) of bodies that never part, each with a function for the slides to it."""
        if self._reached:
            room, tail, bodies = self._reached
            for number in range(tail):
                yield _offsets(room, [number], bodies)[0], partial(_slides_to, room, number, bodies)

    def _most(self, bodies: int) -> int:
        """Return how many arrangements the limits allow; a room and the last smaller one must fit in memory."""
        # While the room grows the old one is there as well: one and a quarter of the last.
        return max(1, min(self.limits.states - self.states, self.limits.bytes * _TIMES // (
            (_TIMES + 1) * _bytes(bodies))))


def _bodies(pieces: Numbers) -> int:
    return int(pieces[:, 1].max()) + 1


def _first(most: int) -> int:
    """Return for how many arrangements there is room at first, so that growing ends exactly at the most."""
    while most > _FIRST:
        # Rounded up, so that growing by _TIMES gets there in whole steps.
        most = -(-most // _TIMES)
    return most


def _larger(room: Room, bodies: int, most: int) -> Room:
    """Return more room, with the arrangements reached so far; raises LimitReachedError if there is no more."""
    reached, numbers = len(room.before), 3 * (bodies - 1) * len(room.before)
    if reached >= most:
        raise LimitReachedError
    larger = room_for(min(_TIMES * reached, most), bodies)
    larger.offsets[:numbers] = room.offsets[:numbers]
    larger.before[:reached] = room.before
    # The table is larger too, so each arrangement has another place in it.
    enter(larger, bodies, reached)
    return larger


def _bytes(bodies: int) -> int:
    """Return how many bytes an arrangement takes at most, with its share of the table."""
    return 6 * (bodies - 1) + 4 + 16


def room_for(arrangements: int, bodies: int) -> Room:
    """Return room for a number of arrangements of bodies."""
    table = 1 << (2 * arrangements - 1).bit_length()
    return Room(np.empty(3 * (bodies - 1) * arrangements, np.int16), np.empty(arrangements, np.int32),
                np.empty(table, np.int32), np.empty((MOST_MOVES, 2), np.uint64))


def _path(room: Room, last: int) -> list[int]:
    """Return the numbers of the arrangements that lead to the last, in order."""
    def back() -> Iterator[int]:
        number = last
        while number >= 0:
            yield number
            number = int(room.before[number])

    return list(back())[::-1]


def _offsets(room: Room, path: list[int], bodies: int) -> list[Numbers]:
    """Return for each arrangement the offsets (bodies, 3) of its bodies."""
    stride = 3 * (bodies - 1)
    return [np.concatenate([np.zeros(3, np.int64), room.offsets[i * stride : (i + 1) * stride]]).reshape(-1, 3)
            for i in path]


def _slides_to(room: Room, number: int, bodies: int) -> tuple[BodySlide, ...]:
    """Return the slides that lead to an arrangement."""
    return tuple(_slide(one, next_) for one, next_ in pairwise(_offsets(room, _path(room, number), bodies)))


def _slide(one: Numbers, next_: Numbers) -> BodySlide:
    """Return the slide between two arrangements: of fewer than half of the bodies, or the half without the first."""
    by = next_ - one
    moved = by.any(axis=1)
    total = by[moved][0]
    if 2 * int(moved.sum()) > len(by):
        moved, total = ~moved, -total
    distance = int(np.gcd.reduce(total))
    return BodySlide(tuple(np.flatnonzero(moved).tolist()), tuple((total // distance).tolist()), distance)
