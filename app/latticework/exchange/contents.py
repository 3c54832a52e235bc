"""What a file holds, or is to hold: a document, and solutions of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from latticework.puzzle import Puzzle
from latticework.solution import Solution


@dataclass(frozen=True, eq=False)
class Contents:
    """A document; the solution of it that a picture shows, None where there is none; the solutions after that one."""

    document: Puzzle
    solution: Solution | None = None
    rest: Iterable[Solution] = ()

    def solutions(self) -> Iterator[Solution]:
        """Yield all solutions, once."""
        if self.solution is not None:
            yield self.solution
        yield from self.rest
