"""The table of searches: picture, name and figures of each, sorting, filtering, hiding columns without room."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPixmap, QResizeEvent
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
from latticework.gui.searches.search_rows import FIGURES, ORDER, PATH, Column, Index, SearchRows
from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import paint_share
from latticework.gui.widgets.translation import tr

HEIGHT, _LONGEST, PAD = 5.0, 420, 8
"""Pixels: height and most length of the bar of the explored share, and what is free around picture and texts."""
_CUT = Qt.TextElideMode.ElideRight

LEAST_NAME = PICTURE.width() + 150
"""The least width of picture and name in pixels; columns that leave less are hidden, in the order of _SPARED."""
WIDTHS = {Column.STATE: "queued, number 3", Column.TOUCHED: "12/31/2026", Column.SIZE: "999.9 MB"}
"""Texts that are to fit into the columns."""
_SPARED = (Column.SIZE, Column.TOUCHED)


class SearchCell(QStyledItemDelegate):
    """Paints a search: its picture, beside it the name, the figures and a bar of the explored share."""

    def __init__(self, share: Callable[[Path], float | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._share = share

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave picture and text to `paint`."""
        super().initStyleOption(option, index)
        option.text, option.icon = "", QIcon()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint picture, name, figures and bar."""
        # The ground, as of a cell without text and picture: chosen, alternating, with the focus.
        super().paint(painter, option, index)
        area = option.rect.adjusted(PAD, 0, -PAD, 0)
        picture = QRect(area.topLeft(), QSize(PICTURE.width(), area.height()))
        self._picture(painter, index.data(Qt.ItemDataRole.DecorationRole),
                      QStyle.visualRect(option.direction, area, picture))
        beside = QStyle.visualRect(option.direction, area, area.adjusted(PICTURE.width() + 2 * PAD, 0, 0, 0))
        self._texts(painter, option, index, beside)

    def _picture(self, painter: QPainter, pixmap: QPixmap | None, room: QRect) -> None:
        if pixmap is not None:
            shown = QRect(QPoint(0, 0), pixmap.deviceIndependentSize().toSize())
            shown.moveCenter(room.center())
            painter.drawPixmap(shown, pixmap)

    def _texts(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, area: QRect) -> None:
        chosen, colors = bool(option.state & QStyle.StateFlag.State_Selected), theme.current()
        line, bold = option.fontMetrics.height(), QFont(option.font)
        bold.setBold(True)
        top = area.center().y() - line - PAD
        for font, ink, role in ((bold, colors.text, Qt.ItemDataRole.DisplayRole),
                                (option.font, colors.faint_text, FIGURES)):
            painter.setFont(font)
            painter.setPen(QColor(colors.accent_text if chosen else ink))
            painter.drawText(QRect(area.left(), top, area.width(), line),
                             Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter,
                             QFontMetrics(font).elidedText(index.data(role) or "", _CUT, area.width()))
            top += line + 2
        share = self._share(index.data(PATH))
        if share is not None:
            bar = QRect(area.topLeft(), QSize(min(area.width(), _LONGEST), area.height()))
            left = QStyle.visualRect(option.direction, area, bar).left()
            paint_share(painter, QRectF(left, top + PAD / 2, bar.width(), HEIGHT), share,
                        colors.good if share >= 1 else colors.link, chosen)


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
        self.setItemDelegateForColumn(Column.NAME, SearchCell(rows.share, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
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
        return QSize(LEAST_NAME + self._widths[Column.STATE], 2 * PICTURE.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the columns for which there is no room."""
        super().resizeEvent(event)
        room = self.viewport().width() - LEAST_NAME - sum(self._widths.values())
        for column in _SPARED:
            self.setColumnHidden(column, room < 0)
            room += self._widths[column] if room < 0 else 0
