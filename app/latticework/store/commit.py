"""Storing finished slices in a search file, one transaction for each batch."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.jobs.apart_job import Examined
from latticework.jobs.keeping import EVERY
from latticework.jobs.packed_solutions import Block
from latticework.jobs.slice_work import Result
from latticework.jobs.totals import Open, Totals
from latticework.phrases import phrase
from latticework.store import consistency, disk_room, older_formats
from latticework.store.sqlite import Connection, error_name, refusing_wrong_values
from latticework.store.tables import (
    apart_rows,
    checksum,
    course_rows,
    family_rows,
    layout,
    note_rows,
    sample_rows,
    slice_rows,
    stored_blocks,
)
from latticework.store.tables.stored_blocks import Hashes, unhashed

_WAITABLE = frozenset({"SQLITE_BUSY", "SQLITE_FULL", "SQLITE_LOCKED"})


class NoRoomError(LatticeworkError):
    """Nothing can be saved at the moment: the disk is full, or another program is reading and does not end."""


def commit(
    db: Connection, path: Path, longest: int, done: Sequence[tuple[int, Result]], seconds: float, method: str,
    hashes: Hashes = unhashed,
) -> tuple[Totals, list[Open]]:
    """Store finished slices, given with the frontier row each began from; see `SearchFile.commit`.

    longest: the most options that a solution can have; method: by which the slices were done.
    """
    # Checked before the transaction: a disk that fills up in the middle would cost other programs their room.
    short = disk_room.shortage(path, sum(len(block.data) for _, result in done for block in result.blocks))
    if short:
        raise NoRoomError(short)
    with saving(db, path):
        older_formats.bring_up_to_date(db, path, longest)
        # Within the transaction, so nobody can change anything between the check and the new seal.
        consistency.check_before_change(db, path)
        before = layout.totals(db)
        totals = replace(before, seconds=before.seconds + seconds)
        keeping, blocks = layout.keeping(db), list[Block]()
        # Both before the rows are removed from the frontier, where the states stand that these slices began from.
        sample_rows.record(db, done, method)
        slice_rows.record(db, done, method)
        profile, cut = Counter[int](), Counter[str]()
        opened: list[Open] = []
        examined: list[Examined] = []
        for row, result in done:
            # A row that is gone was done by somebody else; that undoes the whole transaction.
            _remove_open(db, path, row)
            profile.update(dict(enumerate(result.profile)))
            cut.update(dict(result.cut))
            examined += [one._replace(solution=totals.stored + one.solution + 1) for one in result.apart]
            some = stored_blocks.still_chosen(result.blocks, longest, keeping.below, hashes) if (
                keeping.below < result.below) else result.blocks  # it began before the last thinning
            blocks += some
            totals = _with(totals, result, some)
            opened += _open(db, result)
        added = stored_blocks.append(db, blocks, longest)
        add_counts(db, profile.items(), cut.items())
        family_rows.add(db, (one for _, result in done for one in result.sets))
        write(db, totals)
        course_rows.record(db, before, totals)
        # Last of all, when the tables are as they will be committed.
        checksum.renew(db, added, apart_rows.put(db, examined))
        if keeping.most:
            totals = thin_out(db, longest, totals, hashes)
    return totals, opened


def thin_out(
    db: sqlite3.Connection, longest: int, totals: Totals, hashes: Hashes, at_rest: bool = False, below: int = EVERY
) -> Totals:
    """Remove from a sample the solutions that are too many, in the caller's transaction; return the new totals.

    at_rest: leave no more than were requested, as at the end. below: the limit of the hashes of another sample that
    was added to this one.
    """
    keeping = layout.keeping(db)
    fits = totals.stored <= keeping.room(at_rest or totals.complete) and keeping.below <= below
    if not keeping.most or (fits and below == EVERY):
        return totals
    below, left, added = stored_blocks.thin_out(db, longest, keeping.most, hashes, min(below, keeping.below),
                                           [note.solution for note in note_rows.notes(db) if note.has_content])
    totals = replace(totals, stored=len(left))
    db.execute("UPDATE meta SET keeps = ?", (str(keeping.limited(below)),))
    write(db, totals)
    note_rows.keep_notes(db, left)
    checksum.renew(db, added, apart_rows.keep_results(db, left))
    return totals


@contextmanager
def saving(db: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Change a search file in one transaction; raises LatticeworkError when that fails, and nothing is changed."""
    try:
        with db:
            # The lock for writing from the beginning: a transaction that reads first may find at its first change
            # that another program was faster, and SQLite does not wait then, as each could wait for the other.
            db.execute("BEGIN IMMEDIATE")
            with refusing_wrong_values(path):
                yield
    except (sqlite3.Error, OverflowError) as error:
        raise _not_saved(error, path) from None


def _remove_open(db: sqlite3.Connection, path: Path, row: int) -> None:
    if db.execute("DELETE FROM frontier WHERE id = ?", (row,)).rowcount != 1:
        raise LatticeworkError(phrase("{path}: another program is using this search", path=path))


def add_counts(
    db: sqlite3.Connection, profile: Iterable[tuple[int, int]], cut: Iterable[tuple[str, int]]
) -> None:
    """Add the nodes of each level, given with its number, and those that prunings cut off."""
    db.executemany("INSERT INTO profile VALUES (?, ?) ON CONFLICT (level) "
                   "DO UPDATE SET nodes = nodes + excluded.nodes", profile)
    db.executemany("INSERT INTO cut VALUES (?, ?) ON CONFLICT (pruning) "
                   "DO UPDATE SET nodes = nodes + excluded.nodes", cut)


def _with(totals: Totals, result: Result, blocks: Sequence[Block]) -> Totals:
    return replace(
        totals, nodes=totals.nodes + result.nodes, updates=totals.updates + result.updates,
        explored=totals.explored + result.explored, solutions=totals.solutions + result.solutions,
        copies=totals.copies + result.copies, rotations=totals.rotations + result.rotations,
        digest=(totals.digest + result.digest) % (1 << 64),
        stored=totals.stored + sum(block.count for block in blocks))


def _open(db: sqlite3.Connection, result: Result) -> list[Open]:
    opened = []
    for state, share in result.remaining:
        cursor = db.execute("INSERT INTO frontier (share, state) VALUES (?, ?)", (share, state))
        opened.append(Open(int(cursor.lastrowid or 0), share, state))
    return opened


def write(db: sqlite3.Connection, totals: Totals) -> None:
    """Write the totals of the search."""
    db.execute(
        "UPDATE totals SET nodes=?, updates=?, explored=?, seconds=?, solutions=?, rotations=?, copies=?, digest=?, "
        "stored=?",
        (totals.nodes, totals.updates, totals.explored, totals.seconds, totals.solutions, totals.rotations,
         totals.copies, f"{totals.digest:x}", totals.stored))


def _not_saved(error: sqlite3.Error | OverflowError, path: Path) -> LatticeworkError:
    """Return an error for the user that stands for one of SQLite."""
    if error_name(error) in _WAITABLE:
        full = error_name(error) == "SQLITE_FULL"
        why = phrase("The disk is full") if full else phrase("Another program holds the search file")
        return NoRoomError(phrase("{why}. The search waits until it can save.", why=why))
    if error_name(error) == "SQLITE_READONLY_DBMOVED":
        return LatticeworkError(phrase("{path}: the search file was removed or replaced while it was searched; what "
                                       "it held is there no longer", path=path))
    return LatticeworkError(phrase("{path}: the search could not be saved ({error}); what was saved before is kept",
                                   path=path, error=error))
