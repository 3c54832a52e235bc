"""Random puzzles of a few cells of a lattice, already put together; parts may be in several pieces."""

import random

from latticework.lattice import Cell, builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution


def random_assembly(lattice: str, seed: int, cells: int = 8, parts: int = 3) -> tuple[Puzzle, Solution]:
    """Return a puzzle whose cells hang together, dealt out to its parts at random, and its solution."""
    chance, shape = random.Random(f"{lattice} {seed}"), builtin(lattice)
    grown: list[Cell] = [(0,) * (shape.rank + 1)]
    while len(grown) < cells:
        beside = [cell for cell in shape.neighbours(chance.choice(grown)) if cell not in grown]
        grown += chance.sample(beside, min(1, len(beside)))
    owner = {cell: chance.randrange(parts) for cell in grown}
    groups = [tuple(sorted(cell for cell in grown if owner[cell] == number)) for number in range(parts)]
    drawn = [group for group in groups if group]
    puzzle = Puzzle(shape, "random", target=Target(tuple(grown)), parts=tuple(
        Part(chr(65 + number), group) for number, group in enumerate(drawn)))
    return puzzle, tuple(Placement(number, group) for number, group in enumerate(drawn))
