"""The drawing of a game by hand: what is laid, the rest of the target, and the part in the hand."""

from dataclasses import replace

import numpy as np

from latticework.lattice import Cell, Floats, as_array
from latticework.lattice.layers import layer_of
from latticework.picture.camera import Drawing, box
from latticework.picture.decoration import decoration_of
from latticework.picture.scenes import (
    TARGET_COLOR,
    Bridges,
    Shape,
    colors_of_copies,
    crossings,
    fineness,
    shape_of,
    target_scene,
)
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

_ROOM = 1.35
"""How much wider than the target the view of a flat puzzle is, for a part that is held beside it."""
_NEAR = 0.8
"""How far from a line of sight cells hide what is behind them, in the shortest translation of the lattice."""
_MOST_KEPT = 300

GLOW = "#ec1330"
"""The colour of cells that clash: a red that no palette has, so that it stands out on parts and on both grounds."""


class GameDrawing:
    """Makes drawings of a game on a puzzle; the view stays the same whatever is laid.

    Shapes are kept, as a moved part changes only its own and that of the rest of the target.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self._lattice = puzzle, puzzle.standing.lattice
        self._around = fineness(len(puzzle.target.cells))
        shapes = target_scene(puzzle)
        middle, reach = box(shapes, np.zeros((len(shapes), 3)))
        self._room = middle, reach * (_ROOM if self._lattice.flat else 1.0)
        self._kept: dict[object, Shape] = {}

    def drawing(self, laid: Solution, hand: Placement | None = None, clashing: tuple[Cell, ...] = (),
                towards: Floats | None = None) -> Drawing:
        """Return the drawing; its first shapes are those of what is laid, in that order.

        The part in the hand is solid where it fits; else it is as of glass, and the cells that clash glow. In a solid
        lattice what lies above it, or hides it from a viewer in the direction `towards` (3,), is faint.
        """
        every = laid if hand is None else (*laid, hand)
        colors, bridges = colors_of_copies(self.puzzle, every), crossings(self._lattice, every)
        shapes = [self._placed(*one) for one in zip(laid, colors, bridges, strict=False)]
        ghost, over, faint, held = list[Shape](), list[Shape](), list[int](), None
        if hand is not None:
            held = self._placed(hand, colors[-1], bridges[-1], celled=True)
            faint = [] if self._lattice.flat else self._in_the_way(laid, hand, towards)
            if clashing:
                free = tuple(cell for cell in hand.cells if cell not in clashing)
                ghost = [self._cells(free, colors[-1], hand)] if free else []
                over = [self._cells(clashing, GLOW, hand)]
            else:
                shapes.append(held)
        covered = {cell for placement in every for cell in placement.cells}
        left = tuple(cell for cell in self.puzzle.target.cells if cell not in covered)
        if left:
            # The rest of something flat is seen from above and hides nothing; in a solid it hides what is laid.
            faint += [] if self._lattice.flat else [len(shapes)]
            shapes.append(self._cells(left, TARGET_COLOR))
        return Drawing(shapes, np.zeros((len(shapes), 3)), frozenset(faint), *self._room, over=over, ghost=ghost,
                       held=held)

    def _placed(self, placement: Placement, color: str, bridges: Bridges, celled: bool = False) -> Shape:
        """Return the shape of a placement; celled, as it is in the hand, to be distinguished from what is laid."""
        key = placement, color, tuple(bridges.items()), celled
        if key not in self._kept:
            decoration = decoration_of(self.puzzle.standing, placement.cells, placement.marks, color)
            made = shape_of(self._lattice, placement.cells, color, self.puzzle.parts[placement.part].name,
                            placement.part, -1, self._around, decoration, bridges)
            self._keep(key, replace(made, celled=celled))
        return self._kept[key]

    def _cells(self, cells: tuple[Cell, ...], color: str, of: Placement | None = None) -> Shape:
        """Return the shape of some cells, with the keys and colours that they have in a placement."""
        key = cells, color, of
        if key not in self._kept:
            # With all its cells, or a mark between two of them would be drawn as on an outer side.
            added = None if of is None else decoration_of(
                self.puzzle.standing, of.cells, tuple(mark for mark in of.marks if mark[0] in cells), color)
            made = shape_of(self._lattice, cells, color, index=-1, around=self._around, decoration=added)
            self._keep(key, replace(made, celled=True))
        return self._kept[key]

    def _keep(self, key: object, shape: Shape) -> None:
        if len(self._kept) >= _MOST_KEPT:
            # As a whole, as nobody counts which shapes are still in use; they are made again in milliseconds.
            self._kept.clear()
        self._kept[key] = shape

    def _in_the_way(self, laid: Solution, hand: Placement, towards: Floats | None) -> list[int]:
        """Return the numbers of what lies above the part in the hand as a whole, or between it and the viewer."""
        lattice, found = self._lattice, list[int]()
        top = max(layer_of(lattice, cell) for cell in hand.cells)
        own = lattice.positions(as_array(hand.cells))
        for number, placement in enumerate(laid):
            apart = lattice.positions(as_array(placement.cells))[:, None] - own
            ahead = apart @ (np.zeros(3) if towards is None else towards)
            aside = np.sqrt(np.maximum((apart**2).sum(axis=2) - ahead**2, 0))
            hides = (ahead > 0) & (aside < _NEAR * lattice.shortest_step)
            if hides.any() or min(layer_of(lattice, cell) for cell in placement.cells) > top:
                found.append(number)
        return found
