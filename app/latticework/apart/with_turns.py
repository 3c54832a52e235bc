"""Takes a solution apart by slides and turns: slow, for small puzzles, and only where slides do not suffice."""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, islice

import numpy as np

from latticework.apart.disassembler import Disassembler
from latticework.apart.kernels.arrays import Numbers
from latticework.apart.lattice_moves import lattice_turns
from latticework.apart.parting import BodySlide, LimitReachedError, PartingSearch
from latticework.apart.results import APART_WITH_TURNS, HELD, UNKNOWN, Limits, Move, Turn, TurnedApart
from latticework.apart.tree import Extent, HeldError
from latticework.apart.turn_sweeps import TurnSweeps
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError, shown
from latticework.lattice import Lattice
from latticework.lattice.lattice import Cell, Floats, as_array
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.solution import Placement, Solution

_MOST_GROUPS = 64
"""How many groups of bodies are tried in turning several together, the smallest first."""

_Body = frozenset[Cell]
_Bodies = tuple[_Body, ...]
Pieces = tuple[int, ...]


def take_apart_with_turns(puzzle: Puzzle, solution: Solution, limits: Limits | None = None) -> TurnedApart:
    """Return whether and how a solution comes apart by slides and, if these do not suffice, by turns as well.

    One piece of each subassembly, or the box, stands still; others turn, one or several together, about an axis of
    the lattice by up to half a turn, from cells to cells. Raises LatticeworkError if the lattice has no such turns or
    pieces have keys.
    """
    limits = limits or Limits()
    if not lattice_turns(puzzle.lattice):
        raise LatticeworkError(phrase("{name}: turns are tried only where all cells are prisms along an axis of the "
                                      "lattice; those of {lattice} are not", name=shown(puzzle.name),
                                      lattice=shown(puzzle.lattice.name)))
    disassembler = Disassembler(puzzle, limits)
    if disassembler.tables.shapes.keys:
        raise LatticeworkError(phrase("{name}: has keys, which slide but are not turned", name=shown(puzzle.name)))
    found = disassembler.take_apart(solution)
    if found.status != HELD:
        return TurnedApart(found.status, found.moves)
    search = PartingSearch(disassembler.tables, limits, np.arange(len(disassembler.tables.sweeps.steps)))
    return _Solution(puzzle, solution, _Turning(puzzle.lattice, search)).taken_apart()


@dataclass(frozen=True, eq=False)
class _BodyTurn:
    """A turn of bodies, numbered within the subassembly, about a point (2,) of the plane; the bodies afterwards."""

    bodies: tuple[int, ...]
    sweeps: TurnSweeps
    point: Floats
    after: _Bodies


@dataclass(frozen=True, eq=False)
class _TurnParting:
    """The moves after which some bodies can leave the others, which of them leave, and in steps of what (3,)."""

    moves: tuple[BodySlide | _BodyTurn, ...]
    leaving: tuple[int, ...]
    step: tuple[int, ...]


@dataclass(eq=False)
class _Turning:
    """Parts subassemblies of one solution; the first body of a subassembly stands still."""

    lattice: Lattice
    search: PartingSearch

    def __post_init__(self) -> None:
        self._sweeps = [TurnSweeps(self.lattice, turn) for turn in lattice_turns(self.lattice)]

    def part(self, bodies: _Bodies) -> _TurnParting | None:
        """Return how bodies part with the fewest turns, None if they never do; raises LimitReachedError."""
        # Breadth first by the number of turns: slides between two of them cost nothing.
        waiting: deque[tuple[_Bodies, tuple[BodySlide | _BodyTurn, ...]]] = deque([(bodies, ())])
        seen: set[_Bodies] = set()
        queued = {bodies}
        while waiting:
            begin, moves = waiting.popleft()
            # Slides from another arrangement led here, and so to everything that can be reached from here.
            if begin in seen:
                continue
            pieces, origins = self._pieces(begin)
            if found := self.search.part(pieces, origins):
                return _TurnParting((*moves, *found.slides), found.leaving, found.step)
            # Turns are tried from all arrangements that slides lead to. The slides are computed only for those from
            # which a turn is possible.
            for offsets, slides_to in self.search.reached():
                there = tuple(shifted(body, by) for body, by in zip(begin, offsets.tolist(), strict=True))
                if there in seen:
                    continue
                self._check(len(seen))
                seen.add(there)
                for turn in self._turns(there, queued):
                    queued.add(turn.after)
                    waiting.append((turn.after, (*moves, *slides_to(), turn)))
        return None

    def _check(self, seen: int) -> None:
        checkpoint()
        limits = self.search.limits
        if seen >= limits.states or time.monotonic() - self.search.begun > limits.seconds:
            raise LimitReachedError

    def _pieces(self, bodies: _Bodies) -> tuple[Numbers, Numbers]:
        options = self.search.tables.options([Placement(0, tuple(sorted(body))) for body in bodies])
        return (np.column_stack([options.shape, np.arange(len(bodies))]).astype(np.int64),
                options.origin.astype(np.int64))

    def _turns(self, bodies: _Bodies, queued: set[_Bodies]) -> Iterator[_BodyTurn]:
        """Yield the turns that lead from an arrangement to others that are not queued yet."""
        numbers = range(1, len(bodies))
        groups = (some for size in numbers for some in combinations(numbers, size))
        for moving in islice(groups, _MOST_GROUPS):
            cells = as_array(tuple(cell for i in moving for cell in sorted(bodies[i])))
            others = [body for i, body in enumerate(bodies) if i not in moving]
            standing = as_array(tuple(cell for body in others for cell in sorted(body)))
            for sweeps in self._sweeps:
                self._check(0)
                for image, point in sweeps.candidates(cells, standing):
                    after = _with(bodies, moving, list(map(tuple, image.tolist())))
                    # The exact test is last, as it is by far the most expensive.
                    if after not in queued and sweeps.is_free(cells, standing, point):
                        yield _BodyTurn(moving, sweeps, point, after)


