"""Watching a search file in which another window or program may be searching."""

from concurrent.futures import Executor
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.gui.common.telling import Telling
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.search.stored_search import SearchFileState, watch

PERIOD = 1000  # milliseconds between two looks


class Watcher(QObject):
    """Looks at a search file once in a while, in another thread, and says when it has changed."""

    changed = Signal(object)  # SearchFileState
    _looked = Signal(object)  # SearchFileState

    def __init__(self, executor: Executor, parent: QObject) -> None:
        super().__init__(parent)
        self._executor, self._telling = executor, Telling()
        self._path: Path | None = None
        self._last: SearchFileState | None = None
        self._looking = False
        self._timer = QTimer(self, interval=PERIOD)
        self._timer.timeout.connect(self._look)
        self._looked.connect(self._on_looked)

    def follow(self, path: Path | None) -> None:
        """Follow another search file, which need not be there yet, or none."""
        self._path, self._last = path, None
        if path is None:
            self._timer.stop()
        else:
            self._timer.start()

    def close(self) -> None:
        """Look no more, for good; this object may be deleted then."""
        self.follow(None)
        self._telling.end()

    def _look(self) -> None:
        if self._path is not None and not (self._looking or self._telling.ended):
            self._looking = True
            self._executor.submit(self._in_thread, self._path, self._last).add_done_callback(report_failure)

    def _in_thread(self, path: Path, before: SearchFileState | None) -> None:
        try:
            seen = watch(path, before)
        except OSError:  # it was removed amid the look
            seen = SearchFileState(path)
        self._telling.tell(self._looked, seen)

    def _on_looked(self, seen: SearchFileState) -> None:
        self._looking = False
        if seen.path == self._path and seen != self._last:
            self._last = seen
            self.changed.emit(seen)
