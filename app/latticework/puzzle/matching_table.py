"""Which marks of a puzzle may meet, as a full table, and which of them that makes keys and holes."""

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.puzzle.colors import NAMED
from latticework.puzzle.limits import MAX_RULES
from latticework.puzzle.marks import HOLE, KEY, PLAIN, Matching
from latticework.puzzle.puzzle import Puzzle

Pair = tuple[str, str]
KEY_PAIRS: tuple[Pair, ...] = (("key", "lock"), ("lock", PLAIN), ("lock", "lock"))
"""What keys and locks may meet when nothing else is said: a lock may stay empty, a key goes into a lock."""

_KEY_WORDS = frozenset({"key", "knob", "peg", "pin", "plug", "tab", "tongue"})
_HOLE_WORDS = frozenset({"groove", "hole", "keyhole", "lock", "notch", "slot", "socket"})
_MOST_SIZES = 3


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
        # What is usual is not written, so that a file says no more than it must.
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
    of_lock = mark in {"key", "lock"}
    if matching is None or matching.meet is None:
        equal = tuple((old, old) for old in sorted({PLAIN, *used}))
        return replace(matching or Matching(), meet=(*equal[:1], *KEY_PAIRS, *equal[1:])) if of_lock else matching
    if any(mark in pair for pair in matching.meet):
        return matching
    new = [pair for pair in KEY_PAIRS if mark in pair] if of_lock else [(mark, mark)]
    return replace(matching, meet=(*matching.meet, *new))


@dataclass(frozen=True)
class Relief:
    """The body of a mark: `reach` is 0 for a hole, else in how many cells the key is; `size` from 0, narrow, to 1."""

    reach: int
    size: float


def reliefs(puzzle: Puzzle) -> dict[str, Relief]:
    """Return the marks of a puzzle that are keys or holes; every other mark is a patch of colour.

    Its file may say which are which. Of marks of which it does not the table says what they do: a key meets neither
    its own kind nor a side without a mark, and it is told from everything that it does meet, its holes, by the first
    of these that differs: it reaches farther; it may not face nothing, but the hole may; its last word is "key",
    "tab" or the like, or the last word of the hole is "lock", "hole" or the like, in English. Keys and holes that go
    together have one size.

    What that does not tell stays a patch: marks that may meet themselves and are no holes, marks named after a
    colour, marks without a table. So do keys that reach farther than one tile in a flat lattice, as they would cut
    tiles in two, and everything when there are more sizes than can be told apart.
    """
    matching = puzzle.matching
    if matching is None:
        return {}
    holes_of = keys(matching)
    lone = {mark for mark, kind in matching.kind.items() if kind == HOLE}
    families = [family for family in _families(holes_of, lone)
                if not puzzle.lattice.flat or all(matching.reach.get(mark, 1) == 1 for mark in family)]
    if len(families) > _MOST_SIZES:
        return {}
    return {mark: Relief(matching.reach.get(mark, 1) if mark in holes_of else 0,
                         place / (len(families) - 1) if len(families) > 1 else 0.5)
            for place, family in enumerate(families) for mark in family}


def keys(matching: Matching) -> dict[str, set[str]]:
    """Return the marks that are keys, each with its holes, whether or not they can be drawn."""
    if matching.meet is None and not matching.kind:
        return {}
    holes_of = {mark: _holes(matching, mark) for mark in _marks(matching)}
    return {mark: holes for mark, holes in holes_of.items() if holes or matching.kind.get(mark) == KEY}


def _marks(matching: Matching) -> list[str]:
    return sorted({*(mark for pair in matching.meet or () for mark in pair), *matching.kind} - {PLAIN})


def _holes(matching: Matching, mark: str) -> set[str]:
    """The holes of a key, or nothing if a mark is no key."""
    met = {other for other in (PLAIN, *_marks(matching)) if matching.may_meet(mark, other)}
    kinds = {other: matching.kind.get(other) for other in met}
    if matching.kind.get(mark) == KEY:
        return {other for other in met - {PLAIN, mark} if kinds[other] != KEY}
    if matching.kind.get(mark) == HOLE or KEY in kinds.values():
        return set()
    told = all(_standing(matching, mark) > _standing(matching, other) for other in met)
    return met if told and PLAIN not in met and not (met | {mark}) & set(NAMED) else set()


def _standing(matching: Matching, mark: str) -> tuple[int, bool, int]:
    """Return a sort key by the evidence that a mark is a key, the strongest first."""
    word = mark.lower().split()[-1] if mark.strip() else ""
    named = (word in _KEY_WORDS) - (word in _HOLE_WORDS)
    return matching.reach.get(mark, 1), not matching.may_stand_alone(mark), named


def _families(holes_of: dict[str, set[str]], lone: set[str]) -> list[list[str]]:
    """Return the marks that go together and the lone holes, each family by its names, ordered by them."""
    families: list[set[str]] = []
    for family in (*({key} | holes for key, holes in holes_of.items()), *({hole} for hole in lone)):
        apart = [other for other in families if not other & family]
        # Families that share a mark grow together.
        families = [*apart, family.union(*(other for other in families if other & family))]
    return sorted(sorted(family) for family in families)
