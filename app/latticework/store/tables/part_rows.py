"""The parts that a search was split into, and their open subtrees, as its file keeps them."""

import hashlib
import json
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any

from latticework.jobs.totals import SearchOrigin
from latticework.phrases import Phrase, phrase_n
from latticework.search import WHOLE
from latticework.store.tables.layout import PARTS, typed, version_of

LONGEST_NAME = 255
NAMED = 3
"""The most parts that a message names."""

_COLUMNS = f"substr(part, 1, 64), substr(name, 1, {LONGEST_NAME + 1}), share, substr(subtrees, 1, 64), status, " \
           "explored, solutions, substr(digest, 1, 32)"


class Status(IntEnum):
    """What became of a part: it is away, merged, or given up."""

    AWAY = 0
    MERGED = 1
    GIVEN_UP = 2


@dataclass(frozen=True)
class Subtree:
    """An open subtree that is with a part."""

    share: int
    state: bytes


@dataclass(frozen=True)
class Part:
    """A part of a search: its identity and file name, its share of the tree, the hash of its subtrees.

    explored, solutions, digest: what it had done when it was merged.
    """

    identity: str
    name: str
    share: int
    subtrees: str
    status: Status = Status.AWAY
    explored: int = 0
    solutions: int = 0
    digest: str = "0"


def hash_of(subtrees: Iterable[Subtree]) -> str:
    """Return the hash of some subtrees, which does not depend on their order."""
    # Sorted, as merging and splitting give them other rows.
    rows = sorted((one.state.hex(), one.share) for one in subtrees)
    return hashlib.blake2b(json.dumps(rows).encode(), digest_size=16).hexdigest()


def begin(db: sqlite3.Connection) -> None:
    """Record that this is a whole search, which was never split."""
    db.execute("INSERT INTO origin VALUES (?, '', ?, '')", (secrets.token_hex(16), WHOLE))


def become_part(db: sqlite3.Connection, origin: SearchOrigin, subtrees: Sequence[Subtree]) -> None:
    """Make a search that has just begun a part of another one, in the transaction of the caller."""
    db.execute("UPDATE origin SET identity = ?, search = ?, share = ?, subtrees = ?",
               (origin.identity, origin.search, origin.share, origin.subtrees))
    db.execute("DELETE FROM frontier")
    give_back(db, subtrees)


def give_back(db: sqlite3.Connection, subtrees: Iterable[Subtree]) -> None:
    """Add subtrees to the frontier."""
    db.executemany("INSERT INTO frontier (share, state) VALUES (?, ?)", [(one.share, one.state) for one in subtrees])


def give_away(db: sqlite3.Connection, part: Part, rows: Sequence[int]) -> None:
    """Move the open subtrees of these rows of the frontier to a new part."""
    db.execute("INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (
        part.identity, part.name, part.share, part.subtrees, part.status, part.explored, part.solutions, part.digest))
    for row in rows:
        # Copied within SQLite, so that the subtree that leaves is exactly the one that was open.
        db.execute("INSERT INTO away (part, share, state) SELECT ?, share, state FROM frontier WHERE id = ?",
                   (part.identity, row))
        db.execute("DELETE FROM frontier WHERE id = ?", (row,))


def settle(db: sqlite3.Connection, part: Part) -> None:
    """Store the final status of a part, and remove its subtrees."""
    db.execute("UPDATE parts SET status = ?, explored = ?, solutions = ?, digest = ? WHERE part = ?",
               (part.status, part.explored, part.solutions, part.digest, part.identity))
    db.execute("DELETE FROM away WHERE part = ?", (part.identity,))


def parts(db: sqlite3.Connection) -> list[Part]:
    """Return all parts that there ever were, in the order in which they were made."""
    if version_of(db) < PARTS:
        return []
    rows = db.execute(f"SELECT {_COLUMNS} FROM parts ORDER BY rowid")  # noqa: S608 - names of our own
    return [_read(typed(row, str, str, int, str, int, int, int, str)) for row in rows]


def _read(row: tuple[Any, ...]) -> Part:
    identity, name, share, subtrees, status, explored, solutions, digest = row
    # By the rules of both systems: a file may come from the other one, and its names must lead nowhere else.
    is_plain = all(path(name).name == name for path in (PurePosixPath, PureWindowsPath))
    if not is_plain or name in {"", ".."} or "\0" in name:
        raise ValueError(f"the name of a part is {name!r:.60}, which is not that of a file beside the search")
    return Part(identity, name, share, subtrees, Status(status), explored, solutions, digest)


def away(db: sqlite3.Connection, part: str | None = None) -> list[Subtree]:
    """Return the subtrees that are with a part, or with all of them."""
    if version_of(db) < PARTS:
        return []
    which = "WHERE part = ?" if part is not None else ""
    rows = db.execute(f"SELECT share, state FROM away {which} ORDER BY id",  # noqa: S608
                      () if part is None else (part,))
    return [Subtree(*typed(row, int, bytes)) for row in rows]


def are_sound(db: sqlite3.Connection) -> bool:
    """Whether exactly the parts that are away have subtrees, and have those that were given to them."""
    out = {part.identity: part for part in parts(db) if part.status == Status.AWAY}
    found = {identity: away(db, identity) for identity in out}
    (rows,) = db.execute("SELECT count(*) FROM away").fetchone()
    return sum(map(len, found.values())) == rows and all(
        hash_of(own) == out[identity].subtrees and sum(one.share for one in own) == out[identity].share
        for identity, own in found.items())


def away_in_words(parts: Iterable[Part]) -> Phrase | str:
    """Return a sentence on which parts are away, "" where none is."""
    names = [part.name for part in parts if part.status == Status.AWAY]
    if not names:
        return ""
    listed = ", ".join(names[:NAMED]) + (", ..." if len(names) > NAMED else "")
    return phrase_n("{n} part is away ({names}); `latticework merge` brings back what it finds.",
                    "{n} parts are away ({names}); `latticework merge` brings back what they find.",
                    len(names), names=listed)
