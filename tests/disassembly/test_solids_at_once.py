"""Solid parts that leave one another only all at once: a puzzle after Coffin's Rosebud, and random dissections."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import numpy as np
import pytest

from dissections import Solid, around, as_puzzle, cut, pierced
from latticework.apart import APART, HELD, Disassembler, Disassembly, JointMove, take_apart
from latticework.apart.at_once import Contacts, velocities
from latticework.apart.courses import course_text, find_course
from latticework.apart.obstacles import Obstacles, cell_sides
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, load
from latticework.puzzle.library import shipped
from latticework.solution import Solution
from latticework.solution.shipped_solutions import shipped_solution

AXIS = np.array([1, -1, 1]) / 3**0.5
"""The axis of symmetry of the rosebud, along which the film in the manual looks."""


SOLIDS = {"rhombic-dodecahedron": 1, "truncated-octahedron": 1, "tetrahedron-octahedron": 2, "tetrahedron-octant": 2,
          "rhombic-tetrahedron": 3, "triangular-prism": 2, "hexagonal-prism": 1}
"""Lattices of solids, and how many rings of neighbours are a small region there."""


@pytest.fixture(scope="module")
def rosebud() -> tuple[Puzzle, Solution, Disassembly]:
    path = next(path for path in shipped() if path.stem == "rosebud")
    puzzle = load(path)
    solution = shipped_solution(path, puzzle)
    assert solution is not None
    return puzzle, solution, take_apart(puzzle, solution)


def test_the_rosebud_opens_all_at_once(rosebud: tuple[Puzzle, Solution, Disassembly]) -> None:
    puzzle, solution, found = rosebud
    assert Disassembler(puzzle, at_once=False).take_apart(solution).status == HELD
    assert (found.status, found.level, found.joint_moves) == (APART, "1", 1)
    assert not pierced(puzzle.lattice, solution, found)
    said = course_text(find_course(puzzle, solution), puzzle, solution)
    assert said == "Level 1, 1 move, 1 arrangement tried. In 1 move several parts go at once, each its own way."


def test_its_six_parts_go_six_ways_round_the_axis(rosebud: tuple[Puzzle, Solution, Disassembly]) -> None:
    puzzle, _, found = rosebud
    (move,) = found.moves
    assert isinstance(move, JointMove)
    assert sorted(move.pieces) == list(range(6))
    ways = np.array(move.ways, float) @ puzzle.lattice.vectors
    ways -= ways.mean(axis=0)
    across = ways - np.outer(ways @ AXIS, AXIS)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    assert np.sort(across @ across.T) == pytest.approx(np.tile([-1, -0.5, -0.5, 0.5, 0.5, 1], (6, 1)))


def test_no_group_of_its_parts_leaves_the_others_by_any_way(rosebud: tuple[Puzzle, Solution, Disassembly]) -> None:
    puzzle, solution, _ = rosebud
    sides = cell_sides(puzzle.lattice)
    assert sides
    random, still = np.random.default_rng(0), np.zeros((2, 3), np.int64)
    for chosen in product((False, True), repeat=5):
        if any(chosen):
            groups = [[cell for placement, goes in zip(solution, (False, *chosen), strict=True) if goes == group
                       for cell in placement.cells] for group in (False, True)]
            contacts = Contacts.of(Obstacles.of(sides, groups), still, 1)
            aim = random.normal(size=(2, 3))
            assert [velocities(contacts, 2, 3, some) for some in (None, aim, -aim)] == [None] * 3, chosen


def test_the_twin_sees_a_collision(rosebud: tuple[Puzzle, Solution, Disassembly]) -> None:
    """Each part goes back, in place of out, through the others."""
    puzzle, solution, found = rosebud
    (move,) = found.moves
    assert isinstance(move, JointMove)
    assert found.tree
    back = replace(move, ways=tuple(tuple(-x for x in way) for way in move.ways))
    assert pierced(puzzle.lattice, solution, replace(found, tree=replace(found.tree, moves=(back,)))) == [back]


@pytest.mark.parametrize("name", SOLIDS)
def test_solid_bodies_meet_when_they_begin_to_overlap(name: str) -> None:
    """Of two bodies one moves straight on: no point comes within the other until they meet, mostly one does later."""
    lattice, deep = builtin(name), 0
    sides = cell_sides(lattice)
    assert sides
    still = np.zeros(3, np.int64)
    for seed in range(30):
        random = Random(seed)
        bodies = [sorted(around(lattice, rings, (0, 0, 0, random.randrange(len(lattice.kinds)))))
                  for rings in (SOLIDS[name], 0)]
        place = sides.unit * np.array([random.randint(4, 6), random.randint(-2, 2), random.randint(-2, 2)])
        way = -place + [random.randint(-1, 1) for _ in range(3)]
        obstacles = Obstacles.of(sides, bodies)
        meeting = obstacles.first_meeting(np.array([still, place]), 1, np.array([still, way]))
        large, small = (Solid.of(lattice, body, 20) for body in bodies)
        for time in np.arange(0, 2, 0.02):
            if small.within(large, (place + time * way) / sides.unit @ lattice.vectors):
                assert meeting is not None, seed
                assert time > meeting, seed
                deep += 1
                break
        if meeting is not None:
            soon = meeting + Fraction(1, 10_000)
            there = np.array([still, place * soon.denominator + way * soon.numerator])
            assert obstacles.overlap(there, soon.denominator)
    assert deep > 15


@pytest.mark.parametrize("seeds", [8, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "rings"), SOLIDS.items())
def test_random_solid_parts_never_go_through_one_another(name: str, rings: int, seeds: int) -> None:
    lattice, at_once = builtin(name), 0
    cells = around(lattice, rings, (2, 2, 2, 0))
    for seed in range(seeds):
        random = Random(seed)
        puzzle, solution = as_puzzle(lattice, cut(random, lattice, cells, random.randint(3, 5)))
        found = take_apart(puzzle, solution)
        assert not found.tree or not pierced(lattice, solution, found), seed
        if found.joint_moves:
            assert Disassembler(puzzle, at_once=False).take_apart(solution).status == HELD
            at_once += 1
    assert at_once or name not in {"rhombic-dodecahedron", "truncated-octahedron"}
