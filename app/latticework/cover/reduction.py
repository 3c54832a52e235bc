"""Reduction of a puzzle to an exact cover problem, from an option back to a placement, and counts of placements."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover.cover_arrays import Cover, Int32
from latticework.cover.mark_conflicts import Marks, PlacedSides
from latticework.cover.placements import MarkedSide, Placed, PlacementFinder, covered, marks_at
from latticework.errors import LatticeworkError
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints, as_array
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

Pairs = tuple[Int32, Int32]
"""Pairs of an option and an item that it holds, as two arrays."""

MAX_OPTIONS = 1_000_000


@dataclass(frozen=True, eq=False)
class Reduction:
    """A puzzle as an exact cover problem.

    Items 0..parts-1 are the parts; if cells may stay empty one more counts the holes; then come the cells of the
    target in their order in the puzzle, then secondary items: crossings, if the lattice forbids them, and sides whose
    marks must not meet.

    The options are numbered block by block: blocks[p], shape (options of part p, width), has the numbers of the
    target cells that each covers, then those of its marked sides, ascending; -1 fills up the rows of smaller forms. A
    last block has the holes, if there may
    be some. Number (s + 1) * cells + c is sides[s] at cell c of the target. fits[p]: how many options each
    orientation of part p has, in the order of the options.
    """

    puzzle: Puzzle
    cover: Cover
    blocks: tuple[Int32, ...]
    sides: tuple[MarkedSide, ...]
    fits: tuple[tuple[int, ...], ...]

    @property
    def orientations(self) -> tuple[int, ...]:
        """How many orientations each part has."""
        return tuple(map(len, self.fits))

    @property
    def orientations_fitting(self) -> tuple[int, ...]:
        """How many orientations of each part fit somewhere."""
        return tuple(sum(many > 0 for many in own) for own in self.fits)

    @cached_property
    def first_of(self) -> Ints:
        """The number of the first option of each block, and at last that of all options, shape (blocks + 1,)."""
        return np.append(0, np.cumsum([len(block) for block in self.blocks])).astype(np.int64)

    @cached_property
    def part_of(self) -> Int32:
        """The part that each option places, shape (options,); the number of parts stands for a hole."""
        return np.repeat(np.arange(len(self.blocks), dtype=np.int32), np.diff(self.first_of))

    @cached_property
    def shown(self) -> list[int]:
        """The numbers of marked sides that any option has, ascending."""
        if not self.sides:
            return []
        every = np.unique(np.concatenate([block.ravel() for block in self.blocks]))
        shown: list[int] = every[every >= len(self.puzzle.target.cells)].tolist()
        return shown

    def numbers(self, option: int) -> list[int]:
        """Return the numbers of the target cells that an option covers, ascending."""
        return covered(self.puzzle, self._row(option))

    def cells(self, option: int) -> tuple[Cell, ...]:
        """Return the cells that an option covers."""
        return tuple(self.puzzle.target.cells[number] for number in self.numbers(option))

    def marks(self, option: int) -> Marks:
        """Return the marks of an option on sides, and on cells if colours matter."""
        return marks_at(self.puzzle, self.sides, self._row(option))

    def _row(self, option: int) -> list[int]:
        part = self.part_of[option]
        row: list[int] = self.blocks[part][option - self.first_of[part]].tolist()
        return row


def reduce(puzzle: Puzzle) -> Reduction:
    """Return the puzzle as an exact cover problem.

    A part that occurs several times is one item with a multiplicity, so permutations of copies are never counted. A
    cell that may stay empty can be covered by a hole, which is like a part of one cell: so every engine finds each
    choice of empty cells once. If the parts fill all cells there is no hole. Raises LatticeworkError if there are
    more than MAX_OPTIONS placements.
    """
    finder, options = PlacementFinder(puzzle), 0
    found: list[Placed] = []
    for number, part in enumerate(puzzle.parts, 1):
        checkpoint(phrase("placing part {number} of {parts}", number=number, parts=len(puzzle.parts)),
                   number / len(puzzle.parts))
        found.append(finder.find(part, MAX_OPTIONS - options))
        options += len(found[-1].cells)
        if options > MAX_OPTIONS:
            raise LatticeworkError(phrase("{name}: more than {most} placements, the most that can be searched; part "
                                          "{part} alone may have too many", name=puzzle.name, most=MAX_OPTIONS,
                                          part=repr(part.name)))
    # As unsigned numbers -1 is the greatest, so that it comes behind the sides, too.
    blocks = [np.sort(np.concatenate([placed.cells, placed.sides], axis=1).view(np.uint32)).view(np.int32)
              for placed in found]
    if puzzle.target.optional:
        holes = finder.target.find(as_array(puzzle.target.optional))[:, None].astype(np.int32)
        # If the parts fill everything the block is there, but empty, so that items keep their numbers.
        blocks.append(holes if _most_holes(puzzle) else holes[:0])
    crossed = [placed.crossings for placed in found]
    cover = cover_of(puzzle, blocks, crossed, tuple(finder.sides), finder.matching)
    return Reduction(puzzle, cover, tuple(blocks), tuple(finder.sides), tuple(placed.fits for placed in found))


class Fits:
    """The placements of a reduced puzzle, its options without holes, by part, by orientation and by cell.

    They have the numbers of the options. Verhoeff (Efficient Solvers for Packing Puzzles, 2001) calls how many there
    are fit counts, and those of the placements that cover a chosen cell the footprint of that cell.
    """

    def __init__(self, reduction: Reduction) -> None:
        self.reduction = reduction
        self.count = int(reduction.first_of[len(reduction.puzzle.parts)])
        """The number of placements."""
        # Items of cells come behind those of the blocks, and secondary items behind them.
        cell = reduction.cover.items - len(reduction.blocks)
        own = (cell >= 0) & (cell < len(reduction.puzzle.target.cells)) & (reduction.cover.owner < self.count)
        self._cell, self._owner = cell[own], reduction.cover.owner[own]
        self.part_of: Ints = reduction.part_of[: self.count].astype(np.int64)
        """The part of each placement."""
        by_part = [np.repeat(np.arange(len(own)), own) for own in reduction.fits]
        self.orientation_of: Ints = np.concatenate([*by_part, np.zeros(0, np.int64)]).astype(np.int64)
        """The number of the orientation of its part that each placement has."""

    def chosen(self, part: int | None = None, orientation: int | None = None, cell: int | None = None) -> Ints:
        """Return the placements of a part, in an orientation, that cover a cell, in ascending order; None: any."""
        chosen = np.ones(self.count, bool)
        if part is not None:
            chosen &= self.part_of == part
        if orientation is not None:
            chosen &= self.orientation_of == orientation
        if cell is not None:
            covering = np.zeros(self.count, bool)
            covering[self._owner[self._cell == cell]] = True
            chosen &= covering
        return np.flatnonzero(chosen)

    def by_cell(self, placements: Ints) -> Ints:
        """Return how many of some placements cover each cell of the target, shape (cells,)."""
        chosen = np.zeros(self.count, bool)
        chosen[placements] = True
        return np.bincount(self._cell[chosen[self._owner]], minlength=len(self.reduction.puzzle.target.cells))

    def by_part(self, placements: Ints) -> Ints:
        """Return how many of some placements each part has, shape (parts,)."""
        return np.bincount(self.part_of[placements], minlength=len(self.reduction.puzzle.parts))

    def by_orientation(self, part: int, placements: Ints) -> Ints:
        """Return how many of some placements each orientation of a part has, shape (orientations,)."""
        own = placements[self.part_of[placements] == part]
        return np.bincount(self.orientation_of[own], minlength=len(self.reduction.fits[part]))


def cover_of(
    puzzle: Puzzle, blocks: list[Int32], crossed: list[Int32], sides: tuple[MarkedSide, ...],
    matching: PlacedSides | None,
) -> Cover:
    """Return the cover problem of blocks of placements, as in `Reduction`.

    crossed: arrays (placements, crossings) of the crossings of the placements of each part, filled up with -1.
    """
    least, most = [part.least for part in puzzle.parts], [part.most for part in puzzle.parts]
    if puzzle.target.optional:
        least.append(0)
        most.append(_most_holes(puzzle))
    least, most = least + [1] * len(puzzle.target.cells), most + [1] * len(puzzle.target.cells)
    options = sum(map(len, blocks))
    found = [_parts_and_cells(puzzle, blocks), _crossings(crossed)]
    if matching is not None:
        found.append(_conflicts(puzzle, blocks, sides, matching))
    owners, items = [], []
    # Each kind of secondary items is numbered from 0 by itself and then moved behind all items before it.
    for number, (owner, item) in enumerate(found):
        n = int(item.max(initial=-1)) + 1 if number else 0  # how many secondary items these are
        owners.append(owner)
        items.append(item + (len(least) if number else 0))
        least, most = least + [0] * n, most + [1] * n
    return _sorted(np.concatenate(owners), np.concatenate(items), options, least, most)


def _most_holes(puzzle: Puzzle) -> int:
    """Return how many cells may stay empty at once, given the fewest cells that the parts fill."""
    least_filled = sum(part.sizes[0] * part.least for part in puzzle.parts)
    return max(0, min(puzzle.target.may_be_empty, len(puzzle.target.cells) - least_filled))


def _sorted(owner: Int32, items: Int32, options: int, least: list[int], most: list[int]) -> Cover:
    if (np.diff(owner) < 0).any():  # secondary items come behind; parts and cells alone are in order
        order = np.lexsort((items, owner))
        items = items[order]
    start = np.append(0, np.cumsum(np.bincount(owner, minlength=options)))
    return Cover(start.astype(np.int32), items, np.array(least, np.int32), np.array(most, np.int32))


def _parts_and_cells(puzzle: Puzzle, blocks: list[Int32]) -> Pairs:
    lengths, rows = [], [np.zeros(0, np.int32)]
    for number, block in enumerate(blocks):
        cells = block[:, : puzzle.parts[number].sizes[-1] if number < len(puzzle.parts) else 1]
        own = np.full((len(block), 1 + cells.shape[1]), number, np.int32)
        own[:, 1:] = len(blocks) + cells
        held = np.ones(own.shape, bool)
        held[:, 1:] = (cells >= 0) & (cells < len(puzzle.target.cells))  # a smaller form has its sides here
        lengths.append(held.sum(axis=1))
        rows.append(own[held])
    many = np.concatenate([*lengths, np.zeros(0, np.int64)])
    return np.repeat(np.arange(len(many), dtype=np.int32), many), np.concatenate(rows)


def _crossings(crossed: list[Int32]) -> Pairs:
    """Return options and crossings, numbered from 0 in the order of their first occurrence."""
    if not any(some.size for some in crossed):
        return np.zeros(0, np.int32), np.zeros(0, np.int32)
    lengths = np.concatenate([(some >= 0).sum(axis=1) for some in crossed])
    flat = np.concatenate([some[some >= 0] for some in crossed])
    _, first, number = np.unique(flat, return_index=True, return_inverse=True)
    # The rank of each crossing by its first occurrence: argsort of argsort.
    rank = np.argsort(np.argsort(first))
    return np.repeat(np.arange(len(lengths)), lengths).astype(np.int32), rank[number].astype(np.int32)


def _conflicts(puzzle: Puzzle, blocks: list[Int32], sides: tuple[MarkedSide, ...], matching: PlacedSides) -> Pairs:
    """Return options and numbers, from 0, of the sets of options whose sides must not meet."""
    first = 0
    for number, block in enumerate(blocks):
        for option, row in enumerate(block.tolist(), first):
            cells = tuple(puzzle.target.cells[cell] for cell in covered(puzzle, row))
            if number < len(puzzle.parts):
                matching.add(option, cells, marks_at(puzzle, sides, row))
            else:
                matching.add_hole(option, cells[0])
        first += len(block)
    sets = matching.conflicts()
    owners = [option for some in sets for option in some]
    return np.array(owners, np.int32), np.repeat(np.arange(len(sets), dtype=np.int32), list(map(len, sets)))
