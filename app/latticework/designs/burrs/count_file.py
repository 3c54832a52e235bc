"""The file in which a count of burrs is kept, and the checks of every number in it before a kernel gets it."""

from itertools import zip_longest
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import numpy as np

from latticework import kept_files
from latticework.designs import kept_counts
from latticework.designs.burrs.family import RODS, ROWS, Family, Rows, packed_sets
from latticework.designs.burrs.pieces import CUTS
from latticework.designs.kept_counts import wrong
from latticework.errors import FileRefusedError
from latticework.phrases import phrase

MAGIC = b"Latticework burrs 3\n"
"""What the files begin with."""
MOST_SETS = 40_000_000
"""The most sets that are counted: more than a gigabyte of rows."""
MOST_LEVEL = 100
_AT_ONCE = 1 << 18
"""Rows that are checked at once, so that the check takes little memory."""

_Numbers = Annotated[list[Annotated[int, msgspec.Meta(ge=-1, lt=1 << 31)]],
                     msgspec.Meta(min_length=RODS, max_length=RODS)]


class Totals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was counted up to now, by both rules: mirror images count once, or, as in `Rows`, as two.

    positions: all assemblies, however turned or mirrored. Once: assemblies; levels, how many of them come apart at
    each level, from 0, which is none; undecided, how many have too many arrangements to decide whether they come
    apart. As two: mirrored, mirrored_levels, mirrored_undecided. If the family lacks the mirror image of a piece,
    the numbers of both rules are equal, as a mirror image is then never counted as the same.
    """

    positions: kept_files.Count
    assemblies: kept_files.Count
    mirrored: kept_files.Count
    levels: Annotated[tuple[kept_files.Count, ...], msgspec.Meta(max_length=MOST_LEVEL + 1)]
    undecided: kept_files.Count
    mirrored_levels: Annotated[tuple[kept_files.Count, ...], msgspec.Meta(max_length=MOST_LEVEL + 1)]
    mirrored_undecided: kept_files.Count

    @property
    def apart(self) -> int:
        """How many come apart; mirror images count once."""
        return sum(self.levels)

    @property
    def mirrored_apart(self) -> int:
        """How many come apart; mirror images count as two."""
        return sum(self.mirrored_levels)

    def plus(self, more: "Totals") -> "Totals":
        """Return both together."""
        levels, mirrored_levels = (
            tuple(a + b for a, b in zip_longest(here, there, fillvalue=0)) for here, there in
            ((self.levels, more.levels), (self.mirrored_levels, more.mirrored_levels)))
        return Totals(self.positions + more.positions, self.assemblies + more.assemblies,
                      self.mirrored + more.mirrored, levels, self.undecided + more.undecided, mirrored_levels,
                      self.mirrored_undecided + more.mirrored_undecided)


class Place(NamedTuple):
    """Where the count of the assemblies with one first cut stands: the place of this cut in `Family.firsts`, and what
    the kernel takes as stack and left; None before it has begun."""

    first: kept_files.Index
    stack: Annotated[list[_Numbers], msgspec.Meta(min_length=4, max_length=4)] | None = None
    left: list[kept_files.Index] | None = None


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept beside the rows: next: how many first cuts were begun; open: those of them that are not done."""

    family: Family
    totals: Totals
    next: kept_files.Index
    open: list[Place]


def write(path: Path, kept: Kept, rows: Rows) -> None:
    """Write a count; raises LatticeworkError."""
    kept_counts.write(path, MAGIC, kept, rows.tobytes())


def read(path: Path, family: Family) -> tuple[Kept, Rows]:
    """Return a count of a family that was written; raises FileRefusedError if no count of it can be so."""
    kept: Kept
    kept, rows = kept_counts.read(path, MAGIC, Kept, ROWS, MOST_SETS)
    if kept.family != family:
        raise FileRefusedError(path, phrase("counts other pieces, another length or other holes, and was not "
                                            "changed"))
    _check_places(path, kept)
    _check_totals(path, kept, *_checked_sums(path, family, rows))
    return kept, rows


def _check_places(path: Path, kept: Kept) -> None:
    firsts = [place.first for place in kept.open]
    if kept.next > len(kept.family.firsts):
        raise wrong(path, phrase("{given} first cuts were started, but there are only {all}", given=kept.next,
                                 all=len(kept.family.firsts)), "next")
    if len({*firsts}) < len(firsts) or any(first >= kept.next for first in firsts):
        raise wrong(path, phrase("a first cut is open twice, or was never started"), "open")
    for number, place in enumerate(kept.open):
        begun = place.stack is not None or place.left is not None
        if begun and not _is_reached(kept.family, place):
            raise wrong(path, phrase("no count can reach this state"), f"open[{number}]")


