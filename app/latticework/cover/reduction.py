"""From a puzzle to an exact cover problem, and back from an option to a placement."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover.items import cover_of, most_holes
from latticework.cover.mark_conflicts import Marks
from latticework.cover.placements import Finder, MarkedSide, Placed, covered, marks_at
from latticework.cover.problem import Cover, Int32
from latticework.errors import LatticeworkError
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints, as_array
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

MAX_OPTIONS = 1_000_000


@dataclass(frozen=True, eq=False)
class Reduction:
    """A puzzle as an exact cover problem.

    Items 0..parts-1 are the parts; where cells may stay empty one more counts the holes; then come the cells of
    the target in their order in the puzzle, then secondary items: crossings, where
    the lattice forbids them, and sides whose marks must not meet.

    The options are numbered block by block: blocks[p], shape (options of part p, width), has the numbers of the
    target cells that each covers, then those of its marked sides, ascending; a last block has the holes, where there
    may be some. Number (s + 1) * cells + c is sides[s] at cell c of the target. fits[p] says how many options each
    orientation of part p has; they come in that order.
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
        """The number of the first option of each block, and of all options, shape (blocks + 1,)."""
        return np.append(0, np.cumsum([len(block) for block in self.blocks])).astype(np.int64)

    @cached_property
    def part_of(self) -> Int32:
        """The part that each option places, a hole where that is the number of parts, shape (options,)."""
        return np.repeat(np.arange(len(self.blocks), dtype=np.int32), np.diff(self.first_of))

    @cached_property
    def shown(self) -> list[int]:
        """The numbers of marked sides that some option has, ascending."""
        every = np.unique(np.concatenate([*(block.ravel() for block in self.blocks), []])).astype(int)
        return every[every >= len(self.puzzle.target.cells)].tolist() if self.sides else []

    def numbers(self, option: int) -> list[int]:
        """Return the numbers of the target cells that an option covers, ascending."""
        return covered(self.puzzle, self._row(option))

    def cells(self, option: int) -> tuple[Cell, ...]:
        """Return the cells that an option covers."""
        return tuple(self.puzzle.target.cells[number] for number in self.numbers(option))

    def marks(self, option: int) -> Marks:
        """Return the sides of an option that carry a mark, and its cells that have a colour where colours matter."""
        return marks_at(self.puzzle, self.sides, self._row(option))

    def _row(self, option: int) -> list[int]:
        part = self.part_of[option]
        row: list[int] = self.blocks[part][option - self.first_of[part]].tolist()
        return row


def reduce(puzzle: Puzzle) -> Reduction:
    """Return the puzzle as an exact cover problem.

    A part that occurs several times is one item with a multiplicity, so copies are never counted as
    permutations. A cell that may stay empty can be covered by a hole, which is like a part of one cell: so
    every engine finds each way to leave cells empty once. Where the parts fill all cells there is no hole. Raises
    LatticeworkError when there are more than MAX_OPTIONS placements.
    """
    finder, options = Finder(puzzle), 0
    found: list[list[Placed]] = []
    for number, part in enumerate(puzzle.parts, 1):
        found.append([])
        doing = phrase("placing part {number} of {parts}", number=number, parts=len(puzzle.parts))
        for way in finder.find(part):
            checkpoint(doing, number / len(puzzle.parts))
            found[-1].append(way)
            options += len(way.cells)
            if options > MAX_OPTIONS:
                raise LatticeworkError(phrase("{name}: more than {most} placements, the most that can be searched; "
                                              "part {part} alone may have too many", name=puzzle.name,
                                              most=MAX_OPTIONS, part=repr(part.name)))
    blocks = [_block(ways) for ways in found]
    if puzzle.target.optional:
        holes = finder.target.find(as_array(puzzle.target.optional))[:, None].astype(np.int32)
        blocks.append(holes if most_holes(puzzle) else holes[:0])
    crossed = [way.crossings for ways in found for way in ways]
    cover = cover_of(puzzle, blocks, crossed, tuple(finder.sides), finder.matching)
    fits = tuple(tuple(len(way.cells) for way in ways) for ways in found)
    return Reduction(puzzle, cover, tuple(blocks), tuple(finder.sides), fits)


def _block(ways: list[Placed]) -> Int32:
    rows = [np.concatenate([way.cells, way.sides], axis=1) for way in ways if len(way.cells)]
    return np.concatenate(rows) if rows else np.zeros((0, 0), np.int32)
