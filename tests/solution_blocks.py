"""The stored solutions of a search file read and written slowly, a number at a time, and changed as by hand."""

import hashlib
import sqlite3
import zlib
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from struct import pack, unpack, unpack_from

Row = tuple[tuple[int, ...], int, int]
"""The options of a solution, its copies and its rotations."""

LETTERS = {1: "B", 2: "H", 4: "I"}


def unpacked(count: int, data: bytes) -> list[Row]:
    """Return the solutions of a block."""
    size, columns = unpack_from("<BI", data)
    numbers = unpack(f"<{count * columns}{LETTERS[size]}", zlib.decompress(data[5:]))
    padding, found = 256**size - 1, []
    for row in range(count):
        copies, rotations, *options = numbers[row::count]
        found.append((tuple(option for option in options if option != padding), copies, rotations))
    return found


def packed(rows: list[Row], size: int = 4) -> bytes:
    """Return the block of some solutions, numbers of `size` bytes each, whatever it takes to make them fit."""
    most = 256**size
    width = max((len(options) for options, _, _ in rows), default=0)
    lines = [(copies, rotations, *options, *[-1] * (width - len(options))) for options, copies, rotations in rows]
    numbers = [number % most for column in zip(*lines, strict=True) for number in column]
    return pack("<BI", size, width + 2) + zlib.compress(pack(f"<{len(numbers)}{LETTERS[size]}", *numbers))


def stored(db: sqlite3.Connection) -> list[Row]:
    """Return all solutions, which must be numbered from 1 on."""
    found: list[Row] = []
    for first, count, data in db.execute("SELECT first, count, data FROM blocks ORDER BY first"):
        assert first == len(found) + 1
        found += unpacked(count, data)
    return found


def store(db: sqlite3.Connection, rows: list[Row], most: int = 400) -> None:
    """Store solutions in place of all that are there, in small blocks."""
    db.execute("DELETE FROM blocks")
    for first in range(0, len(rows), most):
        own = rows[first : first + most]
        db.execute("INSERT INTO blocks VALUES (?, ?, x'', ?)", (first + 1, len(own), packed(own)))


def seal(db: sqlite3.Connection) -> int:
    """Give each block the hash of what is in it now; return the sum of them."""
    whole = 0
    for first, data in db.execute("SELECT first, data FROM blocks").fetchall():
        own = hashlib.blake2b(pack("<q", first) + data, digest_size=16).digest()
        db.execute("UPDATE blocks SET hash = ? WHERE first = ?", (own, first))
        whole += int.from_bytes(own)
    return whole % 2**128


def change(path: Path, number: int, how: Callable[[Row], Row]) -> None:
    """Change one stored solution, which breaks the seal."""
    change_all(path, lambda rows: [how(row) if i == number else row for i, row in enumerate(rows, 1)])


def change_all(path: Path, how: Callable[[list[Row]], Iterable[Row]]) -> None:
    """Change the list of stored solutions, which breaks the seal."""
    with closing(sqlite3.connect(path)) as db, db:
        store(db, list(how(stored(db))))
