"""The search file: one SQLite file that holds all of a search."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from latticework import reading
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.job import most_levels
from latticework.jobs.keeping import Keeping
from latticework.jobs.method import AUTO, Method
from latticework.jobs.packed_solutions import Rows
from latticework.jobs.searched import Document
from latticework.jobs.slice_work import Result
from latticework.jobs.totals import Open, SearchOrigin, StoredSolution, Totals
from latticework.phrases import phrase
from latticework.store import commit, consistency, older_formats, schema
from latticework.store.schema import document_of, make_room_for_text
from latticework.store.sqlite import Connection, refusing_damage
from latticework.store.tables import apart_rows, checksum, layout, note_rows, part_rows, slice_rows, stored_blocks
from latticework.store.tables.layout import BLOCKS, CUT, NOTED, PARTS, SEALED, version_of
from latticework.store.tables.note_rows import Note
from latticework.store.tables.stored_blocks import Hashes, SolutionReader, unhashed

Found = TypeVar("Found")

PAGE = 256


class SearchFile:
    """An open search file. Raises FileRefusedError for a file that is damaged or not ours, which stays untouched."""

    def __init__(
        self, path: Path, connection: Connection, document: Document, fingerprint: str, method: Method
    ) -> None:
        self.path, self.document, self.fingerprint, self.method = path, document, fingerprint, method
        self._db = connection
        self.longest = most_levels(document)
        """The most options that a solution can have."""
        self._blocks = SolutionReader(connection, self.longest)

    @staticmethod
    def create(
        path: Path, document: Document, fingerprint: str, method: Method = AUTO, keeps: str = ""
    ) -> "SearchFile":
        """Make a new search file with the whole tree open; raises LatticeworkError when it cannot be written.

        keeps: which of the solutions found it stores, as text, see `Keeping`.
        """
        schema.create(path, document, fingerprint, str(method), keeps)
        return SearchFile.open(path)

    @staticmethod
    def open(path: Path, check: bool = True) -> "SearchFile":
        """Open an existing search file; without `check` only its header and document are looked at."""
        db = schema.open_file(path)
        try:
            with refusing_damage(path):
                # From the outside in: first that it is a file of this form, then what is in it, then that it agrees.
                schema.check_form(db, path, whole=check)
                # What was reported as saved must survive a power cut.
                db.execute("PRAGMA synchronous = FULL")
                make_room_for_text(db)
                text, fingerprint, method = layout.meta(db)
                file = SearchFile(path, db, document_of(text, f"{path}: puzzle"), fingerprint, _method(path, method))
            if check:
                file.check()
        except BaseException:
            db.close()
            raise
        return file

    def start_over(
        self, document: Document, fingerprint: str, method: Method, keeps: str = ""
    ) -> "SearchFile":
        """Erase what was found and begin another search in this same file; return the file opened again.

        A new file of the same name would be a trap for programs that read the old one: they would take its journal
        for theirs. Raises LatticeworkError, and then nothing is changed.
        """
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                schema.reset_search(self._db, document, fingerprint, str(method), keeps)
        except (sqlite3.Error, UnicodeEncodeError) as error:
            raise LatticeworkError(phrase("{path}: the search could not be started over ({error})", path=self.path,
                                          error=error)) from None
        self.close()
        return SearchFile.open(self.path)

    @property
    def identity(self) -> reading.Identity | None:
        """The identity of the open file, even where its name leads to another one by now."""
        return self._db.identity

    def check(self) -> None:
        """Raise FileRefusedError unless the file is consistent; the solutions themselves are not checked."""
        with self.unchanging():
            # Lengths first: a file may claim values that would fill the memory when they are read.
            consistency.check_sizes(self._db, self.path, self.longest)
            totals = self.totals()
            consistency.check_tree(self.path, totals, self.frontier(), part_rows.away(self._db))
            consistency.check_counts(self.path, totals, self.profile(), self.cut())
            if version_of(self._db) >= NOTED:
                consistency.check_notes(self._db, self.path, totals)
            consistency.check_solutions(self._db, self.path, totals, layout.keeping(self._db))
            if self.is_sealed:
                consistency.check_seal(self._db, self.path)
            if self._has_blocks:
                consistency.check_examined(self._db, self.path, totals)
            if version_of(self._db) >= PARTS:
                consistency.check_parts(self._db, self.path, totals)
            consistency.check_course(self._db, self.path)
            consistency.check_families(self._db, self.path, totals, layout.keeping(self._db))

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
        """Return the totals of the search."""
        with refusing_damage(self.path):
            return layout.totals(self._db)

    @property
    def is_sealed(self) -> bool:
        """Whether the file has a seal, which those of the oldest formats get at a commit."""
        return version_of(self._db) >= SEALED

    @property
    def _has_blocks(self) -> bool:
        return version_of(self._db) >= BLOCKS

    def check_seal_of_rows(self) -> None:
        """Raise FileRefusedError where rows are not as they were sealed; blocks are compared when they are read."""
        with refusing_damage(self.path):
            if not self._has_blocks and self.is_sealed:
                older_formats.check_solutions(self._db, self.path)
            if self._has_blocks and apart_rows.sum_of_hashes(self._db) != checksum.sums(self._db)[1]:
                raise ValueError("what it tells about taking solutions apart is not what was found out")
            if not slice_rows.are_sound(self._db):
                raise ValueError("its slices are not those that were done")

    def check_blocks(self) -> None:
        """Raise FileRefusedError where a block of solutions is damaged; reads all of the file."""
        with refusing_damage(self.path):
            if self._has_blocks:
                stored_blocks.check(self._db)

    @property
    def origin(self) -> SearchOrigin:
        """Which search this is, and of which other one it is a part."""
        with refusing_damage(self.path):
            return layout.origin(self._db)

    def profile(self) -> list[int]:
        """Return the nodes entered per level."""
        with refusing_damage(self.path):
            return layout.profile(self._db)

    def cut(self) -> dict[str, int]:
        """Return how many nodes each pruning cut off, those without any left out."""
        with refusing_damage(self.path):
            return layout.cut(self._db) if version_of(self._db) >= CUT else {}

    def frontier(self) -> list[Open]:
        """Return the open subtrees, the largest first."""
        with refusing_damage(self.path):
            return layout.frontier(self._db)

    @property
    def keeping(self) -> Keeping:
        """Which of the solutions found are stored."""
        with refusing_damage(self.path):
            return layout.keeping(self._db)

    @property
    def keeps(self) -> str:
        """Which solutions are stored, as it was requested when the search began; "" for all."""
        return self.keeping.what

    def page(self, first: int, limit: int = PAGE) -> list[StoredSolution]:
        """Return up to `limit` stored solutions, numbered from 1, beginning with number `first`."""
        rows = self.rows(first, limit)
        return [StoredSolution(number, rows.chosen(i), int(rows.copies[i]), int(rows.rotations[i]))
                for i, number in enumerate(range(first, first + len(rows)))]

    def rows(self, first: int, limit: int) -> Rows:
        """Return the solutions of `page` as arrays, which is fast for many at a time."""
        # The journal of another file would be taken for its own.
        if reading.file_identity(self.path) != self._db.identity:
            raise LatticeworkError(phrase("{path}: was removed or replaced", path=self.path))
        with refusing_damage(self.path):
            if self._has_blocks:
                return self._blocks.rows(first, limit)
            return older_formats.rows(self._db, first, limit, self.longest)

    def examined(self, first: int, limit: int = PAGE) -> list[Examined]:
        """Return results of taking solutions apart, up to `limit` rows from solution `first` on."""
        with refusing_damage(self.path):
            return apart_rows.page(self._db, first, limit) if self._has_blocks else []

    def outcomes(self) -> dict[Outcome, int]:
        """Return how many of the examined solutions have each outcome."""
        with refusing_damage(self.path):
            return apart_rows.outcomes(self._db) if self._has_blocks else dict.fromkeys(Outcome, 0)

    def levels(self) -> dict[str, int]:
        """Return how many of the stored solutions that come apart have each level."""
        with refusing_damage(self.path):
            return apart_rows.levels(self._db) if self._has_blocks else {}

    def states_examined(self) -> int:
        """Return how many arrangements of parts were looked at for all stored solutions together."""
        with refusing_damage(self.path):
            return apart_rows.states(self._db) if self._has_blocks else 0

    def come_apart(self) -> Iterator[tuple[int, str, int, int]]:
        """Yield number, level, moves and states of the stored solutions that come apart, in their order."""
        with refusing_damage(self.path):
            if self._has_blocks:
                yield from apart_rows.come_apart(self._db, self.totals().stored)

    def examine(self, rows: Iterable[Examined]) -> None:
        """Store results of taking solutions apart, in one transaction, replacing earlier ones of the same solutions.

        Raises NoRoomError as `commit` does, LatticeworkError when that fails; nothing is changed then.
        """
        with self.changing() as db:
            checksum.renew(db, apart=apart_rows.put(db, rows))

    @property
    def notes(self) -> list[Note]:
        """What the user noted about stored solutions, in their order."""
        with refusing_damage(self.path):
            return note_rows.notes(self._db)

    def store_notes(self, notes: Iterable[Note], meant: Iterable[StoredSolution] = ()) -> None:
        """Store notes in one transaction, replacing earlier ones about the same solutions.

        meant: solutions that must still have their numbers, as another program may thin out a sample or start over.
        Raises NoRoomError as `commit` does, LatticeworkError when that fails; nothing is changed then.
        """
        with self.changing() as db:
            # Within the transaction: nobody can renumber solutions between this look and the change.
            for solution in meant:
                if self.page(solution.id, 1) != [solution]:
                    raise LatticeworkError(phrase("solution {number} is another one by now; mark it again",
                                                  number=str(solution.id)))
            note_rows.put(db, notes)
            checksum.renew(db)

    def commit(
        self, done: Sequence[tuple[int, Result]], seconds: float, method: Method | None = None,
        hashes: Hashes = unhashed,
    ) -> tuple[Totals, list[Open]]:
        """Store finished slices, given with the frontier row each began from, in one transaction.

        method: by which they were done, if not by that of the file. hashes: by what a sample is thinned out.

        Returns the new totals and the new open subtrees. Raises NoRoomError when the disk is full or another program
        has the file locked, LatticeworkError when another program works on this search; nothing is changed then.
        """
        return commit.commit(self._db, self.path, self.longest, done, seconds, str(method or self.method),
                                    hashes)

    def thin_out(self, hashes: Hashes) -> Totals:
        """Reduce a sample to the requested number of solutions; return the new totals. Raises as `commit`."""
        with commit.saving(self._db, self.path):
            return commit.thin_out(self._db, self.longest, self.totals(), hashes, at_rest=True)

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        """Change the tables in one transaction; the caller must then renew the seal by `checksum.renew`.

        Raises NoRoomError as `commit` does, LatticeworkError when that fails; nothing is changed then.
        """
        with commit.saving(self._db, self.path):
            older_formats.bring_up_to_date(self._db, self.path, self.longest)
            consistency.check_before_change(self._db, self.path)
            yield self._db

    def read(self, what: Callable[[Connection], Found]) -> Found:
        """Return what a function that reads tables returns, such as one of `part_rows` or `course_rows`."""
        with refusing_damage(self.path):
            return what(self._db)

    def drop_log(self) -> None:
        """Drop the write-ahead log of earlier versions, unless another program has the file open."""
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
