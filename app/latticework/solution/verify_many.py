"""The slow, independent check for many solutions at once.

What a placement covers, crosses and shows at its sides is computed once from its cells and marks, as `faults` does
for each solution; the items of the cover problem are not used, as they are what is being checked.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Reduction
from latticework.lattice import Cell, Lattice, images
from latticework.lattice.crossings import crossings
from latticework.puzzle import Matching, Part, Puzzle
from latticework.puzzle.marks import PLAIN, across, side_towards, sides_of
from latticework.solution.placement import Placement, marks_and_colors
from latticework.solution.verify import in_batches

Int64 = NDArray[np.int64]
Side = tuple[Cell, Cell]
Pairs = dict[int, list[tuple[int, int]]]
Int32 = NDArray[np.int32]
CellsAndMarks = tuple[frozenset[Cell], frozenset[tuple[Cell, Cell, str]]]


@dataclass(frozen=True, eq=False)
class BitSets:
    """A set of numbers below n for each option o: bits of words[o], with size[o] members."""

    words: NDArray[np.uint64]
    size: NDArray[np.int64]
    n: int

    @staticmethod
    def of(lists: Sequence[Sequence[int]], n: int) -> "BitSets":
        """Return the sets given as lists of different numbers."""
        size = np.array([len(own) for own in lists], np.int64)
        values = np.fromiter((value for own in lists for value in own), np.int64, int(size.sum()))
        words = np.zeros((len(lists), -(-n // 64)), np.uint64)
        bits = np.uint64(1) << (values % 64).astype(np.uint64)
        # By `at`, as words |= bits would keep only the last of several bits of one word.
        np.bitwise_or.at(words, (np.repeat(np.arange(len(lists)), size), values // 64), bits)
        return BitSets(words, size, n)

    def repeated(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return in which rows of options, shape (m, width), two options have a number in common."""
        # If the union has as many members as all sets together, no number is repeated.
        found: NDArray[np.bool_] = self._members(rows) < self._sizes(rows)
        return found

    def partitioned(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return in which rows of options each number below n is in exactly one set."""
        found: NDArray[np.bool_] = (self._members(rows) == self.n) & (self._sizes(rows) == self.n)
        return found

    def _members(self, rows: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return the size of the union of the sets of each row."""
        joined = np.zeros((len(rows), self.words.shape[1]), np.uint64)
        for column in rows.T:
            joined |= self.words[column]
        counted: NDArray[np.int64] = np.bitwise_count(joined).sum(axis=1, dtype=np.int64)
        return counted

    def _sizes(self, rows: NDArray[np.int32]) -> NDArray[np.int64]:
        total = np.zeros(len(rows), np.int64)
        for column in rows.T:
            total += self.size[column]
        return total


@dataclass(frozen=True, eq=False)
class Ragged:
    """A list of numbers below n for each option o: values[start[o]:start[o] + length[o]]."""

    start: NDArray[np.int64]
    length: NDArray[np.int64]
    values: NDArray[np.int64]
    n: int

    @staticmethod
    def of(lists: Sequence[Sequence[int]], n: int) -> "Ragged":
        """Return the lists, stored end to end."""
        length = np.array([len(own) for own in lists], np.int64)
        values = np.fromiter((value for own in lists for value in own), np.int64, int(length.sum()))
        return Ragged(np.cumsum(length) - length, length, values, n)

    def entries(self, rows: NDArray[np.int32]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return for each number of each option in rows, shape (m, width), its row and its place in `values`."""
        length = self.length[rows].ravel()
        ends = np.cumsum(length)
        # The start of each list, less the entries before it here: adding one range then gives all places.
        first = self.start[rows].ravel() - (ends - length)
        places = np.repeat(first, length) + np.arange(length.sum())
        return np.repeat(np.arange(len(rows)), length.reshape(len(rows), -1).sum(axis=1)), places

    def counts(self, rows: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return how often each number is in the lists of the options of each row, shape (m, n)."""
        row, places = self.entries(rows)
        found = np.bincount(row * self.n + self.values[places], minlength=len(rows) * self.n)
        return found.reshape(len(rows), self.n)


@dataclass(frozen=True, eq=False)
class Rule:
    """The codes of pairs of marks that sides one[i] and other[i] may have.

    On sides `one` only marks that reach through more than `step` cells count.
    """

    one: Int64
    other: Int64
    step: int
    allowed: Int64


@dataclass(frozen=True, eq=False)
class ShownSides:
    """The sides that each option shows, their marks beside them, and rules for pairs of sides.

    The last side stands for everything outside the target. inner: the marked sides inside each option, which only
    marks that reach into it meet. reach: how far each mark reaches; the last mark, with reach 0, is that of sides
    not shown.
    """

    sides: Ragged
    marks: Int64
    inner: Ragged
    inner_marks: Int64
    reach: Int64
    rules: tuple[Rule, ...]

    @staticmethod
    def of(puzzle: Puzzle, placements: list[Placement]) -> "ShownSides":
        """Return the contacts of placements; holes and "no option" show no sides."""
        if puzzle.matching is None and not any(part.marks for part in puzzle.parts):
            none, nothing = Ragged.of([[]] * (len(placements) + 1), 0), np.zeros(0, np.int64)
            return ShownSides(none, nothing, none, nothing, nothing, ())
        every = dict.fromkeys((cell, facing) for cell in puzzle.target.cells
                              for facing in puzzle.lattice.neighbours(cell))
        number = {side: i for i, side in enumerate(every)}
        shown = [_shown(puzzle.lattice, p, number) if p.part < len(puzzle.parts) else {} for p in placements]
        inner = [_inside(p, number) for p in placements]
        names = sorted({PLAIN, *(mark for own in (*shown, *inner) for mark in own.values())})
        mark_of = {name: i for i, name in enumerate(names)}
        marks, inner_marks = (np.array([mark_of[mark] for own in some for mark in own.values()], np.int64)
                              for some in (shown, inner))
        table = puzzle.matching or Matching()
        reach = np.array([*(table.reach.get(name, 1) for name in names), 0], np.int64)
        sides = Ragged.of([*map(list, shown), []], len(every) + 1)
        further = _further(puzzle.lattice, number, sides, reach[marks])
        meet = _meet(table, mark_of)
        alone = [mark for name, mark in mark_of.items() if table.may_stand_alone(name)]
        rules = [_rule(_facing(number), 0, meet, alone, len(names))]
        rules += [_rule(pairs, step, meet, range(len(names)), len(names)) for step, pairs in further.items()]
        return ShownSides(sides, marks, Ragged.of([*map(list, inner), []], len(every) + 1), inner_marks, reach,
                        tuple(rules))

    def wrong(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return in which rows, shape (n, width), some side faces something that it must not."""
        wrong, none = np.zeros(len(rows), bool), len(self.reach) - 1
        if not self.rules:
            return wrong
        # All sides begin as not shown, that of everything outside the target stays so.
        seen = np.full((len(rows), self.sides.n), none)
        row, places = self.sides.entries(rows)
        seen[row, self.sides.values[places]] = self.marks[places]
        deep = seen.copy()
        row, places = self.inner.entries(rows)
        deep[row, self.inner.values[places]] = self.inner_marks[places]
        for rule in self.rules:
            one, other = seen[:, rule.one], (deep if rule.step else seen)[:, rule.other]
            # A mark that does not reach this far counts as not shown.
            one = np.where(self.reach[one] > rule.step, one, none)
            wrong |= ~np.isin(one * (none + 1) + other, rule.allowed).all(axis=1)
        return wrong


def _shown(lattice: Lattice, placement: Placement, number: dict[Side, int]) -> dict[int, str]:
    """Return the marks of the outer sides of a placement, by the numbers of the sides."""
    marks = {(cell, facing): mark for cell, facing, mark in placement.marks if cell != facing}
    return {number[cell, facing]: marks.get((cell, facing), PLAIN) for cell in placement.cells
            for facing in lattice.neighbours(cell) if (cell, facing) in number and facing not in placement.cells}


def _inside(placement: Placement, number: dict[Side, int]) -> dict[int, str]:
    """Return the marks of sides between cells of a placement, by the numbers of the sides."""
    return {number[cell, facing]: mark for cell, facing, mark in placement.marks
            if (cell, facing) in number and facing in placement.cells and facing != cell}


def _meet(table: Matching, mark_of: dict[str, int]) -> list[tuple[int, int]]:
    """Return the pairs of existing marks that may meet, in both orders."""
    named = [(name, name) for name in mark_of] if table.meet is None else table.meet
    pairs = [(mark_of[a], mark_of[b]) for a, b in named if a in mark_of and b in mark_of]
    return pairs + [(b, a) for a, b in pairs]


def _rule(pairs: list[tuple[int, int]], step: int, meet: list[tuple[int, int]], alone: Iterable[int],
          none: int) -> Rule:
    """Return the rule that marks may meet or stand alone; none: the mark of sides that are not shown."""
    allowed = [*meet, (none, none), *((mark, none) for mark in alone), *((none, mark) for mark in alone)]
    one, other = np.array(pairs, np.int64).reshape(-1, 2).T
    return Rule(one, other, step, np.array([a * (none + 1) + b for a, b in allowed], np.int64))


def _facing(number: dict[Side, int]) -> list[tuple[int, int]]:
    """Return the pairs of sides that face each other, each once; the last number means outside the target."""
    pairs = [(i, number.get((b, a), len(number))) for (a, b), i in number.items()]
    return [pair for pair in pairs if pair[0] < pair[1]]


def _further(lattice: Lattice, number: dict[Side, int], sides: Ragged, reach: Int64) -> Pairs:
    """Return, for each step beyond the cell that a side faces, pairs of the side and one that its mark meets there.

    reach: that of the marks on sides.values.
    """
    # Only as far as some mark of any option reaches from a side: further pairs could never be wrong.
    furthest = np.ones(sides.n, np.int64)
    np.maximum.at(furthest, sides.values, reach)
    pairs: Pairs = defaultdict(list)
    for (cell, facing), i in number.items():
        label, here = side_towards(lattice, cell, facing), facing
        for step in range(1, int(furthest[i])):
            beyond = across(lattice, here, label) if label is not None else None
            if beyond is None:
                break
            pairs[step] += [(i, number[side]) for side in ((here, beyond), (beyond, here)) if side in number]
            here = beyond
    return pairs


@dataclass(frozen=True, eq=False)
class ManyChecker:
    """Tables about the options of a puzzle, from their placements; the last entry of each is for "no option".

    legal: whether a part may be placed so. cells: the numbers of the cells covered. once: the numbers of what only
    one placement may have, crossings and marks along a line of different ones. part: the part, a hole and "no option"
    being the last two. least, most: how many there may be of each part, and of holes.
    """

    legal: NDArray[np.bool_]
    cells: BitSets
    once: BitSets
    part: Int32
    least: Int32
    most: Int32
    contacts: ShownSides

    @staticmethod
    def of(reduction: Reduction) -> "ManyChecker":
        """Return the tables for all options of a puzzle."""
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
            ShownSides.of(puzzle, placements))

    def wrong(self, rows: Int32) -> NDArray[np.bool_]:
        """Return which rows are no solutions; rows (n, width): options, padded with the number of options."""
        return in_batches(self._wrong, rows, self.cells.words.shape[1] + self.once.words.shape[1]
                          + self.contacts.sides.n + len(self.least) + rows.shape[1] + 1)

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
        # One number for each pair of a row and a part, so that one count does for all rows.
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
    """Return for each placement whether its part can be moved there, onto cells of the target with fitting colours.

    A hole, numbered after all parts, can be on a cell that may stay empty.
    """
    target, optional, colors = set(puzzle.target.cells), set(puzzle.target.optional), dict(puzzle.target.cell_colors)
    poses = [[(set(form.cells), _poses(puzzle, form)) for form in part.forms] for part in puzzle.parts]

    def is_legal(placed: Placement) -> bool:
        if placed.part == len(poses):
            return len(placed.cells) == 1 and placed.cells[0] in optional
        stays, own = puzzle.rule(puzzle.parts[placed.part]) == "placed", _pose(placed.cells, placed.marks)
        return (target.issuperset(placed.cells)
                and all(puzzle.target.colors_fit(mark, colors.get(cell, ""))
                        for cell, facing, mark in placed.marks if cell == facing)
                and any((not stays or set(placed.cells) == drawn) and own in every
                        for drawn, every in poses[placed.part]))

    return [is_legal(placed) for placed in placements]


def _poses(puzzle: Puzzle, part: Part) -> set[CellsAndMarks]:
    """Return all poses of a part, with its marks and colours."""
    shown, n = marks_and_colors(puzzle, part), len(part.cells)
    cells = (*part.cells, *(cell for cell, _, _ in shown), *(facing for _, facing, _ in shown))
    found = set()
    for motion in puzzle.allowed_motions(part) if part.cells else ():
        for image in images(puzzle.lattice, cells, motion):
            places = zip(image[n : n + len(shown)], image[n + len(shown) :], shown, strict=True)
            found.add(_pose(image[:n], [(cell, facing, mark) for cell, facing, (_, _, mark) in places]))
    return found


def _pose(cells: tuple[Cell, ...], marks: Iterable[tuple[Cell, Cell, str]]) -> CellsAndMarks:
    """Return cells and marks moved so that the least cell is at the origin."""
    # The kind of the cell, the last number, is not moved.
    by = (*min(cells)[:-1], 0)

    def home(cell: Cell) -> Cell:
        return tuple(x - d for x, d in zip(cell, by, strict=True))

    return frozenset(map(home, cells)), frozenset((home(cell), home(facing), mark) for cell, facing, mark in marks)
