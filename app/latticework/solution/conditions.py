"""Conditions for choosing solutions: a part on a cell, parts that touch, colours apart, symmetry; also as text.

The score of symmetry is D. E. Knuth's, "Dancing Links" (arXiv:cs/0011047): the number of edges between parts that are
also edges between parts in the mirror image of the solution. Here it counts for each symmetry of the target.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group, Reduction
from latticework.errors import LatticeworkError, shown
from latticework.lattice import Ints, as_array, symmetries
from latticework.lattice.lattice import Numbering
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

Bools = NDArray[np.bool_]
Places = NDArray[np.int16] | NDArray[np.int32]
Rows = NDArray[np.int32]
"""Options of solutions, shape (n, width), padded with -1 at the end."""


@dataclass(frozen=True, eq=False)
class PartBorders:
    """Computes for solutions which part covers each cell, and between which neighbours parts meet."""

    reduction: Reduction

    @cached_property
    def _covered(self) -> list[tuple[Ints, Places]]:
        """For each size of options: the row of each option of that size, -1 for others, and rows of target cells.

        The last option, "no option", has no row.
        """
        blocks, cells = self.reduction.blocks, len(self.reduction.puzzle.target.cells)
        sizes = [((block >= 0) & (block < cells)).sum(axis=1) for block in blocks]
        every, found = np.concatenate([*sizes, np.zeros(0, np.int64)]), []
        # One size at a time, as only options of one size have their cells in a rectangular array.
        for size in np.unique(every).tolist():
            row = np.full(self.reduction.cover.n_options + 1, -1, np.int64)
            options = np.flatnonzero(every == size)
            row[options] = np.arange(len(options))
            found.append((row, np.concatenate([block[own == size, :size] for block, own
                                               in zip(blocks, sizes, strict=True) if (own == size).any()])))
        return found

    def covering(self, part: int, cell: int) -> Bools:
        """Return which options put a part on a cell of the target, shape (options + 1,), "no option" last."""
        found, first = np.zeros(self.reduction.cover.n_options + 1, bool), int(self.reduction.first_of[part])
        block = self.reduction.blocks[part]
        found[first : first + len(block)] = (block == cell).any(axis=1)
        return found

    @cached_property
    def pairs(self) -> Ints:
        """The pairs of neighbouring cells of the target, by number, shape (pairs, 2), the smaller first."""
        puzzle = self.reduction.puzzle
        target = Numbering(puzzle.lattice, puzzle.target.cells)
        found = {tuple(sorted((number, other))) for number, cell in enumerate(puzzle.target.cells)
                 for other in target.find(as_array(puzzle.lattice.neighbours(cell)).reshape(-1, len(cell))).tolist()
                 if other >= 0 and other != number}
        return np.array(sorted(found), np.int64).reshape(-1, 2)

    @cached_property
    def symmetries(self) -> list[Ints]:
        """For each symmetry of the target but the identity: the pair onto which it carries each pair, (pairs,)."""
        puzzle, cells = self.reduction.puzzle, np.array([len(self.reduction.puzzle.target.cells), 1])
        keys, found = self.pairs @ cells, list[Ints]()
        for _, permutation in symmetries(puzzle.lattice, puzzle.target.cells)[1:]:
            images = np.sort(permutation[self.pairs], axis=1) @ cells
            if np.isin(images, keys).all():  # a lattice may have neighbours that a motion carries onto others
                found.append(np.searchsorted(keys, images))
        return found

    def columns(self, rows: Rows) -> Places:
        """Return the column of each row whose option covers each cell of the target, -1 for none, (cells, n)."""
        return self.spread(rows, np.broadcast_to(np.arange(rows.shape[1]), rows.shape))

    def parts(self, rows: Rows) -> Places:
        """Return the part on each cell of the target, -1 for none, (cells, n); holes are numbered after parts."""
        return self.spread(rows, np.append(self.reduction.part_of, -1)[rows])

    def spread(self, rows: Rows, values: Ints | Rows) -> Places:
        """Return for each cell the value of the option that covers it, shape (cells, n); values as rows."""
        cells = len(self.reduction.puzzle.target.cells)
        found = np.full(len(rows) * cells, -1, np.int16 if values.max(initial=0) < 1 << 15 else np.int32)
        for own, covered in self._covered:
            number = own[rows]
            row, column = np.nonzero(number >= 0)
            places = row[:, None] * cells + covered[number[row, column]]
            found[places] = values[row, column].astype(found.dtype)[:, None]
        return np.ascontiguousarray(found.reshape(len(rows), cells).T)  # whole rows of this are compared quickly

    def borders(self, columns: Places) -> Bools:
        """Return which pairs of neighbours belong to different placements, shape (pairs, n)."""
        found: Bools = columns[self.pairs[:, 0]] != columns[self.pairs[:, 1]]
        return found

    def scores(self, borders: Bools) -> Ints:
        """Return for each symmetry how many borders it carries onto borders, shape (symmetries, n)."""
        counts = [(borders & borders[carried]).sum(axis=0, dtype=np.int32) for carried in self.symmetries]
        return np.array(counts, np.int64).reshape(len(counts), borders.shape[1])


@dataclass(frozen=True)
class At:
    """A part covers a cell of the target, by their numbers; if not `expected`, it does not."""

    part: int
    cell: int
    expected: bool = True


@dataclass(frozen=True)
class Touching:
    """Two parts, by their numbers, have a side in common; if not `expected`, they have none.

    A part and itself means two copies of it.
    """

    one: int
    other: int
    expected: bool = True

    @staticmethod
    def of(one: int, other: int, expected: bool = True) -> "Touching":
        """Return the condition on two parts in any order."""
        # In one order, so that equal conditions are equal values, which are computed once.
        return Touching(min(one, other), max(one, other), expected)


@dataclass(frozen=True)
class ColorsApart:
    """No two parts of one colour have a side in common, not even two copies of a part."""


@dataclass(frozen=True)
class Symmetric:
    """A symmetry of the puzzle carries the solution onto itself."""


@dataclass(frozen=True)
class Score:
    """Some symmetry of the target carries at least this many borders between parts onto borders."""

    least: int


Condition = At | Touching | ColorsApart | Symmetric | Score


@dataclass(frozen=True, eq=False)
class Judge:
    """Decides which solutions meet all conditions; with `copies` also those with a symmetric copy that does."""

    reduction: Reduction
    group: Group
    conditions: Sequence[Condition]
    copies: bool = False
    _masks: dict[tuple[int, int], Bools] = field(default_factory=dict)

    @cached_property
    def borders(self) -> PartBorders:
        """Which part covers each cell, and where parts meet."""
        return PartBorders(self.reduction)

    @cached_property
    def color_of(self) -> NDArray[np.int32]:
        """The number of the colour of each option, -1 for holes, shape (options,)."""
        puzzle = self.reduction.puzzle
        colors = [puzzle.color(number) for number in range(len(puzzle.parts))]
        # The first part of each colour stands for it.
        numbers = np.array([*(colors.index(color) for color in colors), -1], np.int32)
        return numbers[self.reduction.part_of]

    def covering(self, part: int, cell: int) -> Bools:
        """Return which options put a part on a cell of the target, "no option" last."""
        if (part, cell) not in self._masks:
            self._masks[part, cell] = self.borders.covering(part, cell)
        return self._masks[part, cell]

    def chosen(self, rows: Rows, copies: NDArray[np.int64]) -> Bools:
        """Return which solutions meet the conditions; copies: how many symmetric copies each has, itself included."""
        page = _Page(self, rows, copies)
        found = np.zeros(len(rows), bool)
        for symmetry in range(self.group.order if self.copies else 1):
            own = np.ones(len(rows), bool)
            for condition in self.conditions:
                own &= page.meets(condition, symmetry)
            found |= own
        return found


class _Page:
    """Some solutions, whose places and borders are computed when they are needed."""

    def __init__(self, judge: Judge, rows: Rows, copies: NDArray[np.int64]) -> None:
        self._judge, self._rows, self._copies = judge, rows, copies
        self._computed: dict[Condition, Bools] = {}

    def meets(self, condition: Condition, symmetry: int) -> Bools:
        """Return which of the solutions meet a condition after a symmetry of the puzzle."""
        condition = self._carried_back(condition, symmetry)
        if condition not in self._computed:
            self._computed[condition] = self._found(condition)
        return self._computed[condition]

    def _carried_back(self, condition: Condition, symmetry: int) -> Condition:
        """Return the condition that a solution must meet so that its image meets a given one."""
        items = self._judge.group.items[symmetry]
        parts = len(self._judge.reduction.blocks)
        before = np.empty_like(items)
        # The inverse of the permutation: the copy has at x what the solution has where the symmetry carries onto x.
        before[items] = np.arange(len(items))
        if isinstance(condition, At):
            return At(int(before[condition.part]), int(before[parts + condition.cell]) - parts, condition.expected)
        if isinstance(condition, Touching):
            return Touching.of(int(before[condition.one]), int(before[condition.other]), condition.expected)
        return condition

    def _found(self, condition: Condition) -> Bools:
        match condition:
            case At(part, cell, expected):
                found: Bools = np.asarray(self._judge.covering(part, cell)[self._rows].any(axis=1) == expected)
            case Touching(one, other, expected):
                found = np.asarray(self._touch(one, other) == expected)
            case ColorsApart():
                found = np.asarray(~(self._borders & self._same_color).any(axis=0))
            case Symmetric():
                # Some symmetry carries it onto itself exactly if it has fewer different copies than there are.
                found = np.asarray(self._copies < self._judge.group.order, bool)
            case Score(least):
                found = np.asarray(self._judge.borders.scores(self._borders).max(axis=0, initial=0) >= least)
        return found

    @cached_property
    def _borders(self) -> Bools:
        borders = self._judge.borders
        return borders.borders(borders.columns(self._rows))

    @cached_property
    def _sides(self) -> tuple[Places, Places]:
        """The parts on the first and on the second cell of each pair of neighbours, shape (pairs, n) each."""
        parts = self._judge.borders.parts(self._rows)
        first, second = self._judge.borders.pairs.T
        return parts[first], parts[second]

    def _touch(self, one: int, other: int) -> Bools:
        # Two copies of a part are distinguished only by the border between them.
        first, second = self._sides
        met = (first == one) & (second == other)
        met |= ((first == other) & (second == one)) if one != other else False
        return np.asarray((met if one != other else met & self._borders).any(axis=0))

    @cached_property
    def _same_color(self) -> Bools:
        """Which pairs of neighbours are covered by parts of one colour, shape (pairs, n)."""
        judge = self._judge
        colors = judge.borders.spread(self._rows, np.append(judge.color_of, -1).astype(np.int32)[self._rows])
        first, second = judge.borders.pairs.T
        return np.asarray((colors[first] == colors[second]) & (colors[first] >= 0))


# In this order, as " not at " ends with " at ", which would leave a "not" in the name of the part.
_VERBS = {" not at ": (At, False), " at ": (At, True), " does not touch ": (Touching, False),
          " touches ": (Touching, True)}


def condition_of(puzzle: Puzzle, text: str) -> Condition:
    """Return the condition that a text means; raises LatticeworkError."""
    words = text.strip()
    if words in {"colours apart", "colors apart"}:
        return ColorsApart()
    if words == "symmetric":
        return Symmetric()
    if found := re.fullmatch(r"symmetry (?:>= ?)?([0-9]{1,9})", words, re.ASCII):
        return Score(int(found[1]))
    for verb, (kind, expected) in _VERBS.items():
        one, between, other = words.partition(verb)
        if between and kind is At:
            return At(_part(puzzle, one), cell_of(puzzle, other), expected)
        if between:
            return Touching.of(_part(puzzle, one), _part(puzzle, other), expected)
    raise LatticeworkError(phrase("{text}: a condition should be like {examples}", text=shown(text, 80),
                                  examples="\"W at 0,0\", \"W not at 0,0\", \"W touches X\", \"W does not touch X\", "
                                  "\"colours apart\", \"symmetric\" or \"symmetry 36\""))


def text_of(puzzle: Puzzle, condition: Condition) -> str:
    """Return a condition as a text from which `condition_of` reads it back."""
    match condition:
        case At(part, cell, expected):
            written = ",".join(map(str, puzzle.lattice.written(puzzle.target.cells[cell])))
            return f"{puzzle.parts[part].name} {'at' if expected else 'not at'} {written}"
        case Touching(one, other, expected):
            between = "touches" if expected else "does not touch"
            return f"{puzzle.parts[one].name} {between} {puzzle.parts[other].name}"
        case Score(least):
            return f"symmetry {least}"
        case ColorsApart():
            return "colours apart"
        case Symmetric():
            return "symmetric"


def _part(puzzle: Puzzle, name: str) -> int:
    """Return the number of the only part with a name; raises LatticeworkError."""
    names = [part.name for part in puzzle.parts]
    if names.count(name) == 1:
        return names.index(name)
    if name in names:
        raise LatticeworkError(phrase("{name} should be the name of one part; {count} parts have it",
                                      name=shown(name), count=names.count(name)))
    raise LatticeworkError(phrase("{name} should be the name of a part: {names}", name=shown(name),
                                  names=shown(", ".join(names), 200)))


def cell_of(puzzle: Puzzle, text: str) -> int:
    """Return the number of the target cell with coordinates, as text; raises LatticeworkError."""
    numbers = text.replace(" ", "").split(",")
    if all(re.fullmatch("-?[0-9]{1,9}", number, re.ASCII) for number in numbers):
        cell = puzzle.lattice.internal(tuple(map(int, numbers)))
        if cell in puzzle.target.cells:
            return puzzle.target.cells.index(cell)
    if not puzzle.target.cells:
        raise LatticeworkError(phrase("{cell} should be a cell of the target, which has none yet", cell=shown(text)))
    raise LatticeworkError(phrase("{cell} should be a cell of the target, for example {example}", cell=shown(text),
                                  example=",".join(map(str, puzzle.lattice.written(puzzle.target.cells[0])))))
