"""All burrs of a family of pieces: how its pieces go together, which assemblies come apart, and what each set of six
makes.

Each assembly is found once for all that turn or mirror into it, and enters its set: six pieces, whose row says how
many assemblies they have, how many of these come apart, and the highest level. Handedness: a set is not its mirror
image, though both have equally many assemblies and levels. Where the family has the mirror image of each piece the
two share a row.
"""

import time
from collections.abc import Collection, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.apart import APART, HELD, STATUSES
from latticework.cancel import checkpoint
from latticework.designs.burrs import count_file
from latticework.designs.burrs.count_file import MOST_SETS, Kept, Place, Totals
from latticework.designs.burrs.family import RODS, ROTATIONS, ROWS, Family, Rows, packed_sets
from latticework.designs.burrs.pieces import frame
from latticework.errors import LatticeworkError
from latticework.phrases import phrase

_AT_ONCE, _BUDGET = 1 << 15, 1 << 22
"""Assemblies, and cuts that are tried, between two looks at whether to go on."""
ARRANGEMENTS, ENTRIES = 1 << 18, 1 << 22
"""The most arrangements of a burr, and the most pairs of rods of which is kept how far they can slide."""
_KEPT_EVERY = 60.0
"""Seconds between two times at which what was counted is written."""
_MOMENT, _MOST_LOST = 0.2, 10
"""Seconds between two looks at whether to go on; how many slices in succession each worker may lose."""

_NONE = Totals(0, 0, 0, (), 0, (), 0)


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
        count_file.write(path, Kept(self.family, self.totals, self._next, [*self._open.values()]), self.rows)

    @staticmethod
    def read(path: Path, family: Family) -> "Count":
        """Return a count that was written; raises FileRefusedError if it is damaged or of another family."""
        (kept, rows), made = count_file.read(path, family), Count(family)
        made.totals, made._next, made._merged = kept.totals, kept.next, rows
        made._open = {place.first: place for place in kept.open}
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
