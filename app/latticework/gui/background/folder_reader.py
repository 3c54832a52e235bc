"""Reading a folder in a thread, whenever it changes and while somebody works on what is in it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from latticework.gui.background.task_queue import Task, TaskQueue

SETTLE = 300
"""Milliseconds between a change of the folder and a look."""


class FolderReader(QObject):
    """Looks at a folder between `follow` and `rest`, while somebody looks at the window.

    period: milliseconds between two looks while what is in the folder is being worked on. read: reads what is there,
    in a thread, sends it by channels, and returns whether somebody works on it, so that it changes.
    """

    looked = Signal()  # all that is there was read

    def __init__(self, folder: Path, period: int, read: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.folder, self._read, self._following = folder, read, False
        self.reading = TaskQueue("folder", self._on_read)
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(lambda _: self._soon.start() if not self._soon.isActive() else None)
        self.often = QTimer(self, interval=period)
        self.often.timeout.connect(self.look)

    def follow(self) -> None:
        """Look now, and whenever something has changed."""
        self._following = True
        self._watcher.addPath(str(self.folder))
        self.look()

    def rest(self) -> None:
        """Look no more, until somebody does again."""
        self._following = False
        self._watcher.removePath(str(self.folder))
        self._soon.stop()
        self.often.stop()

    def look(self) -> None:
        """Look at all that is there; what changes amid a look is seen by another."""
        self.reading.add_latest(self._read)

    def close(self) -> None:
        """Look no more, for good."""
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
