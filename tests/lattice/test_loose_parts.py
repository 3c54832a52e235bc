"""Parts whose cells need not touch are turned in every way that distances allow, as the slow twin finds it.

All 500 parts of balls, and 200 of other cells, are compared by `pytest tests/lattice/test_loose_parts.py -m slow`.
"""

import random
from dataclasses import replace
from itertools import permutations, product

import numpy as np
import pytest

import latticework as lw
from latticework.cover.part_facts import part_facts
from latticework.cover.placements import PlacementFinder
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, builtin, motions, motions_of, names, orientations, symmetries
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.marks import Mark
from latticework.puzzle.polyforms import polyforms
from latticework.puzzle.puzzle import allowed_motions
from quick_suite import in_part
from shapes import made
from slow_loose_parts import place, slow_orientations
from slow_space import places_of

OWN = {
    "two sizes": """
format = 1
name = "two sizes"
title = "Balls in squares, with smaller ones above and below"
vectors = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.75]]
cells = [{ name = "ball", ball = [0.0, 0.0, 0.0] }, { name = "small", ball = [0.0, 0.0, 0.875], radius = 0.375 }]
""",
    "simple cubic": """
format = 1
name = "simple cubic"
title = "Balls in cubes"
vectors = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
cells = [{ name = "ball", ball = [0.0, 0.0, 0.0] }]
""",
    "one layer": """
format = 1
name = "one layer"
title = "A single layer of balls"
vectors = [[1.0, 0.0, 0.0], [0.5, 0.8660254037844386, 0.0]]
cells = [{ name = "ball", ball = [0.0, 0.0, 0.0] }]
""",
    "one row": """
format = 1
name = "one row"
title = "A double row of balls"
vectors = [[1.0, 0.0, 0.0]]
cells = [{ name = "low", ball = [0.0, 0.0, 0.0] }, { name = "high", ball = [0.5, 0.8660254037844386, 0.0] }]
""",
}
BALLS = [name for name in names() if builtin(name).kinds[0].radius] + [*OWN]
OTHERS = [name for name in names() if not builtin(name).kinds[0].radius]
APART = ((-2, 0, 1, 0), (0, -2, 2, 0), (0, 0, 0, 0))
"""Three balls that do not touch, and are carried to other places than those of connected parts."""


def lattice_of(name: str) -> Lattice:
    return made(OWN[name]) if name in OWN else builtin(name)


def loose(lattice: Lattice, rng: random.Random, reach: int) -> tuple[Cell, ...]:
    """Return two to four cells near each other that need not touch."""
    every = [(*step, kind) for step in product(range(-reach, reach + 1), repeat=lattice.rank)
             for kind in range(len(lattice.kinds))]
    return tuple(rng.sample(every, rng.randint(2, min(4, len(every)))))


def compare(name: str, number: int, reach: int) -> None:
    lattice = lattice_of(name)
    cells = loose(lattice, random.Random(f"{name} {number}"), reach)
    for rule in ("turn", "turn over" if lattice.flat else "mirror"):
        found = orientations(lattice, cells, allowed_motions(lattice, cells, rule))
        assert len(found) == len(set(found))
        assert set(found) == slow_orientations(lattice, cells, mirrored=rule != "turn"), (name, cells, rule)


