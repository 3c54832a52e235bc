"""A scroll area that asks for as much height as its contents need."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

MOST = 350
"""Pixels of height that are claimed; long messages beyond it are scrolled to."""


class TallScroll(QScrollArea):
    """Shows a widget whose height depends on its width, as wrapped text does, and asks for that height."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content = widget
        self.setWidget(widget)
        self.setMinimumWidth(widget.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())
        self._claim()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim another height when a text has changed."""
        handled = super().eventFilter(watched, event)
        if watched is self.content and event.type() == QEvent.Type.LayoutRequest:
            self._claim()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Claim the height for another width."""
        super().resizeEvent(event)
        self._claim()

    def _claim(self) -> None:
        self.setMinimumHeight(min(MOST, self.content.heightForWidth(self.viewport().width())))
