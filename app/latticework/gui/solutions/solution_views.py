"""The two views of the list of solutions: a table, and a gallery of pictures side by side."""

from math import ceil
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPalette, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from latticework.gui.solutions.solution_rows import APART, COPIES, MOVES, NUMBER, SIDE, STATES
from latticework.gui.solutions.thumbnails import PicturedRows
from latticework.gui.widgets.translation import grouped, tr

_GAP = 8
_PICTURE, _LOWEST = 112, 24
"""Pixels: the width of a picture, which is that of the images painted for the list, and its least height."""
Index = QModelIndex | QPersistentModelIndex

_MARGIN = 12
_USUAL_LEVEL = "10.10.10"
_MAY_BREAK = "\u200b"  # a space of no width


class SolutionTable(QTableView):
    """A table with a row for each solution; how it comes apart is shown once any was taken apart."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self._shows_apart, self._by_states, self._best, self._most = False, False, "", 0
        self._widths: dict[int, int] = {}
        self.setModel(model)
        self.setItemDelegateForColumn(APART, _Levels(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setIconSize(QSize(SIDE, SIDE))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(SIDE + 6)
        headings = self.horizontalHeader()
        headings.setHighlightSections(False)
        headings.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Stretch)
        # Qt's own sorting stays off: a click has the order worked out by a thread.
        headings.setSectionsClickable(True)
        self._widths = {column: headings.sectionSizeHint(column) for column in range(COPIES, model.columnCount())}
        # Taken now, as Qt gives 0 for the header of a hidden column.
        for column, width in self._widths.items():
            headings.resizeSection(column, width)
        self.setAccessibleName(tr("Solutions"))
        self.setTabKeyNavigation(False)  # Tab leads on, as from other lists

    def show_plain_rows(self) -> None:
        """Show each solution as a line of text."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)

    def show_apart(self, known: bool, best: str, most: int, by_states: bool) -> None:
        """Show or hide how solutions come apart; with their moves, or with `by_states` their states instead.

        best: the longest level that needs room. most: how many solutions there are.
        """
        self._shows_apart, self._by_states, self._best, self._most = known, by_states, best, most
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give levels the width that is left; the column of symmetric copies is hidden where they need its width."""
        # The table of an exact cover problem has one column alone.
        if not self._widths:
            return
        metrics = self.horizontalHeader().fontMetrics()
        for column, shown in ((APART, True), (MOVES, not self._by_states), (STATES, self._by_states)):
            self.setColumnHidden(column, not (self._shows_apart and shown))
        number = SIDE + metrics.horizontalAdvance(grouped(self._most)) + 16
        rest = self.viewport().width() - number - self._widths[STATES if self._by_states else MOVES]
        least, best = (self._width(metrics, level) for level in (_USUAL_LEVEL, self._best))
        self.setColumnWidth(APART, max(least, min(best, rest)))
        has_room = rest >= max(least, best) + self._widths[COPIES]
        self.setColumnHidden(COPIES, self._shows_apart and not has_room)

    def _width(self, metrics: QFontMetrics, level: str) -> int:
        return max(self._widths[APART], metrics.horizontalAdvance(level) + _MARGIN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into another width."""
        super().resizeEvent(event)
        self._fit_columns()


