"""The actions that choose the light theme, the dark one, or that of the desktop."""

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QActionGroup

from latticework.gui.common import theme
from latticework.gui.common.translation import translatable, translated

TEXTS: dict[theme.Choice, str] = {"light": translatable("&Light"), "dark": translatable("Dar&k"),
                                  "system": translatable("&As the desktop")}


class Looks(QActionGroup):
    """One action for each theme, the one in use checked; the choice is stored in the settings."""

    dressed = Signal()  # the theme has changed

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        for choice, text in TEXTS.items():
            action = QAction(translated(text), self, checkable=True, checked=choice == theme.choice())
            action.setData(choice)
            self.addAction(action)
        self.triggered.connect(self._choose)

    def _choose(self, action: QAction) -> None:
        QSettings().setValue("theme", action.data())
        theme.apply_theme(action.data())
        self.dressed.emit()
