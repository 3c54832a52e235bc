"""How the table of marks is painted, ticked and typed into."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from latticework.gui.common import theme
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import tr
from latticework.gui.matching.mark_rows import KINDS, Index, kind_name
from latticework.puzzle.limits import MAX_REACH

BOX = 14
TICK_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Select}


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
        box = QRectF(0, 0, BOX, BOX)
        box.moveCenter(QRectF(shown.rect).center())
        _paint_tick(painter, box, shown.checkState == Qt.CheckState.Checked)

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, _option: QStyleOptionViewItem, index: Index
                    ) -> bool:
        """Change a tick by a click or a key."""
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        clicked = (isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease
                   and event.button() == Qt.MouseButton.LeftButton)
        pressed = (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
                   and event.key() in TICK_KEYS)
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
            box.addItem(kind_name(kind), kind)
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
