"""What is seen on a target before it is solved: parts that lie there from the beginning, and paint."""

from dataclasses import replace

import pytest

import latticework as lw
from latticework.picture.scenes import target_scene, unsolved_scene
from latticework.puzzle import Puzzle
from latticework.puzzle.colors import NAMED, UNPAINTED
from latticework.puzzle.edit_cells import colors_of, painted_cells, seen_colors
from shapes import box, flat

FOUR = flat(box(5, 4), "LPWY")
BLACK = NAMED["black"]


def placed(puzzle: Puzzle, *numbers: int, **changes: object) -> Puzzle:
    """Return the puzzle with some parts that stay where they are drawn."""
    parts = [replace(part, motions="placed", **changes) if number in numbers else part
             for number, part in enumerate(puzzle.parts)]
    return replace(puzzle, parts=tuple(parts))


def painted(*colors: str) -> Puzzle:
    """Return the puzzle with the first cells of the target in some colours, the others white, one part painted."""
    cells = sorted(FOUR.target.cells)
    own = tuple((cell, colors[n] if n < len(colors) else UNPAINTED) for n, cell in enumerate(cells))
    first, *others = FOUR.parts
    first = replace(first, cell_colors=((first.cells[0], BLACK),))
    return replace(FOUR, target=replace(FOUR.target, cell_colors=own), parts=(first, *others))


class TestGiven:
    def test_parts_of_a_challenge_are_given(self) -> None:
        challenge = lw.design.hints(lw.Puzzle.of(FOUR))[0]
        made = challenge.puzzle.document
        assert len(made.given) == len(challenge.laid)
        cells = [cell for number in made.given for cell in made.parts[number].cells]
        assert {cell for cell, _ in seen_colors(made, None)} == {*cells}
        assert colors_of(made, None) == ()
        first, *_, rest = unsolved_scene(made)
        assert first.part == made.given[0]
        assert len(unsolved_scene(made)) == len(made.given) + 1
        assert rest.part == -1

    def test_parts_that_may_move_are_not(self) -> None:
        assert FOUR.given == ()
        assert len(unsolved_scene(FOUR)) == len(target_scene(FOUR)) == 1

    @pytest.mark.parametrize("changes", [{"least": 0}, {"cells": ((50, 50, 0),)}])
    def test_those_that_need_not_lie_there_are_not(self, changes: dict[str, object]) -> None:
        assert placed(FOUR, 0, **changes).given == ()

    def test_of_two_that_overlap_one_is(self) -> None:
        assert placed(FOUR, 0, 1, cells=FOUR.parts[0].cells).given == (0,)


class TestPainted:
    def test_white_cells_are_those_without_paint(self) -> None:
        puzzle = painted(BLACK, BLACK)
        assert [color for _, color in painted_cells(puzzle)] == [BLACK, BLACK]
        assert len(colors_of(puzzle, None)) == 20

    def test_white_is_a_colour_where_a_part_is_white(self) -> None:
        puzzle = painted(BLACK)
        last = replace(puzzle.parts[-1], cell_colors=((puzzle.parts[-1].cells[0], UNPAINTED),))
        puzzle = replace(puzzle, parts=(*puzzle.parts[:-1], last))
        assert painted_cells(puzzle) == puzzle.target.cell_colors

    def test_all_are_seen_while_the_parts_are_not_painted_yet(self) -> None:
        puzzle = replace(painted(BLACK), parts=FOUR.parts)
        assert painted_cells(puzzle) == puzzle.target.cell_colors
