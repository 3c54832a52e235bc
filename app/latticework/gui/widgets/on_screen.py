"""Windows and dialogs open inside the part of the screen that is free for them, with their title bars."""

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

_KINDS = {Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Sheet}
_WHOLE = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMinimized
_OPENED = "opened_on_screen"
"""The property of windows that were looked at: later the user may move them wherever they like."""


class OnScreen(QObject):
    """Moves each window into the available area of its screen, and makes it smaller if needed, when it opens."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        # Before it has the focus a window has no frame yet: that is added by the window manager.
        app.focusWindowChanged.connect(self._on_focus)

    def _on_focus(self, window: QWindow | None) -> None:
        if window is not None and window.type() in _KINDS and not window.property(_OPENED):
            window.setProperty(_OPENED, True)
            if not window.windowStates() & _WHOLE:
                _bring_in(window)


def _bring_in(window: QWindow) -> None:
    framed, room = window.frameGeometry(), window.screen().availableGeometry()
    frame = framed.size() - window.size()
    wanted = placed_within(framed, room)
    if wanted.size() != framed.size():
        window.resize((wanted.size() - frame).expandedTo(window.minimumSize()))
    if wanted.topLeft() != framed.topLeft():
        window.setFramePosition(wanted.topLeft())


def placed_within(place: QRect, room: QRect) -> QRect:
    """Return a rectangle of the same size, or as much of it as there is room for, moved into the room."""
    size = place.size().boundedTo(room.size())
    free = room.size() - size
    beyond = place.topLeft() - room.topLeft()
    return QRect(room.topLeft() + QPoint(min(max(beyond.x(), 0), free.width()),
                                         min(max(beyond.y(), 0), free.height())), size)


def open_beside(window: QWidget, other: QWidget, aside: QPoint) -> None:
    """Place a new window a step from another one so that both are seen, smaller if the screen ends there."""
    framed, room = other.frameGeometry(), other.screen().availableGeometry()
    frame = framed.size() - other.size()
    wanted = QRect(framed.topLeft() + aside, window.size() + frame)
    least = window.minimumSizeHint() + frame
    place = placed_within(QRect(wanted.topLeft(), wanted.intersected(room).size().expandedTo(least)), room)
    window.resize(place.size() - frame)
    window.move(place.topLeft())
