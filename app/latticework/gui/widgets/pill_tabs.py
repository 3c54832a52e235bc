"""Small tabs in round frames, the chosen one filled."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar

from latticework.gui.widgets import theme

_PAD, _GAP = 6, 6
"""Pixels around the title of a tab within its frame, and between two frames."""


class PillTabs(QTabBar):
    """Tabs side by side, with buttons to scroll where there is no room for all."""

    def __init__(self) -> None:
        super().__init__(expanding=False, drawBase=False, usesScrollButtons=True)
        self.setElideMode(Qt.TextElideMode.ElideNone)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the room of a title and its frame."""
        words = self.fontMetrics().boundingRect(self.tabText(index)).size()
        return words + QSize(2 * (_PAD + _GAP), 2 * _PAD)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the titles in round frames, the chosen one filled."""
        colors = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(self.count()):
                chosen = index == self.currentIndex()
                frame = QRectF(self.tabRect(index)).adjusted(_GAP / 2, 1, -_GAP / 2, -1)
                painter.setPen(QPen(QColor(colors.accent if chosen else colors.border), 1))
                painter.setBrush(QColor(colors.accent if chosen else colors.base))
                painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
                painter.setPen(QColor(colors.accent_text if chosen else colors.text))
                painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, self.tabText(index))
                if chosen and self.hasFocus():
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), frame.height() / 2, frame.height() / 2)
