"""What is known of all stored solutions together about taking them apart, and the order from the best on."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from latticework.session.apart_rows import Examined, Outcome
from latticework.session.levels import order
from latticework.session.search_file import SearchFile


@dataclass(frozen=True)
class ApartSoFar:
    """How many solutions were examined, how many come apart, of how many it is not known; best: the highest level."""

    examined: int = 0
    apart: int = 0
    unknown: int = 0
    best: str = ""

    def joined(self, rows: Iterable[Examined]) -> "ApartSoFar":
        """Return the same with solutions that were not examined before."""
        outcomes = [row.outcome for row in rows]
        levels = [self.best, *(row.level for row in rows if row.outcome == Outcome.YES)]
        return ApartSoFar(self.examined + len(outcomes), self.apart + outcomes.count(Outcome.YES),
                          self.unknown + outcomes.count(Outcome.NOT_KNOWN), max(levels, key=order))


NOT_EXAMINED = ApartSoFar()


def apart_so_far(file: SearchFile) -> ApartSoFar:
    """Return what a search file tells."""
    outcomes, levels = file.outcomes(), file.levels()
    return ApartSoFar(sum(outcomes.values()), outcomes[Outcome.YES], outcomes[Outcome.NOT_KNOWN],
                      max(levels, key=order, default=""))


class By(Enum):
    """By what solutions that come apart are ordered."""

    LEVEL = "level"
    MOVES = "moves"
    STATES = "states"


def best_first(file: SearchFile, by: By, only_highest: bool = False) -> NDArray[np.int64]:
    """Return the numbers of the solutions that come apart: those of the highest level first, or most moves or states.

    Those that are alike stand in the order of their numbers. only_highest: only those of the highest level.
    """
    ranks = {level: rank for rank, level in enumerate(sorted(file.levels(), key=order))}
    highest = len(ranks) - 1
    read = ((number, {By.LEVEL: ranks.get(level, -1), By.MOVES: moves, By.STATES: states}[by])
            for number, level, moves, states in file.come_apart()
            if not only_highest or ranks.get(level, -1) >= highest)
    table = np.fromiter(chain.from_iterable(read), np.int64).reshape(-1, 2)
    found: NDArray[np.int64] = table[np.argsort(-table[:, 1], kind="stable"), 0]
    return found
