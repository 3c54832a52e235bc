"""The search file: one SQLite file that holds all of a search."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from latticework import open_databases
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.phrases import phrase
from latticework.session import checksum, commit_slices, consistency, read_rows, schema
from latticework.session.document_text import document_of, make_room_for_text
from latticework.session.documents import Document, most_levels
from latticework.session.method import AUTO, Method
from latticework.session.rows import Open, StoredSolution, Totals
from latticework.session.sqlite import Connection, refusing_damage
from latticework.session.worker import Result

PAGE = 256


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
                text, fingerprint, method = read_rows.meta(db)
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
            raise LatticeworkError(phrase("{path}: the search could not be started over ({error})", path=self.path,
                                          error=error)) from None
        self.close()
        return SearchFile.open(self.path)

    @property
    def identity(self) -> open_databases.Identity | None:
        """The identity of the open file, even where its name leads to another one by now."""
        return self._db.held

    def check(self) -> None:
        """Raise FileRefusedError unless the file is consistent; the solutions themselves are not checked."""
        with self.unchanging():
            consistency.check_sizes(self._db, self.path, most_levels(self.document))
            totals = self.totals()
            consistency.check_tree(self.path, totals, self.frontier())
            consistency.check_counts(self.path, totals, self.profile(), self.cut())
            consistency.check_solutions(self._db, self.path, totals)
            if schema.version_of(self._db) >= schema.SEALED:
                consistency.check_seal(self._db, self.path)

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
            return read_rows.totals(self._db)

    def seal(self) -> int | None:
        """Return the sum that `checksum.of_solutions` should give for the stored solutions; None in older files."""
        with refusing_damage(self.path):
            return checksum.solutions(self._db) if schema.version_of(self._db) >= schema.SEALED else None

    def profile(self) -> list[int]:
        """Return the nodes entered per level."""
        with refusing_damage(self.path):
            return read_rows.profile(self._db)

    def cut(self) -> dict[str, int]:
        """Return how many nodes each pruning cut off, those without any left out."""
        with refusing_damage(self.path):
            return read_rows.cut(self._db) if schema.version_of(self._db) >= schema.CUT else {}

    def frontier(self) -> list[Open]:
        """Return the open subtrees, the largest first."""
        with refusing_damage(self.path):
            return read_rows.frontier(self._db)

    def page(self, first: int, limit: int = PAGE) -> list[StoredSolution]:
        """Return up to `limit` stored solutions, numbered from 1, beginning with number `first`."""
        # The journal of another file would be taken for its own.
        if open_databases.identity(self.path) != self._db.held:
            raise LatticeworkError(phrase("{path}: was removed or replaced", path=self.path))
        with refusing_damage(self.path):
            return read_rows.solutions(self._db, first, limit)

    def commit(self, done: Iterable[tuple[int, Result]], seconds: float) -> tuple[Totals, list[Open]]:
        """Store finished slices, given with the frontier row each began from, in one transaction.

        Returns the new totals and the new open subtrees. Raises NoRoomError when the disk is full or another program
        has the file locked, LatticeworkError when another program works on this search; nothing is changed then.
        """
        return commit_slices.commit(self._db, self.path, done, seconds)

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
        raise FileRefusedError(path, phrase("a damaged search file ({error})", error=error)) from None
