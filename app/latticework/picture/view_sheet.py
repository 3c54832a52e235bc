"""Sheets with one view: of a solution from any side, exploded or half assembled, and the pictures of a booklet."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly
from latticework.errors import LatticeworkError
from latticework.lattice import Floats, Lattice
from latticework.phrases import phrase
from latticework.picture.camera import Camera, Drawing
from latticework.picture.painter_order import Polygon, basis, polygons
from latticework.picture.scenes import (
    TARGET_COLOR,
    Shape,
    bounds,
    part_shape,
    scene,
    shape_of,
    target_scene,
    viewpoint,
)
from latticework.picture.sheet import DOWN, Sheet, corners_of, layers
from latticework.picture.solution_drawing import Shown, seen_through
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

_LINE, MARGIN = 0.045, 0.3  # of the shortest step of the lattice

Window = tuple[tuple[float, float], tuple[float, float]]
"""The lower left and the upper right corner of what is seen."""


@dataclass(frozen=True)
class View:
    """A view of a solution, or of the target alone; or what stays the same while something moves.

    turn, tilt: degrees from the best view, to the right and up. explode: how far parts are moved apart, 0 to
    1. step: how many moves of the assembly are made, None for all. hidden, faint: numbers of placements that are left
    out, and of those in pale colours. window: the lower left and upper right corner of what is seen, None for all.
    arrows: whether arrows show where moving parts go.
    """

    turn: float = 0.0
    tilt: float = 0.0
    explode: float = 0.0
    step: int | None = None
    hidden: frozenset[int] = frozenset()
    faint: frozenset[int] = frozenset()
    window: Window | None = None
    arrows: bool = True

    def seen(self, puzzle: Puzzle, turned: float = 0.0) -> tuple[float, float]:
        """Return azimuth and elevation from which a puzzle is seen, turned further to the right."""
        azimuth, elevation = viewpoint(puzzle.lattice)
        return azimuth - self.turn - turned, elevation + self.tilt

    def seen_by(self, camera: Camera, puzzle: Puzzle, drawing: Drawing, width: int, height: int) -> "View":
        """Return the view of the same things by a camera, in a window of so many pixels."""
        azimuth, elevation = viewpoint(puzzle.lattice)
        x, y = camera.frame[:2] @ camera.middle(drawing)
        half = camera.half_width(drawing, width, height)
        high = half * height / max(1, width)
        return replace(self, turn=(azimuth - camera.azimuth + 180) % 360 - 180, tilt=camera.elevation - elevation,
                       window=((x - half, y - high), (x + half, y + high)))


def view_sheet(puzzle: Puzzle, solution: Solution | None, view: View, assembly: Assembly = NO_ASSEMBLY) -> Sheet:
    """Return one view as a sheet; raises LatticeworkError when nothing is left to be drawn.

    All steps of an assembly are on sheets of one size, those of flat puzzles on the target.
    """
    shown = Shown(puzzle, solution, assembly=assembly)
    drawing = shown.drawing(view.explode, view.step, set(view.faint), set(view.hidden))
    seen = view.seen(puzzle)
    drawn = seen_through(drawing, set(), np.zeros(3), *seen)
    if not drawn and (view.step is None or not shown.shapes):
        raise LatticeworkError(phrase("{name}: has nothing to draw; show more parts, or give it a target",
                                      name=puzzle.name))
    if view.step is None or solution is None:
        return cropped(puzzle.lattice, drawn, view.window)
    # Half assembled, a flat puzzle needs its target, or its parts would float nowhere.
    if puzzle.lattice.flat and not view.explode:
        drawn = [*polygons(target_scene(puzzle), np.zeros((1, 3)), *seen), *drawn]
    return _cut(puzzle.lattice, drawn, _all_steps(shown, view, seen), view.window)


def _all_steps(shown: Shown, view: View, seen: tuple[float, float]) -> Floats:
    """Return the corners (2, 2) of all that is shown while the parts are put in."""
    frame, corners = basis(*seen)[:2], []
    for step in range(len(shown.assembly.moves) + 1):
        drawing = shown.drawing(view.explode, step, set(), set())
        if drawing.shapes:
            low, high = bounds(drawing.shapes, drawing.offsets)
            # The corners of the boxes are enough for a frame, and few.
            corners += [np.where(choice, high, low) @ frame.T for choice in np.ndindex(2, 2, 2)]
    return np.array([np.min(corners, axis=0), np.max(corners, axis=0)])


def cropped(lattice: Lattice, drawn: list[Polygon], window: Window | None = None) -> Sheet:
    """Return a sheet with some polygons, at least one, and a margin around them, or the part of it in a window."""
    return _cut(lattice, drawn, corners_of(drawn), window)


def _cut(lattice: Lattice, drawn: list[Polygon], corners: Floats, window: Window | None = None) -> Sheet:
    """Return polygons as a sheet with the room between two corners (2, 2), a margin around it, or a window of it."""
    unit = lattice.shortest_step
    low, high = corners[0] - MARGIN * unit, corners[1] + MARGIN * unit
    if window is not None:  # it cuts off what is out of sight, but not the margin
        low = np.where(np.array(window[0]) > corners[0], window[0], low)
        high = np.where(np.array(window[1]) < corners[1], window[1], high)
    return cut_out(drawn, low, np.maximum(high, low + unit), unit)


def cut_out(drawn: list[Polygon], low: Floats, high: Floats, unit: float) -> Sheet:
    """Return the polygons between two corners as a sheet; unit: the shortest step of the lattice."""
    corner = np.array([-low[0], high[1]])
    return Sheet(high - low, _LINE * unit, 0.0, unit, [polygon.moved(corner, DOWN) for polygon in drawn])


def part_sheet(puzzle: Puzzle, number: int) -> Sheet:
    """Return a part that has cells, as it is drawn in the puzzle."""
    shape = part_shape(puzzle, number)
    return cropped(puzzle.lattice, best_view(puzzle, [shape] if shape else []))


def target_sheet(puzzle: Puzzle) -> Sheet:
    """Return the target, which has cells, with the lines between them where they are seen from above."""
    sticks = any(kind.segment for kind in puzzle.lattice.kinds)  # they have no lines between them
    if not puzzle.lattice.flat or puzzle.target.cell_colors or sticks:
        return cropped(puzzle.lattice, best_view(puzzle, target_scene(puzzle)))
    lattice = puzzle.standing.lattice
    # Cell by cell, as a shape has lines only around it.
    cells = [shape_of(lattice, (cell,), TARGET_COLOR) for cell in puzzle.target.cells]
    return cropped(puzzle.lattice, best_view(puzzle, cells))


def target_layers(puzzle: Puzzle) -> list[Sheet]:
    """Return the layers of a solid target, cell by cell; none where layers show nothing."""
    cells = tuple(Placement(0, (cell,)) for cell in puzzle.target.cells)
    return _layers(puzzle, cells, [TARGET_COLOR] * len(cells))


def layer_sheets(puzzle: Puzzle, solution: Solution) -> list[Sheet]:
    """Return the layers of a solid solution; none where layers show nothing."""
    return _layers(puzzle, solution, [shape.color for shape in scene(puzzle, solution)])


def _layers(puzzle: Puzzle, placements: Solution, colors: list[str]) -> list[Sheet]:
    if puzzle.lattice.flat:
        return []
    drawn = layers(puzzle.standing.lattice, placements, colors)
    return [cropped(puzzle.lattice, diagram) for diagram in drawn]


def step_sheets(puzzle: Puzzle, solution: Solution, assembly: Assembly) -> Iterator[Sheet]:
    """Yield a sheet for each move, all of one size.

    Where parts come straight in it shows the parts in place after the move, flat puzzles on the target; else those
    before the move, with arrows to where parts go.
    """
    if not assembly.straight:
        yield from _moves(puzzle, Shown(puzzle, solution, assembly=assembly))
        return
    shapes = scene(puzzle, solution)
    below = best_view(puzzle, target_scene(puzzle)) if puzzle.lattice.flat else []
    corners = corners_of([*below, *best_view(puzzle, shapes)])
    placed: list[Shape] = []
    for move in assembly.moves:
        # Sheets are made one at a time: a burr may have a hundred moves.
        placed += [shapes[number] for number in move]
        yield _cut(puzzle.lattice, [*below, *best_view(puzzle, placed)], corners)


def _moves(puzzle: Puzzle, shown: Shown) -> Iterator[Sheet]:
    drawn = []
    for step in range(len(shown.assembly.moves)):
        stage = shown.drawing(0.0, step, set(), set(), towards=1)
        drawn.append(seen_through(stage, shown.glass, np.zeros(3), *viewpoint(puzzle.lattice)))
    # All are drawn first, as they are to have one size.
    corners = corners_of(polygon for some in drawn for polygon in some)
    yield from (_cut(puzzle.lattice, some, corners) for some in drawn)


def best_view(puzzle: Puzzle, shapes: list[Shape]) -> list[Polygon]:
    """Return shapes in their places as polygons, the farthest first, seen from the side that shows most."""
    return polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(puzzle.lattice))
