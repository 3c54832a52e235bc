"""The blocks of solutions of a search file: adding to them, reading them, and thinning out a sample.

Of all solutions that were found, those with the least hashes stay in a sample.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.jobs.keeping import EVERY
from latticework.jobs.packed_solutions import NO_ROWS, Block, Rows, chosen, concatenated, joined, packed, unpacked
from latticework.store.tables import checksum
from latticework.store.tables.layout import typed

_LAST = "SELECT first, count, hash, data FROM blocks ORDER BY first DESC LIMIT 1"
_FROM = """
SELECT first, count, hash, CASE WHEN hash = ? THEN x'' ELSE data END FROM blocks
WHERE first >= (SELECT coalesce(max(first), 1) FROM blocks WHERE first <= ?) AND first < ? ORDER BY first
"""


def append(db: sqlite3.Connection, blocks: Sequence[Block], longest: int) -> int:
    """Add solutions, in the transaction of the caller; return what that adds to the sum of the hashes.

    The last block is filled before another is begun. Raises ValueError when it is damaged.
    """
    if not blocks:
        return 0
    first, added, last = 1, 0, db.execute(_LAST).fetchone()
    if last is not None:
        first, count, own, data = typed(last, int, int, bytes, bytes)
        blocks = [_checked(first, count, own, data), *blocks]
        # The last block comes back with more in it, so its hash leaves the sum and the new one enters.
        added = -int.from_bytes(own)
    for block in joined(blocks, longest):
        own = checksum.of_block(first, block.data)
        added += int.from_bytes(own)
        if last is None or own != last[2]:
            db.execute("INSERT OR REPLACE INTO blocks VALUES (?, ?, ?, ?)", (first, block.count, own, block.data))
        first += block.count
    return added


def keep_only(db: sqlite3.Connection, longest: int, stay: NDArray[np.bool_]) -> tuple[list[int], int]:
    """Remove all solutions but those marked by `stay`, shape (stored,), in the transaction of the caller.

    Returns the numbers, from 1, that those left had, and what is added to the sum of the hashes of blocks. Raises
    ValueError or TypeError for damage.
    """
    left, first = list[Block](), 0
    for rows in whole_blocks(db, longest):
        left += packed(rows.taken(np.flatnonzero(stay[first : first + len(rows)])))
        first += len(rows)
    removed = sum(int.from_bytes(one) for (one,) in db.execute("SELECT hash FROM blocks"))
    db.execute("DELETE FROM blocks")
    added = append(db, left, longest)
    return (np.flatnonzero(stay) + 1).tolist(), (added - removed) % checksum.MODULUS


def size(db: sqlite3.Connection) -> int:
    """Return how many bytes the solutions take."""
    return int(db.execute("SELECT coalesce(sum(length(data)), 0) FROM blocks").fetchone()[0])


def whole_blocks(db: sqlite3.Connection, longest: int) -> Iterator[Rows]:
    """Yield the solutions of each block in turn; raises ValueError or TypeError for damage."""
    for row in db.execute("SELECT first, count, hash, data FROM blocks ORDER BY first"):
        yield unpacked(_checked(*typed(row, int, int, bytes, bytes)), longest)


def _checked(first: int, count: int, own: bytes, data: bytes) -> Block:
    if checksum.of_block(first, data) != own:
        raise ValueError(f"the block of solutions from number {first} on was changed or damaged")
    return Block(count, data)


def check(db: sqlite3.Connection) -> None:
    """Compare every block with its hash, without unpacking it; raises ValueError or TypeError for damage."""
    for row in db.execute("SELECT first, count, hash, data FROM blocks ORDER BY first"):
        checkpoint()  # of a billion solutions some gigabytes are read
        _checked(*typed(row, int, int, bytes, bytes))


def after(db: sqlite3.Connection, stored: int, limit: int) -> list[Block]:
    """Return up to `limit` blocks behind the first `stored` solutions; raises ValueError or TypeError for damage."""
    rows = db.execute("SELECT first, count, hash, data FROM blocks WHERE first > ? ORDER BY first LIMIT ?",
                      (stored, limit))
    return [_checked(*typed(row, int, int, bytes, bytes)) for row in rows]


Hashes = Callable[[Rows], NDArray[np.uint64]]
"""Returns the hashes of the classes of stored solutions."""


def unhashed(_: Rows) -> NDArray[np.uint64]:
    """Raise ValueError; the default for searches that store no sample, which never call it."""
    raise ValueError("a sample should be thinned out by the hashes of its solutions")


def still_chosen(blocks: Sequence[Block], longest: int, below: int, hashes: Hashes) -> list[Block]:
    """Return packed solutions, only those whose hashes are below a limit."""
    parts = [unpacked(block, longest) for block in blocks]
    return [block for rows in parts for block in packed(chosen(rows, hashes(rows), below))]


def thin_out(
    db: sqlite3.Connection, longest: int, most: int, hashes: Hashes, below: int = EVERY,
    noted: Sequence[int] = ()
) -> tuple[int, list[int], int]:
    """Remove all stored solutions but the `most` with the least hashes, in the transaction of the caller.

    below: those whose hashes are not less are removed in any case. noted: the numbers, from 1, of solutions that stay
    whatever their hashes are, beside the sample.

    Returns the limit that the hashes of those left are below, the numbers that they had, and what is added to the sum
    of the hashes of blocks.
    """
    parts = [hashes(rows) for rows in whole_blocks(db, longest)]
    own = np.concatenate(parts) if parts else np.zeros(0, np.uint64)
    if len(own) > most:
        # The first hash that is too much is the limit: all below it stay, now and for what is found later.
        below = min(below, int(np.partition(own, most)[most]))
    stay = np.ones(len(own), bool) if below == EVERY else own < np.uint64(below)
    stay[np.array(noted, np.int64) - 1] = True
    left, added = keep_only(db, longest, stay)
    return below, left, added


class SolutionReader:
    """Reads stored solutions; the block that was read last is kept, because the next page is often in it, too."""

    def __init__(self, db: sqlite3.Connection, longest: int) -> None:
        self._db, self._longest = db, longest
        self._last = b"", NO_ROWS

    def rows(self, first: int, limit: int) -> Rows:
        """Return up to `limit` solutions from number `first` on; raises ValueError or TypeError for damage."""
        parts: list[Rows] = []
        end, (last_hash, kept) = first + limit, self._last
        for row in self._db.execute(_FROM, (last_hash, first, end)):
            begin, count, own, data = typed(row, int, int, bytes, bytes)
            block = kept if own == last_hash else unpacked(_checked(begin, count, own, data), self._longest)
            self._last = own, block
            expected = first + sum(map(len, parts))
            if begin > expected:
                raise ValueError(f"there is no solution number {expected}")
            # The first block may begin before what is asked for, the last one end behind it.
            parts.append(block[expected - begin : end - begin])
        return concatenated(parts)
