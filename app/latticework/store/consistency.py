"""Consistency checks of a search file before anything in it is trusted."""

import math
import sqlite3
from pathlib import Path

from latticework.errors import FileRefusedError
from latticework.jobs.keeping import BY_PARTS, Keeping
from latticework.jobs.totals import Open, Totals
from latticework.phrases import phrase
from latticework.store.sqlite import Connection
from latticework.store.tables import checksum, course_rows, family_rows, note_rows, part_rows, sample_rows
from latticework.store.tables.layout import BLOCKS, NOTED, PARTS, SLICED, typed, version_of
from latticework.store.tables.part_rows import Subtree

MOST_OPEN = 100_000
"""The most open subtrees; a search has two for each worker or so."""

MOST_LEVELS = 100_000
"""The most levels of a profile, however few the cells are."""


def check_sizes(db: sqlite3.Connection, path: Path, cells: int) -> None:
    """Refuse solutions and states that no search of so many cells has, before any is read.

    How long the solutions of a block are is seen when it is read.
    """
    # Lengths only: that of a blob SQLite has without reading it.
    column, most = ("hash", checksum.SIZE) if version_of(db) >= BLOCKS else ("options", 4 * cells)
    table = "blocks" if column == "hash" else "solutions"
    (longest,) = db.execute(f"SELECT coalesce(max(length({column})), 0) FROM {table}").fetchone()  # noqa: S608
    state, frontier = db.execute("SELECT coalesce(max(length(state)), 0), count(*) FROM frontier").fetchone()
    if version_of(db) >= PARTS:
        longest_away, in_all = db.execute("SELECT coalesce(max(length(state)), 0), count(*) FROM away").fetchone()
        (parts,) = db.execute("SELECT count(*) FROM parts").fetchone()
        state, frontier = max(state, longest_away), max(frontier, in_all, parts)
    if version_of(db) >= SLICED:
        (began,) = db.execute("SELECT coalesce(max(length(state)), 0) FROM slices").fetchone()
        state = max(state, began)
    if version_of(db) >= NOTED:
        (noted,) = db.execute("SELECT max(total, points) FROM (SELECT coalesce(sum(length(name) + length(value)), 0) "
                              "AS total FROM facts), (SELECT count(*) AS points FROM course)").fetchone()
        frontier = max(frontier, noted)
    levels, entered = db.execute("SELECT count(*), count(nullif(nodes, 0)) FROM profile").fetchone()
    too_long = longest > most or state > 12 * cells or entered > cells + 2
    if too_long or frontier > MOST_OPEN or levels > max(MOST_LEVELS, cells + 2):
        raise FileRefusedError(path, phrase("a damaged search file: it holds more than a search of {cells} cells can",
                                            cells=str(cells)))


def check_tree(path: Path, totals: Totals, frontier: list[Open], away: list[Subtree]) -> None:
    """Refuse a file unless what was explored, what is open and what is with parts add up to the whole tree."""
    rows: list[Open | Subtree] = [*frontier, *away]
    # Shares are whole numbers that add up exactly, so a lost or doubled subtree shows.
    if totals.explored + sum(row.share for row in rows) != totals.share or totals.explored < 0:
        raise FileRefusedError(path, phrase("a damaged search file: explored and open shares do not add up"))
    if len({row.state for row in rows}) < len(rows) or any(len(row.state) % 12 for row in rows):
        raise FileRefusedError(path, phrase("a damaged search file: its open subtrees are not what a search leaves"))


def check_counts(path: Path, totals: Totals, profile: list[int], cut: dict[str, int]) -> None:
    """Refuse counts that are negative, and nodes that are not those of all levels together."""
    if min(totals.nodes, totals.updates, *profile, *cut.values()) < 0 or not 0 <= totals.seconds < math.inf:
        raise FileRefusedError(path, phrase("a damaged search file: it counts less than nothing"))
    if sum(profile) != totals.nodes:
        raise FileRefusedError(path, phrase("a damaged search file: {nodes} nodes counted, {in_levels} in the levels "
                                            "together", nodes=str(totals.nodes), in_levels=str(sum(profile))))


