"""The interface of a search behind the library, whether it is kept in memory or in a file."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from latticework.jobs.job import Prepared
from latticework.jobs.totals import Totals


class Progress(NamedTuple):
    """How far a search is.

    explored: the share of the search tree that was searched, from 0 to 1, and exactly 1 only at the end.
    solutions: how many were found, modulo rotations and reflections.
    nodes: how many nodes of the tree were entered.
    nodes_per_second: the rate at which nodes are entered.
    seconds_left: a rough estimate, None while there is none.

    >>> reports = []
    >>> lw.solve("soma", progress=reports.append).counts.reflections
    240
    >>> reports[-1].explored, reports[-1].solutions
    (1.0, 240)
    """

    explored: float = 0.0
    solutions: int = 0
    nodes: int = 0
    nodes_per_second: float = 0.0
    seconds_left: float | None = None


Report = Callable[[Progress], None]


class Found(NamedTuple):
    """A solution by its options, shape (n,), and the number of its symmetric copies."""

    options: NDArray[np.int32]
    copies: int


class RunningSearch(Protocol):
    """A search that continues whenever more of its solutions are requested."""

    @property
    def prepared(self) -> Prepared:
        """The puzzle, prepared for the method by which it is searched."""

    @property
    def totals(self) -> Totals:
        """What was done up to now."""

    def page(self, first: int) -> list[Found]:
        """Return some of the solutions found, from number `first`, counted from 0; none where it is too large."""

    def run_until(self, number: int, room: int, report: Report) -> None:
        """Search until there are more than `number` solutions, about `room` more, or the search is complete."""

    def report_end(self, report: Report) -> None:
        """Report that the search is complete, unless it was reported already."""

    def close(self) -> None:
        """Release files and processes."""
