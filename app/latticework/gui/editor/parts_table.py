"""The table of the list of parts: its pictures, how it is painted and typed into, its keys and widths."""

from collections.abc import Callable, Iterable
from functools import partial
from time import thread_time

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QRegularExpression,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QDropEvent,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QPolygonF,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import Column, Index, usual_motions
from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.names import MOTIONS, motion_name
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.tools import TOOLS, name_for_key
from latticework.gui.widgets.translation import tr
from latticework.picture.decoration import mark_colors
from latticework.picture.scenes import part_shape
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_cells import cells_of, seen_colors
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.matching_table import reliefs
from latticework.puzzle.puzzle import rules

_PICTURE = QSize(46, 38)
_MOST_KEPT = 600
_AT_A_TIME = 0.05
"""Seconds of processor time for the pictures that are passed to the list together."""
_Key = tuple[object, ...]
"""All that decides what a picture looks like."""

ROW = _PICTURE.height() + 4
_WITHOUT_TEXT = {Column.PICTURE, Column.COLOR}
"""Columns for which the model is not asked, as that takes longer than painting."""
_BADGE = 15  # height of the sign of a group, in pixels
_COPIES = r"\s*\d{1,6}\s*([-–]\s*\d{1,6}\s*)?"

_WIDTHS = {Column.PICTURE: _PICTURE.width() + 4, Column.COPIES: 50, Column.COLOR: 28}

_LEAST_NAME = 72  # and the scroll bar
_FIELDS = (Column.COPIES, Column.COLOR, Column.MOTIONS)
"""Columns whose fields are edited for all selected parts at once."""
_Flags = QItemSelectionModel.SelectionFlag
_NARROW = 24  # a column without words
_CHEVRON = 24  # the sign that one can choose, and what is round it and the text


class PartPictures(QObject):
    """Draws pictures as they are asked for, and keeps them."""

    drawn = Signal()  # pictures are ready that were missing before

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self.document = document
        self._kept: dict[_Key, QImage] = {}
        self._before: dict[int | None, QImage] = {}
        self._missing: dict[_Key, Callable[[], Pixels]] = {}
        self._work = TaskQueue("pictures of parts", self._on_drawn)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)
        # Until a picture is drawn the one before it is shown, but never that of a part of another puzzle.
        document.replaced.connect(self._before.clear)

    def picture(self, subject: int | None, ratio: float) -> QImage | None:
        """Return the picture of the target (None) or a part, the one before it until it is drawn."""
        colors, puzzle = theme.current(), self.document.puzzle.standing
        color = colors.target if subject is None else puzzle.color(subject)
        cells, own = cells_of(puzzle, subject), seen_colors(puzzle, subject)
        marks = puzzle.parts[subject].marks if subject is not None else ()
        seen = (*mark_colors(puzzle).items(), *reliefs(puzzle).items()) if marks else ()
        key = (puzzle.lattice, cells, own, color, ratio, colors.dark, marks, seen)
        if key not in self._kept:
            self._missing[key] = partial(_drawn, puzzle, subject, color, ratio, colors.dark)
            self._later.start()
            return self._before.get(subject)
        self._before[subject] = self._kept[key]
        return self._kept[key]

    def _go_on(self) -> None:
        """Start to draw the pictures that are missing."""
        if self._missing and not self._work.busy:
            self._work.add(partial(_some_drawn, self._missing))
            self._missing = {}

    def _on_drawn(self, task: Task[dict[_Key, Pixels]]) -> None:
        """Show pictures that were drawn in a thread."""
        if task.error is not None:
            self._missing.clear()  # asked for at once they would fail again, and so on without an end
            return
        if len(self._kept) >= _MOST_KEPT:
            self._kept.clear()
        self._kept.update({key: drawn.image for key, drawn in task.result().items()})
        # Painting asks again for the pictures that are still missing; rows out of sight need none any more.
        self._missing.clear()
        self.drawn.emit()


