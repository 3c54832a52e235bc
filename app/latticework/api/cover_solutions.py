"""The solutions of an exact cover problem, found while one goes through them."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NoReturn

import numpy as np

from latticework.api.cover_problem import ExactCover, written
from latticework.api.found import Progress, Tell
from latticework.api.method import Extent
from latticework.api.search_on_demand import SearchOnDemand, refuse_copy
from latticework.cover.exact_cover_problem import lacking
from latticework.cover.problem import Int32
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL
from latticework.jobs.method import Method
from latticework.search import WHOLE, Problem, advance, make_searcher, root
from latticework.search.engines import AUTO

FIRST, SLICE = 1_000, 0.1
"""Nodes of the first piece of a search, and the seconds that a piece should take, after which an interrupt is met."""

QUICK, GLANCE = "dlx", 5_000
"""What begins a search unless an engine is asked for, and its nodes: tables of the usual engine take it longer than
small problems take dancing links."""


class ExactCoverSolutions:
    """The solutions of an exact cover problem, found while one goes through them; made by `exact_cover` and `solve`.

    Each solution is a list of the options given, or of their names. Nothing is kept unless there is a file or there
    are several workers, so going through them again searches again.

    >>> solutions = lw.exact_cover([["a"], ["a", "b"], ["b"]])
    >>> solutions
    ExactCoverSolutions(2 items, 3 options)
    >>> list(solutions)
    [[['a'], ['b']], [['a', 'b']]]
    """

    def __init__(self, problem: ExactCover, method: Method, extent: Extent) -> None:
        self.problem = problem
        """The exact cover problem that they solve."""
        self._limit, self._tell, self._quick = extent.limit, extent.tell, method.engine == AUTO
        self._prepared, self._kept = None, None
        if extent.path is None and extent.crew.is_this_process and extent.keeps == ALL:
            self._prepared = prepare(problem.document, method)
        else:
            self._kept = SearchOnDemand(written(problem.document), method, "nothing", extent)

    def __iter__(self) -> Iterator[list[Any]]:
        """Yield the solutions, each as soon as it is found."""
        options = self.problem.options
        for chosen in self.chosen():
            yield [options[number] for number in chosen]

    def chosen(self) -> Iterator[list[int]]:
        """Yield the solutions by the numbers of their options from 0, ascending.

        >>> list(lw.exact_cover([["a"], ["a", "b"], ["b"]]).chosen())
        [[0, 2], [1]]
        """
        n = self.problem.document.n_options  # the numbers from there on leave an option out, or pad a row
        for rows in self._rows():
            for row in np.sort(rows, axis=1).tolist():
                yield [option for option in row if option < n]

    def first(self) -> list[Any] | None:
        """Return the first solution that is found, None where there is none.

        >>> lw.exact_cover([["a"], ["a", "b"]], primary=["b"], secondary=["a"]).first()
        [['a', 'b']]
        """
        return next(iter(self), None)

    @property
    def count(self) -> int:
        """The number of solutions, or as many as the limit says.

        >>> lw.exact_cover([["a"], ["a", "b"], ["b"]]).count
        2
        """
        if self._kept is None:
            return sum(map(len, self._rows()))
        found = self._kept.run().solutions
        return found if self._limit is None else min(found, self._limit)

    def _rows(self) -> Iterator[Int32]:
        """Yield solutions by their option numbers, some at a time, shape (n, width)."""
        if self._prepared is None:
            yield from (found.options[None] for found in self._kept.solutions()) if self._kept else ()
            return
        job, left = self._prepared.job, self._limit
        if lacking(self.problem.document):
            self._tell(Progress(1.0))
            return
        for found in _found(job.problem, self._quick, self._tell):
            some = found if left is None else found[:left]
            yield job.numbers[some]
            left = None if left is None else left - len(some)
            if left == 0:
                return

    def __reduce__(self) -> NoReturn:
        refuse_copy()

    def __repr__(self) -> str:
        document = self.problem.document
        return f"ExactCoverSolutions({len(document.items):,} items, {document.n_options:,} options)"


def _found(problem: Problem, quick: bool, tell: Tell) -> Iterator[Int32]:
    """Search a problem in this process; yield what is found, a few at first, then more at a time."""
    searcher = make_searcher(replace(problem, engine=QUICK, lean=False) if quick else problem)
    state, budget, room = root(), FIRST, 1
    nodes = solutions = explored = 0
    while True:
        begin = time.perf_counter()
        piece = advance(searcher, state, budget, room=room)
        seconds = time.perf_counter() - begin
        nodes, solutions = nodes + piece.nodes, solutions + len(piece.solutions)
        explored += piece.explored
        tell(Progress(explored / WHOLE, solutions, nodes, piece.nodes / max(seconds, 1e-6)))
        if len(piece.solutions):
            yield piece.solutions
        if not piece.remaining:
            return
        state, room = piece.remaining[0], min(2 * room, 1 << 14)
        if seconds < SLICE and piece.nodes >= budget:  # else what took the time was room for solutions
            budget *= 2
        if quick and nodes >= GLANCE:  # both have the same tree, so one goes on where the other stopped
            quick, searcher = False, make_searcher(problem)
