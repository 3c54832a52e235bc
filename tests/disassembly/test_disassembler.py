"""Taking apart: groups, the box, limits, many at once, and what of keys, rods and balls holds."""

from dataclasses import replace
from itertools import count, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from drawn_pieces import hollow, made
from latticework.apart import (
    APART,
    HELD,
    STATUSES,
    UNKNOWN,
    Disassembler,
    Disassembly,
    Limits,
    Move,
    parting,
    take_apart,
)
from latticework.apart.kernels import moves, separation
from latticework.apart.kernels.arrays import FREE
from latticework.apart.tables import KEY, SIDE, Element, KeyRules, stopped_at
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, load
from latticework.puzzle.library import find
from latticework.puzzle.marks import across
from latticework.solution import Placement, Solution, placements_of
from quick_suite import in_part
from shapes import cells, cubic, parts, solve, square


def test_two_rings_hold_and_name_themselves() -> None:
    puzzle, solution = made("square", {
        "C": cells("###\n#..\n###"), "B": ((1, 1, 0), (2, 1, 0), (3, 1, 0)), "far": ((9, 0, 0),)})
    assert take_apart(puzzle, solution).status == APART
    closed = replace(puzzle.parts[0], cells=cells("###\n#.#\n###"))
    inside = (Placement(0, closed.cells), Placement(1, ((1, 1, 0),)), solution[2])
    found = take_apart(replace(puzzle, parts=(closed, *puzzle.parts[1:])), inside)
    assert (found.status, found.held, found.tree, found.level) == (HELD, (0, 1), None, "")


@pytest.mark.parametrize(("depth", "steps"), [(1, 2), (3, 4), (5, 6)])
def test_a_part_that_leaves_goes_until_nothing_is_beside_it(depth: int, steps: int) -> None:
    """With all its cells out of the hole, a bar is still as near as corners of cells reach, 0.71 on each side."""
    bar = tuple((1, y, 0) for y in range(1, depth + 1))
    hole = tuple(sorted(set(product(range(3), range(depth + 1), (0,))) - set(bar)))
    puzzle, solution = made("square", {"hole": hole, "bar": bar})
    found = take_apart(puzzle.with_part(0, box=True), solution)
    last = found.moves[-1]
    assert isinstance(last, Move)
    assert (last.out, last.distance) == (True, steps)


def test_a_group_need_not_come_apart() -> None:
    puzzle, solution = hollow(2)
    assert take_apart(puzzle, solution).status == HELD
    one = tuple(replace(part, group="1") for part in puzzle.parts)
    found = take_apart(replace(puzzle, parts=one), solution)
    assert (found.status, found.tree, found.level, found.moves) == (APART, None, "", ())


def test_the_box_never_moves_and_never_leaves() -> None:
    puzzle, solution = made("square", {"long": ((0, 0, 0), (1, 0, 0), (2, 0, 0)), "end": ((3, 0, 0),),
                                       "top": ((0, 1, 0),)})
    free = take_apart(puzzle, solution)
    assert any(1 in move.pieces for move in free.moves) or free.tree.moves[-1].pieces == (0,)
    for number in range(3):
        marked = puzzle.with_part(number, box=True)
        found = take_apart(marked, solution)
        assert found.status == APART
        assert not any(number in move.pieces for move in found.moves)
        assert found.tree.left is None or number in found.tree.left.pieces
    two = puzzle.with_part(0, box=True).with_part(2, box=True)
    assert len(take_apart(two, solution).moves) == 1


def drawn(picture: str) -> tuple[Puzzle, Solution]:
    """A flat puzzle: each letter is a part, # the box; all but L may stay together."""
    lines = picture.strip().splitlines()[::-1]
    letters = sorted(set("".join(lines)) - {"."})
    puzzle, solution = made("square", {letter: tuple(
        (x, y, 0) for y, line in enumerate(lines) for x, here in enumerate(line) if here == letter)
        for letter in letters})
    return replace(puzzle, parts=tuple(replace(part, group="" if part.name == "L" else "box")
                                       for part in puzzle.parts)), solution


def test_two_that_do_not_touch_go_in_one_move() -> None:
    puzzle, solution = drawn("""
        #.##.##.#
        #AA.BB.##
        #LC#L#.##
        #L##L####
        #########
    """.replace(" ", ""))
    found = take_apart(puzzle, solution)
    assert found.tree.numbers[0] == 2
    assert sorted(puzzle.parts[i].name for i in found.moves[0].pieces) == ["A", "B"]
    assert [puzzle.parts[i].name for i in found.moves[1].pieces] == ["L"]


