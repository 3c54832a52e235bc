"""Buttons of dialogs without the pictures that Qt puts on them on some desktops."""

from collections.abc import Iterable

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox


class ButtonBox(QDialogButtonBox):
    """The buttons at the foot of a dialog, words alone."""

    def __init__(self, buttons: QDialogButtonBox.StandardButton) -> None:
        super().__init__(buttons)
        take_pictures_off(self.buttons())


def take_pictures_off(buttons: Iterable[QAbstractButton]) -> None:
    """Leave words alone on buttons: the pictures of Qt are black in every theme, and of another style than ours."""
    for button in buttons:
        button.setIcon(QIcon())
