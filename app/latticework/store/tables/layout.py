"""The tables of a search file, in this format and in older ones, and reading them as values of the right types."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from functools import cache
from typing import Any

from latticework.jobs.keeping import Keeping
from latticework.jobs.totals import Open, SearchOrigin, Totals
from latticework.search import WHOLE

FORMAT = 8
CUT, SEALED, BLOCKS, PARTS, NOTED, SLICED, COUNTED = 2, 3, 4, 5, 6, 7, 8
"""The first formats with a table of what prunings cut off, a seal, blocks, parts, notes and a course, slices,
solutions counted by their parts."""

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
GIVEN_AWAY = (
    """CREATE TABLE origin (identity TEXT NOT NULL, search TEXT NOT NULL, share INTEGER NOT NULL,
                     subtrees TEXT NOT NULL);""",
    """CREATE TABLE parts (part TEXT PRIMARY KEY, name TEXT NOT NULL, share INTEGER NOT NULL, subtrees TEXT NOT NULL,
                    status INTEGER NOT NULL, explored INTEGER NOT NULL, solutions INTEGER NOT NULL,
                    digest TEXT NOT NULL);""",
    "CREATE TABLE away (id INTEGER PRIMARY KEY, part TEXT NOT NULL, share INTEGER NOT NULL, state BLOB NOT NULL);")
"""Which search this is a part of, if any; the parts that it was split into; the subtrees that are with them."""
SAMPLED = (
    """CREATE TABLE machines (name TEXT NOT NULL, version TEXT NOT NULL, slices INTEGER NOT NULL,
                       nodes INTEGER NOT NULL, PRIMARY KEY (name, version));""",
    """CREATE TABLE samples (key INTEGER PRIMARY KEY, machine TEXT NOT NULL, method TEXT NOT NULL,
                      share INTEGER NOT NULL, state BLOB NOT NULL, budget INTEGER NOT NULL, pieces INTEGER NOT NULL,
                      room INTEGER NOT NULL, work INTEGER NOT NULL, nodes INTEGER NOT NULL, copies INTEGER NOT NULL,
                      digest TEXT NOT NULL, rest TEXT NOT NULL);""",
    "CREATE TABLE sampled (hash TEXT NOT NULL);")
"""Who searched, and some slices with what they gave, so that they can be done again."""
COURSE = (
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);",
    """CREATE TABLE course (seconds REAL NOT NULL, nodes INTEGER NOT NULL, explored INTEGER NOT NULL,
                     solutions INTEGER NOT NULL);""")
"""Other facts of a search, by name; and its progress over time."""
NOTES = (
    """CREATE TABLE notes (solution INTEGER PRIMARY KEY, favourite INTEGER NOT NULL, note TEXT NOT NULL);""",
    "CREATE TABLE noted (hash TEXT NOT NULL);")
"""What the user noted about solutions."""
SLICES = (
    """CREATE TABLE slices (number INTEGER PRIMARY KEY, machine TEXT NOT NULL, method TEXT NOT NULL,
                     share INTEGER NOT NULL, state BLOB NOT NULL, budget INTEGER NOT NULL, pieces INTEGER NOT NULL,
                     room INTEGER NOT NULL, work INTEGER NOT NULL, nodes INTEGER NOT NULL, explored INTEGER NOT NULL,
                     solutions INTEGER NOT NULL, rotations INTEGER NOT NULL, copies INTEGER NOT NULL,
                     digest TEXT NOT NULL, rest TEXT NOT NULL);""",
    "CREATE TABLE sliced (hash TEXT NOT NULL);")
"""All slices with what they gave, for certificates; and the sum of their hashes."""
FAMILIES = (
    """CREATE TABLE families (parts BLOB PRIMARY KEY, solutions INTEGER NOT NULL, rotations INTEGER NOT NULL,
                       copies INTEGER NOT NULL, unchanged INTEGER NOT NULL, unturned INTEGER NOT NULL,
                       first BLOB NOT NULL);""",
    "CREATE TABLE counted (hash TEXT NOT NULL);")
"""How many solutions use which parts; and the sum of their hashes."""
ADDED = {PARTS: (*GIVEN_AWAY, *SAMPLED), NOTED: (*COURSE, *NOTES), SLICED: SLICES, COUNTED: FAMILIES}
"""The tables that formats after that of blocks have brought."""
NAMES = ("meta", "totals", "profile", "cut", "frontier", "blocks", "apart", "seal", "origin", "parts", "away",
         "machines", "samples", "sampled", "facts", "course", "notes", "noted", "slices", "sliced", "families",
         "counted")
"""The names of all tables of this format."""
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

_TOTALS = "nodes, updates, explored, seconds, solutions, rotations, copies, digest"


def of_format(version: int) -> str:
    """Return the statements that make the tables of a format."""
    if version >= BLOCKS:
        added = "".join(one for since, statements in ADDED.items() if version >= since for one in statements)
        return META + TOTALS + SEAL + CUT_OFF + STORED + APART + _SAME + added
    return (_BEFORE_BLOCKS + _SAME + (CUT_OFF if version >= CUT else "")
            + (_SEAL_BEFORE if version >= SEALED else ""))


def are_ours(db: sqlite3.Connection) -> bool:
    """Whether a search file has the tables of its format, and neither views nor triggers nor anything else."""
    return tuple(db.execute(_QUERY)) == _as_sqlite_has_them(version_of(db))


@cache
def _as_sqlite_has_them(version: int) -> tuple[tuple[str, str, str], ...]:
    # SQLite keeps the statements as they were written, so ours are compared with what it makes of them.
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(of_format(version))
        return tuple(model.execute(_QUERY))


def version_of(db: sqlite3.Connection) -> int:
    """Return the format of a search file."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def meta(db: sqlite3.Connection) -> tuple[str, str, str]:
    """Return the text of the document, its fingerprint, and the method as text."""
    text, fingerprint, method = typed(
        _only(db.execute("SELECT puzzle, fingerprint, engine FROM meta LIMIT 2")), str, str, str)
    return text, fingerprint, method


