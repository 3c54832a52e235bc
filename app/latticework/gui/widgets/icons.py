"""Icons painted from the drawings in resources/icons, in the colour of the theme."""

from collections.abc import Callable
from functools import lru_cache
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QToolButton

from latticework import paths
from latticework.gui.widgets import theme
from latticework.gui.widgets.spoken import name_in
from latticework.gui.widgets.translation import without_letter

_INK = "#000000"
"""The colour of the drawings that stands for the text colour of the theme."""

_SIZES = (16, 20, 24, 32, 48, 64)

_names: WeakKeyDictionary[QAction | QAbstractButton, str] = WeakKeyDictionary()
"""The drawing of each action or button whose icon follows the theme."""


def icon(name: str) -> QIcon:
    """Return the icon of a drawing resources/icons/NAME.svg in the colours of the theme in use."""
    return _painted(name, theme.current())


def application_icon() -> QIcon:
    """Return the icon of the program itself, in its own colours."""
    made, drawing = QIcon(), _renderer(_drawing("latticework"))
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(_pixmap(drawing, size))
    return made


def set_icon(target: QAction | QAbstractButton, name: str) -> None:
    """Set an icon that follows the theme on an action or a button."""
    target.setIcon(icon(name))
    _names[target] = name


def tool_button(name: str, tip: str, pressed: Callable[[], object], checkable: bool = False) -> QToolButton:
    """Return a flat button with an icon; its tool tip without the keys is its name for screen readers."""
    button = QToolButton()
    button.setAutoRaise(True)
    button.setCheckable(checkable)
    button.setToolTip(tip)
    button.setAccessibleName(name_in(tip))
    button.setIconSize(QSize(20, 20))
    button.clicked.connect(lambda _checked: pressed())
    set_icon(button, name)
    return button


def action_button(action: QAction) -> QToolButton:
    """Return a flat button for an action, with its icon, text and tool tip."""
    button = QToolButton()
    button.setAutoRaise(True)
    button.setIconSize(QSize(20, 20))
    button.setDefaultAction(action)
    button.setAccessibleName(without_letter(action.text()))
    return button


def _refresh() -> None:
    for target, name in list(_names.items()):
        # Python may still have what Qt has deleted with its window.
        if shiboken6.isValid(target):
            target.setIcon(icon(name))


theme.on_change(_refresh)


@lru_cache(maxsize=256)
def _painted(name: str, colors: theme.Theme) -> QIcon:
    drawing = _drawing(name)
    made = QIcon()
    for color, mode in ((colors.text, QIcon.Mode.Normal), (colors.disabled_text, QIcon.Mode.Disabled),
                        (colors.accent_text, QIcon.Mode.Selected)):
        inked = _renderer(drawing.replace(_INK, color))
        for pixmap in (_pixmap(inked, size) for size in _SIZES):
            for state in (QIcon.State.Off, QIcon.State.On):
                made.addPixmap(pixmap, mode, state)
    return made


def _drawing(name: str) -> str:
    return (paths.resources() / "icons" / f"{name}.svg").read_text("utf-8")


def _renderer(drawing: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(drawing.encode()))


def _pixmap(drawing: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        drawing.render(painter)
    return pixmap
