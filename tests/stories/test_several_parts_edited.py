"""A user selects several parts in their list, and edits, copies, drags and removes them, each as one step."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu, QPushButton, QToolButton

from gui_help import CTRL, LEFT, NO_KEYS, RIGHT, SHIFT, opened
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.widgets.controls import ColorChoice
from latticework.lattice import builtin
from latticework.puzzle import PALETTE, Part, Puzzle, Target

BAR = tuple((x, 0, 0) for x in range(4))
PUZZLE = Puzzle(builtin("square"), target=Target(BAR), parts=tuple(Part(name, BAR[:2]) for name in "ABCDE"))
Keys = Qt.Key


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(PUZZLE)), 360, 460)


def click(qtbot, panel, row, column=Column.NAME, held=NO_KEYS, button=LEFT):
    place = panel.table.visualRect(panel.model.index(row, column)).center()
    qtbot.mouseClick(panel.table.viewport(), button, held, place)


def names(panel):
    return [part.name for part in panel.document.puzzle.parts]


def chosen(panel):
    return "".join(panel.document.puzzle.parts[number].name for number in panel.table.chosen)


def shown(panel):
    subject = panel.document.subject
    return "" if subject is None else panel.document.puzzle.parts[subject].name


def test_clicks_with_ctrl_and_shift_select_and_the_canvas_shows_the_last_one(qtbot, panel):
    click(qtbot, panel, 2)
    click(qtbot, panel, 4, held=CTRL)
    assert (chosen(panel), shown(panel)) == ("BD", "D")
    assert "2 selected: 4 cells" in panel.sums.text()
    click(qtbot, panel, 5, held=SHIFT)
    assert (chosen(panel), shown(panel)) == ("BDE", "E")
    click(qtbot, panel, 5, held=CTRL)  # what is taken out is not shown any more
    assert (chosen(panel), shown(panel)) == ("BD", "D")
    click(qtbot, panel, 2, held=CTRL)
    assert (chosen(panel), shown(panel)) == ("D", "D")
    click(qtbot, panel, 4, held=CTRL)  # the only one stays
    assert (chosen(panel), shown(panel)) == ("D", "D")
    click(qtbot, panel, 0, held=CTRL)
    assert (chosen(panel), shown(panel)) == ("D", "")
    click(qtbot, panel, 1)
    assert (chosen(panel), shown(panel)) == ("A", "A")
    assert "selected" not in panel.sums.text()


def test_keys_select_too(qtbot, panel):
    table = panel.table
    click(qtbot, panel, 2)
    for key in (Keys.Key_Down, Keys.Key_Down, Keys.Key_Up):
        qtbot.keyClick(table, key, SHIFT)
    assert (chosen(panel), shown(panel)) == ("BC", "C")
    qtbot.keyClick(table, Keys.Key_Right)
    assert chosen(panel) == "BC", "the arrows to the sides only go to another field"
    qtbot.keyClick(table, Keys.Key_A, CTRL)
    assert (chosen(panel), shown(panel)) == ("ABCDE", "C")
    qtbot.keyClick(table, Keys.Key_Down)
    assert (chosen(panel), shown(panel)) == ("D", "D")
    panel.document.set_subject(0)
    assert chosen(panel) == "A"


def test_copies_motions_colour_and_group_are_said_of_all_of_them(qtbot, panel):
    table, document = panel.table, panel.document
    click(qtbot, panel, 2)
    click(qtbot, panel, 4, held=CTRL)
    place = table.visualRect(panel.model.index(2, Column.COPIES)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(table.viewport(), LEFT, pos=place)
    line = table.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, "0-3")
    qtbot.keyClick(line, Keys.Key_Return)
    qtbot.waitUntil(lambda: table.findChild(QLineEdit) is None)
    assert [part.most for part in document.puzzle.parts] == [1, 3, 1, 3, 1]
    click(qtbot, panel, 4, Column.MOTIONS)
    box = table.findChild(QComboBox)
    box.setCurrentIndex(box.findData("fixed"))
    box.activated.emit(box.currentIndex())
    assert [part.motions for part in document.puzzle.parts] == ["", "fixed", "", "fixed", ""]
    qtbot.waitUntil(lambda: table.findChild(QComboBox) is None)
    click(qtbot, panel, 2, Column.COLOR)
    qtbot.mouseClick(panel.findChild(ColorChoice).findChildren(QToolButton)[5], LEFT)
    assert [part.color for part in document.puzzle.parts] == ["", PALETTE[5], "", PALETTE[5], ""]
    table.customContextMenuRequested.emit(place)
    menu = panel.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == "New group a").trigger()
    menu.close()
    assert [part.group for part in document.puzzle.parts] == ["", "a", "", "a", ""]
    assert (document.stack.count(), chosen(panel)) == (4, "BD")
    for _ in range(4):
        document.stack.undo()
    assert document.puzzle is PUZZLE


def test_a_colour_is_chosen_by_keys(qtbot, panel):
    panel.table.setCurrentIndex(panel.model.index(1, Column.COLOR))
    qtbot.keyClick(panel.table, Keys.Key_F2)
    qtbot.mouseClick(panel.findChild(ColorChoice).findChildren(QPushButton)[0], LEFT)
    assert panel.document.stack.count() == 0


def test_several_parts_are_duplicated_moved_and_removed(qtbot, panel):
    document = panel.document
    click(qtbot, panel, 1)
    click(qtbot, panel, 3, held=CTRL)
    panel.commands["duplicate"].trigger()
    assert names(panel) == ["A", "A 2", "B", "C", "C 2", "D", "E"]
    assert (panel.table.chosen, shown(panel)) == ((1, 4), "C 2")
    panel.commands["down"].trigger()
    assert names(panel) == ["A", "B", "C", "D", "A 2", "C 2", "E"]
    assert panel.table.chosen == (4, 5)
    panel.commands["down"].trigger()
    assert names(panel)[-2:] == ["A 2", "C 2"]
    assert not panel.commands["down"].isEnabled()
    qtbot.mouseClick(panel.buttons["remove"], LEFT)
    assert (names(panel), shown(panel), chosen(panel)) == (list("ABCDE"), "E", "E")
    assert [document.stack.text(step) for step in range(4)] == [
        "Duplicate parts", "Move parts", "Move parts", "Remove parts"]
    for _ in range(4):
        document.stack.undo()
    assert document.puzzle is PUZZLE
    qtbot.keyClick(panel.table, Keys.Key_A, CTRL)
    qtbot.mouseClick(panel.buttons["remove"], LEFT)
    assert (names(panel), document.subject) == ([], None)
    assert not panel.buttons["remove"].isEnabled()


@pytest.mark.parametrize(("rows", "onto", "low", "order"), [
    ((1, 2), 4, True, "CDABE"), ((2, 4), 1, False, "BDACE"), ((1, 5), 3, True, "BCAED"), ((2, 3), 2, True, "ABCDE"),
    ((1, 3), 0, True, "ACBDE"), ((1, 3), -1, True, "BDEAC")])
def test_several_parts_stand_side_by_side_where_they_are_dropped(qtbot, panel, rows, onto, low, order):
    table = panel.table
    click(qtbot, panel, rows[0])
    click(qtbot, panel, rows[1], held=CTRL)
    area = table.visualRect(panel.model.index(onto, 1)) if onto >= 0 else None
    y = table.height() - 20 if area is None else area.bottom() - 3 if low else area.top() + 3
    before = chosen(panel)
    table.dropEvent(QDropEvent(QPointF(20, y), Qt.DropAction.MoveAction, QMimeData(), LEFT, NO_KEYS))
    assert ("".join(names(panel)), chosen(panel)) == (order, "".join(name for name in order if name in before))
    assert panel.document.stack.count() == (order != "ABCDE")


def test_the_right_button_leaves_selected_what_is_selected(qtbot, panel):
    click(qtbot, panel, 1)
    click(qtbot, panel, 2, held=CTRL)
    click(qtbot, panel, 4, button=RIGHT)
    qtbot.mouseClick(panel.table.viewport(), RIGHT, NO_KEYS, panel.table.viewport().rect().bottomLeft())
    assert chosen(panel) == "AB"


def test_a_change_made_while_ctrl_is_held_selects_one_part(qtbot, panel):
    click(qtbot, panel, 2)
    qtbot.keyPress(panel.table, Keys.Key_Control, CTRL)
    qtbot.keyClick(panel.table, Keys.Key_Z, CTRL)
    panel.document.set_subject(3)
    assert (chosen(panel), shown(panel)) == ("D", "D")
    panel.document.set_subject(None)
    assert (chosen(panel), shown(panel)) == ("", "")
