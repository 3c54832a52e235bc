"""Parts that are placed stand among the cells that are left, which are seen through."""

from latticework.lattice import builtin
from latticework.picture.partial_drawing import partial_drawing
from latticework.picture.scenes import TARGET_COLOR
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution.placement import Placement

CUBE = tuple((x, y, z, 0) for x in range(2) for y in range(2) for z in range(2))
BAR = ((0, 0, 0, 0), (1, 0, 0, 0))
PUZZLE = Puzzle(builtin("cubic"), target=Target(CUBE), parts=(Part("bar", BAR, 4, 4),))


def test_nothing_is_placed() -> None:
    made = partial_drawing(PUZZLE, ())
    assert [shape.color for shape in made.drawing.shapes] == [TARGET_COLOR]
    assert made.drawing.faded == {0}
    assert (made.parts, made.cells) == (0, 0)


def test_some_are_placed() -> None:
    made = partial_drawing(PUZZLE, (Placement(0, BAR),))
    assert made.drawing.faded == {1}
    assert (made.parts, made.cells, len(made.layers)) == (1, 2, 2)
    everything = partial_drawing(PUZZLE, ()).drawing
    assert made.drawing.middle.tolist() == everything.middle.tolist()  # so nothing moves as parts come and go
    assert made.drawing.reach.tolist() == everything.reach.tolist()


def test_all_are_placed() -> None:
    bars = tuple(Placement(0, tuple((x, y, z, 0) for x in range(2))) for y in range(2) for z in range(2))
    made = partial_drawing(PUZZLE, bars)
    assert made.drawing.faded == frozenset()
    assert (made.parts, made.cells, len(made.drawing.shapes)) == (4, 8, 4)
