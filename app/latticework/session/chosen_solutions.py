"""Going through all stored solutions of a search: which of them meet conditions, and how symmetric they are."""

from collections.abc import Callable, Collection, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.phrases import phrase
from latticework.session.job import Prepared
from latticework.session.search_file import SearchFile
from latticework.session.stored_rows import MOST, Rows
from latticework.solution.conditions import Condition, Judge
from latticework.solution.part_borders import PartBorders

Numbers = NDArray[np.int32]
"""Numbers of solutions, from 1 on."""

VALUES = 1 << 21
"""Cells of the target, of all solutions together, that are looked at at a time."""


def favourites(file: SearchFile) -> Numbers:
    """Return the numbers of the favourites, ascending."""
    return np.array([note.solution for note in file.notes if note.favourite], np.int32)


def chosen(
    file: SearchFile, prepared: Prepared, conditions: Sequence[Condition], copies: bool = False,
    report: Callable[[int, int, int], None] = lambda *_: None,
) -> Numbers:
    """Return the numbers of the stored solutions that meet all conditions, ascending.

    copies: also those of which a symmetric copy does. report is told how many are chosen, of how many that were looked
    at, of how many there are. It can be cancelled; only a few thousand solutions are in memory at a time.
    """
    judge = Judge(prepared.reduction, prepared.group, conditions, copies)
    found, number, stored = [np.zeros(0, np.int32)], 0, file.totals().stored
    for first, rows in _pages(file, prepared):
        met = np.flatnonzero(judge.chosen(rows.options, rows.copies))
        found.append((met + first).astype(np.int32))
        number += len(met)
        report(number, first - 1 + len(rows), stored)
    return np.concatenate(found)


def by_symmetry(file: SearchFile, prepared: Prepared, some: Collection[int] | None = None) -> Numbers:
    """Return the numbers of all stored solutions, or of some, those with the highest score of symmetry first.

    The score is the highest for a symmetry of the target; of equal ones the next highest decides, then the number.
    """
    borders, scores = PartBorders(prepared.reduction), [np.zeros((0, 2), np.int32)]
    for _, rows in _pages(file, prepared):
        own = borders.scores(borders.borders(borders.columns(rows.options)))
        own = np.pad(np.sort(own, axis=0)[::-1], ((0, 2), (0, 0)))
        scores.append(own[:2].T.astype(np.int32))
    best = np.concatenate(scores)
    numbers = np.arange(1, len(best) + 1, dtype=np.int32) if some is None else np.sort(np.array(list(some), np.int32))
    kept = best[numbers - 1]
    return numbers[np.lexsort((-kept[:, 1], -kept[:, 0]))]


def _pages(file: SearchFile, prepared: Prepared) -> Iterator[tuple[int, Rows]]:
    """Yield all stored solutions with the number of the first, some thousands at a time."""
    stored, cells = file.totals().stored, max(1, len(prepared.puzzle.target.cells))
    limit = max(1, min(MOST, VALUES // cells))
    for first in range(1, stored + 1, limit):
        checkpoint(phrase("looking at solution {number} of {all}", number=first, all=stored), (first - 1) / stored)
        yield first, file.rows(first, min(limit, stored + 1 - first))
