"""Placements of the parts of a puzzle in its target, as rows of arrays of numbers."""

import sys
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.cover_arrays import Int32
from latticework.cover.mark_conflicts import Marks, PlacedSides, colors_matter, poses, sides_matter
from latticework.lattice import Cell, Lattice, Motion, orientations
from latticework.lattice.crossings import crossings, ends, numbers_of_fours
from latticework.lattice.lattice import Ints, Numbering, as_array
from latticework.puzzle import Part, Puzzle

KEPT = 100
"""The most cells of a target for which placements are kept in memory, up to a hundred kilobytes for each part."""

MarkedSide = tuple[Cell, str]
"""A marked side of any cell: the step to the cell that it faces, with the kind of that cell; then the mark. The
colour of a cell is a mark towards itself."""


@dataclass(frozen=True, eq=False)
class Placed:
    """The placements of a part, orientation by orientation, by numbers that `PlacementFinder` assigns.

    The orientations are those of all its forms, each once. cells (placements, cells), marked sides (placements,
    sides), and crossings (placements, crossings), which no two placements of a solution may have in common; ascending
    in each row, short ones filled up with -1. fits: how many placements each orientation has, 0 for those that fit
    nowhere.
    """

    cells: Int32
    sides: Int32
    crossings: Int32
    fits: tuple[int, ...]


