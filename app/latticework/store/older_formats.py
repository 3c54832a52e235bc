"""Search files of older formats: bringing them up to date, and reading solutions that have a row each, as up to 3."""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from struct import pack

import numpy as np

from latticework.errors import FileRefusedError
from latticework.jobs.packed_solutions import MOST, NO_ROWS, Rows, ascend, packed
from latticework.phrases import phrase
from latticework.store.consistency import check_seal
from latticework.store.sqlite import Connection
from latticework.store.tables import (
    checksum,
    course_rows,
    family_rows,
    layout,
    note_rows,
    part_rows,
    sample_rows,
    slice_rows,
    stored_blocks,
)
from latticework.store.tables.layout import typed

_ALL = "SELECT id, options, copies, rotations FROM solutions ORDER BY id"


def bring_up_to_date(db: Connection, path: Path, longest: int) -> None:
    """Convert a search to the format of this version, keeping all that is in it; in the caller's transaction.

    Raises FileRefusedError where the seal is broken, ValueError or TypeError for other damage.
    """
    version = layout.version_of(db)
    if version == layout.FORMAT:
        return
    if version >= layout.SEALED:
        check_seal(db, path)
    added = 0
    if version < layout.BLOCKS:
        if version >= layout.SEALED:
            check_solutions(db, path)
        _rebuild(db, version)
        # Page by page, so that a large old file needs no more memory than a page.
        added = sum(stored_blocks.append(db, packed(some), longest) for some in _pages(db, longest))
        db.execute("DROP TABLE solutions")
    _add_later_tables(db, version)
    checksum.renew(db, added)


def upgrade_tables(db: sqlite3.Connection) -> None:
    """Give a search the tables of this version, without its solutions; in the caller's transaction."""
    version = layout.version_of(db)
    if version < layout.BLOCKS:
        _rebuild(db, version)
        db.execute("DROP TABLE solutions")
    _add_later_tables(db, version)


def _rebuild(db: sqlite3.Connection, version: int) -> None:
    # Made again, not altered: SQLite keeps the text of the statement, and tables are compared with ours literally.
    (meta,), (totals,) = (db.execute(f"SELECT * FROM {name}").fetchall() for name in ("meta", "totals"))  # noqa: S608
    for name in ("meta", "totals", "seal"):
        db.execute(f"DROP TABLE IF EXISTS {name}")
    for statement in (layout.META, layout.TOTALS, layout.SEAL, layout.STORED, layout.APART,
                      *([layout.CUT_OFF] if version < layout.CUT else [])):
        db.execute(statement)
    db.execute("INSERT INTO meta VALUES (?, ?, ?, '')", meta)
    db.execute("INSERT INTO totals SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?", (*totals, totals[4]))
    db.execute(f"PRAGMA user_version = {layout.BLOCKS}")
    checksum.put_on(db)


def _add_later_tables(db: sqlite3.Connection, version: int) -> None:
    """Add the tables of formats after that of blocks that a file of some version lacks."""
    for since, begin in _BEGUN.items():
        if version < since:
            for statement in layout.ADDED[since]:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {since}")
            begin(db)


def _begin_parts(db: sqlite3.Connection) -> None:
    part_rows.begin(db)
    sample_rows.begin(db, layout.totals(db).nodes)


def _begin_course_and_notes(db: sqlite3.Connection) -> None:
    course_rows.begin(db)
    note_rows.begin(db)


_BEGUN = {layout.PARTS: _begin_parts, layout.NOTED: _begin_course_and_notes, layout.SLICED: slice_rows.begin,
          layout.COUNTED: family_rows.begin}
"""What is written at first into the tables that a format has brought."""


def _pages(db: sqlite3.Connection, longest: int) -> Iterator[Rows]:
    every = db.execute(_ALL)
    while found := every.fetchmany(MOST):
        yield _rows(found, longest)


def rows(db: sqlite3.Connection, first: int, limit: int, longest: int) -> Rows:
    """Return up to `limit` solutions from number `first` on; raises ValueError or TypeError for damage."""
    found = db.execute(_ALL.replace("ORDER", "WHERE id >= ? ORDER") + " LIMIT ?", (first, limit)).fetchall()
    return _rows(found, longest)


def _rows(found: Sequence[tuple[object, ...]], longest: int) -> Rows:
    if not found:
        return NO_ROWS
    checked = [typed(row, int, bytes, int, int) for row in found]
    stored = [options for _, options, _, _ in checked]
    lengths = np.array([len(own) // 4 for own in stored])
    if any(len(own) % 4 for own in stored) or lengths.max() > longest:
        raise ValueError("a stored solution is longer or shorter than any can be")
    numbers = np.frombuffer(b"".join(stored), "<i4")
    options = np.full((len(stored), int(lengths.max())), -1, np.int32)
    options[np.arange(options.shape[1]) < lengths[:, None]] = numbers
    if numbers.min(initial=0) < 0 or not ascend(options):
        raise ValueError("the options of a stored solution are not ascending")
    return Rows(options, *(np.array([row[i] for row in checked], np.int64) for i in (2, 3)))


def check_solutions(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of format 3 unless its solutions are those that were sealed; reads all of them."""
    found = _sum(db.execute("SELECT options, copies, rotations FROM solutions"))
    if found != int(db.execute("SELECT solutions FROM seal").fetchone()[0], 16):
        raise FileRefusedError(path, phrase("the stored solutions are not those that were counted"))


def _sum(found: Iterable[tuple[bytes, int, int]]) -> int:
    return sum(int.from_bytes(hashlib.blake2b(options + pack("<qq", copies, rotations), digest_size=16).digest())
               for options, copies, rotations in found) % checksum.MODULUS
