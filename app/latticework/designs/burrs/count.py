"""All burrs of a family of pieces: how its pieces go together, which assemblies come apart, and what each set of six
makes.

Each assembly is found once for all that turn or mirror into it, and enters its set: six pieces, whose row says how
many assemblies they have, how many of these come apart, and the highest level. Handedness: a set is not its mirror
image, though both have equally many assemblies and levels. Where the family has the mirror image of each piece the
two share a row.
"""

import json
import time
from collections import Counter
from collections.abc import Collection, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.apart import APART, HELD, STATUSES
from latticework.cancel import checkpoint
from latticework.designs import kept_counts
from latticework.designs.burrs.pieces import (
    CUTS,
    FAMILIES,
    LENGTHS,
    SHARED,
    checked_number,
    frame,
    mirror_number,
    orientations,
    pieces_in,
)
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.phrases import phrase
from latticework.reading import read_within

Range = tuple[int, int]
RODS, ROTATIONS = 6, 12

MOST_SETS = 40_000_000
"""The most sets that are counted: more than a gigabyte of rows."""
MOST_LEVEL = 100
_AT_ONCE, _BUDGET = 1 << 15, 1 << 22
"""Assemblies, and cuts that are tried, between two looks at whether to go on."""
ARRANGEMENTS, ENTRIES = 1 << 18, 1 << 22
"""The most arrangements of a burr, and the most pairs of rods of which is kept how far they can slide."""
_BITS = 10
"""Bits of the number of a piece within the family: there are 837."""
MAGIC = b"Latticework burrs 3\n"
"""What the files begin with in which counts are kept."""
_KEPT_EVERY = 60.0
"""Seconds between two times at which what was counted is written."""
_MOMENT, _MOST_LOST = 0.2, 10
"""Seconds between two looks at whether to go on; how many slices in succession each worker may lose."""

ROWS = np.dtype([("set", "<u8"), ("assemblies", "<i4"), ("apart", "<i4"), ("level", "<i2"), ("cuts", "<u2", (RODS,))])
"""A set: its pieces, as numbers within the family of `_BITS` bits; how many assemblies it has, mirror images counted
as two; how many of them come apart; the highest level, 0 where none does; the cut in each position of an assembly of
that level."""

Rows = NDArray[Any]


