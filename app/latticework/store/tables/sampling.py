"""Thinning out a stored sample: of all solutions that were found, those with the least hashes stay."""

import sqlite3
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.jobs.keeping import EVERY
from latticework.jobs.packed_solutions import Block, Rows, chosen, packed, unpacked
from latticework.store.tables import stored_blocks

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
    parts = [hashes(rows) for rows in stored_blocks.whole_blocks(db, longest)]
    own = np.concatenate(parts) if parts else np.zeros(0, np.uint64)
    if len(own) > most:
        # The first hash that is too much is the limit: all below it stay, now and for what is found later.
        below = min(below, int(np.partition(own, most)[most]))
    stay = np.ones(len(own), bool) if below == EVERY else own < np.uint64(below)
    stay[np.array(noted, np.int64) - 1] = True
    left, added = stored_blocks.keep_only(db, longest, stay)
    return below, left, added
