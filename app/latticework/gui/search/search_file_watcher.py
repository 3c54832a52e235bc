"""Watching a search file in which another window or program may be searching."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.gui.background import Task, TaskQueue
from latticework.gui.search.stored_search import SearchFileState, watch

PERIOD = 1000  # milliseconds between two looks


class Watcher(QObject):
    """Looks at a search file once in a while, in another thread, and says when it has changed."""

    changed = Signal(object)  # SearchFileState

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tasks = TaskQueue("search file", self._on_looked)
        self._path: Path | None = None
        self._last: SearchFileState | None = None
        self._timer = QTimer(self, interval=PERIOD)
        self._timer.timeout.connect(self._look)

    def follow(self, path: Path | None) -> None:
        """Follow another search file, which need not be there yet, or none."""
        self._path, self._last = path, None
        if path is None:
            self._timer.stop()
        else:
            self._timer.start()

    def close(self) -> None:
        """Look no more, for good."""
        self.follow(None)
        self.tasks.close()

    def _look(self) -> None:
        if self._path is not None and not self.tasks.busy:
            self.tasks.add(partial(_look_at, self._path, self._last))

    def _on_looked(self, task: Task[SearchFileState]) -> None:
        seen = None if task.error else task.result()
        if seen is not None and seen.path == self._path and seen != self._last:
            self._last = seen
            self.changed.emit(seen)


def _look_at(path: Path, before: SearchFileState | None) -> SearchFileState:
    try:
        return watch(path, before)
    except OSError:  # it was removed amid the look
        return SearchFileState(path)
