"""The 3D drawing of cells: those being edited, layer by layer, or cells in colours with a meaning."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from latticework.lattice import Cell, Floats, Lattice
from latticework.lattice.layers import layer_of
from latticework.picture.camera import Drawing
from latticework.picture.decoration import decoration_of, mark_colors
from latticework.picture.mesh import edges, triangles
from latticework.picture.scenes import Shape, bounds, fineness, shape_of
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_cells import seen_colors
from latticework.puzzle.edit_cells import shape_of as edited_shape
from latticework.puzzle.matching_table import reliefs
from latticework.solution import Marks, drawn_marks

_ROOM, _LOOSE = 1.0, 3.0
"""The room left around what is shown, and the most there may be before the box is made again, in sizes of a cell."""


_MOST_KEPT = 300

Bodies = tuple[tuple[int, Shape], ...]
"""Shapes of one colour in one layer, each with its layer."""


class _SteadyBox:
    """A box with some room in it, so that what grows by a cell does not move what is under the pointer."""

    def __init__(self) -> None:
        self._low, self._high = np.zeros(3), np.zeros(3)

    def about(self, shapes: list[Shape], unit: float) -> tuple[Floats, Floats]:
        """Return the middle (3,) of the box and how far (3,) it reaches from there; unit: the size of a cell."""
        if not shapes:
            return np.zeros(3), np.full(3, unit)
        low, high = bounds(shapes, np.zeros((len(shapes), 3)))
        spare = np.concatenate([low - self._low, self._high - high])
        # Fitted again only when cells leave the box, or it has become much too large.
        if spare.min() < 0 or spare.max() > _LOOSE * unit:
            self._low, self._high = low - _ROOM * unit, high + _ROOM * unit
        return (self._low + self._high) / 2, (self._high - self._low) / 2


@dataclass(frozen=True, eq=False)
class Sketch:
    """What is drawn: cells of the target (None) or a part, the current layer, and their colour.

    The cells may differ from those of the puzzle, which must be in the orientation in which it is shown.
    """

    puzzle: Puzzle
    subject: int | None
    cells: tuple[Cell, ...]
    layer: int
    color: str

    @property
    def marks(self) -> Marks:
        """The marks of sides and the colours of cells, for the cells that are drawn."""
        shape, there = edited_shape(self.puzzle, self.subject), set(self.cells)
        sides = drawn_marks(self.puzzle.lattice, shape) if isinstance(shape, Part) else ()
        colors = tuple((cell, cell, color) for cell, color in seen_colors(self.puzzle, self.subject))
        return tuple(mark for mark in (*sides, *colors) if mark[0] in there)


class DrawnLayers:
    """Makes the drawing; each layer has a shape of its own, which is cached, as a stroke changes only one."""

    def __init__(self) -> None:
        self._kept: dict[object, Shape] = {}
        self._box = _SteadyBox()

    def refit(self) -> None:
        """Make the next drawing fill the view."""
        self._box = _SteadyBox()

    def drawing(self, sketch: Sketch, ghost: Shape | None = None) -> Drawing:
        """Return the drawing; a ghost is what is shown in its place while there are no cells."""
        levels = self._levels(sketch)
        shapes = [self._shape(sketch, layer, cells, marks) for layer, (cells, marks) in levels.items()]
        faded = frozenset(place for place, layer in enumerate(levels) if layer > sketch.layer)
        return replace(self.framed(shapes or ([ghost] if ghost else []), sketch.puzzle.lattice),
                       shapes=shapes, offsets=np.zeros((len(shapes), 3)), faded=faded)

    def framed(self, shapes: list[Shape], lattice: Lattice) -> Drawing:
        """Return the drawing of shapes in a box that stays where it is while they change little."""
        middle, reach = self._box.about(shapes, lattice.shortest_step)
        return Drawing(shapes, np.zeros((len(shapes), 3)), frozenset(), middle, reach)

    def _levels(self, sketch: Sketch) -> dict[int, tuple[tuple[Cell, ...], Marks]]:
        """Return the cells and the marks of each layer, the lowest first."""
        lattice = sketch.puzzle.lattice
        cells, marks = defaultdict[int, list[Cell]](list), defaultdict[int, list[tuple[Cell, Cell, str]]](list)
        for cell in sorted(sketch.cells):
            cells[layer_of(lattice, cell)].append(cell)
        for mark in sketch.marks:
            marks[layer_of(lattice, mark[0])].append(mark)
        return {layer: (tuple(cells[layer]), tuple(marks[layer])) for layer in sorted(cells)}

    def _shape(self, sketch: Sketch, layer: int, cells: tuple[Cell, ...], marks: Marks) -> Shape:
        puzzle, color = sketch.puzzle, sketch.color
        celled = layer <= sketch.layer
        around, there = fineness(len(sketch.cells)), set(sketch.cells)
        # With the neighbours in other layers, or a mark between two cells would be drawn as on an outer side.
        beside = {near for cell, *_ in marks for near in puzzle.lattice.neighbours(cell)} & there
        with_beside = (*cells, *sorted(beside.difference(cells)))
        looks = (tuple(mark_colors(puzzle).items()), tuple(reliefs(puzzle).items())) if marks else ()
        key = puzzle.lattice, with_beside, cells, marks, looks, color, around, celled
        if key not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                # As a whole, as nobody counts which shapes are still in use; they are made again in milliseconds.
                self._kept.clear()
            decoration = decoration_of(puzzle, with_beside, marks, color)
            shape = shape_of(puzzle.lattice, cells, color, around=around, decoration=decoration)
            self._kept[key] = replace(shape, celled=celled)
        return self._kept[key]


def bodies_of(lattice: Lattice, colors: Mapping[Cell, str]) -> Bodies:
    """Return the bodies of cells with colours "#rrggbb", in the lattice in its shown orientation."""
    alike = defaultdict[tuple[int, str], list[Cell]](list)
    for cell, color in colors.items():
        alike[layer_of(lattice, cell), color].append(cell)
    around = fineness(len(colors))
    made = tuple((layer, replace(shape_of(lattice, tuple(sorted(cells)), color, around=around), celled=True))
                 for (layer, color), cells in sorted(alike.items()))
    shapes, offsets = [shape for _, shape in made], np.zeros((len(made), 3))
    triangles(shapes, offsets, 1.0)  # both are cached for drawing: this may run in a thread of its own,
    edges(shapes, offsets)  # which has time for it, and drawing runs in that of the window
    return made


def overlaid(drawn: Drawing, bodies: Bodies, placed: Shape | None, layer: int) -> Drawing:
    """Return a drawing of bodies with a placement; those above a layer, or about a placement, are as of glass."""
    shapes = [shape for _, shape in bodies]
    faded = frozenset(place for place, (own, _) in enumerate(bodies) if placed is not None or own > layer)
    if placed is not None:
        shapes.append(placed)
    return replace(drawn, shapes=shapes, offsets=np.zeros((len(shapes), 3)), faded=faded)
