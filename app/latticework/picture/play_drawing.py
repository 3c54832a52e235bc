"""The drawing of a game by hand: what is laid, the rest of the target, and the part in the hand."""

from dataclasses import replace

import numpy as np

from latticework.lattice import Cell, Floats, as_array
from latticework.lattice.layers import layer_of
from latticework.picture.camera import Drawing, box
from latticework.picture.shapes import TARGET_COLOR, Shape, fineness, scene, shape_of, target_scene
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

Room = tuple[Floats, Floats]

_ROOM = 1.35
"""How much wider than the target the view of a flat puzzle is, for a part that is held beside it."""
_NEAR = 0.8
"""How far from a line of sight cells hide what is behind them, in the shortest translation of the lattice."""


def room_for(puzzle: Puzzle) -> Room:
    """Return the middle (3,) and the reach (3,) of what the view shows, which stay while parts come and go."""
    shapes = target_scene(puzzle)
    middle, reach = box(shapes, np.zeros((len(shapes), 3)))
    return middle, reach * (_ROOM if puzzle.lattice.flat else 1.0)


def play_drawing(puzzle: Puzzle, room: Room, laid: Solution, hand: Placement | None = None,
                 clashing: tuple[Cell, ...] = (), glow: str = "", towards: Floats | None = None) -> Drawing:
    """Return the drawing in the room for the puzzle; its first shapes are those of what is laid, in that order.

    The part in the hand is solid where it fits; where some of its cells clash it is as of glass and these glow, in a
    colour "#rrggbb". In a solid lattice what lies above the part in the hand, or hides it from a
    viewer in the direction `towards` (3,), is faint.
    """
    held = () if hand is None else (hand,)
    around = fineness(len(puzzle.target.cells))
    shapes = [replace(shape, around=around) for shape in scene(puzzle, (*laid, *held))]
    ghost = [shapes.pop()] if clashing else []
    if hand is not None and not clashing:
        shapes[-1] = replace(shapes[-1], celled=True)  # so that it is distinguished from what is laid
    faint = [] if hand is None or puzzle.lattice.flat else _in_the_way(puzzle, laid, hand, towards)
    left = _left(puzzle, tuple(cell for placement in (*laid, *held) for cell in placement.cells))
    # The rest of something flat is seen from above and hides nothing; in a solid it hides what is laid.
    faint += [] if puzzle.lattice.flat or not left else [len(shapes)]
    over = [shape_of(puzzle.standing.lattice, clashing, glow, index=-1, around=around)] if clashing else []
    return Drawing([*shapes, *left], np.zeros((len(shapes) + len(left), 3)), frozenset(faint), *room,
                   over=over, ghost=ghost)


def _in_the_way(puzzle: Puzzle, laid: Solution, hand: Placement, towards: Floats | None) -> list[int]:
    """Return the numbers of what lies above the part in the hand as a whole, or between it and the viewer."""
    lattice = puzzle.standing.lattice
    top = max(layer_of(lattice, cell) for cell in hand.cells)
    own, found = lattice.positions(as_array(hand.cells)), list[int]()
    for number, placement in enumerate(laid):
        apart = lattice.positions(as_array(placement.cells))[:, None] - own
        ahead = apart @ (np.zeros(3) if towards is None else towards)
        aside = np.sqrt(np.maximum((apart**2).sum(axis=2) - ahead**2, 0))
        hides = (ahead > 0) & (aside < _NEAR * lattice.shortest_step)
        if hides.any() or min(layer_of(lattice, cell) for cell in placement.cells) > top:
            found.append(number)
    return found


def _left(puzzle: Puzzle, covered: tuple[Cell, ...]) -> list[Shape]:
    """Return the shape of the cells of the target that are not covered, none where there are none."""
    there = set(covered)
    cells = tuple(cell for cell in puzzle.target.cells if cell not in there)
    if not cells:
        return []
    made = shape_of(puzzle.standing.lattice, cells, TARGET_COLOR, index=-1, around=fineness(len(puzzle.target.cells)))
    return [replace(made, celled=True)]
