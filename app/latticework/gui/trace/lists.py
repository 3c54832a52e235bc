"""The two lists of the trace: the way to the node at hand, and the options of the item chosen in it."""

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSplitter, QTableView

from latticework.gui.common import theme
from latticework.gui.common.translation import grouped, reworded, tr
from latticework.gui.trace.tracer import Tracer
from latticework.search.trace import Kind

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

BESIDE = 560
"""Pixels from which the lists stand beside one another."""


class PathRows(QAbstractTableModel):
    """A row for each item branched on, down to the node at hand, which is the last."""

    def __init__(self, tracer: Tracer) -> None:
        super().__init__()
        self._tracer, self._count = tracer, 0

    def refresh(self) -> None:
        """Show the node at hand."""
        node = self._tracer.node
        wanted = 0 if node is None else node.depth + (node.kind != Kind.END)
        if wanted < self._count:
            self.beginRemoveRows(QModelIndex(), wanted, self._count - 1)
            self._count = wanted
            self.endRemoveRows()
        elif wanted > self._count:
            self.beginInsertRows(QModelIndex(), self._count, wanted - 1)
            self._count = wanted
            self.endInsertRows()
        if wanted:
            self.dataChanged.emit(self.index(0, 0), self.index(wanted - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of levels."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008
        """Return what is told of each."""
        return 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """Return the headings."""
        if role == Role.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Covered"), tr("By"), tr("Way"))[section]
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Return what is told of a level."""
        if role in {Role.DisplayRole, Role.ToolTipRole}:  # where a column is too narrow, pointing shows all of it
            return self._text(index.row(), index.column())
        if role == Role.FontRole and index.row() == self._count - 1:
            return _bold()
        node, row = self._tracer.node, index.row()
        if role == Role.DecorationRole and index.column() == 1 and node is not None and row < node.depth:
            return _color(self._tracer, node.chosen[row])
        return None

    def _text(self, depth: int, column: int) -> str:
        trace, words, node = self._tracer.trace, self._tracer.words, self._tracer.node
        if trace is None or words is None or node is None:
            return ""
        if depth == node.depth:
            if node.kind == Kind.BRANCH:
                return (reworded(words.item(node.item)), "", grouped(len(node.options)))[column]
            return (tr("solution") if node.kind == Kind.SOLUTION else tr("dead end"), "", "")[column]
        item, option, _ = node.levels[depth].item()
        if column == 0:
            return reworded(words.item(item))
        if column == 1:
            return reworded(words.option(option))
        options = trace.options_at(node, depth)
        return tr("{number} of {all}", number=options.index(option) + 1, all=len(options))


class State(IntEnum):
    """How an option stands: tried before, placed now, still to be tried."""

    TRIED = 0
    PLACED = 1
    LEFT = 2


class OptionRows(QAbstractTableModel):
    """A row for each option of the item branched on at a depth of the way."""

    def __init__(self, tracer: Tracer) -> None:
        super().__init__()
        self._tracer = tracer
        self._options: tuple[int, ...] = ()
        self._placed = -1

    def show(self, depth: int) -> None:
        """List the options at a depth, none where nothing is branched on."""
        trace, node = self._tracer.trace, self._tracer.node
        self.beginResetModel()
        self._options, self._placed = (), -1
        if trace is not None and node is not None and 0 <= depth <= node.depth:
            self._options = trace.options_at(node, depth)
            if depth < node.depth:
                self._placed = node.chosen[depth]
        self.endResetModel()

    @property
    def placed_row(self) -> int:
        """The row of the option that is placed, -1 where none is."""
        return self._options.index(self._placed) if self._placed in self._options else -1

    def option(self, row: int) -> int:
        """Return the option of a row."""
        return self._options[row]

    def state(self, row: int) -> State:
        """Return how the option of a row stands."""
        placed = self.placed_row
        return State.LEFT if row > placed else State.PLACED if row == placed else State.TRIED

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of options."""
        return 0 if parent.isValid() else len(self._options)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008
        """Return what is told of each."""
        return 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """Return the headings."""
        if role == Role.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Option"), tr("State"))[section]
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Return what is told of an option."""
        state, words = self.state(index.row()), self._tracer.words
        if role in {Role.DisplayRole, Role.ToolTipRole} and words is not None:
            if index.column() == 0:
                return reworded(words.option(self._options[index.row()]))
            return (tr("tried"), tr("placed"), tr("to be tried"))[state]
        if role == Role.DecorationRole and index.column() == 0 and words is not None:
            return _color(self._tracer, self._options[index.row()])
        if role == Role.ForegroundRole and state == State.TRIED:
            return QColor(theme.current().faint_text)
        if role == Role.FontRole and state == State.PLACED:
            return _bold()
        return None


def _color(tracer: Tracer, option: int) -> QColor | None:
    color = tracer.words.color(option) if tracer.words else ""
    return QColor(color) if color else None


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


class TraceLists(QSplitter):
    """Both lists. `looked_at` tells that another level, or another of its options, is looked at."""

    looked_at = Signal()

    def __init__(self, tracer: Tracer) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._tracer = tracer
        self.path_rows, self.option_rows = PathRows(tracer), OptionRows(tracer)
        self.path = _table(self.path_rows, tr("Choices made so far"), (1,))
        self.options = _table(self.option_rows, tr("Options of the choice"), (0,))
        self.addWidget(self.path)
        self.addWidget(self.options)
        self.setChildrenCollapsible(False)
        self._hovered = -1
        self.path.selectionModel().currentRowChanged.connect(self._on_level)
        self.options.selectionModel().currentRowChanged.connect(lambda *_: self.looked_at.emit())
        self.options.entered.connect(self._on_hover)
        self.options.setMouseTracking(True)
        self.options.installEventFilter(self)

    @property
    def level(self) -> int:
        """The level that is looked at: how many options are chosen before it."""
        return self.path.currentIndex().row()

    @property
    def option(self) -> int | None:
        """The option that is pointed at or chosen in the list; else the one placed at the level, if any."""
        row = self._hovered if self._hovered >= 0 else self.options.currentIndex().row()
        row = row if row >= 0 else self.option_rows.placed_row
        return self.option_rows.option(row) if 0 <= row < self.option_rows.rowCount() else None

    def refresh(self) -> None:
        """Show the node at hand."""
        self._hovered = -1
        self.path.selectionModel().blockSignals(True)
        self.path_rows.refresh()
        last = self.path_rows.rowCount() - 1
        self.path.setCurrentIndex(self.path_rows.index(last, 0) if last >= 0 else QModelIndex())
        self.path.selectionModel().blockSignals(False)
        self.path.scrollToBottom()
        self.path.viewport().update()
        self._on_level()

    def _on_level(self, *_: object) -> None:
        self._hovered = -1
        self.option_rows.show(self.level)
        placed = self.option_rows.placed_row
        if placed >= 0:
            self.options.scrollTo(self.option_rows.index(placed, 0))
        self.looked_at.emit()

    def _on_hover(self, index: QModelIndex) -> None:
        self._hovered = index.row()
        self.looked_at.emit()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Forget the option that was pointed at when the mouse leaves the list."""
        if watched is self.options and event.type() == QEvent.Type.Leave and self._hovered >= 0:
            self._hovered = -1
            self.looked_at.emit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the lists beside one another where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= BESIDE
        self.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)


def _table(rows: PathRows | OptionRows, name: str, stretched: tuple[int, ...]) -> QTableView:
    table = QTableView()
    table.setModel(rows)
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
    headings = table.horizontalHeader()
    headings.setHighlightSections(False)
    for column in range(rows.columnCount()):
        headings.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch if column in stretched
                                      else QHeaderView.ResizeMode.ResizeToContents)
    table.setMinimumHeight(60)
    return table
