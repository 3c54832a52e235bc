"""What a search file holds, at a glance; it is opened for reading only, also while a search runs in it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_parts import UNNAMED
from latticework.reading import database_lock, is_open_database, read_bytes
from latticework.replaced_files import keep_mode, sync_folder, temporary_beside
from latticework.store import schema
from latticework.store.schema import document_of, make_room_for_text
from latticework.store.search_lock import is_searched
from latticework.store.sqlite import Connection, error_name, refusing_damage
from latticework.store.tables import layout

READ, READ_ALONE = "ro", "ro&immutable=1"
"""How SQLite opens a file that it must not change; the second makes no files beside it either."""
_WITH_LOG = 2
"""What byte 18 of a database is that was written with a log, as earlier versions of the program did."""


@dataclass(frozen=True)
class Glance:
    """A search file at one moment; what could not be read of it is empty, and refusal says why.

    name: of the puzzle and of its target, "Soma, Chair". called: a name that the puzzle was given since its search
    began, "" for none. size: its bytes, with those of the journal beside it. touched: when it was changed last,
    seconds since 1970. searched: whether some window or program searches there. by_parts: whether it finds sets of
    parts, and counts the solutions of each. cells, parts: of a puzzle that nobody has named
    the number of cells, and the names of the parts.
    """

    path: Path
    size: int = 0
    touched: float = 0.0
    searched: bool = False
    called: str = ""
    name: str = ""
    cells: int = 0
    parts: tuple[str, ...] = ()
    totals: Totals | None = None
    by_parts: bool = False
    refusal: str = ""

    @property
    def complete(self) -> bool:
        """Whether all was explored."""
        return self.totals is not None and self.totals.complete

    @property
    def can_resume(self) -> bool:
        """Whether the search can be resumed now."""
        return self.totals is not None and not (self.searched or self.complete)


def glance(path: Path, before: Glance | None = None, called: str = "") -> Glance:
    """Return the state of a search file now; with `before`, an earlier glance, an unchanged file is not read.

    called: the name of its puzzle, where that was named after the search began.
    """
    try:
        status = path.stat()
        # A commit changes the file only when it ends; while it is written the journal beside it grows.
        journals = [file.stat().st_size for file in schema.companions(path) if file.exists()]
    except OSError as error:
        return Glance(path, refusal=phrase("{path}: {error}", path=path.name, error=error.strerror or error))
    now = Glance(path, status.st_size + sum(journals), status.st_mtime, is_searched(path), called)
    if before is not None and not before.refusal and _stamp(before) == _stamp(now):
        return before
    try:
        with _opened(path) as db:
            by_parts = layout.keeping(db).what == BY_PARTS
            named = _named(now, _document(db, path))
            return replace(named, totals=layout.totals(db), by_parts=by_parts)
    except LatticeworkError as error:
        return replace(now, refusal=error.reason if isinstance(error, FileRefusedError) else error.text)


def document_in(path: Path) -> Document:
    """Return the puzzle or exact cover problem of a search file; raises LatticeworkError."""
    with _opened(path) as db:
        return _document(db, path)


def copy_to(path: Path, target: Path) -> None:
    """Write a copy of a search file as it is between two commits; raises LatticeworkError, and then nothing changed.

    A program that searches there waits for the end of the copy before it saves again.
    """
    try:
        with temporary_beside(target) as temporary:
            with _opened(path) as db, closing(sqlite3.connect(temporary)) as copy:
                if is_open_database(target):
                    raise LatticeworkError(phrase("{path}: is a search that is open in this program; choose another "
                                                  "name", path=target))
                # The transaction of reading ends, as a backup begins one of its own.
                db.rollback()
                db.backup(copy)
            # See www.sqlite.org/howtocorrupt.html on databases that come upon the journals of others.
            _make_way(target)
            keep_mode(target, temporary)
            os.replace(temporary, target)  # noqa: PTH105 - as replaced_files does
        # Else a power cut may undo the new name.
        sync_folder(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise LatticeworkError(phrase("{path}: the copy could not be written ({error})", path=target,
                                      error=error)) from None


def _make_way(target: Path) -> None:
    """Finish what a killed program began in a file that is to be replaced: its journal would spoil the new one."""
    schema.remove_unfinished(target)
    if any(file.exists() for file in schema.companions(target)):
        with closing(sqlite3.connect(target)) as old:
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    """Read one consistent state of a search file; raises LatticeworkError, FileRefusedError for a damaged one."""
    db = schema.open_file(path, _mode(path))
    try:
        with refusing_damage(path), _explaining_recovery(path):
            schema.check_form(db, path, whole=False)
            make_room_for_text(db)
            db.execute("BEGIN")
            yield db
    finally:
        db.close()


def _document(db: Connection, path: Path) -> Document:
    return document_of(layout.meta(db)[0], f"{path}: puzzle")


def _named(seen: Glance, document: Document) -> Glance:
    name = seen.called or document.name
    if not isinstance(document, Puzzle):
        return replace(seen, name=name)
    seen = replace(seen, name=f"{name}, {document.target.name}" if document.target.name else name)
    if name != UNNAMED:
        return seen
    return replace(seen, cells=len(document.target.cells), parts=tuple(part.name for part in document.parts))


def _mode(path: Path) -> str:
    """Return how to open a file: without a log that is in use, SQLite need not make one to read it."""
    return READ_ALONE if _has_log_format(path) and not schema.companions(path)[1].exists() else READ


def _has_log_format(path: Path) -> bool:
    with database_lock:
        # Closing it after a plain read would drop the locks of this process on it, see `reading`.
        if is_open_database(path):
            return False  # then the log is there, or not needed
        try:
            return read_bytes(path, 19)[18:] == bytes([_WITH_LOG])
        except LatticeworkError:
            return False


@contextmanager
def _explaining_recovery(path: Path) -> Iterator[None]:
    """Explain the error of a file whose program was killed while it saved."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if error_name(error).startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN")):
            raise LatticeworkError(phrase("{path}: a program ended while it saved there; open the search to put that "
                                          "right", path=path.name)) from None
        raise


def _stamp(seen: Glance) -> tuple[object, ...]:
    return seen.size, seen.touched, seen.searched, seen.called
