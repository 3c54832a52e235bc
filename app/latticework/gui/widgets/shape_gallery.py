"""A list of pictures of shapes, each with a line below it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import isolated, tr_n
from latticework.lattice import Cell, Lattice
from latticework.puzzle import PALETTE
from latticework.visible_text import one_line

_PICTURE = QSize(84, 60)
_FIELD = QSize(100, 88)
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
Row = tuple[str, tuple[Cell, ...], str]
"""The name of a shape, its cells, and where it comes from."""


class ShapeModel(QAbstractListModel):
    """Shapes of one lattice, in the orientation of pictures; a picture is painted when it comes into sight."""

    def __init__(self, lattice: Lattice) -> None:
        super().__init__()
        self.lattice = lattice
        self.rows: list[Row] = []
        self._icons: dict[tuple[Cell, ...], QIcon] = {}

    def show(self, rows: Sequence[Row]) -> None:
        """Show other shapes."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def set_row(self, number: int, row: Row) -> None:
        """Change a row, or add one at the end."""
        if number < len(self.rows):
            self.rows[number] = row
            self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginInsertRows(_NOWHERE, number, number)
        self.rows.append(row)
        self.endInsertRows()

    def repaint_pictures(self) -> None:
        """Paint all pictures again, in the colours of the theme."""
        self._icons.clear()
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of shapes."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name, the picture and the tip of a shape."""
        name, cells, source = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return isolated(one_line(name))
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(cells)
        facts = "\n".join(filter(None, [tr_n("{n} cell", "{n} cells", len(cells)), source]))
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(facts)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{one_line(name)}\n{facts}"
        return None

    def _icon(self, cells: tuple[Cell, ...]) -> QIcon:
        if cells not in self._icons:
            image = picture(self.lattice, cells, PALETTE[0], _PICTURE, 2.0, theme.current().dark)
            painted = QPixmap.fromImage(image)
            self._icons[cells] = QIcon(painted)
            # Without a picture of its own for a selected item Qt tints the normal one.
            self._icons[cells].addPixmap(painted, QIcon.Mode.Selected)
        return self._icons[cells]


class _Fields(QStyledItemDelegate):
    """Paints the background of the selection behind picture and name, and not behind the name alone as Qt does."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.showDecorationSelected = True


class ShapeList(QListView):
    """Shows shapes side by side, as many as the width takes."""

    def __init__(self, shapes: ShapeModel) -> None:
        super().__init__()
        self.shapes = shapes
        self.setItemDelegate(_Fields(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setIconSize(_PICTURE)
        self.setGridSize(_FIELD)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMinimumSize(2 * _FIELD.width(), _FIELD.height() + 8)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.shapes.repaint_pictures()
