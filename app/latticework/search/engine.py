"""The interface of engines: their description, what they can do, and the two methods by which they search."""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.search.arrays import COUNTS, LEVEL, UNLIMITED, Int32, Run
from latticework.search.problem import Problem
from latticework.search.pruning.tables import PRUNINGS


def new_run(levels: NDArray[np.void], longest: int, found: Int32, most_work: int = UNLIMITED) -> Run:
    """Return the arrays for a search from the levels of a state; found: room for solutions."""
    own = np.zeros(longest + 1, LEVEL)
    own[: len(levels)] = levels
    return Run(own, found, np.zeros(1, COUNTS)[0], np.zeros(longest + 1, np.int64), np.zeros(longest + 1, np.int64),
               np.zeros(len(PRUNINGS), np.int64), most_work)


class Engine(ABC):
    """A way to search, described by one object without state; `prepare` returns its tables for a problem.

    takes_size: whether it can use the smallest-item rule; by_size: whether it does by default. symmetry_item_first:
    whether without that rule it begins with the item restricted to representatives and continues in the requested
    order, or along shorter sides. own_numbers: it needs options numbered as by `numbering`, so no other engine can
    continue from its states. counts_all: it counts updates and shares; for others shares are computed from the
    levels. copies_last: without the smallest-item rule it notices only at the end of a path that a part has too few
    placements left for its copies. leaves_out: it can leave out options that are in no solution. rival_orders: the
    orders of items with which it is tried beside the usual engine if a long search is expected, "" being the order
    that suits it.
    """

    name: str
    title: str
    help: str
    takes_size = True
    by_size = True
    symmetry_item_first = False
    own_numbers = False
    counts_all = False
    copies_last = False
    leaves_out = False
    rival_orders: tuple[str, ...] = ()

    def suits(self, cover: Cover) -> bool:  # noqa: ARG002
        """Whether it is a good choice for a problem of this size; the first engine that is becomes the usual one."""
        return False

    def check(self, problem: Problem) -> None:  # noqa: B027 - most engines can search any problem
        """Raise LatticeworkError if it would need too much memory for a problem."""

    def numbering(self, cover: Cover, order: Int32) -> NDArray[np.intp]:  # noqa: ARG002
        """Return the options in the order in which they are to be numbered; called only if `own_numbers`."""
        return np.arange(cover.n_options)

    @abstractmethod
    def prepare(self, problem: Problem) -> Any:
        """Return the tables that `advance` needs beside the problem; for one thread at a time, never pickled."""

    @abstractmethod
    def advance(self, problem: Problem, tables: Any, run: Run, depth: int, budget: int) -> int:
        """Search on from the state in the first `depth` levels; return the new depth, the state changed in place.

        It ends when `budget` nodes were entered, or the work or the room of `run` is used up; the depth is -1 if
        nothing remains. tables: from `prepare`.
        """
