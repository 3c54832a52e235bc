"""What a search has done, and the rows of its file, as values."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from latticework.puzzle import MODULI
from latticework.search import WHOLE
from latticework.visible_text import UNFINISHED


def by_modulus(copies: int, rotations: int, classes: int) -> dict[str, int]:
    """Return the numbers of solutions by each of MODULI, which say what symmetric copies count as the same."""
    return dict(zip(MODULI, (copies, rotations, classes), strict=True))


def explored_part(explored: int, share: int = WHOLE) -> float:
    """Return the explored part of a share of the tree, 0 to 1; exactly 1 only if all of it was explored."""
    # A division of such large numbers rounds to 1 before the end.
    return 1.0 if explored == share else min(explored / share, UNFINISHED)


@dataclass(frozen=True)
class Totals:
    """What a search has done: it found `copies` solutions, modulo rotations `rotations`, and `solutions` classes.

    stored is how many of these classes the search file holds, a solution of each: all, unless it keeps only some.
    explored is the share of the tree out of WHOLE; seconds is the time spent searching; digest the
    order-independent hash of the solutions. share is what there is to explore: less than WHOLE for a part of a
    search.
    """

    nodes: int = 0
    updates: int = 0
    explored: int = 0
    seconds: float = 0.0
    solutions: int = 0
    rotations: int = 0
    copies: int = 0
    digest: int = 0
    stored: int = 0
    share: int = WHOLE

    @property
    def complete(self) -> bool:
        """Whether all was explored."""
        return self.explored == self.share

    @property
    def is_part(self) -> bool:
        """Whether these are the totals of a part of a search, and so not the counts of the puzzle."""
        return self.share < WHOLE

    @property
    def explored_part(self) -> float:
        """The explored part of what there is to explore, 0 to 1; exactly 1 only at the end."""
        return explored_part(self.explored, self.share)

    def with_part(self, part: "Totals") -> "Totals":
        """Return these together with those of a part of the search."""
        return replace(
            self, nodes=self.nodes + part.nodes, updates=self.updates + part.updates,
            explored=self.explored + part.explored, seconds=self.seconds + part.seconds,
            solutions=self.solutions + part.solutions, rotations=self.rotations + part.rotations,
            copies=self.copies + part.copies, digest=(self.digest + part.digest) % (1 << 64),
            stored=self.stored + part.stored)

    @property
    def by_modulus(self) -> dict[str, int]:
        """The numbers of solutions by each of MODULI, which say what symmetric copies count as the same."""
        return by_modulus(self.copies, self.rotations, self.solutions)


@dataclass(frozen=True)
class Open:
    """A row of the frontier."""

    id: int
    share: int
    state: bytes


@dataclass(frozen=True)
class SearchOrigin:
    """The identity of a search, "" in older files, and that of the search it is a part of, "" for none.

    share: the share of the tree that it has to explore; subtrees: the hash of those that it began with.
    """

    identity: str = ""
    search: str = ""
    share: int = WHOLE
    subtrees: str = ""


class StoredSolution(NamedTuple):
    """A stored solution: its number, its options, the size of its orbit, classes under rotations."""

    id: int
    options: tuple[int, ...]
    copies: int
    rotations: int


@dataclass(frozen=True)
class Choice:
    """Why a method was chosen: a few words for the user, and details; both empty where nothing was chosen."""

    words: str = ""
    details: str = ""


UNCHOSEN = Choice()
