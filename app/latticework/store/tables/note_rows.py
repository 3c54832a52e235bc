"""What the user noted about stored solutions, kept beside them in the search file: favourites, and notes as text."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.store.tables import checksum, layout
from latticework.store.tables.layout import NOTED, version_of

MOST = 10_000
"""The most solutions of a search with a note: all are read when the file is opened."""

LONGEST = 2_000
"""The most characters of a note."""


class Note(NamedTuple):
    """A note on a stored solution, given by its number: whether it is a favourite, and a text."""

    solution: int
    favourite: bool
    text: str = ""

    @property
    def has_content(self) -> bool:
        """Whether anything is noted. In a sample an emptied note stays until the sample is thinned out."""
        return self.favourite or bool(self.text)


def begin(db: sqlite3.Connection) -> None:
    """Begin without any notes."""
    db.execute("INSERT INTO noted VALUES ('0')")


def put(db: sqlite3.Connection, those: Iterable[Note]) -> None:
    """Store notes, replacing earlier ones about the same solutions, in the transaction of the caller.

    Raises LatticeworkError for a note that cannot be kept.
    """
    stored, is_sample = layout.totals(db).stored, layout.keeping(db).most > 0
    by_solution = {note.solution: note for note in notes(db)}
    for note in those:
        _check(note, stored)
        by_solution[note.solution] = note
    _write(db, [note for note in by_solution.values() if note.has_content or is_sample])


def keep_notes(db: sqlite3.Connection, left: Sequence[int]) -> None:
    """Give notes the new numbers of their solutions; left: those that the solutions had before, ascending."""
    new = {old: number for number, old in enumerate(left, 1)}
    _write(db, [note._replace(solution=new[note.solution]) for note in notes(db)
                if note.has_content and note.solution in new])


def notes(db: sqlite3.Connection) -> list[Note]:
    """Return all notes in the order of the solutions."""
    if version_of(db) < NOTED:
        return []
    found = db.execute("SELECT solution, favourite, substr(note, 1, ?) FROM notes ORDER BY solution LIMIT ?",
                       (LONGEST + 1, MOST + 1))
    rows = [layout.typed(row, int, int, str) for row in found]
    if not {favourite for _, favourite, _ in rows} <= {0, 1}:
        raise ValueError("the table `notes` has a favourite that is neither yes nor no")
    return [Note(number, favourite == 1, text) for number, favourite, text in rows]


def are_sound(db: sqlite3.Connection, stored: int) -> bool:
    """Whether the notes are those that were made, and about solutions from 1 to `stored`."""
    found = notes(db)
    return (len(found) <= MOST and all(1 <= note.solution <= stored for note in found)
            and db.execute("SELECT hash FROM noted LIMIT 2").fetchall() == [(_hash(found),)])


def _check(note: Note, stored: int) -> None:
    if not 1 <= note.solution <= stored:
        raise LatticeworkError(phrase("there is no solution number {number}; there are {solutions}",
                                      number=str(note.solution), solutions=str(stored)))
    if len(note.text) > LONGEST or not note.text.isprintable():  # so it has no lone surrogates, which are no text
        raise LatticeworkError(phrase("{note}: a note should be one line of at most {most} characters",
                                      note=shown(note.text, 80), most=LONGEST))


def _write(db: sqlite3.Connection, those: list[Note]) -> None:
    if len(those) > MOST:
        raise LatticeworkError(phrase("{count} solutions would have notes; at most {most} can", count=len(those),
                                      most=MOST))
    db.execute("DELETE FROM notes")
    db.executemany("INSERT INTO notes VALUES (?, ?, ?)", sorted(those))
    db.execute("UPDATE noted SET hash = ?", (_hash(those),))


def _hash(those: Iterable[Note]) -> str:
    return f"{sum(map(checksum.of_row, those)) % checksum.MODULUS:x}"
