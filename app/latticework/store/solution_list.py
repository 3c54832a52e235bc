"""Lists of stored solutions: which of them meet conditions, how symmetric they are, and in which order they come."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.jobs.job import Prepared
from latticework.jobs.packed_solutions import MOST, Rows
from latticework.phrases import phrase
from latticework.solution.conditions import Condition, Judge, PartBorders
from latticework.store.apart_so_far import By, best_first
from latticework.store.search_file import SearchFile

Numbers = NDArray[np.int32]
"""Numbers of solutions, from 1 on."""
VALUES = 1 << 21
"""The most cells of the target, of all solutions together, that are in memory at a time."""


def favourites(file: SearchFile) -> Numbers:
    """Return the numbers of the favourites, ascending."""
    return np.array([note.solution for note in file.notes if note.favourite], np.int32)


def chosen(
    file: SearchFile, prepared: Prepared, conditions: Sequence[Condition], copies: bool = False,
    stored: int | None = None,
) -> Numbers:
    """Return the numbers of the stored solutions that meet all conditions, ascending.

    copies: also those of which a symmetric copy does. stored: how many are checked, all by default. It can be
    cancelled and reports its progress; only a few thousand solutions are in memory at a time.
    """
    judge = Judge(prepared.reduction, prepared.group, conditions, copies)
    found = [np.zeros(0, np.int32)]
    for first, rows in _pages(file, prepared, file.totals().stored if stored is None else stored):
        found.append((np.flatnonzero(judge.chosen(rows.options, rows.copies)) + first).astype(np.int32))
    return np.concatenate(found)


def by_symmetry(file: SearchFile, prepared: Prepared, listed: NDArray[np.bool_]) -> Numbers:
    """Return the numbers of some stored solutions, those with the highest score of symmetry first.

    listed[n]: whether solution n is among them. The score is the highest for a symmetry of the target; of equal ones
    the next highest decides, then the number.
    """
    borders, scores = PartBorders(prepared.reduction), [np.zeros((0, 2), np.int32)]
    for first, rows in _pages(file, prepared, len(listed) - 1):
        some = np.flatnonzero(listed[first : first + len(rows)])
        own = borders.scores(borders.borders(borders.columns(rows.options[some])))
        # Two rows of zeros more, so that there are always two scores to compare.
        own = np.pad(np.sort(own, axis=0)[::-1], ((0, 2), (0, 0)))
        scores.append(own[:2].T.astype(np.int32))
    numbers, best = np.flatnonzero(listed).astype(np.int32), np.concatenate(scores)
    return numbers[np.lexsort((-best[:, 1], -best[:, 0]))]


def _pages(file: SearchFile, prepared: Prepared, stored: int) -> Iterator[tuple[int, Rows]]:
    """Yield the first stored solutions with the number of the first, some thousands at a time."""
    cells = max(1, len(prepared.puzzle.target.cells))
    limit = max(1, min(MOST, VALUES // cells))
    for first in range(1, stored + 1, limit):
        checkpoint(phrase("looking at solution {number} of {all}", number=first, all=stored), (first - 1) / stored)
        yield first, file.rows(first, min(limit, stored + 1 - first))


class Order(Enum):
    """What solutions are ordered by; those that take the most moves, or are most symmetric, come first."""

    NUMBER = "number"
    LEVEL = "level"
    MOVES = "moves"
    STATES = "states"
    SYMMETRY = "symmetry"


class Filter(Enum):
    """Which solutions are listed."""

    ALL = "all"
    APART = "apart"
    HIGHEST = "highest"


@dataclass(frozen=True)
class Arrangement:
    """What a list of solutions should be like: its order, and what all solutions in it must meet.

    copies: also solutions of which a symmetric copy meets the conditions.
    """

    order: Order = Order.NUMBER
    only: Filter = Filter.ALL
    favourites: bool = False
    conditions: tuple[Condition, ...] = ()
    copies: bool = False

    @property
    def lists_all(self) -> bool:
        """Whether every solution is in the list."""
        return self.only == Filter.ALL and not self.favourites and not self.conditions


BY_NUMBER = Arrangement()
"""All solutions in the order of their numbers, for which nothing is computed."""
_BY = {Order.LEVEL: By.LEVEL, Order.MOVES: By.MOVES, Order.STATES: By.STATES}


def numbers_in_order(file: SearchFile, prepared: Prepared, arrangement: Arrangement) -> Numbers:
    """Return the numbers, from 1, of the solutions of an arrangement, in its order; it can be cancelled."""
    listed = np.ones(file.totals().stored + 1, bool)
    listed[0] = False
    best: NDArray[np.int64] = best_first(
        file, _BY.get(arrangement.order, By.LEVEL), arrangement.only == Filter.HIGHEST)
    if arrangement.only != Filter.ALL:
        _keep(listed, best)
    if arrangement.favourites:
        _keep(listed, favourites(file))
    if arrangement.conditions:
        _keep(listed, chosen(file, prepared, arrangement.conditions, arrangement.copies, stored=len(listed) - 1))
    if arrangement.order == Order.SYMMETRY:
        found = by_symmetry(file, prepared, listed)
    elif arrangement.order == Order.NUMBER:
        found = np.flatnonzero(listed).astype(np.int32)
    else:
        first = best[listed[best]].astype(np.int32)
        listed[first] = False
        found = np.concatenate([first, np.flatnonzero(listed).astype(np.int32)])
    return found


def _keep(listed: NDArray[np.bool_], some: NDArray[np.signedinteger]) -> None:
    """Keep in the list only solutions with these numbers, some of which may be too new for the list."""
    # Numbers beyond the list belong to solutions found since it was begun.
    others = np.ones_like(listed)
    others[some[some < len(listed)]] = False
    listed &= ~others
