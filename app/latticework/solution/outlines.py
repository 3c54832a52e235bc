"""Solutions drawn with box characters: lines around each piece, the letter of its part in each of its cells."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import numpy as np

from latticework.lattice import Cell, Lattice, as_array
from latticework.lattice.layers import layers
from latticework.puzzle import Puzzle
from latticework.puzzle.cell_text import can_picture
from latticework.solution.placement import Solution

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

_CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Where lines meet, by the directions in which they go: the sum of 1 up, 2 down, 4 left and 8 right."""

_NARROW, _WIDE = 1, 3
"""Characters of a cell from left to right, without the lines."""

_GAP = 2
"""Blanks between two layers beside one another."""


class Run(NamedTuple):
    """A part of a line: its text, and the number of the part that it lies within, -1 for none."""

    text: str
    part: int


def can_outline(puzzle: Puzzle) -> bool:
    """Whether lines around the pieces of a solution can be drawn: in layers of squares, or of rectangles."""
    squared = puzzle.lattice.vectors @ puzzle.lattice.vectors.T
    return can_picture(puzzle.lattice, puzzle.target.cells) and np.allclose(squared, np.diag(np.diag(squared)))


def outlines(puzzle: Puzzle, solution: Solution, columns: int | None = None) -> list[list[Run]]:
    """Return the lines of a drawing, each as runs, layers beside one another from the bottom up.

    columns: of the terminal, None for any number. Cells are narrow if wide ones would not fit, and as many layers
    are beside one another as do fit. `can_outline` must be true.
    """
    floors = pieces_in_grid(puzzle, solution)
    across = len(floors[0][0])
    inside = _WIDE if columns is None or (_WIDE + 1) * across + 1 <= columns else _NARROW
    width = (inside + 1) * across + 1
    together = len(floors) if columns is None else max(1, (columns + _GAP) // (width + _GAP))
    marks = letters(puzzle)
    drawn = [_floor(floor, solution, marks, inside) for floor in floors]
    lines: list[list[Run]] = []
    for first in range(0, len(drawn), together):
        for pieces in zip(*drawn[first : first + together], strict=True):
            line = [run for one in pieces for run in (*one, Run(" " * _GAP, -1))][:-1]
            lines.append([Run("".join(run.text for run in some), part)
                          for part, some in groupby(line, lambda run: run.part)])
    return lines


def _floor(floor: list[list[int]], solution: Solution, marks: list[str], inside: int) -> Iterator[list[Run]]:
    """Yield the lines of a layer: for each row of cells the line above it and the cells, then the line below all."""
    height, across = len(floor), len(floor[0])
    part_of = [placement.part for placement in solution]

    def at(row: int, column: int) -> int:
        return floor[row][column] if 0 <= row < height and 0 <= column < across else -1

    for row in range(height + 1):
        line: list[Run] = []
        for column in range(across + 1):
            around = [at(row - 1, column - 1), at(row - 1, column), at(row, column - 1), at(row, column)]
            up_left, up_right, down_left, down_right = around
            corner = _CORNERS[(up_left != up_right) + 2 * (down_left != down_right) + 4 * (up_left != down_left)
                              + 8 * (up_right != down_right)]
            line.append(Run(corner, _part_of(part_of, around)))
            if column < across:
                edge = "─" if up_right != down_right else " "
                line.append(Run(edge * inside, _part_of(part_of, [up_right, down_right])))
        yield line
        if row == height:
            return
        line = []
        for column in range(across + 1):
            left, here = at(row, column - 1), at(row, column)
            line.append(Run("│" if left != here else " ", _part_of(part_of, [left, here])))
            if column < across:
                mark = marks[part_of[here]] if here >= 0 else " "
                line.append(Run(mark.center(inside), _part_of(part_of, [here])))
        yield line


def _part_of(part_of: list[int], pieces: list[int]) -> int:
    """Return the part of a place between some pieces, -1 where they are not all the same one."""
    return part_of[pieces[0]] if pieces[0] >= 0 and len(set(pieces)) == 1 else -1


def letters(puzzle: Puzzle) -> list[str]:
    """Return one character for each part: the first free one of its name, else the next free one."""
    chosen: list[str] = []
    for part in puzzle.parts:
        free = [c for c in part.name + LETTERS if c in LETTERS and c not in chosen]
        chosen.append(free[0] if free else "?")
    return chosen


def pieces_in_grid(puzzle: Puzzle, solution: Solution) -> list[list[list[int]]]:
    """Return for each place of each layer which placement is there, by its number in the solution, -1 for none.

    The highest line of a layer comes first. The frame is that of the target, so all solutions have one size.
    """
    where = _grid(puzzle.standing.lattice, puzzle.target.cells)
    cells = tuple(cell for p in solution for cell in p.cells)
    piece = (number for number, p in enumerate(solution) for _ in p.cells)
    at = dict(zip(_grid(puzzle.standing.lattice, cells), piece, strict=True))
    (x0, y0, z0), (x1, y1, z1) = (tuple(f(c[i] for c in where) for i in range(3)) for f in (min, max))
    return [[[at.get((x, y, z), -1) for x in range(x0, x1 + 1)] for y in range(y1, y0 - 1, -1)]
            for z in range(z0, z1 + 1)]


def _grid(lattice: Lattice, cells: tuple[Cell, ...]) -> list[tuple[int, ...]]:
    """Return for each cell its place in the text: column, row from below, layer."""
    if lattice.rank < 3 or not cells:
        return [(*cell[:2], 0) for cell in cells]
    return [tuple(place) for place in layers(lattice).grid(as_array(cells)).tolist()]
