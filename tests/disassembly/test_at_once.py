"""Parts that leave one another only all at once: they are freed, never through one another, and nothing else is."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dissections import around, as_puzzle, collisions, cut, hexagon_in_three
from latticework.apart import APART, HELD, Disassembler, JointMove, take_apart
from latticework.apart.at_once import AtOnce
from latticework.apart.courses import course_text, find_course, may_part_at_once, tried_of_all
from latticework.apart.kernels.arrays import Numbers
from latticework.apart.obstacles import Obstacles, cell_sides
from latticework.apart.parting import PartingSearch
from latticework.apart.results import Limits
from latticework.lattice import Cell, Lattice, builtin
from latticework.puzzle import Puzzle
from latticework.solution import Solution

TRIANGLES, HEXAGONS = builtin("triangle"), builtin("hexagon")


def three() -> tuple[Puzzle, Solution]:
    """Three parts of 18 triangles, turned images of one another, in a hexagon of 54."""
    bodies = hexagon_in_three(Random(2), TRIANGLES)
    assert bodies
    return as_puzzle(TRIANGLES, bodies)


def by_steps_alone(puzzle: Puzzle) -> Disassembler:
    """A disassembler that tries nothing but slides by whole steps."""
    return Disassembler(puzzle, at_once=False)


def test_three_parts_slide_outwards_at_once() -> None:
    puzzle, solution = three()
    assert [len(placement.cells) for placement in solution] == [18, 18, 18]
    assert by_steps_alone(puzzle).take_apart(solution).status == HELD
    found = take_apart(puzzle, solution)
    assert (found.status, found.level, found.joint_moves, found.at_once) == (APART, "1", 1, 1)
    (move,) = found.moves
    assert isinstance(move, JointMove)
    assert (move.pieces, move.out, found.tree.halves) == ((0, 1, 2), True, (None, None, None))
    ways = np.array(move.ways, float) @ TRIANGLES.vectors
    lengths = np.linalg.norm(ways, axis=1)
    assert lengths == pytest.approx([lengths[0]] * 3)
    assert (ways @ ways.T / lengths[0] ** 2)[np.triu_indices(3, 1)] == pytest.approx([-0.5] * 3), "at 120 degrees"
    assert not collisions(TRIANGLES, solution, found)


def test_the_twin_sees_a_collision() -> None:
    """The way back leads all three parts through one another."""
    puzzle, solution = three()
    found = take_apart(puzzle, solution)
    (move,) = found.moves
    assert isinstance(move, JointMove)
    back = replace(move, ways=tuple(tuple(-x for x in way) for way in move.ways))
    assert collisions(TRIANGLES, solution, replace(found, tree=replace(found.tree, moves=(back,)))) == [back]


@pytest.mark.parametrize("seeds", [60, pytest.param(800, marks=pytest.mark.slow)])
def test_hexagons_of_triangles_that_whole_steps_do_not_open(seeds: int) -> None:
    held = freed = 0
    for seed in range(seeds):
        bodies = hexagon_in_three(Random(seed), TRIANGLES)
        # Most come apart by steps; whether they do is asked first, as it is cheaper to test few of them.
        if bodies is None or _comes_apart_by_steps(bodies):
            continue
        puzzle, solution = as_puzzle(TRIANGLES, bodies)
        found = take_apart(puzzle, solution)
        held += 1
        freed += found.status == APART
        assert found.joint_moves == (found.status == APART)
        assert not found.tree or not collisions(TRIANGLES, solution, found)
    assert held >= freed > seeds // 20 > 0
    assert held >= 50 or seeds < 800


def _comes_apart_by_steps(bodies: list[list[Cell]]) -> bool:
    puzzle, solution = as_puzzle(TRIANGLES, bodies)
    return by_steps_alone(puzzle).take_apart(solution).status == APART


@pytest.mark.parametrize("seeds", [12, pytest.param(400, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ["hexagon", "triangle", "half-square", "drafter", "kite"])
def test_random_parts_never_go_through_one_another(name: str, seeds: int) -> None:
    lattice, statuses = builtin(name), set()
    cells = around(lattice, 3 if name == "hexagon" else 5)
    for seed in range(seeds):
        random = Random(seed)
        puzzle, solution = as_puzzle(lattice, cut(random, lattice, cells, random.randint(3, 6)))
        found = take_apart(puzzle, solution)
        statuses.add((found.status, found.joint_moves > 1, found.at_once > 0))
        assert not found.tree or not collisions(lattice, solution, found), seed
        if found.joint_moves:
            assert by_steps_alone(puzzle).take_apart(solution).status == HELD
    if name == "hexagon":
        assert statuses >= {(APART, True, True), (HELD, False, True)}, "also by several motions one after the other"


def test_a_part_that_is_enclosed_stays_held() -> None:
    inner = around(HEXAGONS, 1)
    bodies = [sorted(inner), sorted(around(HEXAGONS, 2) - inner)]
    puzzle, solution = as_puzzle(HEXAGONS, bodies)
    found = take_apart(puzzle, solution)
    assert (found.status, found.held, found.at_once, found.rigid) == (HELD, (0, 1), 1, True)
    said = course_text(find_course(puzzle, solution), puzzle, solution)
    assert said == "Laid one after another"


def test_a_part_with_room_in_an_enclosure_stays_held() -> None:
    """It moves, also by less than a step, but there is no way out."""
    puzzle, solution = as_puzzle(HEXAGONS, [[(0, 0, 0)], sorted(around(HEXAGONS, 3) - around(HEXAGONS, 2))])
    found = take_apart(puzzle, solution)
    assert (found.status, found.rigid) == (HELD, False)
    assert found.at_once > 1


def test_the_box_stays_where_it_is() -> None:
    puzzle, solution = three()
    for box in range(3):
        found = take_apart(puzzle.with_part(box, box=True), solution)
        (move,) = found.moves
        assert move.pieces == tuple({0, 1, 2} - {box})
        assert not collisions(TRIANGLES, solution, found)


def test_parts_of_a_group_that_go_different_ways_are_apart_and_those_of_one_are_not_parted() -> None:
    puzzle, solution = three()
    for part in range(3):
        puzzle = puzzle.with_part(part, group="all")
    assert take_apart(puzzle, solution).moves == ()


@pytest.mark.parametrize(("lattice", "said"), [
    ("cubic", "Motions of several parts at once, each its own way, would not help, either."),
    ("hexagon", "Motions of several parts at once, each its own way, were tried as well."),
    ("packed-spheres", "Motions of several parts at once, each its own way, were not tried."),
    ("square-stick", "Motions of several parts at once, each its own way, were not tried.")])
def test_it_says_what_is_tried(lattice: str, said: str) -> None:
    puzzle, _ = as_puzzle(builtin(lattice), [[(*[0] * builtin(lattice).rank, 0)]])
    assert tried_of_all(puzzle) == said
    assert may_part_at_once(puzzle) == (lattice == "hexagon")


def test_it_says_that_nothing_moves_or_how_much_was_tried() -> None:
    solid = builtin("hexagonal-prism")
    block = around(solid, 2, (0, 0, 0, 0))
    puzzle, solution = as_puzzle(solid, [[(0, 0, 0, 0)], sorted(block - {(0, 0, 0, 0)})])
    said = course_text(find_course(puzzle, solution), puzzle, solution)
    assert said.endswith("They do not move at all, not even several at once, each its own way.")
    smaller = block - around(solid, 1, (0, 0, 0, 0))
    puzzle, solution = as_puzzle(solid, [[(0, 0, 0, 0)], sorted(smaller)])
    said = course_text(find_course(puzzle, solution), puzzle, solution)
    assert "were tried from" in said


def test_what_it_says() -> None:
    puzzle, solution = three()
    said = course_text(find_course(puzzle, solution), puzzle, solution)
    assert said == "Level 1, 1 move, 1 arrangement tried. In 1 move several parts go at once, each its own way."


def test_the_film_of_the_hexagon() -> None:
    assembly = find_course(*three()).assembly
    assert (assembly.moves, assembly.enters, assembly.first, assembly.fewest) == ([[0, 1, 2]], [False], [0, 1, 2], 0)
    assert assembly.has_film
    apart, middle, whole = (assembly.snapshot(step).offsets for step in (0, 0.5, 1))
    assert np.linalg.norm(apart, axis=1) == pytest.approx([np.linalg.norm(apart[0])] * 3)
    assert middle == pytest.approx(apart / 2)
    assert not whole.any()


@pytest.mark.parametrize("seeds", [20, pytest.param(5_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ["square", "cubic"])
def test_on_squares_and_cubes_it_does_no_more_than_whole_steps(name: str, seeds: int) -> None:
    """The manual has the proof; `cell_sides` says that such cells are boxes, so there it is not even tried."""
    lattice, held = builtin(name), 0
    sides = cell_sides(lattice)
    assert sides.boxes
    cells = sorted((*place, 0) for place in np.ndindex(*[9, 9] if name == "square" else [5, 5, 4]))
    for seed in range(seeds):
        random = Random(seed)
        bodies = cut(random, lattice, set(cells), random.randint(2, 5))
        # Some cells are left out, so that there is room to move.
        gaps = set(random.sample(cells, random.randint(0, 12)))
        bodies = [kept for body in bodies if (kept := [cell for cell in body if cell not in gaps])]
        if len(bodies) > 1:
            held += _held_by_all(lattice, bodies)
    assert held > seeds // 20


def _held_by_all(lattice: Lattice, bodies: list[list[Cell]]) -> bool:
    puzzle, solution = as_puzzle(lattice, bodies)
    whole = take_apart(puzzle, solution)
    if whole.status != HELD:
        return False
    held = [bodies[i] for i in whole.held]
    puzzle, solution = as_puzzle(lattice, held)
    disassembler = Disassembler(puzzle)
    search = PartingSearch(disassembler.tables, Limits(states=20_000), disassembler._images.orders[0])
    pieces, origins = _pieces(disassembler, solution)
    assert search.part(pieces, origins.copy()) is None
    start = [(Fraction(0),) * lattice.rank for _ in held]
    assert AtOnce(cell_sides(lattice), search).part(held, start, pieces, origins) is None, bodies
    return True


def _pieces(disassembler: Disassembler, solution: Solution) -> tuple[Numbers, Numbers]:
    options = disassembler.tables.options(list(solution))
    return (np.column_stack([options.shape, np.arange(len(solution))]).astype(np.int64),
            options.origin.astype(np.int64))


@settings(deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["triangle", "hexagon", "half-square", "kite"]))
def test_exact_meetings_agree_with_samples(seed: int, name: str) -> None:
    """Two bodies, one of which moves straight on: nothing overlaps before they meet, and something just after."""
    lattice, random = builtin(name), Random(seed)
    bodies = [sorted(around(lattice, 1)), sorted(around(lattice, random.randint(0, 2)))]
    obstacles = Obstacles.of(cell_sides(lattice), bodies)
    unit = cell_sides(lattice).unit
    places = np.array([[0, 0], [unit * random.randint(5, 9), unit * random.randint(-4, 4)]])
    ways = np.array([[0, 0], [-random.randint(1, 9), random.randint(-5, 5)]])
    meeting = obstacles.first_meeting(places, 1, ways)
    at = [Fraction(k, 7) for k in range(7 * 40)]
    met = [obstacles.overlap(places * time.denominator + ways * time.numerator, time.denominator) for time in at]
    assert met == _sampled(lattice, bodies, places, ways, unit, at)
    assert not any(one and time <= (meeting or 10**9) for one, time in zip(met, at, strict=True))
    if meeting is None:
        assert not any(met)
    else:
        soon = meeting + Fraction(1, 10_000)
        assert obstacles.overlap(places * soon.denominator + ways * soon.numerator, soon.denominator)


def _sampled(lattice: Lattice, bodies: list[list[Cell]], places: Numbers, ways: Numbers, unit: int,
             times: list[Fraction]) -> list[bool]:
    import shapely
    from shapely.affinity import translate

    one, other = (shapely.union_all([shapely.Polygon(lattice.kinds[cell[-1]].corners + np.array(cell[:-1])
                                                     @ lattice.vectors) for cell in body]) for body in bodies)
    there = [(places[1] + float(time) * ways[1]) / unit @ lattice.vectors for time in times]
    return [shapely.intersection(one, translate(other, *place), grid_size=1e-9).area > 1e-7 for place in there]
