"""A complete table of which marks of a puzzle may meet, and which marks that makes keys and holes."""

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.puzzle.colors import NAMED
from latticework.puzzle.limits import MAX_RULES
from latticework.puzzle.marks import HOLE, KEY, PLAIN, Matching
from latticework.puzzle.puzzle import Puzzle

Pair = tuple[str, str]
_KEY_PAIRS: tuple[Pair, ...] = (("key", "lock"), ("lock", PLAIN), ("lock", "lock"))
"""What keys and locks may meet unless the puzzle says otherwise: a key a lock, a lock also an empty side."""

_KEY_WORDS = frozenset({"key", "knob", "peg", "pin", "plug", "tab", "tongue"})
_HOLE_WORDS = frozenset({"groove", "hole", "keyhole", "lock", "notch", "slot", "socket"})
_MOST_SIZES = 3


@dataclass(frozen=True)
class MatchingTable:
    """Which marks may meet and stand alone, and their reach and kind.

    `marks` begin with PLAIN; pairs in `meet` are in the order of `marks`.
    """

    marks: tuple[str, ...]
    meet: frozenset[Pair]
    alone: frozenset[str]
    reach: tuple[int, ...]
    kind: tuple[str, ...]

    @classmethod
    def of(cls, puzzle: Puzzle) -> "MatchingTable":
        """Return the table of all marks that parts of a puzzle have or its matching names."""
        matching, marks = puzzle.matching or Matching(), marks_of(puzzle)
        pairs = combinations_with_replacement(marks, 2)
        return cls(marks, frozenset(pair for pair in pairs if matching.may_meet(*pair)),
                   frozenset(mark for mark in marks if matching.may_stand_alone(mark)),
                   tuple(matching.reach.get(mark, 1) for mark in marks),
                   tuple(matching.kind.get(mark, "") for mark in marks))

    @property
    def usual(self) -> "MatchingTable":
        """The table of these marks without any rules: equal ones meet."""
        return MatchingTable(self.marks, frozenset((mark, mark) for mark in self.marks), frozenset(self.marks),
                             (1,) * len(self.marks), ("",) * len(self.marks))

    def may_meet(self, one: int, other: int) -> bool:
        """Whether two marks, given by their numbers, may meet."""
        return self._pair(one, other) in self.meet

    def with_meeting(self, one: int, other: int, allowed: bool) -> "MatchingTable":
        """Return the table in which two marks, by their numbers, may or may not meet."""
        pair = {self._pair(one, other)}
        return replace(self, meet=self.meet | pair if allowed else self.meet - pair)

    def with_alone(self, number: int, allowed: bool) -> "MatchingTable":
        """Return the table in which a mark, by its number, may or may not face nothing."""
        mark = {self.marks[number]}
        return replace(self, alone=self.alone | mark if allowed else self.alone - mark)

    def with_reach(self, number: int, cells: int) -> "MatchingTable":
        """Return the table in which a mark reaches through a number of cells."""
        return replace(self, reach=(*self.reach[:number], cells, *self.reach[number + 1 :]))

    def with_kind(self, number: int, kind: str) -> "MatchingTable":
        """Return the table in which a mark is a KEY or a HOLE; "": how it looks follows from the table."""
        return replace(self, kind=(*self.kind[:number], kind, *self.kind[number + 1 :]))

    def matching(self) -> Matching | None:
        """Return the shortest matching equivalent to this table, None if the usual rules are enough."""
        if self == self.usual:
            return None
        # The usual rules are not written, so that a file says no more than it must.
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
    """Return PLAIN, then in alphabetical order the marks that parts have or that the matching names."""
    matching = puzzle.matching or Matching()
    named = {mark for pair in matching.meet or () for mark in pair}
    named.update(matching.alone or (), matching.reach, matching.kind, used_marks(puzzle))
    return (PLAIN, *sorted(named - {PLAIN}))


def used_marks(puzzle: Puzzle) -> set[str]:
    """Return the marks that parts of a puzzle have."""
    return {mark.mark for part in puzzle.parts for mark in part.all_marks}