def test_one_that_pushes_another_goes_in_one_move() -> None:
    puzzle, solution = drawn("""
        #.######
        #AABB.##
        #L######
        #L######
        ########
    """.replace(" ", ""))
    found = take_apart(puzzle, solution)
    assert found.tree.numbers[0] == 2
    assert sorted(puzzle.parts[i].name for i in found.moves[0].pieces) == ["A", "B"]


def test_a_key_goes_into_its_lock_and_into_nothing_else() -> None:
    rules = KeyRules((("key", 1),), ("", "key", "lock"), frozenset({("key", "lock")}))
    for lattice, names in (("square", ("east", "west")), ("cubic", ("east", "west"))):
        labels = [edge.label for edge in builtin(lattice).kinds[0].half_edges]
        east, west = (labels.index(name) for name in names)
        onward = np.array([1, *[0] * (builtin(lattice).rank - 1)])

        def stopped(mark: str, edge: int, way: int, lattice: str = lattice, onward: np.ndarray = onward,
                    east: int = east) -> list[tuple[int, ...]]:
            return stopped_at(builtin(lattice), rules, Element(KEY, 0, east, "key"), Element(SIDE, 0, edge, mark),
                              way * onward)

        assert stopped("lock", west, 1) == []
        assert stopped("", west, 1) == [tuple((2 * onward).tolist())]
        assert stopped("", east, 1) == [tuple(onward.tolist())]
        assert stopped("", west, -1) == []


@pytest.mark.parametrize("limits", in_part([Limits(states=300), Limits(bytes=5_000), Limits(seconds=0.0)], 3))
def test_a_limit_says_unknown_and_never_no(limits: Limits) -> None:
    puzzle, solution = hollow(3)
    assert take_apart(puzzle, solution).status == HELD
    found = take_apart(puzzle, solution, limits)
    assert (found.status, found.held, found.tree) == (UNKNOWN, (), None)


def test_every_arrangement_of_cubes_in_a_hollow_is_found() -> None:
    assert take_apart(*hollow(2)).states == 27 * 26
    assert take_apart(*hollow(3)).states == 27 * 26 * 25


def test_too_many_pieces_are_reported() -> None:
    puzzle, solution = made("square", {str(i): ((i, 0, 0),) for i in range(65)})
    with pytest.raises(LatticeworkError, match="65 pieces; up to 64"):
        take_apart(puzzle, solution)
    assert take_apart(puzzle, solution[:64]).level == "1"


def test_many_at_once_say_the_same_as_one_by_one() -> None:
    shapes = parts(cubic(), {"V": "##\n#.", "L": "###\n#..", "T": "###\n.#.", "Z": "##.\n.##"})
    target = tuple((*cell, 0) for cell in product(range(3), range(3), range(2)))
    puzzle = Puzzle(cubic(), parts=shapes, target=Target(target, target, most_empty=3))
    solved = solve(puzzle)
    rows, reduction = solved.kept.rows, solved.prepared.reduction
    disassembler = Disassembler(puzzle)
    many = disassembler.judge(reduction, rows)
    assert len(rows) > 20
    for number, row in enumerate(rows):
        one = disassembler.take_apart(placements_of(row, reduction))
        assert (one.status, one.level) == (STATUSES[many.status[number]], many.level(number))
        assert (len(one.moves), one.states) == (many.moves[number], many.states[number])
    assert disassembler.judge(reduction, rows[:0]).status.shape == (0,)


@pytest.mark.parametrize("states", in_part([1, 4, 9, 19], 4))
def test_few_arrangements_are_the_limit_of_each_of_many_too(states: int) -> None:
    solved = solve(load(find(Path("piston-burr"))))
    rows, reduction = solved.kept.rows, solved.prepared.reduction
    disassembler = Disassembler(reduction.puzzle, Limits(states=states))
    many = disassembler.judge(reduction, rows)
    assert (states < 19) == (STATUSES.index(UNKNOWN) in many.status)
    for number, row in enumerate(rows):
        one = disassembler.take_apart(placements_of(row, reduction))
        assert (one.status, one.level) == (STATUSES[many.status[number]], many.level(number))
        assert (len(one.moves), one.states) == (many.moves[number], many.states[number])


