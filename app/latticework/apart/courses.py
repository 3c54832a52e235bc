"""How a solution comes apart, for those who show it: straight slides where they suffice, else moves of all kinds."""

import threading
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from latticework.apart.assembly import Assembly
from latticework.apart.limits import Limits
from latticework.apart.results import APART, HELD, UNKNOWN, Disassembly, Separation
from latticework.apart.turned import TurnedApart
from latticework.errors import LatticeworkError
from latticework.lattice import Lattice
from latticework.lattice.geometry import space_vectors
from latticework.puzzle import Puzzle
from latticework.solution import Solution

if TYPE_CHECKING:
    from latticework.apart.disassembler import Disassembler

LOOKED_AT = Limits(seconds=30.0)
"""How long a solution that somebody looks at is tried to be taken apart."""

_MOST_KEPT = 500

_FEWEST = 5.0
"""Seconds for which the fewest placements that hold one another are looked for."""

Key = tuple[object, ...]


@dataclass(frozen=True, eq=False)
class Course:
    """The moves that put a solution together, and what came of taking it apart within limits.

    result: None where straight slides suffice, so that nothing else was tried. Where it does not come apart, the
    moves put in what straight slides take out, and `held` are the fewest placements that hold one another, as far as
    is known. refusal: why it was not tried, in words. turned: what came of turns, None where they were not tried.
    """

    assembly: Assembly
    result: Disassembly | None = None
    limits: Limits = LOOKED_AT
    refusal: str = ""
    held: tuple[int, ...] = ()
    turned: TurnedApart | None = None


class _Courses:
    """The courses found last, and the pieces of the puzzle at hand, of which each thread has its own."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Course] = OrderedDict()
        self._lock = threading.Lock()
        self._own = threading.local()

    def known(self, puzzle: Puzzle, solution: Solution, limits: Limits) -> Course | None:
        with self._lock:
            known = self._kept.get((_pieces(puzzle), solution))
        return None if known is None or (_unknown(known) and known.limits != limits) else known

    def of(self, puzzle: Puzzle, solution: Solution, limits: Limits) -> Course:
        if (known := self.known(puzzle, solution, limits)) is not None:
            return known
        pieces = _pieces(puzzle)
        found = self._found(puzzle, pieces, solution, limits)
        with self._lock:
            self._kept[pieces, solution] = found
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    def _found(self, puzzle: Puzzle, pieces: Key, solution: Solution, limits: Limits) -> Course:
        from latticework.apart.straight_slides import straight_slides  # noqa: PLC0415 - it loads kernels

        disassembler = self._disassembler(puzzle, pieces, limits)
        slides = straight_slides(puzzle, solution, disassembler.tables)
        if not slides.held:
            return Course(slides)
        try:
            result = disassembler.take_apart(solution)
        except LatticeworkError as error:
            return Course(slides, Disassembly(UNKNOWN), limits, error.text)
        if result.status != APART or result.tree is None:
            return Course(slides, result, limits, held=self._fewest(puzzle, solution, result, limits))
        return Course(as_played(result.tree, puzzle.standing.lattice), result, limits)

    def _fewest(self, puzzle: Puzzle, solution: Solution, result: Disassembly, limits: Limits) -> tuple[int, ...]:
        from latticework.apart.holding import why_held  # noqa: PLC0415 - it loads kernels

        seconds = min(_FEWEST, limits.seconds)
        found = why_held(puzzle, solution, replace(limits, seconds=seconds)) if result.status == HELD else None
        return found.pieces if found else result.held

    def _disassembler(self, puzzle: Puzzle, pieces: Key, limits: Limits) -> "Disassembler":
        from latticework.apart.disassembler import Disassembler  # noqa: PLC0415 - it loads kernels

        if getattr(self._own, "key", None) != (pieces, limits):
            self._own.disassembler, self._own.key = Disassembler(puzzle, limits), (pieces, limits)
        known: Disassembler = self._own.disassembler
        return known


_courses = _Courses()


def course(puzzle: Puzzle, solution: Solution, limits: Limits = LOOKED_AT) -> Course:
    """Return how a solution comes apart; what was found lately is remembered."""
    return _courses.of(puzzle, solution, limits)


def known_course(puzzle: Puzzle, solution: Solution, limits: Limits = LOOKED_AT) -> Course | None:
    """Return how a solution comes apart if that was found lately."""
    return _courses.known(puzzle, solution, limits)


def as_played(tree: Separation, lattice: Lattice) -> Assembly:
    """Return the moves of a tree backwards, with directions in the space of a lattice."""
    vectors = space_vectors(lattice)
    moves = [(move, separation.pieces) for separation in tree for move in separation.moves][::-1]
    ways = np.array([move.distance * (np.array(move.step[: lattice.rank]) @ vectors) for move, _ in moves])
    return Assembly([list(move.pieces) for move, _ in moves], ways.reshape(-1, 3), [move.out for move, _ in moves],
                    [list(pieces) for _, pieces in moves])


def _unknown(known: Course) -> bool:
    return known.result is not None and known.result.status == UNKNOWN


def _pieces(puzzle: Puzzle) -> Key:
    """Return all of a puzzle that decides how its solutions come apart."""
    return (puzzle.lattice, puzzle.up, repr(puzzle.matching),
            tuple((part.cells, part.marks, part.group, part.box) for part in puzzle.parts))
