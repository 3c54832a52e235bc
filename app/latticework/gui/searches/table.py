"""The table of searches: bars of the explored share, sorting, filtering, and hiding columns without room."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from latticework.gui.searches.listed_searches import PICTURE
from latticework.gui.searches.search_rows import NUMBERS, ORDER, PATH, Column, Index, SearchRows
from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import paint_share
from latticework.gui.widgets.translation import tr

HEIGHT, _MARGIN = 5.0, 3.0
"""Pixels: the height of the bar that shows the explored share, and what is free beside it."""

LEAST_NAME = 150
"""The least width of picture and name in pixels; columns that leave less are hidden, in the order of _SPARED."""
WIDTHS = {Column.EXPLORED: "100.0 %  ", Column.SOLUTIONS: "12,988,816", Column.STATE: "queued, number 3",
          Column.SIZE: "999.9 MB", Column.TOUCHED: "12/31/2026"}
"""Texts that are to fit into the columns."""
_SPARED = (Column.TOUCHED, Column.SIZE, Column.SOLUTIONS)


class ShareBar(QStyledItemDelegate):
    """Paints a share as text, with a bar below it."""

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
        bar = QRectF(area.left() + _MARGIN, area.bottom() - HEIGHT - 3, area.width() - 2 * _MARGIN, HEIGHT)
        paint_share(painter, bar, share, colors.good if share >= 1 else colors.link,
                    bool(option.state & QStyle.StateFlag.State_Selected))


class Numbers(QStyledItemDelegate):
    """Paints numbers at the right of a column, with a gap before the next one, which begins at its left."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Add the gap to the text."""
        super().initStyleOption(option, index)
        option.text += NUMBERS[Column(index.column())]


class Rows(QSortFilterProxyModel):
    """The rows in the chosen order whose name or file contains all the words that were typed."""

    def __init__(self, rows: SearchRows) -> None:
        super().__init__(rows)
        self.words: list[str] = []
        self.setSortRole(ORDER)
        self.setSourceModel(rows)

    def look_for(self, text: str) -> None:
        """Show only rows that contain these words."""
        self.words = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: object) -> bool:
        """Return whether a row contains all the words."""
        rows = self.sourceModel()
        text = f"{rows.index(row, 0).data()} {rows.index(row, 0).data(PATH).name}".casefold()
        return all(word in text for word in self.words)


class SearchTable(QTableView):
    """A table with a row for each search; several can be chosen."""

    def __init__(self, rows: SearchRows) -> None:
        super().__init__()
        self.searches, self.rows = rows, Rows(rows)
        self.setModel(self.rows)
        self.setItemDelegateForColumn(Column.EXPLORED, ShareBar(rows.share, self))
        for column in NUMBERS:
            self.setItemDelegateForColumn(column, Numbers(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setIconSize(PICTURE)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(PICTURE.height() + 8)
        self.setAccessibleName(tr("Searches"))
        headings = self.horizontalHeader()
        headings.setHighlightSections(False)
        headings.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        metrics = self.fontMetrics()
        # The size hint of a heading has no room for the arrow of the sorted column.
        mark = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMarkSize) + 8
        self._widths = {column: max(metrics.horizontalAdvance(text) + 16, headings.sectionSizeHint(column) + mark)
                        for column, text in WIDTHS.items()}
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.TOUCHED, Qt.SortOrder.DescendingOrder)

    @property
    def chosen(self) -> list[Path]:
        """The files of the chosen rows, from top to bottom."""
        found = sorted(self.selectionModel().selectedRows(), key=lambda index: index.row())
        return [index.data(PATH) for index in found]

    def choose(self, path: Path) -> None:
        """Choose one search."""
        for row in range(self.rows.rowCount()):
            if self.rows.index(row, 0).data(PATH) == path:
                self.selectRow(row)

    def sizeHint(self) -> QSize:
        """Return a small size, so that the table takes what other widgets leave."""
        return QSize(LEAST_NAME + self._widths[Column.EXPLORED], 4 * PICTURE.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the columns for which there is no room."""
        super().resizeEvent(event)
        room = self.viewport().width() - LEAST_NAME - sum(self._widths.values())
        for column in _SPARED:
            self.setColumnHidden(column, room < 0)
            room += self._widths[column] if room < 0 else 0