def _with(bodies: _Bodies, moving: tuple[int, ...], there: list[Cell]) -> _Bodies:
    """Return the bodies after some of them have moved to other cells, which are given one after another."""
    after, start = list(bodies), 0
    for i in moving:
        after[i] = frozenset(there[start : start + len(bodies[i])])
        start += len(bodies[i])
    return tuple(after)


def shifted(body: _Body, by: list[int]) -> _Body:
    """Return a body moved by a translation (3,), of which the lattice may use fewer coordinates."""
    return frozenset((*(x + y for x, y in zip(cell[:-1], by, strict=False)), cell[-1]) for cell in body)


@dataclass(eq=False)
class _Solution:
    """Takes one solution apart by slides and turns, and records the moves."""

    puzzle: Puzzle
    solution: Solution
    turning: _Turning
    moves: list[Move | Turn] = field(default_factory=list)

    def taken_apart(self) -> TurnedApart:
        """Return whether and how the solution comes apart."""
        self._cells: list[_Body] = [frozenset(placement.cells) for placement in self.solution]
        box = tuple(piece for piece in range(len(self._cells)) if self._part(piece).box)
        single: list[Pieces] = [(piece,) for piece in range(len(self._cells)) if piece not in box]
        try:
            self._take([box, *single] if box else single)
        except HeldError as error:
            return TurnedApart(HELD, held=error.pieces)
        except LimitReachedError:
            return TurnedApart(UNKNOWN)
        return TurnedApart(APART_WITH_TURNS, tuple(self.moves))

    def _part(self, piece: int) -> Part:
        return self.puzzle.parts[self.solution[piece].part]

    def _take(self, bodies: list[Pieces]) -> None:
        """Take some bodies apart; raises HeldError and LimitReachedError."""
        groups = {self._part(piece).group for body in bodies for piece in body}
        if len(bodies) < 2 or (len(groups) == 1 and groups != {""}):
            return
        found = self.turning.part(tuple(self._of(body) for body in bodies))
        if found is None:
            raise HeldError(tuple(sorted(piece for body in bodies for piece in body)))
        for move in found.moves:
            if isinstance(move, _BodyTurn):
                self._turn(bodies, move)
            else:
                self._slide(bodies, move.bodies, move.step, move.distance)
        distance = self._clear(bodies, found.leaving, found.step)
        out = self._slide(bodies, found.leaving, found.step, distance, out=True)
        self._take([body for i, body in enumerate(bodies) if i not in out])
        self._take([body for i, body in enumerate(bodies) if i in out])

    def _of(self, body: Pieces) -> _Body:
        return frozenset(cell for piece in body for cell in self._cells[piece])

    def _clear(self, bodies: list[Pieces], out: Pieces, step: Pieces) -> int:
        """Return how many steps bodies go until none of the others is beside or in front of them."""
        here = tuple(Placement(0, tuple(sorted(self._of(body)))) for body in bodies)
        zero, is_out = np.zeros((len(bodies), 3), np.int64), np.isin(np.arange(len(bodies)), out)
        return Extent.of(self.puzzle.lattice, here, zero, 0).clear(
            np.flatnonzero(is_out), np.flatnonzero(~is_out), zero, np.array(step))

    def _slide(
        self, bodies: list[Pieces], moving: Pieces, step: Pieces, distance: int, *, out: bool = False
    ) -> Pieces:
        """Slide bodies, or if the first is among them all others in the opposite direction; return which moved."""
        if 0 in moving:
            moving, step = tuple(i for i in range(len(bodies)) if i not in moving), tuple(-x for x in step)
        pieces = tuple(sorted(piece for i in moving for piece in bodies[i]))
        for piece in pieces:
            self._cells[piece] = shifted(self._cells[piece], [distance * x for x in step])
        self.moves.append(Move(pieces, step[: self.puzzle.lattice.rank], distance, out))
        return moving

    def _turn(self, bodies: list[Pieces], move: _BodyTurn) -> None:
        """Turn bodies; each is a single piece, as the box is the first one and stands still."""
        pieces = tuple(piece for i in move.bodies for piece in bodies[i])
        point, turn = move.sweeps.in_space(move.point, self._cells[pieces[0]]), move.sweeps.turn
        for i, piece in zip(move.bodies, pieces, strict=True):
            self._cells[piece] = move.after[i]
        x, y, z = turn.axis.tolist()
        self.moves.append(Turn(pieces, point, (x, y, z), turn.degrees,
                               tuple(tuple(sorted(self._cells[piece])) for piece in pieces)))
