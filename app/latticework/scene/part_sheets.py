"""Sheets of one part, and of the layers of a target or a solution, each by itself."""

from latticework.puzzle import Puzzle
from latticework.scene.layer_diagrams import layers
from latticework.scene.projection import polygons
from latticework.scene.shapes import TARGET_COLOR, exploded, part_shape, scene, viewpoint
from latticework.scene.sheet import Sheet
from latticework.scene.view_sheet import framed
from latticework.solution import Placement, Solution


def part_sheet(puzzle: Puzzle, number: int) -> Sheet:
    """Return a part that has cells, as it is drawn in the puzzle."""
    shape = part_shape(puzzle, number)
    return framed(puzzle, polygons([shape], exploded([shape], 0.0), *viewpoint(puzzle.lattice)) if shape else [])


def target_layers(puzzle: Puzzle) -> list[tuple[Sheet, str]]:
    """Return the layers of a solid target, cell by cell; none where layers would not tell."""
    cells = tuple(Placement(0, (cell,)) for cell in puzzle.target.cells)
    return _layers(puzzle, cells, [TARGET_COLOR] * len(cells))


def layer_sheets(puzzle: Puzzle, solution: Solution) -> list[tuple[Sheet, str]]:
    """Return the layers of a solid solution; none where layers would not tell."""
    return _layers(puzzle, solution, [shape.color for shape in scene(puzzle, solution)])


def _layers(puzzle: Puzzle, placements: Solution, colors: list[str]) -> list[tuple[Sheet, str]]:
    if puzzle.lattice.flat:
        return []
    drawn = layers(puzzle.standing.lattice, placements, colors)
    return [(framed(puzzle, diagram), f"layer {number}") for number, diagram in enumerate(drawn, 1)]
