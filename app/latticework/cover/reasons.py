"""Simple reasons why a puzzle cannot have a solution, found before any search."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

import numpy as np

from latticework.cover.reduction import Reduction, reduce
from latticework.errors import LatticeworkError
from latticework.lattice import Cell
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Matching, Puzzle
from latticework.puzzle.marks import PLAIN
from latticework.puzzle.puzzle import usual_rule
from latticework.puzzle.sizes import sizes, without_cells

MOST_NAMED = 3
"""The most cells that are named one by one."""

_MOST_OPTIONS = 50_000
"""The most options of a puzzle that is also tried without its rules."""


@dataclass(frozen=True)
class Reason:
    """Why there is no solution: a sentence, preferably a Phrase, and the cells and the part that it is about."""

    text: str
    cells: tuple[Cell, ...] = ()
    part: int = -1


def check_volume(puzzle: Puzzle) -> list[Reason]:
    """Return the reasons found without placing anything: something is missing, or the sizes do not add up."""
    if not puzzle.target.cells:
        return [Reason(phrase("The target has no cells yet: draw it first."))]
    if not puzzle.parts:
        return [Reason(phrase("There are no parts yet: add some first."))]
    empty = [Reason(phrase("Part {name} has no cells.", name=puzzle.parts[i].name), part=i)
             for i in without_cells(puzzle)]
    return empty or _sizes(puzzle)


def _sizes(puzzle: Puzzle) -> list[Reason]:
    found = sizes(puzzle)
    cells, must = found.cells, found.must
    fill = (phrase("the target has {cells} cells, {must} of which must be filled", cells=cells, must=must)
            if must < cells else phrase_n("the target has {n} cell", "the target has {n} cells", cells))
    if found.too_many:
        return [Reason(phrase_n("The parts fill {n} cell, but {fill}: {over} too many.",
                                "The parts fill {n} cells, but {fill}: {over} too many.", found.least, fill=fill,
                                over=found.too_many))]
    if found.too_few:
        return [Reason(phrase_n("The parts fill {n} cell, but {fill}: {few} too few.",
                                "The parts fill {n} cells, but {fill}: {few} too few.", found.most, fill=fill,
                                few=found.too_few) if found.least == found.most else
                       phrase_n("The parts fill {n} cell at most, but {fill}: {few} too few.",
                                "The parts fill {n} cells at most, but {fill}: {few} too few.", found.most, fill=fill,
                                few=found.too_few))]
    if not _sums(puzzle, cells) >> must:
        return [Reason(phrase("No choice of copies of the parts fills exactly {cells} cells.", cells=cells)
                       if must == cells else
                       phrase("No choice of copies of the parts fills {must} to {cells} cells.", must=must,
                              cells=cells))]
    return []


def _sums(puzzle: Puzzle, limit: int) -> int:
    """Return the possible sums of sizes of copies of parts, as bits 0..limit."""
    reach, mask = 1, (1 << limit + 1) - 1
    for part in (part for part in puzzle.parts if part.sizes[0]):
        smallest, *larger = part.sizes
        if larger:
            reach = reached(reach, part.sizes, part.least, min(part.most, limit // smallest), mask)
            continue
        # Bit s stands for the sum s. Copies that must be used shift all sums.
        reach = reach << smallest * part.least & mask
        extra, power = min(part.most - part.least, limit // smallest), 1
        while extra > 0:  # doubling: every number up to `extra` is a sum of these steps
            step = min(power, extra)
            reach |= reach << smallest * step & mask
            extra, power = extra - step, power * 2
    return reach


def reached(reach: int, steps: Iterable[int], least: int, most: int, mask: int) -> int:
    """Return the sums, as bits, after `least` to `most` more copies, each of which adds one of these steps."""
    for copy in range(most):
        added = 0
        for step in steps:
            added |= reach << step if step >= 0 else reach >> -step
        after = (added if copy < least else added | reach) & mask
        # Nothing new: further copies change nothing either.
        if after == reach:
            break
        reach = after
    return reach


def check(reduction: Reduction) -> list[Reason]:
    """Return reasons why the puzzle cannot have a solution; an empty list if none was found."""
    puzzle = reduction.puzzle
    reasons = check_volume(puzzle)
    if reasons:
        return reasons
    reasons = [Reason(phrase("Part {name} fits nowhere in the target.", name=part.name), part=i)
               for i, part in enumerate(puzzle.parts) if part.least and not len(reduction.blocks[i])]
    # The items of cells come behind those of the parts and of the holes.
    used = np.bincount(reduction.cover.items, minlength=reduction.cover.n_items)[len(reduction.blocks) :]
    bare = tuple(cell for cell, times in zip(puzzle.target.cells, used.tolist(), strict=False) if not times)
    if bare:
        reasons.append(Reason(_bare([puzzle.lattice.cell_text(cell) for cell in bare]), bare))
    return _with_rules(reduction, reasons) or _plain_sides(reduction)


def _with_rules(reduction: Reduction, reasons: list[Reason]) -> list[Reason]:
    """Add to each reason the rule without which it would not hold, where there is one."""
    if not reasons or reduction.cover.n_options > _MOST_OPTIONS:
        return reasons
    freer = []
    for rule, puzzle in _without_rules(reduction.puzzle):
        with suppress(LatticeworkError):  # without the rule there are too many placements
            freer.append((rule, reduce(puzzle)))
    return [_with_rule(reason, freer) for reason in reasons]


def _with_rule(reason: Reason, freer: list[tuple[Phrase, Reduction]]) -> Reason:
    for rule, free in freer:
        if reason.part >= 0 and len(free.blocks[reason.part]):
            return replace(reason, text=phrase("{reason} It would fit if {rule}.", reason=reason.text, rule=rule))
        first, cells = len(free.blocks), free.puzzle.target.cells
        covered = {cells[item - first] for item in np.unique(free.cover.items).tolist()
                   if first <= item < first + len(cells)}
        if reason.part < 0 and covered.issuperset(reason.cells):
            return replace(reason, text=phrase("{reason} That would be possible if {rule}.", reason=reason.text,
                                               rule=rule))
    return reason


def _without_rules(puzzle: Puzzle) -> Iterator[tuple[Phrase, Puzzle]]:
    """Yield for each rule that the puzzle has what would be so without it, and the puzzle without it."""
    target, parts = puzzle.target, puzzle.parts
    if target.cell_colors:
        yield (phrase("the colours of cells did not matter"),
               replace(puzzle, target=replace(target, cell_colors=(), color_pairs=None)))
    if any(puzzle.rule(part) != usual_rule(puzzle.lattice) for part in parts):
        yield (phrase("the parts could be moved and turned freely"),
               replace(puzzle, motions="", parts=tuple(replace(part, motions="") for part in parts)))
    if target.different:
        yield (phrase("a mark could occur twice along a line"),
               replace(puzzle, target=replace(target, different=())))
    if puzzle.matching is not None or any(part.all_marks for part in parts):
        yield (phrase("the marks of sides did not matter"),
               replace(puzzle, matching=None, target=replace(target, different=()),
                       parts=tuple(part.without_marks for part in parts)))


def _bare(names: list[str]) -> Phrase:
    cells, more = ", ".join(names[:MOST_NAMED]), len(names) - MOST_NAMED
    if more > 0:
        return phrase_n("No part can cover the cells {cells} and {n} more.",
                        "No part can cover the cells {cells} and {n} more.", more, cells=cells)
    return (phrase("No part can cover the cell {cell}.", cell=cells) if len(names) == 1
            else phrase("No part can cover the cells {cells}.", cells=cells))


def _plain_sides(reduction: Reduction) -> list[Reason]:
    """Return reasons about parts that always have an unmarked side in the target, if nothing may meet such sides."""
    puzzle = reduction.puzzle
    table = puzzle.matching or Matching()
    marks = {mark.mark for part in puzzle.parts for mark in part.all_marks}
    if any(table.may_meet(PLAIN, mark) for mark in (PLAIN, *marks)):
        return []
    must = set(puzzle.target.cells).difference(puzzle.target.optional)
    free = {part for option, part in enumerate(reduction.part_of) if not _plain_inside(reduction, option, must)}
    return [Reason(phrase("Part {name} always has a side without a mark against a cell that must be filled, and such "
                          "sides may meet nothing: let them meet each other, {example}, or mark them.",
                          name=part.name, example='meet = [["", ""], ...]'), part=i)
            for i, part in enumerate(puzzle.parts) if part.least and i not in free]


def _plain_inside(reduction: Reduction, option: int, must: set[Cell]) -> bool:
    """Whether an unmarked side of an option faces a cell that must be filled."""
    cells = set(reduction.cells(option))
    marked = {(cell, facing) for cell, facing, _ in reduction.marks(option)}
    return any(facing in must and facing not in cells and (cell, facing) not in marked
               for cell in cells for facing in reduction.puzzle.lattice.neighbours(cell))
