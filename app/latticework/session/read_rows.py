"""Reading the tables of a search file as values of the right types.

SQLite keeps anything in any column, so each row is checked: a wrong type raises TypeError, a wrong number of rows
ValueError.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from latticework.search import WHOLE
from latticework.session.keeping import Keeping
from latticework.session.rows import Open, Origin, Totals
from latticework.session.tables import BLOCKS, PARTS, version_of

_TOTALS = "nodes, updates, explored, seconds, solutions, rotations, copies, digest"


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
    """Return what the search has done; before there were blocks, all solutions that were found were stored."""
    stored = "stored" if version_of(db) >= BLOCKS else "solutions"
    row = _only(db.execute(f"SELECT {_TOTALS}, {stored} FROM totals LIMIT 2"))  # noqa: S608
    *numbers, digest, kept = typed(row, int, int, int, float, int, int, int, str, int)
    return replace(Totals(*numbers), digest=int(digest, 16), stored=kept, share=origin(db).share)


def origin(db: sqlite3.Connection) -> Origin:
    """Return which search this is, and what it is a part of."""
    if version_of(db) < PARTS:
        return Origin()
    row = _only(db.execute("SELECT substr(identity, 1, 64), substr(search, 1, 64), share, substr(subtrees, 1, 64) "
                           "FROM origin LIMIT 2"))
    found = Origin(*typed(row, str, str, int, str))
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
    (row,) = rows
    return row


def typed(row: tuple[Any, ...], *kinds: type) -> tuple[Any, ...]:
    """Return a row whose values have these types; raises TypeError for another."""
    if tuple(map(type, row)) != kinds:
        raise TypeError(f"{row!r:.60} has values of the wrong type")
    return row
