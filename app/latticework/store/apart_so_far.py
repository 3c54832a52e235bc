"""Results of taking the stored solutions apart, summed up, and these solutions ordered from the best on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.totals import by_modulus
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import rows_of

Numbers = NDArray[np.int64]

PAGE = 4096
"""Solutions that are read at a time."""


def order(level: str) -> tuple[int, ...]:
    """Return the sort key of a level: the moves until the first part leaves, then until the second, and so on."""
    return tuple(map(int, level.split("."))) if level else ()


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
        return max(self.levels, key=order, default="")

    @property
    def with_best(self) -> int:
        """How many solutions have the highest level."""
        return self.levels.get(self.best, 0)

    @property
    def best_first(self) -> list[tuple[str, int]]:
        """Each level with how many solutions have it, the highest first."""
        return sorted(self.levels.items(), key=lambda item: order(item[0]), reverse=True)

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
    while page := file.examined(first, PAGE):
        yield from page
        first = page[-1].solution + 1


class By(Enum):
    """What solutions that come apart are ordered by."""

    LEVEL = "level"
    MOVES = "moves"
    STATES = "states"


def best_first(file: SearchFile, by: By, only_highest: bool = False) -> Numbers:
    """Return the numbers of the solutions that come apart: those of the highest level first, or most moves or states.

    Those that are alike stand in the order of their numbers. only_highest: only those of the highest level.
    """
    ranks = {level: rank for rank, level in enumerate(sorted(file.levels(), key=order))}
    highest = len(ranks) - 1
    read = ((number, {By.LEVEL: ranks.get(level, -1), By.MOVES: moves, By.STATES: states}[by])
            for number, level, moves, states in file.come_apart()
            if not only_highest or ranks.get(level, -1) >= highest)
    # Without a list of tuples in between, as there may be millions.
    table = np.fromiter(chain.from_iterable(read), np.int64).reshape(-1, 2)
    found: Numbers = table[np.argsort(-table[:, 1], kind="stable"), 0]
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
    while some := list(islice(left, PAGE)):
        rows = rows_of(file, np.array(some, np.int64))
        copies, rotations = copies + int(rows.copies.sum()), rotations + int(rows.rotations.sum())
        classes += len(some)
    return by_modulus(copies, rotations, classes)
