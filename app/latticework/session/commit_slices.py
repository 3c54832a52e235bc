"""Storing finished slices in a search file, one transaction for each batch."""

import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.session import checksum, consistency, read_rows, schema
from latticework.session.rows import Open, Totals
from latticework.session.sqlite import error_name, refusing_damage
from latticework.session.worker import Result

WAITABLE = frozenset({"SQLITE_BUSY", "SQLITE_FULL", "SQLITE_LOCKED"})


class NoRoomError(LatticeworkError):
    """Nothing can be saved at the moment: the disk is full, or another program is reading and does not end."""


def commit(
    db: sqlite3.Connection, path: Path, done: Iterable[tuple[int, Result]], seconds: float
) -> tuple[Totals, list[Open]]:
    """Store finished slices, given with the frontier row each began from; see `SearchFile.commit`."""
    try:
        with db:
            db.execute("BEGIN IMMEDIATE")
            schema.bring_up_to_date(db)
            consistency.check_seal(db, path)
            with refusing_damage(path):
                totals = read_rows.totals(db)
            totals = replace(totals, seconds=totals.seconds + seconds)
            opened: list[Open] = []
            added = 0
            for row, result in done:
                _remove_open(db, path, row)
                _add_solutions_and_counts(db, result, totals.solutions)
                totals = _with(totals, result)
                opened += _open(db, result)
                added += result.seal
            _write(db, totals)
            checksum.renew(db, added)
    except (sqlite3.Error, OverflowError) as error:
        raise _not_saved(error, path) from None
    return totals, opened


def _remove_open(db: sqlite3.Connection, path: Path, row: int) -> None:
    if db.execute("DELETE FROM frontier WHERE id = ?", (row,)).rowcount != 1:
        raise LatticeworkError(phrase("{path}: another program is using this search", path=path))


def _add_solutions_and_counts(db: sqlite3.Connection, result: Result, stored: int) -> None:
    db.executemany("INSERT INTO solutions VALUES (?, ?, ?, ?)",
                   ((number, *solution) for number, solution in enumerate(result.solutions, stored + 1)))
    db.executemany("INSERT INTO profile VALUES (?, ?) ON CONFLICT (level) "
                   "DO UPDATE SET nodes = nodes + excluded.nodes", enumerate(result.profile))
    db.executemany("INSERT INTO cut VALUES (?, ?) ON CONFLICT (pruning) "
                   "DO UPDATE SET nodes = nodes + excluded.nodes", result.cut)


def _with(totals: Totals, result: Result) -> Totals:
    return replace(
        totals, nodes=totals.nodes + result.nodes, updates=totals.updates + result.updates,
        explored=totals.explored + result.explored, solutions=totals.solutions + len(result.solutions),
        copies=totals.copies + sum(copies for _, copies, _ in result.solutions),
        rotations=totals.rotations + sum(rotations for _, _, rotations in result.solutions),
        digest=(totals.digest + result.digest) % (1 << 64))


def _open(db: sqlite3.Connection, result: Result) -> list[Open]:
    opened = []
    for state, share in result.remaining:
        cursor = db.execute("INSERT INTO frontier (share, state) VALUES (?, ?)", (share, state))
        opened.append(Open(int(cursor.lastrowid or 0), share, state))
    return opened


def _write(db: sqlite3.Connection, totals: Totals) -> None:
    db.execute(
        "UPDATE totals SET nodes=?, updates=?, explored=?, seconds=?, solutions=?, rotations=?, copies=?, digest=?",
        (totals.nodes, totals.updates, totals.explored, totals.seconds, totals.solutions, totals.rotations,
         totals.copies, f"{totals.digest:x}"))


def _not_saved(error: sqlite3.Error | OverflowError, path: Path) -> LatticeworkError:
    """Return the error for the user in place of one of SQLite."""
    if error_name(error) in WAITABLE:
        full = error_name(error) == "SQLITE_FULL"
        why = phrase("The disk is full") if full else phrase("Another program holds the search file")
        return NoRoomError(phrase("{why}. The search waits until it can save.", why=why))
    if error_name(error) == "SQLITE_READONLY_DBMOVED":
        return LatticeworkError(phrase("{path}: the search file was removed or replaced while it was searched; what "
                                       "it held is there no longer", path=path))
    return LatticeworkError(phrase("{path}: the search could not be saved ({error}); what was saved before is kept",
                                   path=path, error=error))
