"""What lies over a corner of the view: a card that is as large as its content, and the chip that names the mode."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from latticework.gui.widgets import theme
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.translation import tr

_MARGIN, _ROUND, _ALPHA = 8, 6, 225
"""Pixels from the edges of the view and of the rounding, and how opaque the ground is, of 255."""

_PLACES = {QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show}


class Overlay(QFrame):
    """Holds a widget over a corner of a view, on a ground that lets the view shine through; mirrored as texts run."""

    def __init__(self, view: QWidget, content: QWidget, corner: Qt.Corner, ground: bool = True) -> None:
        super().__init__(view)
        self._view, self._corner, self._ground = view, corner, ground
        self.content = content
        self._beside = self._below = _MARGIN
        row = QHBoxLayout(self)
        row.setContentsMargins(*((8, 4, 8, 4) if ground else (0, 0, 0, 0)))
        row.addWidget(content)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        view.installEventFilter(self)
        self.installEventFilter(self)
        self._place()

    def keep_off(self, beside: int, below: int) -> None:
        """Stay so many pixels from the edges at the sides, and above and below, and no nearer than usual."""
        self._beside, self._below = max(beside, _MARGIN), max(below, _MARGIN)
        self._place()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Stay in the corner when the view or the content gets another size."""
        if event.type() in _PLACES:
            self._place()
        return False

    def _place(self) -> None:
        room = self._view.width() - 2 * self._beside
        width = min(self.sizeHint().width(), max(room, 0))
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        self.resize(width, height)
        right = self._corner in {Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner}
        low = self._corner in {Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner}
        # The view itself is never mirrored.
        right ^= self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.move(QPoint(self._view.width() - self._beside - width if right else self._beside,
                         self._view.height() - self._below - height if low else self._below))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        if not self._ground:
            return
        color = QColor(theme.current().window)
        color.setAlpha(_ALPHA)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawRoundedRect(self.rect(), _ROUND, _ROUND)


class Chip(QWidget):
    """Names the mode that the view is in; one that can be left has a button for it."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.button: QToolButton = tool_button("close", tr("Back to the solution (Escape)"), self.left.emit)
        self.button.setIconSize(self.button.iconSize() / 2)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.label)
        row.addWidget(self.button)

    def show_mode(self, text: str, can_be_left: bool) -> None:
        """Show the name of a mode; "" hides the chip with the overlay that it is in."""
        self.label.setText(text)
        self.button.setVisible(can_be_left)
        outer = self.parentWidget()
        if outer is not None:
            outer.setVisible(bool(text))
