"""A scroll area that asks for as much height as its contents need."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

MOST = 0.44
"""The share of the window's height that is claimed at most; what is beyond it is scrolled to."""


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

    def showEvent(self, event: QShowEvent) -> None:
        """Know of the size of the window."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._claim()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim another height when a text has changed, or the window's size."""
        handled = super().eventFilter(watched, event)
        if ((watched is self.content and event.type() == QEvent.Type.LayoutRequest)
                or (watched is self.window() and event.type() == QEvent.Type.Resize)):
            self._claim()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Claim the height for another width."""
        super().resizeEvent(event)
        self._claim()

    def _claim(self) -> None:
        most = int(MOST * self.window().height())
        self.setMinimumHeight(min(most, self.content.heightForWidth(self.viewport().width())))
