"""The tools of the canvas and their keys, which also work in the list of parts."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

Key = Qt.Key

TOOLS = {"select": Key.Key_V, "pencil": Key.Key_P, "eraser": Key.Key_E, "line": Key.Key_N, "rectangle": Key.Key_B,
         "optional": Key.Key_O, "color": Key.Key_C, "mark": Key.Key_K, "pan": Key.Key_H}
"""The tools and their keys."""

DRAWS = ("pencil", "line", "rectangle")
"""Tools that draw cells."""

PAINTS = ("optional", "color")
"""Tools that change what is on cells that are drawn already."""


def name_for_key(event: QKeyEvent, keys: Mapping[str, Qt.Key], actions: Iterable[QAction]) -> str | None:
    """Return which of some names a key means, by the keys that the user gave its action, else by its own."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    meant = [QKeySequence(QKeyCombination(modifiers, Key(event.key())))]
    # + has a key of its own on some keyboards and needs Shift on others.
    if modifiers == Qt.KeyboardModifier.ShiftModifier:
        meant.append(QKeySequence(Key(event.key())))
    given = {action.objectName(): action.shortcuts() for action in actions}
    return next((name for sequence in meant for name, key in keys.items()
                 if sequence in given.get(name, [QKeySequence(key)])), None)


def key_text(actions: Iterable[QAction], name: str) -> str:
    """Return the keys that the user gave the action of a name as the screen shows them, "" for none."""
    return next((action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) for action in actions
                 if action.objectName() == name), "")
