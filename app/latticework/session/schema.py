"""The form of a search file: made new, and looked at before anything in it is trusted."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import read_bytes, sync_folder
from latticework.puzzle import Puzzle, dump
from latticework.search import WHOLE

APPLICATION = 0x4C617474  # "Latt"
FORMAT = 2
"""Format 1 had no table of what prunings cut off; a search of that format gets it when something is stored."""
CHECKED = 100_000_000  # bytes up to which a file is read through when it is opened

_TABLES = """
CREATE TABLE meta (puzzle TEXT NOT NULL, fingerprint TEXT NOT NULL, engine TEXT NOT NULL);
CREATE TABLE totals (nodes INTEGER, updates INTEGER, explored INTEGER, seconds REAL, solutions INTEGER,
                     rotations INTEGER, copies INTEGER, digest TEXT);
CREATE TABLE profile (level INTEGER PRIMARY KEY, nodes INTEGER NOT NULL);
CREATE TABLE frontier (id INTEGER PRIMARY KEY AUTOINCREMENT, share INTEGER NOT NULL, state BLOB NOT NULL);
CREATE TABLE solutions (id INTEGER PRIMARY KEY, options BLOB NOT NULL, copies INTEGER NOT NULL,
                        rotations INTEGER NOT NULL);
"""
_CUT = "CREATE TABLE cut (pruning TEXT PRIMARY KEY, nodes INTEGER NOT NULL);"


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a database; mode "rw" or "rwc". Raises sqlite3.Error."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=10, isolation_level=None,
                           check_same_thread=False)


def create(path: Path, puzzle: Puzzle, fingerprint: str, method: str, wal: bool) -> None:
    """Make a new search file with the whole tree open; raises LatticeworkError when it cannot be written.

    method: how it is searched, as `Method` writes it.
    """
    if path.exists():
        raise LatticeworkError(f"{path}: is there already; choose another name")
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")  # so that a half-made file is never met
    try:
        with closing(connect(temporary, "rwc")) as db:
            db.execute("PRAGMA synchronous = FULL")
            db.executescript(f"BEGIN; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
                             f"{_TABLES} {_CUT} COMMIT;")
            with db:
                db.execute("BEGIN")
                db.execute("INSERT INTO meta VALUES (?, ?, ?)", (dump(puzzle), fingerprint, method))
                db.execute("INSERT INTO totals VALUES (0, 0, 0, 0.0, 0, 0, 0, '0')")
                db.execute("INSERT INTO frontier (share, state) VALUES (?, ?)", (WHOLE, b""))
            db.execute(f"PRAGMA journal_mode = {'WAL' if wal else 'DELETE'}")
        temporary.rename(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error, UnicodeEncodeError) as error:
        temporary.unlink(missing_ok=True)
        raise LatticeworkError(f"{path}: cannot make a search file there ({error})") from None


def check_header(path: Path) -> None:
    """Refuse what is no search file, without giving SQLite a chance to touch it."""
    head = read_bytes(path, 100)
    if head[:16] != b"SQLite format 3\0" or int.from_bytes(head[68:72], "big") != APPLICATION:
        raise FileRefusedError(path, "not a Latticework search file")
    page, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    if head[24:28] == head[92:96] and path.stat().st_size < pages * page:  # SQLite makes good a last page cut short
        raise FileRefusedError(path, "a damaged search file: it was cut short")
    version = int.from_bytes(head[60:64], "big")
    if not 1 <= version <= FORMAT:
        raise FileRefusedError(path, f"search file format {version}; this program reads formats 1 to {FORMAT}")


def version_of(db: sqlite3.Connection) -> int:
    """Return the format of a search file."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def bring_up_to_date(db: sqlite3.Connection) -> None:
    """Give a search of format 1 what it lacks; in the transaction of the caller."""
    if version_of(db) == 1:
        db.execute(_CUT)
        db.execute(f"PRAGMA user_version = {FORMAT}")


def check_form(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a database with other tables than ours, with views or triggers, or with broken pages."""
    db.execute("PRAGMA trusted_schema = OFF")
    query = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(_TABLES + (_CUT if version_of(db) > 1 else ""))
        wanted = model.execute(query).fetchall()
    if db.execute(query).fetchall() != wanted:
        raise FileRefusedError(path, "a damaged search file: its tables are not those of this program")
    if path.stat().st_size < CHECKED and db.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise FileRefusedError(path, "a damaged search file")
