"""Keeps a recovery copy of a document as long as it has changes that are not saved."""

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.background import Task
from latticework.gui.common.preferences import AUTOSAVE
from latticework.gui.common.translation import error_text
from latticework.gui.document.document import Document
from latticework.gui.recovery.copy_writer import CopyWriter
from latticework.puzzle import Puzzle

CHANGES = 10
"""So many changes are copied at once, however soon they came."""


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
