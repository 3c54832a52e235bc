"""Straight lines with the mouse, over layers, and with the keyboard."""

import pytest
from PySide6.QtCore import Qt

from gui_help import LEFT, RIGHT, drag, pane_of
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.drawing import line

HEXAGON, CUBIC = builtin("hexagon"), builtin("cubic")
ACROSS = tuple((x, 2, 0) for x in range(6))


def with_tool(qtbot, puzzle):
    pane = pane_of(qtbot, puzzle)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_N)
    assert pane.commands["line"].isChecked()
    return pane


def test_a_line_is_seen_while_it_is_drawn_and_is_one_step(qtbot):
    pane = with_tool(qtbot, Puzzle(HEXAGON, target=Target(ACROSS)))
    drag(qtbot, pane, (0, 0, 0), (4, 1, 0), (2, 3, 0), release=False)
    assert set(pane.surface.shown) == {*ACROSS, *line(HEXAGON, (0, 0, 0), (2, 3, 0))}
    qtbot.mouseRelease(pane.canvas, LEFT)
    assert set(pane.document.cells) == {*ACROSS, *line(HEXAGON, (0, 0, 0), (2, 3, 0))}
    assert pane.document.stack.count() == 1
    pane.document.stack.undo()
    assert pane.document.cells == ACROSS


def test_the_right_button_erases_and_escape_cancels(qtbot):
    pane = with_tool(qtbot, Puzzle(HEXAGON, target=Target(ACROSS)))
    drag(qtbot, pane, (1, 2, 0), (3, 2, 0), button=RIGHT)
    assert pane.document.cells == (ACROSS[0], *ACROSS[4:])
    drag(qtbot, pane, (0, 0, 0), (0, 4, 0), release=False)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Escape)
    assert pane.surface.shown == pane.document.cells == (ACROSS[0], *ACROSS[4:])


def test_a_line_leads_to_another_layer(qtbot):
    pane = with_tool(qtbot, Puzzle(CUBIC))
    drag(qtbot, pane, (0, 0, 0, 0), (2, 0, 0, 0), release=False)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_PageUp)
    qtbot.mouseMove(pane.canvas, pane.surface.pixel_of((2, 1, 1, 0)).toPoint())
    qtbot.mouseRelease(pane.canvas, LEFT, pos=pane.surface.pixel_of((2, 1, 1, 0)).toPoint())
    assert set(pane.document.cells) == set(line(CUBIC, (0, 0, 0, 0), (2, 1, 1, 0)))
    assert len(pane.document.cells) == 5


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_keyboard_draws_on_from_where_the_last_line_ended(qtbot, key):
    pane = with_tool(qtbot, Puzzle(CUBIC))
    for way, times in ((None, 0), (Qt.Key.Key_Right, 3), (Qt.Key.Key_Up, 2)):
        for _ in range(times):
            qtbot.keyClick(pane.canvas, way)
        qtbot.keyClick(pane.canvas, key)
    first = min(pane.document.cells)
    assert {(x - first[0], y - first[1]) for x, y, *_ in pane.document.cells} == {
        (0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)}
