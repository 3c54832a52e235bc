"""Slow, independent checks of solutions: of a puzzle, without its reduction, and of an exact cover problem."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import ExactCover
from latticework.errors import shown
from latticework.lattice import Cell
from latticework.lattice.crossings import crossings
from latticework.puzzle import Matching, Puzzle
from latticework.puzzle.marks import PLAIN, across, side_towards, sides_of
from latticework.solution.placement import Solution, pose_of

_ENTRIES = 2_000_000
"""Numbers in memory at once, some tens of megabytes."""


def faults(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the faults of a solution in words; an empty list if it is correct."""
    covered = Counter(cell for placement in solution for cell in placement.cells)
    found = [f"cell {list(cell)} is covered {n} times" for cell, n in covered.items() if n > 1]
    target = puzzle.target
    found += [f"cell {list(cell)} is not in the target" for cell in sorted(set(covered).difference(target.cells))]
    must = set(target.cells).difference(target.optional)
    found += [f"cell {list(cell)} is not covered" for cell in sorted(must.difference(covered))]
    empty = len(target.cells) - len(set(covered).intersection(target.cells))
    if target.most_empty is not None and empty > target.most_empty:
        found.append(f"{empty} cells are empty, more than {target.most_empty}")
    used = Counter(placement.part for placement in solution)
    for number, part in enumerate(puzzle.parts):
        if not part.least <= used[number] <= part.most:
            found.append(f"part {part.name} is used {used[number]} times")
    found += _crossings(puzzle, solution) + _colors(puzzle, solution) + _contacts(puzzle, solution)
    found += _repeated(puzzle, solution)
    return found + [f"part {puzzle.parts[p.part].name} cannot lie on {list(p.cells)}"
                    for p in solution if pose_of(puzzle, p) is None]


def _crossings(puzzle: Puzzle, solution: Solution) -> list[str]:
    if not puzzle.lattice.no_crossing:
        return []
    held = Counter(crossing for p in solution for crossing in crossings(puzzle.lattice, p.cells))
    crossed = sorted({point for (point, _), n in held.items() if n > 1})
    return [f"parts cross at {[x / 10_000 for x in point]}" for point in crossed]


def _colors(puzzle: Puzzle, solution: Solution) -> list[str]:
    required = dict(puzzle.target.cell_colors)
    return [f"cell {list(cell)} wants {required[cell]}, but has {color}" for p in solution
            for cell, facing, color in p.marks
            if cell == facing and not puzzle.target.colors_fit(color, required.get(cell, ""))]


