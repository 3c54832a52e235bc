"""How a solution that slides do not take apart comes apart with turns, for those who show it."""

from dataclasses import dataclass, replace

import numpy as np

from latticework.apart.courses import Course
from latticework.apart.limits import Limits
from latticework.apart.turn_ways import ways
from latticework.apart.turned import APART_WITH_TURNS, Turn, TurnedApart
from latticework.apart.turned_assembly import AxisTurn, TurnedAssembly
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.solution import Solution

TURNING = Limits(seconds=600.0)
"""How long turns are tried on a solution that somebody looks at; the work can be cancelled."""


def can_turn(puzzle: Puzzle) -> bool:
    """Whether turns can be tried: all cells are prisms along an axis, and nothing has marks, which may be keys."""
    return bool(ways(puzzle.lattice)) and not any(part.marks for part in puzzle.parts)


def turned_course(puzzle: Puzzle, solution: Solution, known: Course, limits: Limits = TURNING) -> Course:
    """Return what is known of a solution that slides do not take apart, and what comes of turns.

    Raises LatticeworkError where turns cannot be tried.
    """
    from latticework.apart.with_turns import take_apart_with_turns  # noqa: PLC0415 - it loads kernels

    found = take_apart_with_turns(puzzle, solution, limits)
    if found.status != APART_WITH_TURNS:
        return replace(known, turned=found, limits=limits)
    return replace(known, turned=found, limits=limits, held=(), assembly=as_played(found, puzzle, len(solution)))


@dataclass
class _Hand:
    """Placements that are taken apart together, and how far (3,) they are from where they are shown."""

    pieces: tuple[int, ...]
    away: Floats


def as_played(found: TurnedApart, puzzle: Puzzle, pieces: int) -> TurnedAssembly:
    """Return the moves backwards, in the space in which a puzzle is shown."""
    vectors, standing = space_vectors(puzzle.lattice), space_vectors(puzzle.standing.lattice)
    upright = np.eye(3) if puzzle.lattice.flat else np.linalg.solve(vectors, standing)
    hands, slides, at_hand = [_Hand(tuple(range(pieces)), np.zeros(3))], list[Floats](), list[list[int]]()
    turns: list[AxisTurn | None] = []
    for move in found.moves:
        hand = next(hand for hand in hands if set(move.pieces) <= set(hand.pieces))
        at_hand.append(list(hand.pieces))
        if isinstance(move, Turn):
            slides.append(np.zeros(3))
            turns.append(AxisTurn(np.array(move.point) @ upright - hand.away, np.array(move.axis) @ upright,
                                  move.degrees))
            continue
        slides.append(move.distance * (np.array(move.step) @ standing))
        turns.append(None)
        if move.out:
            hands.remove(hand)
            hands += [_Hand(tuple(piece for piece in hand.pieces if piece not in move.pieces), hand.away),
                      _Hand(move.pieces, hand.away + slides[-1])]
    outs = [not isinstance(move, Turn) and move.out for move in found.moves]
    return TurnedAssembly([list(move.pieces) for move in found.moves][::-1], np.array(slides[::-1]).reshape(-1, 3),
                          outs[::-1], at_hand[::-1], tuple(turns[::-1]))
