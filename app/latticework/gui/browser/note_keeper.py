"""Stores favourites and notes in the search file, in a thread, one after the other, as a disk may be slow."""

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from latticework.errors import LatticeworkError
from latticework.session import SearchFile, StoredSolution
from latticework.session.note_rows import Note


class NoteKeeper(QObject):
    """`kept` tells that a note is in the file; `failed` carries the error and the note that could not be stored."""

    kept = Signal(Path)
    failed = Signal(object, object)
    _done = Signal(object, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="notes")
        self._storing: list[Future[None]] = []
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)  # also of what is done at once

    def keep(self, path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
        """Store soon what was changed in a note on a solution; the rest may be another window's by now."""
        storing = self._executor.submit(_store, path, before, note, solution)
        self._storing.append(storing)
        storing.add_done_callback(lambda future: self._done.emit(path, note, future))

    def finish(self) -> LatticeworkError | None:
        """Wait until all is stored that is on its way; return why something of it, not told of yet, could not be."""
        errors = [future.exception() for future in self._storing]
        return next((error for error in errors if isinstance(error, LatticeworkError)), None)

    def close(self) -> None:
        """Store what is left, and nothing any more."""
        self._executor.shutdown(wait=True)

    def _on_done(self, path: Path, note: Note, future: "Future[None]") -> None:
        self._storing.remove(future)
        error = future.exception()
        if error is None:
            self.kept.emit(path)
        elif isinstance(error, LatticeworkError):
            self.failed.emit(error, note)
        else:
            raise error


def _store(path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
    with closing(SearchFile.open(path, check=False)) as file:
        none = Note(note.solution, favourite=False)
        there = next((known for known in file.notes if known.solution == note.solution), none)
        favourite = there.favourite if note.favourite == before.favourite else note.favourite
        text = there.text if note.text == before.text else note.text
        file.take_notes([Note(note.solution, favourite, text)], [solution])
