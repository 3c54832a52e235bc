"""The rows of the trace: the way to the node at hand, and the options of one of its items."""

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from latticework.gui.common import theme
from latticework.gui.common.translation import grouped, reworded, tr
from latticework.gui.trace.tracer import Tracer
from latticework.search.trace import Kind

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


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