class _Levels(QStyledItemDelegate):
    """Lets a level continue on the next line where its column is narrow."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:  # noqa: ARG002 - Qt gives it
        """Return a text that may be broken after each dot."""
        return str(value).replace(".", f".{_MAY_BREAK}")


class SolutionGallery(QTableView):
    """Shows as many pictures in a row as there is room for; `row_requested` carries the chosen row of the list.

    alike: whether all pictures have the same outline, so that rows need be no higher than the first.
    """

    row_requested = Signal(int)

    def __init__(self, solutions: PicturedRows, widest: str = "★ 10,000,000", lines: int = 1) -> None:
        super().__init__()
        self._widest, self._lines, self.alike = widest, lines, True
        # A grid of a table: a QListView lays out row after row, which takes most of a minute for a million.
        self.grid = _Grid(solutions)
        self.setModel(self.grid)
        self._painter = _Picture(self)
        self._painter.lines = lines
        self.setItemDelegate(self._painter)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always on, else the number of columns, which is of the width, would change with the number of rows and back.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.setAccessibleName(tr("Pictures of the solutions"))
        self.setTabKeyNavigation(False)  # Tab leads on, as from other lists
        self._measured = False
        solutions.modelReset.connect(self._on_reset)
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
        """Let the keys left and right continue in the row before or after."""
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
        # Before another number of columns resets the grid, which forgets what is chosen.
        place = self.grid.place(self.currentIndex())
        text = self.fontMetrics().horizontalAdvance(self._widest) + 6
        wide = max(_PICTURE + _GAP, text)
        columns = max(1, self.viewport().width() // wide)
        self.grid.set_columns(columns)
        # Letters that the font does not have come from another, whose lines may be higher.
        texts = self.fontMetrics().size(0, "\n".join([tr("Solutions")] * self._lines)).height()
        self.verticalHeader().setDefaultSectionSize(self._painter.height + 2 * _GAP + texts)
        self.horizontalHeader().setDefaultSectionSize(max(1, self.viewport().width() // columns))
        self.show_place(place)

    def _on_reset(self) -> None:
        self._measured = False

    def _measure(self) -> None:
        """Make rows as high as the first picture, or as high as any picture may be."""
        icon = self.grid.data(self.grid.index_of(0), Qt.ItemDataRole.DecorationRole)
        if self._measured or icon is None:
            return
        pixmap = _picture_of(icon)
        seen = QRegion(pixmap.mask()).boundingRect().height() if self.alike else pixmap.height()
        self._measured = True
        self._painter.height = max(_LOWEST, ceil(_PICTURE * seen / pixmap.height()))
        self._fit()

    def _on_current(self, index: QModelIndex) -> None:
        place = self.grid.place(index)
        if place >= 0:
            self.row_requested.emit(place)


class _Grid(QAbstractTableModel):
    """The solutions of a list arranged in a grid; all data comes from the list."""

    def __init__(self, solutions: PicturedRows) -> None:
        super().__init__()
        self._solutions, self._columns = solutions, 1
        solutions.modelAboutToBeReset.connect(self.beginResetModel)
        solutions.modelReset.connect(self.endResetModel)
        for signal in (solutions.rowsInserted, solutions.layoutChanged):
            signal.connect(lambda *_: self._on_rows())
        for signal in (solutions.painted, solutions.dataChanged):
            signal.connect(lambda *_: self._on_painted())

    def set_columns(self, columns: int) -> None:
        """Show so many solutions in a row."""
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self.endResetModel()

    def place(self, index: Index) -> int:
        """Return the row in the list for a place in the grid, -1 for none."""
        place = index.row() * self._columns + index.column()
        return place if index.isValid() and place < self._solutions.rowCount() else -1

    def index_of(self, place: int) -> QModelIndex:
        """Return the place in the grid for a row in the list."""
        return self.index(place // self._columns, place % self._columns)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many rows of pictures there are."""
        return 0 if parent.isValid() else -(-self._solutions.rowCount() // self._columns)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many pictures are in a row."""
        return 0 if parent.isValid() else self._columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let no place behind the last solution be chosen."""
        return super().flags(index) if self.place(index) >= 0 else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the picture of a solution, and its caption."""
        place = self.place(index)
        if place < 0:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            return self._solutions.picture(place)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._solutions.caption(place)
        return self._solutions.data(self._solutions.index(place, 0), role)

    def _on_rows(self) -> None:
        # A row more in the list fills a place in the last row of the grid, and may begin another one.
        self.layoutChanged.emit()

    def _on_painted(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self._columns - 1))


class _Picture(QStyledItemDelegate):
    """Paints a picture above its caption of some lines.

    height: of all pictures, which are flat and wide for some puzzles.
    """

    height, lines = _PICTURE, 1

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
        fitted = _fitted(option.fontMetrics, text, rect.width() - 4, self.lines)
        place = Qt.AlignmentFlag.AlignHCenter | (Qt.AlignmentFlag.AlignTop if self.lines > 1 else
                                                 Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(rect.adjusted(2, self.height + _GAP, -2, 0), place, fitted)
        painter.restore()

    def _paint_picture(self, painter: QPainter, icon: QIcon, room: QRect) -> None:
        pixmap = _picture_of(icon)
        scale = _PICTURE / pixmap.width()
        place = QRectF(0, 0, _PICTURE, pixmap.height() * scale)
        place.moveCenter(QRectF(room).center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # The picture is a square, of which all but the middle is empty where a puzzle is flat.
        painter.setClipRect(room)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        painter.setClipping(False)


def _fitted(metrics: QFontMetrics, text: str, width: int, lines: int) -> str:
    """Return a text in lines of a width; the first is broken where words end, what then has no room is cut."""
    if lines == 1:
        return metrics.elidedText(text, Qt.TextElideMode.ElideLeft, width)  # of a number the end matters
    first, *rest = text.split("\n")
    broken = [""]
    for word in first.split(" "):
        longer = f"{broken[-1]} {word}".lstrip()
        if len(broken) == lines - len(rest) or metrics.horizontalAdvance(longer) <= width:
            broken[-1] = longer
        else:
            broken.append(word)
    return "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in (*broken, *rest))


def _picture_of(icon: QIcon) -> QPixmap:
    """Return the picture of an icon in all its pixels."""
    return icon.pixmap(icon.availableSizes()[0], 1.0)
