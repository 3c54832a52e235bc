"""What a file holds, or is to hold: a document, solutions of it, and remarks on what is lost on the way."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.method import Method
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
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
class Opened:
    """What was read from a file: a document, and what of the file it does not hold, in words, best as Phrases.

    solutions: those that the file keeps, for each target of the puzzle in order; () where there are none.
    asides: what else was left out, which is no part of the puzzle or its solutions, as counts and hot spots are.
    """

    document: Document
    remarks: tuple[str, ...] = ()
    solutions: tuple[tuple[Solution, ...], ...] = ()
    asides: tuple[str, ...] = ()

    @property
    def left_out(self) -> tuple[str, ...]:
        """All that the document does not hold, in words."""
        return self.remarks + self.asides

    @property
    def puzzle(self) -> Puzzle:
        """The document where it is a puzzle; raises LatticeworkError where it is an exact cover problem."""
        if not isinstance(self.document, Puzzle):
            raise LatticeworkError(f"{self.document.name}: is an exact cover problem, no puzzle")
        return self.document

    @property
    def cover(self) -> ExactCover:
        """The document where it is an exact cover problem; raises LatticeworkError where it is a puzzle."""
        if isinstance(self.document, Puzzle):
            raise LatticeworkError(f"{self.document.name}: is a puzzle, no exact cover problem")
        return self.document

    def contents(self, target: int) -> "Contents":
        """Return the document with the solutions that the file keeps of one of its targets."""
        solutions = self.solutions[target] if target < len(self.solutions) else ()
        return Contents(self.document, next(iter(solutions), None), solutions[1:])


@dataclass(frozen=True)
class Written:
    """What is to be written, and what of the contents that does not hold, best as Phrases.

    data: the bytes of a file, pieces of them, or those of several files by what is added to the name.
    """

    data: bytes | Iterable[bytes] | dict[str, bytes]
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Contents:
    """A document; the solution of it that a picture shows, None where there is none; the solutions after that one.

    figures are those of the search file that they are from, None where they are from none. numbers: those of the
    solutions in that file where these are only some of its solutions, () where they are counted from 1.
    """

    document: Document
    solution: Chosen | None = None
    rest: Iterable[Chosen] = ()
    figures: Figures | None = None
    numbers: Sequence[int] = ()

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

    def numbered(self) -> Iterator[tuple[int, Chosen]]:
        """Yield all solutions with their numbers, once."""
        numbers = self.numbers or count(1)
        yield from zip(numbers, self.solutions(), strict=False)  # a preview takes some of them
