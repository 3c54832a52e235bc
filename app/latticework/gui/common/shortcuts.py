"""Keys of actions that the user may change: kept in the settings, taken by every window."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from latticework.gui.common.actions import TIP, tool_tip
from latticework.gui.common.translation import english

GROUP = "shortcuts"
_DEFAULT = "default_keys"
"""The property of an action that holds the keys which it has by itself."""

Key = Qt.Key
_MOVING = {Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab, Key.Key_Space,
           Key.Key_Return, Key.Key_Enter, Key.Key_Escape}
"""Keys that every list, field and canvas needs for itself."""


@dataclass(frozen=True)
class Command:
    """An action whose keys can be changed: where it is kept in the settings, and the menu that it stands in."""

    name: str
    menu: str
    action: QAction

    @property
    def title(self) -> str:
        """What it is called, without the mark of its letter."""
        return self.action.text().replace("&", "")

    @property
    def keys(self) -> list[QKeySequence]:
        """Its keys now."""
        return list(self.action.shortcuts())

    @property
    def default(self) -> list[QKeySequence]:
        """The keys that it has by itself."""
        return [QKeySequence(keys) for keys in self.action.property(_DEFAULT) or ()]


def commands(window: QMainWindow) -> list[Command]:
    """Return the actions in the menus of a window, in their order, then those that have keys in no menu."""
    listed = [(action, menu) for menu in _menus(window) for action in menu.actions() if _can_have_keys(action)]
    known = {id(action) for action, _ in listed}
    others = [action for action in window.findChildren(QAction)
              if id(action) not in known and action.shortcuts() and action.text()]
    found: dict[str, Command] = {}
    for action, menu in [*listed, *((action, None) for action in others)]:
        name, title = _name(action), menu.title().replace("&", "") if menu else ""
        if name in found:  # such as Delete, for parts and for searches
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
        wanted = ([QKeySequence(kept)] if kept else []) if isinstance(kept, str) else command.default
        if wanted != command.keys:
            command.action.setShortcuts(wanted)
            if command.action.property(TIP) is not None:
                command.action.setToolTip(tool_tip(command.action))


def keep(command: Command, keys: QKeySequence | None) -> None:
    """Keep other keys for an action, an empty sequence for none, None for those that it has by itself."""
    settings, place = QSettings(), f"{GROUP}/{command.name}"
    if keys is None or [keys] == command.default or (keys.isEmpty() and not command.default):
        settings.remove(place)
    else:
        settings.setValue(place, keys.toString(QKeySequence.SequenceFormat.PortableText))
    _tell_windows()


def keep_defaults() -> None:
    """Give all actions the keys that they have by themselves."""
    QSettings().remove(GROUP)
    _tell_windows()


def is_for_moving(keys: QKeySequence) -> bool:
    """Whether these keys are needed to move, to draw and to choose."""
    held = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    return keys in [QKeySequence(QKeyCombination(modifier, key)) for modifier in held for key in _MOVING]


def holders(keys: QKeySequence, command: Command, among: Iterable[Command]) -> list[Command]:
    """Return the other commands that these keys would mean as well, where those of a command work."""
    return [other for other in among if other.action is not command.action and keys in other.keys
            and _meet(other.action, command.action)]


def _meet(one: QAction, other: QAction) -> bool:
    """Whether there is a place where the keys of both work."""
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
    return bool(action.text()) and not action.isSeparator() and action.menu() is None


def _name(action: QAction) -> str:
    """Return what an action is called in the settings, the same in all languages; kept, as its text may change."""
    if not action.objectName():
        action.setObjectName(_plain(english(action.text())))
    return action.objectName()


def _plain(text: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in text.replace("&", "").rstrip("…"))


def _tell_windows() -> None:
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QMainWindow):
            take_kept(window)
