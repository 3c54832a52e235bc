"""The popup that chooses a colour."""

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QColorDialog,
    QFrame,
    QGridLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.common import theme
from latticework.gui.common.translation import tr
from latticework.puzzle import PALETTE

COLUMNS = 4


class ColorChoice(QFrame):
    """Offers colours in use, the palette, any other colour and the default one; closes when one is chosen."""

    chosen = Signal(str)  # "#rrggbb", or "" for the one that comes by itself

    def __init__(self, color: str, parent: QWidget, first: tuple[str, ...] = (), automatic: bool = True,
                 shades: tuple[str, ...] | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.color = color
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        grid = QGridLayout()
        grid.setSpacing(2)
        for number, shade in enumerate(dict.fromkeys((*first, *(PALETTE if shades is None else shades)))):
            grid.addWidget(self._swatch(shade), number // COLUMNS, number % COLUMNS)
        layout.addLayout(grid)
        for text, pressed in [(tr("Automatic"), partial(self._choose, ""))] * automatic + [(tr("Other…"), self._ask)]:
            button = QPushButton(text)
            button.clicked.connect(lambda _checked, pressed=pressed: pressed())
            layout.addWidget(button)

    def open_at(self, place: QPoint) -> None:
        """Show the window with its corner at a place of the screen, moved so that all of it is on the screen."""
        self.adjustSize()
        area = self.screen().availableGeometry()
        self.move(max(area.left(), min(place.x(), area.right() - self.width())),
                  max(area.top(), min(place.y(), area.bottom() - self.height())))
        self.show()
        swatches = self.findChildren(QToolButton)
        for button in [button for button in swatches if button.isChecked()] or swatches[:1]:
            button.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter choose the colour that the arrow keys have led to, as Space does."""
        focus = self.focusWidget()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def _swatch(self, shade: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(swatch(shade, 24))
        button.setIconSize(QSize(24, 24))
        button.setAutoRaise(True)
        button.setCheckable(True)
        button.setChecked(shade == self.color.lower())
        button.setToolTip(shade)
        button.setAccessibleName(shade)
        button.clicked.connect(lambda _checked: self._choose(shade))
        return button

    def _choose(self, color: str) -> None:
        self.chosen.emit(color)
        self.close()

    def _ask(self) -> None:
        dialog = QColorDialog(QColor(self.color), self.parentWidget())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colorSelected.connect(lambda color: self.chosen.emit(color.name()))
        # This window goes when it is closed, and with it its signal; so it waits, hidden, for the dialog.
        dialog.finished.connect(self.close)
        self.hide()
        dialog.open()


def swatch(color: str, size: int) -> QIcon:
    """Return a square of a colour with an edge, so that it is seen on any ground."""
    pixmap = QPixmap(size, size)
    pixmap.fill(QColor(color))
    with QPainter(pixmap) as painter:
        painter.setPen(QColor(theme.current().border))
        painter.drawRect(0, 0, size - 1, size - 1)
    return QIcon(pixmap)
