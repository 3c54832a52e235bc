"""Which marks may meet, as a full table of all marks of a puzzle. Pure."""

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from latticework.errors import LatticeworkError
from latticework.puzzle import Matching, Puzzle
from latticework.puzzle.limits import MAX_RULES
from latticework.puzzle.marks import PLAIN

Pair = tuple[str, str]


@dataclass(frozen=True)
class Table:
    """`marks` begin with PLAIN; of each pair in `meet` the first comes no later among them than the second."""

    marks: tuple[str, ...]
    meet: frozenset[Pair]
    alone: frozenset[str]
    reach: tuple[int, ...]

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Table":
        """Return the table of the marks that parts of a puzzle have or its matching names."""
        matching, marks = puzzle.matching or Matching(), marks_of(puzzle)
        pairs = combinations_with_replacement(marks, 2)
        return cls(marks, frozenset(pair for pair in pairs if matching.may_meet(*pair)),
                   frozenset(mark for mark in marks if matching.may_stand_alone(mark)),
                   tuple(matching.reach.get(mark, 1) for mark in marks))

    @property
    def usual(self) -> "Table":
        """The table of these marks when nothing is said about them: equal ones meet."""
        return Table(self.marks, frozenset((mark, mark) for mark in self.marks), frozenset(self.marks),
                     (1,) * len(self.marks))

    def may_meet(self, one: int, other: int) -> bool:
        """Whether two marks, given by their numbers, may meet."""
        return self._pair(one, other) in self.meet

    def with_meeting(self, one: int, other: int, wanted: bool) -> "Table":
        """Return the table in which two marks, given by their numbers, may meet or not."""
        pair = {self._pair(one, other)}
        return replace(self, meet=self.meet | pair if wanted else self.meet - pair)

    def with_alone(self, number: int, wanted: bool) -> "Table":
        """Return the table in which a mark may face nothing or not."""
        mark = {self.marks[number]}
        return replace(self, alone=self.alone | mark if wanted else self.alone - mark)

    def with_reach(self, number: int, cells: int) -> "Table":
        """Return the table in which a mark goes on through so many cells."""
        return replace(self, reach=(*self.reach[:number], cells, *self.reach[number + 1 :]))

    def matching(self) -> Matching | None:
        """Return the shortest matching that says the same of these marks, None when nothing needs to be said."""
        if self == self.usual:
            return None
        meet = None if self.meet == self.usual.meet else tuple(sorted(self.meet))
        alone = None if self.alone == self.usual.alone else tuple(sorted(self.alone))
        for listed, what in ((meet, "pairs of marks that may meet"), (alone, "marks that may face nothing")):
            if len(listed or ()) > MAX_RULES:
                raise LatticeworkError(f"{len(listed or ()):,} {what} are too many; at most {MAX_RULES:,} can be "
                                       "kept")
        reach = {mark: cells for mark, cells in zip(self.marks, self.reach, strict=True) if cells > 1}
        return Matching(meet, alone, reach)

    def _pair(self, one: int, other: int) -> Pair:
        first, second = sorted((one, other))
        return self.marks[first], self.marks[second]


def marks_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return PLAIN, then in order the marks that parts have or that the matching names."""
    matching = puzzle.matching or Matching()
    named = {mark for pair in matching.meet or () for mark in pair}
    named.update(matching.alone or (), matching.reach, used_marks(puzzle))
    return (PLAIN, *sorted(named - {PLAIN}))


def used_marks(puzzle: Puzzle) -> set[str]:
    """Return the marks that parts of a puzzle have."""
    return {mark.mark for part in puzzle.parts for mark in part.marks}
