"""The actions that choose the light theme, the dark one, the one of high contrast, or that of the desktop."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from latticework.gui.common import preferences, theme
from latticework.gui.common.translation import translated


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
