"""Edits of the cells of a puzzle, with marks and colours: pure functions that refuse what no file could store.

Cells that are cut out, to be moved or pasted, are a puzzle of their own, whose target and only part they are.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.puzzle import marks
from latticework.puzzle.colors import UNPAINTED, CellColors
from latticework.puzzle.limits import MAX_CELLS, MAX_COORDINATE, MAX_NAME
from latticework.puzzle.marks import Mark, across, side_towards
from latticework.puzzle.matching_table import matching_with
from latticework.puzzle.puzzle import Part, Puzzle, Target

Cells = tuple[Cell, ...]

_CUT = "Cells"
"""The name of the puzzle and the part that cells cut out make."""


def shape_of(puzzle: Puzzle, subject: int | None) -> Target | Part:
    """Return the target (None) or a part."""
    return puzzle.target if subject is None else puzzle.parts[subject]


def cells_of(puzzle: Puzzle, subject: int | None) -> Cells:
    """Return the cells of the target (None) or of a part."""
    return shape_of(puzzle, subject).cells


def colors_of(puzzle: Puzzle, subject: int | None) -> CellColors:
    """Return the colours of the cells of the target (None) or of a part."""
    return shape_of(puzzle, subject).cell_colors


def painted_cells(puzzle: Puzzle) -> CellColors:
    """Return the cells of the target that are painted, with their colours.

    Where parts are painted in others of its colours, but none is white, white cells are those without paint: shown
    like the others they would look painted, too.
    """
    own, worn = puzzle.target.cell_colors, {color for part in puzzle.parts for _, color in part.all_colors}
    if UNPAINTED in worn or worn.isdisjoint(color for _, color in own):
        return own
    return tuple((cell, color) for cell, color in own if color != UNPAINTED)


def seen_colors(puzzle: Puzzle, subject: int | None) -> CellColors:
    """Return these colours as they are shown: on the target also those of parts that lie there from the beginning."""
    if subject is not None:
        return colors_of(puzzle, subject)
    own = painted_cells(puzzle)
    colored = {cell for cell, _ in own}
    return (*own, *((cell, puzzle.color(number)) for number in puzzle.given for cell in puzzle.parts[number].cells
                    if cell not in colored))


def with_cells(puzzle: Puzzle, subject: int | None, cells: Cells) -> Puzzle:
    """Return the puzzle with other cells for the target (None) or a part; remaining cells keep marks and colours."""
    cells = _checked(cells)
    kept = set(cells)
    colors = tuple((cell, color) for cell, color in colors_of(puzzle, subject) if cell in kept)
    if subject is not None:
        return puzzle.with_part(subject, cells=cells, cell_colors=colors, marks=_outer(puzzle, subject, kept))
    return puzzle.with_target(cells=cells, cell_colors=colors,
                              optional=_sorted(kept.intersection(puzzle.target.optional)),
                              different=marks.lines_within(puzzle.target.different, kept))


def faced_cells(puzzle: Puzzle, subject: int | None) -> Cells:
    """Return the cells that marks of a part or lines of the target face; images of motions must include them."""
    if subject is None:
        return _sorted(marks.faced_by_lines(puzzle.lattice, puzzle.target.different))
    sides = (across(puzzle.lattice, mark.cell, mark.side) for mark in puzzle.parts[subject].marks)
    return _sorted(cell for cell in sides if cell is not None)


def carried(puzzle: Puzzle, subject: int | None, image: Mapping[Cell, Cell]) -> Puzzle:
    """Return the puzzle with the target (None) or a part moved, with its marks and colours.

    image: where each of its cells goes, and each cell of `faced_cells`.
    """
    cells = _checked(image[cell] for cell in cells_of(puzzle, subject))
    colors = tuple(sorted((image[cell], color) for cell, color in colors_of(puzzle, subject)))
    if subject is not None:
        return puzzle.with_part(subject, cells=cells, cell_colors=colors, marks=_turned(puzzle, subject, image))
    optional = _sorted(image[cell] for cell in puzzle.target.optional)
    return puzzle.with_target(cells=cells, cell_colors=colors, optional=optional,
                              different=marks.carried_lines(puzzle.lattice, puzzle.target.different, image))


def with_copied(puzzle: Puzzle, subject: int | None, image: Mapping[Cell, Cell]) -> Puzzle:
    """Return the puzzle with some cells of the target (None) or a part copied; image: where each of them goes.

    Colours are copied too, and whether cells of the target may stay empty. Cells that are there already are kept.
    """
    there = set(cells_of(puzzle, subject))
    new = {cell: to for cell, to in image.items() if to not in there}
    made, before = with_cells(puzzle, subject, (*there, *new.values())), colors_of(puzzle, subject)
    colors = tuple(sorted((*before, *((new[cell], color) for cell, color in before if cell in new))))
    if subject is not None:
        return made.with_part(subject, cell_colors=colors)
    empty = puzzle.target.optional
    return made.with_target(cell_colors=colors, optional=_sorted((*empty, *(new[c] for c in empty if c in new))))


def with_optional(puzzle: Puzzle, cells: set[Cell], optional: bool) -> Puzzle:
    """Return the puzzle in which some cells of the target may, or may not, stay empty."""
    before = set(puzzle.target.optional)
    changed = before.union(cells.intersection(puzzle.target.cells)) if optional else before - cells
    return puzzle.with_target(optional=_sorted(changed))


def with_cell_color(puzzle: Puzzle, subject: int | None, cells: set[Cell], color: str) -> Puzzle:
    """Return the puzzle with some cells of the target (None) or a part in a colour "#rrggbb", or "" for none."""
    there = cells.intersection(cells_of(puzzle, subject))
    painted = dict(colors_of(puzzle, subject)) | dict.fromkeys(there, color)
    colors = tuple(sorted((cell, shade) for cell, shade in painted.items() if shade))
    return _with_shape(puzzle, subject, cell_colors=colors)


def with_mark(puzzle: Puzzle, number: int, cell: Cell, side: str, mark: str) -> Puzzle:
    """Return the puzzle with a mark, "" for none, on a side of a part; a new mark meets what is usual for it."""
    if len(mark) > MAX_NAME:
        raise LatticeworkError(phrase("the mark {mark} is longer than {most} characters", mark=shown(mark),
                                      most=MAX_NAME))
    kept = [m for m in puzzle.parts[number].marks if (m.cell, m.side) != (cell, side)]
    marked = puzzle.with_part(number, marks=tuple(sorted([*kept, *([Mark(cell, side, mark)] if mark else [])])))
    # By the puzzle before the edit, as only a mark that is new to it gets rules.
    return replace(marked, matching=matching_with(puzzle, mark))


def cut_out(puzzle: Puzzle, subject: int | None, cells: Cells) -> Puzzle:
    """Return some cells of the target (None) or of a part, with their colours and marks, as a puzzle."""
    some = set(cells)
    colors = tuple((cell, color) for cell, color in colors_of(puzzle, subject) if cell in some)
    optional = tuple(cell for cell in puzzle.target.optional if cell in some) if subject is None else ()
    own = () if subject is None else tuple(mark for mark in puzzle.parts[subject].marks if mark.cell in some)
    return cut_of_part(puzzle, Part(_CUT, tuple(sorted(some)), cell_colors=colors, marks=own), optional)


def cut_of_part(puzzle: Puzzle, part: Part, optional: Cells = ()) -> Puzzle:
    """Return the cells of the current form of a part as a puzzle in a puzzle's lattice; `optional` may stay empty."""
    target = Target(part.cells, optional=optional, cell_colors=part.cell_colors)
    alone = replace(part, name=_CUT, other_forms=(), form=0)
    return Puzzle(puzzle.lattice, _CUT, target=target, parts=(alone,), up=puzzle.up)


