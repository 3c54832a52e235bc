"""A proof without a search: placements that are forced, one after the other, until something has none left."""

from collections import deque
from dataclasses import dataclass

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover.cover_arrays import Int32
from latticework.cover.mark_conflicts import sides_matter
from latticework.cover.reduction import Reduction
from latticework.lattice import Cell
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Matching
from latticework.puzzle.marks import PLAIN

_MOST_OPTIONS = 50_000
"""The most options of a problem that is looked at, as each takes some microseconds."""


@dataclass(frozen=True)
class DeadEnd:
    """What is left without a placement: a sentence, the cells of the forced placements, the cell and the part."""

    text: Phrase
    forced: tuple[Cell, ...]
    cells: tuple[Cell, ...]
    part: int = -1


def dead_end(reduction: Reduction) -> DeadEnd | None:
    """Return what has no placement left once all forced ones are made, None if nothing was found."""
    if reduction.cover.n_options > _MOST_OPTIONS:
        return None
    forcing = _Forcing(reduction)
    item = forcing.run()
    return None if item is None else _described(reduction, forcing, item)


class _Forcing:
    """Chooses the options of items that have no others, and removes those that these exclude.

    chosen: the item for which each option was chosen. removed: the chosen option that excludes each option, and the
    item that both hold.
    """

    def __init__(self, reduction: Reduction) -> None:
        cover = self.cover = reduction.cover
        self.need, self.room = cover.least.tolist(), cover.most.tolist()
        self.count = np.bincount(cover.items, minlength=cover.n_items).tolist()
        order = np.argsort(cover.items, kind="stable")
        self._holders = np.split(cover.owner[order], np.cumsum(self.count)[:-1])
        self.chosen: dict[int, int] = {}
        self.removed: dict[int, tuple[int, int]] = {}
        self._due = deque(item for item in range(cover.n_items) if 0 < self.need[item] >= self.count[item])

    def items_of(self, option: int) -> Int32:
        """Return the items that an option holds."""
        found: Int32 = self.cover.items[self.cover.start[option] : self.cover.start[option + 1]]
        return found

    def options_of(self, item: int) -> Int32:
        """Return the options that hold an item."""
        found: Int32 = self._holders[item]
        return found

    def run(self) -> int | None:
        """Return the first item that cannot be covered often enough, None if there is none."""
        while self._due:
            checkpoint()
            item = self._due.popleft()
            for option in self.options_of(item).tolist() if self.need[item] == self.count[item] else ():
                if option not in self.chosen and option not in self.removed:
                    self._choose(option, item)
            if self.need[item] > self.count[item]:
                return item
        return None

    def _choose(self, option: int, item: int) -> None:
        self.chosen[option] = item
        held = self.items_of(option).tolist()
        for one in held:
            self.need[one] -= 1
            self.room[one] -= 1
            self.count[one] -= 1
        for one in held:
            for other in self.options_of(one).tolist() if not self.room[one] else ():
                if other not in self.chosen and other not in self.removed:
                    self._remove(other, option, one)

    def _remove(self, option: int, by: int, item: int) -> None:
        self.removed[option] = by, item
        for one in self.items_of(option).tolist():
            self.count[one] -= 1
            if 0 < self.need[one] >= self.count[one]:
                self._due.append(one)

    def causes(self, item: int) -> list[tuple[int, int, int]]:
        """Return all that led to an item without options: options that were removed, by which one, for which item."""
        found, seen, due = [], {item}, [item]
        while due:
            for option in self.options_of(due.pop()).tolist():
                if option in self.removed:
                    by, shared = self.removed[option]
                    found.append((option, by, shared))
                    if self.chosen[by] not in seen:
                        seen.add(self.chosen[by])
                        due.append(self.chosen[by])
        return found


def _described(reduction: Reduction, forcing: _Forcing, item: int) -> DeadEnd:
    causes, puzzle, first = forcing.causes(item), reduction.puzzle, len(reduction.blocks)
    options = sorted({by for _, by, _ in causes})
    forced = tuple(sorted({cell for option in options for cell in reduction.cells(option)}))
    cells = (puzzle.target.cells[item - first],) if item >= first else ()
    part = item if item < len(puzzle.parts) else -1
    what = (phrase("nothing covers the cell {cell}", cell=puzzle.lattice.cell_text(cells[0])) if cells else
            phrase("too few placements are left for part {name}", name=puzzle.parts[item].name))
    if not options:
        return DeadEnd(phrase("Part {name} has fewer placements than copies that must be placed.",
                              name=puzzle.parts[item].name), (), (), part)
    begin = phrase_n("{n} placement is forced, because a cell or a part has no other; then {what}.",
                     "{n} placements are forced, because cells or parts have no others; then {what}.", len(options),
                     what=what)
    rules = list(dict.fromkeys(filter(None, (_rule(reduction, *cause) for cause in causes))))
    text = begin
    for rule in rules:
        text = phrase("{sentence} {rule}", sentence=text, rule=rule)
    return DeadEnd(text, forced, cells, part)


def _rule(reduction: Reduction, option: int, by: int, item: int) -> Phrase | None:
    """Return the rule by which one option excludes another; None where their cells overlap, which needs no words."""
    puzzle, first = reduction.puzzle, len(reduction.blocks)
    if item < len(puzzle.parts):
        part = puzzle.parts[item]
        return phrase_n("Part {name} may be placed only once.", "Part {name} may be placed at most {n} times.",
                        part.most, name=part.name) if part.most else None
    if item < first:
        return phrase_n("Only {n} cell may stay empty.", "Only {n} cells may stay empty.",
                        int(reduction.cover.most[item]))
    if item < first + len(puzzle.target.cells):
        return None
    return _rule_of_sides(reduction, option, by)


def _rule_of_sides(reduction: Reduction, option: int, by: int) -> Phrase:
    """Return the rule of two placements that do not overlap and yet exclude each other."""
    puzzle, last = reduction.puzzle, len(reduction.puzzle.parts)
    table = puzzle.matching or Matching()
    if sides_matter(puzzle):
        one, other = ({(cell, facing): mark for cell, facing, mark in reduction.marks(number)}
                      for number in (option, by))
        mine, theirs = set(reduction.cells(option)), set(reduction.cells(by))
        for cell in sorted(mine):
            for facing in puzzle.lattice.neighbours(cell):
                if facing in theirs:
                    marks = one.get((cell, facing), PLAIN), other.get((facing, cell), PLAIN)
                    if last in {reduction.part_of[option], reduction.part_of[by]}:
                        mark = marks[0] if reduction.part_of[by] == last else marks[1]
                        return phrase("The mark {mark} may not face an empty cell.", mark=mark)
                    if not table.may_meet(*marks):
                        return _may_not_meet(*sorted(marks))
    if puzzle.target.different:
        return phrase("No mark may occur twice along a line of different marks.")
    return phrase("Two sticks may not cross at a corner.")


def _may_not_meet(one: str, other: str) -> Phrase:
    if not other:
        return phrase("Two sides without marks may not meet.")
    if not one:
        return phrase("The mark {mark} may not meet a side without a mark.", mark=other)
    if one == other:
        return phrase("Two sides with the mark {mark} may not meet.", mark=one)
    return phrase("The marks {one} and {other} may not meet.", one=one, other=other)
