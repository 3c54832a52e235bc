"""What windows of both kinds do: they keep their size, offer the themes, open dropped files, and close in order."""

from collections.abc import Callable
from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QSettings, QSize, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QWidget
from latticework.gui.common import preferences, theme
from latticework.gui.common.translation import tr, translated
from latticework.gui.search.runner import Runner
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget
from latticework.files.formats import covers, readable

PATIENCE = 400
"""Milliseconds that the steps of a search in flight may take; then they are given up, to be done again later."""

USUAL = QSize(1360, 860)
"""The size of the main window at first."""
FRAME = QMargins(8, 36, 8, 8)
"""Room for title bar and borders, which the desktop adds when the window is shown."""


class Closing(QObject):
    """Decides whether the window may close; while the search is being saved it stays, then it closes by itself."""

    def __init__(self, window: QMainWindow, may_leave: Callable[[], bool], runner: Runner) -> None:
        super().__init__(window)
        self.window, self._may_leave, self.runner = window, may_leave, runner
        self.begun = False
        """Whether the user was asked, and the window closes once the search is saved."""
        self._given_up = False
        """Whether the window closes though the search has not ended, as what it does now cannot be stopped."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._give_up)

    def may_close(self) -> bool:
        """Ask before work is lost, then save the search; return whether all that is done."""
        window = self.window
        if not (self.begun or self._may_leave()):
            return False
        if self.runner.running and not self._given_up:
            self.begun = True
            window.setEnabled(False)  # what was asked about leaving is true of the puzzle as it is
            window.statusBar().showMessage(tr("The search is being saved, then the window closes."))
            self._save()
            self._patience.start()
        return not self.runner.running or self._given_up

    def _save(self) -> None:
        """Pause the search; the second time, at once."""
        if self.runner.running:
            self.runner.end(self.window.close)

    def _give_up(self) -> None:
        """Close without what is in flight; a kernel that is being compiled holds nothing that could be saved."""
        self._save()
        if self.runner.running and self.runner.held_up:
            self._given_up = True
            self.window.close()


def restore_geometry(window: QMainWindow) -> None:
    """Give a window its stored size and position, adapted to the screens that there are now."""
    geometry = QSettings().value("geometry")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):  # which fits it to the screens
        resize_to_fit(window, USUAL)


def resize_to_fit(window: QMainWindow, size: QSize) -> None:
    """Give a window a size, or as much of it as there is room for on the screen."""
    window.resize(size.boundedTo(window.screen().availableGeometry().marginsRemoved(FRAME).size()))


def keep_geometry(window: QMainWindow, settings: QSettings) -> None:
    """Store size and position."""
    settings.setValue("geometry", window.saveGeometry())


class Looks(QActionGroup):
    """One action for each theme, the one in use checked; the choice is stored in the settings."""

    dressed = Signal()  # the theme has changed, by these actions, in another window or by the desktop

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        for choice, text in theme.TITLES.items():
            action = QAction(translated(text), self, checkable=True, checked=choice == theme.choice())
            action.setData(choice)
            self.addAction(action)
        self.triggered.connect(self._choose)
        self._shown = theme.current()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Check the action of the theme in use when the window takes other colours."""
        if event.type() == QEvent.Type.PaletteChange and theme.current() is not self._shown:
            self._shown = theme.current()
            for action in self.actions():
                action.setChecked(action.data() == theme.choice())
            self.dressed.emit()
        return super().eventFilter(watched, event)

    def _choose(self, action: QAction) -> None:
        preferences.keep(preferences.LOOK, action.data())
        theme.apply_theme(action.data())


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
