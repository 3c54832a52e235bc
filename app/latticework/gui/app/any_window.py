"""What windows of both kinds do: they keep their size, offer the looks to choose from, and close in order."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QSettings, QSize, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QWidget

from latticework.gui.common import preferences, theme
from latticework.gui.common.translation import tr, translated
from latticework.gui.search.runner import Runner

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
        if self.runner.running and self.runner.cannot_pause:
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