def _contacts(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the sides that face something that they must not, in words."""
    if puzzle.matching is None and not any(part.all_marks for part in puzzle.parts):
        return []
    table = puzzle.matching or Matching()
    owner = {cell: number for number, p in enumerate(solution) for cell in p.cells}
    marks = {(cell, facing): mark for p in solution for cell, facing, mark in p.marks if cell != facing}
    found = []
    for cell, number in owner.items():
        for facing in puzzle.lattice.neighbours(cell):
            # Sides within a placement meet only marks that reach in from outside, see `_reaches`.
            if owner.get(facing) == number:
                continue
            mark, other = marks.get((cell, facing), PLAIN), marks.get((facing, cell), PLAIN)
            fine = table.may_meet(mark, other) if facing in owner else table.may_stand_alone(mark)
            if not fine or not _reaches(puzzle, table, marks, owner, (cell, facing, mark)):
                found.append(f"the side {mark!r} of cell {list(cell)} may not face {list(facing)} ({other!r})")
    return found


def _repeated(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the marks that occur twice along a line of different marks, in words."""
    marks = {(cell, facing): mark for p in solution for cell, facing, mark in p.marks if cell != facing}
    found = []
    for number, line in enumerate(puzzle.target.different, 1):
        times = Counter(marks[side] for side in sides_of(puzzle.lattice, line) if side in marks)
        found += [f"the mark {mark!r} occurs {n} times along line {number}" for mark, n in times.items() if n > 1]
    return found


def _reaches(puzzle: Puzzle, table: Matching, marks: dict[tuple[Cell, Cell], str], owner: dict[Cell, int],
             side: tuple[Cell, Cell, str]) -> bool:
    """Whether a mark that reaches through several cells meets only what it may."""
    cell, here, mark = side
    label = side_towards(puzzle.lattice, cell, here)
    for _ in range(table.reach.get(mark, 1) - 1):
        beyond = across(puzzle.lattice, here, label) if label is not None else None
        if beyond is None:
            break
        for a, b in ((here, beyond), (beyond, here)):
            inside = a in owner and owner.get(b) == owner[a]
            if a in owner and (not inside or (a, b) in marks) and not table.may_meet(mark, marks.get((a, b), PLAIN)):
                return False
        here = beyond
    return True


def in_batches(check: Callable[[NDArray[np.int32]], NDArray[np.bool_]], rows: NDArray[np.int32], numbers: int
               ) -> NDArray[np.bool_]:
    """Return what a check says of rows, given some of them at a time; numbers: how many it keeps for each row."""
    step = max(1, _ENTRIES // numbers)
    return np.concatenate([check(rows[i : i + step]) for i in range(0, max(1, len(rows)), step)])


@dataclass(frozen=True, eq=False)
class OptionChecker:
    """Checks solutions: rows of options of a document, padded with numbers that are none of its options."""

    document: ExactCover

    def wrong(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return which rows, shape (n, width), are no solutions."""
        return in_batches(self._wrong, rows, len(self.document.items) + rows.shape[1] + 1)

    def _wrong(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        document, n = self.document, len(self.document.items)
        row, place = np.nonzero((rows >= 0) & (rows < document.n_options))
        options = rows[row, place]
        wrong = np.zeros(len(rows), bool)
        # Sorted, an option that is in a row twice has an equal neighbour.
        pairs = np.sort(row * np.int64(document.n_options) + options)
        wrong[pairs[1:][pairs[1:] == pairs[:-1]] // max(1, document.n_options)] = True
        wrong[row[~_with_primary(document)[options]]] = True
        lengths = np.diff(document.start)[options]
        row = np.repeat(row, lengths)
        first = document.start[options] - (np.cumsum(lengths) - lengths)
        entry = np.repeat(first, lengths) + np.arange(len(row))
        cell, color = row * np.int64(n) + document.held[entry], document.colors[entry]
        times = np.bincount(cell, minlength=len(rows) * n).reshape(len(rows), n)
        low, high = (np.full(len(rows) * n, bound) for bound in (len(document.color_names) + 1, -1))
        # The least and the greatest colour given to an item: equal and not 0 means that all agree.
        np.minimum.at(low, cell, color)
        np.maximum.at(high, cell, color)
        agree = ((low == high) & (low > 0)).reshape(len(rows), n)  # all give one colour
        enough = (times >= document.least) & (times <= document.most)
        fits = np.where(document.is_secondary, (times <= 1) | agree, enough)
        return wrong | ~fits.all(axis=1)


def _with_primary(document: ExactCover) -> NDArray[np.bool_]:
    """Return which options have a primary item, as every chosen option must."""
    held = np.zeros(document.n_options, bool)
    held[document.owner[~document.is_secondary[document.held]]] = True
    return held


def option_faults(document: ExactCover, chosen: Sequence[int]) -> list[str]:
    """Return the faults of a solution in words; an empty list if it is correct."""
    colors: dict[int, list[int]] = {}
    for option in chosen:
        entries = slice(document.start[option], document.start[option + 1])
        for item, color in zip(document.held[entries].tolist(), document.colors[entries].tolist(), strict=True):
            colors.setdefault(item, []).append(color)
    found = ["an option is chosen twice"] if len(set(chosen)) < len(chosen) else []
    primary = _with_primary(document)
    found += [f"option {option + 1} holds no primary item" for option in chosen if not primary[option]]
    for item, name in enumerate(document.items):
        given = colors.get(item, [])
        if document.is_secondary[item]:
            if len(given) > 1 and (len(set(given)) > 1 or not given[0]):
                found.append(f"the secondary item {shown(name)} is held by {len(given)} options that do not agree on "
                             "a colour")
        elif not document.least[item] <= len(given) <= document.most[item]:
            found.append(f"the item {shown(name)} is held by {len(given)} options, not by {document.least[item]} to "
                         f"{document.most[item]}")
    return found
