"""Reading a folder in a thread, whenever it changes, and again and again while somebody works on what is in it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from latticework.gui.background.task_queue import Task, TaskQueue

SETTLE = 300
"""Milliseconds between a change of the folder and reading it: files come and go in bursts."""


class FolderReader(QObject):
    """Reads a folder between `follow` and `rest`, while its window is used.

    read: reads what is there, in a thread, sends it by channels, and returns whether somebody works on it. period:
    milliseconds between two readings while somebody does. others: more folders at whose changes it is called.
    """

    looked = Signal()  # all that is there was read

    def __init__(self, folder: Path, period: int, read: Callable[[], bool], parent: QObject,
                 *others: Path) -> None:
        super().__init__(parent)
        self.folder, self._read, self._following = folder, read, False
        self._watched = [str(folder), *map(str, others)]
        self.reading = TaskQueue("folder", self._on_read)
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self.look)
        # Files that change in place do not change the folder: hence `often`.
        self._watcher.directoryChanged.connect(lambda _: self._soon.start() if not self._soon.isActive() else None)
        self.often = QTimer(self, interval=period)
        self.often.timeout.connect(self.look)

    def follow(self) -> None:
        """Read now, and whenever something has changed."""
        self._following = True
        self._watcher.addPaths(self._watched)
        self.look()
        # What was left a moment ago may still be written, into a folder that is not there yet.
        self._soon.start()

    def rest(self) -> None:
        """Stop reading, until `follow` is called again."""
        self._following = False
        self._watcher.removePaths(self._watched)
        self._soon.stop()
        self.often.stop()

    def look(self) -> None:
        """Read all that is there, once more if that is already being done: something may have changed meanwhile."""
        self.reading.add_latest(self._read)

    def close(self) -> None:
        """Stop reading, for good."""
        self.rest()
        self.reading.close()

    def _on_read(self, task: Task[bool]) -> None:
        if self.reading.busy:
            return
        if self._following and task.error is None and task.result():
            self.often.start()
        else:
            self.often.stop()
        self.looked.emit()
