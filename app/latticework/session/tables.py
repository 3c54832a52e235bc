"""The tables of a search file, in this format and in older ones."""

import sqlite3
from contextlib import closing

FORMAT = 4
CUT, SEALED, BLOCKS = 2, 3, 4
"""Since which format there is a table of what prunings cut off, a seal, and solutions in blocks."""

META = """CREATE TABLE meta (puzzle TEXT NOT NULL, fingerprint TEXT NOT NULL, engine TEXT NOT NULL,
                   keeps TEXT NOT NULL);"""
TOTALS = """CREATE TABLE totals (nodes INTEGER, updates INTEGER, explored INTEGER, seconds REAL, solutions INTEGER,
                     rotations INTEGER, copies INTEGER, digest TEXT, stored INTEGER);"""
SEAL = "CREATE TABLE seal (solutions TEXT NOT NULL, apart TEXT NOT NULL, whole TEXT NOT NULL);"
CUT_OFF = "CREATE TABLE cut (pruning TEXT PRIMARY KEY, nodes INTEGER NOT NULL);"
STORED = """CREATE TABLE blocks (first INTEGER PRIMARY KEY, count INTEGER NOT NULL, hash BLOB NOT NULL,
                     data BLOB NOT NULL);"""
APART = """CREATE TABLE apart (solution INTEGER PRIMARY KEY, outcome INTEGER NOT NULL, level TEXT NOT NULL,
                    moves INTEGER NOT NULL, states INTEGER NOT NULL);"""
_SAME = """
CREATE TABLE profile (level INTEGER PRIMARY KEY, nodes INTEGER NOT NULL);
CREATE TABLE frontier (id INTEGER PRIMARY KEY AUTOINCREMENT, share INTEGER NOT NULL, state BLOB NOT NULL);
"""
_BEFORE_BLOCKS = """
CREATE TABLE meta (puzzle TEXT NOT NULL, fingerprint TEXT NOT NULL, engine TEXT NOT NULL);
CREATE TABLE totals (nodes INTEGER, updates INTEGER, explored INTEGER, seconds REAL, solutions INTEGER,
                     rotations INTEGER, copies INTEGER, digest TEXT);
CREATE TABLE solutions (id INTEGER PRIMARY KEY, options BLOB NOT NULL, copies INTEGER NOT NULL,
                        rotations INTEGER NOT NULL);
"""
_SEAL_BEFORE = "CREATE TABLE seal (solutions TEXT NOT NULL, whole TEXT NOT NULL);"
_QUERY = "SELECT type, name, sql FROM sqlite_master ORDER BY name"


def of_format(version: int) -> str:
    """Return the statements that make the tables of a format."""
    if version >= BLOCKS:
        return META + TOTALS + SEAL + CUT_OFF + STORED + APART + _SAME
    return (_BEFORE_BLOCKS + _SAME + (CUT_OFF if version >= CUT else "")
            + (_SEAL_BEFORE if version >= SEALED else ""))


def are_ours(db: sqlite3.Connection) -> bool:
    """Whether a search file has the tables of its format, and neither views nor triggers nor anything else."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(of_format(version_of(db)))
        wanted = model.execute(_QUERY).fetchall()
    return db.execute(_QUERY).fetchall() == wanted


def version_of(db: sqlite3.Connection) -> int:
    """Return the format of a search file."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])
