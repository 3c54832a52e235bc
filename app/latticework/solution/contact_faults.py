"""Which sides of placements may face each other, for many solutions at once; `faults` does the same one by one."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Cell, Lattice
from latticework.puzzle import Matching, Puzzle
from latticework.puzzle.marks import PLAIN, across, side_towards
from latticework.solution.ragged_lists import Ragged
from latticework.solution.solution import Placement

Int64 = NDArray[np.int64]
Side = tuple[Cell, Cell]
Pairs = dict[int, list[tuple[int, int]]]


@dataclass(frozen=True, eq=False)
class Rule:
    """Which marks, as codes, the sides one[i] and other[i] may have together.

    Only marks that reach further than `step` cells count on sides one.
    """

    one: Int64
    other: Int64
    step: int
    allowed: Int64


@dataclass(frozen=True, eq=False)
class Contacts:
    """The sides that each option shows, their marks beside them, and rules for pairs of sides.

    The last side stands for all beyond the target. inner are the marked sides inside each option, which only marks
    that reach so far meet. reach has how far each mark reaches; the last mark, 0, is that of sides not shown.
    """

    sides: Ragged
    marks: Int64
    inner: Ragged
    inner_marks: Int64
    reach: Int64
    rules: tuple[Rule, ...]

    @staticmethod
    def of(puzzle: Puzzle, placements: list[Placement]) -> "Contacts":
        """Work out the sides of placements; holes and "no option" show none."""
        if puzzle.matching is None and not any(part.marks for part in puzzle.parts):
            none, nothing = Ragged.of([[]] * (len(placements) + 1), 0), np.zeros(0, np.int64)
            return Contacts(none, nothing, none, nothing, nothing, ())
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
        return Contacts(sides, marks, Ragged.of([*map(list, inner), []], len(every) + 1), inner_marks, reach,
                        tuple(rules))

    def wrong(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return in which rows, shape (n, width), some side faces what it must not."""
        wrong, none = np.zeros(len(rows), bool), len(self.reach) - 1
        if not self.rules:
            return wrong
        seen = np.full((len(rows), self.sides.n), none)
        row, places = self.sides.entries(rows)
        seen[row, self.sides.values[places]] = self.marks[places]
        deep = seen.copy()
        row, places = self.inner.entries(rows)
        deep[row, self.inner.values[places]] = self.inner_marks[places]
        for rule in self.rules:
            one, other = seen[:, rule.one], (deep if rule.step else seen)[:, rule.other]
            one = np.where(self.reach[one] > rule.step, one, none)
            wrong |= ~np.isin(one * (none + 1) + other, rule.allowed).all(axis=1)
        return wrong


def _shown(lattice: Lattice, placement: Placement, number: dict[Side, int]) -> dict[int, str]:
    """Return the sides of a placement that do not face itself, by their numbers, with their marks."""
    marks = {(cell, facing): mark for cell, facing, mark in placement.marks if cell != facing}
    return {number[cell, facing]: marks.get((cell, facing), PLAIN) for cell in placement.cells
            for facing in lattice.neighbours(cell) if (cell, facing) in number and facing not in placement.cells}


def _inside(placement: Placement, number: dict[Side, int]) -> dict[int, str]:
    """Return the sides between cells of a placement that carry a mark, by their numbers, with these."""
    return {number[cell, facing]: mark for cell, facing, mark in placement.marks
            if (cell, facing) in number and facing in placement.cells and facing != cell}


def _meet(table: Matching, mark_of: dict[str, int]) -> list[tuple[int, int]]:
    """Return the pairs of marks that may meet, in both orders, among those there are."""
    named = [(name, name) for name in mark_of] if table.meet is None else table.meet
    pairs = [(mark_of[a], mark_of[b]) for a, b in named if a in mark_of and b in mark_of]
    return pairs + [(b, a) for a, b in pairs]


def _rule(pairs: list[tuple[int, int]], step: int, meet: list[tuple[int, int]], alone: Iterable[int],
          none: int) -> Rule:
    """Return the rule that marks meet or one stands alone; none is the mark of sides that are not shown."""
    allowed = [*meet, (none, none), *((mark, none) for mark in alone), *((none, mark) for mark in alone)]
    one, other = np.array(pairs, np.int64).reshape(-1, 2).T
    return Rule(one, other, step, np.array([a * (none + 1) + b for a, b in allowed], np.int64))


def _facing(number: dict[Side, int]) -> list[tuple[int, int]]:
    """Return the pairs of sides that face each other, each once; the last number is that of all beyond the target."""
    pairs = [(i, number.get((b, a), len(number))) for (a, b), i in number.items()]
    return [pair for pair in pairs if pair[0] < pair[1]]


def _further(lattice: Lattice, number: dict[Side, int], sides: Ragged, reach: Int64) -> Pairs:
    """Return for each step that marks go on behind the cell that they face the pairs of their side and one met there.

    reach is that of the marks on sides.values.
    """
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
