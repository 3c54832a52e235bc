"""Opening the SQLite database of a search file without damage to it or to the locks on it."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from latticework import reading
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.phrases import phrase
from latticework.reading import read_bytes

LONGEST = 8_000_000  # bytes of a value; a puzzle of 2 MB may be longer as the program writes it
ROW = 10_000  # bytes for what stands beside a longer value in its row
PATIENCE = 10.0  # seconds to wait for another program that is writing
_NO_DAMAGE = ("SQLITE_BUSY", "SQLITE_CANTOPEN", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_LOCKED", "SQLITE_NOMEM",
              "SQLITE_PERM", "SQLITE_READONLY")
"""How the names of those errors of SQLite begin that do not mean a damaged file."""


class Connection(sqlite3.Connection):
    """A connection that, until it is closed, keeps this process from reading its file without SQLite.

    identity: of the open file, None once it is closed. sealed_at: SQLite's count of the changes by others when the
    seal of the file was last found whole, else None.
    """

    identity: reading.Identity | None = None
    sealed_at: int | None = None

    def close(self) -> None:
        """Close the database."""
        super().close()
        self._release()

    def __del__(self) -> None:
        """Release the file where nobody closed it: the next file may get its number."""
        self._release()

    def _release(self) -> None:
        opened, self.identity = self.identity, None
        if opened is not None:
            reading.remove_connection(opened)


def connect(path: Path, mode: str) -> Connection:
    """Open a database; mode "rw", "rwc" or one of those that only read. Raises sqlite3.Error."""
    with reading.database_lock:
        # The file may be replaced between the look and the opening; only when it is the same before and after is it
        # the one that is recorded as open.
        before = reading.file_identity(path)
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE,
                             isolation_level=None, check_same_thread=False, factory=Connection)
        # A damaged length must not make SQLite ask for a gigabyte.
        db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        file = reading.file_identity(path)
        if file is None or before not in {None, file}:
            db.close()
            raise sqlite3.OperationalError("the file was replaced while it was being opened")
        reading.add_connection(file)
        db.identity = file
    return db


def copy_to(path: Path, target: Path) -> bool:
    """Copy a database and the changes in its journal; return whether that succeeded. If not, no copy is left."""
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except (OSError, sqlite3.Error):
        with suppress(OSError):
            target.unlink(missing_ok=True)
        return False
    return True


def make_room(db: sqlite3.Connection, size: int) -> None:
    """Allow the connection one value of so many bytes, more than others may have."""
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, max(LONGEST, size + ROW))


def open_if_accepted(path: Path, check_header: Callable[[bytes], None], mode: str = "rw") -> Connection:
    """Open a database after `check_header` has accepted its first 100 bytes; a refused file is not touched.

    It may judge only what no commit changes: after a kill in the middle of one the rest of the header says something
    only once SQLite has rolled the file back. Raises FileRefusedError.
    """
    with reading.database_lock:  # so that the file is not opened as a database between the two steps
        if not reading.is_open_database(path):
            check_header(read_bytes(path, 100))
        with refusing_damage(path):
            return connect(path, mode)


def is_cut_short(db: Connection, path: Path) -> bool:
    """Whether the file lacks the end of its last page, which SQLite would fill with zeros; within a transaction.

    What still stands in a log is not yet missing from the file.
    """
    log = Path(os.path.realpath(path) + "-wal")
    if log.exists() and log.stat().st_size:
        return False
    pages, size = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    return path.stat().st_size < int(pages) * int(size)


@contextmanager
def refusing_damage(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and values of the wrong type into the error for a damaged file, or for a full disk."""
    try:
        yield
    except (sqlite3.Error, sqlite3.Warning, TypeError, ValueError, OverflowError, OSError) as error:
        if error_name(error).startswith(_NO_DAMAGE) or isinstance(error, OSError):
            raise LatticeworkError(phrase("{path}: the search file cannot be read now ({error})", path=path,
                                          error=error)) from None
        raise FileRefusedError(path, phrase("a damaged search file ({error})", error=error)) from None


@contextmanager
def refusing_wrong_values(path: Path) -> Iterator[None]:
    """Turn values of the wrong type or range into the error for a damaged file, and nothing else."""
    try:
        yield
    except (TypeError, ValueError) as error:
        raise FileRefusedError(path, phrase("a damaged search file ({error})", error=error)) from None


def error_name(error: Exception) -> str:
    """Return the name that SQLite gives to an error, "SQLITE_FULL" for example; "" when it is none of SQLite's."""
    return str(getattr(error, "sqlite_errorname", ""))
