"""Actions, of the whole window or of one widget, and the menus made of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from latticework.gui.common.icons import set_icon

Keys = str | QKeySequence.StandardKey | Qt.Key


@dataclass(frozen=True)
class Entry:
    """An action of the window: its text, what it does; shortcut as Qt writes it or a standard key."""

    text: str
    run: Callable[[], object]
    shortcut: Keys = ""


SEPARATOR = "-"
TIP = "tip"
"""The property of a local action that holds what its tool tip says beyond its text and its keys."""

Menu = Sequence[Entry | QAction | str]
"""What stands in a menu, from top to bottom."""

Menus = Mapping[str, Menu]
"""The menus by their titles."""


def fill_menus(window: QMainWindow, menus: Menus) -> dict[str, QAction]:
    """Make the menus of a window from a table and return the actions of its entries by text.

    SEPARATOR draws a line.
    """
    made: dict[str, QAction] = {}
    for title, entries in menus.items():
        menu = window.menuBar().addMenu(title)
        for entry in entries:
            if isinstance(entry, str):
                menu.addSeparator()
            elif isinstance(entry, QAction):
                menu.addAction(entry)
            else:
                made[entry.text] = _action(window, entry)
                menu.addAction(made[entry.text])
    return made


def _action(parent: QWidget, entry: Entry) -> QAction:
    action = QAction(entry.text, parent)
    action.setShortcut(QKeySequence(entry.shortcut))
    action.triggered.connect(lambda *_: entry.run())
    return action


def local_action(widget: QWidget, entry: Entry, icon: str = "", tip: str = "") -> QAction:
    """Return an action whose keys work only while a widget has the focus.

    What its tool tip says first is its text and its keys, then the tip.
    """
    action = _action(widget, entry)
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    action.setProperty(TIP, tip)
    action.setToolTip(tool_tip(action))
    if icon:
        set_icon(action, icon)
    widget.addAction(action)
    return action


def tool_tip(action: QAction) -> str:
    """Return the tool tip of a local action, with the keys that it has now."""
    tip = action.property(TIP)
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    told = action.text().replace("&", "") + (f" ({keys})" if keys else "")
    return f"{told}: {tip}" if tip else told
