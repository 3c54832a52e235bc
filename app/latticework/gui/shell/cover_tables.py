"""The options and the items of an exact cover problem as tables, which are only read."""

from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from latticework.cover import ExactCover
from latticework.gui.widgets.translation import grouped, tr
from latticework.solution import option_text
from latticework.visible_text import one_line

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_TEXT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class OptionTable(QAbstractTableModel):
    """A row for each option: its number and its items; those of the current solution are highlighted."""

    def __init__(self, document: ExactCover) -> None:
        super().__init__()
        self.document = document
        self._chosen: frozenset[int] = frozenset()

    def choose(self, options: tuple[int, ...]) -> None:
        """Highlight the options of a solution."""
        changed = sorted(self._chosen.symmetric_difference(options))
        self._chosen = frozenset(options)
        for option in changed:
            self.dataChanged.emit(self.index(option, 0), self.index(option, 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of options."""
        return 0 if parent.isValid() else self.document.n_options

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return 2: the number, the items."""
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns, placed as what is below them."""
        if orientation == Qt.Orientation.Horizontal and role == _ALIGNMENT:
            return _TEXT
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Option"), tr("Items"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        option = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return one_line(option_text(self.document, option)) if index.column() else grouped(option + 1)
        if role == Qt.ItemDataRole.FontRole and option in self._chosen:
            font = QFont()
            font.setBold(True)
            return font
        if option in self._chosen and role in {Qt.ItemDataRole.BackgroundRole, Qt.ItemDataRole.ForegroundRole}:
            roles, back = QPalette.ColorRole, role == Qt.ItemDataRole.BackgroundRole
            return QGuiApplication.palette().brush(roles.Highlight if back else roles.HighlightedText)
        return None


class ItemTable(QAbstractTableModel):
    """A row for each item: its name, how often it is to be covered, how many options have it."""

    def __init__(self, document: ExactCover) -> None:
        super().__init__()
        self.document = document
        self._held = np.bincount(document.held, minlength=len(document.items)).tolist()
        self._colored = set(document.held[document.colors > 0].tolist())

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of items."""
        return 0 if parent.isValid() else len(self.document.items)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return 3: name, how often, in how many options."""
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns, placed as what is below them."""
        if orientation == Qt.Orientation.Horizontal and role == _ALIGNMENT:
            return _NUMBER if section == 2 else _TEXT
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Item"), tr("To be covered"), tr("Options"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        if role == _ALIGNMENT:
            return _NUMBER if index.column() == 2 else _TEXT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        item = index.row()
        if index.column() == 0:
            return one_line(str(self.document.items[item]))
        return grouped(self._held[item]) if index.column() == 2 else self._how_often(item)

    def _how_often(self, item: int) -> str:
        least, most = int(self.document.least[item]), int(self.document.most[item])
        if self.document.is_secondary[item]:
            return tr("at most once, or in one colour") if item in self._colored else tr("at most once")
        if least == most == 1:
            return tr("once")
        if least == most:
            return tr("{n} times", n=least)
        return tr("{least} to {most} times", least=least, most=most)


def table_of(model: QAbstractTableModel, name: str, wide: int) -> QTableView:
    """Return a view of a table, one of whose columns takes the room that the others leave.

    No row can be selected: it would look like an option of the current solution.
    """
    view = QTableView()
    view.setModel(model)
    view.setAccessibleName(name)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setShowGrid(False)
    view.verticalHeader().hide()
    # With heights of their own all rows would be measured, of which there may be a million.
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 6)
    view.horizontalHeader().setHighlightSections(False)
    view.horizontalHeader().setMinimumSectionSize(view.fontMetrics().horizontalAdvance("0,000,000") + 16)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.horizontalHeader().setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return view
