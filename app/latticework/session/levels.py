"""What is known about taking the solutions of a search apart, in sum."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from latticework.session.apart_rows import Examined, Outcome
from latticework.session.rows import by_modulus
from latticework.session.search_file import SearchFile

PAGE = 4096
"""Solutions that are read at a time."""


@dataclass
class Levels:
    """How many stored solutions come apart, do not, or may; and how many have each level.

    three: those that come apart, by which symmetric copies count as the same, one of MODULI. examined: of how many
    anything is known. states: arrangements looked at for all of them together.
    """

    stored: int
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)
    three: dict[str, int] = field(default_factory=dict)
    states: int = 0

    @property
    def examined(self) -> int:
        """Of how many solutions it is known, or was tried to find out, whether they come apart."""
        return self.outcomes.total()

    @property
    def apart(self) -> int:
        """How many come apart."""
        return self.outcomes[Outcome.YES]

    @property
    def best_first(self) -> list[tuple[str, int]]:
        """Each level with how many solutions have it, the highest first."""
        return sorted(self.levels.items(), key=lambda item: order(item[0]), reverse=True)

    @property
    def best(self) -> str:
        """The highest level, "" where nothing comes apart."""
        return self.best_first[0][0] if self.levels else ""


def order(level: str) -> tuple[int, ...]:
    """Return what levels are ordered by: the moves until the first part leaves, then until the second, and so on."""
    return tuple(map(int, level.split("."))) if level else ()


def examined(file: SearchFile, first: int = 1) -> Iterator[Examined]:
    """Yield all that is known, in the order of the solutions, from one of number `first` on."""
    while page := file.examined(first, PAGE):
        yield from page
        first = page[-1].solution + 1


def levels_of(file: SearchFile) -> Levels:
    """Return what is known in sum."""
    found = Levels(file.totals().stored)
    copies = rotations = 0
    first = 1
    while page := file.examined(first, PAGE):
        rows = file.rows(page[0].solution, page[-1].solution - page[0].solution + 1)
        for row in page:
            found.outcomes[row.outcome] += 1
            found.states += row.states
            if row.outcome == Outcome.YES:
                found.levels[row.level] += 1
                copies += int(rows.copies[row.solution - page[0].solution])
                rotations += int(rows.rotations[row.solution - page[0].solution])
        first = page[-1].solution + 1
    found.three = by_modulus(copies, rotations, found.apart)
    return found