def cells_of_cut(cut: Puzzle) -> Cells:
    """Return the cells that were cut out."""
    return cut.target.cells


def faced_by_cut(cut: Puzzle) -> Cells:
    """Return the cells that marks face; the image of a motion must include them."""
    return faced_cells(cut, 0)


def moved_cut(cut: Puzzle, image: Mapping[Cell, Cell]) -> Puzzle:
    """Return the cells cut out after a motion; image: where each of them and of `faced_by_cut` goes."""
    # Both the target and the part, as it may be pasted into either.
    return carried(carried(cut, None, image), 0, image)


def pasted(puzzle: Puzzle, subject: int | None, cut: Puzzle) -> Puzzle:
    """Return the puzzle with cut cells added to the target (None) or a part, replacing those in the same places.

    Marks between two cells that now touch are removed.
    """
    new, part = set(cells_of_cut(cut)), cut.parts[0]
    before = [cell for cell in cells_of(puzzle, subject) if cell not in new]
    # This also removes the marks of the drawing on sides that pasted cells now cover.
    made = with_cells(puzzle, subject, (*before, *new))
    colors: CellColors = tuple(sorted(
        (*((cell, color) for cell, color in colors_of(made, subject) if cell not in new), *part.cell_colors)))
    if subject is None:
        empty = [cell for cell in made.target.optional if cell not in new]
        return made.with_target(cell_colors=colors, optional=tuple(sorted((*empty, *cut.target.optional))))
    old = [mark for mark in made.parts[subject].marks if mark.cell not in new]
    return made.with_part(subject, cell_colors=colors, marks=tuple(sorted((*old, *_free_marks(cut, set(before))))))


