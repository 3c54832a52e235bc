"""Keeps a recovery copy of a document while it has changes that are not saved, written in a thread."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError, reason_of_system
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.preferences import AUTOSAVE
from latticework.gui.common.translation import error_text
from latticework.gui.document.document import Document
from latticework.gui.recovery.copies import ENDING, write_copy
from latticework.gui.recovery.program_folder import ProgramFolder
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

CHANGES = 10
"""So many changes are copied at once, however soon they came."""


class CopyWriter:
    """Writes and removes the copies of all windows of the program; its folder is made for the first of them."""

    def __init__(self, parent: Path) -> None:
        self._copies = _Copies(parent)
        self._numbers = count(1)
        self._tasks = TaskQueue("recovery copies", finish=True)

    def new_name(self) -> str:
        """Return the name of a copy that no other window has."""
        return f"{next(self._numbers)}{ENDING}"

    def write(self, name: str, puzzle: Puzzle, file: Path | None, stamp: str,
              done: Callable[[Task[None]], object]) -> Task[None]:
        """Write a copy soon; its result raises LatticeworkError where it cannot be written."""
        return self._tasks.add(partial(self._copies.write, name, puzzle, file, stamp), done)

    def remove(self, name: str) -> None:
        """Remove a copy as soon as what is being written is written."""
        self._tasks.add(partial(self._copies.remove, name))

    def close(self) -> None:
        """Wait until all is written, and give the folder back."""
        self._tasks.close()
        self._tasks.wait()
        if self._copies.folder is not None:
            self._copies.folder.give_back()


class _Copies:
    """The folder of this run of the program, which belongs to the thread that writes."""

    def __init__(self, parent: Path) -> None:
        self._parent = parent
        self.folder: ProgramFolder | None = None

    def write(self, name: str, puzzle: Puzzle, file: Path | None, stamp: str) -> None:
        """Write a copy; raises LatticeworkError."""
        try:
            if self.folder is None:
                self.folder = ProgramFolder.made_in(self._parent)
        except OSError as error:
            raise LatticeworkError(phrase("{path}: could not be saved ({error}); {kept}", path=self._parent,
                                          error=reason_of_system(error),
                                          kept=phrase("nothing was written"))) from None
        write_copy(self.folder.path / name, puzzle, file, stamp)

    def remove(self, name: str) -> None:
        """Remove a copy."""
        with suppress(OSError):  # a copy too many is offered, which loses nothing
            if self.folder is not None:
                (self.folder.path / name).unlink(missing_ok=True)


class Autosave(QObject):
    """Writes copies of a document, never over the user's file, and removes them when it is saved or closed."""

    failed = Signal(str)  # the copy could not be written; told once until one can be again
    written = Signal(str)  # why a copy could not be written, "" where it was

    def __init__(self, document: Document, writer: CopyWriter) -> None:
        super().__init__(document)
        self._document, self._writer, self._closed = document, writer, False
        self._name = writer.new_name()
        self._changes, self._failing = 0, False
        self._copied: Puzzle | None = None
        self._there = False  # whether a copy was asked for and not removed since
        self.kept = False
        """Whether copies stay though the window closes: it does so after a fault."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.save)
        document.changed.connect(self._on_changed)
        document.modified_changed.connect(self._on_modified)
        if document.modified:
            self._on_modified(modified=True)

    def save(self) -> Task[None] | None:
        """Write the copy if it is not written yet; return the writing, None where there is nothing to be copied."""
        self._soon.stop()
        self._changes = 0
        if not self._document.modified or self._document.puzzle is self._copied:
            return None
        self._copied, self._there = self._document.puzzle, True
        document = self._document
        return self._writer.write(self._name, self._copied, document.path, document.stamp, self._on_written)

    def remove(self) -> None:
        """Forget the copy: the document is saved, or the user does not want the changes."""
        self._soon.stop()
        self._changes, self._copied = 0, None
        if self._there and not self.kept:
            self._there = False
            self._writer.remove(self._name)

    def close(self) -> None:
        """Forget the copy for good: the window of the document is closed, and it may be deleted now."""
        self.remove()
        self._closed = True

    def _on_changed(self) -> None:
        self._changes += 1
        if self._changes >= CHANGES:
            QTimer.singleShot(0, self, self.save)  # once the step is in the history, so that it counts as a change
        elif not self._soon.isActive():
            self._soon.start(1000 * AUTOSAVE.value)

    def _on_modified(self, modified: bool) -> None:
        if not modified:
            self.remove()
        elif not self._soon.isActive():
            self._soon.start(1000 * AUTOSAVE.value)

    def _on_written(self, task: Task[None]) -> None:
        if self._closed or not (task.error is None or isinstance(task.error, LatticeworkError)):
            return
        reason = error_text(task.error) if task.error else ""
        if reason and not self._failing:
            self.failed.emit(reason)
        if reason:
            self._copied = None  # the next change tries again
        self._failing = bool(reason)
        self.written.emit(reason)
