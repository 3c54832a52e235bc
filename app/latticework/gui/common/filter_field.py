"""The field that filters a list of names, and which match is meant."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class Filter(QLineEdit):
    """A field from which the Down key leads to what is listed below."""

    down_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of the Down key; the others are for typing."""
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
        else:
            super().keyPressEvent(event)


def distance(name: str, text: str) -> int:
    """Return how far a name is from what was typed, 0 to 4.

    0 for the very name, 1 for one that begins so, 2 where each word that was typed begins a word of it, 3 where each
    stands somewhere in it, 4 for others.

    >>> [distance(name, " soma") for name in ("Soma", "Soma figures", "Double soma", "Asomatous", "Cube")]
    [0, 1, 2, 3, 4]
    """
    name, typed = name.casefold(), text.casefold().split()
    wanted, words = " ".join(typed), re.findall(r"\w+", name)
    if name.startswith(wanted):
        return 0 if name == wanted else 1
    if all(any(word.startswith(one) for word in words) for one in typed):
        return 2
    return 3 if all(one in name for one in typed) else 4
