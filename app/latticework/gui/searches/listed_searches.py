"""Which search files are listed, and threads that read them and draw their puzzles."""

from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSettings, QSize, Signal

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.gui.background import Channel, Pixels, Task, TaskQueue
from latticework.gui.background.folder_reader import FolderReader
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.preferences import names_of_searches
from latticework.puzzle import PALETTE, Puzzle
from latticework.reading import is_there
from latticework.store.glance import Glance, document_in, glance

_ELSEWHERE, QUEUE = "searches/elsewhere", "searches/queue"
_MOST = 1000
"""Files opened from elsewhere that are remembered, the latest."""
_PATTERNS = ("*.search", "*.damaged*")
"""The searches, and the files that were put aside because they could not be read."""

PERIOD = 1000
"""Milliseconds between two rounds of reading while a search runs."""
_LARGEST = 16.0
"""The most pixels for a unit of the lattice."""
_AT_A_TIME = 0.1
"""Seconds of reading after which what was read so far is shown."""
PICTURE = QSize(112, 84)
"""The picture of a search, as wide as one of the gallery."""


def listed(folder: Path) -> list[Path]:
    """Return the files of all searches to be listed; one opened from elsewhere is left out once it is gone."""
    patterns = _PATTERNS if is_there(folder, Path.is_dir) else ()
    own = [path for pattern in patterns for path in sorted(folder.glob(pattern)) if _is_whole(path)]
    return own + [path for path in stored_paths(_ELSEWHERE) if path.parent != folder and is_there(path, Path.is_file)]


def remember(path: Path, folder: Path) -> None:
    """Store the path of a search file that was opened, unless it is in the program's own folder."""
    path = path.absolute()
    if path.parent != folder:
        store_paths(_ELSEWHERE, [*(other for other in stored_paths(_ELSEWHERE) if other != path), path][-_MOST:])


def forget(path: Path) -> None:
    """Remove a search file from elsewhere from the list; the file stays."""
    store_paths(_ELSEWHERE, [other for other in stored_paths(_ELSEWHERE) if other != path])


def stored_paths(key: str) -> list[Path]:
    """Return the files that the settings name under a key."""
    kept = QSettings().value(key, [])
    if isinstance(kept, str):  # an ini file cannot tell one text from a list of one
        kept = [kept]
    return [Path(path) for path in kept if isinstance(path, str) and path] if isinstance(kept, list) else []


def store_paths(key: str, paths: list[Path]) -> None:
    """Store files in the settings under a key."""
    QSettings().setValue(key, [str(path) for path in paths])


def _is_whole(path: Path) -> bool:
    """Return whether this is a file that is no journal of another one."""
    # The pattern for damaged files also matches their journals.
    hidden = path.name.startswith(".") or path.name.endswith(("-journal", "-wal", "-shm"))
    return not hidden and is_there(path, Path.is_file)


class SearchReader(FolderReader):
    """Reads all searches in a thread, and again those that change; draws their puzzles in another thread."""

    found = Signal(object)  # list of Path: all files, in order
    seen = Signal(object)  # list of Glance: those that are new or have changed
    drawn = Signal(object, object)  # Path, QImage or None where there is nothing to be drawn

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, PERIOD, _Reading(folder, Channel(self._on_found), Channel(self._on_seen)), parent)
        self._drawing = TaskQueue("pictures of searches", self._on_drawn)

    def draw(self, path: Path, ratio: float, dark: bool) -> None:
        """Draw the puzzle of a search; ratio: pixels of the screen for a point."""
        self._drawing.add(partial(_drawn, path, ratio, dark))

    def close(self) -> None:
        """Stop reading and drawing, for good."""
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
    """One round of reading, called in the thread; what it read the last time is kept here."""

    def __init__(self, folder: Path, found: Channel, seen: Channel) -> None:
        self._folder, self._found, self._seen = folder, found, seen
        self._glances: dict[Path, Glance] = {}

    def __call__(self) -> bool:
        """Read what has changed, and send it bit by bit; return whether any of the searches is running."""
        paths, names = listed(self._folder), names_of_searches()
        # Before any is read, so that hundreds of files are listed at once.
        self._found(paths)
        glances, new, sent = {}, [], monotonic()
        for path in paths:
            checkpoint()
            before = self._glances.get(path)
            glances[path] = now = glance(path, before, names.get(str(path), ""))
            if now != before:
                new.append(now)
            if new and monotonic() > sent + _AT_A_TIME:
                self._seen(new)
                new, sent = [], monotonic()
        # A file that is gone has none any more.
        self._glances = glances
        self._seen(new)
        return any(one.searched for one in glances.values())


def _drawn(path: Path, ratio: float, dark: bool) -> tuple[Path, Pixels | None]:
    return path, picture_of(path, ratio, dark)


def picture_of(path: Path, ratio: float, dark: bool) -> Pixels | None:
    """Return a picture of the puzzle of a search, None where that cannot be read or has no cells."""
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    if not isinstance(document, Puzzle) or not document.target.cells:
        return None
    standing = document.standing
    target = standing.target
    return Pixels.of(picture(standing.lattice, target.cells, PALETTE[1], PICTURE, ratio, dark, target.cell_colors,
                             largest=_LARGEST))
