"""Cells whose colours must match the target's: against plain enumeration, and kept through symmetry."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import slow_twin
from counting import counts
from latticework.lattice import Cell, builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, faults
from shapes import box

SQUARE = builtin("square")
BLACK, WHITE = "#222222", "#f5f5f5"
DOMINO = Part("domino", box(2, 1), 2, 2, cell_colors=(((0, 0, 0), BLACK), ((1, 0, 0), WHITE)))
Colored = frozenset[tuple[Cell, str]]


def checkered(cells: tuple[Cell, ...]) -> tuple[tuple[Cell, str], ...]:
    return tuple((cell, (BLACK, WHITE)[(cell[0] + cell[1]) % 2]) for cell in cells)


def lyings(puzzle: Puzzle, part: Part) -> set[Colored]:
    """All ways a part may lie, with the colours of its cells, those of wrong colour left out."""
    wanted = dict(puzzle.target.cell_colors)
    own = dict(part.cell_colors) if wanted else {}
    found = set()
    for matrix in slow_twin.signed_permutations(2):
        shape = np.array(slow_twin.moved(part.cells, matrix))
        for cell in puzzle.target.cells:
            there = map(tuple, (shape - shape[0] + np.array(cell)).tolist())
            lying = frozenset((c, own.get(before, "")) for c, before in zip(there, part.cells, strict=True))
            if all(c in puzzle.target.cells and not ({wanted.get(c, ""), color} >= {BLACK, WHITE})
                   for c, color in lying):
                found.add(lying)
    return found


def number_of_solutions(puzzle: Puzzle) -> int:
    """Count the ways to lay each part once, by trying everything."""
    def fill(empty: frozenset[Cell], number: int) -> int:
        if number == len(puzzle.parts):
            return not empty
        return sum(fill(empty - cells, number + 1) for lying in lyings(puzzle, puzzle.parts[number])
                   if (cells := frozenset(cell for cell, _ in lying)) <= empty)
    return fill(frozenset(puzzle.target.cells), 0)


def colors(cells: tuple[Cell, ...]) -> st.SearchStrategy[tuple[tuple[Cell, str], ...]]:
    return st.lists(st.sampled_from(["", BLACK, WHITE]), min_size=len(cells), max_size=len(cells)).map(
        lambda chosen: tuple((cell, color) for cell, color in zip(cells, chosen, strict=True) if color))


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    target = box(3, 3)
    shapes = [box(2, 1), ((0, 0, 0), (0, 1, 0), (1, 0, 0)), box(3, 1), box(1, 1)]
    parts = tuple(Part(str(i), cells, cell_colors=draw(colors(cells)))
                  for i, cells in enumerate(draw(st.sampled_from([shapes, [shapes[1], *shapes[1:]], shapes[::-1]]))))
    return Puzzle(SQUARE, target=Target(target, cell_colors=draw(colors(target))), parts=parts)


class TestColorsOfCells:
    @given(puzzles())
    def test_as_many_as_trying_everything(self, puzzle: Puzzle) -> None:
        assert counts(puzzle)[0] == number_of_solutions(puzzle)

    def test_symmetries_keep_the_colors(self) -> None:
        puzzle = Puzzle(SQUARE, target=Target(box(2, 2), cell_colors=checkered(box(2, 2))), parts=(DOMINO,))
        assert counts(puzzle) == (2, 2, 1)  # both upright or both lying; a diagonal is a mirror of the board
        striped = puzzle.with_target(cell_colors=tuple((c, (BLACK, WHITE)[c[1]]) for c in box(2, 2)))
        assert counts(striped) == (1, 1, 1)  # only upright

    def test_colors_of_parts_alone_are_only_to_look_at(self) -> None:
        puzzle = Puzzle(SQUARE, target=Target(box(2, 2)), parts=(DOMINO,))
        assert counts(puzzle) == (2, 1, 1)

    @pytest.mark.parametrize(("cells", "colors", "fault"), [
        (((0, 0, 0), (1, 0, 0)), (WHITE, BLACK), "wants #222222, but has #f5f5f5"),
        (((1, 0, 0), (0, 0, 0)), (WHITE, WHITE), "cannot lie on"),
    ])
    def test_the_checker_sees_wrong_colors(
        self, cells: tuple[Cell, ...], colors: tuple[str, ...], fault: str
    ) -> None:
        puzzle = Puzzle(SQUARE, target=Target(box(2, 1), cell_colors=checkered(box(2, 1))),
                        parts=(replace(DOMINO, least=1, most=1),))
        marks = tuple(sorted((cell, cell, color) for cell, color in zip(cells, colors, strict=True)))
        placement = Placement(0, tuple(sorted(cells)), marks)
        assert any(fault in line for line in faults(puzzle, (placement,)))
