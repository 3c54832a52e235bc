"""The bar that shows in a list how much of a search is explored."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from latticework.gui.common import theme
from latticework.gui.searches.search_rows import PATH

HEIGHT, MARGIN = 5.0, 3.0
FAINT = 0.35
"""How opaque the bar is where nothing is explored, in a row that is chosen."""


class ShareBar(QStyledItemDelegate):
    """Writes the share as text, with a bar below it."""

    def __init__(self, share: Callable[[Path], float | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._share = share

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
              ) -> None:
        """Paint text and bar."""
        super().paint(painter, option, index)
        share = self._share(index.data(PATH))
        if share is None:
            return
        colors, area = theme.current(), QRectF(option.rect)
        bar = QRectF(area.left() + MARGIN, area.bottom() - HEIGHT - 3, area.width() - 2 * MARGIN, HEIGHT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        whole, done = QColor(colors.border), QColor(_color(share, colors))
        if chosen:
            whole, done = QColor(colors.accent_text), QColor(colors.accent_text)
            whole.setAlphaF(FAINT)
        for width, color in ((bar.width(), whole), (bar.width() * share, done)):
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), width, HEIGHT), 2, 2)
        painter.restore()


def _color(share: float, colors: theme.Theme) -> str:
    return colors.good if share >= 1 else colors.accent