def keeping(db: sqlite3.Connection) -> Keeping:
    """Return which solutions the search stores."""
    if version_of(db) < BLOCKS:
        return Keeping()
    return Keeping.of(typed(_only(db.execute("SELECT keeps FROM meta LIMIT 2")), str)[0])


def totals(db: sqlite3.Connection) -> Totals:
    """Return the totals of the search; in formats without blocks all solutions found are stored."""
    stored = "stored" if version_of(db) >= BLOCKS else "solutions"
    row = _only(db.execute(f"SELECT {_TOTALS}, {stored} FROM totals LIMIT 2"))  # noqa: S608
    *numbers, digest, kept = typed(row, int, int, int, float, int, int, int, str, int)
    # The digest is a text in the file: it may exceed the integers of SQLite.
    return replace(Totals(*numbers), digest=int(digest, 16), stored=kept, share=origin(db).share)


def origin(db: sqlite3.Connection) -> SearchOrigin:
    """Return which search this is, and what it is a part of."""
    if version_of(db) < PARTS:
        return SearchOrigin()
    row = _only(db.execute("SELECT substr(identity, 1, 64), substr(search, 1, 64), share, substr(subtrees, 1, 64) "
                           "FROM origin LIMIT 2"))
    found = SearchOrigin(*typed(row, str, str, int, str))
    if not 1 <= found.share <= WHOLE or not (found.search or found.share == WHOLE):
        raise ValueError("its share is none of a search")
    return found


def profile(db: sqlite3.Connection) -> list[int]:
    """Return the nodes entered per level."""
    return [typed(row, int)[0] for row in db.execute("SELECT nodes FROM profile ORDER BY level")]


def cut(db: sqlite3.Connection) -> dict[str, int]:
    """Return how many nodes each pruning cut off, those without any left out."""
    rows = db.execute("SELECT pruning, nodes FROM cut ORDER BY pruning")
    return dict(typed(row, str, int) for row in rows)


def frontier(db: sqlite3.Connection) -> list[Open]:
    """Return the open subtrees, the largest first."""
    rows = db.execute("SELECT id, share, state FROM frontier ORDER BY share DESC, id")
    return [Open(*typed(row, int, int, bytes)) for row in rows]


def _only(rows: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    # A second row is as wrong as none.
    (row,) = rows
    return row


def typed(row: tuple[Any, ...], *kinds: type) -> tuple[Any, ...]:
    """Return a row whose values have these types; raises TypeError for another."""
    if tuple(map(type, row)) != kinds:
        raise TypeError(f"{row!r:.60} has values of the wrong type")
    return row