def _some_drawn(missing: dict[_Key, Callable[[], Pixels]]) -> dict[_Key, Pixels]:
    """Return the first of the pictures, at least one."""
    made, begin = {}, thread_time()
    for key, draw in missing.items():
        made[key] = draw()
        if thread_time() > begin + _AT_A_TIME:
            break
    return made


def _drawn(puzzle: Puzzle, subject: int | None, color: str, ratio: float, dark: bool) -> Pixels:
    """Return the picture of the target (None) or a part."""
    marked = part_shape(puzzle, subject) if subject is not None and puzzle.parts[subject].marks else None
    return Pixels.of(picture(puzzle.lattice, cells_of(puzzle, subject), color, _PICTURE, ratio, dark,
                             seen_colors(puzzle, subject), marked))


class PartsDelegate(QStyledItemDelegate):
    """Paints pictures, swatches and signs of groups, and makes the editors of fields."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document = document
        self._pictures = PartPictures(document, self)
        self._pictures.drawn.connect(self._paint_again)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a field: text as Qt does, and the rest by hand."""
        if index.column() in _WITHOUT_TEXT:
            style = option.widget.style() if option.widget is not None else QApplication.style()
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        else:
            super().paint(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        subject = index.row() - 1 if index.row() else None
        area: QRect = option.rect
        if index.column() == Column.PICTURE:
            image = self._pictures.picture(subject, painter.device().devicePixelRatioF())
            corner = area.center() - QRect(0, 0, _PICTURE.width(), _PICTURE.height()).center()
            if option.state & QStyle.StateFlag.State_Selected:
                # A part may have the very colour of the chosen row.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.current().canvas))
                painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4)
            if image is not None:
                painter.drawImage(corner, image)
            part = None if subject is None else self.document.puzzle.parts[subject]
            if part is not None and (sign := _sign(part)):
                self._paint_badge(painter, area, sign if len(sign) <= 2 else sign[0], area.bottom() - _BADGE - 1)
            if part is not None and part.other_forms:
                self._paint_badge(painter, area, f"{part.form + 1}/{len(part.forms)}", area.top() + 2)
        elif index.column() == Column.COLOR and subject is not None:
            self._paint_swatch(painter, area, subject)
        elif index.column() == Column.MOTIONS:
            self._paint_chevron(painter, area, option)
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Show rules that a part has from the puzzle in a faint colour."""
        super().initStyleOption(option, index)
        if index.column() == Column.MOTIONS and option.rect.width() <= _NARROW:
            option.text = ""
        # No ring of focus round one field: rows are chosen, not fields.
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if index.column() == Column.MOTIONS and not index.data(Qt.ItemDataRole.EditRole):
            option.palette.setColor(QPalette.ColorRole.Text, QColor(theme.current().faint_text))

    def _paint_again(self) -> None:
        view = self.parent()
        if isinstance(view, QAbstractItemView):
            first = view.visualRect(view.model().index(0, Column.PICTURE))
            view.viewport().update(first.left(), 0, first.width(), view.viewport().height())

    def _paint_swatch(self, painter: QPainter, area: QRect, subject: int) -> None:
        swatch = QRectF(0, 0, 20, 20)
        swatch.moveCenter(QRectF(area).center())
        painter.setBrush(QColor(self.document.puzzle.color(subject)))
        painter.setPen(QPen(QColor(theme.current().border), 1))
        painter.drawRoundedRect(swatch, 4, 4)

    def _paint_badge(self, painter: QPainter, area: QRect, text: str, top: int) -> None:
        colors = theme.current()
        font = painter.font()
        font.setPixelSize(_BADGE - 4)
        font.setBold(True)
        painter.setFont(font)
        badge = QRectF(area.left() + 2, top,
                       max(_BADGE, painter.fontMetrics().horizontalAdvance(text) + 6), _BADGE)
        painter.setPen(QPen(QColor(colors.frame), 1))
        painter.setBrush(QColor(colors.window))
        painter.drawRoundedRect(badge, 4, 4)
        painter.setPen(QColor(colors.text))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_chevron(self, painter: QPainter, area: QRect, option: QStyleOptionViewItem) -> None:
        colors = theme.current()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(QColor(colors.accent_text if selected else colors.faint_text), 1.4))
        leading = option.direction == Qt.LayoutDirection.LeftToRight
        x, y = area.right() - 10.0 if leading else area.left() + 10.0, QRectF(area).center().y() + 1
        painter.drawPolyline(QPolygonF([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)]))

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a line to type in, or for motions a list to choose from, opened at once."""
        if index.column() == Column.MOTIONS:
            return self._motions_editor(parent, index)
        line = QLineEdit(parent)
        line.setMaxLength(MAX_NAME)
        if index.column() == Column.COPIES:
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            line.setValidator(QRegularExpressionValidator(QRegularExpression(_COPIES), line))
        return line

    def _motions_editor(self, parent: QWidget, index: Index) -> QComboBox:
        puzzle, subject = self.document.puzzle, index.row() - 1 if index.row() else None
        box = ChoiceBox(parent)
        for rule in ("", *rules(puzzle.lattice)):
            box.addItem(motion_name(rule) if rule else _by_default(usual_motions(puzzle, subject), subject), rule)
        # The column of motions may be as narrow as its sign, and Qt makes the list no wider than its box.
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 16)
        box.activated.connect(lambda _: self._take(box))
        # The list can open only once Qt has given the editor its place.
        QTimer.singleShot(0, box, box.showPopup)
        return box

    def _take(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box, QStyledItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show what is there now."""
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(value))
        elif isinstance(editor, QLineEdit):
            editor.setText(value)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take over what was typed or chosen."""
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData(), Qt.ItemDataRole.EditRole)
        elif isinstance(editor, QLineEdit):
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        """Centre the editor in the tall row."""
        area: QRect = option.rect
        height = min(area.height(), editor.sizeHint().height())
        editor.setGeometry(area.x(), area.y() + (area.height() - height) // 2, area.width(), height)


def _sign(part: Part) -> str:
    """Return the sign in the row of a part: a square for the box, or its group."""
    return "□" if part.box else part.group


def _by_default(rule: str, subject: int | None) -> str:
    """Return the text of the rule for a part, or with None the puzzle, without one of its own."""
    if subject is None:
        return tr("the usual ({rule})", rule=motion_name(rule))
    return tr("as the puzzle ({rule})", rule=motion_name(rule))


class PartsTable(QTableView):
    """A table in which only F2 and a double click begin editing; the keys of tools choose tools, as on the canvas.

    Several rows can be selected; the current one, which the canvas shows, is always among them.
    """

    tool_key = Signal(str)
    pasted = Signal()
    moved = Signal(int)  # the selected parts were dragged to where so many of the others are before them
    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tool_actions: list[QAction] = []
        """The actions of the tools: the user may have changed their keys."""
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        # By default a part dropped on a row of a table overwrites it.
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
        self.selectionModel().select(wanted, _Flags.ClearAndSelect | _Flags.Rows)

    def go_to(self, row: int) -> None:
        """Make a row the current one, and the only one that is selected."""
        # setCurrentIndex of the view looks at the keys that are pressed: after a change by a key with Ctrl it would
        # only add the row.
        index = self.model().index(row, max(self.currentIndex().column(), int(Column.NAME)))
        self.selectionModel().setCurrentIndex(index, _Flags.ClearAndSelect | _Flags.Rows)

    def selectAll(self) -> None:
        """Select all parts, without the target."""
        self.choose(range(self.model().rowCount() - 1))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Keep the current row among those that are selected."""
        super().selectionChanged(selected, deselected)
        current, rows = self.currentIndex(), [index.row() for index in self.selectionModel().selectedRows()]
        if current.isValid() and not rows:
            self.selectionModel().select(current, _Flags.Select | _Flags.Rows)
        elif current.isValid() and current.row() not in rows:
            nearest = min(rows, key=lambda row: abs(row - current.row()))
            self.selectionModel().setCurrentIndex(self.model().index(nearest, current.column()), _Flags.NoUpdate)
        self.chosen_changed.emit()

    def selectionCommand(self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None) -> _Flags:
        """Keep several rows selected while a field of one of them is clicked or reached by an arrow key."""
        command = super().selectionCommand(index, event)
        if isinstance(event, QMouseEvent):
            kept = not event.modifiers() and index.column() in _FIELDS and self.selectionModel().isSelected(index)
            return _Flags.NoUpdate if kept else command
        if isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                return _Flags.NoUpdate
            # With Ctrl Qt moves the current row alone, and it would no longer be among the selected ones.
            if command == _Flags.NoUpdate:
                return _Flags.ClearAndSelect | _Flags.Rows
        return command

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in sight when lines of text below the list take room from it."""
        super().resizeEvent(event)
        self._fit_motions()
        # Whoever has scrolled away from it is not led back.
        if 0 <= self.visualRect(self.currentIndex()).top() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        """Claim the keys for pasting, which would else paste a whole puzzle into the window."""
        if (event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
                and event.matches(QKeySequence.StandardKey.Paste)):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore the right button: its menu is about the row below it and must not change the selection."""
        if event.button() != Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the right button, as Qt changes the selection at its release where there is no row."""
        if event.button() != Qt.MouseButton.RightButton:
            super().mouseReleaseEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Report where the parts were dragged to; the rows are moved by the document, not by the view."""
        at = self.indexAt(event.position().toPoint())
        below = event.position().y() > self.visualRect(at).center().y()
        before = max(1, at.row() + below) if at.isValid() else self.model().rowCount()  # the row after the drop
        # For a drop that is a move QAbstractItemView removes the dragged rows from the model itself.
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if self.chosen:
            self.moved.emit(before - 1 - sum(number < before - 1 for number in self.chosen))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste, or choose a tool; swallow other letters, by which Qt would search in names."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
            return
        tool = name_for_key(event, TOOLS, self.tool_actions)
        if tool is not None:
            self.tool_key.emit(tool)
        elif event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Return) and self.currentIndex().column() == Column.COLOR:
            # The field of a colour has no editor of Qt: a click opens a window to choose from, and so do these keys.
            self.clicked.emit(self.currentIndex())
        elif event.modifiers() or not event.text().isalpha():
            super().keyPressEvent(event)

    def _fit_motions(self) -> None:
        """Show motions in words where there is room for them, else only the sign by which they are chosen."""
        roomy = self.width() >= self.minimumWidth() + self._width_of_words - _NARROW
        self.setColumnWidth(Column.MOTIONS, self._width_of_words if roomy else _NARROW)

    @property
    def _width_of_words(self) -> int:
        """The width for motions in words."""
        longest = max(self.fontMetrics().horizontalAdvance(motion_name(rule)) for rule in MOTIONS)
        return max(longest + _CHEVRON, self.horizontalHeader().sectionSizeHint(Column.MOTIONS))

    def fit_columns(self) -> None:
        """Give each column the width that its texts need, in any language."""
        heading = self.horizontalHeader().sectionSizeHint(Column.COPIES)
        widths = {**_WIDTHS, Column.COPIES: max(_WIDTHS[Column.COPIES], heading), Column.MOTIONS: _NARROW}
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        font = self.font()
        # The row of the target is written in bold.
        font.setBold(True)
        style, metric = self.style(), QStyle.PixelMetric
        margin = style.pixelMetric(metric.PM_FocusFrameHMargin) + 1  # Qt's space at both ends of a text
        round_fields = style.pixelMetric(metric.PM_ScrollBarExtent) + 2 * self.frameWidth()
        name = max(_LEAST_NAME, QFontMetrics(font).horizontalAdvance(tr("Target")) + 2 * margin + round_fields)
        self.setMinimumWidth(sum(widths.values()) + name)
