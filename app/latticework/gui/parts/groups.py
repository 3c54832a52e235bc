"""The menu that says with which others a part may stay when a solution is taken apart: groups, the box."""

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from latticework.gui.common.actions import take_keys
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.puzzle.edit_parts import free_group, groups, with_box
from latticework.visible_text import one_line

LONGEST = 40  # characters of an entry


def group_menu(document: Document, numbers: tuple[int, ...], parent: QWidget) -> QMenu:
    """Return a menu of the groups that some parts may be in, and the box; it goes when it is closed."""
    menu = QMenu(parent)
    take_keys(menu)
    menu.aboutToHide.connect(menu.deleteLater)
    parts = [document.puzzle.parts[number] for number in numbers]
    names = _short(one_line(", ".join(part.name for part in parts)))
    menu.addSection(tr("{part} may stay together with", part=names))
    choices = QActionGroup(menu)
    now, free = {part.group for part in parts}, free_group(document.puzzle)
    texts = {"": tr("No other part")}
    texts |= {group: tr("Group {group}: {parts}", group=one_line(group), parts=one_line(", ".join(names)))
              for group, names in groups(document.puzzle).items()}
    texts[free] = tr("New group {group}", group=one_line(free))
    for group, text in texts.items():
        entry = choices.addAction(menu.addAction(_short(text)))
        entry.setCheckable(True)
        entry.setChecked(now == {group})
        entry.triggered.connect(lambda _checked, group=group: document.set_group(numbers, group))
    menu.addSeparator()
    box = menu.addAction(tr("The box: placed where it is drawn, and never taken out"))
    box.setCheckable(True)
    box.setChecked(all(part.box for part in parts))
    box.triggered.connect(lambda checked: document.change_parts(
        tr("Box"), numbers, lambda puzzle, number: with_box(puzzle, number, checked)))
    return menu


def _short(text: str) -> str:
    return (text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…").replace("&", "&&")
