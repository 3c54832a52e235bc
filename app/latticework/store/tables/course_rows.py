"""The progress of a search over time, and when it found its first solution, as its file keeps them."""

import hashlib
import math
import sqlite3
from dataclasses import dataclass
from struct import pack

from latticework.jobs.totals import Totals
from latticework.store.tables.layout import NOTED, typed, version_of

LEAST, PART = 1.0, 0.01
"""Seconds between two points, at least this and this part of the time so far: some hundred points for any search."""
_MOST_POINTS = 100_000
"""The most points that are read."""
FIRST, HASH = "first solution", "course"
"""Facts: the seconds of search to the first solution, and the hash of the points."""


@dataclass(frozen=True)
class Point:
    """How far a search was after so many seconds: nodes entered, the explored share out of WHOLE, solutions found."""

    seconds: float
    nodes: int
    explored: int
    solutions: int


def begin(db: sqlite3.Connection) -> None:
    """Begin with no points."""
    db.execute("INSERT INTO facts VALUES (?, ?)", (HASH, _hash_of([])))


def record(db: sqlite3.Connection, before: Totals, after: Totals) -> None:
    """Record how far a search is, unless that was done a moment ago, and the time of its first solution."""
    if after.solutions and not before.solutions:
        db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (FIRST, repr(after.seconds)))
    last = db.execute("SELECT seconds FROM course ORDER BY rowid DESC LIMIT 1").fetchone()
    if last is None or after.complete or after.seconds >= last[0] + max(LEAST, PART * last[0]):
        point = Point(after.seconds, after.nodes, after.explored, after.solutions)
        db.execute("INSERT INTO course VALUES (?, ?, ?, ?)",
                   (point.seconds, point.nodes, point.explored, point.solutions))
        db.execute("UPDATE facts SET value = ? WHERE name = ?", (_joined(_hash(db), point), HASH))


def points(db: sqlite3.Connection) -> list[Point]:
    """Return the points in the order of time; none where an earlier version of the program searched."""
    if version_of(db) < NOTED:
        return []
    rows = db.execute("SELECT seconds, nodes, explored, solutions FROM course ORDER BY rowid LIMIT ?",
                      (_MOST_POINTS,))
    return [Point(*typed(row, float, int, int, int)) for row in rows]


def seconds_to_first(db: sqlite3.Connection) -> float | None:
    """Return the seconds of search to the first solution; None where none was found or it was not recorded."""
    if version_of(db) < NOTED:
        return None
    row = db.execute("SELECT value FROM facts WHERE name = ?", (FIRST,)).fetchone()
    return None if row is None else float(typed(row, str)[0])


def are_sound(db: sqlite3.Connection) -> bool:
    """Whether the points are those that were recorded, and all times are finite and not negative."""
    stored, first = points(db), seconds_to_first(db)
    times = [point.seconds for point in stored] + ([] if first is None else [first])
    return _hash(db) == _hash_of(stored) and all(0 <= time < math.inf for time in times)


def _hash(db: sqlite3.Connection) -> str:
    (value,) = typed(db.execute("SELECT value FROM facts WHERE name = ?", (HASH,)).fetchone(), str)
    return str(value)


def _hash_of(stored: list[Point]) -> str:
    value = ""
    for point in stored:
        value = _joined(value, point)
    return value


def _joined(value: str, point: Point) -> str:
    # Each point is hashed with the hash before it: a chain, which one more point makes longer at no cost.
    data = value.encode() + pack("<dqqq", point.seconds, point.nodes, point.explored, point.solutions)
    return hashlib.blake2b(data, digest_size=16).hexdigest()
