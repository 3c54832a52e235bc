"""Files and folders that are dropped anywhere onto a window, which are opened as from the File menu."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from latticework.exchange.formats import covers, readable


class DroppedFiles(QObject):
    """Passes on the files that are dropped onto a window, also onto fields, which would take their names as text."""

    def __init__(self, window: QWidget, open_paths: Callable[[list[Path]], object]) -> None:
        super().__init__(window)
        self._window, self._open = window, open_paths
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
            QTimer.singleShot(0, self, partial(self._open, files_in(event.mimeData())))
        return True

    def _watch_fields(self) -> None:
        for child in self._window.findChildren(QWidget):
            if child.acceptDrops():
                child.installEventFilter(self)  # once, however often it is asked for


def are_files(data: QMimeData) -> bool:
    """Whether all that is dragged or was copied is files and folders of this computer."""
    return bool(data.urls()) and all(url.isLocalFile() and Path(url.toLocalFile()).exists() for url in data.urls())


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
