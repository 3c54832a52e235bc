"""Taking apart by slides and turns: what turns free, what they do not, and by turning polygons little by little."""

from random import Random

import pytest

from drawn_pieces import made
from latticework.apart import APART, HELD, UNKNOWN, Limits, Move, take_apart
from latticework.apart.results import APART_WITH_TURNS, Turn, TurnedApart
from latticework.apart.with_turns import take_apart_with_turns
from latticework.errors import LatticeworkError
from latticework.lattice import Lattice, builtin
from latticework.puzzle import parse
from latticework.solution import Solution, placements_of
from quick_suite import in_part
from shapes import cells, solve
from six_piece_burrs import PISTON, burr
from slow_disassembly import random_puzzle, shifted
from slow_turning import meets, parts

ROOM = "##.##\n#...#\n#...#\n#...#\n#####"
NARROW = "##.#\n#..#\n#..#\n####"
BAR = ((1, 2, 0), (2, 2, 0))


def test_a_bar_turns_and_leaves() -> None:
    puzzle, solution = made("square", {"room": cells(ROOM), "bar": BAR})
    assert take_apart(puzzle, solution).status == HELD
    found = take_apart_with_turns(puzzle, solution)
    assert (found.status, found.turns) == (APART_WITH_TURNS, 1)
    replay(puzzle.lattice, solution, found)


def test_a_bar_in_a_narrow_room_is_blocked() -> None:
    puzzle, solution = made("square", {"room": cells(NARROW), "bar": ((1, 1, 0), (2, 1, 0))})
    found = take_apart_with_turns(puzzle, solution)
    assert (found.status, found.held, found.moves) == (HELD, (0, 1), ())


def test_what_slides_apart_is_not_turned() -> None:
    puzzle, solution = made("square", {"A": cells("##"), "B": ((0, 1, 0),)})
    found = take_apart_with_turns(puzzle, solution)
    assert (found.status, found.turns, found.moves) == (APART, 0, take_apart(puzzle, solution).moves)


@pytest.mark.parametrize("box", in_part([0, 1], 2))
def test_the_box_stands_still(box: int) -> None:
    puzzle, solution = made("square", {"room": cells(ROOM), "bar": BAR})
    found = take_apart_with_turns(puzzle.with_part(box, box=True), solution)
    assert found.status == APART_WITH_TURNS
    assert not any(box in move.pieces for move in found.moves)


def test_in_space_the_floor_and_the_lid_are_no_hindrance() -> None:
    """The same room of cubes, closed above and below."""
    wall = tuple((x, y, 0, 0) for x, y, _ in cells(ROOM))
    plates = tuple((x, y, z, 0) for z in (-1, 1) for x in range(5) for y in range(-1, 5))
    bar = tuple((x, y, 0, 0) for x, y, _ in BAR)
    puzzle, solution = made("cubic", {"room": wall + plates, "bar": bar})
    found = take_apart_with_turns(puzzle, solution)
    assert (found.status, found.turns) == (APART_WITH_TURNS, 1)
    (turn,) = (move for move in found.moves if isinstance(move, Turn))
    assert (turn.axis, abs(turn.degrees), turn.point[2]) == ((0.0, 0.0, 1.0), 90, 0.5)


@pytest.mark.parametrize("limits", in_part([Limits(states=2), Limits(states=7), Limits(seconds=0.0)], 3))
def test_a_limit_says_unknown(limits: Limits) -> None:
    puzzle, solution = made("square", {"room": cells(ROOM.replace("##.##", "#####")), "bar": BAR})
    assert take_apart_with_turns(puzzle, solution).status == HELD
    assert take_apart_with_turns(puzzle, solution, limits) == TurnedApart(UNKNOWN)


def test_balls_are_refused() -> None:
    puzzle, solution = made("packed-spheres", {"A": ((0, 0, 0, 0),), "B": ((1, 0, 0, 0),)})
    with pytest.raises(LatticeworkError, match="prisms along an axis"):
        take_apart_with_turns(puzzle, solution)


@pytest.mark.slow
def test_agrees_with_polygons_turned_little_by_little() -> None:
    lattice, seen = builtin("square"), set()
    for seed in (1, 2, 9):
        puzzle, solution = random_puzzle(Random(seed), lattice, (5, 5), 2, 2)
        if take_apart(puzzle, solution).status == HELD:
            found = take_apart_with_turns(puzzle, solution)
            assert (found.status == APART_WITH_TURNS) == parts(lattice, solution, 90), seed
            replay(lattice, solution, found)
            seen.add(found.status)
    assert seen == {APART_WITH_TURNS, HELD}


@pytest.mark.parametrize(("name", "sizes", "seed", "status"), [
    ("triangle", (4, 3), 13, APART_WITH_TURNS), ("triangle", (3, 3), 6, HELD), ("hexagon", (4, 4), 1, HELD)])
def test_other_flat_lattices(name: str, sizes: tuple[int, int], seed: int, status: str) -> None:
    """The slow twin says the same of these; it takes some 20 seconds for each."""
    lattice = builtin(name)
    puzzle, solution = random_puzzle(Random(seed), lattice, sizes, 4 if sizes != (4, 3) else 3, 2)
    found = take_apart_with_turns(puzzle, solution)
    assert found.status == status
    replay(lattice, solution, found)


@pytest.mark.slow
def test_a_burr_of_six_parts_is_tried_to_the_end() -> None:
    puzzle = parse(burr(PISTON), "piston")
    solved = solve(puzzle)
    held = placements_of(solved.kept.rows[0], solved.prepared.reduction)
    assert take_apart(puzzle, held).status == HELD
    assert take_apart_with_turns(puzzle, held).status == HELD


def replay(lattice: Lattice, solution: Solution, found: TurnedApart) -> None:
    """Make all moves; turns are tried with polygons that turn little by little."""
    places = [frozenset(placement.cells) for placement in solution]
    for move in found.moves:
        moving = frozenset().union(*(places[i] for i in move.pieces))
        standing = frozenset().union(*(place for i, place in enumerate(places) if i not in move.pieces))
        if isinstance(move, Move):
            for i in move.pieces:
                places[i] = frozenset(shifted(set(places[i]), tuple(move.distance * x for x in move.step)))
        else:
            assert isinstance(move, Turn)
            assert not meets(lattice, moving, standing, move.point[:2], move.degrees)
            for i, there in zip(move.pieces, move.cells, strict=True):
                places[i] = frozenset(there)
        assert sum(map(len, places)) == len(frozenset().union(*places))
