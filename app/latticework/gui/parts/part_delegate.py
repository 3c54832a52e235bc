"""How the list of parts is painted and typed into."""

from concurrent.futures import Future
from functools import partial
from time import thread_time

from PySide6.QtCore import QAbstractItemModel, QPointF, QRect, QRectF, QRegularExpression, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPen, QPolygonF, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from latticework.gui.common import theme
from latticework.gui.common.cell_pictures import picture
from latticework.gui.common.choice_box import ChoiceBox
from latticework.gui.common.latest_work import LatestWork
from latticework.gui.common.motion_names import motion_name
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.gui.parts.part_rows import Column, Index, usual
from latticework.lattice import Lattice
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_cells import cells_of, colors_of
from latticework.puzzle.key_marks import reliefs
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.puzzle import rules
from latticework.scene.mark_patches import mark_colors
from latticework.scene.shapes import part_shape

PICTURE = QSize(56, 38)
ROW = PICTURE.height() + 4
MOST_KEPT = 600
AT_HAND, ROUND_AT_HAND = 40, 4
"""Sets of more cells are drawn in a thread; of cells with round bodies, which have many faces, it takes fewer."""
AT_ONCE = 0.02
"""Seconds of processor time for pictures before the window does something else."""
BADGE = 15  # height of the sign of a group, in pixels
COPIES = r"\s*\d{1,6}\s*([-–]\s*\d{1,6}\s*)?"


class PartsDelegate(QStyledItemDelegate):
    """Paints pictures and swatches, and makes the editors."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document = document
        self._kept: dict[tuple[object, ...], QImage] = {}
        self._before: dict[int | None, QImage] = {}
        document.replaced.connect(self._before.clear)
        self._spent = 0.0
        self._large, self._large_key = LatestWork(self), None  # type: LatestWork, tuple[object, ...] | None
        self._large.ended.connect(self._on_large)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint text as usual, and what is no text by hand."""
        super().paint(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        subject = index.row() - 1 if index.row() else None
        area: QRect = option.rect
        if index.column() == Column.PICTURE:
            image = self._picture(subject, painter.device().devicePixelRatioF())
            corner = area.center() - QRect(0, 0, PICTURE.width(), PICTURE.height()).center()
            if image is not None:
                painter.drawImage(corner, image)
            if subject is not None and (sign := _sign(self.document.puzzle.parts[subject])):
                self._paint_badge(painter, area, sign)
        elif index.column() == Column.COLOR and subject is not None:
            self._paint_swatch(painter, area, subject)
        elif index.column() == Column.MOTIONS:
            self._paint_chevron(painter, area, option)
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Fade rules that a part has only from the puzzle, and leave room for the sign that one can choose."""
        super().initStyleOption(option, index)
        # A ring round one field says nothing here: rows are chosen, not fields.
        option.state &= ~QStyle.StateFlag.State_HasFocus
        own = index.data(Qt.ItemDataRole.EditRole)
        if index.column() == Column.MOTIONS and not own:
            option.palette.setColor(QPalette.ColorRole.Text, QColor(theme.current().faint_text))

    def _picture(self, subject: int | None, ratio: float) -> QImage | None:
        """Return a picture, or the one before it where the window is to do something else before it is drawn."""
        colors, puzzle = theme.current(), self.document.puzzle.standing
        color = colors.target if subject is None else puzzle.color(subject)
        cells, own = cells_of(puzzle, subject), colors_of(puzzle, subject)
        marks = puzzle.parts[subject].marks if subject is not None else ()
        seen = (*mark_colors(puzzle).items(), *reliefs(puzzle).items()) if marks else ()
        key = (puzzle.lattice, cells, own, color, ratio, colors.dark, marks, seen)
        if key not in self._kept and _takes_long(puzzle.lattice, len(cells)):
            if self._large_key is None:
                self._large_key = key
                self._large.want(partial(_drawn, puzzle, subject, color, ratio, colors.dark))
            return self._before.get(subject)
        if key not in self._kept:
            self._later.start()
            if self._spent > AT_ONCE:
                return self._before.get(subject)
            begin = thread_time()
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = _drawn(puzzle, subject, color, ratio, colors.dark)
            self._spent += thread_time() - begin
        self._before[subject] = self._kept[key]
        return self._kept[key]

    def _on_large(self, future: "Future[QImage]") -> None:
        """Show a picture that was drawn in a thread, and have the next one drawn."""
        if self._large_key is not None:
            self._kept[self._large_key] = future.result()
        self._large_key = None
        self._paint_again()

    def _go_on(self) -> None:
        """Draw the pictures that were left out."""
        left_out, self._spent = self._spent > AT_ONCE, 0.0
        if left_out:
            self._paint_again()

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

    def _paint_badge(self, painter: QPainter, area: QRect, group: str) -> None:
        colors = theme.current()
        font = painter.font()
        font.setPixelSize(BADGE - 4)
        font.setBold(True)
        painter.setFont(font)
        text = group if len(group) <= 2 else group[0]
        badge = QRectF(area.left() + 2, area.bottom() - BADGE - 1,
                       max(BADGE, painter.fontMetrics().horizontalAdvance(text) + 6), BADGE)
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
            line.setValidator(QRegularExpressionValidator(QRegularExpression(COPIES), line))
        return line

    def _motions_editor(self, parent: QWidget, index: Index) -> QComboBox:
        puzzle, subject = self.document.puzzle, index.row() - 1 if index.row() else None
        box = ChoiceBox(parent)
        for rule in ("", *rules(puzzle.lattice)):
            box.addItem(motion_name(rule) if rule else _by_default(usual(puzzle, subject), subject), rule)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 16)
        box.activated.connect(lambda _: self._take(box))
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


def _takes_long(lattice: Lattice, cells: int) -> bool:
    """Whether a picture of so many cells takes long to be drawn."""
    return cells > (AT_HAND if all(kind.faces for kind in lattice.kinds) else ROUND_AT_HAND)


def _drawn(puzzle: Puzzle, subject: int | None, color: str, ratio: float, dark: bool) -> QImage:
    """Return the picture of the target (None) or a part."""
    marked = part_shape(puzzle, subject) if subject is not None and puzzle.parts[subject].marks else None
    return picture(puzzle.lattice, cells_of(puzzle, subject), color, PICTURE, ratio, dark,
                   colors_of(puzzle, subject), marked)


def _sign(part: Part) -> str:
    """Return what the row of a part shows of how it moves with others: a square for the box, or its group."""
    return "□" if part.box else part.group


def _by_default(rule: str, subject: int | None) -> str:
    """Say what a part, or with None the puzzle, follows while it has no rule of its own."""
    if subject is None:
        return tr("the usual ({rule})", rule=motion_name(rule))
    return tr("as the puzzle ({rule})", rule=motion_name(rule))
