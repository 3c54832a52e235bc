"""The table of the list of parts: its keys, the widths of its columns."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QDropEvent, QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QTableView

from latticework.gui.common.motion_names import NAMES, motion_name
from latticework.gui.common.tools import TOOLS, pressed
from latticework.gui.common.translation import tr
from latticework.gui.parts.part_pictures import PICTURE
from latticework.gui.parts.part_rows import Column

WIDTHS = {Column.PICTURE: PICTURE.width() + 4, Column.COPIES: 54, Column.COLOR: 32, Column.MOTIONS: 92}

LEAST_NAME = 76  # and the scroll bar
CHEVRON = 24  # the sign that one can choose, and what is round it and the text


class PartsTable(QTableView):
    """A table in which only F2 and a double click begin editing; the keys of tools choose tools, as on the canvas."""

    tool_key = Signal(str)
    pasted = Signal()
    moved = Signal(int, int)  # a part was dragged: from row, to row

    def __init__(self) -> None:
        super().__init__()
        self.tool_actions: list[QAction] = []
        """The actions of the tools, whose keys may have been changed."""
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)

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

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell where the part that was dragged is to stand; the rows follow the document, not the drop."""
        row, at = self.currentIndex().row(), self.indexAt(event.position().toPoint())
        last = self.model().rowCount() - 1
        below = event.position().y() > self.visualRect(at).center().y()
        to = last if not at.isValid() else at.row() + below - (at.row() + below > row)
        event.setDropAction(Qt.DropAction.IgnoreAction)  # else the view would remove the row that was dragged
        event.accept()
        if row > 0:
            self.moved.emit(row, min(max(1, to), last))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste, or choose a tool; no other letter does anything: a search for names would hide behind the tools."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
            return
        tool = pressed(event, TOOLS, self.tool_actions)
        if tool is not None:
            self.tool_key.emit(tool)
        elif event.modifiers() or not event.text().isalpha():
            super().keyPressEvent(event)

    def fit_columns(self) -> None:
        """Give each column the width that its texts need, in any language."""
        metrics, heading = self.fontMetrics(), self.horizontalHeader().sectionSizeHint
        motions = max(metrics.horizontalAdvance(motion_name(rule)) for rule in NAMES) + CHEVRON
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
