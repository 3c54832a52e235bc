"""The slow checker for many solutions at once.

What a placement covers, crosses and shows at its sides is worked out once from its cells and marks, as `faults` does
for each solution; the items of the cover problem, which are being checked, are not looked at.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Reduction
from latticework.lattice import Cell, images
from latticework.lattice.crossings import crossings
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.marks import sides_of
from latticework.solution.bit_sets import BitSets
from latticework.solution.contact_faults import Contacts
from latticework.solution.pose import looks
from latticework.solution.solution import Placement

Int32 = NDArray[np.int32]
Pose = tuple[frozenset[Cell], frozenset[tuple[Cell, Cell, str]]]

ENTRIES = 2_000_000
"""Numbers that are held at once, some tens of megabytes."""


@dataclass(frozen=True, eq=False)
class ManyChecker:
    """Tables about the options of a puzzle, from their placements; the last entry of each is for "no option".

    legal: whether a part may lie so. cells and once: the numbers of the cells that are covered, and of what at most
    one placement has: where it would cross others, marks along a line of different ones. part: the part, a
    hole or "no option" being the last two; least and most: how many there may be of each part, and of holes.
    """

    legal: NDArray[np.bool_]
    cells: BitSets
    once: BitSets
    part: Int32
    least: Int32
    most: Int32
    contacts: Contacts

    @staticmethod
    def of(reduction: Reduction) -> "ManyChecker":
        """Look at all options of a puzzle."""
        puzzle = reduction.puzzle
        placements = [Placement(part, reduction.cells(o), reduction.marks(o))
                      for o, part in enumerate(reduction.part_of.tolist())]
        target = {cell: number for number, cell in enumerate(puzzle.target.cells)}
        cells = [[target[cell] for cell in p.cells if cell in target] for p in placements]
        return ManyChecker(
            np.array([*_legal(puzzle, placements), True]), BitSets.of([*cells, []], len(target)),
            _once(puzzle, placements), np.array([*(p.part for p in placements), len(puzzle.parts) + 1], np.int32),
            np.array([*(part.least for part in puzzle.parts), 0], np.int32),
            np.array([*(part.most for part in puzzle.parts), puzzle.target.may_be_empty], np.int32),
            Contacts.of(puzzle, placements))

    def wrong(self, rows: Int32) -> NDArray[np.bool_]:
        """Return which rows are no solutions; rows has shape (n, width): options, padded with their number."""
        step = max(1, ENTRIES // (self.cells.words.shape[1] + self.once.words.shape[1] + self.contacts.sides.n
                                  + len(self.least) + rows.shape[1] + 1))
        return np.concatenate([self._wrong(rows[i : i + step]) for i in range(0, max(1, len(rows)), step)])

    def _wrong(self, rows: Int32) -> NDArray[np.bool_]:
        wrong = self.contacts.wrong(rows)
        wrong |= ~self.legal[rows].all(axis=1)
        wrong |= ~self.cells.partitioned(rows)
        used = self._used(rows)
        wrong |= ((used < self.least) | (used > self.most)).any(axis=1)
        if self.once.n:
            wrong |= self.once.repeated(rows)
        return wrong

    def _used(self, rows: Int32) -> NDArray[np.int64]:
        n, kinds = len(rows), len(self.least) + 1
        parts = self.part[rows] + kinds * np.arange(n)[:, None]
        return np.bincount(parts.ravel(), minlength=n * kinds).reshape(n, kinds)[:, :-1]


def _once(puzzle: Puzzle, placements: list[Placement]) -> BitSets:
    numbers: dict[tuple[object, ...], int] = {}
    crossed = [crossings(puzzle.lattice, p.cells) if puzzle.lattice.no_crossing and p.part < len(puzzle.parts)
               else [] for p in placements]
    lines = [(number, side) for number, line in enumerate(puzzle.target.different)
             for side in sides_of(puzzle.lattice, line)]
    marks = [{(cell, facing): mark for cell, facing, mark in p.marks} for p in placements]
    shown = [[("line", line, own[side]) for line, side in lines if side in own] for own in marks]
    lists = [[numbers.setdefault(one, len(numbers)) for one in (*own, *marks)]
             for own, marks in zip(crossed, shown, strict=True)]
    return BitSets.of([*lists, []], len(numbers))


def _legal(puzzle: Puzzle, placements: list[Placement]) -> list[bool]:
    """Return for each placement whether its part can be moved there, on cells of the target whose colours it has.

    A hole, the part after all others, can be where a cell may stay empty.
    """
    target, optional, wanted = set(puzzle.target.cells), set(puzzle.target.optional), dict(puzzle.target.cell_colors)
    poses = [_poses(puzzle, part) for part in puzzle.parts]

    def lies(placed: Placement) -> bool:
        if placed.part == len(poses):
            return len(placed.cells) == 1 and placed.cells[0] in optional
        part = puzzle.parts[placed.part]
        return (target.issuperset(placed.cells)
                and (puzzle.rule(part) != "placed" or set(placed.cells) == set(part.cells))
                and all(puzzle.target.colors_fit(mark, wanted.get(cell, ""))
                        for cell, facing, mark in placed.marks if cell == facing)
                and _pose(placed.cells, placed.marks) in poses[placed.part])

    return [lies(placed) for placed in placements]


def _poses(puzzle: Puzzle, part: Part) -> set[Pose]:
    """Return all ways that a part can be turned, with what it shows."""
    shown, n = looks(puzzle, part), len(part.cells)
    cells = (*part.cells, *(cell for cell, _, _ in shown), *(facing for _, facing, _ in shown))
    found = set()
    for motion in puzzle.allowed_motions(part) if part.cells else ():
        for image in images(puzzle.lattice, cells, motion):
            places = zip(image[n : n + len(shown)], image[n + len(shown) :], shown, strict=True)
            found.add(_pose(image[:n], [(cell, facing, mark) for cell, facing, (_, _, mark) in places]))
    return found


def _pose(cells: tuple[Cell, ...], marks: Iterable[tuple[Cell, Cell, str]]) -> Pose:
    """Return cells and marks moved so that the least cell is at the origin."""
    by = (*min(cells)[:-1], 0)

    def home(cell: Cell) -> Cell:
        return tuple(x - d for x, d in zip(cell, by, strict=True))

    return frozenset(map(home, cells)), frozenset((home(cell), home(facing), mark) for cell, facing, mark in marks)
