"""Solutions as placements of parts: marks and poses of the parts, and the options of the cover problem."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, Reduction
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, Motion, images
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_forms import FormsAsParts
from latticework.puzzle.marks import across, side_towards

MOST_KEPT = 24
"""The most cells, including those of marks, of parts whose images under motions are cached."""

Marks = tuple[tuple[Cell, Cell, str], ...]
"""A cell, the neighbour that the side faces, and the mark; the cell itself and a colour for a coloured cell."""


@dataclass(frozen=True)
class Placement:
    """A part, by its number in the puzzle, on cells of the target; marks are (cell, neighbour, mark)."""

    part: int
    cells: tuple[Cell, ...]
    marks: Marks = ()


Solution = tuple[Placement, ...]
"""Placements that cover the target and obey the rules, in the order of the parts."""


class Pose(NamedTuple):
    """A motion that carries a form of a part to a placement, and for each cell there the cell as drawn."""

    motion: Motion
    drawn: dict[Cell, Cell]
    form: int


def drawn_marks(lattice: Lattice, part: Part) -> Marks:
    """Return the marks of a part in the place where it is drawn."""
    sides = ((mark.cell, across(lattice, mark.cell, mark.side), mark.mark) for mark in part.marks)
    return tuple((cell, neighbour, mark) for cell, neighbour, mark in sides if neighbour is not None)


def named_sides(lattice: Lattice, marks: Marks) -> Iterator[tuple[Cell, str, str]]:
    """Yield marks as (cell, label of the side, mark), without the colours of cells."""
    for cell, facing, mark in marks:
        side = side_towards(lattice, cell, facing)
        if side is not None:  # a colour is a mark towards the cell itself
            yield cell, side, mark


def marks_and_colors(puzzle: Puzzle, part: Part) -> list[tuple[Cell, Cell, str]]:
    """Return the marks of a part as (cell, neighbour, mark), and colours that matter as (cell, cell, colour)."""
    colors = part.cell_colors if puzzle.target.cell_colors else ()
    return [*drawn_marks(puzzle.lattice, part), *((cell, cell, color) for cell, color in colors)]


def pose_of(puzzle: Puzzle, placement: Placement) -> Pose | None:
    """Return the pose of a placed part, the first of several that look the same; None if it cannot be placed so."""
    poses = (_pose_of_form(puzzle, form, number, placement)
             for number, form in enumerate(puzzle.parts[placement.part].forms))
    return next((pose for pose in poses if pose is not None), None)


def _pose_of_form(puzzle: Puzzle, part: Part, form: int, placement: Placement) -> Pose | None:
    lattice = puzzle.lattice
    if len(placement.cells) != len(part.cells) or not part.cells:
        return None
    if puzzle.rule(part) == "placed" and set(placement.cells) != set(part.cells):
        return None
    shown = marks_and_colors(puzzle, part)
    cells = (*part.cells, *(cell for cell, _, _ in shown), *(facing for _, facing, _ in shown))
    n, m = len(part.cells), len(shown)
    for motion in puzzle.allowed_motions(part):
        for image in _images(lattice, cells, motion):
            # Translation keeps the order of cells, so the least goes to the least.
            by = [a - b for a, b in zip(min(placement.cells), min(image[:n]), strict=True)]
            there = [tuple(x + d for x, d in zip(cell, by, strict=True)) for cell in image]
            seen = {(there[n + i], there[n + m + i], shown[i][2]) for i in range(m)}
            if set(there[:n]) == set(placement.cells) and seen == set(placement.marks):
                return Pose(motion, dict(zip(there[:n], part.cells, strict=True)), form)
    return None


def with_forms_as_parts(puzzle: Puzzle, made: FormsAsParts, solution: Solution) -> Solution:
    """Return a solution of a puzzle as one of the puzzle in which each of its forms is a part."""
    found = []
    for placement in solution:
        pose = pose_of(puzzle, placement) if puzzle.parts[placement.part].other_forms else None
        found.append(replace(placement, part=made.origin.index((placement.part, pose.form if pose else 0))))
    return tuple(sorted(found, key=lambda placement: placement.part))


def _images(lattice: Lattice, cells: tuple[Cell, ...], motion: Motion) -> Iterable[tuple[Cell, ...]]:
    # Small parts come again in thousands of solutions; images of large ones would fill the memory.
    return _kept_images(lattice, cells, motion) if len(cells) <= MOST_KEPT else images(lattice, cells, motion)


@lru_cache(maxsize=1_024)
def _kept_images(lattice: Lattice, cells: tuple[Cell, ...], motion: Motion) -> tuple[tuple[Cell, ...], ...]:
    return tuple(images(lattice, cells, motion))


def options_of(stored: Sequence[int], cover: Cover) -> NDArray[np.int32]:
    """Return the option numbers of a stored solution as an array; raises LatticeworkError if they do not exist."""
    if stored and not 0 <= min(stored) <= max(stored) < cover.n_options:
        raise LatticeworkError(phrase("a stored solution is damaged: it names options that there are not"))
    return np.array(stored, np.int32)


def placements_of(options: NDArray[np.int32], reduction: Reduction) -> Solution:
    """Return the placements of options, in the order of the parts; holes and padding are left out."""
    # Options are numbered part by part, so sorting them gives the order of the parts.
    real = sorted(int(o) for o in options if o < reduction.cover.n_options)
    parts = range(len(reduction.puzzle.parts))
    return tuple(Placement(int(reduction.part_of[o]), reduction.cells(o), reduction.marks(o))
                 for o in real if reduction.part_of[o] in parts)


def options_that_place(solution: Solution, reduction: Reduction) -> NDArray[np.int32] | None:
    """Return the options of placements, without holes; None if one of the placements is no option."""
    number = {cell: place for place, cell in enumerate(reduction.puzzle.target.cells)}
    found = [_option(placement, reduction, number) for placement in solution]
    return None if None in found else np.array(found, np.int32)


def _option(placement: Placement, reduction: Reduction, number: dict[Cell, int]) -> int | None:
    # A cell outside of the target becomes -1, which no row of a block begins with. Shorter rows of other forms have
    # marked sides or -1 where this one has cells.
    cells = sorted(number.get(cell, -1) for cell in placement.cells)
    block = reduction.blocks[placement.part]
    if len(cells) > block.shape[1]:
        return None
    rows = np.flatnonzero((block[:, :len(cells)] == cells).all(axis=1)) + reduction.first_of[placement.part]
    # Several rows may cover the same cells: with other marks, or of a part that looks the same turned.
    return next((option for option in rows.tolist() if reduction.cells(option) == placement.cells
                 and reduction.marks(option) == placement.marks), None)
