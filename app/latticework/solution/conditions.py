"""Conditions that solutions are chosen by: a part at a place, parts that touch, colours apart, symmetry."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group, Reduction
from latticework.solution.part_borders import Bools, PartBorders, Places, Rows


@dataclass(frozen=True)
class At:
    """A part covers a cell of the target, by their numbers; or with `wanted` False it does not."""

    part: int
    cell: int
    wanted: bool = True


@dataclass(frozen=True)
class Touching:
    """Two parts have a side in common, by their numbers; or with `wanted` False they have none.

    A part and itself: two copies of it.
    """

    one: int
    other: int
    wanted: bool = True

    @staticmethod
    def of(one: int, other: int, wanted: bool = True) -> "Touching":
        """Return the condition on two parts in any order."""
        return Touching(min(one, other), max(one, other), wanted)


@dataclass(frozen=True)
class ColorsApart:
    """No two parts of one colour have a side in common, two copies of a part included."""


@dataclass(frozen=True)
class Symmetric:
    """A symmetry of the puzzle carries the solution onto itself."""


@dataclass(frozen=True)
class Score:
    """Some symmetry of the target carries at least so many borders between parts onto borders."""

    least: int


Condition = At | Touching | ColorsApart | Symmetric | Score


@dataclass(frozen=True, eq=False)
class Judge:
    """Says which solutions meet all of some conditions; with `copies` also those of which a symmetric copy does."""

    reduction: Reduction
    group: Group
    conditions: Sequence[Condition]
    copies: bool = False
    _masks: dict[tuple[int, int], Bools] = field(default_factory=dict)

    @cached_property
    def borders(self) -> PartBorders:
        """Where parts lie and where they meet."""
        return PartBorders(self.reduction)

    @cached_property
    def color_of(self) -> NDArray[np.int32]:
        """The number of the colour of each option, -1 for holes, shape (options,)."""
        puzzle = self.reduction.puzzle
        colors = [puzzle.color(number) for number in range(len(puzzle.parts))]
        numbers = np.array([*(colors.index(color) for color in colors), -1], np.int32)
        return numbers[self.reduction.part_of]

    def covering(self, part: int, cell: int) -> Bools:
        """Return which options put a part on a cell of the target, "no option" last."""
        if (part, cell) not in self._masks:
            self._masks[part, cell] = self.borders.covering(part, cell)
        return self._masks[part, cell]

    def chosen(self, rows: Rows, copies: NDArray[np.int64]) -> Bools:
        """Return which solutions are chosen; copies: how many symmetric copies each has, itself included."""
        page = _Page(self, rows, copies)
        found = np.zeros(len(rows), bool)
        for symmetry in range(self.group.order if self.copies else 1):
            own = np.ones(len(rows), bool)
            for condition in self.conditions:
                own &= page.meets(condition, symmetry)
            found |= own
        return found


class _Page:
    """Some solutions, of which places and borders are computed when they are asked for."""

    def __init__(self, judge: Judge, rows: Rows, copies: NDArray[np.int64]) -> None:
        self._judge, self._rows, self._copies = judge, rows, copies
        self._known: dict[Condition, Bools] = {}

    def meets(self, condition: Condition, symmetry: int) -> Bools:
        """Return which of the solutions meet a condition when a symmetry of the puzzle has carried them on."""
        condition = self._carried_back(condition, symmetry)
        if condition not in self._known:
            self._known[condition] = self._found(condition)
        return self._known[condition]

    def _carried_back(self, condition: Condition, symmetry: int) -> Condition:
        """Return what a solution must meet for its copy to meet a condition."""
        items = self._judge.group.items[symmetry]
        parts = len(self._judge.reduction.blocks)
        before = np.empty_like(items)
        before[items] = np.arange(len(items))
        if isinstance(condition, At):
            return At(int(before[condition.part]), int(before[parts + condition.cell]) - parts, condition.wanted)
        if isinstance(condition, Touching):
            return Touching.of(int(before[condition.one]), int(before[condition.other]), condition.wanted)
        return condition

    def _found(self, condition: Condition) -> Bools:
        match condition:
            case At(part, cell, wanted):
                found: Bools = np.asarray(self._judge.covering(part, cell)[self._rows].any(axis=1) == wanted)
            case Touching(one, other, wanted):
                found = np.asarray(self._touch(one, other) == wanted)
            case ColorsApart():
                found = np.asarray(~(self._borders & self._same_color).any(axis=0))
            case Symmetric():
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
        """The parts on both sides of each pair of neighbours, shape (pairs, n) each."""
        parts = self._judge.borders.parts(self._rows)
        first, second = self._judge.borders.pairs.T
        return parts[first], parts[second]

    def _touch(self, one: int, other: int) -> Bools:
        first, second = self._sides
        met = (first == one) & (second == other)
        met |= ((first == other) & (second == one)) if one != other else False
        return np.asarray((met if one != other else met & self._borders).any(axis=0))

    @cached_property
    def _same_color(self) -> Bools:
        """Which neighbours are covered by parts of one colour, shape (pairs, n)."""
        judge = self._judge
        colors = judge.borders.spread(self._rows, np.append(judge.color_of, -1).astype(np.int32)[self._rows])
        first, second = judge.borders.pairs.T
        return np.asarray((colors[first] == colors[second]) & (colors[first] >= 0))
