"""A legend: colours and what they stand for."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from latticework.gui.common import theme
from latticework.gui.why.overlays import Entry

SWATCH = QSize(18, 14)
SHORT = 16
"""Characters of a text up to which two entries stand side by side."""


class Legend(QWidget):
    """Lines of a colour and a text, short ones in two columns."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[Entry, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(3)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show other entries."""
        self.entries = tuple(entries)
        for label in self.findChildren(QLabel):
            self._grid.removeWidget(label)
            label.deleteLater()
        columns = 2 if all(len(entry.text) <= SHORT for entry in entries) else 1
        rows = -(-len(entries) // columns)
        for number, entry in enumerate(entries):
            column, row = divmod(number, rows)
            self._grid.addWidget(_swatch(entry.color), row, 2 * column, Qt.AlignmentFlag.AlignTop)
            text = QLabel(entry.text, wordWrap=columns == 1, textFormat=Qt.TextFormat.PlainText)
            self._grid.addWidget(text, row, 2 * column + 1)
        for column in range(2):
            self._grid.setColumnStretch(2 * column + 1, int(column < columns))


def _swatch(color: str) -> QLabel:
    label, picture = QLabel(), QPixmap(SWATCH)
    picture.fill(QColor(theme.current().frame))
    with QPainter(picture) as painter:
        painter.fillRect(picture.rect().adjusted(1, 1, -1, -1), QColor(color))
    label.setPixmap(picture)
    return label
