"""The command palette: a field in which one types a few letters of a command, and Return runs it."""

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QTreeWidget,
    QTreeWidgetItem,
)

from latticework.gui.widgets.controls import RoomyRows, distance
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.on_screen import placed_within
from latticework.gui.widgets.shortcuts import Command, commands
from latticework.gui.widgets.spoken import announce
from latticework.gui.widgets.translation import tr

_ITSELF = "Commands"
"""The name of the command that opens the palette, which does not list it."""
_ROLE = Qt.ItemDataRole.UserRole
_WIDTH, _HEIGHT, _BELOW = 560, 420, 90
"""Pixels: its size, and how far it is below the top of the window."""
_TOO_FAR = 4
"""The distance at which a command does not contain what was typed."""
_IN_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandPalette(QDialog):
    """Lists all commands of the menus that can be used now, those nearest to what is typed first."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Commands"))
        # Those in no menu belong to the list that has the focus, which is not seen from here.
        self.commands = [command for command in commands(window)
                         if command.menu and command.action.isEnabled() and command.name != _ITSELF]
        self.filter = QLineEdit(placeholderText=tr("Type what you want to do"))
        self.filter.setAccessibleName(tr("Type what you want to do"))
        self.list = _list()
        stacked(self, self.filter, self.list)
        self.filter.textChanged.connect(self._fill)
        self.list.currentItemChanged.connect(self._announce)
        self.filter.returnPressed.connect(self._run)
        self.list.clicked.connect(self._run)
        self._fill("")
        self.resize(min(_WIDTH, window.width()), min(_HEIGHT, window.height() - _BELOW))
        place = QRect(window.mapToGlobal(QPoint((window.width() - self.width()) // 2, _BELOW)), self.size())
        self.move(placed_within(place, window.screen().availableGeometry()).topLeft())
        self.filter.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the list with the keys that the field does not need."""
        if event.key() in _IN_LIST:
            self.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _fill(self, typed: str) -> None:
        self.list.clear()
        near = sorted((_distance(command, typed), place) for place, command in enumerate(self.commands))
        self.list.addTopLevelItems([_row(self.commands[place]) for far, place in near if far < _TOO_FAR])
        first = self.list.topLevelItem(0)
        if first is None:
            first = QTreeWidgetItem(self.list, [tr("No command that can be used now has these letters.")])
            first.setDisabled(True)
            first.setFirstColumnSpanned(True)
        self.list.setCurrentItem(first)

    def _announce(self, item: QTreeWidgetItem | None) -> None:
        """Say which command Return would run: the focus stays in the field."""
        if item is not None:
            announce(self.list, ", ".join(filter(None, map(item.text, range(item.columnCount())))))

    def _run(self, _row: QModelIndex | None = None) -> None:
        item = self.list.currentItem()
        command: Command | None = item.data(0, _ROLE) if item is not None else None
        if command is not None:
            self.close()
            command.action.trigger()


def _list() -> QTreeWidget:
    made = QTreeWidget()
    made.setRootIsDecorated(False)
    made.setUniformRowHeights(True)
    made.setAccessibleName(tr("Commands"))
    made.setItemDelegate(RoomyRows(made))
    made.setHeaderLabels([tr("Command"), tr("Menu"), tr("Keys")])
    made.header().setStretchLastSection(False)
    made.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made


def _distance(command: Command, typed: str) -> int:
    """Return how far a command is from what was typed: by its own words, else by those of its menu with them."""
    return min(distance(command.title, typed), 1 + distance(f"{command.menu} {command.title}", typed))


def _row(command: Command) -> QTreeWidgetItem:
    keys = ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in command.keys[:1])
    item = QTreeWidgetItem([command.title, command.menu, keys])
    item.setData(0, _ROLE, command)
    return item
