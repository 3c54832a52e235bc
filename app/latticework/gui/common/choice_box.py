"""A box to choose from a list, legible in every theme and at every width."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionComboBox, QStylePainter, QWidget

MARGIN = 4
"""Pixels at each side of the text, and between it and an icon."""


class ChoiceBox(QComboBox):
    """A combo box whose list is drawn as other lists are.

    Fusion draws it as a menu, on the colour that makes the frames of menus visible, see `theme.FRAMED`; in the dark
    theme that colour is light, and so is the text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box, with dots for the end of a text that is too long for it."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option,
                                           QStyle.SubControl.SC_ComboBoxEditField, self).width() - 2 * MARGIN
        taken = option.iconSize.width() + MARGIN if not option.currentIcon.isNull() else 0
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight,
                                                           room - taken)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
