"""Texts that a screen reader reads aloud as they come up."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Make a text the description of a widget, and have it read aloud where something listens."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
