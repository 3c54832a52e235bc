"""The panel with the list of parts: its buttons and menus, the bar of targets, and the sums."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QHeaderView, QLabel, QMenu, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError
from latticework.files.part_text import parts_in
from latticework.gui.editor.add_dialogs import SetDialog, TextDialog
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import (
    Column,
    PartsModel,
    misfit_text,
    pieces_text,
    selection_text,
    sums_text,
    unknown_keys_text,
)
from latticework.gui.editor.parts_table import ROW, PartsDelegate, PartsTable
from latticework.gui.editor.plates import Plates
from latticework.gui.editor.shape_dialog import ShapeDialog
from latticework.gui.widgets.actions import Entry, local_action, take_keys
from latticework.gui.widgets.cell_clipboard import own_cells
from latticework.gui.widgets.controls import ChoiceBox, ColorChoice, WordBar
from latticework.gui.widgets.icons import action_button, tool_button
from latticework.gui.widgets.names import target_names
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, reworded, tr
from latticework.puzzle.colors import NEW_PALETTE
from latticework.puzzle.edit_parts import free_group, groups, with_box
from latticework.visible_text import one_line

_LONGEST = 40  # characters of an entry in a menu
_WITH_BUTTON = ("add", "add-set", "add-shape", "add-text", "remove")
"""The commands that have a button; the others are in the menus."""
_SHORTEST = 12  # characters of the name of a target that are shown; a long name must not make the window wider


class PartsPanel(QWidget):
    """Lists target and parts of a document; of the rows that are selected the canvas shows the one chosen last."""

    refused = Signal(str)
    tool_key = Signal(str)  # the tool of the canvas whose key was pressed here
    edit_requested = Signal()  # to draw the subject, which is set already

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self.model = PartsModel(document, self)
        self.table = self._table()
        self.targets, self.plates = _TargetBar(document), Plates(document, self)
        self.palette_action = _PaletteAction(document, self)
        self.sums, self.warning = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText), Message()
        self.commands = {name: local_action(self.table, Entry(text, partial(self._run, act), keys), name, tip)
                         for name, text, keys, tip, act in self._table_of_commands()}
        # Keys like Del and Ctrl+Up are those of text fields, too, so they work in the list alone; these are not.
        for name in ("add-set", "add-shape", "add-text"):
            self.commands[name].setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.buttons = {name: action_button(self.commands[name]) for name in _WITH_BUTTON}
        self.commands |= _Neighbours(document, self.table).actions
        self._lay_out()
        self.model.refused.connect(self._refuse)
        self.targets.refused.connect(self._refuse)
        self.targets.added.connect(self.edit_requested)
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        self._refresh()

    def add(self) -> None:
        """Add an empty part, to be drawn on the canvas."""
        self.document.add_part()

    def add_set(self) -> None:
        """Open the dialog that adds all parts of a size."""
        SetDialog(self.document, self).open()

    def paste(self) -> None:
        """Add the parts of the text on the clipboard; raises LatticeworkError where there are none."""
        text = own_cells().decode(errors="replace") or QGuiApplication.clipboard().text()
        found = parts_in(text, self.document.puzzle)
        self.document.add_parts(found.parts)
        self._warn("\n".join(map(reworded, found.remarks)))

    def duplicate(self) -> None:
        """Add a copy of each selected part, and select the copies."""
        if self.table.chosen:
            self.table.choose(self.document.duplicate_parts(self.table.chosen))

    def remove(self) -> None:
        """Remove the selected parts."""
        self.document.remove_parts(self.table.chosen)

    def move_by(self, by: int) -> None:
        """Move the selected parts up (-1) or down (1); they become neighbours by it."""
        chosen = self.table.chosen
        if chosen:
            # `to` counts the parts that are not moved: those before the first that is selected, or before the last.
            self._move_to((chosen[0] if by < 0 else chosen[-1] - len(chosen) + 1) + by)

    def _move_to(self, to: int) -> None:
        chosen = self.table.chosen
        if 0 <= to <= len(self.document.puzzle.parts) - len(chosen):
            self.document.move_parts(chosen, to)
            self.table.choose(range(to, to + len(chosen)))

    def _table_of_commands(self) -> list[tuple[str, str, str, str, Callable[[], None]]]:
        return [
            ("add", tr("&Add a part"), "Ins", "", self.add),
            ("add-set", tr("Add a &set…"), "Ctrl+Shift+N", tr("all parts of a size"), self.add_set),
            ("add-shape", tr("Add parts from pu&zzles…"), "Ctrl+Shift+L", tr("found by picture and name"),
             lambda: ShapeDialog(self.document, self).open()),
            ("add-text", tr("Add parts from te&xt…"), "Ctrl+Shift+T", tr("pictures, coordinates, puzzle files"),
             lambda: TextDialog(self.document, self).open()),
            ("duplicate", tr("&Duplicate the part"), "Ctrl+D", "", self.duplicate),
            ("remove", tr("&Remove the part"), "Del", "", self.remove),
            ("up", tr("Move the part &up"), "Ctrl+Up", "", partial(self.move_by, -1)),
            ("down", tr("Move the part do&wn"), "Ctrl+Down", "", partial(self.move_by, 1)),
        ]

    def _table(self) -> PartsTable:
        table = PartsTable()
        table.tool_key.connect(self.tool_key)
        table.pasted.connect(partial(self._run, self.paste))
        table.moved.connect(self._move_to)
        table.setModel(self.model)
        table.setItemDelegate(PartsDelegate(self.document, table))
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setAccessibleName(tr("Parts"))
        rows, columns = table.verticalHeader(), table.horizontalHeader()
        rows.hide()
        # Qt would measure each of thousands of rows, which takes seconds.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(24)
        columns.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        table.fit_columns()
        table.clicked.connect(self._clicked)
        table.doubleClicked.connect(self._double_clicked)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._open_menu)
        table.selectionModel().currentRowChanged.connect(self._select)
        table.chosen_changed.connect(self._choose)
        return table

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 4, 2, 4)
        layout.setSpacing(4)
        tool_bar = WordBar()
        bar = tool_bar.line
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(2)
        for button in self.buttons.values():
            bar.addWidget(button)
        bar.insertWidget(2, self.plates.button)  # after the set
        bar.addStretch(1)
        bar.addWidget(self.targets.add_button)
        buttons = self.buttons
        tool_bar.set_buttons(buttons[name] for name in ("add", "add-set", "remove"))
        layout.addWidget(tool_bar)
        layout.addWidget(self.targets)
        layout.addWidget(self.table, 1)
        for label in (self.sums, self.warning):
            label.setContentsMargins(4, 0, 4, 0)
            layout.addWidget(label)

    def _run(self, act: Callable[[], None]) -> None:
        try:
            act()
        except LatticeworkError as error:
            self._refuse(error_text(error))

    def _clicked(self, index: QModelIndex) -> None:
        subject = self.model.subject(index)
        if index.column() == Column.MOTIONS:
            self.table.edit(index)
        elif index.column() == Column.COLOR and subject is not None:
            puzzle = self.document.puzzle
            choice = ColorChoice(puzzle.color(subject), self, shades=puzzle.shades)
            choice.chosen.connect(partial(self.document.set_color, self.model.meant(subject)))
            self.document.replaced.connect(choice.close)
            choice.open_at(self.table.viewport().mapToGlobal(self.table.visualRect(index).bottomLeft()))

    def _double_clicked(self, index: QModelIndex) -> None:
        self._select(index)
        subject = self.model.subject(index)
        if index.column() == Column.PICTURE and (subject is None or not self.plates.change(subject)):
            self.edit_requested.emit()

    def _open_menu(self, at: QPoint) -> None:
        index = self.table.indexAt(at)
        subject = self.model.subject(index) if index.isValid() else None
        if subject is not None:
            menu = group_menu(self.document, self.model.meant(subject), self)
            menu.addSeparator()
            menu.addActions([self.commands[name] for name in ("duplicate", "up", "down", "remove")])
            menu.popup(self.table.viewport().mapToGlobal(at))

    def _select(self, index: QModelIndex) -> None:
        # A list that is filled again has no current row for a moment, which is not the choice of the user.
        if index.isValid():
            self.document.set_subject(self.model.subject(index))

    def _refresh(self) -> None:
        puzzle, subject = self.document.puzzle, self.document.subject
        row = self.model.row(subject)
        # Going to the row where the list is already would leave only one row selected.
        if self.table.currentIndex().row() != row:
            self.table.go_to(row)
        self._choose()
        self._warn("\n".join(filter(None, [misfit_text(puzzle), unknown_keys_text(puzzle)])))

    def _choose(self) -> None:
        """Update commands and sums to the parts that are selected."""
        puzzle, chosen = self.document.puzzle, self.table.chosen
        self.model.chosen = chosen
        for name in ("duplicate", "remove"):
            self.commands[name].setEnabled(bool(chosen))
        self.commands["up"].setEnabled(bool(chosen) and chosen[0] > 0)
        self.commands["down"].setEnabled(bool(chosen) and chosen[-1] + 1 < len(puzzle.parts))
        lines = sums_text(puzzle), selection_text(puzzle, chosen), pieces_text(puzzle)
        self.sums.setText("\n".join(filter(None, lines)))

    def _refuse(self, reason: str) -> None:
        self._warn(reason)
        self.refused.emit(reason)

    def _warn(self, text: str) -> None:
        self.warning.tell(text)
        self.warning.setVisible(bool(text))


class _TargetBar(QWidget):
    """Shows and chooses the current target; hidden while there is only one.

    The button that adds a target must be visible even then, so the panel puts it elsewhere.
    """

    refused = Signal(str)
    added = Signal()  # to draw the new empty target, which is the current one already

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self._shown, self._names = document.puzzle, list[str]()
        self.add = self._action(tr("Add a &target"), self._add)
        self.remove = self._action(tr("R&emove the target"), document.remove_target)
        self.following = self._action(tr("&Next target"), lambda: self._step(1), "Ctrl+PgDown")
        self.previous = self._action(tr("&Previous target"), lambda: self._step(-1), "Ctrl+PgUp")
        self.box = ChoiceBox()
        self.box.setAccessibleName(tr("Current target"))
        self.box.setToolTip(tr("The target to draw and to solve (Ctrl+Page Down, Ctrl+Page Up)"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_SHORTEST)
        # Not `currentIndexChanged`, which `_refresh` brings about, too.
        self.box.activated.connect(document.show_target)
        self.add_button = tool_button("add-target", tr("Add a target, for the same parts"), self.add.trigger)
        self.remove_button = tool_button("remove-target", tr("Remove the target"), self.remove.trigger)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        line.addWidget(self.box, 1)
        line.addWidget(self.remove_button)
        document.changed.connect(self._refresh)
        self._refresh()

    def actions_in_order(self) -> list[QAction]:
        """Return the actions for a menu."""
        return [self.add, self.remove, self.following, self.previous]

    def _action(self, text: str, run: Callable[[], None], shortcut: str = "") -> QAction:
        action = QAction(text, self)
        action.setShortcut(shortcut)
        action.triggered.connect(lambda _checked: run())
        return action

    def _add(self) -> None:
        try:
            self.document.add_target()
        except LatticeworkError as error:
            self.refused.emit(error_text(error))
            return
        self.added.emit()

    def _step(self, by: int) -> None:
        self.document.show_target(self.document.puzzle.place + by)

    def _refresh(self) -> None:
        puzzle, old = self.document.puzzle, self._shown
        # With thousands of targets naming them all would make each edit slow.
        same = old.others is puzzle.others and (old.place, old.target.name) == (puzzle.place, puzzle.target.name)
        if not (same and self._names):
            self._name_all(target_names(puzzle))
        self._shown = puzzle
        last = len(puzzle.others)
        self.box.setCurrentIndex(puzzle.place)
        self.remove.setEnabled(last > 0)
        self.following.setEnabled(puzzle.place < last)
        self.previous.setEnabled(puzzle.place > 0)
        self.setVisible(last > 0)

    def _name_all(self, names: list[str]) -> None:
        """Show other names in the box; another current target alone changes none."""
        if names != self._names:
            self.box.clear()
            self.box.addItems(names)
            self._names = names


def group_menu(document: Document, numbers: tuple[int, ...], parent: QWidget) -> QMenu:
    """Return a menu of the groups that some parts may be in, and the box; it is deleted when it is closed."""
    menu = QMenu(parent)
    take_keys(menu)
    menu.aboutToHide.connect(menu.deleteLater)
    parts = [document.puzzle.parts[number] for number in numbers]
    names = _short(one_line(", ".join(part.name for part in parts)))
    menu.addSection(tr("Group of {part}, whose parts may stay together", part=names))
    choices = QActionGroup(menu)
    now, free = {part.group for part in parts}, free_group(document.puzzle)
    texts = {"": tr("No group")}
    texts |= {group: tr("Group {group}: {parts}", group=one_line(group), parts=one_line(", ".join(names)))
              for group, names in groups(document.puzzle).items()}
    texts[free] = tr("New group {group}", group=one_line(free))
    for group, text in texts.items():
        entry = choices.addAction(menu.addAction(_short(text)))
        entry.setCheckable(True)
        entry.setChecked(now == {group})
        entry.triggered.connect(lambda _checked, group=group: document.set_group(numbers, group))
    menu.addSeparator()
    box = menu.addAction(tr("The box: placed where it is drawn, and never taken out"))
    box.setCheckable(True)
    box.setChecked(all(part.box for part in parts))
    box.triggered.connect(lambda checked: document.change_parts(
        tr("Box"), numbers, lambda puzzle, number: with_box(puzzle, number, checked)))
    return menu


def _short(text: str) -> str:
    # In a menu a single & underlines the letter after it.
    return (text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…").replace("&", "&&")


class _Neighbours(QObject):
    """Actions that make the row after the current one, or before it, the subject; the target is the first row."""

    def __init__(self, document: Document, widget: QWidget) -> None:
        super().__init__(widget)
        self._document = document
        self.actions = {
            "next": self._action(widget, tr("&Go to the next part"), 1, "Alt+Down"),
            "previous": self._action(widget, tr("Go to the pre&vious part"), -1, "Alt+Up")}
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        self._refresh()

    def _action(self, widget: QWidget, text: str, by: int, keys: str) -> QAction:
        return local_action(widget, Entry(text, partial(self._go, by), keys))

    @property
    def _row(self) -> int:
        subject = self._document.subject
        return 0 if subject is None else subject + 1

    def _go(self, by: int) -> None:
        row = self._row + by
        if 0 <= row <= len(self._document.puzzle.parts):
            self._document.set_subject(row - 1 if row else None)

    def _refresh(self) -> None:
        self.actions["next"].setEnabled(self._row < len(self._document.puzzle.parts))
        self.actions["previous"].setEnabled(self._row > 0)


class _PaletteAction(QAction):
    """Switches to the colours of new puzzles; a puzzle of an earlier version keeps its own until then."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(tr("Colours that every&body can tell apart"), parent)
        self.setCheckable(True)
        self._document = document
        self.triggered.connect(lambda checked: document.set_palette(NEW_PALETTE if checked else ""))
        document.changed.connect(lambda *_: self._refresh())
        self._refresh()

    def _refresh(self) -> None:
        self.setChecked(self._document.puzzle.palette == NEW_PALETTE)
