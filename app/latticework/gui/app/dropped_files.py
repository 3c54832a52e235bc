"""Files that are dropped onto the window, which are opened as from the File menu."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class DroppedFiles(QObject):
    """Opens the file that is dropped onto a window; several files are not taken, as one puzzle is open at a time."""

    def __init__(self, window: QWidget, open_path: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._open = open_path
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dropped if it is one file."""
        if not isinstance(event, QDropEvent):  # also what is dragged onto the window, before it is let go
            return super().eventFilter(watched, event)
        path = _file_in(event.mimeData())
        if path is None:
            event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._open(path)
        return True


def _file_in(data: QMimeData) -> Path | None:
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].is_file() else None
