"""A bar that shows how much of something is done, as it is painted in lists."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from latticework.gui.common import theme

ROUND, FAINT = 2, 0.35
"""How round the ends are, and how opaque the whole bar is where its own colour would not stand off what is done."""


def paint_share(painter: QPainter, area: QRectF, share: float, done: str, chosen: bool = False) -> None:
    """Paint a bar that is filled from where one begins to read.

    done: the colour of what is done; chosen: whether the bar lies in a row that is chosen, and has its ink.
    """
    colors = theme.current()
    whole, filled = QColor(colors.accent_text if chosen else colors.border), QColor(done)
    if chosen:
        filled = QColor(colors.accent_text)
    if chosen or colors.outline:
        whole.setAlphaF(FAINT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for width, color in ((area.width(), whole), (area.width() * share, filled)):
        left = area.left() if painter.layoutDirection() == Qt.LayoutDirection.LeftToRight else area.right() - width
        painter.setBrush(color)
        painter.drawRoundedRect(QRectF(left, area.top(), width, area.height()), ROUND, ROUND)
    painter.restore()
