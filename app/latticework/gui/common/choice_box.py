"""A box to choose from a list, whose open list is legible in every theme."""

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget


class ChoiceBox(QComboBox):
    """A combo box whose list is drawn as other lists are.

    Fusion draws it as a menu, on the colour that makes the frames of menus visible, see `theme.FRAMED`; in the dark
    theme that colour is light, and so is the text.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
