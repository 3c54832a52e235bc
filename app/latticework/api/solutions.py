"""The solutions of a puzzle, found while one iterates over them."""

from collections.abc import Iterator
from itertools import islice, zip_longest
from typing import NamedTuple, NoReturn

import numpy as np

from latticework.api.arguments import seconds_of, whole
from latticework.api.method import Extent
from latticework.api.puzzle import Puzzle
from latticework.api.search_on_demand import Found, SearchOnDemand, refuse_copy
from latticework.api.solution import Solution
from latticework.jobs.apart_job import ApartJob, Outcome, take_apart
from latticework.jobs.method import Method
from latticework.run.crew import MOST_WORKERS
from latticework.store.solution_order import level_key

TOGETHER = 1024
"""The most solutions that are taken apart at a time."""


class Counts(NamedTuple):
    """Three numbers of solutions: all; modulo rotations; modulo rotations and reflections of the target.

    >>> lw.solve("soma").counts.rotations
    480
    """

    all: int
    rotations: int
    reflections: int


class Solutions:
    """The solutions of a puzzle, found while one iterates over them; made by `solve`.

    What was found is kept, so each iteration gives the same, and a search that was left in the middle is resumed
    from there. They can be neither pickled nor copied; a list of them can.

    >>> solutions = lw.solve("soma")
    >>> solutions
    Solutions('Soma', 0 found so far)
    >>> len(list(solutions))
    240
    >>> solutions
    Solutions('Soma', 240 found)
    """

    def __init__(self, puzzle: Puzzle, method: Method, modulo: str, extent: Extent) -> None:
        self.puzzle = puzzle
        """The puzzle that they solve."""
        self._search = SearchOnDemand(puzzle.document, method, modulo, extent)

    def __iter__(self) -> Iterator[Solution]:
        """Yield the solutions, each as soon as it is found."""
        for options, copies in self._search.solutions():
            yield Solution(self.puzzle, options.tolist(), copies)

    def first(self) -> Solution | None:
        """Return the first solution, None where there is none.

        >>> lw.solve(lw.Puzzle("square", "###", ["##", "##"])).first() is None
        True
        """
        return next(iter(self), None)

    def highest_level(self, states: int = 5_000_000, seconds: float = 60.0) -> list[Solution]:
        """Return the solutions that come apart with the highest level; none where no solution comes apart.

        Where that is a single one, it is what designers of burrs look for. states, seconds: limits for each solution,
        as for `Solution.take_apart`; one that reaches them is left out.

        >>> [solution] = lw.solve("piston-burr").highest_level()
        >>> solution.take_apart().level
        '9.3'
        """
        limits = whole(states, "states", 1), seconds_of(seconds)
        return [Solution(self.puzzle, options.tolist(), copies)
                for options, copies in _of_highest_level(self.puzzle, self._search.solutions(), *limits)]

    @property
    def counts(self) -> Counts:
        """The three numbers of solutions, once all are found, or as many as the limit says.

        >>> lw.solve("pentominoes-3x20").counts
        Counts(all=8, rotations=4, reflections=2)
        """
        totals = self._search.run()
        return Counts(totals.copies, totals.rotations, totals.solutions)

    @property
    def workers(self) -> int:
        """How many processes search; may be set while several do, also to 0, which pauses the search."""
        return self._search.workers

    @workers.setter
    def workers(self, number: int) -> None:
        self._search.workers = whole(number, "workers", 0, MOST_WORKERS)

    @property
    def complete(self) -> bool:
        """Whether everything was searched, so that there are no more solutions than those found."""
        return self._search.totals.complete

    @property
    def explored(self) -> float:
        """The share of the search tree that was searched up to now, from 0 to 1."""
        return self._search.totals.explored_part

    @property
    def method(self) -> str:
        """How it is searched, as one would write it after --engine in a terminal."""
        return self._search.method

    @property
    def reasons(self) -> tuple[str, ...]:
        """Sentences that say why there can be no solution, as far as that is found without a search.

        >>> lw.solve(lw.Puzzle("square", "###", ["##", "##"])).reasons
        ('The parts fill 4 cells, but the target has 3 cells: 1 too many.',)
        """
        return self._search.reasons

    def __reduce__(self) -> NoReturn:
        refuse_copy()

    def __repr__(self) -> str:
        so_far = "" if self.complete else " so far"
        return f"Solutions({self.puzzle.name!r}, {self._search.totals.solutions:,} found{so_far})"


def _of_highest_level(puzzle: Puzzle, solutions: Iterator[Found], states: int, seconds: float) -> list[Found]:
    """Return the solutions of the highest level, in their order; states, seconds: limits for each solution."""
    job = ApartJob(puzzle.prepared.reduction, states, seconds)
    best: tuple[int, ...] = ()
    highest: list[Found] = []
    while some := list(islice(solutions, TOGETHER)):
        rows = np.array(list(zip_longest(*(found.options.tolist() for found in some), fillvalue=-1)), np.int32).T
        for row in take_apart(job, (range(len(some)), rows)):
            level = level_key(row.level)
            if row.outcome == Outcome.YES and level >= best:
                if level > best:
                    best, highest = level, []
                highest.append(some[row.solution])
    return highest
