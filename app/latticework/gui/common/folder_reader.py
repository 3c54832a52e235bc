"""Reading a folder in a thread, whenever it changes and while somebody works on what is in it."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from latticework.gui.common.telling import Telling
from latticework.gui.common.thread_failures import report_failure

SETTLE = 300
"""Milliseconds between a change of the folder and a look."""


class FolderReader(QObject):
    """Looks at a folder between `follow` and `rest`, while somebody looks at the window.

    period: milliseconds between two looks while what is in the folder is being worked on.
    """

    looked = Signal(bool)  # whether somebody works on what is there

    def __init__(self, folder: Path, period: int, parent: QObject) -> None:
        super().__init__(parent)
        self.folder = folder
        self._looking = self._again = self._following = False
        self._telling = Telling()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="folder")
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(lambda _: self._soon.start() if not self._soon.isActive() else None)
        self._often = QTimer(self, interval=period)
        self._often.timeout.connect(self.look)
        self.looked.connect(self._on_looked)

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
        self._often.stop()

    def look(self) -> None:
        """Look at all that is there."""
        self._again = self._looking
        if not (self._looking or self._telling.ended):
            self._looking = True
            self._reading.submit(self._in_thread).add_done_callback(report_failure)

    def close(self) -> None:
        """Look no more, for good."""
        self._telling.end()
        self.rest()
        self._reading.shutdown(wait=False, cancel_futures=True)

    def _read(self) -> bool:
        """Read what is there, in a thread, and tell; return whether somebody works on it, so that it changes."""
        raise NotImplementedError

    def _in_thread(self) -> None:
        busy = False
        with suppress(RuntimeError):  # the program is ending
            try:
                busy = self._read()
            finally:
                self._telling.tell(self.looked, busy)

    def _on_looked(self, busy: bool) -> None:
        self._looking = False
        if self._again:
            self.look()
        elif self._following and busy:
            self._often.start()
        else:
            self._often.stop()