@dataclass(frozen=True)
class Family:
    """The pieces that may be used, by ascending number, each at most so often; the length of the rods.

    holes: how many of the 32 cubes in the middle that rods share stay empty, the fewest and the most.
    """

    numbers: tuple[int, ...]
    most: tuple[int, ...]
    length: int = 6
    holes: Range = (0, SHARED)

    @staticmethod
    def of(pieces: str | Path | Collection[int], at_most: int | None = None, length: int = 6,
           holes: Range = (0, SHARED)) -> "Family":
        """Return a family by its name, by the path of a file, see `pieces_in`, or of pieces by their numbers.

        at_most: how often each piece may be used; None for any number of times, or as often as its number is given.
        Raises LatticeworkError.
        """
        if length not in LENGTHS:
            raise LatticeworkError(phrase("length {length}: should be one of {all}", length=str(length),
                                          all=", ".join(map(str, LENGTHS))))
        named = isinstance(pieces, (str, Path))
        given = Counter(_pieces_of_file(pieces) if isinstance(pieces, Path) else
                        FAMILIES[pieces]() if isinstance(pieces, str) else map(checked_number, pieces))
        numbers = tuple(sorted(given))
        most = tuple(min(RODS, at_most or (RODS if named else given[number])) for number in numbers)
        return Family(numbers, most, length, holes)

    @cached_property
    def has_mirrors(self) -> bool:
        """Whether the mirror image of each piece may be used as often as the piece."""
        most = dict(zip(self.numbers, self.most, strict=True))
        return all(most.get(mirror_number(number)) == times for number, times in most.items())

    @cached_property
    def piece_of(self) -> NDArray[np.int64]:
        """The piece that each cut is an orientation of, as its place in `numbers`; -1 for none."""
        found = np.full(CUTS, -1)
        for place, number in enumerate(self.numbers):
            found[[*orientations(number - 1)]] = place
        return found

    @cached_property
    def mirrors(self) -> NDArray[np.int64]:
        """The place of the mirror image of each piece; only where there are all."""
        return np.array([self.numbers.index(mirror_number(number)) for number in self.numbers])

    @cached_property
    def symmetries(self) -> int:
        """How many symmetries of the frame carry burrs of the family onto such: the first ones of `frame`."""
        return 2 * ROTATIONS if self.has_mirrors else ROTATIONS

    @cached_property
    def least(self) -> NDArray[np.int64]:
        """The least of the cuts that symmetries make of each cut in its own position."""
        to, by, images = frame().to, frame().by, frame().images
        own = [images[by[one, 0]] for one in range(self.symmetries) if to[one, 0] == 0]
        least: NDArray[np.int64] = np.min(own, axis=0)
        return least

    @cached_property
    def firsts(self) -> list[int]:
        """The cuts that are tried in the first position."""
        cuts = np.flatnonzero(self.piece_of >= 0)
        return [cut for cut in cuts.tolist() if self.least[cut] == cut]

    @cached_property
    def tables(self) -> tuple[Any, ...]:
        """What the kernel `list_assemblies` takes: cuts, start, least, piece, and, after `left`, the other tables."""
        cuts = np.flatnonzero(self.piece_of >= 0)
        cuts = cuts[np.argsort(-self.least[cuts], kind="stable")]
        lists = [cuts[cuts & need == need] for need in range(CUTS)]
        start = np.cumsum([0, *map(len, lists)])
        frame_, n = frame(), self.symmetries
        bytes_, bits, spots = np.arange(256), np.arange(CUTS), frame_.spots
        filled, needs = np.zeros((RODS, CUTS), np.uint32), np.zeros((RODS, 4, 256), np.int64)
        for position in range(RODS):
            for bit, spot in enumerate(spots[position].tolist()):
                filled[position] |= np.where(bits >> bit & 1, 0, 1 << spot).astype(np.uint32)
                needs[position, spot // 8] |= np.where(bytes_ >> spot % 8 & 1, 1 << bit, 0)
        last = [max(position for position in range(RODS) if spot in spots[position]) for spot in range(SHARED)]
        whole = [sum(1 << spot for spot in range(SHARED) if last[spot] <= position) for position in range(RODS)]
        return ((np.concatenate(lists), start, self.least, self.piece_of),
                (filled, needs, np.array(whole, np.uint32), np.array(self.holes),
                 (frame_.to[:n].copy(), frame_.by[:n].copy(), frame_.images)))

    def pieces(self, sets: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Return the numbers (n, 6) of the pieces of sets, ascending."""
        shifts = np.arange(RODS - 1, -1, -1).astype(np.uint64) * np.uint64(_BITS)
        places = sets[:, None] >> shifts & np.uint64((1 << _BITS) - 1)
        return np.array(self.numbers)[places.astype(np.int64)]


def _pieces_of_file(path: Path) -> tuple[int, ...]:
    data = read_within(path)
    try:
        return pieces_in(data.decode())
    except (LatticeworkError, UnicodeDecodeError) as error:
        raise FileRefusedError(path, phrase("is no list of pieces ({error})", error=str(error))) from None


class Totals(NamedTuple):
    """What was counted up to now, by both rules: mirror images count once, or, as in `Rows`, as two.

    positions: all assemblies, however turned or mirrored. Once: assemblies; levels, how many of them come apart at
    each level, from 0, which is none; undecided, how many have too many arrangements to decide whether they come
    apart. As two: mirrored, mirrored_levels, mirrored_undecided. If the family lacks the mirror image of a piece,
    the numbers of both rules are equal, as a mirror image is then never counted as the same.
    """

    positions: int
    assemblies: int
    mirrored: int
    levels: tuple[int, ...]
    undecided: int
    mirrored_levels: tuple[int, ...]
    mirrored_undecided: int

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


_NONE = Totals(0, 0, 0, (), 0, (), 0)


class Place(NamedTuple):
    """Where the count of the assemblies with one first cut stands: the place of this cut in `Family.firsts`, and what
    the kernel takes as stack and left; None before it has begun."""

    first: int
    stack: list[list[int]] | None = None
    left: list[int] | None = None


class Counted(NamedTuple):
    """What a slice of a count has found, and where it stands then, None at the end."""

    rows: Rows
    totals: Totals
    then: Place | None


def count_slice(family: Family, place: Place) -> Counted:
    """Count a slice of the assemblies with one first cut."""
    from latticework.search.judging.burrs import list_assemblies  # noqa: PLC0415 it loads kernels

    lists, others = family.tables
    stack = np.zeros((4, RODS), np.int64) if place.stack is None else np.array(place.stack, np.int64)
    left = np.array(family.most if place.left is None else place.left, np.int64)
    cuts, kept = np.empty((_AT_ONCE, RODS), np.int64), np.empty((_AT_ONCE, 2), np.int64)
    arguments = [family.firsts[place.first], *lists, left, *others, _BUDGET, stack, cuts, kept]
    n, done = list_assemblies(*arguments)
    then = None if done else Place(place.first, stack.tolist(), left.tolist())
    return Counted(*_judged(family, cuts[:n], kept[:n]), then)


def _judged(family: Family, cuts: NDArray[np.int64], kept: NDArray[np.int64]) -> tuple[Rows, Totals]:
    """Return the sets that assemblies make, and their sums; kept: their symmetries, see the kernel."""
    status, level = _taken_apart(cuts, family.length)
    apart = status == STATUSES.index(APART)
    undecided = ~apart & (status != STATUSES.index(HELD))
    chiral = (kept[:, 1] == 0) & family.has_mirrors
    both = 1 + chiral.astype(np.int64)  # an assembly and its mirror image
    sets, times = packed_sets(family.piece_of[cuts]), np.ones(len(cuts), np.int64)
    if family.has_mirrors:
        mirrored = packed_sets(family.mirrors[family.piece_of[cuts]])
        # The mirror image of an assembly is another one of the same pieces, or one of other pieces.
        times += chiral & (sets == mirrored)
        swapped = mirrored < sets
        sets, cuts = np.where(swapped, mirrored, sets), np.where(swapped[:, None], _mirrored(cuts), cuts)
    rows = np.zeros(len(cuts), ROWS)
    rows["set"], rows["assemblies"], rows["apart"], rows["cuts"] = sets, times, times * apart, cuts
    rows["level"] = level * apart
    return _merged([rows]), Totals(
        int((family.symmetries // kept[:, 0]).sum()), len(cuts), int(both.sum()),
        tuple(np.bincount(level[apart]).tolist()), int(undecided.sum()),
        tuple(np.bincount(level[apart], both[apart]).astype(int).tolist()), int(both[undecided].sum()))


class Count:
    """The assemblies of a family, counted slice by slice: `advance` until it is complete, or `run`."""

    def __init__(self, family: Family) -> None:
        self.family, self.totals = family, _NONE
        self._next, self._open = 0, dict[int, Place]()
        self._merged, self._new = np.zeros(0, ROWS), list[Rows]()

    @property
    def complete(self) -> bool:
        """Whether all assemblies were counted."""
        return self._next == len(self.family.firsts) and not self._open

    @property
    def share(self) -> float:
        """A share of the work that is done, roughly: that of the cuts tried in the first position."""
        return (self._next - len(self._open)) / max(1, len(self.family.firsts))

    @property
    def rows(self) -> Rows:
        """The sets found up to now, by their pieces."""
        if self._new:
            self._merged = _merged([self._merged, *self._new])
            self._new = []
        return self._merged

    def run(self, workers: int = 1) -> Iterator[None]:
        """Count until all are counted, yielding now and then; can be cancelled between two slices.

        With several workers each counts the assemblies of a first cut; sums and rows are the same.
        """
        if workers > 1:
            yield from self._shared_by(workers)
        while not self.complete:
            checkpoint()
            self.advance()
            yield

    def keep(self, path: Path | None, workers: int = 1) -> Generator[None, None, None]:
        """Do the same, and write what was counted to a file: at first, now and then, and however it ends."""
        if path is None:
            yield from self.run(workers)
            return
        self.write(path)  # or it would be said only after the count that nothing can be written there
        written = time.monotonic()
        try:
            for _ in self.run(workers):
                yield
                if time.monotonic() - written > _KEPT_EVERY:
                    self.write(path)
                    written = time.monotonic()
        finally:
            self.write(path)

    def advance(self) -> None:
        """Count a slice; raises LatticeworkError where the sets become too many."""
        place = self._waiting(())
        if place is not None:
            self._enter(place, count_slice(self.family, place))

    def _waiting(self, taken: Collection[int]) -> Place | None:
        """Return a place from which to go on, none of those that are taken."""
        for first, place in self._open.items():
            if first not in taken:
                return place
        if self._next == len(self.family.firsts):
            return None
        self._open[self._next] = place = Place(self._next)
        self._next += 1
        return place

    def _shared_by(self, workers: int) -> Iterator[None]:
        from latticework.run.worker_pool import Pool  # noqa: PLC0415 it starts processes

        pool, flying, lost = Pool(self.family, workers), dict[Future[Counted], Place](), 0
        try:
            while not self.complete:
                checkpoint()
                while len(flying) < 2 * workers:
                    place = self._waiting({one.first for one in flying.values()})
                    if place is None:
                        break
                    flying[pool.submit(count_slice, place)] = place
                for future in wait(flying, _MOMENT, FIRST_COMPLETED).done:
                    place = flying.pop(future)
                    try:
                        found, lost = future.result(), 0
                    except BrokenProcessPool:
                        # It is handed out again, as its place is still open.
                        lost += 1
                        if lost > _MOST_LOST * workers:
                            raise LatticeworkError(phrase("worker processes end again and again; what was counted is "
                                                          "kept")) from None
                    else:
                        self._enter(place, found)
                yield
        finally:
            pool.close(0)

    def _enter(self, place: Place, found: Counted) -> None:
        del self._open[place.first]
        if found.then is not None:
            self._open[place.first] = found.then
        self._new.append(found.rows)
        self.totals = self.totals.plus(found.totals)
        if sum(map(len, self._new)) > max(1 << 21, len(self._merged) // 2) and len(self.rows) > MOST_SETS:
            raise LatticeworkError(phrase("more than {most} sets; choose fewer pieces or fewer holes",
                                          most=f"{MOST_SETS:,}"))

    def write(self, path: Path) -> None:
        """Write what was counted, from which `read` goes on; raises LatticeworkError."""
        kept_counts.write(path, MAGIC, {"family": asdict(self.family), "totals": self.totals._asdict(),
                                        "next": self._next, "open": [*self._open.values()]}, self.rows.tobytes())

    @staticmethod
    def read(path: Path, family: Family) -> "Count":
        """Return a count that was written; raises FileRefusedError if it is damaged or of another family."""
        (head, rows), made = kept_counts.read(path, MAGIC), Count(family)
        if head["family"] != json.loads(json.dumps(asdict(family))):
            raise FileRefusedError(path, phrase("counts other pieces, another length or other holes, and was not "
                                                "changed"))
        made._next, made._open = head["next"], {one[0]: Place(*one) for one in head["open"]}
        made.totals = Totals(**{**head["totals"], "levels": tuple(head["totals"]["levels"]),
                                "mirrored_levels": tuple(head["totals"]["mirrored_levels"])})
        made._merged = np.frombuffer(rows, ROWS)
        return made


_rooms: list[Any] = []


def _taken_apart(cuts: NDArray[np.int64], length: int) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Return the status and the level of assemblies."""
    from latticework.apart.kernels.rods import room_for, take_apart  # noqa: PLC0415 it loads kernels
    from latticework.designs.burrs.apart import pairs_of  # noqa: PLC0415 it loads kernels

    if not _rooms or _rooms[0][0] != length:
        _rooms[:] = [(length, room_for(ARRANGEMENTS, ENTRIES))]
    n = len(cuts)
    status, level, states = np.zeros(n, np.uint8), np.zeros(n, np.int64), np.zeros(n, np.int64)
    take_apart(pairs_of(length), cuts, _rooms[0][1], status, level, states)
    return status, level


def packed_sets(pieces: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return the sets of pieces (n, 6), given by their places in the family."""
    found = np.zeros(len(pieces), np.uint64)
    for column in np.sort(pieces, axis=1).T:
        found = found << np.uint64(_BITS) | column.astype(np.uint64)
    return found


def _mirrored(cuts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the mirror images of assemblies."""
    to, by, images = frame()[1:]
    made = np.empty_like(cuts)
    for position in range(RODS):
        made[:, to[ROTATIONS, position]] = images[by[ROTATIONS, position], cuts[:, position]]
    return made


def _merged(tables: list[Rows]) -> Rows:
    """Return tables of sets as one, in which each set has one row."""
    rows = np.concatenate(tables)
    # By their cuts, too: which of equally high ones is kept must not depend on the order in which they are found.
    rows = rows[np.lexsort((*rows["cuts"].T, -rows["level"], rows["set"]))]
    first = np.flatnonzero(np.diff(rows["set"], prepend=np.uint64(2**64 - 1)))
    made = rows[first]
    for field in ("assemblies", "apart"):
        made[field] = np.add.reduceat(rows[field], first) if len(first) else 0
    return made
