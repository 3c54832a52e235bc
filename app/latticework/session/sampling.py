"""Thinning out a stored sample: of all solutions that were found, those of the least hashes stay."""

import sqlite3
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.session import checksum, stored_blocks
from latticework.session.stored_rows import Block, Rows, packed, unpacked

Hashes = Callable[[Rows], NDArray[np.uint64]]
"""Returns the hashes of the classes of stored solutions."""


def unhashed(_: Rows) -> NDArray[np.uint64]:
    """Stand for what hashes solutions where no sample is stored."""
    raise ValueError("a sample should be thinned out by the hashes of its solutions")


def chosen(rows: Rows, own: NDArray[np.uint64], below: int) -> Rows:
    """Return the solutions whose hashes, `own`, are below a limit of at most 1 << 64."""
    return rows if below >> 64 else rows.taken(np.flatnonzero(own < np.uint64(below)))


def still_chosen(blocks: Sequence[Block], longest: int, below: int, hashes: Hashes) -> list[Block]:
    """Return packed solutions without those whose hashes are not below a limit."""
    parts = [unpacked(block, longest) for block in blocks]
    return [block for rows in parts for block in packed(chosen(rows, hashes(rows), below))]


def thin_out(db: sqlite3.Connection, longest: int, most: int, hashes: Hashes) -> tuple[int, list[int], int]:
    """Remove all stored solutions but the `most` of the least hashes, in the transaction of the caller.

    Returns the limit that the hashes of those left are below, the numbers that they had, and what is added to the sum
    of the hashes of blocks. There must be more than `most`.
    """
    own = np.concatenate([hashes(rows) for rows in stored_blocks.whole_blocks(db, longest)])
    below = int(np.partition(own, most)[most])
    return below, *_leave(db, longest, own, below)


def leave_below(db: sqlite3.Connection, longest: int, below: int, hashes: Hashes) -> tuple[list[int], int]:
    """Remove all stored solutions whose hashes are not below a limit; return the same but for the limit."""
    stored = [hashes(rows) for rows in stored_blocks.whole_blocks(db, longest)]
    return _leave(db, longest, np.concatenate(stored), below) if stored else ([], 0)


def _leave(db: sqlite3.Connection, longest: int, own: NDArray[np.uint64], below: int) -> tuple[list[int], int]:
    left, first = list[Block](), 0
    for rows in stored_blocks.whole_blocks(db, longest):
        left += packed(chosen(rows, own[first : first + len(rows)], below))
        first += len(rows)
    removed = sum(int.from_bytes(one) for (one,) in db.execute("SELECT hash FROM blocks"))
    db.execute("DELETE FROM blocks")
    added = stored_blocks.append(db, left, longest)
    return (np.flatnonzero(own < np.uint64(below)) + 1).tolist(), (added - removed) % checksum.MODULUS
