"""A ring round what has the keyboard focus, where Qt would show that faintly or not at all."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QToolButton, QWidget
from shiboken6 import isValid

from latticework.gui.widgets import theme

_THICK, _ROUND = 2, 3
"""Pixels."""

_WANTED = "focus_ring"
"""The property of widgets that are painted by us and have a ring, too."""


class FocusRing(QObject):
    """Lays the ring over one widget at a time, as long as its keyboard and not its mouse is used."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.ring: Ring | None = None
        app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.ring is not None and isValid(self.ring):
            self.ring.hide()
            self.ring.deleteLater()
        clicked = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self.ring = Ring(now) if now is not None and not clicked and _needs_one(now) else None


def want_ring(widget: QWidget) -> None:
    """Have a widget that is painted by us show a ring while it has the keyboard focus."""
    widget.setProperty(_WANTED, True)


def _needs_one(widget: QWidget) -> bool:
    """Whether Qt shows faintly or not at all that a widget has the focus."""
    if isinstance(widget, QAbstractItemView):
        return widget.window().windowType() != Qt.WindowType.Popup  # the list of a box has the focus while it is open
    return (isinstance(widget, QToolButton) or (isinstance(widget, QPushButton) and widget.isFlat())
            or bool(widget.property(_WANTED)))


class Ring(QWidget):
    """Lies at the edges of a widget, above all else there, and goes when the mouse is pressed on it."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for watched in (around, around.viewport()) if isinstance(around, QAbstractItemView) else (around,):
            watched.installEventFilter(self)
        self.setGeometry(around.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the widget, and go when it is clicked on."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget) and watched is self.parent():
            self.setGeometry(watched.rect())
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.hide()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the middle to the widget, so that it need not be painted again below the ring."""
        super().resizeEvent(event)
        inner = self.rect().adjusted(*((_THICK + 1,) * 2), *((-_THICK - 1,) * 2))
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inner)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring."""
        half = _THICK / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.current().hover), _THICK))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _ROUND, _ROUND)