class PlacementFinder:
    """Finds placements in the target of a puzzle.

    Side s of `sides` has the number (s + 1) * cells + c at cell c of the target, so both go together in one row.
    Crossings are numbered by their points, sorted by the first coordinate first.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.target = Numbering(puzzle.lattice, puzzle.target.cells)
        self.sides: dict[MarkedSide, int] = {}
        self.matching = PlacedSides(puzzle) if sides_matter(puzzle) else None
        self._accepting: dict[str, NDArray[np.bool_]] = {}

    def find(self, part: Part, most: int = sys.maxsize) -> Placed:
        """Return the placements of a part; where there are more than `most`, only so many that there are more."""
        if self._is_plain(part) and len(self.puzzle.target.cells) <= KEPT:
            return _kept_placements(self.puzzle.lattice, self.puzzle.target.cells, part.cells,
                                    self.puzzle.allowed_motions(part))
        found: list[tuple[Int32, Int32, Int32]] = []
        for form, shape, marks in self._orientations_of_forms(part):
            found.append(self._place(form, shape, marks))
            most -= len(found[-1][0])
            if most < 0:
                break
        return _together(found)

    def _is_plain(self, part: Part) -> bool:
        """Whether just the cells of a part and its motions say where it can be."""
        return bool(part.cells and not part.other_forms and part.most and self.puzzle.rule(part) != "placed"
                    and self.matching is None and not self.puzzle.lattice.no_crossing and not part.marks
                    and not (part.cell_colors and colors_matter(self.puzzle)))

    def orientations(self, part: Part) -> list[tuple[tuple[Cell, ...], Marks]]:
        """Return the different orientations of a part, normalised, with the marks that matter, in the same order."""
        return [(shape, marks) for _, shape, marks in self._orientations_of_forms(part)]

    def _orientations_of_forms(self, part: Part) -> list[tuple[Part, tuple[Cell, ...], Marks]]:
        """Return the different orientations of a part, each with the first of its forms that has it."""
        found: dict[object, tuple[Part, tuple[Cell, ...], Marks]] = {}
        for form in part.forms:
            # Forms that stay where they are drawn may look the same in different places.
            place = form.cells if self.puzzle.rule(part) == "placed" else ()
            for shape, marks in self._orientations_of_form(form):
                found.setdefault((place, shape, marks), (form, shape, marks))
        return list(found.values())

    def _orientations_of_form(self, form: Part) -> list[tuple[tuple[Cell, ...], Marks]]:
        if not form.cells:
            return []
        if form.marks or (form.cell_colors and colors_matter(self.puzzle)):
            return list(poses(self.puzzle, form))
        found = orientations(self.puzzle.lattice, form.cells, self.puzzle.allowed_motions(form))
        # If kinds of cell look alike even a part that stays where it is drawn has several orientations.
        return [(shape, ()) for shape in (found[:1] if self.puzzle.rule(form) == "placed" else found)]

    def _place(self, part: Part, shape: tuple[Cell, ...], marks: Marks) -> tuple[Int32, Int32, Int32]:
        """Return the cells, marked sides and crossings of the placements of one orientation, as in `Placed`."""
        checkpoint()
        if not part.most:
            none = np.zeros((0, 0), np.int32)
            return none, none, none
        if self.puzzle.rule(part) == "placed":
            drawn = self.target.find(as_array(sorted(part.cells)))[None]
            cells = drawn[(drawn >= 0).all(axis=1)]
        else:
            cells = placements(self.target, as_array(shape))
        place = {cell: i for i, cell in enumerate(shape)}
        for cell, facing, color in marks:
            if cell == facing:
                cells = cells[self._accepting_cells(color)[cells[:, place[cell]]]]
        sides = _stacked([cells[:, place[cell]] + self._first(cell, facing, mark) for cell, facing, mark in marks],
                         len(cells))
        crossed = self._crossings(cells, shape)
        # After the numbers of its sides were made: what a placement shows decides whether it fits.
        if self.matching is not None:
            fits = self._fits(cells, sides)
            cells, sides, crossed = cells[fits], sides[fits], crossed[fits]
        by_rows = [np.sort(some.astype(np.int32)) for some in (cells, sides, crossed)]
        return by_rows[0], by_rows[1], by_rows[2]

    def _accepting_cells(self, color: str) -> NDArray[np.bool_]:
        """Return the cells of the target on which a cell of a part with a colour may be, as a mask (cells,)."""
        if color not in self._accepting:
            fit, own = self.puzzle.target.colors_fit, dict(self.puzzle.target.cell_colors)
            self._accepting[color] = np.array([fit(color, own.get(cell, "")) for cell in self.puzzle.target.cells])
        return self._accepting[color]

    def _first(self, cell: Cell, facing: Cell, mark: str) -> int:
        """Return the number of a marked side at the first cell of the target."""
        return self.sides.setdefault(side_of(cell, facing, mark), len(self.sides) + 1) * len(self.puzzle.target.cells)

    def _fits(self, cells: Ints, sides: Ints) -> NDArray[np.bool_]:
        """Return which placements have only sides that may face the outside of the target, as a mask."""
        kinds, target, matching = tuple(self.sides), self.puzzle.target.cells, self.matching
        return np.array([matching is None or matching.fits(tuple(target[c] for c in own),
                                                           marks_at(self.puzzle, kinds, own + shown))
                         for own, shown in zip(cells.tolist(), sides.tolist(), strict=True)], bool)

    def _crossings(self, cells: Ints, shape: tuple[Cell, ...]) -> Ints:
        if not self.puzzle.lattice.no_crossing:
            return np.zeros((len(cells), 0), np.int64)
        own = ends(self.puzzle.lattice, as_array(shape)).tolist()
        at = {tuple(point): (cell, end) for cell, both in enumerate(own) for end, point in enumerate(both)}
        numbers = numbers_of_fours(self.puzzle.lattice)
        found = [(*at[point], numbers[four]) for point, four in crossings(self.puzzle.lattice, shape)]
        return _stacked([self._points[cells[:, cell], end] * len(numbers) + four for cell, end, four in found],
                        len(cells))

    @cached_property
    def _points(self) -> Ints:
        """The numbers of the points at both ends of each cell of the target, shape (cells, 2)."""
        places = ends(self.puzzle.lattice, self.target.cells)
        # Points at the ends of rods are shared by several cells: equal ones get one number.
        return np.unique(places.reshape(-1, places.shape[-1]), axis=0, return_inverse=True)[1].reshape(-1, 2)


def placements(target: Numbering, shape: Ints) -> Ints:
    """Return the placements of a shape in the target without turning it: target cells, shape (placements, cells).

    shape: cells (cells, rank + 1). Rows are in the order of the target cells on which the shape's first cell is.
    """
    # The first cell of the shape tries every cell of its kind; the others follow from it.
    at = np.flatnonzero(target.cells[:, -1] == shape[0, -1])
    found, begin, many = np.zeros((len(at), 0), np.int64), len(shape), 1
    while begin:  # the last cell, far from the first, rules out most; with few places left, more cells at a time
        checkpoint()
        end, begin, many = begin, max(0, begin - many), many * 4
        numbers = target.reached(at, shape[begin:end] - shape[0])
        fits = (numbers >= 0).all(axis=1)
        at, found = at[fits], np.concatenate([numbers, found], axis=1)[fits]
    return found


@lru_cache(1 << 8)
def _kept_placements(
    lattice: Lattice, target: tuple[Cell, ...], part: tuple[Cell, ...], allowed: tuple[Motion, ...]
) -> Placed:
    """Return the placements of a plain part, kept for the next time: who designs changes one part again and again."""
    numbered = Numbering(lattice, target)
    found = [np.sort(placements(numbered, as_array(shape)).astype(np.int32))
             for shape in orientations(lattice, part, allowed)]
    made = _together([(cells, *np.zeros((2, len(cells), 0), np.int32)) for cells in found])
    made.cells.flags.writeable = False
    return made


def _together(found: list[tuple[Int32, Int32, Int32]]) -> Placed:
    """Return the placements of several orientations, each as cells, marked sides and crossings."""
    kept = [one for one in found if len(one[0])]
    cells, sides, crossings = (_stacked_rows([one[place] for one in kept]) for place in range(3))
    return Placed(cells, sides, crossings, tuple(len(cells) for cells, _, _ in found))


def _stacked_rows(some: list[Int32]) -> Int32:
    """Return rows of several widths below one another, short ones filled up with -1."""
    width = max((one.shape[1] for one in some), default=0)
    filled = [np.pad(one, ((0, 0), (0, width - one.shape[1])), constant_values=-1) for one in some]
    return np.concatenate([np.zeros((0, width), np.int32), *filled])


def side_of(cell: Cell, facing: Cell, mark: str) -> MarkedSide:
    """Return a marked side, given as in Marks, without the position of its cell."""
    return (*(a - b for a, b in zip(facing[:-1], cell[:-1], strict=True)), facing[-1]), mark


def covered(puzzle: Puzzle, row: list[int]) -> list[int]:
    """Return only the target cells in a row of numbers of cells and sides, which -1 may fill up."""
    count = len(puzzle.target.cells)
    return [number for number in row if 0 <= number < count]


def marks_at(puzzle: Puzzle, sides: tuple[MarkedSide, ...], row: list[int]) -> Marks:
    """Return only the sides in a row of numbers of cells and sides, which -1 may fill up, as sorted marks."""
    found, cells = [], puzzle.target.cells
    for number in row:
        if number < len(cells):
            continue
        side, place = divmod(number - len(cells), len(cells))
        cell, (steps, mark) = cells[place], sides[side]
        found.append((cell, (*(a + b for a, b in zip(cell, steps[:-1], strict=False)), steps[-1]), mark))
    return tuple(sorted(found))


def _stacked(columns: list[Ints], rows: int) -> Ints:
    return np.stack(columns, axis=1) if columns else np.zeros((rows, 0), np.int64)
