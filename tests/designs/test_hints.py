"""Challenges: the parts that are laid leave exactly one solution, and fewer never do."""

from itertools import combinations, product
from random import Random

import numpy as np
import pytest

import latticework as lw
from latticework.designs.hints import challenges, fewest, solved_puzzle
from latticework.errors import LatticeworkError
from latticework.jobs.job import prepare
from latticework.solution import faults
from quick_suite import in_part

PUZZLES = {
    "square": lw.Puzzle.boxed("square", (4, 3), [
        "###", lw.Part("#.\n##", copies=2), lw.Part("##", copies=(0, 2)), "#"]),
    "hexagon": lw.Puzzle.boxed("hexagon", (3, 3), [*lw.polyforms("hexagon", 3), *lw.polyforms("hexagon", (1, 2))],
                               may_stay_empty=[(0, 0)]),
    "packed-spheres": lw.Puzzle("packed-spheres", lw.shape("packed-spheres", "tetrahedron", 3), [
        lw.Part(part.cells, part.name, (0, 2)) for part in lw.polyforms("packed-spheres", 3)] + [
        lw.Part([(0, 0, 0)], "one")]),
    "cubic": lw.Puzzle.boxed("cubic", (3, 2, 2), lw.polyforms("cubic", (3, 4))[:5]),
}


@pytest.mark.parametrize(("name", "seed"), in_part(product(PUZZLES, range(3)), 3, several=True))
def test_one_solution_is_left_and_fewer_parts_leave_more(name: str, seed: int) -> None:
    puzzle = PUZZLES[name]
    everything = [frozenset(one.placements) for one in lw.solve(puzzle, modulo="nothing")]
    found = lw.design.hints(puzzle)
    assert len(found) == lw.solve(puzzle).counts.reflections
    for one in Random(seed).sample(found, min(4, len(found))):
        own = frozenset(one.solution.placements)
        assert [other for other in everything if other.issuperset(one.laid)] == [own]
        for fewer in combinations(own, len(one.laid) - 1):
            assert sum(other.issuperset(fewer) for other in everything) > 1
        assert lw.solve(one.puzzle).counts.all == 1


def test_every_choice_is_found() -> None:
    found = lw.design.hints("pentominoes-3x20", every=True)
    everything = [frozenset(one.placements) for one in lw.solve("pentominoes-3x20", modulo="nothing")]
    for number, solution in enumerate(lw.solve("pentominoes-3x20")):
        some = {frozenset(one.laid) for one in found if one.solution == solution}
        [size] = {len(laid) for laid in some}
        assert some == {frozenset(laid) for laid in combinations(solution.placements, size)
                        if sum(other >= set(laid) for other in everything) == 1}, number


def test_a_solution_is_that_of_the_challenge() -> None:
    ready = prepare(PUZZLES["square"].document)
    found = [one._options for one in lw.solve(PUZZLES["square"])]
    for one in challenges([np.array(own, np.int32) for own in found], ready):
        puzzle, solution = solved_puzzle(ready, one)
        assert not faults(puzzle, solution)
        assert all(part.most for part in puzzle.parts)


@pytest.mark.parametrize("seed", range(5))
def test_the_fewest_of_random_sets(seed: int) -> None:
    random = Random(seed)
    sets = [random.randrange(1, 1 << 8) for _ in range(random.randint(0, 12))]
    size = next(size for size in range(9) if any(_hits(some, sets) for some in combinations(range(8), size)))
    assert fewest(sets, every=True) == [some for some in combinations(range(8), size) if _hits(some, sets)]
    assert fewest(sets)[0] in fewest(sets, every=True)


def _hits(some: tuple[int, ...], sets: list[int]) -> bool:
    return all(any(one >> k & 1 for k in some) for one in sets)


def test_marks_and_colours_stay_with_the_parts() -> None:
    for name in ("broken-chessboard", "jigsaw-4x5"):
        puzzle = lw.load(name)
        [one, *_] = lw.design.hints(puzzle)
        assert lw.solve(one.puzzle).counts.all == 1, name


def test_solutions_that_cannot_be_compared_are_refused() -> None:
    with pytest.raises(LatticeworkError, match="more than 62 parts"):
        lw.design.hints(lw.Puzzle.boxed("square", (63, 1), [lw.Part("#", copies=63)]))


def test_a_solution_within_another_one_makes_no_challenge() -> None:
    """The domino alone is a solution, and so it is with a single cell besides: nothing laid tells them apart."""
    puzzle = lw.Puzzle("square", "###", ["##", lw.Part("#", copies=(0, 1))], may_stay_empty=[(2, 0)])
    for one in lw.design.hints(puzzle):
        assert lw.solve(one.puzzle).counts.all == 1
