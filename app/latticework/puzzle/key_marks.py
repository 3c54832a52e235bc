"""Which marks are keys that stand out from sides of parts, and which are the holes that keys go into."""

from dataclasses import dataclass

from latticework.puzzle import Puzzle
from latticework.puzzle.colors import NAMED
from latticework.puzzle.marks import HOLE, KEY, PLAIN, Matching

_KEYS = frozenset({"key", "knob", "peg", "pin", "plug", "tab", "tongue"})
_HOLES = frozenset({"groove", "hole", "keyhole", "lock", "notch", "slot", "socket"})
_MOST_SIZES = 3


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
    return matching.reach.get(mark, 1), not matching.may_stand_alone(mark), (word in _KEYS) - (word in _HOLES)


def _families(holes_of: dict[str, set[str]], lone: set[str]) -> list[list[str]]:
    """Return the marks that go together and the lone holes, each family by its names, ordered by them."""
    families: list[set[str]] = []
    for family in (*({key} | holes for key, holes in holes_of.items()), *({hole} for hole in lone)):
        apart = [other for other in families if not other & family]
        families = [*apart, family.union(*(other for other in families if other & family))]
    return sorted(sorted(family) for family in families)
