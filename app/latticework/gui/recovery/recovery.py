"""Recovery copies of all windows of the program, and the offer to go on with those of a run that was cut off."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.gui.document.opened_files import OpenedPuzzle
from latticework.gui.recovery.autosave import Autosave, CopyWriter
from latticework.gui.recovery.copies import RecoveryCopy, UnreadableCopy, read_copy
from latticework.gui.recovery.dialog import DISCARD, RECOVER, RecoveryDialog
from latticework.gui.recovery.program_folder import ProgramFolder, abandoned

PATIENCE = 5.0
"""Seconds that the program waits for a copy to be written when something went wrong."""

Copies = list[RecoveryCopy | UnreadableCopy]


class PuzzleWindow(Protocol):
    """What is asked of a window with a document."""

    @property
    def document(self) -> Document: ...  # noqa: D102


class Recovery(QObject):
    """Watches the documents of windows, and recovers those of earlier runs. `folder` holds all copies.

    `new_window` returns a window for a puzzle; one whose puzzle has no changes may be taken again.
    """

    failed = Signal(str)  # a copy could not be written

    def __init__(self, folder: Path, new_window: Callable[[], PuzzleWindow], parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._new_window = folder, new_window
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
        """Write all copies now, to stay also when windows close if asked for; return whether nothing is missing."""
        for document in self._autosaves:
            document.look_at_file()  # the puzzle of a file that is gone needs a copy, too
        writings = [autosave.save() for autosave in self._autosaves.values()]
        for autosave in self._autosaves.values():
            autosave.kept = autosave.kept or keep
        return self._written([writing for writing in writings if writing is not None])

    @staticmethod
    def _written(writings: Sequence[Task[None]]) -> bool:
        until = monotonic() + PATIENCE
        return all(writing.wait(max(0.0, until - monotonic())) and writing.error is None for writing in writings)

    def offer(self, front: QWidget | None) -> None:
        """Look for copies that an earlier run has left; if there are any, ask what to do with them."""
        self._front = front
        self._looking.add(partial(_look, self._folder))

    def _ask(self, task: Task[tuple[list[ProgramFolder], Copies]]) -> None:
        if task.error is not None:
            return
        (self._left, copies), front = task.result(), self._front
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
            if answer == DISCARD or (answer == RECOVER and self._recovered(copy)):
                copy.path.unlink(missing_ok=True)
        self._give_back()

    def _recovered(self, copy: RecoveryCopy) -> bool:
        """Go on with a copy in a window; return whether that has a copy of its own by now."""
        document = self._new_window().document
        file = copy.own_file
        document.show_unsaved(OpenedPuzzle(copy.puzzle, file, file, stamp=copy.stamp))
        writing = self._autosaves[document].save()
        return writing is not None and self._written([writing])

    def _give_back(self) -> None:
        left, self._left = self._left, ()
        for folder in left:
            folder.give_back()

    def close(self) -> None:
        """Write what is left to write; what was not answered is offered again."""
        self._give_back()
        self._writer.close()


def _look(parent: Path) -> tuple[list[ProgramFolder], Copies]:
    folders = abandoned(parent)
    return folders, [_read(folder, path) for folder in folders for path in folder.copies()]


def _read(folder: ProgramFolder, path: Path) -> RecoveryCopy | UnreadableCopy:
    """Read a copy; one that cannot be read is set aside."""
    read = read_copy(path)
    return read if isinstance(read, RecoveryCopy) else replace(read, path=folder.set_aside(path))
