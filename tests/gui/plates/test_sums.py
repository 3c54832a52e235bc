"""What is told of the cells of a plate beside those of the surface."""

import pytest

from latticework.gui.editor.plates import plate_sums
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.plates import Plate
from shapes import box, cubic


@pytest.mark.parametrize(("sizes", "told"), [
    ([9], ""), ([20] * 4, ""), ([20] * 4 + [10, 8], ""),
    ([20] * 4 + [10, 7], "Too few: 1 cell of the surface would stay empty."),
    ([25] * 4, "Too many: 2 cells more than the surface has."),
])
def test_sums_are_reported_and_what_is_wrong_with_them(sizes, told):
    parts = tuple(Part(str(number), box(size, 1, 1)) for number, size in enumerate(sizes))
    text, warning = plate_sums(Puzzle(cubic(), parts=parts), Plate(5))
    noun = "part" if len(sizes) == 1 else "parts"
    assert (text, warning) == (f"{len(sizes)} {noun}, {sum(sizes)} of 98 cells", told)


def test_copies_count_and_a_loose_corner_is_reported():
    puzzle = Puzzle(cubic(), parts=(Part("A", box(5, 1, 1), 2, 2),))
    assert plate_sums(puzzle, Plate(5, frozenset({(0, 0)}))) == (
        "2 parts, 10 of 98 cells", "A corner hangs on to nothing: the plate is in two pieces.")
