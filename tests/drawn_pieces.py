"""Puzzles that are drawn as they are solved."""

from itertools import product

from latticework.lattice import Cell, builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution


def made(lattice: str, shapes: dict[str, tuple[Cell, ...]], **rules: str) -> tuple[Puzzle, Solution]:
    """A puzzle of parts where they are drawn, and that as a solution."""
    drawn = tuple(Part(name, shape) for name, shape in shapes.items())
    target = tuple(sorted(cell for part in drawn for cell in part.cells))
    puzzle = Puzzle(builtin(lattice), parts=drawn, target=Target(target, target))
    return puzzle, tuple(Placement(number, part.cells) for number, part in enumerate(drawn))


def hollow(inside: int) -> tuple[Puzzle, Solution]:
    """A closed box of 5 x 5 x 5 with some cubes in the hollow of 3 x 3 x 3."""
    hollow = list(product((1, 2, 3), repeat=3))
    box = tuple((*c, 0) for c in product(range(5), repeat=3) if c not in hollow)
    return made("cubic", {"box": box} | {str(i): ((*hollow[i], 0),) for i in range(inside)})
