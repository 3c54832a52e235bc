"""Reading search files and drawing their puzzles in threads, so that the window never waits."""

from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSize, Signal

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.gui.background import Channel, Pixels, Task, TaskQueue
from latticework.gui.background.folder_reader import FolderReader
from latticework.gui.common.painting import picture
from latticework.gui.searches.known_searches import listed
from latticework.puzzle import PALETTE, Puzzle
from latticework.store.glance import Glance, document_in, glance

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
        super().__init__(folder, PERIOD, _Reading(folder, Channel(self._on_found), Channel(self._on_seen)), parent)
        self._drawing = TaskQueue("pictures of searches", self._on_drawn)

    def draw(self, path: Path, ratio: float, dark: bool) -> None:
        """Draw the puzzle of a search, for a screen with so many pixels for a point."""
        self._drawing.add(partial(_drawn, path, ratio, dark))

    def close(self) -> None:
        """Read and draw nothing any more."""
        super().close()
        self._drawing.close()

    def _on_found(self, paths: list[Path]) -> None:
        self.found.emit(paths)

    def _on_seen(self, glances: list[Glance]) -> None:
        self.seen.emit(glances)

    def _on_drawn(self, task: Task[tuple[Path, Pixels | None]]) -> None:
        if task.error is None:
            path, pixels = task.result()
            self.drawn.emit(path, pixels and pixels.image)


class _Reading:
    """What the thread knows of the folder and does there."""

    def __init__(self, folder: Path, found: Channel, seen: Channel) -> None:
        self._folder, self._found, self._seen = folder, found, seen
        self._known: dict[Path, Glance] = {}

    def __call__(self) -> bool:
        """Read what has changed, and send it bit by bit; return whether somebody searches."""
        paths = listed(self._folder)
        self._found(paths)
        known, new, sent = {}, [], monotonic()
        for path in paths:
            checkpoint()
            before = self._known.get(path)
            known[path] = now = glance(path, before)
            if now != before:
                new.append(now)
            if new and monotonic() > sent + AT_A_TIME:
                self._seen(new)
                new, sent = [], monotonic()
        self._known = known
        self._seen(new)
        return any(one.searched for one in known.values())


def _drawn(path: Path, ratio: float, dark: bool) -> tuple[Path, Pixels | None]:
    return path, picture_of(path, ratio, dark)


def picture_of(path: Path, ratio: float, dark: bool) -> Pixels | None:
    """Return the picture of what a search is of, None where that cannot be read or drawn."""
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    if not isinstance(document, Puzzle) or not document.target.cells:
        return None
    standing = document.standing
    target = standing.target
    return Pixels.of(picture(standing.lattice, target.cells, PALETTE[1], PICTURE, ratio, dark, target.cell_colors))
