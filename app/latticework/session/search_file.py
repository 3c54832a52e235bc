"""The search file: one SQLite file that holds all of a search; each batch of slices is one transaction."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from latticework import open_databases
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.session import checksum, consistency, schema
from latticework.session.document_text import document_of, make_room_for_text
from latticework.session.documents import Document, most_levels
from latticework.session.method import AUTO, Method
from latticework.session.rows import Open, StoredSolution, Totals
from latticework.session.sqlite import Connection, error_name, refusing_damage
from latticework.session.worker import Result

PAGE = 256
WAITABLE = frozenset({"SQLITE_BUSY", "SQLITE_FULL", "SQLITE_LOCKED"})
_BROKEN = "was changed by something other than this program: its seal is broken"
_TOTALS = "nodes, updates, explored, seconds, solutions, rotations, copies, digest"


class NoRoomError(LatticeworkError):
    """Nothing can be saved at the moment: the disk is full, or another program is reading and does not end."""


class SearchFile:
    """An open search file. Raises FileRefusedError for a file that is damaged or not ours, which stays untouched."""

    def __init__(
        self, path: Path, connection: Connection, document: Document, fingerprint: str, method: Method
    ) -> None:
        self.path, self.document, self.fingerprint, self.method = path, document, fingerprint, method
        self._db = connection

    @staticmethod
    def create(path: Path, document: Document, fingerprint: str, method: Method = AUTO) -> "SearchFile":
        """Make a new search file with the whole tree open; raises LatticeworkError when it cannot be written."""
        schema.create(path, document, fingerprint, str(method))
        return SearchFile.open(path)

    @staticmethod
    def open(path: Path, check: bool = True) -> "SearchFile":
        """Open an existing search file; without `check` only its header and document are looked at."""
        db = schema.open_file(path)
        try:
            with refusing_damage(path):
                schema.check_form(db, path, whole=check)
                db.execute("PRAGMA synchronous = FULL")
                make_room_for_text(db)
                text, fingerprint, method = _typed(
                    _only(db.execute("SELECT puzzle, fingerprint, engine FROM meta LIMIT 2")), str, str, str)
                file = SearchFile(path, db, document_of(text, f"{path}: puzzle"), fingerprint, _method(path, method))
            if check:
                file.check()
        except BaseException:
            db.close()
            raise
        return file

    def begin_anew(self, document: Document, fingerprint: str, method: Method) -> "SearchFile":
        """Forget what was found and begin another search in this very file; return it opened for that.

        A new file of the same name would be a trap for programs that read the old one: they would take its journal
        for theirs. Raises LatticeworkError, and then nothing is changed.
        """
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                schema.bring_up_to_date(self._db)
                schema.begin(self._db, document, fingerprint, str(method))
        except (sqlite3.Error, UnicodeEncodeError) as error:
            raise LatticeworkError(f"{self.path}: the search could not be started over ({error})") from None
        self.close()
        return SearchFile.open(self.path)

    @property
    def identity(self) -> open_databases.Identity | None:
        """Which file this is, whatever its name leads to by now."""
        return self._db.held

    def check(self) -> None:
        """Raise FileRefusedError unless all is as a commit leaves it, each single solution left out."""
        with self.unchanging():
            consistency.check_sizes(self._db, self.path, most_levels(self.document))
            totals = self.totals()
            consistency.check_tree(self.path, totals, self.frontier())
            consistency.check_counts(self.path, totals, self.profile(), self.cut())
            consistency.check_solutions(self._db, self.path, totals)
            if schema.version_of(self._db) >= schema.SEALED and not checksum.is_whole(self._db):
                raise FileRefusedError(self.path, _BROKEN)

    @contextmanager
    def unchanging(self) -> Iterator[None]:
        """Read one consistent state of the file while this context is open; nobody can commit meanwhile."""
        with refusing_damage(self.path):
            self._db.execute("BEGIN")
            try:
                yield
            finally:
                self._db.rollback()

    def totals(self) -> Totals:
        """Return what the search has done."""
        with refusing_damage(self.path):
            row = _only(self._db.execute(f"SELECT {_TOTALS} FROM totals LIMIT 2"))  # noqa: S608
            *numbers, digest = _typed(row, int, int, int, float, int, int, int, str)
            return replace(Totals(*numbers), digest=int(digest, 16))

    def seal(self) -> int | None:
        """Return the sum that `seal.of_solutions` should give for the stored solutions; None in files of old."""
        with refusing_damage(self.path):
            return checksum.solutions(self._db) if schema.version_of(self._db) >= schema.SEALED else None

    def profile(self) -> list[int]:
        """Return the nodes entered per level."""
        with refusing_damage(self.path):
            return [_typed(row, int)[0] for row in self._db.execute("SELECT nodes FROM profile ORDER BY level")]

    def cut(self) -> dict[str, int]:
        """Return how many nodes each pruning cut off, those without any left out."""
        with refusing_damage(self.path):
            if schema.version_of(self._db) == 1:
                return {}
            rows = self._db.execute("SELECT pruning, nodes FROM cut ORDER BY pruning")
            return dict(_typed(row, str, int) for row in rows)

    def frontier(self) -> list[Open]:
        """Return the open subtrees, the largest first."""
        with refusing_damage(self.path):
            rows = self._db.execute("SELECT id, share, state FROM frontier ORDER BY share DESC, id")
            return [Open(*_typed(row, int, int, bytes)) for row in rows]

    def page(self, first: int, limit: int = PAGE) -> list[StoredSolution]:
        """Return up to `limit` stored solutions, numbered from 1, beginning with number `first`."""
        # The journal of another file would be taken for its own.
        if open_databases.identity(self.path) != self._db.held:
            raise LatticeworkError(f"{self.path}: was removed or replaced")
        with refusing_damage(self.path):
            rows = self._db.execute("SELECT id, options, copies, rotations FROM solutions WHERE id >= ? "
                                    "ORDER BY id LIMIT ?", (first, limit)).fetchall()
            return [StoredSolution(*_typed(row, int, bytes, int, int)) for row in rows]

    def commit(self, done: Iterable[tuple[int, Result]], seconds: float) -> tuple[Totals, list[Open]]:
        """Store finished slices, given with the frontier row each began from, in one transaction.

        Returns the new totals and the new open subtrees. Raises NoRoomError when the disk is full or another program
        has the file locked, LatticeworkError when another program works on this search; nothing is changed then.
        """
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                schema.bring_up_to_date(self._db)
                if not checksum.is_whole(self._db):
                    raise FileRefusedError(self.path, _BROKEN)
                totals = self.totals()
                totals = replace(totals, seconds=totals.seconds + seconds)
                opened: list[Open] = []
                added = 0
                for row, result in done:
                    totals = self._store(row, result, totals)
                    opened += self._open(result)
                    added += result.seal
                self._write(totals)
                checksum.renew(self._db, added)
        except (sqlite3.Error, OverflowError) as error:
            if error_name(error) in WAITABLE:
                full = error_name(error) == "SQLITE_FULL"
                why = "The disk is full" if full else "Another program holds the search file"
                raise NoRoomError(f"{why}. The search waits until it can save.") from None
            if error_name(error) == "SQLITE_READONLY_DBMOVED":
                raise LatticeworkError(f"{self.path}: the search file was removed or replaced while it was searched; "
                                       "what it held is there no longer") from None
            raise LatticeworkError(f"{self.path}: the search could not be saved ({error}); "
                                   "what was saved before is kept") from None
        return totals, opened

    def _store(self, row: int, result: Result, totals: Totals) -> Totals:
        if self._db.execute("DELETE FROM frontier WHERE id = ?", (row,)).rowcount != 1:
            raise LatticeworkError(f"{self.path}: another program is using this search")
        first = totals.solutions + 1
        self._db.executemany("INSERT INTO solutions VALUES (?, ?, ?, ?)",
                             ((first + i, *solution) for i, solution in enumerate(result.solutions)))
        self._db.executemany("INSERT INTO profile VALUES (?, ?) ON CONFLICT (level) "
                             "DO UPDATE SET nodes = nodes + excluded.nodes", enumerate(result.profile))
        self._db.executemany("INSERT INTO cut VALUES (?, ?) ON CONFLICT (pruning) "
                             "DO UPDATE SET nodes = nodes + excluded.nodes", result.cut)
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

    def without_log(self) -> None:
        """Give up the write-ahead log of earlier versions, unless another program has the file open."""
        with suppress(sqlite3.Error):
            self._db.execute("PRAGMA journal_mode = DELETE")

    def close(self) -> None:
        """Close the file."""
        self._db.close()


def _method(path: Path, text: str) -> Method:
    try:
        return Method.of(text)
    except LatticeworkError as error:
        raise FileRefusedError(path, f"a damaged search file ({error})") from None


def _only(rows: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Return the one row there is; raises ValueError when there are none or several."""
    (row,) = rows
    return row


def _typed(row: tuple[Any, ...], *kinds: type) -> tuple[Any, ...]:
    """Return a row whose values are of these types; raises TypeError, because SQLite keeps anything anywhere."""
    if tuple(map(type, row)) != kinds:
        raise TypeError(f"{row!r:.60} has values of the wrong type")
    return row
