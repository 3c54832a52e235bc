"""Turns as they are shown: parts end where the engine puts them, and stay in one piece on the way."""

from dataclasses import replace

import numpy as np
import pytest

from drawn_pieces import made
from latticework.apart.assembly_moves import TurnedAssembly
from latticework.apart.courses import can_turn, course_with_turns, find_course, turned_assembly_of
from latticework.apart.with_turns import take_apart_with_turns
from latticework.lattice import builtin
from latticework.lattice.lattice import Cell, Floats, as_array
from latticework.puzzle import Part, Puzzle
from quick_suite import in_part
from shapes import cells

ROOM = "##.##\n#...#\n#...#\n#...#\n#####"
BAR = ((1, 2, 0), (2, 2, 0))


def in_space(puzzle: Puzzle, cells: tuple[Cell, ...]) -> Floats:
    """Return the middles (n, 3) of cells as they are shown."""
    places = puzzle.standing.lattice.positions(as_array(cells))
    return np.hstack([places, np.zeros((len(cells), 3 - places.shape[1]))])


def solid_room() -> dict[str, tuple[Cell, ...]]:
    """The room with a floor and a ceiling, and the bar in it."""
    ring: list[Cell] = [(x, y, 1, 0) for x, y, _ in cells(ROOM)]
    closed: list[Cell] = [(x, y, z, 0) for x in range(5) for y in range(5) for z in (0, 2)]
    return {"room": (*ring, *closed), "bar": tuple((x, y, 1, 0) for x, y, _ in BAR)}


@pytest.mark.parametrize(("lattice", "up"), in_part([("square", ()), ("cubic", ()), ("cubic", (1, 0, 0)),
                                             ("cubic", (0, -1, 0))], 4, several=True))
def test_it_is_played_as_it_was_found(lattice: str, up: tuple[int, ...]) -> None:
    drawn = solid_room() if lattice == "cubic" else {"room": cells(ROOM), "bar": BAR}
    puzzle, solution = made(lattice, drawn)
    puzzle = replace(puzzle, up=up)
    found = take_apart_with_turns(puzzle, solution)
    played = turned_assembly_of(found, puzzle, 2)
    assert len(played.moves) == len(found.moves)
    assert found.turns == 1
    home = in_space(puzzle, solution[1].cells)
    for step, move in enumerate(reversed(found.moves)):
        pose = played._poses[step]
        shown = home @ pose.turned[1].T + pose.offsets[1]
        if hasattr(move, "cells"):
            after = in_space(puzzle, move.cells[0])
            assert sorted(map(tuple, shown.round(6).tolist())) == sorted(map(tuple, after.round(6).tolist()))
    assert not played._poses[-1].offsets.any()


def test_a_turn_goes_evenly_round_its_axis() -> None:
    puzzle, solution = made("square", {"room": cells(ROOM), "bar": BAR})
    played = course_with_turns(puzzle, solution, find_course(puzzle, solution)).assembly
    assert isinstance(played, TurnedAssembly)
    number = next(step for step, turn in enumerate(played.turns) if turn is not None)
    turn, (piece,) = played.turns[number], played.moves[number]
    assert turn is not None
    middle = in_space(puzzle, solution[piece].cells).mean(axis=0)
    ways = []
    for share in np.linspace(0, 0.999, 9):
        stage = played.snapshot(number + share)
        assert stage.turned is not None
        ways.append(np.linalg.norm(stage.turned[piece] @ middle + stage.offsets[piece] - turn.point))
    assert np.ptp(ways) < 1e-9, "as far from the axis all the way"
    assert abs(turn.degrees) == played.degrees(number + 1) > 0


def test_what_can_be_turned() -> None:
    assert can_turn(Puzzle(builtin("cubic")))
    assert not can_turn(Puzzle(builtin("square-stick")))
    assert not can_turn(Puzzle(builtin("cubic"), parts=(Part("key", ((0, 0, 0, 0),), marks=()),)).with_part(
        0, marks=(((0, 0, 0, 0), "+x", "key"),)))
