"""A bar of buttons that writes words beside their icons where there is room."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

GAP = 6
"""Pixels that words take beyond their own width and a space at either end."""
ICONS, WORDS = Qt.ToolButtonStyle.ToolButtonIconOnly, Qt.ToolButtonStyle.ToolButtonTextBesideIcon


class WordBar(QWidget):
    """Holds buttons in `line`; those of a group have words together or not at all, the first group first."""

    def __init__(self) -> None:
        super().__init__()
        self.line = QHBoxLayout(self)
        self._groups: Sequence[Sequence[QToolButton]] = ()
        self._icons: dict[QToolButton, int] = {}

    def set_groups(self, groups: Sequence[Sequence[QToolButton]]) -> None:
        """Say which buttons have words if there is room for them."""
        self._groups = groups
        self._icons = {button: button.sizeHint().width() for group in groups for button in group}

    def minimumSizeHint(self) -> QSize:
        """Need only the room of the icons."""
        least = super().minimumSizeHint()
        return QSize(least.width() - self._words(), least.height())

    def _words(self) -> int:
        """Return the width that words take now."""
        return sum(button.sizeHint().width() - icon for button, icon in self._icons.items()
                   if not button.isHidden() and button.toolButtonStyle() == WORDS)

    def _fit(self) -> None:
        room = self.width() - (self.line.sizeHint().width() - self._words())
        for group in self._groups:
            wanted = sum(button.fontMetrics().horizontalAdvance(f" {button.text()} ") + GAP
                         for button in group if not button.isHidden())
            room -= wanted  # a group that has none leaves none to those after it
            style = WORDS if room >= 0 else ICONS
            for button in group:
                if button.toolButtonStyle() != style:
                    button.setToolButtonStyle(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give as many groups words as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit again when a button comes or goes."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return handled
