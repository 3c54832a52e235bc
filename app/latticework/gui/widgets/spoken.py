"""What a screen reader is told: of which kind our own widgets are, what happens, and that not too often."""

import re

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_KIND = "kind for screen readers"
_factories = list[object]()

DRAWING, GROUP = QAccessible.Role.Canvas, QAccessible.Role.Grouping


def speak_as(widget: QWidget, kind: QAccessible.Role) -> None:
    """Have a widget of our own called by its kind, as a drawing or a group: Qt has no kind for it."""
    if not _factories:
        _factories.append(_of_its_kind)  # Qt keeps no reference
        QAccessible.installFactory(_of_its_kind)
    widget.setProperty(_KIND, kind.value)


def _of_its_kind(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget) or (kind := thing.property(_KIND)) is None:
        return None  # Qt has one of its own
    return QAccessibleWidget(thing, QAccessible.Role(kind))


def name_in(tip: str) -> str:
    """Return the name of a button by its tool tip, which has the keys in brackets.

    >>> name_in("Next solution (Ctrl+Right)")
    'Next solution'
    """
    return re.sub(r"\s*[(（][^()（）]*[)）]", "", tip)


def announce(widget: QWidget, text: str) -> None:
    """Make a text the description of a widget, and have it read aloud if a screen reader runs."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Pace(QObject):
    """Announces what changes often: only what is latest, and no sooner than some time after what was said before."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self._text = widget, ""
        self._since = QElapsedTimer()
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._speak)

    def announce(self, text: str, pause: int) -> None:
        """Announce a text as soon as it is so many milliseconds since the last one; 0 for at once."""
        self._text = text
        left = max(0, pause - self._since.elapsed()) if self._since.isValid() else 0
        if left == 0:
            self._speak()
        elif not self._due.isActive() or left < self._due.remainingTime():
            self._due.start(left)

    def _speak(self) -> None:
        self._due.stop()
        self._since.start()
        announce(self._widget, self._text)
