"""Parts that are placed in a target, and the cells that are left of it, which are drawn as of glass."""

from collections.abc import Iterable
from dataclasses import replace

from latticework.lattice import Cell
from latticework.puzzle import Puzzle
from latticework.scene.shapes import TARGET_COLOR, Shape, fineness, scene, shape_of
from latticework.solution import Solution


def cells_left(puzzle: Puzzle, placed: Solution, others: Iterable[Cell] = ()) -> tuple[Cell, ...]:
    """Return the cells of the target that no placement covers and that are not among the others."""
    covered = {cell for placement in placed for cell in placement.cells}.union(others)
    return tuple(cell for cell in puzzle.target.cells if cell not in covered)


def placed_shapes(puzzle: Puzzle, placed: Solution) -> list[Shape]:
    """Return a shape for each placement, as finely drawn however many there are."""
    around = fineness(len(puzzle.target.cells))
    return [replace(shape, index=-1, around=around) for shape in scene(puzzle, placed)]


def left_shapes(puzzle: Puzzle, left: tuple[Cell, ...]) -> list[Shape]:
    """Return the shape of the cells that are left, none where there are none."""
    if not left:
        return []
    around = fineness(len(puzzle.target.cells))
    return [shape_of(puzzle.standing.lattice, left, TARGET_COLOR, index=-1, around=around)]
