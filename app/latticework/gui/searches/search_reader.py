"""Reading search files and drawing their puzzles in threads, so that the window never waits."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QFileSystemWatcher, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from latticework.errors import LatticeworkError
from latticework.gui.common.cell_pictures import picture
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.searches.known_searches import listed
from latticework.puzzle import PALETTE, Puzzle
from latticework.session.search_glance import Glance, document_in, glance

SETTLE, PERIOD = 300, 1000
"""Milliseconds between a change of the folder and a look, and between two looks while somebody searches."""
AT_A_TIME = 0.1
"""Seconds of reading after which what was read is shown."""
PICTURE = QSize(56, 40)


class SearchReader(QObject):
    """Looks at all searches when the folder changes, and again and again while one of them is being searched.

    It does so only between `follow` and `rest`, while somebody looks.
    """

    found = Signal(object)  # list of Path: all that are there, in order
    seen = Signal(object)  # list of Glance: those that were read or have changed
    drawn = Signal(object, object)  # Path, QImage or None where there is nothing to be drawn
    looked = Signal()

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.folder = folder
        self._known: dict[Path, Glance] = {}
        self._looking = self._again = self._following = False
        self._ended = threading.Event()
        self._reading, self._drawing = (ThreadPoolExecutor(1, thread_name_prefix="searches") for _ in range(2))
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(lambda _: self._soon.start() if not self._soon.isActive() else None)
        self._often = QTimer(self, interval=PERIOD)
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
        """Look at all searches; only those that have changed are read again."""
        self._again = self._looking
        if not (self._looking or self._ended.is_set()):
            self._looking = True
            self._reading.submit(self._in_thread, self._look).add_done_callback(report_failure)

    def draw(self, path: Path, ratio: float, dark: bool) -> None:
        """Draw the puzzle of a search, for a screen with so many pixels for a point."""
        work = partial(self._draw, path, ratio, dark)
        if not self._ended.is_set():
            self._drawing.submit(self._in_thread, work).add_done_callback(report_failure)

    def close(self) -> None:
        """Read and draw nothing any more."""
        self._ended.set()
        self.rest()
        for executor in (self._reading, self._drawing):
            executor.shutdown(wait=False, cancel_futures=True)

    def _in_thread(self, work: Callable[[], Any]) -> None:
        with suppress(RuntimeError):  # the program is ending
            work()

    def _look(self) -> None:
        paths = listed(self.folder)
        self.found.emit(paths)
        known, new, told = {}, [], monotonic()
        for path in paths:
            if self._ended.is_set():
                return
            before = self._known.get(path)
            known[path] = now = glance(path, before)
            if now != before:
                new.append(now)
            if new and monotonic() > told + AT_A_TIME:
                self.seen.emit(new)
                new, told = [], monotonic()
        self._known = known
        self.seen.emit(new)
        self.looked.emit()

    def _on_looked(self) -> None:
        self._looking = False
        if self._again:
            self.look()
        elif self._following and any(seen.searched for seen in self._known.values()):
            self._often.start()
        else:
            self._often.stop()

    def _draw(self, path: Path, ratio: float, dark: bool) -> None:
        if not self._ended.is_set():
            self.drawn.emit(path, _picture_of(path, ratio, dark))


def _picture_of(path: Path, ratio: float, dark: bool) -> QImage | None:
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    if not isinstance(document, Puzzle) or not document.target.cells:
        return None
    standing = document.standing
    target = standing.target
    return picture(standing.lattice, target.cells, PALETTE[1], PICTURE, ratio, dark, target.cell_colors)
