"""The table of the list of parts: its keys, the widths of its columns."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QDropEvent, QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QTableView

from latticework.gui.common.names import MOTIONS, motion_name
from latticework.gui.common.tools import TOOLS, pressed
from latticework.gui.common.translation import tr
from latticework.gui.parts.part_pictures import PICTURE
from latticework.gui.parts.part_rows import Column

WIDTHS = {Column.PICTURE: PICTURE.width() + 4, Column.COPIES: 54, Column.COLOR: 32, Column.MOTIONS: 92}

LEAST_NAME = 76  # and the scroll bar
FIELDS = (Column.COPIES, Column.COLOR, Column.MOTIONS)
"""Columns whose fields are edited for all selected parts at once."""
Flags = QItemSelectionModel.SelectionFlag
CHEVRON = 24  # the sign that one can choose, and what is round it and the text


class PartsTable(QTableView):
    """A table in which only F2 and a double click begin editing; the keys of tools choose tools, as on the canvas.

    Several rows can be selected; the current one, which the canvas shows, is always among them.
    """

    tool_key = Signal(str)
    pasted = Signal()
    moved = Signal(int)  # the selected parts were dragged to where so many of the others stand before them
    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tool_actions: list[QAction] = []
        """The actions of the tools, whose keys may have been changed."""
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The numbers of the parts that are selected."""
        return tuple(sorted(index.row() - 1 for index in self.selectionModel().selectedRows() if index.row()))

    def choose(self, numbers: Iterable[int]) -> None:
        """Select parts and no others."""
        wanted = QItemSelection()
        for number in numbers:
            index = self.model().index(number + 1, Column.NAME)
            wanted.select(index, index)
        self.selectionModel().select(wanted, Flags.ClearAndSelect | Flags.Rows)

    def go_to(self, row: int) -> None:
        """Make a row the current one, and the only one that is selected.

        `setCurrentIndex` would look which keys are held, and add the row where a change was made with Ctrl.
        """
        index = self.model().index(row, max(self.currentIndex().column(), int(Column.NAME)))
        self.selectionModel().setCurrentIndex(index, Flags.ClearAndSelect | Flags.Rows)

    def selectAll(self) -> None:
        """Select all parts, without the target."""
        self.choose(range(self.model().rowCount() - 1))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Keep the current row among those that are selected."""
        super().selectionChanged(selected, deselected)
        current, rows = self.currentIndex(), [index.row() for index in self.selectionModel().selectedRows()]
        if current.isValid() and not rows:
            self.selectionModel().select(current, Flags.Select | Flags.Rows)
        elif current.isValid() and current.row() not in rows:
            nearest = min(rows, key=lambda row: abs(row - current.row()))
            self.selectionModel().setCurrentIndex(self.model().index(nearest, current.column()), Flags.NoUpdate)
        self.chosen_changed.emit()

    def selectionCommand(self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None) -> Flags:
        """Leave several rows selected while a field of one of them is clicked or reached by an arrow key."""
        command = super().selectionCommand(index, event)
        if isinstance(event, QMouseEvent):
            kept = not event.modifiers() and index.column() in FIELDS and self.selectionModel().isSelected(index)
            return Flags.NoUpdate if kept else command
        if isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                return Flags.NoUpdate
            if command == Flags.NoUpdate:  # with Ctrl the current row would leave the selected ones
                return Flags.ClearAndSelect | Flags.Rows
        return command

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen row in sight, where it was, as what is said below the list takes room from it."""
        super().resizeEvent(event)
        if 0 <= self.visualRect(self.currentIndex()).top() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        """Keep the keys for pasting from the window, which pastes whole puzzles."""
        if (event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
                and event.matches(QKeySequence.StandardKey.Paste)):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose no row with the right button: its menu is about the row below it, whatever is at hand."""
        if event.button() != Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose no row with the right button either where there is none below it."""
        if event.button() != Qt.MouseButton.RightButton:
            super().mouseReleaseEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell where the parts that were dragged are to stand; the rows follow the document, not the drop."""
        at = self.indexAt(event.position().toPoint())
        below = event.position().y() > self.visualRect(at).center().y()
        before = max(1, at.row() + below) if at.isValid() else self.model().rowCount()  # the row that it falls before
        event.setDropAction(Qt.DropAction.IgnoreAction)  # else the view would remove the rows that were dragged
        event.accept()
        if self.chosen:
            self.moved.emit(before - 1 - sum(number < before - 1 for number in self.chosen))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste, or choose a tool; no other letter does anything: a search for names would hide behind the tools."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
            return
        tool = pressed(event, TOOLS, self.tool_actions)
        if tool is not None:
            self.tool_key.emit(tool)
        elif event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Return) and self.currentIndex().column() == Column.COLOR:
            self.clicked.emit(self.currentIndex())  # it is chosen in a window of its own
        elif event.modifiers() or not event.text().isalpha():
            super().keyPressEvent(event)

    def fit_columns(self) -> None:
        """Give each column the width that its texts need, in any language."""
        metrics, heading = self.fontMetrics(), self.horizontalHeader().sectionSizeHint
        motions = max(metrics.horizontalAdvance(motion_name(rule)) for rule in MOTIONS) + CHEVRON
        needed = {Column.COPIES: heading(Column.COPIES), Column.MOTIONS: max(motions, heading(Column.MOTIONS))}
        widths = {column: max(width, needed.get(column, 0)) for column, width in WIDTHS.items()}
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        font = self.font()
        font.setBold(True)
        style, metric = self.style(), QStyle.PixelMetric
        margin = style.pixelMetric(metric.PM_FocusFrameHMargin) + 1  # so Qt sets texts off from both ends of a field
        round_fields = style.pixelMetric(metric.PM_ScrollBarExtent) + 2 * self.frameWidth()
        name = max(LEAST_NAME, QFontMetrics(font).horizontalAdvance(tr("Target")) + 2 * margin + round_fields)
        self.setMinimumWidth(sum(widths.values()) + name)
