"""What windows of both kinds do: they keep their size, offer the themes, open dropped files, and close in order."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QObject, QSettings, QSize, QTimer
from PySide6.QtGui import QAction, QActionGroup, QDropEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from latticework.files.formats import covers, readable
from latticework.gui.shell.passing_message import PassingMessage
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets import preferences, theme
from latticework.gui.widgets.dialogs import resize_to_fit
from latticework.gui.widgets.translation import tr, translated
from latticework.reading import is_there

_PATIENCE = 400
"""Milliseconds that a search may take to stop; then what its workers do now is abandoned, and done again later."""

USUAL_SIZE = QSize(1360, 860)
"""The size of the main window at first."""


class Closing(QObject):
    """Decides whether the window may close; while a search is being saved it stays, then it closes by itself."""

    def __init__(self, window: QMainWindow, may_leave: Callable[[], bool], passing: PassingMessage,
                 *runners: Runner) -> None:
        super().__init__(window)
        self.window, self._may_leave, self._passing, self._runners = window, may_leave, passing, runners
        self.begun = False
        """Whether the user was asked and the window closes once the search is saved."""
        self._abandoned = False
        """Whether the window closes before the search has ended, as what it does now cannot be stopped."""
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._abandon)

    def may_close(self) -> bool:
        """Ask before work is lost, then save the search; return whether all that is done."""
        window = self.window
        if not (self.begun or self._may_leave()):
            return False
        if self._running and not self._abandoned:
            self.begun = True
            # An edit made from now on would be lost: the question about unsaved changes is answered already.
            window.setEnabled(False)
            self._passing.show_text(tr("The search is being saved, then the window closes."))
            self._save()
            self._patience.start()
        return not self._running or self._abandoned

    @property
    def _running(self) -> list[Runner]:
        return [runner for runner in self._runners if runner.running]

    def _save(self) -> None:
        """Pause the searches; a second call stops them at once."""
        for runner in self._running:
            runner.end(self.window.close)

    def _abandon(self) -> None:
        """Close without the slices in progress; while a kernel is compiled there is nothing that could be saved."""
        self._save()
        if any(runner.cannot_pause for runner in self._running):
            self._abandoned = True
            self.window.close()


def restore_geometry(window: QMainWindow) -> None:
    """Give a window its stored size and position, adapted to the screens that there are now."""
    # Qt itself moves a restored window back onto the screens that there are; it fails only for data of no use.
    geometry = QSettings().value("geometry")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):
        resize_to_fit(window, USUAL_SIZE)


def keep_geometry(window: QMainWindow, settings: QSettings) -> None:
    """Store size and position."""
    settings.setValue("geometry", window.saveGeometry())


class ThemeActions(QActionGroup):
    """One action for each theme, the one in use checked; the choice is stored in the settings."""

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
        return super().eventFilter(watched, event)

    def _choose(self, action: QAction) -> None:
        preferences.keep(preferences.LOOK, action.data())
        theme.apply_theme(action.data())


class DroppedFiles(QObject):
    """Opens files that are dropped anywhere onto a window, as from the File menu.

    That includes fields, which would take the names of the files as text. A folder that is dropped onto the library
    becomes the folder of the user's own puzzles.
    """

    def __init__(self, window: QWidget, open_paths: Callable[[list[Path]], object],
                 library: QWidget | None = None, take_folder: Callable[[Path], object] = lambda _: None) -> None:
        super().__init__(window)
        self._window, self._open, self._library, self._take = window, open_paths, library, take_folder
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._watch_fields()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept files that are dragged or dropped; leave text to the field below it."""
        if not isinstance(event, QDropEvent):  # the class of the events of dragging, too
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.DragEnter:
            # Fields that were made since the last drag would take the names of the files as text.
            self._watch_fields()
        if not _are_files(event.mimeData()):
            if watched is self._window:
                event.ignore()
            return watched is self._window
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            # The program that the files come from waits until this event has ended: a question now would block it.
            QTimer.singleShot(0, self, self._work(watched, event))
        return True

    def _work(self, watched: QObject, event: QDropEvent) -> Callable[[], object]:
        """Return what opens the dropped files, or takes the folder that was dropped onto the library."""
        folder = _folder_in(event.mimeData())
        if folder is not None and isinstance(watched, QWidget) and self._library is not None:
            place = self._library.mapFrom(self._window, watched.mapTo(self._window, event.position().toPoint()))
            if self._library.isVisible() and self._library.rect().contains(place):
                return partial(self._take, folder)
        return partial(self._open, files_in(event.mimeData()))

    def _watch_fields(self) -> None:
        for child in self._window.findChildren(QWidget):
            if child.acceptDrops():
                child.installEventFilter(self)  # Qt installs one filter only once


def _are_files(data: QMimeData) -> bool:
    """Whether the data are files and folders of this computer and nothing else."""
    return bool(data.urls()) and all(url.isLocalFile() and _is_no_mere_name(Path(url.toLocalFile()))
                                     for url in data.urls())


def _is_no_mere_name(path: Path) -> bool:
    """Whether a file is there, or may be: where one may not look, opening it says so."""
    try:
        return path.exists()
    except OSError:
        return True


def _folder_in(data: QMimeData) -> Path | None:
    """Return the folder, None unless the data are just one folder."""
    paths = [Path(url.toLocalFile()) for url in data.urls()] if _are_files(data) else []
    return paths[0] if len(paths) == 1 and is_there(paths[0], Path.is_dir) else None


def files_in(data: QMimeData) -> list[Path]:
    """Return the files that were dragged or copied, for a folder the files in it; [] for any other data."""
    if not _are_files(data):
        return []
    return [file for url in data.urls() for file in _files_of(Path(url.toLocalFile()))]


def _files_of(path: Path) -> list[Path]:
    """Return the files of a folder that can be opened; a folder without any itself, so that it is refused by name."""
    endings = {ending for form in (*readable(), *covers()) for ending in form.endings}
    found = []
    with suppress(OSError):  # a folder into which one may not look
        if path.is_dir():
            found = sorted(file for file in path.iterdir() if file.is_file() and file.suffix.lower() in endings)
    return found or [path]