def test_a_solution_that_needs_much_room_is_taken_apart_all_the_same() -> None:
    puzzle, _ = hollow(3)
    solved = solve(Puzzle(puzzle.lattice, target=Target(puzzle.target.cells),
                          parts=tuple(replace(part, motions="placed") for part in puzzle.parts)))
    found = Disassembler(puzzle).judge(solved.prepared.reduction, solved.kept.rows)
    assert found.status.tolist() == [STATUSES.index(HELD)]
    assert found.states.tolist() == [27 * 26 * 25]


def test_balls_slide_past_one_another_only_where_there_is_room() -> None:
    row = tuple((x, 0, 0, 0) for x in range(3))
    puzzle, solution = made("packed-spheres", {"row": row, "ball": ((0, 1, 0, 0),)})
    steps = Disassembler(puzzle).tables.sweeps
    assert take_apart(puzzle, solution).level == "1"
    along, beside = [1, 0, 0], [0, 1, 0]
    way = steps.steps.tolist().index(along)
    met = steps.places[steps.first[way, 0] : steps.first[way, 1]].tolist()
    assert along in met
    assert beside in met, "a ball that rolls over the gap between two others would cut into the second"


def test_a_ball_comes_straight_out_of_a_hollow_between_four() -> None:
    around = tuple((*place, 0) for place in product((-1, 0, 1), repeat=3))
    lattice = builtin("packed-spheres")
    places = {cell: np.array(cell[:3]) @ lattice.vectors for cell in around}
    up = np.array([0.0, 2 / 3**0.5, 2 / 6**0.5])  # towards a ball that does not touch the one in the middle
    plate = tuple(cell for cell in around if 0 < np.linalg.norm(places[cell]) < 1.01 and places[cell] @ up < 1e-6)
    assert len(plate) == 8, "four balls around, and four below"
    found = take_apart(*made("packed-spheres", {"plate": plate, "ball": ((0, 0, 0, 0),)}))
    assert found.level == "1"
    (move,) = found.moves
    assert isinstance(move, Move)
    assert abs(float(np.array(move.step) @ lattice.vectors @ up)) == pytest.approx(2)


def keyed(lattice: str, one: tuple[Cell, ...], other: tuple[Cell, ...], reach: int = 1) -> Disassembly:
    """What comes of two parts, the first with a key to the east on its first cell, the second with a lock there."""
    sides = Part("one", one, marks=(Mark(one[0], "east", "key"),)), Part("other", other, marks=(
        Mark(other[0], "west", "lock"),))
    table = Matching((("", ""), ("key", "lock"), ("lock", "")), ("", "lock"), {"key": reach})
    drawn = tuple(sorted(one + other))
    puzzle = Puzzle(builtin(lattice), parts=sides, target=Target(drawn, drawn), matching=table)
    return take_apart(puzzle, tuple(Placement(number, part.cells, tuple(
        (mark.cell, across(puzzle.lattice, mark.cell, mark.side), mark.mark) for mark in part.marks))
        for number, part in enumerate(sides)))


def test_a_key_leaves_its_lock_straight_on_only() -> None:
    for lattice, one, other in (("square", ((0, 0, 0),), ((1, 0, 0),)), ("cubic", ((0, 0, 0, 0),), ((1, 0, 0, 0),)),
                                ("hexagonal-prism", ((0, 0, 0, 0),), ((1, 0, 0, 0),))):
        (move,) = keyed(lattice, one, other).moves
        assert isinstance(move, Move)
        assert np.array(move.step).tolist() in ([1] + [0] * (len(one[0]) - 2), [-1] + [0] * (len(one[0]) - 2))
    free = ((1, 0, 0), (1, 1, 0), (0, 1, 0), (-1, 1, 0), (-1, 0, 0))
    assert keyed("square", ((0, 0, 0),), free).status == HELD, "without the key it goes down"
    unmarked = made("square", {"one": ((0, 0, 0),), "other": free})
    assert take_apart(*unmarked).status == APART


def test_a_long_key_goes_through_and_never_into_a_side_without_a_lock() -> None:
    wall = ((1, 0, 0), (2, 0, 0), (2, 1, 0), (1, 1, 0), (0, 1, 0), (-1, 1, 0), (-1, 0, 0), (-1, -1, 0), (0, -1, 0))
    assert keyed("square", ((0, 0, 0),), wall, 2).status == HELD
    assert keyed("square", ((0, 0, 0),), wall[:4], 2).level == "1"
    gap = ((1, 0, 0), (1, 1, 0), (0, 1, 0), (-1, 1, 0), (-2, 1, 0), (-2, 0, 0), (-2, -1, 0))
    assert keyed("square", ((0, 0, 0),), gap).level == "2", "back by one, out of the lock, then down"
    assert keyed("square", ((0, 0, 0),), gap, 2).status == HELD, "the key is as long as the room is"


