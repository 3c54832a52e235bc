"""The table that says which marks may meet: its rows and columns, how it is painted, ticked and typed into."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document, close_with
from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.dialogs import warn
from latticework.gui.widgets.forms import OkCancel, stacked
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import error_text, tr, translatable, translated
from latticework.picture.decoration import mark_colors
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_REACH
from latticework.puzzle.marks import HOLE, KEY, PLAIN
from latticework.puzzle.matching_table import MatchingTable, used_marks
from latticework.visible_text import one_line

_TITLE = translatable("Marks and what may meet")
_HELP = translatable(
    "A tick lets sides with these two marks face each other. In the column “nothing” it lets a side face "
    "the outside of the target, or a cell that stays empty.")
_NO_MARKS = translatable(
    "No side of a part has a mark yet. Choose a part, take the tool Mark (K) on the canvas and "
    "click inside a cell near a side; then say here which marks may meet.")
WIDEST = 140
MOST, _ROUND_THE_TABLE = 960, 48  # pixels of the dialog, and of what is beside the columns

Index = QModelIndex | QPersistentModelIndex
Role, _Flag = Qt.ItemDataRole, Qt.ItemFlag
_NOWHERE = QModelIndex()
_LAST = {
    Role.DisplayRole: (translatable("nothing"), translatable("reach"), translatable("looks")),
    Role.ToolTipRole: (translatable("May face the outside of the target, or a cell that stays empty"),
                       translatable("Through how many cells the mark goes on in a straight line"),
                       translatable("Whether the mark stands out, or is what a key goes into"))}
"""The headings of the last three columns."""
KINDS = {"": translatable("automatic", "a kind of marks"), KEY: translatable("key", "a kind of marks"),
         HOLE: translatable("hole", "a kind of marks")}
"""What a mark looks like."""

_BOX = 14
_TICK_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Select}


class MatchingDialog(QDialog):
    """Shows all marks of a puzzle against each other; what was changed is one step to undo."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        close_with(document, self)
        self.setWindowTitle(translated(_TITLE))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = MatchingModel(document.puzzle, self)
        self.before = self.model.table
        self.view = self._table()
        self.help = QLabel(wordWrap=True)
        self.buttons = OkCancel(self, self._take)
        self.usual = self.buttons.addButton(tr("&Equal marks meet"), QDialogButtonBox.ButtonRole.ResetRole)
        self.usual.setToolTip(tr("Back to no table: equal marks meet, all may face nothing, and reach one cell"))
        self.usual.clicked.connect(lambda: self.model.show(self.model.table.usual))
        stacked(self, self.help, self.view, self.buttons)
        self._show_what_there_is()

    def _table(self) -> QTableView:
        view = QTableView()
        view.setModel(self.model)
        view.setItemDelegate(TickDelegate(view))
        view.setAccessibleName(translated(_TITLE))
        view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        triggers = QTableView.EditTrigger
        view.setEditTriggers(triggers.DoubleClicked | triggers.SelectedClicked | triggers.EditKeyPressed
                             | triggers.AnyKeyPressed)
        view.setTabKeyNavigation(False)  # Tab leads on to the buttons, arrows from tick to tick
        for header in (view.horizontalHeader(), view.verticalHeader()):
            header.setHighlightSections(True)
            header.setMaximumSectionSize(WIDEST)
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        view.verticalHeader().setMaximumWidth(WIDEST)
        view.setCurrentIndex(self.model.index(0, 0))
        return view

    def _show_what_there_is(self) -> None:
        marks = self.model.rowCount()
        empty = marks == 1 and self.document.puzzle.matching is None
        self.help.setText(translated(_NO_MARKS if empty else _HELP))
        for widget in (self.view, self.usual, self.buttons.ok):
            widget.setVisible(not empty)
        if empty:
            self.buttons.cancel.setText(tr("Close"))
            self.resize(420, 140)
            return
        columns, rows = self.view.horizontalHeader().length(), self.view.verticalHeader().sizeHint().width()
        self.resize(min(MOST, max(330 + 62 * marks, columns + rows + _ROUND_THE_TABLE)), min(620, 170 + 30 * marks))

    def _take(self) -> None:
        table = self.model.table
        try:
            if table != self.before:
                puzzle = replace(self.document.puzzle, matching=table.matching())
                self.document.change(tr("Marks that may meet"), puzzle)
        except LatticeworkError as error:
            warn(self, translated(_TITLE), error_text(error))
            return
        self.accept()


