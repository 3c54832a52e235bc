"""Takes a solution apart by slides and turns: slow, for small puzzles, and only where slides do not suffice."""

from dataclasses import dataclass, field

import numpy as np

from latticework.apart.disassembler import Disassembler
from latticework.apart.limits import Limits
from latticework.apart.parting import PartingSearch, UnknownError
from latticework.apart.results import HELD, UNKNOWN, Move
from latticework.apart.tree import HeldError, Spread
from latticework.apart.turn_ways import ways
from latticework.apart.turned import APART_WITH_TURNS, Turn, TurnedApart
from latticework.apart.turning import Body, Turning, TurnStep, shifted
from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.solution import Placement, Solution

Pieces = tuple[int, ...]


def take_apart_with_turns(puzzle: Puzzle, solution: Solution, limits: Limits | None = None) -> TurnedApart:
    """Return whether and how a solution comes apart by slides, and where these do not suffice by turns, too.

    One piece of each assembly, or the box, stands still; others turn, one or several together, about an axis of the
    lattice by up to half a turn, from cells to cells. Raises LatticeworkError where the lattice has no such turns or
    pieces have keys.
    """
    limits = limits or Limits()
    if not ways(puzzle.lattice):
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
    return _Solution(puzzle, solution, Turning(puzzle.lattice, search)).taken_apart()


@dataclass(eq=False)
class _Solution:
    """Takes one solution apart, and enters the moves."""

    puzzle: Puzzle
    solution: Solution
    turning: Turning
    moves: list[Move | Turn] = field(default_factory=list)

    def taken_apart(self) -> TurnedApart:
        """Return what comes of it."""
        self._cells: list[Body] = [frozenset(placement.cells) for placement in self.solution]
        box = tuple(piece for piece in range(len(self._cells)) if self._part(piece).box)
        single: list[Pieces] = [(piece,) for piece in range(len(self._cells)) if piece not in box]
        try:
            self._take([box, *single] if box else single)
        except HeldError as error:
            return TurnedApart(HELD, held=error.pieces)
        except UnknownError:
            return TurnedApart(UNKNOWN)
        return TurnedApart(APART_WITH_TURNS, tuple(self.moves))

    def _part(self, piece: int) -> Part:
        return self.puzzle.parts[self.solution[piece].part]

    def _take(self, bodies: list[Pieces]) -> None:
        """Take some bodies apart; raises HeldError and UnknownError."""
        groups = {self._part(piece).group for body in bodies for piece in body}
        if len(bodies) < 2 or (len(groups) == 1 and groups != {""}):
            return
        found = self.turning.part(tuple(self._of(body) for body in bodies))
        if found is None:
            raise HeldError(tuple(sorted(piece for body in bodies for piece in body)))
        for step in found.steps:
            if isinstance(step, TurnStep):
                self._turn(bodies, step)
            else:
                self._slide(bodies, step.bodies, step.step, step.distance)
        out = self._slide(bodies, found.leaving, found.way, self._clear(bodies, found.leaving, found.way), out=True)
        self._take([body for i, body in enumerate(bodies) if i not in out])
        self._take([body for i, body in enumerate(bodies) if i in out])

    def _of(self, body: Pieces) -> Body:
        return frozenset(cell for piece in body for cell in self._cells[piece])

    def _clear(self, bodies: list[Pieces], out: Pieces, way: Pieces) -> int:
        """Return how many steps bodies have to go until nothing of the others is beside or before them."""
        here = tuple(Placement(0, tuple(sorted(self._of(body)))) for body in bodies)
        zero, is_out = np.zeros((len(bodies), 3), np.int64), np.isin(np.arange(len(bodies)), out)
        return Spread.of(self.puzzle.lattice, here, zero, 0).clear(
            np.flatnonzero(is_out), np.flatnonzero(~is_out), zero, np.array(way))

    def _slide(
        self, bodies: list[Pieces], moving: Pieces, step: Pieces, distance: int, *, out: bool = False
    ) -> Pieces:
        """Slide bodies, or all others the other way where the first one would move; return which have moved."""
        if 0 in moving:
            moving, step = tuple(i for i in range(len(bodies)) if i not in moving), tuple(-x for x in step)
        pieces = tuple(sorted(piece for i in moving for piece in bodies[i]))
        for piece in pieces:
            self._cells[piece] = shifted(self._cells[piece], [distance * x for x in step])
        self.moves.append(Move(pieces, step[: self.puzzle.lattice.rank], distance, out))
        return moving

    def _turn(self, bodies: list[Pieces], step: TurnStep) -> None:
        """Turn bodies; each is a single piece, as the box is the first one and stands still."""
        pieces = tuple(piece for i in step.bodies for piece in bodies[i])
        point, way = step.sweeps.in_space(step.point, self._cells[pieces[0]]), step.sweeps.way
        for i, piece in zip(step.bodies, pieces, strict=True):
            self._cells[piece] = step.after[i]
        x, y, z = way.axis.tolist()
        self.moves.append(Turn(pieces, point, (x, y, z), way.degrees,
                               tuple(tuple(sorted(self._cells[piece])) for piece in pieces)))
