"""Stores favourites and notes in the search file, in a thread, one after the other, as a disk may be slow."""

from contextlib import closing
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.errors import LatticeworkError, shown
from latticework.gui.background import Task, TaskQueue
from latticework.jobs.totals import StoredSolution
from latticework.phrases import phrase
from latticework.store.search_file import SearchFile
from latticework.store.tables.note_rows import LONGEST, Note

BETWEEN = " / "
"""Stands between the notes of two windows on one solution."""


class NoteKeeper(QObject):
    """`kept` tells that a note is in the file; `failed` carries the error and the note that could not be stored."""

    kept = Signal(Path)
    failed = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._storing = TaskQueue("notes", self._on_done, finish=True)
        self._tasks: dict[Task[None], tuple[Path, Note]] = {}

    def keep(self, path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
        """Store soon what was changed in a note on a solution; the rest may be another window's by now."""
        self._tasks[self._storing.add(partial(_store, path, before, note, solution))] = path, note

    def finish(self) -> LatticeworkError | None:
        """Wait until all is stored that is on its way; return why something of it, not told of yet, could not be."""
        self._storing.wait()
        return next((task.error for task in self._tasks if isinstance(task.error, LatticeworkError)), None)

    def close(self) -> None:
        """Store what is left, and nothing any more."""
        self._storing.close()
        self._storing.wait()

    def _on_done(self, task: Task[None]) -> None:
        path, note = self._tasks.pop(task)
        if task.error is None:
            self.kept.emit(path)
        elif isinstance(task.error, LatticeworkError):
            self.failed.emit(task.error, note)


def _store(path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
    with closing(SearchFile.open(path, check=False)) as file:
        none = Note(note.solution, favourite=False)
        there = next((known for known in file.notes if known.solution == note.solution), none)
        favourite = there.favourite if note.favourite == before.favourite else note.favourite
        file.store_notes([Note(note.solution, favourite, _text(there.text, before.text, note.text))], [solution])


def _text(there: str, before: str, mine: str) -> str:
    """Return the text to be stored; what another window wrote after `before` was read stays, and mine follows it."""
    if mine == before:
        return there
    if there in {before, mine}:
        return mine
    theirs = [note for note in there.split(BETWEEN) if note != before]  # where both were joined already
    text = BETWEEN.join(filter(None, (*theirs, mine)))
    if len(text) > LONGEST:
        raise LatticeworkError(phrase("another window has noted {note} meanwhile, and both together are too long for "
                                      "one note", note=shown(there, 80)))
    return text
