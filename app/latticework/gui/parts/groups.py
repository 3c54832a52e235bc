"""The menu that says with which others a part may stay when a solution is taken apart: groups, the box."""

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.puzzle.edit_parts import free_group, groups, with_box, with_group
from latticework.visible_text import one_line

LONGEST = 40  # characters of an entry


def group_menu(document: Document, number: int, parent: QWidget) -> QMenu:
    """Return a menu of the groups that a part may be in, and the box; it goes when it is closed."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    part = _short(one_line(document.puzzle.parts[number].name))
    menu.addSection(tr("{part} may stay together with", part=part))
    choices = QActionGroup(menu)
    now, free = document.puzzle.parts[number].group, free_group(document.puzzle)
    texts = {"": tr("No other part")}
    texts |= {group: tr("Group {group}: {parts}", group=one_line(group), parts=one_line(", ".join(names)))
              for group, names in groups(document.puzzle).items()}
    texts[free] = tr("New group {group}", group=one_line(free))
    for group, text in texts.items():
        entry = choices.addAction(menu.addAction(_short(text)))
        entry.setCheckable(True)
        entry.setChecked(group == now)
        entry.triggered.connect(partial(_put, document, number, group))
    menu.addSeparator()
    box = menu.addAction(tr("The box: placed where it is drawn, and never taken out"))
    box.setCheckable(True)
    box.setChecked(document.puzzle.parts[number].box)
    box.triggered.connect(lambda checked: document.change(tr("Box"), with_box(document.puzzle, number, checked)))
    return menu


def _short(text: str) -> str:
    return (text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…").replace("&", "&&")


def _put(document: Document, number: int, group: str, _checked: bool = False) -> None:
    document.change(tr("Group"), with_group(document.puzzle, number, group))
