"""What is said of the limits of puzzles in one place holds for files and for edits."""

from dataclasses import replace

import pytest

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.puzzle import Matching, Part, Puzzle, Target, dump, edit_cells, edit_parts, parse, targets
from latticework.puzzle.limits import (
    MAX_CELLS,
    MAX_COLOR_PAIRS,
    MAX_COORDINATE,
    MAX_COPIES,
    MAX_NAME,
    MAX_PARTS,
    MAX_RULES,
    MAX_TARGETS,
)
from latticework.puzzle.marks import Mark
from latticework.puzzle.matching_table import MatchingTable
from shapes import square

ONE = ((0, 0, 0),)
BASE = Puzzle(square(), target=Target(ONE), parts=(Part("A", ONE),))


def row(cells: int) -> tuple[tuple[int, ...], ...]:
    return tuple((x % MAX_COORDINATE, x // MAX_COORDINATE, 0) for x in range(cells))


@pytest.mark.parametrize("edit", [
    lambda more: edit_cells.with_cells(BASE, None, row(MAX_CELLS + more)),
    lambda more: edit_cells.with_cells(BASE, None, ((MAX_COORDINATE + more, 0, 0),)),
    lambda more: edit_parts.with_copies(BASE, 0, 0, MAX_COPIES + more),
    lambda more: edit_parts.renamed(BASE, 0, "A" * (MAX_NAME + more)),
    lambda more: edit_parts.with_target_name(BASE, "A" * (MAX_NAME + more)),
    lambda more: edit_parts.with_group(BASE, 0, "A" * (MAX_NAME + more)),
    lambda more: edit_cells.with_mark(BASE, 0, ONE[0], "north", "A" * (MAX_NAME + more)),
    lambda more: edit_parts.with_parts(BASE, [Part("A", ONE)] * (MAX_PARTS - 1 + more)),
    lambda more: targets.with_most_empty(BASE, MAX_CELLS + more),
    lambda more: targets.with_color_pairs(BASE, [
        (f"#{number:06x}", "#ffffff") for number in range(MAX_COLOR_PAIRS + more)]),
], ids=["cells", "coordinates", "copies", "part", "target", "group", "mark", "parts", "empty cells", "colour pairs"])
def test_as_much_as_can_be_read_again_and_no_more(edit) -> None:
    assert parse(dump(edit(0)), "text") == edit(0)
    with pytest.raises(LatticeworkError, match=r"\d|longer"):
        edit(1)


def test_as_many_targets_as_can_be_read_again() -> None:
    puzzle = targets.with_new_target(replace(BASE, others=(Target(ONE),) * (MAX_TARGETS - 2)), "")
    assert len(targets.targets(parse(dump(puzzle), "text"))) == MAX_TARGETS
    with pytest.raises(LatticeworkError, match=f"at most {MAX_TARGETS:,}"):
        targets.with_new_target(puzzle, "")


@pytest.mark.parametrize("more", [0, 1])
def test_as_many_marks_that_face_nothing_as_can_be_read_again(more: int) -> None:
    names = [f"m{number:04}" for number in range(MAX_RULES + more)]
    marked = Puzzle(square(), matching=Matching((), tuple(names)), parts=(
        Part("A", ONE, marks=(Mark(ONE[0], "north", "other"),)),))
    table = MatchingTable.of(marked)
    if more:
        with pytest.raises(LatticeworkError, match=r"1,001 marks that may face nothing are too many"):
            table.matching()
        with pytest.raises(FileRefusedError):
            parse(dump(marked), "text")
    else:
        assert parse(dump(Puzzle(square(), matching=table.matching())), "text").matching == table.matching()
