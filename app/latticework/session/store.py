"""The search file: one SQLite file that holds all of a search; each batch of slices is one transaction."""

import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.puzzle import Puzzle, dump, parse
from latticework.search.slices import WHOLE
from latticework.session.worker import Result

APPLICATION = 0x4C617474  # "Latt"
FORMAT = 1
PAGE = 256
CHECKED = 100_000_000  # bytes up to which a file is read through when it is opened

_SCHEMA = """
CREATE TABLE meta (puzzle TEXT NOT NULL, fingerprint TEXT NOT NULL, engine TEXT NOT NULL);
CREATE TABLE totals (nodes INTEGER, updates INTEGER, explored INTEGER, seconds REAL, solutions INTEGER,
                     rotations INTEGER, copies INTEGER, digest TEXT);
CREATE TABLE profile (level INTEGER PRIMARY KEY, nodes INTEGER NOT NULL);
CREATE TABLE frontier (id INTEGER PRIMARY KEY AUTOINCREMENT, share INTEGER NOT NULL, state BLOB NOT NULL);
CREATE TABLE solutions (id INTEGER PRIMARY KEY, options BLOB NOT NULL, copies INTEGER NOT NULL,
                        rotations INTEGER NOT NULL);
"""


@dataclass(frozen=True)
class Totals:
    """What a search has done: all solutions found are `copies`, modulo rotations `rotations`, stored `solutions`.

    explored is the share of the tree out of WHOLE; seconds is the time spent searching; digest the
    order-independent hash of the solutions.
    """

    nodes: int = 0
    updates: int = 0
    explored: int = 0
    seconds: float = 0.0
    solutions: int = 0
    rotations: int = 0
    copies: int = 0
    digest: int = 0

    @property
    def complete(self) -> bool:
        """Whether the whole tree was explored."""
        return self.explored == WHOLE


@dataclass(frozen=True)
class Open:
    """A row of the frontier."""

    id: int
    share: int
    state: bytes


@dataclass(frozen=True)
class Row:
    """A stored solution: packed option numbers, size of its orbit, classes under rotations."""

    id: int
    options: bytes
    copies: int
    rotations: int