def test_rods_do_not_pass_through_one_another() -> None:
    bar = ((0, 0, 0), (1, 0, 0))
    gate = ((2, -1, 1), (2, 0, 1))
    puzzle, solution = made("square-stick", {"bar": bar, "gate": gate})
    moves = take_apart(puzzle, solution).moves
    assert [(move.pieces, move.step) for move in moves if isinstance(move, Move)] != [((0,), (1, 0))]
    post = ((2, 0, 1),)
    free = made("square-stick", {"bar": bar, "post": post})
    (move,) = take_apart(*free).moves
    assert isinstance(move, Move)
    assert move.step == (1, 0), "it slides by below, as lines may touch"


def test_numbers_of_rows_are_as_searches_give_them() -> None:
    puzzle = Puzzle(square(), parts=parts(square(), {"I": "##", "V": "##\n#."}), target=Target(cells("###\n###"), (
        (2, 1, 0),)))
    solved = solve(puzzle)
    rows = solved.kept.rows
    none = solved.prepared.reduction.cover.n_options
    padded = np.pad(rows, ((0, 0), (0, 2)), constant_values=none)
    found, same = (Disassembler(puzzle).judge(solved.prepared.reduction, some) for some in (rows, padded))
    assert found.levels.tolist() == same.levels.tolist()
    assert found.levels.shape[1] == 2


def test_the_time_is_looked_at_more_often_where_arrangements_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at arrangements seems to take a second here; soon a single one is looked at between two looks."""
    seconds, stops = count(), []

    def separate(*given: Any) -> Any:
        stops.append(given[-1] - given[-3])
        return kernel(*given)

    kernel = separation.separate
    monkeypatch.setattr(parting, "time", SimpleNamespace(monotonic=lambda: next(seconds)))
    monkeypatch.setattr(parting, "separate", separate)
    puzzle, solution = loose(3)
    found = Disassembler(puzzle, Limits(states=3000)).take_apart(solution)
    assert (found.status, min(stops)) == (UNKNOWN, 1)


@pytest.mark.parametrize("seed", range(20))
def test_where_there_is_no_room_for_all_moves_one_step_of_each_body_is_kept(seed: int) -> None:
    bodies = 5
    free = np.random.default_rng(seed).integers(0, 4, (1, bodies, bodies)).astype(np.int16)
    np.fill_diagonal(free[0], FREE)
    with_room = listed_moves(free, 1000)
    for room in range(bodies, len(with_room) + bodies):
        found = listed_moves(free, room)
        assert len(set(found)) == len(found)
        assert one_step_of_each(free[0]) <= set(found) <= set(with_room)


def listed_moves(free: NDArray[np.int16], room: int) -> list[tuple[int, int]]:
    """Return the moves forwards found where so many have room, each with its steps and its bodies as bits."""
    met = np.zeros((2, 2, len(free[0])), np.uint64)
    met[moves.AT_ONCE, 0] = ((free[0] == 0) << np.arange(len(free[0]))).sum(axis=1)
    found = np.empty((room, 2), np.uint64)
    return [(int(steps), int(moving)) for steps, moving in found[: moves.moves(free, met, 0, found)]]


def one_step_of_each(free: NDArray[np.int16]) -> set[tuple[int, int]]:
    """Return the same for one step of each body and of those that it pushes, where they are at most half of all."""
    found = set()
    for body in range(len(free)):
        pushed = {body}
        for _ in free:
            pushed |= {int(other) for one in pushed for other in np.flatnonzero(free[one] == 0)}
        if len(pushed) <= len(free) // 2:
            found.add((1, sum(1 << one for one in pushed)))
    return found


def loose(number: int) -> tuple[Puzzle, Solution]:
    """Return a closed room of cubes with so many single ones in it."""
    every = list(product(range(7), repeat=3))
    wall = [(*place, 0) for place in every if {0, 6} & set(place)]
    free = [(1 + 2 * i, 3, 3, 0) for i in range(number)]
    return made("cubic", {"wall": tuple(wall), **{str(i): (cell,) for i, cell in enumerate(free)}})
