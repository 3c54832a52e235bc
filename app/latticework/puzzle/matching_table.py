"""Which marks may meet, as a full table of all marks of a puzzle."""

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.puzzle import Matching, Puzzle
from latticework.puzzle.limits import MAX_RULES
from latticework.puzzle.marks import PLAIN

Pair = tuple[str, str]
KEYS: tuple[Pair, ...] = (("key", "lock"), ("lock", PLAIN), ("lock", "lock"))
"""What keys and locks may meet when nothing else is said: a lock may stay empty, a key goes into a lock."""


@dataclass(frozen=True)
class MatchingTable:
    """`marks` begin with PLAIN; of each pair in `meet` the first comes no later among them than the second."""

    marks: tuple[str, ...]
    meet: frozenset[Pair]
    alone: frozenset[str]
    reach: tuple[int, ...]
    kind: tuple[str, ...]

    @classmethod
    def of(cls, puzzle: Puzzle) -> "MatchingTable":
        """Return the table of the marks that parts of a puzzle have or its matching names."""
        matching, marks = puzzle.matching or Matching(), marks_of(puzzle)
        pairs = combinations_with_replacement(marks, 2)
        return cls(marks, frozenset(pair for pair in pairs if matching.may_meet(*pair)),
                   frozenset(mark for mark in marks if matching.may_stand_alone(mark)),
                   tuple(matching.reach.get(mark, 1) for mark in marks),
                   tuple(matching.kind.get(mark, "") for mark in marks))

    @property
    def usual(self) -> "MatchingTable":
        """The table of these marks when nothing is said about them: equal ones meet."""
        return MatchingTable(self.marks, frozenset((mark, mark) for mark in self.marks), frozenset(self.marks),
                             (1,) * len(self.marks), ("",) * len(self.marks))

    def may_meet(self, one: int, other: int) -> bool:
        """Whether two marks, given by their numbers, may meet."""
        return self._pair(one, other) in self.meet

    def with_meeting(self, one: int, other: int, wanted: bool) -> "MatchingTable":
        """Return the table in which two marks, given by their numbers, may meet or not."""
        pair = {self._pair(one, other)}
        return replace(self, meet=self.meet | pair if wanted else self.meet - pair)

    def with_alone(self, number: int, wanted: bool) -> "MatchingTable":
        """Return the table in which a mark may face nothing or not."""
        mark = {self.marks[number]}
        return replace(self, alone=self.alone | mark if wanted else self.alone - mark)

    def with_reach(self, number: int, cells: int) -> "MatchingTable":
        """Return the table in which a mark goes on through so many cells."""
        return replace(self, reach=(*self.reach[:number], cells, *self.reach[number + 1 :]))

    def with_kind(self, number: int, kind: str) -> "MatchingTable":
        """Return the table in which a mark is a KEY or a HOLE, or with "" looks as the table suggests."""
        return replace(self, kind=(*self.kind[:number], kind, *self.kind[number + 1 :]))

    def matching(self) -> Matching | None:
        """Return the shortest matching that says the same of these marks, None when nothing needs to be said."""
        if self == self.usual:
            return None
        meet = None if self.meet == self.usual.meet else tuple(sorted(self.meet))
        alone = None if self.alone == self.usual.alone else tuple(sorted(self.alone))
        if meet and len(meet) > MAX_RULES:
            raise LatticeworkError(phrase("{count} pairs of marks that may meet are too many; at most {most} can be "
                                          "kept", count=len(meet), most=MAX_RULES))
        if alone and len(alone) > MAX_RULES:
            raise LatticeworkError(phrase("{count} marks that may face nothing are too many; at most {most} can be "
                                          "kept", count=len(alone), most=MAX_RULES))
        reach = {mark: cells for mark, cells in zip(self.marks, self.reach, strict=True) if cells > 1}
        kinds = {mark: kind for mark, kind in zip(self.marks, self.kind, strict=True) if kind}
        return Matching(meet, alone, reach, kinds)

    def _pair(self, one: int, other: int) -> Pair:
        first, second = sorted((one, other))
        return self.marks[first], self.marks[second]


def marks_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return PLAIN, then in order the marks that parts have or that the matching names."""
    matching = puzzle.matching or Matching()
    named = {mark for pair in matching.meet or () for mark in pair}
    named.update(matching.alone or (), matching.reach, matching.kind, used_marks(puzzle))
    return (PLAIN, *sorted(named - {PLAIN}))


def used_marks(puzzle: Puzzle) -> set[str]:
    """Return the marks that parts of a puzzle have."""
    return {mark.mark for part in puzzle.parts for mark in part.marks}


def matching_with(puzzle: Puzzle, mark: str) -> Matching | None:
    """Return which marks may meet once a mark is used: a new key goes into locks, any other new mark meets its equal.

    A lock may stay empty. What a table says of a mark already is kept.
    """
    matching, used = puzzle.matching, used_marks(puzzle)
    if mark == PLAIN or mark in used:
        return matching
    keys = mark in {"key", "lock"}
    if matching is None or matching.meet is None:
        equal = tuple((old, old) for old in sorted({PLAIN, *used}))
        return replace(matching or Matching(), meet=(*equal[:1], *KEYS, *equal[1:])) if keys else matching
    if any(mark in pair for pair in matching.meet):
        return matching
    new = [pair for pair in KEYS if mark in pair] if keys else [(mark, mark)]
    return replace(matching, meet=(*matching.meet, *new))
