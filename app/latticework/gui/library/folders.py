"""The folders of the library: the one that ships, and one of the user's own, which is remembered and watched."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QSettings, QTimer, Signal

from latticework.files.formats import SEARCH, readable
from latticework.gui.common.names import USUAL_ORDER

KEY = "library/folder"
SETTLE = 300
"""Milliseconds from a change of the folder to a look at it, as one change seldom comes alone."""
MOST_FILES, MOST_FOLDERS = 5_000, 200
"""Files that are listed of a folder of one's own, and folders within it that are watched."""
_GENERAL = (".json", ".txt", ".xml")
"""Endings that files have which are no puzzles at all."""


def shipped_files(folder: Path) -> list[Path]:
    """Return the puzzles of the folder that ships, in the order of lattices and names."""
    return [file for place in sorted(_inside(folder), key=lambda place: _place(place.name))
            for file in sorted(place.glob("*.toml"), key=lambda file: file.stem)]


def _place(lattice: str) -> int:
    return USUAL_ORDER.index(lattice) if lattice in USUAL_ORDER else len(USUAL_ORDER)


def own_files(folder: Path | None) -> list[Path]:
    """Return the puzzles of a folder and of the folders in it; none where it is gone."""
    if folder is None:
        return []
    endings = {ending for form in readable() if form is not SEARCH for ending in form.endings
               if ending not in _GENERAL}
    found = (path for place in _folders(folder) for path in _inside(place)
             if any(path.name.lower().endswith(ending) for ending in endings) and _is(Path.is_file, path))
    return list(islice(found, MOST_FILES))


def _folders(folder: Path) -> Iterator[Path]:
    """Yield a folder and those in it."""
    if _is(Path.is_dir, folder):
        yield folder
        yield from islice((path for path in _inside(folder) if _is(Path.is_dir, path)), MOST_FOLDERS)


def _inside(folder: Path) -> list[Path]:
    """Return what is in a folder and not hidden; nothing where it may not be read."""
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []


def _is(kind: Callable[[Path], bool], path: Path) -> bool:
    """Whether a path is of a kind; not where that may not be looked at."""
    try:
        return kind(path)
    except OSError:
        return False


class OwnFolder(QObject):
    """The folder of the user's own puzzles, None until one was chosen; `changed` tells of other files."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        kept = QSettings().value(KEY, "")
        self.path = Path(kept) if isinstance(kept, str) and kept else None
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self._look)
        self._watcher.directoryChanged.connect(lambda _: self._soon.start())
        self._watch()

    def choose(self, path: Path) -> None:
        """Take another folder, now and the next time."""
        self.path = path
        QSettings().setValue(KEY, str(path))
        self._look()

    def _look(self) -> None:
        self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        wanted = {str(path) for path in (_folders(self.path) if self.path else ())}
        now = set(self._watcher.directories())
        if gone := now - wanted:
            self._watcher.removePaths(sorted(gone))
        if new := wanted - now:
            self._watcher.addPaths(sorted(new))
