"""Sizes that cannot add up, told alike by the check before a search and by the line under the list of parts."""

import pytest

from latticework.cover import check_volume
from latticework.gui.editor.part_rows import misfit_text
from latticework.jobs.facts import reasons
from latticework.jobs.job import prepare
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.sizes import Sizes, sizes, without_cells
from shapes import box, square


def puzzle(cells: int, optional: int, *copies: tuple[int, int]) -> Puzzle:
    """Return a puzzle of dominoes in a row of cells."""
    parts = tuple(Part(name, box(2, 1), *span) for name, span in zip("ABC", copies, strict=False))
    return Puzzle(square(), target=Target(box(cells, 1), box(optional, 1)), parts=parts)


@pytest.mark.parametrize(("cells", "optional", "copies", "too_many", "too_few"), [
    (4, 0, [(2, 2)], 0, 0), (4, 0, [(3, 3)], 2, 0), (4, 0, [(1, 1)], 0, 2), (4, 2, [(1, 1)], 0, 0),
    (4, 1, [(1, 1)], 0, 1), (4, 0, [(0, 1), (1, 1)], 0, 0), (4, 4, [(3, 9)], 2, 0)])
def test_terminal_and_window_see_the_same(
    qapp: object, cells: int, optional: int, copies: list[tuple[int, int]], too_many: int, too_few: int
) -> None:
    made = puzzle(cells, optional, *copies)
    found = sizes(made)
    assert (found.too_many, found.too_few) == (too_many, too_few)
    assert bool(misfit_text(made)) == bool(too_many or too_few) == bool(check_volume(made))


def test_sizes() -> None:
    assert sizes(puzzle(5, 1, (1, 2), (0, 1))) == Sizes(2, 6, 5, 4)


def with_empty_part(least: int, most: int) -> Puzzle:
    """Return a puzzle that one domino fills, with copies of a part that has no cells."""
    made = puzzle(2, 0, (1, 1))
    return Puzzle(made.lattice, target=made.target, parts=(*made.parts, Part("X", (), least, most)))


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_part_without_cells_that_may_be_left_out_is_left_out(qapp: object, most: int) -> None:
    unused = with_empty_part(0, most)
    assert without_cells(unused) == []
    assert misfit_text(unused) == ""
    assert reasons(prepare(unused)) == []


def test_a_part_without_cells_that_must_be_placed_leaves_no_solution(qapp: object) -> None:
    used = with_empty_part(1, 1)
    assert without_cells(used) == [1]
    assert "X" in misfit_text(used)
    assert [reason.part for reason in check_volume(used)] == [1]
