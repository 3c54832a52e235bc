"""The document of a search file as its text: writing, reading, and how long it may be."""

import sqlite3
from pathlib import Path

from latticework.cover import ExactCover
from latticework.cover.exact_cover_json import MOST_BYTES, dump_exact_cover, parse_exact_cover
from latticework.errors import LatticeworkError
from latticework.jobs.searched import Document
from latticework.puzzle import dump, parse
from latticework.store.sqlite import LONGEST, make_room

_COVER = "{"
"""How the text of an exact cover problem begins, but that of no puzzle."""


def text_of(document: Document) -> str:
    """Return the text of a document as a search file keeps it; raises LatticeworkError when that is too long."""
    text = dump_exact_cover(document) if isinstance(document, ExactCover) else dump(document)
    # In bytes, which is what SQLite limits.
    size, most = len(text.encode()), _most_bytes(text)
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
