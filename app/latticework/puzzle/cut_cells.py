"""Cells cut out of a drawing with their marks and colours, to be moved or pasted into another drawing.

They are stored as a puzzle of their own, whose target and only part are these cells.
"""

from dataclasses import replace

from latticework.lattice import Cell
from latticework.puzzle.colors import CellColors
from latticework.puzzle.edit_cells import Cells, carried, colors_of, facing, with_cells
from latticework.puzzle.marks import Mark, across
from latticework.puzzle.puzzle import Part, Puzzle, Target
from latticework.puzzle.reshape import Image

_NAME = "Cells"


def cut_out(puzzle: Puzzle, subject: int | None, cells: Cells) -> Puzzle:
    """Return some cells of the target (None) or of a part, with their colours and marks, as a puzzle."""
    some = set(cells)
    colors = tuple((cell, color) for cell, color in colors_of(puzzle, subject) if cell in some)
    optional = tuple(cell for cell in puzzle.target.optional if cell in some) if subject is None else ()
    marks = () if subject is None else tuple(mark for mark in puzzle.parts[subject].marks if mark.cell in some)
    return of_part(puzzle, Part(_NAME, tuple(sorted(some)), cell_colors=colors, marks=marks), optional)


def of_part(puzzle: Puzzle, part: Part, optional: Cells = ()) -> Puzzle:
    """Return the cells of a part as a puzzle in the lattice of another; `optional` ones may stay empty."""
    target = Target(part.cells, optional=optional, cell_colors=part.cell_colors)
    return Puzzle(puzzle.lattice, _NAME, target=target, parts=(replace(part, name=_NAME),), up=puzzle.up)


def cells_in(cut: Puzzle) -> Cells:
    """Return the cells that were cut out."""
    return cut.target.cells


def faced_by_marks(cut: Puzzle) -> Cells:
    """Return the cells that marks face; the image of a motion must include them."""
    return facing(cut, 0)


def moved(cut: Puzzle, image: Image) -> Puzzle:
    """Return the cells cut out after a motion; image: where each of them and of `faced_by_marks` goes."""
    return carried(carried(cut, None, image), 0, image)


def pasted(puzzle: Puzzle, subject: int | None, cut: Puzzle) -> Puzzle:
    """Return the puzzle with cut cells added to the target (None) or a part, replacing those in the same places.

    Marks between two cells that now touch are removed.
    """
    new, part = set(cells_in(cut)), cut.parts[0]
    before = [cell for cell in _cells(puzzle, subject) if cell not in new]
    made = with_cells(puzzle, subject, (*before, *new))
    colors: CellColors = tuple(sorted(
        (*((cell, color) for cell, color in colors_of(made, subject) if cell not in new), *part.cell_colors)))
    if subject is None:
        empty = [cell for cell in made.target.optional if cell not in new]
        return made.with_target(cell_colors=colors, optional=tuple(sorted((*empty, *cut.target.optional))))
    old = [mark for mark in made.parts[subject].marks if mark.cell not in new]
    return made.with_part(subject, cell_colors=colors, marks=tuple(sorted((*old, *_free(cut, set(before))))))


def _cells(puzzle: Puzzle, subject: int | None) -> Cells:
    return puzzle.target.cells if subject is None else puzzle.parts[subject].cells


def _free(cut: Puzzle, there: set[Cell]) -> list[Mark]:
    """Return the marks of cut cells that face none of the cells that are there already."""
    return [mark for mark in cut.parts[0].marks if across(cut.lattice, mark.cell, mark.side) not in there]
