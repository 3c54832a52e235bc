"""The field that filters a list of names, and which match is meant."""

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
    """Return how far a name is from what was typed: 0 for the very name, 1 for one that begins so, 2 for others.

    >>> [distance(name, " soma") for name in ("Soma", "Soma figures", "Double soma")]
    [0, 1, 2]
    """
    name, wanted = name.casefold(), " ".join(text.casefold().split())
    return 0 if name == wanted else 1 if name.startswith(wanted) else 2
