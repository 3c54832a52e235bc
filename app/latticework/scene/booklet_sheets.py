"""The pictures of a booklet: one part, the target cell by cell, the layers and the steps of a solution."""

from collections.abc import Iterator

import numpy as np

from latticework.apart.assembly import Assembly
from latticework.puzzle import Puzzle
from latticework.scene.glass import seen_through
from latticework.scene.layer_diagrams import layers
from latticework.scene.projection import Polygon, polygons
from latticework.scene.shapes import (
    TARGET_COLOR,
    Shape,
    part_shape,
    scene,
    shape_of,
    target_scene,
    viewpoint,
)
from latticework.scene.sheet import Sheet
from latticework.scene.solution_drawing import Shown
from latticework.scene.view_sheet import MARGIN, cropped, cut_out
from latticework.solution import Placement, Solution


def part_sheet(puzzle: Puzzle, number: int) -> Sheet:
    """Return a part that has cells, as it is drawn in the puzzle."""
    shape = part_shape(puzzle, number)
    return cropped(puzzle.lattice, _seen(puzzle, [shape] if shape else []))


def target_sheet(puzzle: Puzzle) -> Sheet:
    """Return the target, which has cells, with the lines between them where they are seen from above."""
    sticks = any(kind.segment for kind in puzzle.lattice.kinds)  # they have no lines between them
    if not puzzle.lattice.flat or puzzle.target.cell_colors or sticks:
        return cropped(puzzle.lattice, _seen(puzzle, target_scene(puzzle)))
    lattice = puzzle.standing.lattice
    cells = [shape_of(lattice, (cell,), TARGET_COLOR) for cell in puzzle.target.cells]
    return cropped(puzzle.lattice, _seen(puzzle, cells))


def target_layers(puzzle: Puzzle) -> list[Sheet]:
    """Return the layers of a solid target, cell by cell; none where layers would not tell."""
    cells = tuple(Placement(0, (cell,)) for cell in puzzle.target.cells)
    return _layers(puzzle, cells, [TARGET_COLOR] * len(cells))


def layer_sheets(puzzle: Puzzle, solution: Solution) -> list[Sheet]:
    """Return the layers of a solid solution; none where layers would not tell."""
    return _layers(puzzle, solution, [shape.color for shape in scene(puzzle, solution)])


def _layers(puzzle: Puzzle, placements: Solution, colors: list[str]) -> list[Sheet]:
    if puzzle.lattice.flat:
        return []
    drawn = layers(puzzle.standing.lattice, placements, colors)
    return [cropped(puzzle.lattice, diagram) for diagram in drawn]


def step_sheets(puzzle: Puzzle, solution: Solution, assembly: Assembly) -> Iterator[Sheet]:
    """Yield a sheet for each move, all of one size.

    Where parts come straight in it shows what stands after the move, flat puzzles on the target; else what stands
    before it, with arrows to where parts go.
    """
    if not assembly.straight:
        yield from _moves(puzzle, Shown(puzzle, solution, assembly=assembly))
        return
    shapes = scene(puzzle, solution)
    below = _seen(puzzle, target_scene(puzzle)) if puzzle.lattice.flat else []
    points = np.concatenate([polygon.points for polygon in [*below, *_seen(puzzle, shapes)]])
    unit = float(np.linalg.norm(puzzle.lattice.vectors, axis=1).min())
    low, high = points.min(axis=0) - MARGIN * unit, points.max(axis=0) + MARGIN * unit
    placed: list[Shape] = []
    for move in assembly.moves:
        placed += [shapes[number] for number in move]
        yield cut_out([*below, *_seen(puzzle, placed)], low, high, unit)


def _moves(puzzle: Puzzle, shown: Shown) -> Iterator[Sheet]:
    drawn = []
    for step in range(len(shown.assembly.moves)):
        stage = shown.drawing(0.0, step, set(), set(), towards=1)
        drawn.append(seen_through(stage, shown.glass, np.zeros(3), *viewpoint(puzzle.lattice)))
    points = np.concatenate([polygon.points for some in drawn for polygon in some])
    unit = float(np.linalg.norm(puzzle.lattice.vectors, axis=1).min())
    low, high = points.min(axis=0) - MARGIN * unit, points.max(axis=0) + MARGIN * unit
    for some in drawn:
        yield cut_out(some, low, high, unit)


def _seen(puzzle: Puzzle, shapes: list[Shape]) -> list[Polygon]:
    return polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(puzzle.lattice))
