"""The event handlers of a canvas, which pass events on to pointer and keyboard."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent

from latticework.gui.canvas.keyboard import Keyboard
from latticework.gui.canvas.overlaid_view import OverlaidView
from latticework.gui.canvas.pointer import Pointer


class CanvasEvents(OverlaidView):
    """Passes the events of mouse and keyboard on."""

    pointer: Pointer
    keyboard: Keyboard

    def event(self, event: QEvent) -> bool:
        """Keep keys for selected and copied cells from the window, which copies and pastes whole puzzles."""
        if (event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
                and self.keyboard.editing_key(event) is not None):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer, or to what is laid over the target."""
        if not self.overlay_takes_press(event, event.position()):
            self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.wheel(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave it to the keyboard; what it does not know goes to the window."""
        if not (self.overlay_takes_key(event, self.keyboard.cursor) or self.keyboard.press(event)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave it to the keyboard."""
        if not self.keyboard.release(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Leave it to the keyboard."""
        self.keyboard.focused(event)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, which would be where no key leads."""
        self.keyboard.hide()
        self.update()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the cell under the pointer."""
        self.pointer.leave()
        super().leaveEvent(event)
