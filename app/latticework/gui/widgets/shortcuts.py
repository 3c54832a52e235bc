"""Keys of actions that the user may change: kept in the settings, used by every window."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from latticework.gui.widgets.actions import TIP, tool_tip
from latticework.gui.widgets.translation import english, without_letter

GROUP = "shortcuts"
_DEFAULT = "default_keys"
"""The property of an action that keeps its default keys."""

PASSING = "passing"
"""The property of actions that come and go, as those of files opened last: they have no keys, and are no commands."""

Key = Qt.Key
_MOVING = {Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab, Key.Key_Space,
           Key.Key_Return, Key.Key_Enter, Key.Key_Escape}
"""Keys that every list, field and canvas needs for itself."""


@dataclass(frozen=True)
class Command:
    """An action whose keys can be changed: its name in the settings, and the menu that it is in."""

    name: str
    menu: str
    action: QAction

    @property
    def title(self) -> str:
        """Its text, without the mark of its letter."""
        return without_letter(self.action.text())

    @property
    def keys(self) -> list[QKeySequence]:
        """Its keys now."""
        return list(self.action.shortcuts())

    @property
    def default(self) -> list[QKeySequence]:
        """Its default keys."""
        return [QKeySequence(keys) for keys in self.action.property(_DEFAULT) or ()]


def commands(window: QMainWindow) -> list[Command]:
    """Return the actions in the menus of a window, in their order, then those that have keys in no menu."""
    listed = [(action, menu) for menu in _menus(window) for action in menu.actions() if _can_have_keys(action)]
    in_menus = {id(action) for action, _ in listed}
    others = [action for action in window.findChildren(QAction)
              if id(action) not in in_menus and action.shortcuts() and action.text()]
    found: dict[str, Command] = {}
    for action, menu in [*listed, *((action, None) for action in others)]:
        name, title = _name(action), without_letter(menu.title()) if menu else ""
        if name in found:  # as Delete, for parts and for searches
            name = f"{name}.{_plain(english(menu.title())) if menu else 'elsewhere'}"
        found.setdefault(name, Command(name, title, action))
    return list(found.values())


def take_kept(window: QMainWindow) -> None:
    """Give the actions of a window the keys that the user has chosen."""
    settings = QSettings()
    for command in commands(window):
        if command.action.property(_DEFAULT) is None:
            texts = [keys.toString(QKeySequence.SequenceFormat.PortableText) for keys in command.keys]
            command.action.setProperty(_DEFAULT, texts)
        kept = settings.value(f"{GROUP}/{command.name}")
        chosen = ([QKeySequence(kept)] if kept else []) if isinstance(kept, str) else command.default
        if chosen != command.keys:
            command.action.setShortcuts(chosen)
            if command.action.property(TIP) is not None:
                command.action.setToolTip(tool_tip(command.action))


def keep(command: Command, keys: QKeySequence | None) -> None:
    """Keep other keys for an action; an empty sequence is none, None its default keys."""
    settings, place = QSettings(), f"{GROUP}/{command.name}"
    if keys is None or [keys] == command.default or (keys.isEmpty() and not command.default):
        settings.remove(place)
    else:
        settings.setValue(place, keys.toString(QKeySequence.SequenceFormat.PortableText))
    _update_windows()


def keep_defaults() -> None:
    """Give all actions their default keys again."""
    QSettings().remove(GROUP)
    _update_windows()


def is_for_moving(keys: QKeySequence) -> bool:
    """Whether these keys are needed to move, to draw and to choose."""
    modifiers = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    return keys in [QKeySequence(QKeyCombination(modifier, key)) for modifier in modifiers for key in _MOVING]


def holders(keys: QKeySequence, command: Command, among: Iterable[Command]) -> list[Command]:
    """Return the other commands with these keys that work where those of a command would work."""
    return [other for other in among if other.action is not command.action and keys in other.keys
            and _meet(other.action, command.action)]


def _meet(one: QAction, other: QAction) -> bool:
    """Whether there is a widget in which the keys of both work."""
    narrow = {Qt.ShortcutContext.WidgetShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut}
    if not (one.shortcutContext() in narrow and other.shortcutContext() in narrow):
        return True
    return not _widgets(one).isdisjoint(_widgets(other))


def _widgets(action: QAction) -> set[QWidget]:
    return {widget for widget in action.associatedObjects() if isinstance(widget, QWidget)
            and not isinstance(widget, QMenu) and not widget.inherits("QToolButton")}


def _menus(window: QMainWindow) -> Iterator[QMenu]:
    for action in window.menuBar().actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from _with_those_below(menu)


def _with_those_below(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _with_those_below(below)


def _can_have_keys(action: QAction) -> bool:
    lasts = not action.isSeparator() and not action.property(PASSING)
    return lasts and bool(action.text()) and action.menu() is None


def _name(action: QAction) -> str:
    """Return the name of an action in the settings, the same in all languages."""
    # Kept in the action, since its text may change, as "Resume" does when several searches are chosen.
    if not action.objectName():
        action.setObjectName(_plain(english(action.text())))
    return action.objectName()


def _plain(text: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in without_letter(text).rstrip("…"))


def _update_windows() -> None:
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QMainWindow):
            take_kept(window)
