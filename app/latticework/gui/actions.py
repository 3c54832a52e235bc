"""The table of actions, from which menus and shortcuts are made."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow


@dataclass(frozen=True)
class Entry:
    """An action: where it stands, its text, what it does; shortcut as Qt writes it or a standard key."""

    menu: str
    text: str
    run: Callable[[], object]
    shortcut: str | QKeySequence.StandardKey = ""


SEPARATOR = "-"


def fill_menus(window: QMainWindow, entries: list[Entry | QAction | str]) -> dict[str, QAction]:
    """Make the menus of a window from a table and return its own actions by text.

    A finished QAction goes to the menu of the entry before it; SEPARATOR draws a line there.
    """
    made: dict[str, QAction] = {}
    menus = {}
    menu = window.menuBar().addMenu("&File")
    menus["&File"] = menu
    for entry in entries:
        if isinstance(entry, QAction):
            menu.addAction(entry)
        elif isinstance(entry, str):
            menu.addSeparator()
        else:
            if entry.menu not in menus:
                menus[entry.menu] = window.menuBar().addMenu(entry.menu)
            menu = menus[entry.menu]
            made[entry.text] = _action(window, entry)
            menu.addAction(made[entry.text])
    return made


def _action(window: QMainWindow, entry: Entry) -> QAction:
    action = QAction(entry.text, window)
    action.setShortcut(QKeySequence(entry.shortcut))
    action.triggered.connect(lambda *_: entry.run())
    return action
