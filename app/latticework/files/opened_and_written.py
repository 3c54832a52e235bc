"""The contents of files, read or to be written: a document, solutions, and remarks on what is lost."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.method import Method
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Puzzle
from latticework.solution import Solution

Chosen = tuple[Any, ...]
"""A solution: placements of a puzzle, or the numbers of the options of an exact cover problem."""

_MOST_REMARKS = 100

# Names of devices in Windows, which cannot be files whatever their ending.
_RESERVED = {"con", "prn", "aux", "nul", *(f"{name}{number}" for name in ("com", "lpt") for number in range(10))}
_LONGEST = 60


class NeedsSolutionError(LatticeworkError):
    """Solutions were to be written to a format that holds nothing else, and there are none."""


@dataclass(frozen=True)
class Figures:
    """The method and the totals of the search that found the solutions."""

    method: Method
    totals: Totals


@dataclass(frozen=True, eq=False)
class Opened:
    """The result of reading a file: a document, and remarks on what of the file it lacks, best as Phrases.

    solutions: those that the file keeps, for each target of the puzzle in order; () where there are none.
    asides: remarks on what else was left out, which is no part of puzzle or solutions, such as counts and hot spots.
    """

    document: Document
    remarks: tuple[str, ...] = ()
    solutions: tuple[tuple[Solution, ...], ...] = ()
    asides: tuple[str, ...] = ()

    @property
    def left_out(self) -> tuple[str, ...]:
        """All remarks: on the puzzle and its solutions, and on other things."""
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
    """What is to be written, and remarks on what of the contents is lost, best as Phrases.

    data: the bytes of a file, pieces of them, or those of several files by the text to add to the name.
    """

    data: bytes | Iterable[bytes] | dict[str, bytes]
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Contents:
    """A document, the solution that a picture shows, if any, and the solutions after it.

    figures: of the search file that they are from, None without one. numbers: those of the solutions in that file
    where these are only some of its solutions, () where they are counted from 1.
    """

    document: Document
    solution: Chosen | None = None
    rest: Iterable[Chosen] = ()
    figures: Figures | None = None
    numbers: Sequence[int] = ()

    def of_puzzle(self) -> tuple[Puzzle, Solution | None]:
        """Return the puzzle and its solution; raises LatticeworkError for an exact cover problem."""
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
        # Only some solutions of a search file keep the numbers that they have there.
        numbers = self.numbers or count(1)
        yield from zip(numbers, self.solutions(), strict=False)  # a preview takes some of them


def in_line(number: int) -> Phrase:
    """Return the field of an error that is in a line of a text."""
    return phrase("line {number}", number=str(number))


def few(remarks: Iterable[str]) -> tuple[str, ...]:
    """Return remarks; if there are very many, the first ones and the number of the others."""
    every = tuple(remarks)
    more = len(every) - _MOST_REMARKS
    return every if more <= 0 else (*every[:_MOST_REMARKS], phrase_n(
        "and {n} remark more like these", "and {n} remarks more like these", more))


def distinct_names(names: list[str]) -> list[str]:
    """Return names of letters, digits, "-", "_" and blanks, numbered where a file system may see no difference."""
    plain = [_plain(name) for name in names]
    # Without regard to case, as the usual file systems of Windows and macOS have none.
    total, taken, seen = Counter(name.casefold() for name in plain), set[str](), Counter[str]()
    taken.update(name for name, count in total.items() if count == 1)
    made = []
    for name in plain:
        key, numbered = name.casefold(), name
        while total[key] > 1 and (numbered == name or numbered.casefold() in taken):
            seen[key] += 1
            numbered = f"{name}-{seen[key]}"
        taken.add(numbered.casefold())
        made.append(numbered)
    return made


def _plain(name: str) -> str:
    kept = "".join(c if c.isalnum() or c in "-_ " else "-" for c in name)[:_LONGEST].strip(" ")
    return f"{kept}-" if kept.casefold() in _RESERVED else kept or "part"
