"""Message boxes that stay small however long the paths in them are."""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from latticework.gui.common.button_box import take_pictures_off
from latticework.gui.common.plain_text import lines, literal
from latticework.gui.common.translation import tr, tr_n
from latticework.visible_text import one_line

Buttons = QMessageBox.StandardButton
LONGEST = 60
"""Characters of a word, a path mostly, that are shown."""

MOST_NAMED = 12
"""Files that a question names."""


def shortened(text: str) -> str:
    """Return a text in which very long words have dots in their middle.

    >>> shortened(f"{'folder/' * 20}file.toml: No such file")
    'folder/folder/folder/folder/f…lder/folder/folder/file.toml: No such file'
    """
    half = LONGEST // 2 - 1
    return re.sub(rf"\S{{{LONGEST + 1},}}", lambda word: f"{word[0][:half]}…{word[0][-half:]}", text)


def warn(parent: QWidget, title: str, text: str) -> None:
    """Tell what could not be done; where words were shortened, a button shows the whole text, to be copied."""
    box = _box(QMessageBox.Icon.Warning, parent, title, text)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    _offer(box, Buttons.Ok)
    box.exec()


def ask_to_save(parent: QWidget, text: str) -> QMessageBox.StandardButton:
    """Return what is to be done with changes that are not saved: Save, Discard or Cancel."""
    box = _box(QMessageBox.Icon.Question, parent, tr("Unsaved changes"), text)
    _offer(box, Buttons.Save | Buttons.Discard | Buttons.Cancel)
    box.setDefaultButton(Buttons.Save)
    texts = {Buttons.Save: tr("&Save"), Buttons.Discard: tr("&Discard"), Buttons.Cancel: tr("&Cancel")}
    for button, told in texts.items():
        box.button(button).setText(told)  # by itself Qt gives letters to some of them, on some desktops
    return Buttons(box.exec())


def ask_to_replace(parent: QWidget, there: Sequence[Path]) -> bool:
    """Return whether files that are there already are to be replaced."""
    names = [one_line(path.name) for path in there[:MOST_NAMED]] + ["…"] * (len(there) > MOST_NAMED)
    box = _box(QMessageBox.Icon.Question, parent, tr("Replace files"), tr_n(
        "This file is there already in {folder}. Replace it?\n{names}",
        "These {n} files are there already in {folder}. Replace them?\n{names}", len(there),
        folder=there[0].parent, names="\n".join(names)))
    _offer(box, Buttons.Yes | Buttons.Cancel)
    box.setDefaultButton(Buttons.Cancel)
    box.button(Buttons.Yes).setText(tr("&Replace"))
    box.button(Buttons.Cancel).setText(tr("&Cancel"))
    return Buttons(box.exec()) == Buttons.Yes


def ask_to_close(parent: QWidget, text: str) -> bool:
    """Return whether a window is to be closed although something is lost by it."""
    box = _box(QMessageBox.Icon.Warning, parent, tr("Close the window"), text)
    _offer(box, Buttons.Close | Buttons.Cancel)
    box.setDefaultButton(Buttons.Cancel)
    box.button(Buttons.Close).setText(tr("C&lose all the same"))
    box.button(Buttons.Cancel).setText(tr("&Cancel"))
    return Buttons(box.exec()) == Buttons.Close


def _box(icon: QMessageBox.Icon, parent: QWidget, title: str, text: str) -> QMessageBox:
    text = lines(text)
    box = QMessageBox(icon, title, literal(shortened(text)), parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if shortened(text) != text:
        box.setDetailedText(text)
    return box


def _offer(box: QMessageBox, buttons: QMessageBox.StandardButton) -> None:
    box.setStandardButtons(buttons)
    take_pictures_off(box.buttons())
