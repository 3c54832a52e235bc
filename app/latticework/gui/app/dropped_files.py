"""Files and folders that are dropped anywhere onto a window, which are opened as from the File menu.

A folder that is dropped onto the library becomes the folder of one's own puzzles.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from latticework.files.formats import covers, readable


class DroppedFiles(QObject):
    """Passes on the files that are dropped onto a window, also onto fields, which would take their names as text."""

    def __init__(self, window: QWidget, open_paths: Callable[[list[Path]], object],
                 library: QWidget | None = None, take_folder: Callable[[Path], object] = lambda _: None) -> None:
        super().__init__(window)
        self._window, self._open, self._library, self._take = window, open_paths, library, take_folder
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._watch_fields()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dropped if it is files; text goes to the field below it."""
        if not isinstance(event, QDropEvent):  # also what is dragged onto the window, before it is let go
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.DragEnter:
            self._watch_fields()  # some have been made since
        if not are_files(event.mimeData()):
            if watched is self._window:
                event.ignore()
            return watched is self._window
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            # The program that they come from waits for the end of the event, which a question would put off.
            QTimer.singleShot(0, self, self._work(watched, event))
        return True

    def _work(self, watched: QObject, event: QDropEvent) -> Callable[[], object]:
        """Return what is to be done with what was dropped there."""
        folder = folder_in(event.mimeData())
        if folder is not None and isinstance(watched, QWidget) and self._library is not None:
            place = self._library.mapFrom(self._window, watched.mapTo(self._window, event.position().toPoint()))
            if self._library.isVisible() and self._library.rect().contains(place):
                return partial(self._take, folder)
        return partial(self._open, files_in(event.mimeData()))

    def _watch_fields(self) -> None:
        for child in self._window.findChildren(QWidget):
            if child.acceptDrops():
                child.installEventFilter(self)  # once, however often it is asked for


def are_files(data: QMimeData) -> bool:
    """Whether all that is dragged or was copied is files and folders of this computer."""
    return bool(data.urls()) and all(url.isLocalFile() and Path(url.toLocalFile()).exists() for url in data.urls())


def folder_in(data: QMimeData) -> Path | None:
    """Return the folder that is dragged, None for anything else."""
    paths = [Path(url.toLocalFile()) for url in data.urls()] if are_files(data) else []
    return paths[0] if len(paths) == 1 and paths[0].is_dir() else None


def files_in(data: QMimeData) -> list[Path]:
    """Return the files that are dragged or were copied, those of a folder in its place; [] for anything else."""
    if not are_files(data):
        return []
    return [file for url in data.urls() for file in _files_of(Path(url.toLocalFile()))]


def _files_of(path: Path) -> Iterator[Path]:
    """Return the files of a folder that can be opened; a folder without any stands for itself, and is refused."""
    endings = {ending for form in (*readable(), *covers()) for ending in form.endings}
    found = sorted(file for file in path.iterdir() if file.is_file() and file.suffix.lower() in endings) \
        if path.is_dir() else []
    yield from found or [path]