@pytest.mark.parametrize("name", in_part(BALLS, 2))
def test_balls_are_turned_as_their_distances_allow(name: str) -> None:
    for number in range(3):
        compare(name, number, 2)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, -(-500 // len(BALLS)), 12))
@pytest.mark.parametrize("name", BALLS)
def test_hundreds_of_parts_of_balls_are_turned_as_their_distances_allow(name: str, first: int) -> None:
    for number in range(first, first + 12):
        compare(name, number, 2)


@pytest.mark.parametrize("name", in_part(OTHERS, 4))
def test_other_cells_are_turned_as_their_outlines_allow(name: str) -> None:
    for number in range(3):
        compare(name, number, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_hundreds_of_parts_of_other_cells_are_turned_as_their_outlines_allow(name: str) -> None:
    for number in range(12):
        compare(name, number, 1)


def test_a_part_covers_a_target_that_is_congruent_to_it() -> None:
    lattice = builtin("packed-spheres")
    part = Part("A", ((0, 2, 0, 0), (0, 1, 2, 0), (2, 0, 0, 0)))
    assert counts(Puzzle(lattice, "balls apart", target=Target(APART), parts=(part,))) == (1, 1, 1)
    # Turned, but not shifted, it is somewhere else.
    assert counts(Puzzle(lattice, "balls apart", target=Target(APART), parts=(part,), motions="fixed")) == (0, 0, 0)


def test_a_mirror_image_needs_the_rule_that_allows_it() -> None:
    lattice, chiral = builtin("packed-spheres"), ((0, 0, 0, 0), (1, 0, 1, 0), (0, 2, 0, 0), (-1, 1, 2, 0))
    turned, every = (slow_orientations(lattice, chiral, mirrored=mirrored) for mirrored in (False, True))
    assert len(every) == 2 * len(turned)
    target = Target(min(every - turned))
    puzzle = Puzzle(lattice, "mirror image", target=target, parts=(Part("A", chiral),))
    assert counts(puzzle) == (0, 0, 0)
    assert counts(replace(puzzle, motions="mirror"))[0] == 1
    assert part_facts(replace(puzzle, parts=(Part("A", chiral), Part("B", target.cells))))[0].twin == 1


@pytest.mark.parametrize("name", BALLS)
def test_symmetries_of_balls_are_the_permutations_that_keep_all_distances(name: str) -> None:
    lattice, rng = lattice_of(name), random.Random(name)
    for _ in range(10):
        cells = tuple(sorted(loose(lattice, rng, 1)))
        places = np.array([place(lattice, cell) for cell in cells])
        sizes = [lattice.kinds[cell[-1]].radius for cell in cells]
        apart = np.linalg.norm(places[:, None] - places, axis=2)
        expected = {some for some in permutations(range(len(cells))) if np.allclose(apart[np.ix_(some, some)], apart)
                    and [sizes[i] for i in some] == sizes}
        assert {tuple(permutation.tolist()) for _, permutation in symmetries(lattice, cells)} == expected


def test_solutions_of_a_target_of_balls_apart_are_counted_modulo_its_own_symmetries() -> None:
    lattice = builtin("packed-spheres")
    puzzle = Puzzle(lattice, "one by one", target=Target(APART), parts=(Part("A", APART[:1], 3, 3),))
    assert counts(puzzle) == (1, 1, 1)
    parts = tuple(Part(name, APART[:1]) for name in "ABC")
    # The triangle has sides of three lengths, so that only its reflection in its own plane leaves it as it is.
    assert counts(replace(puzzle, parts=parts)) == (6, 6, 6)


@pytest.mark.parametrize("name", ["packed-spheres", "packed-spheres-hexagonal"])
def test_marks_and_colors_are_carried_along(name: str) -> None:
    lattice, rng = builtin(name), random.Random(name)
    for number in range(6):
        cells = loose(lattice, rng, 1)
        labels = [edge.label for edge in lattice.kinds[cells[0][-1]].half_edges]
        marks = tuple(sorted({Mark(cells[0], rng.choice(labels), "red") for _ in range(number % 3)}))
        colors = ((cells[1], "black"),) if number % 2 else ()
        board = tuple(sorted((*step, kind) for step in product(range(3), repeat=3)
                             for kind in range(len(lattice.kinds))))
        target = Target(board, cell_colors=((board[0], "black"),) if colors else ())
        puzzle = Puzzle(lattice, "marks", target=target,
                        parts=(Part("A", cells, marks=marks, cell_colors=colors),))
        placed = PlacementFinder(puzzle).find(puzzle.parts[0])
        assert len(placed.cells) == len(places_of(puzzle)[0])


def test_touching_balls_need_no_further_motions() -> None:
    """So that preparing usual puzzles takes no longer, and their placements keep their order."""
    for name in ("packed-spheres", "packed-spheres-hexagonal"):
        lattice = builtin(name)
        for size in (1, 2, 3):
            for form in polyforms(lattice, size):
                assert set(motions_of(lattice, form)) <= set(motions(lattice))


def test_balls_too_far_apart_are_refused() -> None:
    lattice = builtin("packed-spheres")
    with pytest.raises(LatticeworkError, match="balls that are 5000 apart"):
        motions_of(lattice, ((0, 0, 0, 0), (5_000, 0, 0, 0)))


def counts(puzzle: Puzzle) -> tuple[int, int, int]:
    found = lw.solve(lw.Puzzle.of(puzzle)).counts
    return found.all, found.rotations, found.reflections
