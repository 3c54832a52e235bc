"""Edits of what a target allows: empty cells, colours that match, lines along which marks are different."""

import re
from collections.abc import Iterable

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.colors import ColorPairs, color_name, color_of
from latticework.puzzle.limits import MAX_CELLS, MAX_COLOR_PAIRS, MAX_LINES
from latticework.puzzle.marks import across

NO_PAIR = "-"
"""Stands for no pair of colours at all."""


def with_most_empty(puzzle: Puzzle, most: int | None) -> Puzzle:
    """Return the puzzle with a bound on the cells of the target at hand that stay empty, None for no bound."""
    if most is not None and not 0 <= most <= MAX_CELLS:
        raise LatticeworkError(phrase("at most {given} cells empty: give a whole number up to {most}, or nothing",
                                      given=most, most=MAX_CELLS))
    return puzzle.with_target(most_empty=most)


def read_most_empty(text: str) -> int | None:
    """Return the bound of "3", "" for None; raises LatticeworkError saying what would be right."""
    if not text.strip():
        return None
    if re.fullmatch(r"\s*[0-9]{1,6}\s*", text) is None:
        raise LatticeworkError(phrase("at most {given} cells empty: give a whole number up to {most}, or nothing",
                                      given=shown(text), most=MAX_CELLS))
    return int(text)


def write_most_empty(most: int | None) -> str:
    """Return the bound as read_most_empty reads it."""
    return "" if most is None else str(most)


def with_color_pairs(puzzle: Puzzle, pairs: Iterable[tuple[str, str]] | None) -> Puzzle:
    """Return the puzzle with other pairs of colours that match on the target at hand; None: equal ones match."""
    if pairs is None:
        return puzzle.with_target(color_pairs=None)
    chosen = tuple(sorted({(color_of(one), color_of(other)) for one, other in pairs}))
    if len(chosen) > MAX_COLOR_PAIRS:
        raise LatticeworkError(phrase("{count} pairs of colours are too many; at most {most} can be kept",
                                      count=len(chosen), most=MAX_COLOR_PAIRS))
    return puzzle.with_target(color_pairs=chosen)


def read_color_pairs(text: str) -> ColorPairs | None:
    """Return the pairs of "red black, red white", "" for None; raises LatticeworkError saying what would be right."""
    if not text.strip():
        return None
    if text.strip() == NO_PAIR:
        return ()
    pairs = [pair.split() for pair in text.split(",")]
    wrong = next((pair for pair in pairs if len(pair) != 2), None)
    if wrong is not None:
        raise LatticeworkError(phrase("pairs of colours: {given} should be a colour of a part and a colour of the "
                                      "target, like {example}", given=shown(" ".join(wrong)), example="red black"))
    return tuple((color_of(one), color_of(other)) for one, other in pairs)


def write_color_pairs(pairs: ColorPairs | None) -> str:
    """Return pairs of colours as read_color_pairs reads them."""
    if pairs is None:
        return ""
    return ", ".join(f"{color_name(one)} {color_name(other)}" for one, other in pairs) or NO_PAIR


def with_line(puzzle: Puzzle, cells: Iterable[Cell], side: str) -> Puzzle:
    """Return the puzzle with another line of different marks: this side of some cells of the target at hand."""
    target = puzzle.target
    line = tuple(sorted((cell, side) for cell in cells))
    if len(line) < 2 or not {cell for cell, _ in line}.issubset(target.cells):
        raise LatticeworkError(phrase("select two cells of the target, or more"))
    without = next((cell for cell, _ in line if across(puzzle.lattice, cell, side) is None), None)
    if without is not None:
        raise LatticeworkError(phrase("{cell} has no side {side}", cell=puzzle.lattice.named(without), side=side))
    if line in target.different:
        return puzzle
    if len(target.different) >= MAX_LINES:
        raise LatticeworkError(phrase("{most} lines of different marks are the most that can be kept",
                                      most=MAX_LINES))
    return puzzle.with_target(different=(*target.different, line))


def without_line(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle without a line of different marks of the target at hand."""
    lines = puzzle.target.different
    return puzzle.with_target(different=lines[:number] + lines[number + 1:])
