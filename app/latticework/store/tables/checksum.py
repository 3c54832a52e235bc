"""The seal of a search file: a checksum renewed by each commit, which shows changes made by anything else.

It reveals accidents and changes by hand, but not somebody who recomputes it.
"""

import hashlib
import json
import sqlite3
from functools import lru_cache
from struct import pack

from latticework.store.tables.layout import BLOCKS, COUNTED, NOTED, PARTS, SLICED, version_of

_ORDER = {"meta": "rowid", "totals": "rowid", "profile": "level", "cut": "pruning", "frontier": "id"}
_ADDED = {PARTS: {"origin": "rowid", "parts": "part", "machines": "name, version", "sampled": "rowid"},
          NOTED: {"facts": "name", "noted": "rowid"}, SLICED: {"sliced": "rowid"},
          COUNTED: {"counted": "rowid"}}
"""Tables with the order of their rows, those of all formats and those that later ones have brought."""
MODULUS = 1 << 128
SIZE = 16


def of_block(first: int, data: bytes) -> bytes:
    """Return the hash of a block of stored solutions; first: the number of its first solution."""
    return hashlib.blake2b(pack("<q", first) + data, digest_size=SIZE).digest()


def of_row(row: tuple[object, ...]) -> int:
    """Return the hash of a row of numbers and texts."""
    return int.from_bytes(hashlib.blake2b(json.dumps(row).encode(), digest_size=SIZE).digest())


def sums(db: sqlite3.Connection) -> tuple[int, int]:
    """Return the sums of the hashes of all blocks, and of all rows of `apart`, as the seal has them."""
    solutions, apart = db.execute("SELECT solutions, apart FROM seal").fetchone()
    return int(solutions, 16), int(apart, 16)


def put_on(db: sqlite3.Connection) -> None:
    """Seal a search in which nothing is stored yet."""
    db.execute("INSERT INTO seal VALUES ('0', '0', '')")
    renew(db)


def renew(db: sqlite3.Connection, solutions: int = 0, apart: int = 0) -> None:
    """Seal a file after a change to it; solutions and apart: what was added to the two sums."""
    old = sums(db)
    # Sums of hashes need no order and can be changed by one row; the rest is small and hashed as a whole.
    new = [f"{(before + added) % MODULUS:032x}" for before, added in zip(old, (solutions, apart), strict=True)]
    db.execute("UPDATE seal SET solutions = ?, apart = ?", new)
    db.execute("UPDATE seal SET whole = ?", (_whole(db),))


def is_whole(db: sqlite3.Connection) -> bool:
    """Whether all tables but those that have a sum of their own are as the last commit left them."""
    return db.execute("SELECT whole FROM seal").fetchall() == [(_whole(db),)]


def _whole(db: sqlite3.Connection) -> str:
    """Return the hash of all tables as JSON, [{"meta": [...], ...}, [...]].

    Subtrees that are away, samples, the course, notes, slices and families have hashes of their own in `parts`,
    `sampled`, `facts`, `noted`, `sliced` and `counted`.
    """
    version, keys = version_of(db), dict(_ORDER)
    for since, added in _ADDED.items():
        keys |= added if version >= since else {}
    # In an order of the rows: without one SQLite may return them in any.
    tables = {name: list(db.execute(f"SELECT * FROM {name} ORDER BY {key}"))  # noqa: S608 - names of our own
              for name, key in keys.items()}
    digest = _of_document(tuple(tables.pop("meta"))).copy()
    own = "solutions, apart" if version >= BLOCKS else "solutions"
    rest = json.dumps([tables, list(db.execute(f"SELECT {own} FROM seal"))], default=bytes.hex)  # noqa: S608
    digest.update((", " + rest.removeprefix("[{")).encode())
    return digest.hexdigest()


@lru_cache(1)
def _of_document(meta: tuple[tuple[object, ...], ...]) -> "hashlib.blake2b":
    """Begin the hash with the document, which may have many megabytes and is the same at each commit."""
    return hashlib.blake2b(f'[{{"meta": {json.dumps(meta, default=bytes.hex)}'.encode(), digest_size=16)
