"""What a file holds, or is to hold: a document, and solutions of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.session import Method, Totals
from latticework.session.documents import Document
from latticework.solution import Solution

Chosen = tuple[Any, ...]
"""A solution: placements of a puzzle, or the numbers of the options of an exact cover problem."""


class NeedsSolutionError(LatticeworkError):
    """A format that holds nothing but solutions was asked for where there is none."""


@dataclass(frozen=True)
class Figures:
    """What the search that found the solutions did, and by which method."""

    method: Method
    totals: Totals


@dataclass(frozen=True, eq=False)
class Contents:
    """A document; the solution of it that a picture shows, None where there is none; the solutions after that one.

    figures are those of the search file that they are from, None where they are from none.
    """

    document: Document
    solution: Chosen | None = None
    rest: Iterable[Chosen] = ()
    figures: Figures | None = None

    def of_puzzle(self) -> tuple[Puzzle, Solution | None]:
        """Return the puzzle and its solution; raises LatticeworkError where an exact cover problem is held."""
        if not isinstance(self.document, Puzzle):
            raise LatticeworkError(phrase("{name}: is an exact cover problem; this format takes puzzles alone",
                                          name=self.document.name))
        return self.document, self.solution

    def solved(self) -> tuple[Puzzle, Solution]:
        """Return the puzzle and its solution; raises NeedsSolutionError where there is none."""
        puzzle, solution = self.of_puzzle()
        if solution is None:
            raise NeedsSolutionError(phrase("{name}: has no solution to put together", name=puzzle.name))
        return puzzle, solution

    def solutions(self) -> Iterator[Chosen]:
        """Yield all solutions, once."""
        if self.solution is not None:
            yield self.solution
        yield from self.rest
