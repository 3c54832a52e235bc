"""How the pages of the manual, and the places where words were found, are painted in their list."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from latticework.gui.common import theme
from latticework.gui.common.translation import isolated

PAD = 4
"""Pixels around the text of a row, which is easier to hit and to tell from the next one by them."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading


class PlaceRows(QStyledItemDelegate):
    """Writes the first line of a row, bold where others follow, and these in a fainter colour; all are wrapped."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room of a row in the width of the list; that of a scroll bar, which comes and goes, is left."""
        bar = self._view.verticalScrollBar().sizeHint().width()
        width = self._view.width() - 2 * self._view.frameWidth() - bar
        room = QRect(0, 0, width - 2 * PAD, 0)
        height = sum(QFontMetrics(font).boundingRect(room, int(WRAPPED), text).height()
                     for text, font, _ in _lines(option, index))
        return QSize(width, height + 2 * PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
              ) -> None:
        """Paint one row."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        colors = theme.current()
        painter.save()
        if chosen:
            painter.fillRect(option.rect, QColor(colors.accent))
        room = option.rect.adjusted(PAD, PAD, -PAD, -PAD)
        for text, font, color in _lines(option, index):
            painter.setFont(font)
            painter.setPen(QColor(colors.accent_text if chosen else color))
            painter.drawText(room, int(WRAPPED), text)
            room.setTop(room.top() + painter.boundingRect(room, int(WRAPPED), text).height())
        painter.restore()


def _lines(option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> list[tuple[str, QFont, str]]:
    """Return what a row says, with fonts and colours."""
    first, _, rest = str(index.data()).partition("\n")
    colors, bold = theme.current(), QFont(option.font)
    bold.setBold(bool(rest))
    told = [(first, bold, colors.text), (rest, option.font, colors.faint_text)]
    return [(isolated(text), font, color) for text, font, color in told if text]