class SearchFile:
    """An open search file. Raises FileRefusedError for a file that is damaged or not ours, which stays untouched."""

    def __init__(self, path: Path, connection: sqlite3.Connection, puzzle: Puzzle, fingerprint: str) -> None:
        self.path, self.puzzle, self.fingerprint = path, puzzle, fingerprint
        self._db = connection

    @staticmethod
    def create(path: Path, puzzle: Puzzle, fingerprint: str, wal: bool = False) -> "SearchFile":
        """Make a new search file with the whole tree open; raises LatticeworkError when it cannot be written.

        With wal readers never wait for the writer; not for files that may lie on a network drive.
        """
        if path.exists():
            raise LatticeworkError(f"{path}: is there already; choose another name")
        temporary = path.with_name(f".{path.name}.{os.getpid()}.new")  # so that a half-made file is never met
        try:
            with closing(_connect(temporary, "rwc")) as db:
                db.execute("PRAGMA synchronous = FULL")
                db.executescript(f"BEGIN; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
                                 f"{_SCHEMA} COMMIT;")
                with db:
                    db.execute("BEGIN")
                    db.execute("INSERT INTO meta VALUES (?, ?, ?)", (dump(puzzle), fingerprint, "dlx"))
                    db.execute("INSERT INTO totals VALUES (0, 0, 0, 0.0, 0, 0, 0, '0')")
                    db.execute("INSERT INTO frontier (share, state) VALUES (?, ?)", (WHOLE, b""))
                db.execute(f"PRAGMA journal_mode = {'WAL' if wal else 'DELETE'}")
            temporary.rename(path)
        except (OSError, sqlite3.Error) as error:
            temporary.unlink(missing_ok=True)
            raise LatticeworkError(f"{path}: cannot make a search file there ({error})") from None
        return SearchFile.open(path)

    @staticmethod
    def open(path: Path, check: bool = True) -> "SearchFile":
        """Open an existing search file; without `check` only its header and puzzle are looked at."""
        _check_header(path)
        db = _connect(path, "rw")
        try:
            db.execute("PRAGMA synchronous = FULL")
            text, fingerprint, _ = db.execute("SELECT puzzle, fingerprint, engine FROM meta").fetchone()
            file = SearchFile(path, db, parse(text, f"{path}: puzzle"), fingerprint)
            if check:
                file.check()
        except (sqlite3.Error, TypeError, ValueError, FileRefusedError) as error:
            db.close()
            if isinstance(error, FileRefusedError):
                raise
            raise FileRefusedError(path, f"a damaged search file ({error})") from None
        return file

    def check(self) -> None:
        """Raise FileRefusedError unless what was explored and what is open add up to the whole tree."""
        if self.path.stat().st_size < CHECKED and self._db.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise FileRefusedError(self.path, "a damaged search file")
        totals, frontier = self.totals(), self.frontier()
        if totals.explored + sum(row.share for row in frontier) != WHOLE:
            raise FileRefusedError(self.path, "a damaged search file: explored and open shares do not add up")
        count = self._db.execute("SELECT count(*), coalesce(max(id), 0) FROM solutions").fetchone()
        if count != (totals.solutions, totals.solutions):
            raise FileRefusedError(self.path, f"a damaged search file: {count[0]} solutions stored, "
                                   f"{totals.solutions} counted")

    def totals(self) -> Totals:
        """Return what the search has done."""
        row = self._db.execute("SELECT nodes, updates, explored, seconds, solutions, rotations, copies, digest "
                               "FROM totals").fetchone()
        return replace(Totals(*row), digest=int(row[7], 16))

    def profile(self) -> list[int]:
        """Return the nodes entered per level."""
        return [nodes for (nodes,) in self._db.execute("SELECT nodes FROM profile ORDER BY level")]

    def frontier(self) -> list[Open]:
        """Return the open subtrees, the largest first."""
        rows = self._db.execute("SELECT id, share, state FROM frontier ORDER BY share DESC, id")
        return [Open(*row) for row in rows]

    def page(self, first: int, limit: int = PAGE) -> list[Row]:
        """Return up to `limit` stored solutions, numbered from 1, beginning with number `first`."""
        try:
            rows = self._db.execute("SELECT id, options, copies, rotations FROM solutions WHERE id >= ? "
                                    "ORDER BY id LIMIT ?", (first, limit)).fetchall()
        except sqlite3.Error as error:
            raise FileRefusedError(self.path, f"a damaged search file ({error})") from None
        return [Row(*row) for row in rows]

    def commit(self, done: Iterable[tuple[int, Result]], seconds: float) -> tuple[Totals, list[Open]]:
        """Store finished slices, given with the frontier row each began from, in one transaction.

        Returns the new totals and the new open subtrees. Raises LatticeworkError when the disk is full or
        another program works on this search; nothing is changed then.
        """
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                totals = self.totals()
                totals = replace(totals, seconds=totals.seconds + seconds)
                opened: list[Open] = []
                for row, result in done:
                    totals = self._store(row, result, totals)
                    opened += self._open(result)
                self._write(totals)
        except sqlite3.Error as error:
            raise LatticeworkError(f"{self.path}: the search could not be saved ({error}); "
                                   "what was saved before is kept") from None
        return totals, opened

    def _store(self, row: int, result: Result, totals: Totals) -> Totals:
        if self._db.execute("DELETE FROM frontier WHERE id = ?", (row,)).rowcount != 1:
            raise LatticeworkError(f"{self.path}: another program is working on this search")
        first = totals.solutions + 1
        self._db.executemany("INSERT INTO solutions VALUES (?, ?, ?, ?)",
                             ((first + i, *solution) for i, solution in enumerate(result.solutions)))
        self._db.executemany("INSERT INTO profile VALUES (?, ?) ON CONFLICT (level) "
                             "DO UPDATE SET nodes = nodes + excluded.nodes", enumerate(result.profile))
        return replace(
            totals, nodes=totals.nodes + result.nodes, updates=totals.updates + result.updates,
            explored=totals.explored + result.explored, solutions=totals.solutions + len(result.solutions),
            copies=totals.copies + sum(copies for _, copies, _ in result.solutions),
            rotations=totals.rotations + sum(rotations for _, _, rotations in result.solutions),
            digest=(totals.digest + result.digest) % (1 << 64))

    def _write(self, totals: Totals) -> None:
        self._db.execute(
            "UPDATE totals SET nodes=?, updates=?, explored=?, seconds=?, solutions=?, rotations=?, copies=?, "
            "digest=?",
            (totals.nodes, totals.updates, totals.explored, totals.seconds, totals.solutions, totals.rotations,
             totals.copies, f"{totals.digest:x}"))

    def _open(self, result: Result) -> list[Open]:
        opened = []
        for state, share in result.remaining:
            cursor = self._db.execute("INSERT INTO frontier (share, state) VALUES (?, ?)", (share, state))
            opened.append(Open(int(cursor.lastrowid or 0), share, state))
        return opened

    def close(self) -> None:
        """Close the file."""
        self._db.close()


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=10, isolation_level=None,
                           check_same_thread=False)


def _check_header(path: Path) -> None:
    """Refuse what is no search file, without giving SQLite a chance to touch it."""
    try:
        with path.open("rb") as stream:
            head = stream.read(100)
    except OSError as error:
        raise FileRefusedError(path, error.strerror or str(error)) from None
    if head[:16] != b"SQLite format 3\0" or int.from_bytes(head[68:72], "big") != APPLICATION:
        raise FileRefusedError(path, "not a Latticework search file")
    version = int.from_bytes(head[60:64], "big")
    if version != FORMAT:
        raise FileRefusedError(path, f"search file format {version}; this program reads format {FORMAT}")
