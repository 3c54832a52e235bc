"""The seal of a search file: a checksum renewed by each commit, which shows changes made by anything else.

It reveals accidents and changes by hand, but not somebody who recomputes it.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterable
from functools import lru_cache
from struct import pack

TABLE = "CREATE TABLE seal (solutions TEXT NOT NULL, whole TEXT NOT NULL);"

_ORDER = {"meta": "rowid", "totals": "rowid", "profile": "level", "cut": "pruning", "frontier": "id"}
MODULUS = 1 << 128


def of_solutions(rows: Iterable[tuple[bytes, int, int]]) -> int:
    """Return the sum of the hashes of stored solutions (packed options, copies, rotations), modulo 2**128."""
    return sum(int.from_bytes(hashlib.blake2b(options + pack("<qq", copies, rotations), digest_size=16).digest())
               for options, copies, rotations in rows) % MODULUS


def solutions(db: sqlite3.Connection) -> int:
    """Return the sum for the stored solutions as the seal has it."""
    return int(db.execute("SELECT solutions FROM seal").fetchone()[0], 16)


def put_on(db: sqlite3.Connection) -> None:
    """Seal a file of an older format, which has no seal; in the transaction of the caller."""
    db.execute(TABLE)
    db.execute("INSERT INTO seal VALUES ('0', '')")
    renew(db, of_solutions(db.execute("SELECT options, copies, rotations FROM solutions")))


def renew(db: sqlite3.Connection, added: int) -> None:
    """Seal a file after a change to it; added: the sum for the solutions that were added."""
    total = (solutions(db) + added) % MODULUS
    db.execute("UPDATE seal SET solutions = ?", (f"{total:032x}",))
    db.execute("UPDATE seal SET whole = ?", (_whole(db),))


def is_whole(db: sqlite3.Connection) -> bool:
    """Whether all tables but the solutions, which have a sum of their own, are as the last commit left them."""
    return db.execute("SELECT whole FROM seal").fetchall() == [(_whole(db),)]


def _whole(db: sqlite3.Connection) -> str:
    """Return the hash of all tables as JSON, [{"meta": [...], ...}, [...]]."""
    tables = {name: list(db.execute(f"SELECT * FROM {name} ORDER BY {key}"))  # noqa: S608 - names of our own
              for name, key in _ORDER.items()}
    digest = _of_document(tuple(tables.pop("meta"))).copy()
    rest = json.dumps([tables, list(db.execute("SELECT solutions FROM seal"))], default=bytes.hex)
    digest.update((", " + rest.removeprefix("[{")).encode())
    return digest.hexdigest()


@lru_cache(1)
def _of_document(meta: tuple[tuple[object, ...], ...]) -> "hashlib.blake2b":
    """Begin the hash with the document, which may have many megabytes and is the same at each commit."""
    return hashlib.blake2b(f'[{{"meta": {json.dumps(meta, default=bytes.hex)}'.encode(), digest_size=16)
