"""A small random sample of the slices of a search, and who did them, so that some can be done again and compared.

Each slice draws a number, and those with the lowest are kept. So each slice is as likely as any other to be in the
sample, and the lowest of two samples together are a sample of both.
"""

import hashlib
import json
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass, replace
from functools import lru_cache
from struct import pack
from typing import Any

from latticework.jobs.slice_work import Result
from latticework.store.tables.layout import PARTS, typed, version_of
from latticework.version import __version__

MOST = 64
"""The most slices in the sample of a search."""

_MOST_MACHINES = 10_000
MOST_NAMED, OTHERS = 1_000, "others"
"""The most computers listed by name, and the name of all others: those of a cluster may be renamed each day."""

_LONGEST_STATE = 1 << 20
_HIGHEST = 1 << 62


@dataclass(frozen=True)
class Found:
    """The result of a slice: nodes, solutions with all their copies, the digest of these, a hash of all the rest."""

    nodes: int
    copies: int
    digest: str
    rest: str


@dataclass(frozen=True)
class Sample:
    """A slice that can be done again: the number that it drew, who did it by which method, its task, its result."""

    key: int
    machine: str
    method: str
    share: int
    state: bytes
    budget: int
    pieces: int
    room: int
    work: int
    found: Found


@dataclass(frozen=True)
class Machine:
    """A computer that took part in a search: its name, the version of the program, slices done, nodes entered.

    The name is "" for what was done before names were recorded.
    """

    name: str
    version: str
    slices: int
    nodes: int


def found_by(result: Result) -> Found:
    """Return the result of a slice in a form to be compared."""
    rest = hashlib.blake2b(pack("<qqqq", result.explored, result.updates, result.solutions, result.rotations),
                           digest_size=8)
    for state, share in result.remaining:
        rest.update(pack("<qq", share, len(state)) + state)
    return Found(result.nodes, result.copies, f"{result.digest:016x}", rest.hexdigest())


def begin(db: sqlite3.Connection, nodes: int = 0) -> None:
    """Begin an empty sample; nodes: how many were entered before samples were taken."""
    if nodes:
        add_machines(db, [Machine("", "", 0, nodes)])
    db.execute("INSERT INTO sampled VALUES (?)", (_hash([]),))


def record(db: sqlite3.Connection, done: Sequence[tuple[int, Result]], method: str) -> None:
    """Record who did some slices, and sample some of them; the rows they began from must still be there."""
    nodes, slices = Counter[str](), Counter[str]()
    count, highest = db.execute("SELECT count(*), max(key) FROM samples").fetchone()
    # While the sample is full only a lower number than its highest gets in.
    limit = int(highest) if count >= MOST else _HIGHEST
    drawn = []
    for row, result in done:
        nodes[result.machine] += result.nodes
        slices[result.machine] += 1
        # By chance that no worker can foresee, so it cannot guess which of its slices will be done again.
        key = secrets.randbelow(_HIGHEST)
        if key < limit and result.asked is not None:
            for share, state in db.execute("SELECT share, state FROM frontier WHERE id = ?", (row,)):
                drawn.append(Sample(key, result.machine, method, share, state, *result.asked, found_by(result)))
    add_machines(db, [Machine(name, __version__, slices[name], nodes[name]) for name in nodes])
    add(db, drawn)


def add(db: sqlite3.Connection, drawn: Iterable[Sample]) -> None:
    """Add slices to the sample, which keeps those with the lowest numbers."""
    rows = [[*[*vars(one).values()][:-1], *vars(one.found).values()] for one in drawn]
    if not rows:
        return
    db.executemany("INSERT OR REPLACE INTO samples VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    # The lowest of all stay, whatever came together.
    db.execute("DELETE FROM samples WHERE key NOT IN (SELECT key FROM samples ORDER BY key LIMIT ?)", (MOST,))
    db.execute("UPDATE sampled SET hash = ?", (_hash(samples(db)),))


def remove(db: sqlite3.Connection, is_wrong: Callable[[bytes], bool]) -> None:
    """Remove slices from the sample by the states from which they began, because they were taken back."""
    for one in samples(db):
        if is_wrong(one.state):
            db.execute("DELETE FROM samples WHERE key = ?", (one.key,))
    db.execute("UPDATE sampled SET hash = ?", (_hash(samples(db)),))


def add_machines(db: sqlite3.Connection, those: Iterable[Machine]) -> None:
    """Add to the work that computers have done."""
    named = {(name, version) for name, version in db.execute("SELECT name, version FROM machines")}
    added = []
    for one in those:
        if (one.name, one.version) in named or len(named) < MOST_NAMED:
            named.add((one.name, one.version))
            added.append(one)
        else:
            added.append(replace(one, name=OTHERS))
    db.executemany("INSERT INTO machines VALUES (?, ?, ?, ?) ON CONFLICT (name, version) DO UPDATE SET "
                   "slices = slices + excluded.slices, nodes = nodes + excluded.nodes", map(astuple, added))
    db.execute("DELETE FROM machines WHERE slices = 0 AND nodes = 0")  # all that it did was taken back


def samples(db: sqlite3.Connection) -> list[Sample]:
    """Return the sample, in the order of the numbers drawn, which is random."""
    if version_of(db) < PARTS:
        return []
    rows = db.execute("SELECT * FROM samples ORDER BY key LIMIT ?", (MOST + 1,))
    return [_read(typed(row, int, str, str, int, bytes, int, int, int, int, int, int, str, str)) for row in rows]


def _read(row: tuple[Any, ...]) -> Sample:
    key, machine, method, share, state, budget, pieces, room, work, *found = row
    return Sample(key, machine, method, share, state, budget, pieces, room, work, Found(*found))


def machines(db: sqlite3.Connection) -> list[Machine]:
    """Return the computers that took part, those that did most first."""
    if version_of(db) < PARTS:
        return []
    rows = db.execute("SELECT * FROM machines ORDER BY nodes DESC, name, version LIMIT ?", (_MOST_MACHINES,))
    return [Machine(*typed(row, str, str, int, int)) for row in rows]


def are_sound(db: sqlite3.Connection, nodes: int) -> bool:
    """Whether the sample is the one that was drawn, and the computers entered all `nodes` together."""
    (long,) = db.execute("SELECT count(*) FROM samples WHERE length(state) > ?", (_LONGEST_STATE,)).fetchone()
    own = db.execute("SELECT hash FROM sampled LIMIT 2").fetchall()
    (entered,) = db.execute("SELECT coalesce(sum(nodes), 0) FROM machines").fetchone()
    return not long and own == [(_hash(samples(db)),)] and entered == nodes


def _hash(rows: Iterable[Sample]) -> str:
    """Return the hash of a sample as a list in JSON."""
    return hashlib.blake2b(f"[{', '.join(map(_text, rows))}]".encode(), digest_size=16).hexdigest()


@lru_cache(2 * MOST)
def _text(one: Sample) -> str:
    # Kept, as most of a sample are those of the commit before.
    return json.dumps(vars(one) | {"found": vars(one.found)}, default=bytes.hex)
