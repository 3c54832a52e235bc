"""Reading search files and drawing their puzzles in threads, so that the window never waits."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from latticework.errors import LatticeworkError
from latticework.gui.common.cell_pictures import picture
from latticework.gui.common.folder_reader import FolderReader
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.searches.known_searches import listed
from latticework.puzzle import PALETTE, Puzzle
from latticework.session.search_glance import Glance, document_in, glance

PERIOD = 1000
"""Milliseconds between two looks while somebody searches."""
AT_A_TIME = 0.1
"""Seconds of reading after which what was read is shown."""
PICTURE = QSize(56, 40)


class SearchReader(FolderReader):
    """Looks at all searches, and reads again only those that have changed."""

    found = Signal(object)  # list of Path: all that are there, in order
    seen = Signal(object)  # list of Glance: those that were read or have changed
    drawn = Signal(object, object)  # Path, QImage or None where there is nothing to be drawn

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, PERIOD, parent)
        self._known: dict[Path, Glance] = {}
        self._drawing = ThreadPoolExecutor(1, thread_name_prefix="searches")

    def draw(self, path: Path, ratio: float, dark: bool) -> None:
        """Draw the puzzle of a search, for a screen with so many pixels for a point."""
        if not self._telling.ended:
            self._drawing.submit(self._draw, path, ratio, dark).add_done_callback(report_failure)

    def close(self) -> None:
        """Read and draw nothing any more."""
        super().close()
        self._drawing.shutdown(wait=False, cancel_futures=True)

    def _read(self) -> bool:
        paths = listed(self.folder)
        self._telling.tell(self.found, paths)
        known, new, told = {}, [], monotonic()
        for path in paths:
            if self._telling.ended:
                return False
            before = self._known.get(path)
            known[path] = now = glance(path, before)
            if now != before:
                new.append(now)
            if new and monotonic() > told + AT_A_TIME:
                self._telling.tell(self.seen, new)
                new, told = [], monotonic()
        self._known = known
        self._telling.tell(self.seen, new)
        return any(one.searched for one in known.values())

    def _draw(self, path: Path, ratio: float, dark: bool) -> None:
        if not self._telling.ended:
            with suppress(RuntimeError):  # the program is ending
                self._telling.tell(self.drawn, path, _picture_of(path, ratio, dark))


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
