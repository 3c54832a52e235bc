"""The order of assembly of many solutions, against all slides that a slow twin finds free."""

import random
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from latticework.apart.straight_slides import straight_slides as assembly
from latticework.lattice import Cell, builtin
from latticework.puzzle import Part, Puzzle
from latticework.solution import Placement, Solution
from samples import RINGS, solved

STEPS = [step for step in product((-1, 0, 1), repeat=3) if sum(map(abs, step)) == 1]
Body = set[tuple[int, ...]]


def cut(rng: random.Random, sizes: tuple[int, int, int]) -> tuple[Puzzle, Solution]:
    """Return a block of cubes cut into parts of about four cells each at random."""
    free = {(*place, 0) for place in product(*map(range, sizes))}
    parts: list[tuple[Cell, ...]] = []
    while free:
        cells = [rng.choice(sorted(free))]
        for _ in range(3):
            near = sorted({n for cell in cells for n in builtin("cubic").neighbours(cell)} & free - set(cells))
            cells += [rng.choice(near)] if near else []
        free -= set(cells)
        parts.append(tuple(cells))
    puzzle = Puzzle(builtin("cubic"), parts=tuple(Part(str(i), cells) for i, cells in enumerate(parts)))
    return puzzle, tuple(Placement(i, cells) for i, cells in enumerate(parts))


def free_ways(body: Body, others: list[Body]) -> list[tuple[int, ...]]:
    """Return the directions in which a body slides out far past others, step by step."""
    taken = set().union(*others)
    return [step for step in STEPS if not any(
        tuple(x + far * d for x, d in zip(cell, step, strict=True)) in taken for cell in body for far in range(1, 9))]


def height(body: Body) -> float:
    """Return how high a body lies: its top, and what lies below counts too."""
    heights = [cell[2] for cell in body]
    return max(heights) + sum(heights) / len(heights)


def check(puzzle: Puzzle, solution: Solution) -> int:
    """Take a solution apart in the order found: each time the best of all free slides; return how many come out."""
    found = assembly(puzzle, solution)
    assert sorted(number for move in found.moves for number in move) == list(range(len(solution)))
    left = [{cell[:3] for number in move for cell in solution[number].cells} for move in found.moves]
    held = int(len(found.directions) > 0 and not found.directions[0].any())
    for way in found.directions[held:][::-1]:
        body = left.pop()
        pieces = [*([{c[:3] for c in solution[n].cells} for n in found.moves[0]] if held else []), *left[held:]]
        free = [(step[2], height(some)) for some in (body, *pieces)
                for step in free_ways(some, [other for other in (body, *pieces) if other is not some])]
        assert tuple(np.rint(way).astype(int)) in free_ways(body, pieces)
        assert (round(way[2]), height(body)) == pytest.approx(max(free))
    if held:
        pieces = [{cell[:3] for cell in solution[number].cells} for number in found.moves[0]]
        assert not [some for some in pieces if free_ways(some, [other for other in pieces if other is not some])]
    return len(found.moves) - held


@pytest.mark.parametrize("seed", range(30))
def test_what_lies_highest_comes_out_first_and_upwards_where_it_can(seed: int) -> None:
    rng = random.Random(seed)
    puzzle, solution = cut(rng, rng.choice([(3, 3, 3), (2, 3, 4), (4, 3, 2)]))
    assert check(puzzle, solution) > 1


@pytest.mark.parametrize("turn", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_rings_that_hold_one_another_in_every_direction(turn: tuple[int, int, int]) -> None:
    puzzle, solution = solved(RINGS, "cubic")
    turned = tuple(replace(placement, cells=tuple((*(cell[i] for i in turn), 0) for cell in placement.cells))
                   for placement in solution)
    assert check(puzzle, turned) == 1
