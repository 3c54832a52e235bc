"""Rows of a list of words that are easy to hit."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

MORE = 6
"""Pixels by which a row is higher than its words."""


class RoomyRows(QStyledItemDelegate):
    """Paints as usual, in rows that are higher."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room of a row."""
        return super().sizeHint(option, index) + QSize(0, MORE)