def _is_reached(family: Family, place: Place) -> bool:
    """Whether a count can stand at a place, every index of which the kernel takes as it is."""
    (cuts, start, _, piece), (filled, needs, *_) = family.tables
    if place.stack is None or place.left is None:
        return False
    next_, end, chosen, (depth, *_) = place.stack
    taken, left, covered = chosen[: max(depth, 0)], [*family.most], 0
    if not 1 <= depth < RODS or chosen[0] != family.firsts[place.first] or not all(0 <= cut < CUTS for cut in taken):
        return False
    if min(piece[taken]) < 0:
        return False
    for cut in taken:
        left[piece[cut]] -= 1
    if left != place.left:
        return False
    for position, cut in enumerate(taken, 1):
        covered |= int(filled[position - 1, cut])
        need = int(np.bitwise_or.reduce([needs[position, byte, covered >> 8 * byte & 255] for byte in range(4)]))
        at, begin = next_[position], start[need]
        if position == depth:
            return at == -1 or (begin <= at <= start[need + 1] == end[position])
        if not begin < at <= start[need + 1] == end[position] or cuts[at - 1] != chosen[position]:
            return False
    return False


def _checked_sums(path: Path, family: Family, rows: Rows) -> tuple[int, int, int]:
    """Return how many assemblies rows have with mirror images, how many of these come apart, and the highest level.

    Raises FileRefusedError if one of the rows cannot be.
    """
    assemblies = apart = level = 0
    last, most, rods = -1, np.array(family.most), np.arange(RODS)
    for begin in range(0, len(rows), _AT_ONCE):
        some = rows[begin : begin + _AT_ONCE]
        sets, weights = some["set"], np.ones(len(some), np.int64)
        places = np.sort(family.piece_of[np.minimum(some["cuts"], CUTS - 1)], axis=1)
        sound = ((some["cuts"] < CUTS).all(axis=1) & (places >= 0).all(axis=1) & (packed_sets(places) == sets)
                 & (some["apart"] >= 0) & (some["apart"] <= some["assemblies"]) & (some["assemblies"] > 0)
                 & (some["level"] >= 0) & (some["level"] <= MOST_LEVEL)
                 & ((some["level"] > 0) == (some["apart"] > 0)))
        # Of a piece that may be used n times, the n-th one further on is another one.
        further = rods + most[places]
        same = np.take_along_axis(places, np.minimum(further, RODS - 1), axis=1) == places
        sound &= ~(same & (further < RODS)).any(axis=1)
        if family.has_mirrors:
            mirrored = packed_sets(family.mirrors[places])
            sound &= sets <= mirrored
            weights += sets < mirrored
        if not sound.all() or int(sets[0]) <= last or not (sets[:-1] < sets[1:]).all():
            raise wrong(path, phrase("one of its rows is not a set of these pieces, or occurs twice"))
        last, level = int(sets[-1]), max(level, int(some["level"].max()))
        assemblies += int((weights * some["assemblies"]).sum())
        apart += int((weights * some["apart"]).sum())
    return assemblies, apart, level


def _check_totals(path: Path, kept: Kept, assemblies: int, apart: int, level: int) -> None:
    totals, family = kept.totals, kept.family
    # With mirror images an assembly counts once or twice.
    twice = 2 if family.has_mirrors else 1
    sound = (totals.mirrored == assemblies and totals.assemblies <= assemblies <= twice * totals.assemblies
             and totals.mirrored_apart == apart and totals.apart + totals.undecided <= totals.assemblies
             and apart + totals.mirrored_undecided <= assemblies
             and len(totals.mirrored_levels) == len(totals.levels)
             and all(once <= both <= twice * once for once, both in zip(
                 (*totals.levels, totals.undecided), (*totals.mirrored_levels, totals.mirrored_undecided),
                 strict=True))
             and totals.assemblies <= totals.positions <= family.symmetries * totals.assemblies
             and len(totals.levels) == (level + 1 if level else 0) and not any(totals.levels[:1])
             and (kept.next > 0 or not assemblies))
    if not sound or (totals.levels and not totals.levels[-1]):
        raise wrong(path, phrase("its sums do not match its rows"), "totals")
