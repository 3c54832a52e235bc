"""Files that are dropped onto the window, which are opened as from the File menu."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class DroppedFiles(QObject):
    """Passes on the files that are dropped onto a window."""

    def __init__(self, window: QWidget, open_paths: Callable[[list[Path]], object]) -> None:
        super().__init__(window)
        self._open = open_paths
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dropped if it is files."""
        if not isinstance(event, QDropEvent):  # also what is dragged onto the window, before it is let go
            return super().eventFilter(watched, event)
        paths = files_in(event.mimeData())
        if not paths:
            event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            # The program that they come from waits for the end of the event, which a question would put off.
            QTimer.singleShot(0, self, partial(self._open, paths))
        return True


def files_in(data: QMimeData) -> list[Path]:
    """Return the files that are dragged or were copied, [] where there is anything else among them."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths if len(paths) == len(data.urls()) and all(path.is_file() for path in paths) else []
