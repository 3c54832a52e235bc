"""A thin line between groups of buttons."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.common import theme

WIDTH, SHORTER = 13, 4
"""How wide the room of the line is, and by how much it ends before the bar does."""


class Separator(QWidget):
    """A vertical line in the colour of borders, which is seen in every theme."""

    def sizeHint(self) -> QSize:
        """Return how large it is: as high as the bar."""
        return QSize(WIDTH, 2 * SHORTER)

    def minimumSizeHint(self) -> QSize:
        """Need its width."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            painter.setPen(QColor(theme.current().border))
            painter.drawLine(self.width() // 2, SHORTER, self.width() // 2, self.height() - SHORTER)
