"""A message over the foot of a window, which goes by itself: it takes no room from what is looked at."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from latticework.gui.widgets import theme
from latticework.gui.widgets.spoken import announce

_ABOVE, _BESIDE, _ROUND = 72, 24, 6
"""Pixels from the lower edge of the window, where a timeline may be, from its sides, and of the rounding."""


class PassingMessage(QFrame):
    """Shows one text at a time until some time has passed, it is cleared or clicked on."""

    changed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._added = window, list[QWidget]()
        self._label = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 8, 14, 8)
        self._row.addWidget(self._label, 1)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.clear)
        window.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown, "" for nothing."""
        return self._label.text()

    def show_text(self, text: str, milliseconds: int = 0) -> None:
        """Show a text for so long, with 0 until it is cleared."""
        self._time.stop()
        if milliseconds:
            self._time.start(milliseconds)
        self._label.setText(text)
        self.setVisible(bool(text))
        self.changed.emit(text)
        self._place()
        announce(self, text)

    def clear(self) -> None:
        """Show nothing any more."""
        if self.text:
            self.show_text("")

    def add_button(self, button: QWidget) -> None:
        """Put a button beside the text; it shows and hides itself."""
        self._added.append(button)
        self._row.addWidget(button)

    def _place(self) -> None:
        """Lie in the middle above the foot of the window, with the text in several lines where it is long."""
        room = self._window.width() - 2 * _BESIDE
        margins = self._row.contentsMargins()
        around = margins.left() + margins.right() + sum(
            button.sizeHint().width() + self._row.spacing() for button in self._buttons())
        words = self._label.fontMetrics().horizontalAdvance(self.text)
        self._label.setWordWrap(words + around > room)
        width = min(words + around + 2, room)
        height = self.heightForWidth(width) if self._label.wordWrap() else self.sizeHint().height()
        self.setGeometry((self._window.width() - width) // 2, self._window.height() - _ABOVE - height, width, height)
        self.raise_()

    def _buttons(self) -> list[QWidget]:
        return [button for button in self._added if not button.isHidden()]

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Stay there when the window gets another size."""
        if event.type() == QEvent.Type.Resize and self.text:
            self._place()
        return False

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Go when it is clicked on."""
        self.clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ground that is seen on what lies below."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(theme.current().border))
            painter.setBrush(self.palette().window())
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
