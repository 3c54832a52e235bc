"""The panel with the list of parts, its buttons and the sums."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QHeaderView, QLabel, QMenu, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError
from latticework.files.part_text import parts_in
from latticework.gui.common.actions import Entry, local_action, take_keys
from latticework.gui.common.cell_clipboard import own_cells
from latticework.gui.common.controls import ColorChoice, WordBar
from latticework.gui.common.icons import action_button
from latticework.gui.common.shown_text import Message
from latticework.gui.common.translation import error_text, reworded, tr
from latticework.gui.document.document import Document
from latticework.gui.parts.part_rows import Column, PartsModel
from latticework.gui.parts.plates import Plates
from latticework.gui.parts.set_dialog import SetDialog
from latticework.gui.parts.shape_dialog import ShapeDialog
from latticework.gui.parts.sums import misfit, remark, selected, sums, unread
from latticework.gui.parts.table import ROW, PartsDelegate, PartsTable
from latticework.gui.parts.targets import TargetBar
from latticework.gui.parts.text_dialog import TextDialog
from latticework.puzzle.colors import NEW_PALETTE
from latticework.puzzle.edit_parts import free_group, groups, with_box
from latticework.visible_text import one_line

LONGEST = 40  # characters of an entry


class PartsPanel(QWidget):
    """Lists target and parts of a document; of the rows that are selected the canvas shows the one chosen last."""

    refused = Signal(str)
    tool_key = Signal(str)  # a tool of the canvas, chosen from here
    edit_requested = Signal()  # the subject, set already, is to be drawn

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.model = PartsModel(document, self)
        self.table = self._table()
        self.targets, self.plates = TargetBar(document), Plates(document, self)
        self.palette_action = PaletteAction(document, self)
        self.sums, self.warning = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText), Message()
        self.commands = {name: local_action(self.table, Entry(text, partial(self._run, act), keys), name, tip)
                         for name, text, keys, tip, act in self._table_of_commands()}
        for name in ("add-set", "add-shape", "add-text"):  # no field of text has these keys, so they work everywhere
            self.commands[name].setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.buttons = {name: action_button(action) for name, action in self.commands.items()}
        self.commands |= Neighbours(document, self.table).actions
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
        """Ask for a size and add all parts of that size."""
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
        """Move the selected parts, side by side from then on, up (-1) or down (1)."""
        chosen = self.table.chosen
        if chosen:
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
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # measuring thousands of rows takes seconds
        rows.setDefaultSectionSize(ROW)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(30)
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
        layout.setContentsMargins(4, 4, 4, 4)
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
        tool_bar.set_groups([[buttons["add"]], [buttons["add-set"]], [buttons["duplicate"], buttons["remove"]]])
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
            group_menu(self.document, self.model.meant(subject), self).popup(self.table.viewport().mapToGlobal(at))

    def _select(self, index: QModelIndex) -> None:
        if index.isValid():  # a list that is being filled anew has no current row for a moment
            self.document.set_subject(self.model.subject(index))

    def _refresh(self) -> None:
        puzzle, subject = self.document.puzzle, self.document.subject
        row = self.model.row(subject)
        if self.table.currentIndex().row() != row:
            self.table.go_to(row)
        self._choose()
        self._warn("\n".join(filter(None, [misfit(puzzle), unread(puzzle)])))

    def _choose(self) -> None:
        """Follow which parts are selected."""
        puzzle, chosen = self.document.puzzle, self.table.chosen
        self.model.chosen = chosen
        for name in ("duplicate", "remove"):
            self.commands[name].setEnabled(bool(chosen))
        self.commands["up"].setEnabled(bool(chosen) and chosen[0] > 0)
        self.commands["down"].setEnabled(bool(chosen) and chosen[-1] + 1 < len(puzzle.parts))
        self.sums.setText("\n".join(filter(None, [sums(puzzle), selected(puzzle, chosen), remark(puzzle)])))

    def _refuse(self, reason: str) -> None:
        self._warn(reason)
        self.refused.emit(reason)

    def _warn(self, text: str) -> None:
        self.warning.tell(text)
        self.warning.setVisible(bool(text))


def group_menu(document: Document, numbers: tuple[int, ...], parent: QWidget) -> QMenu:
    """Return a menu of the groups that some parts may be in, and the box; it goes when it is closed."""
    menu = QMenu(parent)
    take_keys(menu)
    menu.aboutToHide.connect(menu.deleteLater)
    parts = [document.puzzle.parts[number] for number in numbers]
    names = _short(one_line(", ".join(part.name for part in parts)))
    menu.addSection(tr("{part} may stay together with", part=names))
    choices = QActionGroup(menu)
    now, free = {part.group for part in parts}, free_group(document.puzzle)
    texts = {"": tr("No other part")}
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
    return (text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…").replace("&", "&&")


class Neighbours(QObject):
    """Makes the row after that at hand, or before it, the one to be drawn; the target is the first row."""

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


class PaletteAction(QAction):
    """Is checked while a puzzle has the colours of new ones; puzzles of earlier versions keep theirs until then."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(tr("Colours that every&body can tell apart"), parent)
        self.setCheckable(True)
        self._document = document
        self.triggered.connect(lambda checked: document.set_palette(NEW_PALETTE if checked else ""))
        document.changed.connect(lambda *_: self._refresh())
        self._refresh()

    def _refresh(self) -> None:
        self.setChecked(self._document.puzzle.palette == NEW_PALETTE)
