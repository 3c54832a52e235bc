"""Small widgets of panels and dialogs: choices, filters, bars of buttons, rows of lists, what scrolls."""

import re
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QColorDialog,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.widgets import theme
from latticework.gui.widgets.on_screen import placed_within
from latticework.gui.widgets.translation import isolated, tr
from latticework.puzzle import PALETTE

_MARGIN = 4
"""Pixels at each side of the text, and between it and an icon."""

_GAP = 6
"""Pixels that the words of a button take beyond their own width and a space at either end."""
_ICONS, WORDS = Qt.ToolButtonStyle.ToolButtonIconOnly, Qt.ToolButtonStyle.ToolButtonTextBesideIcon

_MORE = 6
"""Pixels by which a row is higher than its text."""

_LINE_END = "\u2028"
"""What ends a line in the text that Qt gives to the style."""

_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeading)
_COLUMNS = 4

_MOST_CLAIMED = 0.44
"""The greatest share of the window's height that `TallScroll` claims; the rest is reached by scrolling."""


class ChoiceBox(QComboBox):
    """A combo box whose list is drawn as other lists are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # By itself Fusion draws the list as a menu, on the colour that makes the frames of menus visible, see
        # `theme.FRAMED`; in the dark theme that colour is light, and so is the text.
        self.setItemDelegate(QStyledItemDelegate(self))

    def sizeHint(self) -> QSize:
        """Return the size for the longest text, and the margin around what is painted."""
        return super().sizeHint().grownBy(QMargins(_MARGIN, 0, _MARGIN, 0))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box, with dots for the end of a text that is too long for it."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option,
                                           QStyle.SubControl.SC_ComboBoxEditField, self).width() - 2 * _MARGIN
        taken = option.iconSize.width() + _MARGIN if not option.currentIcon.isNull() else 0
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight,
                                                           room - taken)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class Filter(QLineEdit):
    """A field from which the Down key moves to the list below."""

    down_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report the Down key; the others are for typing."""
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
        else:
            super().keyPressEvent(event)


def distance(name: str, text: str) -> int:
    """Return how far a name is from what was typed, 0 to 4.

    0 for the same name, 1 for one that begins so, 2 where each word that was typed begins a word of it, 3 where each
    is somewhere in it, 4 for others.

    >>> [distance(name, " soma") for name in ("Soma", "Soma figures", "Double soma", "Asomatous", "Cube")]
    [0, 1, 2, 3, 4]
    """
    name, typed = name.casefold(), text.casefold().split()
    beginning, words = " ".join(typed), re.findall(r"\w+", name)
    if name.startswith(beginning):
        return 0 if name == beginning else 1
    if all(any(word.startswith(one) for word in words) for one in typed):
        return 2
    return 3 if all(one in name for one in typed) else 4


class WordBar(QWidget):
    """Holds buttons in `line`; as many as there is room for have words, the first of them first."""

    def __init__(self) -> None:
        super().__init__()
        self.line = QHBoxLayout(self)
        self._icons: dict[QToolButton, int] = {}

    def set_buttons(self, buttons: Iterable[QToolButton]) -> None:
        """Set the buttons that have words if there is room for them, the first to have them first."""
        self._icons = {button: button.sizeHint().width() for button in buttons}

    def minimumSizeHint(self) -> QSize:
        """Return the size with icons alone."""
        least = super().minimumSizeHint()
        return QSize(least.width() - self._words(), least.height())

    def _words(self) -> int:
        """Return the width that words take now."""
        return sum(button.sizeHint().width() - icon for button, icon in self._icons.items()
                   if not button.isHidden() and button.toolButtonStyle() == WORDS)

    def _fit(self) -> None:
        room = self.width() - (self.line.sizeHint().width() - self._words())
        for button in self._icons:
            # Taken also by a button whose words do not fit, so that those after it have none, either.
            if not button.isHidden():
                room -= button.fontMetrics().horizontalAdvance(f" {button.text()} ") + _GAP
            style = WORDS if room >= 0 else _ICONS
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give as many buttons words as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit again when a button comes or goes."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return handled


