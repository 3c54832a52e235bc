"""The bar that shows in a list how much of a search is explored."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from latticework.gui.common import theme
from latticework.gui.common.painting import paint_share
from latticework.gui.searches.search_rows import PATH

HEIGHT, MARGIN = 5.0, 3.0


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
        area, colors = QRectF(option.rect), theme.current()
        bar = QRectF(area.left() + MARGIN, area.bottom() - HEIGHT - 3, area.width() - 2 * MARGIN, HEIGHT)
        paint_share(painter, bar, share, colors.good if share >= 1 else colors.link,
                    bool(option.state & QStyle.StateFlag.State_Selected))
