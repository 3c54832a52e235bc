"""Actions, of the whole window or of one widget, and the menus made of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWidget

from latticework.gui.widgets.icons import set_icon
from latticework.gui.widgets.translation import without_letter

Keys = str | QKeySequence.StandardKey | Qt.Key


@dataclass(frozen=True)
class Entry:
    """An action: its text, what it does, and its shortcut, as Qt writes it, a key or a standard key."""

    text: str
    run: Callable[[], object]
    shortcut: Keys = ""


_OF_WINDOW = Qt.ShortcutContext.WindowShortcut

SEPARATOR = "-"
TIP = "tip"
"""The property of a local action that holds what its tool tip says beyond its text and its keys."""

Menu = Sequence[Entry | QAction | str]
"""The entries of a menu, from top to bottom."""

Menus = Mapping[str, Menu]
"""Menus by their titles."""


def fill_menus(window: QMainWindow, menus: Menus) -> dict[str, QAction]:
    """Make the menus of a window from a table, and return the actions of its entries by their texts.

    SEPARATOR draws a line.
    """
    made: dict[str, QAction] = {}
    take_keys(window.menuBar())
    for title, entries in menus.items():
        menu = window.menuBar().addMenu(title)
        take_keys(menu)
        for entry in entries:
            if isinstance(entry, str):
                menu.addSeparator()
            elif isinstance(entry, QAction):
                menu.addAction(entry)
            else:
                made[entry.text] = _action(window, entry)
                menu.addAction(made[entry.text])
        # The keys of a menu that is hidden are dead in Qt, unless the window has its actions, too.
        window.addActions([action for action in menu.actions() if action.shortcutContext() == _OF_WINDOW])
    return made


class _KeysOfMenus(QObject):
    """Has a menu take every key while it is open, before any shortcut of the window does."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the key, which then arrives as a press of a key."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return False


def take_keys(menu: QMenu | QMenuBar) -> None:
    """Keep keys that are pressed in an open menu from the widgets below it."""
    # Qt matches an action with WidgetShortcut that is also in a menu against the menu bar while a menu is open: plain
    # letters would then edit what is not seen.
    menu.installEventFilter(_KeysOfMenus(menu))


def _action(parent: QWidget, entry: Entry) -> QAction:
    action = QAction(entry.text, parent)
    action.setShortcut(QKeySequence(entry.shortcut))
    action.triggered.connect(lambda *_: entry.run())
    return action


def local_action(widget: QWidget, entry: Entry, icon: str = "", tip: str = "") -> QAction:
    """Return an action whose keys work only while a widget has the focus; see `tool_tip` for what it says."""
    action = _action(widget, entry)
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    action.setProperty(TIP, tip)
    action.setToolTip(tool_tip(action))
    if icon:
        set_icon(action, icon)
    widget.addAction(action)
    return action


def tool_tip(action: QAction) -> str:
    """Return the tool tip of a local action: its text, the keys that it has now, and its tip."""
    tip = action.property(TIP)
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    named = without_letter(action.text()) + (f" ({keys})" if keys else "")
    return f"{named}: {tip}" if tip else named
