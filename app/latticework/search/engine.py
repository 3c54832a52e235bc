"""What an engine is: how it is described, what it can do, and the two calls by which it searches."""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.search.arrays import COUNTS, LEVEL, UNLIMITED, Int32, Run
from latticework.search.problem import Problem
from latticework.search.pruning.tables import PRUNINGS


def new_run(levels: NDArray[np.void], longest: int, found: Int32, most_work: int = UNLIMITED) -> Run:
    """Return what a search from the levels of a state works on; found: room for solutions, all -1."""
    own = np.zeros(longest + 1, LEVEL)
    own[: len(levels)] = levels
    return Run(own, found, np.zeros(1, COUNTS)[0], np.zeros(longest + 1, np.int64), np.zeros(longest + 1, np.int64),
               np.zeros(len(PRUNINGS), np.int64), most_work)


class Engine(ABC):
    """A way to search. One object without state describes it; what it makes of a problem, `prepare` returns.

    takes_size: it can go by the smallest-item rule; by_size: it does unless told otherwise. held_first: without that
    rule and unless told an order, it begins with the item held to representatives and goes on along shorter sides.
    own_numbers: it wants options numbered as `numbering` says, so its states are its own. counts_all: it counts
    updates and shares; after others the shares are worked out from the levels. copies_last: without the smallest-item
    rule it sees only at the end of a path that a part has too few placements left for its copies. leaves_out: it can
    leave out options that are in no solution. rival_orders: the orders of items with which it is tried beside the
    usual engine where a long search is expected, "" being the order that suits it.
    """

    name: str
    title: str
    help: str
    takes_size = True
    by_size = True
    held_first = False
    own_numbers = False
    counts_all = False
    copies_last = False
    leaves_out = False
    rival_orders: tuple[str, ...] = ()

    def suits(self, cover: Cover) -> bool:  # noqa: ARG002
        """Whether it is a good choice for a problem of this size; the first that says so is the usual one."""
        return False

    def check(self, problem: Problem) -> None:  # noqa: B027 - most engines can search any problem
        """Raise LatticeworkError when it would fill too much memory on a problem."""

    def numbering(self, cover: Cover, order: Int32) -> NDArray[np.intp]:  # noqa: ARG002
        """Return the options in the order in which they are to be numbered; asked only if `own_numbers`."""
        return np.arange(cover.n_options)

    @abstractmethod
    def prepare(self, problem: Problem) -> Any:
        """Return what `advance` needs beside the problem; for one thread at a time, and not to be pickled."""

    @abstractmethod
    def advance(self, problem: Problem, tables: Any, run: Run, depth: int, budget: int) -> int:
        """Search on from the state in the first `depth` levels; return the new depth, the state changed in place.

        It ends when `budget` nodes were entered, or the work or the room of `run` is used up; the depth is -1 when
        nothing remains. tables: from `prepare`.
        """