def _with_shape(puzzle: Puzzle, subject: int | None, **changes: Any) -> Puzzle:
    return puzzle.with_target(**changes) if subject is None else puzzle.with_part(subject, **changes)


def _outer(puzzle: Puzzle, number: int, cells: set[Cell]) -> tuple[Mark, ...]:
    """Return the marks that a part keeps when its cells change: not those on sides removed or newly inside."""
    new = cells - set(puzzle.parts[number].cells)
    return tuple(mark for mark in puzzle.parts[number].marks
                 if mark.cell in cells and across(puzzle.lattice, mark.cell, mark.side) not in new)


def _turned(puzzle: Puzzle, number: int, image: Mapping[Cell, Cell]) -> tuple[Mark, ...]:
    lattice, made = puzzle.lattice, []
    for mark in puzzle.parts[number].marks:
        neighbour = across(lattice, mark.cell, mark.side)
        if neighbour is not None:
            side = side_towards(lattice, image[mark.cell], image[neighbour])
            if side is None:
                raise LatticeworkError(phrase("the side with the mark {mark} would face no cell it touches",
                                              mark=shown(mark.mark)))
            made.append(Mark(image[mark.cell], side, mark.mark))
    return tuple(sorted(made))


def _free_marks(cut: Puzzle, there: set[Cell]) -> list[Mark]:
    """Return the marks of cut cells that face none of the cells that are there already."""
    return [mark for mark in cut.parts[0].marks if across(cut.lattice, mark.cell, mark.side) not in there]


def _checked(cells: Iterable[Cell]) -> Cells:
    """Return cells sorted and without repetition; raises LatticeworkError where a file could not store them."""
    some = _sorted(cells)
    if len(some) > MAX_CELLS:
        raise LatticeworkError(phrase("{count} cells are too many; at most {most} can be kept", count=len(some),
                                      most=MAX_CELLS))
    if any(abs(x) > MAX_COORDINATE for cell in some for x in cell[:-1]):
        raise LatticeworkError(phrase("cells further than {most} from the origin cannot be kept",
                                      most=MAX_COORDINATE))
    return some


def _sorted(cells: Iterable[Cell]) -> Cells:
    return tuple(sorted(set(cells)))