class RoomyRows(QStyledItemDelegate):
    """Paints as usual, in rows that are higher."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        return super().sizeHint(option, index) + QSize(0, _MORE)


class TitledRows(QStyledItemDelegate):
    """Paints the first line of each row as a title, and fainter what is said of it below; both are wrapped."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row, with room above and below it."""
        own = self._own(option, index)
        size = super().sizeHint(option, index)
        if own.rect.width() <= 0 and isinstance(option.widget, QTreeView):  # trees do not say how wide a row is
            own.rect.setWidth(option.widget.viewport().width())
        if own.rect.width() > 0:  # else the view has no size yet
            room = _text_room(own)
            size.setHeight(max(size.height(), sum(_height(text, font, room) for text, font in _titled(own))))
        return size + QSize(0, _MORE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint a row; one of a single line, as a heading of others, as usual."""
        own, colors = self._own(option, index), theme.current()
        lines, room = _titled(own), _text_room(own)
        if len(lines) == 1:
            super().paint(painter, option, index)
            return
        own.text = ""
        own.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)
        chosen = bool(own.state & QStyle.StateFlag.State_Selected)
        taken = sum(_height(text, font, room) for text, font in lines)
        room.setTop(room.top() + max(0, room.height() - taken) // 2)
        painter.save()
        for (text, font), ink in zip(lines, (colors.text, colors.faint_text), strict=True):
            painter.setFont(font)
            painter.setPen(QColor(colors.accent_text if chosen else ink))
            painter.drawText(room, _WRAPPED, text)
            room.setTop(room.top() + _height(text, font, room))
        painter.restore()

    def _own(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QStyleOptionViewItem:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        return own


def _titled(option: QStyleOptionViewItem) -> list[tuple[str, QFont]]:
    """Return the title of a row and what is below it, with their fonts."""
    title, _, below = option.text.partition(_LINE_END)
    bold = QFont(option.font)
    bold.setBold(True)
    return [(isolated(title), bold), (isolated(below), option.font)] if below else [(title, option.font)]


def _text_room(option: QStyleOptionViewItem) -> QRect:
    style, widget = option.widget.style(), option.widget
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, widget) + 1
    room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, widget)
    return room.adjusted(margin, 0, -margin, 0)


def _height(text: str, font: QFont, room: QRect) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, room.width(), 0), _WRAPPED, text).height()


class ColorChoice(QFrame):
    """A popup with the colours in use, the palette, any other colour and the default; closes when one is chosen."""

    chosen = Signal(str)  # "#rrggbb", or "" for the automatic one

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
            grid.addWidget(self._swatch(shade), number // _COLUMNS, number % _COLUMNS)
        layout.addLayout(grid)
        for text, pressed in [(tr("Automatic"), partial(self._choose, ""))] * automatic + [(tr("Other…"), self._ask)]:
            button = QPushButton(text)
            button.clicked.connect(lambda _checked, pressed=pressed: pressed())
            layout.addWidget(button)

    def open_at(self, place: QPoint) -> None:
        """Show the popup with its corner at a place, moved so that all of it is on the screen."""
        self.adjustSize()
        self.move(placed_within(QRect(place, self.size()), self.screen().availableGeometry()).topLeft())
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
        self.destroyed.connect(dialog.reject)
        # Closing deletes this popup, and with it its signal; so it waits, hidden, for the dialog.
        dialog.finished.connect(self.close)
        self.hide()
        dialog.open()


def swatch(color: str, size: int) -> QIcon:
    """Return a square icon of a colour, with an edge so that it is seen on any background."""
    pixmap = QPixmap(size, size)
    pixmap.fill(QColor(color))
    with QPainter(pixmap) as painter:
        painter.setPen(QColor(theme.current().border))
        painter.drawRect(0, 0, size - 1, size - 1)
    return QIcon(pixmap)


class TallScroll(QScrollArea):
    """Shows a widget whose height depends on its width, as of wrapped text, and claims that height.

    A scroll area of Qt asks for the height of a size hint instead, which knows nothing of the width.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content = widget
        self.setWidget(widget)
        # There is no horizontal bar by which one could reach what is wider.
        self.setMinimumWidth(widget.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())
        self._claim()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the size of the window from now on."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._claim()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim another height when a text has changed, or the window's size."""
        handled = super().eventFilter(watched, event)
        if ((watched is self.content and event.type() == QEvent.Type.LayoutRequest)
                or (watched is self.window() and event.type() == QEvent.Type.Resize)):
            self._claim()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Claim the height for another width."""
        super().resizeEvent(event)
        self._claim()

    def _claim(self) -> None:
        most = int(_MOST_CLAIMED * self.window().height())
        wanted = self.content.heightForWidth(self.viewport().width())  # -1 while no text in it is wrapped
        self.setMinimumHeight(min(most, wanted if wanted >= 0 else self.content.sizeHint().height()))