def check_solutions(db: sqlite3.Connection, path: Path, totals: Totals, keeping: Keeping) -> None:
    """Refuse a file unless its solutions are numbered from 1 and are as many as were counted."""
    if version_of(db) >= BLOCKS:
        stored, sound = _count_blocks(db, path)
        sound = sound and stored == totals.stored and _may_be_stored(totals, keeping, len(note_rows.notes(db)))
    else:
        stored, least, *sums = db.execute(
            "SELECT count(*), coalesce(min(id), 1), coalesce(max(id), 0), coalesce(sum(copies), 0), "
            "coalesce(sum(rotations), 0) FROM solutions").fetchone()
        sound = (stored, least, sums) == (totals.solutions, 1, [totals.solutions, totals.copies, totals.rotations])
    if not sound or not stored <= totals.solutions <= totals.rotations <= totals.copies:
        raise FileRefusedError(path, phrase("a damaged search file: {stored} solutions stored, {counted} counted",
                                            stored=str(stored), counted=str(totals.stored)))


def _may_be_stored(totals: Totals, keeping: Keeping, noted: int) -> bool:
    """Whether the number of stored solutions fits what the search keeps; noted ones are never thinned out."""
    if keeping.has_all and totals.stored != totals.solutions:
        return False
    most = keeping.room(totals.complete) + noted if keeping.most else 0 if keeping.is_none else totals.solutions
    return totals.stored <= most


def _count_blocks(db: sqlite3.Connection, path: Path) -> tuple[int, bool]:
    """Return how many solutions the blocks have, and whether they are numbered without gaps; refuse unsealed ones."""
    stored, follow, found = 0, True, 0
    for row in db.execute("SELECT first, count, hash FROM blocks ORDER BY first"):
        first, count, own = typed(row, int, int, bytes)
        follow = follow and first == stored + 1 and count >= 1
        stored, found = stored + count, found + int.from_bytes(own)
    if found % checksum.MODULUS != checksum.sums(db)[0]:
        raise _broken(path)
    return stored, follow


def check_examined(db: sqlite3.Connection, path: Path, totals: Totals) -> None:
    """Refuse a file with results of taking apart solutions that it does not have."""
    (strange,) = db.execute("SELECT count(*) FROM (SELECT 1 FROM apart WHERE solution < 1 OR solution > ? LIMIT 1)",
                            (totals.stored,)).fetchone()
    if strange:
        raise FileRefusedError(path, phrase("a damaged search file: it tells about taking apart solutions that it "
                                            "does not hold"))


def check_notes(db: sqlite3.Connection, path: Path, totals: Totals) -> None:
    """Refuse a file whose notes are not those that were made, or are about solutions that it does not have."""
    if not note_rows.are_sound(db, totals.stored):
        raise FileRefusedError(path, phrase("a damaged search file: its notes are not those that were made"))


def check_parts(db: sqlite3.Connection, path: Path, totals: Totals) -> None:
    """Refuse a file whose subtrees of parts, or whose sample of slices, are not those that were stored."""
    if not (part_rows.are_sound(db) and sample_rows.are_sound(db, totals.nodes)):
        raise FileRefusedError(path, phrase("a damaged search file: its parts or its sample of slices are not those "
                                            "of this search"))


def check_course(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file whose course over time is not the one that was recorded."""
    if version_of(db) >= NOTED and not course_rows.are_sound(db):
        raise FileRefusedError(path, phrase("a damaged search file: its course over time is not that of this search"))


def check_families(db: sqlite3.Connection, path: Path, totals: Totals, keeping: Keeping) -> None:
    """Refuse a file whose solutions by their parts are not those that were counted."""
    if not family_rows.are_sound(db, totals, keeping.what == BY_PARTS):
        raise FileRefusedError(path, phrase("a damaged search file: its solutions by their parts are not those that "
                                            "were counted"))


def check_seal(db: Connection, path: Path) -> None:
    """Refuse a file that is not as the last commit left it."""
    if not checksum.is_whole(db):
        raise _broken(path)
    db.sealed_at = _changes_by_others(db)


def check_before_change(db: Connection, path: Path) -> None:
    """Check the seal within a transaction, reading the tables only if another connection has changed any since.

    What this connection changes it seals in the same transaction.
    """
    # SQLite's data_version changes when another connection commits, and never by what this one does.
    if _changes_by_others(db) != db.sealed_at:
        check_seal(db, path)


def _changes_by_others(db: Connection) -> int:
    return int(db.execute("PRAGMA data_version").fetchone()[0])


def _broken(path: Path) -> FileRefusedError:
    return FileRefusedError(path, phrase("was changed by something other than this program: its seal is broken"))
