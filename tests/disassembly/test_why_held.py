"""Why a solution holds: the fewest pieces that hold one another, and by trying all sets the slow way."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from drawn_pieces import hollow, made
from latticework.apart import Interlock, Limits, holding, take_apart, why_held
from latticework.lattice import builtin
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from quick_suite import in_part
from shapes import cells
from slow_disassembly import BLOCKS, fewest, random_puzzle

SEEDS = range(100, 103), pytest.param(range(100, 106), marks=pytest.mark.slow)


def slowly(puzzle: Puzzle, solution: Solution) -> set[tuple[int, ...]]:
    """All sets of as few pieces as possible that hold; the first size at which there are any."""
    bodies = [set(placement.cells) for placement in solution]
    for size in range(2, len(bodies) + 1):
        held = {some for some in combinations(range(len(bodies)), size)
                if fewest(puzzle.lattice, [bodies[i] for i in some]) is None}
        if held:
            return held
    return set()


@pytest.mark.parametrize("seeds", in_part(SEEDS, 3), ids=["some", "all"])
@pytest.mark.parametrize("name", in_part(BLOCKS, 3))
def test_agrees_with_trying_all_sets(name: str, seeds: range, monkeypatch: pytest.MonkeyPatch) -> None:
    found_some = 0
    for seed in seeds:
        puzzle, solution = random_puzzle(Random(seed), builtin(name), *BLOCKS[name], 3 + seed % 2)
        expected = slowly(puzzle, solution)
        for most in (holding.MOST_SETS, 0):
            with monkeypatch.context() as patch:
                patch.setattr(holding, "MOST_SETS", most)
                found = why_held(puzzle, solution)
            assert (found is None) == (not expected), (name, seed)
            if found is None:
                continue
            found_some += 1
            assert found.minimal
            if most:
                assert found.smallest
            if found.smallest:
                assert found.pieces in expected, (name, seed)
            check_minimal(puzzle, solution, found)
    assert found_some


def check_minimal(puzzle: Puzzle, solution: Solution, found: Interlock) -> None:
    """Check that the pieces hold and that all smaller sets of them come apart."""
    bodies = [set(placement.cells) for placement in solution]
    for size in range(2, len(found.pieces) + 1):
        for some in combinations(found.pieces, size):
            parts = fewest(puzzle.lattice, [bodies[i] for i in some]) is not None
            assert parts == (size < len(found.pieces))


def test_what_comes_apart_has_nothing_that_holds() -> None:
    puzzle, solution = made("square", {"A": cells("##\n##"), "B": ((2, 0, 0),)})
    assert why_held(puzzle, solution) is None


def test_the_smallest_set_is_found_among_others_that_hold() -> None:
    """Each of three cubes is shut in the box; the box and the first of them are named."""
    puzzle, solution = hollow(3)
    assert take_apart(puzzle, solution).held == (0, 1, 2, 3)
    assert why_held(puzzle, solution) == Interlock((0, 1))


def test_all_pieces_of_the_box_are_one() -> None:
    sides = {"left": cells("###\n#..\n###"), "right": ((3, 0, 0), (3, 1, 0), (3, 2, 0)), "in": ((1, 1, 0),)}
    puzzle, solution = made("square", sides)
    assert why_held(puzzle, solution) is None
    box = replace(puzzle, parts=(*(replace(part, box=True) for part in puzzle.parts[:2]), puzzle.parts[2]))
    assert why_held(box, solution) == Interlock((0, 1, 2))


def test_a_group_does_not_hold() -> None:
    puzzle, solution = hollow(2)
    grouped = replace(puzzle, parts=tuple(replace(part, group=str(i > 0)) for i, part in enumerate(puzzle.parts)))
    assert why_held(grouped, solution) == Interlock((0, 1))
    whole = replace(puzzle, parts=tuple(replace(part, group="1") for part in puzzle.parts))
    assert why_held(whole, solution) is None


def test_limits_tell_that_less_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, solution = hollow(3)
    assert why_held(puzzle, solution, Limits(seconds=0.0)) is None
    monkeypatch.setattr(holding, "MOST_SETS", 0)
    assert why_held(puzzle, solution) == Interlock((0, 3)), "the last of the cubes is left"
