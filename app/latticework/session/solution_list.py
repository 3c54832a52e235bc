"""Lists of stored solutions: which of them are listed, in which order."""

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from latticework.session.apart_so_far import By, best_first
from latticework.session.chosen_solutions import Numbers, by_symmetry, chosen, favourites
from latticework.session.job import Prepared
from latticework.session.search_file import SearchFile
from latticework.solution.conditions import Condition


class Order(Enum):
    """What solutions are ordered by; those that come apart in the most moves, or are most symmetric, come first."""

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
    """A wish for a list: its order, and which solutions are in it: those that meet everything.

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
"""All solutions in the order of their numbers; nothing need be worked out for it."""


_BY = {Order.LEVEL: By.LEVEL, Order.MOVES: By.MOVES, Order.STATES: By.STATES}


def numbers_in_order(file: SearchFile, prepared: Prepared, wish: Arrangement) -> Numbers:
    """Return the numbers of the solutions, from 1, as they are to be listed; it can be cancelled."""
    listed = np.ones(file.totals().stored + 1, bool)
    listed[0] = False
    best: NDArray[np.int64] = best_first(file, _BY.get(wish.order, By.LEVEL), wish.only == Filter.HIGHEST)
    if wish.only != Filter.ALL:
        _keep(listed, best)
    if wish.favourites:
        _keep(listed, favourites(file))
    if wish.conditions:
        _keep(listed, chosen(file, prepared, wish.conditions, wish.copies, stored=len(listed) - 1))
    if wish.order == Order.SYMMETRY:
        found = by_symmetry(file, prepared, listed)
    elif wish.order == Order.NUMBER:
        found = np.flatnonzero(listed).astype(np.int32)
    else:
        first = best[listed[best]].astype(np.int32)
        listed[first] = False
        found = np.concatenate([first, np.flatnonzero(listed).astype(np.int32)])
    return found


def _keep(listed: NDArray[np.bool_], some: NDArray[np.signedinteger]) -> None:
    """Leave in the list only those of these numbers, which were found a moment after the list was begun."""
    others = np.ones_like(listed)
    others[some[some < len(listed)]] = False
    listed &= ~others