class MatchingModel(QAbstractTableModel):
    """A row for each mark; a column for each mark it may meet, then for nothing, for its reach and for its looks."""

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = MatchingTable.of(puzzle)
        self._used = used_marks(puzzle)
        self._icons = {mark: _icon(color) for mark, color in mark_colors(puzzle).items()}

    @property
    def nothing(self) -> int:
        """The column that says what may face nothing; the ones after it are the reach and the kind."""
        return len(self.table.marks)

    def show(self, table: MatchingTable) -> None:
        """Show another table of the same marks."""
        self.table = table
        # A tick counts both ways round, and tables are small: all cells are painted again.
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of marks."""
        return 0 if parent.isValid() else len(self.table.marks)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of marks and three more."""
        return 0 if parent.isValid() else len(self.table.marks) + 3

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Say what can be ticked or typed; what has no mark has no reach."""
        flags = _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemNeverHasChildren
        if index.column() <= self.nothing:
            return flags | _Flag.ItemIsUserCheckable
        return flags | _Flag.ItemIsEditable if self.table.marks[index.row()] != PLAIN else _Flag.NoItemFlags

    def headerData(self, section: int, _orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """Return names, colours and explanations."""
        last = section - self.nothing
        if last >= 0:
            return translated(_LAST[Role(role)][last]) if role in _LAST else None
        mark = self.table.marks[section]
        if role == Role.DisplayRole:
            return named(mark)
        if role == Role.DecorationRole:
            return self._icons.get(mark)
        if role == Role.ToolTipRole:
            used = mark == PLAIN or mark in self._used
            return literal(tr("Sides without a mark") if mark == PLAIN else mark if used
                           else tr("{mark}: no part has it", mark=mark))
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Return ticks and reaches, and in words what they say."""
        row, column = index.row(), index.column()
        if column <= self.nothing:
            if role == Role.CheckStateRole:
                return Qt.CheckState.Checked if self._ticked(row, column) else Qt.CheckState.Unchecked
            if role == Role.ToolTipRole:
                return literal(self._words(row, column))
            return self._words(row, column) if role == Role.AccessibleTextRole else None
        reach, kind = self.table.reach[row], self.table.kind[row]
        if role in {Role.DisplayRole, Role.EditRole} and self.table.marks[row] != PLAIN:
            if column == self.nothing + 1:
                return reach
            return kind if role == Role.EditRole else _kind_name(kind)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Role.AccessibleTextRole and column == self.nothing + 1:
            return tr("{mark} reaches through {reach}", mark=named(self.table.marks[row]), reach=reach)
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Take over a tick, which counts both ways round, or a reach."""
        row, column = index.row(), index.column()
        if role == Role.CheckStateRole and column <= self.nothing:
            ticked = Qt.CheckState(value) == Qt.CheckState.Checked
            self.show(self.table.with_alone(row, ticked) if column == self.nothing
                      else self.table.with_meeting(row, column, ticked))
            return True
        # Before the reach, since a kind is a text and cannot be compared with numbers.
        if role == Role.EditRole and column == self.nothing + 2:
            self.show(self.table.with_kind(row, value))
            return True
        if role == Role.EditRole and column > self.nothing and 1 <= value <= MAX_REACH:
            self.show(self.table.with_reach(row, value))
            return True
        return False

    def _ticked(self, row: int, column: int) -> bool:
        if column == self.nothing:
            return self.table.marks[row] in self.table.alone
        return self.table.may_meet(row, column)

    def _words(self, row: int, column: int) -> str:
        may, one = self._ticked(row, column), named(self.table.marks[row])
        if column == self.nothing:
            return tr("{mark} may face nothing", mark=one) if may else tr("{mark} may not face nothing", mark=one)
        other = named(self.table.marks[column])
        return (tr("{mark} may meet {other}", mark=one, other=other) if may
                else tr("{mark} may not meet {other}", mark=one, other=other))


def _kind_name(kind: str) -> str:
    """Return what a kind of marks is called on the screen."""
    return translated(KINDS[kind], "a kind of marks")


def named(mark: str) -> str:
    """Return what a mark is called on the screen."""
    return tr("plain", "a side without a mark") if mark == PLAIN else one_line(mark)


def _icon(color: str) -> QIcon:
    pixmap = QPixmap(12, 12)
    pixmap.fill(QColor(theme.current().frame))
    with QPainter(pixmap) as painter:
        painter.fillRect(pixmap.rect().adjusted(1, 1, -1, -1), QColor(color))
    return QIcon(pixmap)


class TickDelegate(QStyledItemDelegate):
    """Puts ticks in the middle of their fields, where a click anywhere changes them, and bounds the reach."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a tick by hand, and all else as usual."""
        if index.data(Qt.ItemDataRole.CheckStateRole) is None:
            super().paint(painter, option, index)
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, shown, painter, shown.widget)
        box = QRectF(0, 0, _BOX, _BOX)
        box.moveCenter(QRectF(shown.rect).center())
        _paint_tick(painter, box, shown.checkState == Qt.CheckState.Checked)

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, _option: QStyleOptionViewItem, index: Index
                    ) -> bool:
        """Change a tick by a click or a key."""
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        # Qt itself takes clicks on the box alone, which here is in the middle of the cell.
        clicked = (isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease
                   and event.button() == Qt.MouseButton.LeftButton)
        pressed = (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
                   and event.key() in _TICK_KEYS)
        if state is None or not (clicked or pressed):
            return False
        other = Qt.CheckState.Unchecked if Qt.CheckState(state) == Qt.CheckState.Checked else Qt.CheckState.Checked
        return model.setData(index, other, Qt.ItemDataRole.CheckStateRole)

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return the box for a reach, or the list of kinds."""
        if isinstance(index.data(Qt.ItemDataRole.EditRole), str):
            return self._kinds(parent)
        box = QSpinBox(parent, minimum=1, maximum=MAX_REACH)
        box.setAccessibleName(tr("Reach"))
        return box

    def _kinds(self, parent: QWidget) -> QWidget:
        box = ChoiceBox(parent)
        box.setAccessibleName(tr("Looks"))
        for kind in KINDS:
            box.addItem(_kind_name(kind), kind)
        # Else a choice would count only when the focus leaves the box.
        box.activated.connect(lambda _: self.commitData.emit(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show what is there now."""
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(index.data(Qt.ItemDataRole.EditRole)))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take over what was typed or chosen."""
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData(), Qt.ItemDataRole.EditRole)
        else:
            super().setModelData(editor, model, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a size that a tick or a box for numbers fits."""
        return super().sizeHint(option, index).expandedTo(QSize(52, 26))


def _paint_tick(painter: QPainter, box: QRectF, ticked: bool) -> None:
    """Paint a box, by hand as the style leaves out its edge in the dark."""
    colors, (x, y) = theme.current(), box.center().toTuple()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colors.faint_text), 1))
    painter.setBrush(QColor(colors.base))
    painter.drawRoundedRect(box, 2, 2)
    if ticked:
        painter.setPen(QPen(QColor(colors.text), 2))
        painter.drawPolyline(QPolygonF([QPointF(x - 3.5, y), QPointF(x - 1, y + 3), QPointF(x + 4, y - 3.5)]))
    painter.restore()
