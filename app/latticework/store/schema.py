"""Search files: creating them, checking their form when they are opened, and the text of the document in them."""

import os
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import MOST_BYTES, dump_exact_cover, parse_exact_cover
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.jobs.searched import Document
from latticework.phrases import phrase
from latticework.puzzle import dump, parse
from latticework.reading import SQLITE, read_bytes
from latticework.replaced_files import sync_folder
from latticework.search import WHOLE
from latticework.store import older_formats
from latticework.store.sqlite import LONGEST, Connection, connect, is_cut_short, make_room, open_if_accepted
from latticework.store.tables import (
    checksum,
    course_rows,
    family_rows,
    layout,
    note_rows,
    part_rows,
    sample_rows,
    slice_rows,
)
from latticework.store.tables.layout import FORMAT

APPLICATION = 0x4C617474  # "Latt"
_COMPANIONS = ("-journal", "-wal", "-shm")
"""Endings of the files that SQLite may keep beside a database; the last two are of earlier versions of ours."""
_MARKS = (bytes.fromhex("d9d505f920a163d7"), bytes.fromhex("377f0682"), bytes.fromhex("377f0683"))
"""How a journal and a write-ahead log begin: https://www.sqlite.org/fileformat.html."""
CHECKED = 100_000_000  # bytes up to which a file is read through when it is opened
_COVER = "{"
"""How the text of an exact cover problem begins, but that of no puzzle."""


