"""Looking for burrs step by step: what is asked for, what was found up to now and is kept, which of it is listed."""

import dataclasses
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Annotated, NamedTuple

import msgspec
import numpy as np

from latticework import kept_files
from latticework.cancel import checkpoint
from latticework.designs import kept_lists
from latticework.designs.burrs import sets
from latticework.designs.burrs.climb import as_rows, climb, with_sets
from latticework.designs.burrs.count import Count
from latticework.designs.burrs.count_file import MOST_LEVEL, Totals
from latticework.designs.burrs.family import ROWS, Family, Rows
from latticework.designs.burrs.pieces import CUTS
from latticework.designs.burrs.sets import Wanted

COUNT, CLIMB = "count", "climb"
"""The two ways to look: all are counted, or one is improved again and again."""
MOST_LISTED = 2_000
"""The most sets that are listed."""
_SHOWN_EVERY, _WRITTEN_EVERY, _SHARE = 1.0, 60.0, 4
"""Seconds between two times at which sets are shown, and written; how many times as long as it took it waits."""


@dataclass(frozen=True)
class Asked:
    """Which burrs are looked for: the way; a family or numbers; and what else `Family` and `climb` take."""

    way: str
    pieces: str | tuple[int, ...]
    at_most: int | None
    length: int
    holes: tuple[int, int]
    most: int
    seed: int

    @property
    def path(self) -> Path:
        """The file in which what was found is kept. A climb adds to what another one with other wishes has found."""
        others = () if self.way == CLIMB else (self.at_most, self.holes)
        subject = self.pieces, self.length, *others
        return kept_lists.file_of(f"burrs-{self.way}", json.dumps(subject), ".burrs")


@dataclass(frozen=True)
class Listing:
    """Which sets are listed, perhaps only favourites, sorted by a field of `ROWS`, perhaps descending."""

    wanted: Wanted
    only: frozenset[bytes] | None
    field: str
    descending: bool


@dataclass(frozen=True)
class Burr:
    """A set of six pieces, known by their numbers, and what `ROWS` says of it."""

    pieces: tuple[int, ...]
    level: int = dataclasses.field(compare=False)
    solutions: int = dataclasses.field(compare=False)
    assemblies: int = dataclasses.field(compare=False)
    cuts: tuple[int, ...] = dataclasses.field(compare=False)

    @property
    def holes(self) -> int:
        """How many cubes inside stay empty."""
        return sets.holes_of(np.array(self.cuts))

    @property
    def numbers(self) -> str:
        """The numbers of its pieces."""
        return " ".join(map(str, self.pieces))

    @property
    def name(self) -> bytes:
        """By what favourites know it."""
        return np.array(self.pieces, np.int64).tobytes()


class Seen(NamedTuple):
    """What was found up to now. totals: of a count; complete: whether it has ended."""

    family: Family
    rows: Rows
    totals: Totals | None = None
    share: float = 0.0
    complete: bool = False


_Cut = Annotated[int, msgspec.Meta(ge=0, lt=CUTS)]


class _Climbed(NamedTuple):
    """A burr in a file of climbs; apart: how many of its assemblies come apart."""

    level: Annotated[int, msgspec.Meta(ge=0, le=MOST_LEVEL)]
    apart: kept_files.Index
    assemblies: kept_files.Index
    cuts: tuple[_Cut, _Cut, _Cut, _Cut, _Cut, _Cut]


class Listed(NamedTuple):
    """The burrs that are listed, how many sets are as wanted, and how many these are with their mirror images."""

    burrs: list[Burr]
    number: int
    in_all: int


class Counting:
    """A count of which one thread takes the steps, while another one may write it. stale: whether it has changed."""

    def __init__(self, count: Count, path: Path) -> None:
        self.count, self.path, self.lock, self.stale = count, path, Lock(), False

    def write(self) -> None:
        """Write what was counted, unless another window has counted more; raises LatticeworkError."""
        kept_lists.make_folder(self.path)
        with self.lock:
            kept = Count.read(self.path, self.count.family) if self.path.exists() else None
            if kept is None or _done(kept) <= _done(self.count):
                self.count.write(self.path)

    def step(self) -> None:
        """Count a slice."""
        checkpoint()
        with self.lock:
            self.count.advance()
            self.stale = True

    def seen(self) -> Seen:
        """Return what was counted up to now."""
        with self.lock:
            count = self.count
            return Seen(count.family, count.rows, count.totals, count.share, count.complete)


