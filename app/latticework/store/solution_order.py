"""Lists of stored solutions: which come apart or meet conditions, how symmetric they are, and in which order."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.job import Prepared
from latticework.jobs.packed_solutions import MOST, Rows
from latticework.jobs.totals import by_modulus
from latticework.phrases import phrase
from latticework.solution.conditions import Condition, Judge, PartBorders
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import rows_of

Numbers = NDArray[np.int32]
"""Numbers of solutions, from 1 on."""
VALUES = 1 << 21
"""The most cells of the target, of all solutions together, that are in memory at a time."""

_PAGE = 4096
"""Solutions that are read at a time."""


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


def numbers_in_order(file: SearchFile, prepared: Prepared, arrangement: Arrangement) -> Numbers:
    """Return the numbers, from 1, of the solutions of an arrangement, in its order; it can be cancelled."""
    listed = np.ones(file.totals().stored + 1, bool)
    listed[0] = False
    best = best_first(file, arrangement.order, arrangement.only == Filter.HIGHEST)
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


@dataclass(frozen=True)
class ApartSoFar:
    """How many solutions have each outcome, and of those that come apart how many have each level.

    states: arrangements of parts looked at for all of them together.
    """

    outcomes: Mapping[Outcome, int] = field(default_factory=lambda: dict.fromkeys(Outcome, 0))
    levels: Mapping[str, int] = field(default_factory=dict)
    states: int = 0

    @property
    def examined(self) -> int:
        """How many solutions were examined, whatever the outcome."""
        return sum(self.outcomes.values())

    @property
    def apart(self) -> int:
        """How many come apart."""
        return self.outcomes[Outcome.YES]

    @property
    def interlocked(self) -> int:
        """How many do not come apart."""
        return self.outcomes[Outcome.NO]

    @property
    def unknown(self) -> int:
        """How many reached a limit before it was clear whether they come apart."""
        return self.outcomes[Outcome.NOT_KNOWN]

    @property
    def best(self) -> str:
        """The highest level, "" where nothing comes apart or nothing was examined."""
        return max(self.levels, key=level_key, default="")

    @property
    def with_best(self) -> int:
        """How many solutions have the highest level."""
        return self.levels.get(self.best, 0)

    @property
    def best_first(self) -> list[tuple[str, int]]:
        """Each level with how many solutions have it, the highest first."""
        return sorted(self.levels.items(), key=lambda item: level_key(item[0]), reverse=True)

    def joined(self, rows: Iterable[Examined]) -> "ApartSoFar":
        """Return these results together with those of other solutions."""
        outcomes, levels, states = Counter(self.outcomes), Counter(self.levels), self.states
        for row in rows:
            outcomes[row.outcome] += 1
            states += row.states
            if row.outcome == Outcome.YES:
                levels[row.level] += 1
        return ApartSoFar(outcomes, levels, states)


NOT_EXAMINED = ApartSoFar()


def apart_so_far(file: SearchFile) -> ApartSoFar:
    """Return the results of a search file."""
    return ApartSoFar(file.outcomes(), file.levels(), file.states_examined())


def examined(file: SearchFile) -> Iterator[Examined]:
    """Yield the results of all examined solutions, in the order of the solutions."""
    first = 1
    while page := file.examined(first, _PAGE):
        yield from page
        first = page[-1].solution + 1


def level_key(level: str) -> tuple[int, ...]:
    """Return the sort key of a level: the moves until the first part leaves, then until the second, and so on."""
    return tuple(map(int, level.split("."))) if level else ()


def best_first(file: SearchFile, by: Order, only_highest: bool = False) -> NDArray[np.int64]:
    """Return the numbers of the solutions that come apart: those of the highest level first, or most moves or states.

    Those that are alike stand in the order of their numbers. by: MOVES or STATES; any other order means the level.
    only_highest: only those of the highest level.
    """
    ranks = {level: rank for rank, level in enumerate(sorted(file.levels(), key=level_key))}
    highest = len(ranks) - 1
    read = ((number, {Order.MOVES: moves, Order.STATES: states}.get(by, ranks.get(level, -1)))
            for number, level, moves, states in file.come_apart()
            if not only_highest or ranks.get(level, -1) >= highest)
    # Without a list of tuples in between, as there may be millions.
    table = np.fromiter(chain.from_iterable(read), np.int64).reshape(-1, 2)
    found: NDArray[np.int64] = table[np.argsort(-table[:, 1], kind="stable"), 0]
    return found


def come_apart(file: SearchFile) -> Iterator[int]:
    """Yield the numbers of the solutions that come apart, in their order."""
    return (number for number, *_ in file.come_apart())


def counted_by_modulus(file: SearchFile, numbers: Iterable[int]) -> dict[str, int]:
    """Return how many solutions some stored ones stand for, by each of MODULI: which copies count as the same.

    numbers: of these solutions, ascending; a few thousand of them are read together.
    """
    copies = rotations = classes = 0
    left = iter(numbers)
    while some := list(islice(left, _PAGE)):
        rows = rows_of(file, np.array(some, np.int64))
        copies, rotations = copies + int(rows.copies.sum()), rotations + int(rows.rotations.sum())
        classes += len(some)
    return by_modulus(copies, rotations, classes)
