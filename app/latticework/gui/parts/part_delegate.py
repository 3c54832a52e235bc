"""How the list of parts is painted and typed into."""

from PySide6.QtCore import QAbstractItemModel, QPointF, QRect, QRectF, QRegularExpression, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from latticework.gui.common import theme
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.names import motion_name
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.gui.parts.part_pictures import PICTURE, PartPictures
from latticework.gui.parts.part_rows import Column, Index, usual
from latticework.puzzle import Part
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.puzzle import rules

ROW = PICTURE.height() + 4
WITHOUT_TEXT = {Column.PICTURE, Column.COLOR}
"""Columns of which the model need not be asked: that takes longer than painting."""
BADGE = 15  # height of the sign of a group, in pixels
COPIES = r"\s*\d{1,6}\s*([-–]\s*\d{1,6}\s*)?"


class PartsDelegate(QStyledItemDelegate):
    """Paints pictures and swatches, and makes the editors."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document = document
        self._pictures = PartPictures(document, self)
        self._pictures.drawn.connect(self._paint_again)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint text as usual, and what is no text by hand."""
        if index.column() in WITHOUT_TEXT:
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


def _sign(part: Part) -> str:
    """Return what the row of a part shows of how it moves with others: a square for the box, or its group."""
    return "□" if part.box else part.group


def _by_default(rule: str, subject: int | None) -> str:
    """Say what a part, or with None the puzzle, follows while it has no rule of its own."""
    if subject is None:
        return tr("the usual ({rule})", rule=motion_name(rule))
    return tr("as the puzzle ({rule})", rule=motion_name(rule))
