"""How many solutions of a search use which parts, kept in the search file; see `FamilyCount`.

Their seal is a sum in which each solution counts alike, so that adding some needs no look at those that are there.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator

from latticework.jobs.part_sets import FamilyCount
from latticework.jobs.totals import Totals
from latticework.store.tables.layout import COUNTED, typed, version_of

MODULUS = 1 << 128
_NUMBERS = ("solutions", "rotations", "copies", "unchanged", "unturned")
_COLUMNS = f"parts, {', '.join(_NUMBERS)}, first"
_SUMS = ", ".join(f"{name} = {name} + excluded.{name}" for name in _NUMBERS)
_PAGE = 10_000


def begin(db: sqlite3.Connection) -> None:
    """Store that no solution was counted yet, in the caller's transaction."""
    db.execute("INSERT INTO counted VALUES ('0')")


def add(db: sqlite3.Connection, families: Iterable[FamilyCount]) -> None:
    """Add solutions, in the caller's transaction."""
    added, rows = 0, [*families]
    if not rows:
        return
    for row in rows:
        added += _hash(row)
    db.executemany(f"INSERT INTO families ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) "  # noqa: S608 - names of our own
                   f"ON CONFLICT (parts) DO UPDATE SET {_SUMS}", rows)
    db.execute("UPDATE counted SET hash = ?", (f"{(_sum(db) + added) % MODULUS:x}",))


def number(db: sqlite3.Connection) -> int:
    """Return how many families there are."""
    if version_of(db) < COUNTED:
        return 0
    return int(db.execute("SELECT count(*) FROM families").fetchone()[0])


def families(db: sqlite3.Connection) -> Iterator[FamilyCount]:
    """Yield all families, ascending; raises ValueError or TypeError for a damaged one."""
    if version_of(db) < COUNTED:
        return
    # In pages: a cursor that is left open keeps others from saving.
    last = b""
    while rows := db.execute(f"SELECT {_COLUMNS} FROM families WHERE parts > ? ORDER BY parts LIMIT ?",  # noqa: S608
                             (last, _PAGE)).fetchall():
        for row in rows:
            one = FamilyCount(*typed(row, bytes, int, int, int, int, int, bytes))
            if not one.is_possible:
                raise ValueError("the table `families` counts what cannot be")
            yield one
        last = rows[-1][0]


def are_sound(db: sqlite3.Connection, totals: Totals, by_parts: bool) -> bool:
    """Whether the families are those that were counted; by_parts: whether the search counts all solutions so."""
    if version_of(db) < COUNTED:
        return not by_parts
    found, sums = 0, [0, 0, 0]
    for one in families(db):
        found += _hash(one)
        sums = [before + own for before, own in zip(sums, one.totals, strict=True)]
    all_in = sums == ([totals.solutions, totals.rotations, totals.copies] if by_parts else [0, 0, 0])
    return all_in and found % MODULUS == _sum(db)


def _sum(db: sqlite3.Connection) -> int:
    (row,) = db.execute("SELECT hash FROM counted LIMIT 2")
    return int(typed(row, str)[0], 16)


def _hash(row: FamilyCount) -> int:
    own = int.from_bytes(hashlib.blake2b(row.parts, digest_size=16).digest())
    # Weights, so that a solution moved from one of the numbers to another shows.
    return own * sum(number << 24 * place for place, number in enumerate(row[1:-1]))