def _done(count: Count) -> tuple[float, int]:
    """Return how far a count is, to be compared with another one of the same family."""
    return count.share, count.totals.positions


def look(asked: Asked) -> tuple[Counting | None, Seen]:
    """Return what was found before; raises FileRefusedError."""
    family, path = Family.of(asked.pieces, asked.at_most, asked.length, asked.holes), asked.path
    if asked.way == CLIMB:
        family = Family.of(asked.pieces, length=asked.length)
        return None, Seen(family, _read_climbed(family, path))
    counting = Counting(Count.read(path, family) if path.exists() else Count(family), path)
    return counting, counting.seen()


def counted(counting: Counting) -> Iterator[Seen | None]:
    """Go on to count, and yield now and then what was counted; None where it can be paused."""
    shown = written = monotonic()
    pause = _SHOWN_EVERY
    while not counting.count.complete:
        counting.step()
        now = monotonic()
        if now - shown < pause:
            yield None
            continue
        seen, shown = counting.seen(), monotonic()
        pause = max(_SHOWN_EVERY, _SHARE * (shown - now))
        if shown - written > _WRITTEN_EVERY:
            counting.write()
            written = monotonic()
        yield seen
    yield counting.seen()


def climbed(asked: Asked, seen: Seen) -> Iterator[Seen | None]:
    """Climb for ever, and yield what was found together with what was there before."""
    for one in climb(seen.family, asked.most, asked.seed):
        if one is not None:
            rows = np.concatenate([seen.rows, as_rows(seen.family, [one])])
            seen = seen._replace(rows=_once(rows))
        yield None if one is None else seen


def _read_climbed(family: Family, path: Path) -> Rows:
    kept = kept_lists.read(path, _Climbed)
    rows = np.zeros(len(kept), ROWS)
    for row, (level, solutions, assemblies, cuts) in zip(rows, kept, strict=True):
        row["level"], row["apart"], row["assemblies"], row["cuts"] = level, solutions, assemblies, cuts
    return _once(with_sets(family, rows))


def _once(rows: Rows) -> Rows:
    """Return each set once, the first of those that are the same."""
    return rows[np.unique(rows["set"], return_index=True)[1]]


def write_climbed(path: Path, rows: Rows) -> None:
    """Keep what a climb has found, with what another window has; raises LatticeworkError."""
    items = [_Climbed(int(row["level"]), int(row["apart"]), int(row["assemblies"]), tuple(row["cuts"].tolist()))
             for row in rows]
    kept_lists.merge(path, items, _Climbed, key=lambda one: one.cuts)


def chosen(seen: Seen, listing: Listing) -> Listed:
    """Return the burrs that are listed."""
    rows = rows_of(seen, listing)
    in_all = sets.sets_in_all(seen.family, rows) if seen.totals is not None else len(rows)
    return Listed(burrs_of(seen.family, rows[:MOST_LISTED]), len(rows), in_all)


def rows_of(seen: Seen, listing: Listing) -> Rows:
    """Return the sets that are wanted, in their order."""
    rows = sets.chosen(seen.family, seen.rows, listing.wanted)
    if listing.only is not None:
        rows = rows[[own.tobytes() in listing.only for own in seen.family.pieces(rows["set"])]]
    numbers = rows[listing.field].astype(np.int64)
    return rows[np.argsort(-numbers if listing.descending else numbers, kind="stable")]


def burrs_of(family: Family, rows: Rows) -> list[Burr]:
    """Return rows as burrs."""
    return [Burr(tuple(pieces), int(row["level"]), int(row["apart"]), int(row["assemblies"]),
                 tuple(row["cuts"].tolist()))
            for pieces, row in zip(family.pieces(rows["set"]).tolist(), rows, strict=True)]
