"""Recovery copies of all windows: written while puzzles are edited, and offered after a run that was cut off."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from latticework import errors
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.document import Document
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.recovery.copies import (
    ENDING,
    ProgramFolder,
    RecoveryCopy,
    UnreadableCopy,
    abandoned,
    read_copy,
    write_copy,
)
from latticework.gui.shell.recovery.dialog import DISCARD, RECOVER, RecoveryDialog
from latticework.gui.widgets.preferences import AUTOSAVE
from latticework.gui.widgets.translation import error_text, tr
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

CHANGES = 10
"""After so many changes the puzzle is copied at once, without waiting for the usual time."""

_PATIENCE = 5.0
"""Seconds that the program waits for copies to be written when something went wrong."""

_FoundCopies = list[RecoveryCopy | UnreadableCopy]


class CopyWriter:
    """Writes and removes the copies of all windows, in a thread; the folder is made for the first copy."""

    def __init__(self, parent: Path) -> None:
        self._copies = _Copies(parent)
        self._numbers = count(1)
        self._tasks = TaskQueue("recovery copies", finish=True)

    def new_name(self) -> str:
        """Return a name for the copy of one more window."""
        return f"{next(self._numbers)}{ENDING}"

    def write(self, name: str, puzzle: Puzzle, file: Path | None, stamp: str,
              done: Callable[[Task[None]], object]) -> Task[None]:
        """Write a copy soon; its result raises LatticeworkError where it cannot be written."""
        return self._tasks.add(partial(self._copies.write, name, puzzle, file, stamp), done)

    def remove(self, name: str) -> None:
        """Remove a copy once what was asked before is written."""
        self._tasks.add(partial(self._copies.remove, name))

    def close(self) -> None:
        """Wait until all is written, and release the folder."""
        self._tasks.close()
        self._tasks.wait()
        if self._copies.folder is not None:
            self._copies.folder.release()


class _Copies:
    """The folder of this run of the program, used only by the thread that writes."""

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
                                          error=errors.reason_of_system(error),
                                          kept=phrase("nothing was written"))) from None
        write_copy(self.folder.path / name, puzzle, file, stamp)

    def remove(self, name: str) -> None:
        """Remove a copy."""
        with suppress(OSError):  # a copy that stays is offered at the next start, and nothing is lost
            if self.folder is not None:
                (self.folder.path / name).unlink(missing_ok=True)


class Autosave(QObject):
    """Writes a copy of a document beside the user's file, and removes it when the document is saved or closed."""

    failed = Signal(str)  # why the copy could not be written, once until a copy succeeds again
    written = Signal(str)  # why a copy could not be written, "" where it was

    def __init__(self, document: Document, writer: CopyWriter) -> None:
        super().__init__(document)
        self._document, self._writer, self._closed = document, writer, False
        self._name = writer.new_name()
        self._changes, self._failing = 0, False
        self._copied: Puzzle | None = None
        self._there = False  # whether a copy was requested and not removed since
        self.kept = False
        """Whether the copy stays when the window closes, as it does after an error of the program."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.save)
        document.changed.connect(self._on_changed)
        document.modified_changed.connect(self._on_modified)
        if document.modified:
            self._on_modified(modified=True)

    def save(self) -> Task[None] | None:
        """Write a copy unless the last one is up to date; return the task, None where there is nothing to copy."""
        self._soon.stop()
        self._changes = 0
        if not self._document.modified or self._document.puzzle is self._copied:
            return None
        self._copied, self._there = self._document.puzzle, True
        document = self._document
        return self._writer.write(self._name, self._copied, document.path, document.stamp, self._on_written)

    def remove(self) -> None:
        """Remove the copy: the document is saved, or the user has discarded the changes."""
        self._soon.stop()
        self._changes, self._copied = 0, None
        if self._there and not self.kept:
            self._there = False
            self._writer.remove(self._name)

    def close(self) -> None:
        """Remove the copy for good, as the window is closed; the document may be deleted afterwards."""
        self.remove()
        self._closed = True

    def _on_changed(self) -> None:
        self._changes += 1
        if self._changes >= CHANGES:
            # Not now: the step is not in the history yet, so the document would count as saved.
            QTimer.singleShot(0, self, self.save)
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
            # Else the next call would take the puzzle for copied and not try again.
            self._copied = None
        self._failing = bool(reason)
        self.written.emit(reason)


class Recovery(QObject):
    """Keeps copies of the documents of all windows, and recovers those of earlier runs.

    folder: holds the copies of all programs. new_document: returns a document in a window, without changes, for a
    puzzle to recover.
    """

    failed = Signal(str)  # a copy could not be written

    def __init__(self, folder: Path, new_document: Callable[[], Document], parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._new_document = folder, new_document
        self._writer = CopyWriter(folder)
        self._autosaves: dict[Document, Autosave] = {}
        self._left: Sequence[ProgramFolder] = ()
        self._front: QWidget | None = None
        self._looking = TaskQueue("copies for recovery", self._ask)
        self.dialog: RecoveryDialog | None = None

    def watch(self, document: Document) -> None:
        """Keep a copy of a document from now on."""
        self._autosaves[document] = autosave = Autosave(document, self._writer)
        autosave.failed.connect(lambda reason: self.failed.emit(
            tr("No copy for recovery can be written: {reason}", reason=reason)))

    def forget(self, document: Document) -> None:
        """Remove the copy of a document whose window has been closed."""
        self._autosaves.pop(document).close()

    def save_all(self, keep: bool = False) -> bool:
        """Write all copies now; return whether all succeeded. keep: whether they stay when the windows close."""
        for document in self._autosaves:
            # A puzzle whose file is gone counts as not saved from here on, and so gets a copy.
            document.look_at_file()
        writings = [autosave.save() for autosave in self._autosaves.values()]
        for autosave in self._autosaves.values():
            autosave.kept = autosave.kept or keep
        return self._written([writing for writing in writings if writing is not None])

    @staticmethod
    def _written(writings: Sequence[Task[None]]) -> bool:
        until = monotonic() + _PATIENCE
        return all(writing.wait(max(0.0, until - monotonic())) and writing.error is None for writing in writings)

    def offer(self, front: QWidget | None) -> None:
        """Look for copies that an earlier run has left; if there are any, ask what to do with them."""
        self._front = front
        self._looking.add(partial(_look, self._folder))

    def _ask(self, task: Task[tuple[list[ProgramFolder], _FoundCopies]]) -> None:
        if task.error is not None:
            return
        (self._left, copies), front = task.result(), self._front
        # The window may have been closed while the thread was looking; a dialog cannot open in front of it then.
        if copies and (front is None or isValid(front)):
            readable = [copy for copy in copies if isinstance(copy, RecoveryCopy)]
            unreadable = [copy for copy in copies if isinstance(copy, UnreadableCopy)]
            self.dialog = RecoveryDialog(sorted(readable, key=lambda copy: -copy.saved), unreadable, front)
            self.dialog.finished.connect(self._on_answer)
            self.dialog.open()

    def _on_answer(self, answer: int) -> None:
        dialog, self.dialog = self.dialog, None
        chosen = dialog.chosen if dialog is not None else []
        for copy in chosen:
            # Recovered changes are in no file yet: the old copy goes only once the window has written a new one.
            if answer == DISCARD or (answer == RECOVER and self._recovered(copy)):
                copy.path.unlink(missing_ok=True)
        self._release()

    def _recovered(self, copy: RecoveryCopy) -> bool:
        """Show a copy in a window; return whether the window has written a copy of its own by now."""
        document = self._new_document()
        file = copy.own_file
        document.show_unsaved(OpenedPuzzle(copy.puzzle, file, file, stamp=copy.stamp))
        writing = self._autosaves[document].save()
        return writing is not None and self._written([writing])

    def _release(self) -> None:
        left, self._left = self._left, ()
        for folder in left:
            folder.release()

    def close(self) -> None:
        """Write what is left to write; copies that the user did not decide on are offered again at the next start."""
        self._release()
        self._writer.close()


def _look(parent: Path) -> tuple[list[ProgramFolder], _FoundCopies]:
    folders = abandoned(parent)
    return folders, [_read(folder, path) for folder in folders for path in folder.copies()]


def _read(folder: ProgramFolder, path: Path) -> RecoveryCopy | UnreadableCopy:
    """Read a copy; one that cannot be read is set aside."""
    read = read_copy(path)
    return read if isinstance(read, RecoveryCopy) else replace(read, path=folder.set_aside(path))
