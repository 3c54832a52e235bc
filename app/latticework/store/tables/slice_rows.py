"""All slices of a search with their results, so that a certificate can be made of any of them.

Slices that were done before format 7 are not here. Those of the sample look much the same; they stay as they are,
since files of formats 5 and 6 are sealed with a hash of their very form.
"""

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from struct import pack
from typing import Any

from latticework.jobs.slice_work import Result
from latticework.store.tables.checksum import MODULUS
from latticework.store.tables.layout import SLICED, typed, version_of

_KINDS = (int, str, str, int, bytes, *(int,) * 9, str, str)


@dataclass(frozen=True)
class Outcome:
    """The result of a slice: nodes, explored share, three counts of solutions, their digest, a hash of all the rest.

    copies: the solutions with all their copies; explored: out of WHOLE.
    """

    nodes: int
    explored: int
    solutions: int
    rotations: int
    copies: int
    digest: str
    rest: str


@dataclass(frozen=True)
class Slice:
    """A slice that can be done again: the computer that did it, by which method, its task, and its result."""

    machine: str
    method: str
    share: int
    state: bytes
    budget: int
    pieces: int
    room: int
    work: int
    found: Outcome


def outcome_of(result: Result) -> Outcome:
    """Return the result of a slice in a form to be compared."""
    rest = hashlib.blake2b(pack("<q", result.updates), digest_size=8)
    for state, share in result.remaining:
        rest.update(pack("<qq", share, len(state)) + state)
    return Outcome(result.nodes, result.explored, result.solutions, result.rotations, result.copies,
                   f"{result.digest:016x}", rest.hexdigest())


def begin(db: sqlite3.Connection) -> None:
    """Begin without slices."""
    db.execute("INSERT INTO sliced VALUES ('0')")


def record(db: sqlite3.Connection, done: Iterable[tuple[int, Result]], method: str) -> None:
    """Store some slices; the rows of the frontier they began from must still be there."""
    add(db, [Slice(result.machine, method, share, state, *result.asked, outcome_of(result))
             for row, result in done if result.asked is not None
             for share, state in db.execute("SELECT share, state FROM frontier WHERE id = ?", (row,))])


def add(db: sqlite3.Connection, those: Iterable[Slice]) -> None:
    """Store slices."""
    added = 0
    for one in those:
        db.execute("INSERT INTO slices VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   [*[*vars(one).values()][:-1], *vars(one.found).values()])
        added += _hash(one)
    _add_to_sum(db, added)


def remove(db: sqlite3.Connection, is_wrong: Callable[[bytes], bool]) -> None:
    """Remove slices by the states from which they began, because they were taken back."""
    removed = 0
    # Read to the end first: rows are removed from the table that is being read.
    for number, one in [*_every(db)]:
        if is_wrong(one.state):
            db.execute("DELETE FROM slices WHERE number = ?", (number,))
            removed += _hash(one)
    _add_to_sum(db, -removed)


def numbered(db: sqlite3.Connection) -> Iterator[tuple[int, Slice]]:
    """Yield all slices with their ascending numbers; there may be a hundred thousand and more."""
    return iter(()) if version_of(db) < SLICED else _every(db)


def are_sound(db: sqlite3.Connection) -> bool:
    """Whether the slices are those that were done."""
    return version_of(db) < SLICED or sum(_hash(one) for _, one in _every(db)) % MODULUS == _sum(db)


def _every(db: sqlite3.Connection) -> Iterator[tuple[int, Slice]]:
    return map(_read, db.execute("SELECT * FROM slices ORDER BY number"))


def _read(row: tuple[Any, ...]) -> tuple[int, Slice]:
    number, machine, method, share, state, budget, pieces, room, work, *found = typed(row, *_KINDS)
    return number, Slice(machine, method, share, state, budget, pieces, room, work, Outcome(*found))


def one(db: sqlite3.Connection, number: int) -> Slice:
    """Return the slice of a number."""
    return _read(db.execute("SELECT * FROM slices WHERE number = ?", (number,)).fetchone())[1]


def _sum(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT hash FROM sliced").fetchone()[0], 16)


def _add_to_sum(db: sqlite3.Connection, added: int) -> None:
    db.execute("UPDATE sliced SET hash = ?", (f"{(_sum(db) + added) % MODULUS:x}",))


def _hash(one: Slice) -> int:
    text = json.dumps(vars(one) | {"found": vars(one.found)}, default=bytes.hex)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest())