def create(path: Path, document: Document, fingerprint: str, method: str, keeps: str) -> None:
    """Make a new search file with the whole tree open; raises LatticeworkError when it cannot be written.

    method: how it is searched, as `Method` writes it; keeps: which solutions it stores.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")  # so that nobody ever opens a half-made file
    try:
        with closing(connect(temporary, "rwc")) as db:
            db.execute("PRAGMA synchronous = FULL")
            db.executescript(f"BEGIN; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
                             f"{layout.of_format(FORMAT)} COMMIT;")
            with db:
                db.execute("BEGIN")
                reset_search(db, document, fingerprint, method, keeps)
        # Only a whole file gets the name; a program that is killed before leaves a file that nobody opens.
        rename_new(temporary, path)
        sync_folder(path.parent)
    except FileExistsError:
        raise LatticeworkError(phrase("{path}: exists already; choose another name", path=path)) from None
    except (OSError, sqlite3.Error, UnicodeEncodeError) as error:
        raise LatticeworkError(phrase("{path}: cannot make a search file there ({error})", path=path,
                                      error=error)) from None
    finally:
        with suppress(OSError):  # in a folder that cannot be written there is nothing to remove
            temporary.unlink(missing_ok=True)


def reset_search(db: sqlite3.Connection, document: Document, fingerprint: str, method: str, keeps: str) -> None:
    """Reset a search to the whole tree open and nothing found, in the transaction of the caller.

    Raises LatticeworkError when the document is too large.
    """
    older_formats.upgrade_tables(db)
    for table in layout.NAMES:
        db.execute(f"DELETE FROM {table}")  # noqa: S608 - names of our own
    text = text_of(document)
    make_room(db, len(text.encode()))
    db.execute("INSERT INTO meta VALUES (?, ?, ?, ?)", (text, fingerprint, method, keeps))
    db.execute("INSERT INTO totals VALUES (0, 0, 0, 0.0, 0, 0, 0, '0', 0)")
    db.execute("INSERT INTO frontier (share, state) VALUES (?, ?)", (WHOLE, b""))
    part_rows.begin(db)
    sample_rows.begin(db)
    course_rows.begin(db)
    note_rows.begin(db)
    slice_rows.begin(db)
    family_rows.begin(db)
    checksum.put_on(db)


def rename_new(temporary: Path, path: Path) -> None:
    """Rename a temporary file; raises FileExistsError when the name is taken, even if only since a moment ago."""
    try:
        # A link fails where the name is taken; a rename would replace what is there, on POSIX without a word.
        path.hardlink_to(temporary)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        temporary.rename(path)


def remove_unfinished(path: Path) -> None:
    """Remove what killed programs left behind while making or removing this search file.

    No program may be doing so now. The journal of a removed file would spoil one that is made in its place. Raises
    LatticeworkError when a file of that name is something else.
    """
    unfinished = re.compile(rf"\.{re.escape(path.name)}\.\d+\.new(-journal)?")
    left = [file for file in path.parent.iterdir() if unfinished.fullmatch(file.name)] if path.parent.is_dir() else []
    # A journal without its file: SQLite would take it for that of a new file with this name.
    if not path.exists():
        left += [file for file in companions(path) if file.exists() and not file.name.endswith("-shm")]
    for file in left:
        if not unfinished.fullmatch(file.name) and not _is_of_sqlite(file):
            raise LatticeworkError(phrase("{file}: is in the way of a search file {name}; choose another name",
                                          file=file, name=path.name))
        with suppress(OSError):
            file.unlink(missing_ok=True)


def companions(path: Path) -> list[Path]:
    """Return the paths of the files that SQLite may keep beside a database; they need not exist."""
    found = os.path.realpath(path)
    return [Path(found + ending) for ending in _COMPANIONS]


def _is_of_sqlite(file: Path) -> bool:
    head = read_bytes(file, 8)
    return not head.strip(b"\0") or head.startswith(_MARKS)


def open_file(path: Path, mode: str = "rw") -> Connection:
    """Open the database of a search file of any supported format; raises FileRefusedError."""
    def check(header: bytes) -> None:
        if header[:16] != SQLITE or int.from_bytes(header[68:72], "big") != APPLICATION:
            raise FileRefusedError(path, phrase("not a Latticework search file, as `latticework solve` keeps them"))
        _check_version(int.from_bytes(header[60:64], "big"), path)

    return open_if_accepted(path, check, mode)


def check_form(db: Connection, path: Path, whole: bool) -> None:
    """Refuse another format, other tables than ours, views, triggers, a file cut short; if `whole`, broken pages."""
    # Before anything of the file is run: a view or a trigger in it may call functions.
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("BEGIN")  # from here on it is as after recovery, and nobody changes it
    try:
        _check_version(layout.version_of(db), path)
        if not layout.are_ours(db):
            raise FileRefusedError(path, phrase("a damaged search file: its tables are not those of this program"))
        if is_cut_short(db, path):
            raise FileRefusedError(path, phrase("a damaged search file: it was cut short"))
        if whole and path.stat().st_size < CHECKED and db.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise FileRefusedError(path, phrase("a damaged search file"))
    finally:
        db.rollback()


def _check_version(version: int, path: Path) -> None:
    if not 1 <= version <= FORMAT:
        raise FileRefusedError(path, phrase("search file format {given}; this program reads formats 1 to {most}",
                                            given=str(version), most=FORMAT))


def text_of(document: Document) -> str:
    """Return the text of a document as a search file keeps it; raises LatticeworkError when that cannot be kept."""
    try:
        text = dump_exact_cover(document) if isinstance(document, ExactCover) else dump(document)
        # In bytes, which is what SQLite limits.
        size, most = len(text.encode()), _most_bytes(text)
    except UnicodeEncodeError as error:  # a lone surrogate
        raise LatticeworkError(phrase("{path}: {text} cannot be written", path=document.name,
                                      text=shown(error.object[error.start : error.end]))) from None
    if size > most:
        raise LatticeworkError(f"{document.name}: is too large for a search file, {size:,} bytes as text, and at "
                               f"most {most:,} are kept; `latticework count` and searches from Python need no file")
    return text


def document_of(text: str, source: Path | str) -> Document:
    """Return the document of a text that `text_of` made; raises FileRefusedError."""
    return parse_exact_cover(text, source) if text.startswith(_COVER) else parse(text, source)


def make_room_for_text(db: sqlite3.Connection) -> None:
    """Raise the limit on the length of values for a long text, as that of an exact cover problem may be."""
    for (row,) in db.execute("SELECT rowid FROM meta LIMIT 1"):
        # A blob is opened without reading it, so its length is known before the limit on values is raised for it.
        with db.blobopen("meta", "puzzle", row, readonly=True) as text:
            if len(text) <= _most_bytes(text.read(1).decode("latin-1")):
                make_room(db, len(text))


def _most_bytes(beginning: str) -> int:
    return MOST_BYTES if beginning.startswith(_COVER) else LONGEST
