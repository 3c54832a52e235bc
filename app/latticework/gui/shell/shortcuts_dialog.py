"""The dialog that lists every action with its keys, which can be searched and changed."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
)

from latticework.gui.widgets import shortcuts
from latticework.gui.widgets.controls import Filter, RoomyRows
from latticework.gui.widgets.dialogs import ButtonBox, resize_to_fit
from latticework.gui.widgets.forms import label_of, side_by_side, stacked
from latticework.gui.widgets.shortcuts import Command
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import isolated, tr

_NATIVE = QKeySequence.SequenceFormat.NativeText
_ROLE = Qt.ItemDataRole.UserRole


class ShortcutsDialog(QDialog):
    """Lists the actions of a window; what is changed counts at once, in every window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.commands = shortcuts.commands(window)
        self.filter = Filter(placeholderText=tr("Search for an action or a key"), clearButtonEnabled=True)
        self.filter.setAccessibleName(tr("Search for an action or a key"))
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Actions and their keys"))
        self.list.setItemDelegate(RoomyRows(self.list))
        self.list.setHeaderLabels([tr("Action"), tr("Keys")])
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.edit = QKeySequenceEdit()
        # With longer sequences Qt waits a second for the next key before it says that editing is finished.
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("Press the new keys here"))
        self.none, self.default = QPushButton(tr("&No keys")), QPushButton(tr("&Reset"))
        self.reset = QPushButton(tr("Reset &all…"))
        self.message = Message()
        self.take = QPushButton(tr("&Use these keys"))
        self._pressed = QKeySequence()
        self._groups: dict[QTreeWidgetItem, list[QTreeWidgetItem]] = {}
        self._fill()
        self._lay_out()
        self._wire()
        self.list.setCurrentItem(self._items()[0])
        self.filter.setFocus()

    @property
    def chosen(self) -> Command | None:
        """The action that is chosen in the list."""
        item = self.list.currentItem()
        return item.data(0, _ROLE) if item is not None and not item.isHidden() else None

    def choose(self, name: str) -> None:
        """Choose an action by its name in the settings."""
        self.list.setCurrentItem(next(item for item in self._items() if item.data(0, _ROLE).name == name))

    def _fill(self) -> None:
        heads: dict[str, QTreeWidgetItem] = {}
        for command in self.commands:
            title = command.menu or tr("In lists and panels")
            if title not in heads:
                heads[title] = head = QTreeWidgetItem(self.list, [title])
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                head.setExpanded(True)
                self._groups[head] = []
            item = QTreeWidgetItem(heads[title], [command.title])
            item.setData(0, _ROLE, command)
            self._groups[heads[title]].append(item)
        self._show_keys()

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for items in self._groups.values() for item in items]

    def _lay_out(self) -> None:
        help_text = QLabel(tr("Choose an action, then press its new keys in the field below."), wordWrap=True)
        keys = side_by_side(label_of(tr("New &keys"), self.edit), self.edit, self.none, self.default)
        clash = side_by_side((self.message, 1), self.take)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.reset, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        stacked(self, help_text, self.filter, self.list, keys, clash, buttons)
        for button in (self.none, self.default, self.reset, self.take, close):
            button.setAutoDefault(False)  # Return belongs to the field and the list
        resize_to_fit(self, QSize(560, 620))

    def _wire(self) -> None:
        self.filter.textChanged.connect(self._search)
        self.filter.down_pressed.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(lambda *_: self._show_chosen())
        self.list.itemActivated.connect(lambda *_: self.edit.setFocus())
        self.edit.editingFinished.connect(self._on_pressed)
        self.none.clicked.connect(lambda: self._keep(QKeySequence()))
        self.default.clicked.connect(self._on_default)
        self.take.clicked.connect(self._on_take)
        self.reset.clicked.connect(self._on_reset)

    def _search(self, text: str) -> None:
        words = text.casefold().split()
        for head, items in self._groups.items():
            for item in items:
                text_of_row = f"{head.text(0)} {item.text(0)} {item.text(1)}".casefold()
                item.setHidden(not all(word in text_of_row for word in words))
            head.setHidden(all(item.isHidden() for item in items))
        seen = [item for item in self._items() if not item.isHidden()]
        if seen and (self.list.currentItem() is None or self.list.currentItem() not in seen):
            self.list.setCurrentItem(seen[0])
        self._show_chosen()

    def _show_keys(self) -> None:
        for item in self._items():
            command = item.data(0, _ROLE)
            keys = command.keys[:1]  # more of them are on few keyboards
            item.setText(1, isolated(keys[0].toString(_NATIVE)) if keys else "")
            font = item.font(1)
            font.setBold(command.keys != command.default)  # what the user has changed
            item.setFont(1, font)

    def _show_chosen(self) -> None:
        """Show the keys of the action that is chosen now; what was pressed for another one counts no longer."""
        command = self.chosen
        self.message.tell("")
        self.take.hide()
        self.edit.setKeySequence(command.keys[0] if command and command.keys else QKeySequence())
        for widget in (self.edit, self.none, self.default):
            widget.setEnabled(command is not None)

    def _on_pressed(self) -> None:
        keys, command = self.edit.keySequence(), self.chosen
        if command is None or keys.isEmpty() or keys in command.keys:
            return
        # These keys are no actions, so `holders` does not find them.
        if shortcuts.is_for_moving(keys):
            self.message.tell(tr("{keys} is needed to move and to draw; choose other keys.",
                                    keys=keys.toString(_NATIVE)))
            return
        others = shortcuts.holders(keys, command, self.commands)
        if not others:
            self._keep(keys)
            return
        self._pressed = keys
        self.message.tell(tr("{keys} already belongs to “{action}”.", keys=keys.toString(_NATIVE),
                                action="”, “".join(other.title for other in others)))
        self.take.show()

    def _on_take(self) -> None:
        """Take the keys away from whoever has them, and give them to the action that is chosen."""
        command, keys = self.chosen, self._pressed
        if command is not None:
            for other in shortcuts.holders(keys, command, self.commands):
                shortcuts.keep(other, QKeySequence())
            self._keep(keys)

    def _on_default(self) -> None:
        """Give the action the keys of the program, unless another one has got them meanwhile."""
        command = self.chosen
        if command is None:
            return
        taken = [keys for keys in command.default if shortcuts.holders(keys, command, self.commands)]
        if taken:
            self.edit.setKeySequence(taken[0])
            self._on_pressed()
        else:
            self._keep(None)

    def _keep(self, keys: QKeySequence | None) -> None:
        if self.chosen is not None:
            shortcuts.keep(self.chosen, keys)
        self._show_keys()
        self._show_chosen()

    def _on_reset(self) -> None:
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(self, self.windowTitle(), tr("Give all actions the keys they had at first?"),
                                      buttons.Yes | buttons.Cancel, buttons.Cancel)
        if answer == buttons.Yes:
            shortcuts.keep_defaults()
            self._show_keys()
            self._show_chosen()
