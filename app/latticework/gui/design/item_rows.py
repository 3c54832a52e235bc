"""Rows for a list of things found, each with a picture and some columns; and the same as CSV."""

import csv
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPixmap

from latticework import replaced_files
from latticework.gui.design.found_view import SIDE, SMALL
from latticework.gui.solutions.thumbnails import PicturedRows, Scene
from latticework.gui.widgets.shown_text import literal
from latticework.lattice import Cell, Lattice

_Role = Qt.ItemDataRole
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Column(NamedTuple):
    """The heading of a column, what it says of an item, and what its tool tip says of all."""

    title: str
    text: Callable[[Any], str]
    tip: str = ""


class ItemRows(PicturedRows):
    """A row for each item; the first column has its picture. caption: what is written below the picture."""

    def __init__(self, columns: Sequence[Column], caption: Callable[[Any], str]) -> None:
        super().__init__(SIDE)
        self.items: list[Any] = []
        self._columns, self._caption = columns, caption
        self._blank = QPixmap(SMALL, SMALL)
        self._blank.fill(Qt.GlobalColor.transparent)

    def begin(self, scene_of: Callable[[Any], Scene]) -> None:
        """Remove all; from now on a function, which a thread calls, gives the scene of each item."""
        self.beginResetModel()
        self.items = []
        self.paint_anew(lambda: nullcontext(scene_of))
        self.endResetModel()

    def show_items(self, items: list[Any]) -> None:
        """Show other items; one that is chosen stays so if it is among them."""
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        # Millions of items are not looked through where none is chosen.
        place = {item: row for row, item in enumerate(items)} if kept else {}
        for index in kept:
            row = place.get(self.items[index.row()], -1)
            self.changePersistentIndex(index, self.createIndex(row, index.column()) if row >= 0 else _NOWHERE)
        self.items = items
        self.layoutChanged.emit()

    def caption(self, row: int) -> str:
        """Return what is written below the picture of an item."""
        return self._caption(self.items[row])

    def name_of(self, row: int) -> Any:
        """Return the item, by which the painter knows it."""
        return self.items[row]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many items there are."""
        return 0 if parent.isValid() else len(self.items)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the headings of the columns."""
        if role == _Role.TextAlignmentRole and section == 0:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if orientation == Qt.Orientation.Horizontal and role in {_Role.DisplayRole, _Role.ToolTipRole}:
            return self._columns[section].title if role == _Role.DisplayRole else self._columns[section].tip
        return None

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        row, column = index.row(), index.column()
        if row >= len(self.items):
            return None
        if role == _Role.DisplayRole:
            return self._columns[column].text(self.items[row])
        if role == _Role.DecorationRole and column == 0:
            return self.picture(row) or self._blank
        if role == _Role.ToolTipRole:
            return literal(self._caption(self.items[row]))
        if role == _Role.TextAlignmentRole and column:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def write_table(head: Sequence[str], rows: Iterable[Sequence[object]], path: Path) -> None:
    """Write a table as CSV for other programs, a line for each row; rows may be made while they are written."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    replaced_files.replace(path, text.getvalue().encode())


def cells_text(lattice: Lattice, cells: Sequence[Cell]) -> str:
    """Return cells for other programs: "0,0 1,0"."""
    return " ".join(",".join(map(str, lattice.written(cell))) for cell in cells)
