"""The gallery: pictures of solutions side by side, of which only those that are seen are read and painted."""

from math import ceil
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from latticework.gui.browser.solution_rows import SolutionModel
from latticework.gui.common.translation import tr

_GAP = 8
PICTURE, LOWEST = 112, 24
"""How wide pictures are, which are drawn for the list in as many pixels, and how high they are at least."""
Index = QModelIndex | QPersistentModelIndex


class _Grid(QAbstractTableModel):
    """The solutions of a list, so many in a row. Nothing is kept of them here."""

    def __init__(self, solutions: SolutionModel) -> None:
        super().__init__()
        self._solutions, self._columns = solutions, 1
        solutions.modelAboutToBeReset.connect(self.beginResetModel)
        solutions.modelReset.connect(self.endResetModel)
        solutions.rowsInserted.connect(lambda *_: self._relaid())
        for signal in (solutions.painted, solutions.dataChanged):
            signal.connect(lambda *_: self._repainted())

    def set_columns(self, columns: int) -> None:
        """Show so many in a row."""
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self.endResetModel()

    def place(self, index: Index) -> int:
        """Return the row in the list of solutions, -1 for none."""
        place = index.row() * self._columns + index.column()
        return place if index.isValid() and place < self._solutions.rowCount() else -1

    def index_of(self, place: int) -> QModelIndex:
        """Return where the solution of a row of the list is."""
        return self.index(place // self._columns, place % self._columns)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many rows of pictures there are."""
        return 0 if parent.isValid() else -(-self._solutions.rowCount() // self._columns)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many pictures are in a row."""
        return 0 if parent.isValid() else self._columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let nothing be chosen behind the last solution."""
        return super().flags(index) if self.place(index) >= 0 else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the picture of a solution and its number, with a star where it is a favourite."""
        place = self.place(index)
        if place < 0:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            return self._solutions.picture(place)
        return self._solutions.data(self._solutions.index(place, 0), role)

    def _relaid(self) -> None:
        self.layoutChanged.emit()

    def _repainted(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self._columns - 1))


class _Picture(QStyledItemDelegate):
    """Paints a picture above its number. height: that of the pictures, which are flat and wide in some puzzles."""

    height = PICTURE

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one solution."""
        text, icon = index.data(), index.data(Qt.ItemDataRole.DecorationRole)
        if text is None:
            return
        rect, palette = option.rect, option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, palette.color(QPalette.ColorRole.Highlight))
        if icon is not None:
            self._paint_picture(painter, icon, QRect(rect.left(), rect.top() + _GAP, rect.width(), self.height))
        painter.setPen(palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text))
        painter.drawText(rect.adjusted(2, self.height + _GAP, -2, 0), Qt.AlignmentFlag.AlignCenter,
                         option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideLeft, rect.width() - 4))
        painter.restore()

    def _paint_picture(self, painter: QPainter, icon: QIcon, room: QRect) -> None:
        pixmap = picture_of(icon)
        scale = PICTURE / pixmap.width()
        place = QRectF(0, 0, PICTURE, pixmap.height() * scale)
        place.moveCenter(QRectF(room).center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(room)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        painter.setClipping(False)


def picture_of(icon: QIcon) -> QPixmap:
    """Return the picture of an icon in all its pixels."""
    return icon.pixmap(icon.availableSizes()[0], 1.0)


class SolutionGallery(QTableView):
    """Shows as many pictures in a row as there is room for; `wanted` carries the row of the list that is chosen."""

    wanted = Signal(int)

    def __init__(self, solutions: SolutionModel) -> None:
        super().__init__()
        self.grid = _Grid(solutions)
        self.setModel(self.grid)
        self._painter = _Picture(self)
        self.setItemDelegate(self._painter)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or the width changes with the rows
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.setAccessibleName(tr("Pictures of the solutions"))
        self._measured = False
        solutions.modelReset.connect(self._measure_anew)
        solutions.painted.connect(self._measure)
        self.selectionModel().currentChanged.connect(self._on_current)
        self._fit()

    def show_place(self, place: int) -> None:
        """Choose the solution of a row of the list."""
        index = self.grid.index_of(place)
        if place >= 0 and index != self.currentIndex():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(index)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Let left and right go on in the row before or after."""
        by = {QAbstractItemView.CursorAction.MoveLeft: -1, QAbstractItemView.CursorAction.MoveRight: 1}.get(action)
        if by is None:
            return super().moveCursor(action, modifiers)
        index = self.grid.index_of(max(0, self.grid.place(self.currentIndex()) + by))
        return index if self.grid.place(index) >= 0 else self.currentIndex()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into another width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        place = self.grid.place(self.currentIndex())
        text = self.fontMetrics().horizontalAdvance("★ 10,000,000") + 6
        wide = max(PICTURE + _GAP, text)
        columns = max(1, self.viewport().width() // wide)
        self.grid.set_columns(columns)
        self.verticalHeader().setDefaultSectionSize(self._painter.height + 2 * _GAP + self.fontMetrics().height())
        self.horizontalHeader().setDefaultSectionSize(max(1, self.viewport().width() // columns))
        self.show_place(place)

    def _measure_anew(self) -> None:
        self._measured = False

    def _measure(self) -> None:
        """Make rows as high as the first picture is, like which all others are."""
        icon = self.grid.data(self.grid.index_of(0), Qt.ItemDataRole.DecorationRole)
        if self._measured or icon is None:
            return
        pixmap = picture_of(icon)
        seen = QRegion(pixmap.mask()).boundingRect()
        self._measured = True
        self._painter.height = max(LOWEST, ceil(PICTURE * seen.height() / pixmap.height()))
        self._fit()

    def _on_current(self, index: QModelIndex) -> None:
        place = self.grid.place(index)
        if place >= 0:
            self.wanted.emit(place)
