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
from latticework.gui.design.favourites import NO_STAR
from latticework.gui.design.found_view import SIDE, SMALL
from latticework.gui.solutions.solution_rows import STAR
from latticework.gui.solutions.thumbnails import PicturedRows, Scene
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import isolated, tr
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
    """A row for each item; its picture is in the first column, or behind that of the stars if there is one.

    caption: what is written below the picture. starred: whether an item is a favourite.
    """

    def __init__(self, columns: Sequence[Column], caption: Callable[[Any], str],
                 starred: Callable[[Any], bool] | None = None) -> None:
        super().__init__(SIDE)
        self.items: list[Any] = []
        self._caption, self.starred = caption, starred
        stars = [Column(STAR, lambda one: STAR if starred and starred(one) else NO_STAR, tr("Favourite"))]
        self._columns = [*(stars if starred else []), *columns]
        self.pictured = 1 if starred else 0
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
        star = f"{STAR} " if self.starred and self.starred(self.items[row]) else ""
        return f"{star}{self._caption(self.items[row])}"

    def show_stars(self) -> None:
        """Show which are favourites now."""
        if self.items:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.items) - 1, len(self._columns) - 1))

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
        if role == _Role.TextAlignmentRole and section == self.pictured:
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
        if role == _Role.DecorationRole and column == self.pictured:
            return self.picture(row) or self._blank
        if role == _Role.ToolTipRole:
            return literal(self._caption(self.items[row]))
        if role == _Role.AccessibleTextRole and column < self.pictured:
            return tr("Favourite") if self._columns[0].text(self.items[row]) == STAR else tr("No favourite")
        if role == _Role.TextAlignmentRole and column < self.pictured:
            return Qt.AlignmentFlag.AlignCenter
        if role == _Role.TextAlignmentRole and column > self.pictured:
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
    return isolated(" ".join(",".join(map(str, lattice.written(cell))) for cell in cells))
