"""A figure in large digits, as large as there is room for, with what it counts below."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

LARGE, SMALL = 24, 11
"""Pixels of the largest and the smallest digits."""
NARROWEST = 96


class LargeFigure(QWidget):
    """Shows a figure and its caption."""

    def __init__(self, caption: str) -> None:
        super().__init__()
        self._caption, self._text = caption, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_text("–")

    @property
    def text(self) -> str:
        """What is shown above the caption."""
        return self._text

    def show_text(self, text: str, caption: str = "") -> None:
        """Show another figure, which may ask for another caption: one solution, two solutions."""
        self._text, self._caption = text, caption or self._caption
        self.setAccessibleName(f"{self._caption}: {text}")
        self.setToolTip("" if self._font().pixelSize() > SMALL else text)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for large digits and a line below."""
        return QSize(NARROWEST, LARGE + self.fontMetrics().height() + 12)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def _font(self) -> QFont:
        """Return the largest font in which the figure fits."""
        font = self.font()
        font.setBold(True)
        for size in range(LARGE, SMALL, -1):
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(self._text) <= self.width():
                return font
        font.setPixelSize(SMALL)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint figure and caption."""
        flags = Qt.AlignmentFlag
        with QPainter(self) as painter:
            below = self.fontMetrics().height() + 2
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            caption = self.fontMetrics().elidedText(self._caption, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QRect(0, self.height() - below, self.width(), below), flags.AlignLeading, caption)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.setFont(self._font())
            painter.drawText(QRect(0, 0, self.width(), self.height() - below),
                             flags.AlignLeading | flags.AlignBottom, self._text)
