"""Groups of parts that move as one: the menu of a row, its badge, and the assembly that follows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu

from gui_help import opened
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, edit_parts

SQUARE = builtin("square")
L = ((0, 0, 0), (0, 1, 0), (1, 0, 0))
PUZZLE = Puzzle(SQUARE, target=Target(L), parts=(Part("A", L), Part("B", L[:1]), Part("C & D", L, group="left")))
BOX = "The box: placed where it is drawn, and never taken out"


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(PUZZLE)), 330, 400)


def menu_of(panel: PartsPanel, row: int) -> QMenu | None:
    place = panel.table.visualRect(panel.model.index(row, Column.NAME)).center()
    panel.table.customContextMenuRequested.emit(place)
    found = [menu for menu in panel.findChildren(QMenu) if menu.isVisible()]
    return found[0] if found else None


def entries(menu: QMenu) -> list[tuple[str, bool]]:
    """Return the entries of groups and of the box; those after them are commands of the list."""
    listed = [(action.text(), action.isChecked()) for action in menu.actions() if not action.isSeparator()]
    assert [text for text, _ in listed[-4:]] == [
        "&Duplicate the part", "Move the part &up", "Move the part do&wn", "&Remove the part"]
    return listed[:-4]


def choose(qtbot, menu: QMenu, number: int) -> None:
    action = [action for action in menu.actions() if not action.isSeparator()][number]
    menu.setActiveAction(action)
    qtbot.keyClick(menu, Qt.Key.Key_Return)


def test_a_part_is_put_into_groups_and_taken_out(panel, qtbot):
    menu = menu_of(panel, 1)
    assert entries(menu) == [("No group", True), ("Group left: C && D", False), ("New group a", False),
                             (BOX, False)]
    choose(qtbot, menu, 1)
    assert panel.document.puzzle.parts[0].group == "left"
    qtbot.waitUntil(lambda: not panel.findChildren(QMenu))
    menu = menu_of(panel, 2)
    assert entries(menu)[1] == ("Group left: A, C && D", False)
    choose(qtbot, menu, 2)
    assert panel.document.puzzle.parts[1].group == "a"
    assert edit_parts.groups(panel.document.puzzle) == {"left": ["A", "C & D"], "a": ["B"]}
    assert edit_parts.free_group(panel.document.puzzle) == "b"
    qtbot.waitUntil(lambda: not panel.findChildren(QMenu))
    choose(qtbot, menu_of(panel, 2), 0)
    assert panel.document.puzzle.parts[1].group == ""
    for _ in range(3):
        panel.document.stack.undo()
    assert panel.document.puzzle is PUZZLE


def test_the_target_is_in_no_group(panel):
    assert menu_of(panel, 0) is None


def test_the_row_of_a_part_in_a_group_has_a_badge(panel):
    without = row_of(panel, 1)
    panel.document.change("Group", edit_parts.with_group(panel.document.puzzle, 0, "a"))
    assert row_of(panel, 1) != without
    tip = panel.model.index(1, Column.NAME).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("3 cells\nGroup a:")


def test_a_part_becomes_the_box_and_stays_placed(panel, qtbot):
    plain = row_of(panel, 1)
    menu = menu_of(panel, 1)
    choose(qtbot, menu, 3)
    part = panel.document.puzzle.parts[0]
    assert (part.box, part.motions) == (True, "placed")
    assert row_of(panel, 1) != plain
    assert "The box" in panel.model.index(1, Column.NAME).data(Qt.ItemDataRole.ToolTipRole)
    qtbot.waitUntil(lambda: not panel.findChildren(QMenu))
    assert entries(menu_of(panel, 1))[3] == (BOX, True)
    panel.document.set_motions(0, "turn")
    assert not panel.document.puzzle.parts[0].box, "what is turned is no box"
    panel.document.stack.undo()
    panel.document.stack.undo()
    assert panel.document.puzzle is PUZZLE


def test_the_rule_of_the_puzzle_makes_boxes_or_not(panel):
    panel.document.set_motions(None, "placed")
    panel.document.change("Box", edit_parts.with_box(panel.document.puzzle, 0, box=True))
    panel.document.change("Rule", panel.document.puzzle.with_part(0, motions=""))
    assert panel.document.puzzle.parts[0].box
    panel.document.set_motions(None, "turn")
    assert not panel.document.puzzle.parts[0].box


def row_of(panel: PartsPanel, row: int) -> QImage:
    return panel.table.viewport().grab(panel.table.visualRect(panel.model.index(row, Column.PICTURE))).toImage()