def matching_with(puzzle: Puzzle, mark: str) -> Matching | None:
    """Return the matching after a mark was added: a new key goes into locks, any other new mark meets its equal.

    A lock may stay empty. Rules that the matching has for the mark already are kept.
    """
    matching, used = puzzle.matching, used_marks(puzzle)
    if mark == PLAIN or mark in used:
        return matching
    of_lock = mark in {"key", "lock"}
    if matching is None or matching.meet is None:
        # Without a table equal marks meet, so only a key or a lock needs one.
        equal = tuple((old, old) for old in sorted({PLAIN, *used}))
        return replace(matching or Matching(), meet=(*equal[:1], *_KEY_PAIRS, *equal[1:])) if of_lock else matching
    if any(mark in pair for pair in matching.meet):
        return matching
    new = [pair for pair in _KEY_PAIRS if mark in pair] if of_lock else [(mark, mark)]
    return replace(matching, meet=(*matching.meet, *new))


@dataclass(frozen=True)
class Relief:
    """The body of a mark: `reach` is 0 for a hole, else how many cells a key enters; `size` from 0, narrow, to 1."""

    reach: int
    size: float


def reliefs(puzzle: Puzzle) -> dict[str, Relief]:
    """Return the marks of a puzzle that are keys or holes; every other mark is a patch of colour.

    Its file may say which are which. For other marks it follows from the table: a key meets neither its own kind nor
    a side without a mark, and differs from everything that it does meet, its holes, in one of these, of which the
    first that differs decides: it reaches farther; it may not face nothing, but the hole may; its last word is "key",
    "tab" or the like, or the last word of the hole is "lock", "hole" or the like, in English. Keys and holes that go
    together have one size.

    All other marks stay patches: marks that may meet themselves and are no holes, marks named after a colour, marks
    without a table. So do keys that reach farther than one tile in a flat lattice, as they would cut tiles in two,
    and all marks if there are more sizes than people can distinguish.
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
    # Sizes as different as can be, as a key should not look as if it went into the hole of another family.
    return {mark: Relief(matching.reach.get(mark, 1) if mark in holes_of else 0,
                         place / (len(families) - 1) if len(families) > 1 else 0.5)
            for place, family in enumerate(families) for mark in family}


def keys(matching: Matching) -> dict[str, set[str]]:
    """Return the marks that are keys, each with its holes, also those that are not drawn as such."""
    if matching.meet is None and not matching.kind:
        return {}
    holes_of = {mark: _holes(matching, mark) for mark in _marks(matching)}
    return {mark: holes for mark, holes in holes_of.items() if holes or matching.kind.get(mark) == KEY}


def _marks(matching: Matching) -> list[str]:
    return sorted({*(mark for pair in matching.meet or () for mark in pair), *matching.kind} - {PLAIN})


def _holes(matching: Matching, mark: str) -> set[str]:
    """Return the holes of a key; none if the mark is no key."""
    met = {other for other in (PLAIN, *_marks(matching)) if matching.may_meet(mark, other)}
    kinds = {other: matching.kind.get(other) for other in met}
    if matching.kind.get(mark) == KEY:
        return {other for other in met - {PLAIN, mark} if kinds[other] != KEY}
    if matching.kind.get(mark) == HOLE or KEY in kinds.values():
        return set()
    distinct = all(_standing(matching, mark) > _standing(matching, other) for other in met)
    return met if distinct and PLAIN not in met and not (met | {mark}) & set(NAMED) else set()


def _standing(matching: Matching, mark: str) -> tuple[int, bool, int]:
    """Return a sort key by the evidence that a mark is a key, the strongest first."""
    word = mark.lower().split()[-1] if mark.strip() else ""
    named = (word in _KEY_WORDS) - (word in _HOLE_WORDS)
    return matching.reach.get(mark, 1), not matching.may_stand_alone(mark), named


def _families(holes_of: dict[str, set[str]], lone: set[str]) -> list[list[str]]:
    """Return families of keys and holes that go together, and lone holes, sorted by their names."""
    families: list[set[str]] = []
    for family in (*({key} | holes for key, holes in holes_of.items()), *({hole} for hole in lone)):
        apart = [other for other in families if not other & family]
        # Families that share a mark grow together.
        families = [*apart, family.union(*(other for other in families if other & family))]
    return sorted(sorted(family) for family in families)
