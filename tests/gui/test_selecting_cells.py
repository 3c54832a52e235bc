"""Selecting cells on the canvas, and moving, turning, copying and deleting them, each as one step to undo."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from gui_help import CTRL, LEFT, NO_KEYS, RIGHT, SHIFT, drag, hover, pane_of
from latticework.files.part_text import OWN, PNG, SVG
from latticework.gui.stage.canvas import CanvasPane
from latticework.lattice import builtin
from latticework.puzzle import Mark, Part, Puzzle, Target

SQUARE, CUBIC, PACKED, HEXAGON = (builtin(name) for name in ("square", "cubic", "packed-spheres", "hexagon"))
BLACK, RED = "#222222", "#d62728"
ROW = tuple((x, 0, 0) for x in range(4))
Keys = Qt.Key


def drawn(qtbot: QtBot, cells: tuple[tuple[int, ...], ...] = ROW, lattice=SQUARE, **target) -> CanvasPane:
    """Show a target, with the tool that selects."""
    pane = pane_of(qtbot, Puzzle(lattice, target=Target(cells, **target), parts=(Part("A"), Part("B"))))
    pane.surface.set_tool("select")
    pane.canvas.setFocus()
    return pane


def press(qtbot: QtBot, pane: CanvasPane, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
    for key in keys:
        qtbot.keyClick(pane.canvas, key, held)


def test_a_rubber_band_and_clicks_select(qtbot):
    pane = drawn(qtbot, (*ROW, (0, 1, 0)))
    chosen = pane.surface.selection
    drag(qtbot, pane, (-1, -1, 0), (1, 0, 0))
    assert chosen.chosen == {(0, 0, 0), (1, 0, 0)}
    drag(qtbot, pane, (3, 0, 0), held=SHIFT)
    assert chosen.chosen == {(0, 0, 0), (1, 0, 0), (3, 0, 0)}
    drag(qtbot, pane, (0, 0, 0), held=CTRL)
    drag(qtbot, pane, (3, 0, 0), button=RIGHT)
    assert chosen.chosen == {(1, 0, 0)}
    drag(qtbot, pane, (5, 5, 0), (6, 6, 0), release=False)
    assert not chosen.chosen
    press(qtbot, pane, Keys.Key_Escape)
    assert chosen.chosen == {(1, 0, 0)}
    press(qtbot, pane, Keys.Key_Escape)
    assert not chosen.chosen
    press(qtbot, pane, Keys.Key_A, held=CTRL)
    assert len(chosen.chosen) == 5
    assert pane.document.stack.count() == 0


def test_cells_that_are_not_drawn_are_never_selected(qtbot):
    """What is selected is moved, copied and deleted; a cell that is not drawn would be drawn by that."""
    pane = drawn(qtbot)
    chosen = pane.surface.selection
    chosen.choose([ROW[0], (7, 7, 0)])
    assert chosen.chosen == {ROW[0]}
    drag(qtbot, pane, (0, 2, 0), (3, 3, 0))
    assert not chosen.chosen
    pane.surface.cursor = (0, 2, 0)
    press(qtbot, pane, Keys.Key_Space)
    assert not chosen.chosen
    drag(qtbot, pane, (-1, -1, 0), (3, 0, 0))
    pane.document.set_cells(None, ROW[:2])
    assert chosen.chosen == {ROW[0], ROW[1]}


def test_all_of_a_colour_are_selected(qtbot):
    pane = drawn(qtbot, cell_colors=((ROW[0], BLACK), (ROW[2], BLACK), (ROW[3], RED)))
    hover(pane.canvas, pane.surface.pixel_of(ROW[0]))
    press(qtbot, pane, Keys.Key_A)
    assert pane.surface.selection.chosen == {ROW[0], ROW[2]}
    hover(pane.canvas, pane.surface.pixel_of(ROW[1]))
    press(qtbot, pane, Keys.Key_A)
    assert pane.surface.selection.chosen == {ROW[1]}


def test_dragged_cells_take_along_what_lies_on_them_in_one_step(qtbot):
    pane = drawn(qtbot, optional=(ROW[1],), cell_colors=((ROW[0], BLACK), (ROW[3], RED)))
    drag(qtbot, pane, (-1, 0, 0), (1, 0, 0))
    drag(qtbot, pane, (0, 0, 0), (1, 1, 0), (2, 3, 0))
    target = pane.document.puzzle.target
    assert target.cells == ((2, 0, 0), (2, 3, 0), (3, 0, 0), (3, 3, 0))
    assert target.optional == ((3, 3, 0),)
    assert target.cell_colors == (((2, 3, 0), BLACK), ((3, 0, 0), RED))
    assert pane.surface.selection.chosen == {(2, 3, 0), (3, 3, 0)}
    assert pane.document.stack.count() == 1
    pane.document.stack.undo()
    assert pane.document.cells == ROW
    drag(qtbot, pane, (3, 0, 0))
    drag(qtbot, pane, (3, 0, 0), (3, 2, 0), held=Qt.KeyboardModifier.AltModifier)
    assert pane.document.cells == (*ROW, (3, 2, 0))


def test_keys_move_and_turn_what_floats_until_it_is_placed(qtbot):
    pane = drawn(qtbot)
    drag(qtbot, pane, (2, -1, 0), (3, 1, 0))
    press(qtbot, pane, Keys.Key_Up, held=SHIFT)
    press(qtbot, pane, Keys.Key_Up, Keys.Key_R, Keys.Key_Right)
    assert pane.document.cells == ROW
    assert set(pane.surface.shown) == {(0, 0, 0), (1, 0, 0), (3, 2, 0), (3, 3, 0)}
    press(qtbot, pane, Keys.Key_Escape)
    assert pane.surface.shown == ROW
    assert pane.surface.selection.chosen == {(2, 0, 0), (3, 0, 0)}
    press(qtbot, pane, Keys.Key_M)
    press(qtbot, pane, Keys.Key_Down, Keys.Key_Return)
    assert set(pane.document.cells) == {(0, 0, 0), (1, 0, 0), (2, -1, 0), (3, -1, 0)}
    assert pane.document.stack.count() == 1
    press(qtbot, pane, Keys.Key_Delete)
    assert set(pane.document.cells) == {(0, 0, 0), (1, 0, 0)}
    pane.document.stack.undo()
    press(qtbot, pane, Keys.Key_A, held=CTRL)
    press(qtbot, pane, Keys.Key_Up, held=SHIFT)
    press(qtbot, pane, Keys.Key_Z, held=CTRL)
    assert not pane.surface.selection.floats
    assert set(pane.document.cells) == {(0, 0, 0), (1, 0, 0), (2, -1, 0), (3, -1, 0)}


def test_cells_go_from_a_target_to_a_part_and_into_another_window(qtbot):
    pane = drawn(qtbot, cell_colors=((ROW[0], BLACK),))
    drag(qtbot, pane, (-1, -1, 0), (1, 1, 0))
    press(qtbot, pane, Keys.Key_C, held=CTRL)
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == "##\n"
    assert {OWN, PNG, SVG} <= set(data.formats())
    pane.document.set_subject(0)
    press(qtbot, pane, Keys.Key_V, held=CTRL)
    assert pane.document.cells == ()
    pane.document.set_subject(1)  # what floats is placed where it floated
    assert [len(part.cells) for part in pane.document.puzzle.parts] == [2, 0]
    assert [color for _, color in pane.document.puzzle.parts[0].cell_colors] == [BLACK]
    other = drawn(qtbot, ())
    press(qtbot, other, Keys.Key_V, held=CTRL)
    press(qtbot, other, Keys.Key_Return)
    assert len(other.document.puzzle.target.cell_colors) == 1
    hexagons, told = drawn(qtbot, (), HEXAGON), []
    hexagons.surface.status.connect(told.append)
    press(qtbot, hexagons, Keys.Key_V, held=CTRL)
    assert "are in the lattice" in told[-1]
    assert not hexagons.canvas.surface.selection.floats


def test_marks_go_along_and_those_inside_are_gone(qtbot):
    part = Part("A", ((0, 0, 0), (1, 0, 0)), marks=(Mark((0, 0, 0), "south", "red"), Mark((1, 0, 0), "east", "red")))
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(part,)), 0)
    pane.surface.set_tool("select")
    drag(qtbot, pane, (1, 0, 0))
    press(qtbot, pane, Keys.Key_D, held=CTRL)
    press(qtbot, pane, Keys.Key_Return)
    assert pane.document.cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    assert [mark.cell for mark in pane.document.puzzle.parts[0].marks] == [(0, 0, 0), (2, 0, 0)]
    pane.document.set_mark(0, (0, 0, 0), "west", "red")
    drag(qtbot, pane, (0, 0, 0))
    press(qtbot, pane, Keys.Key_D, held=CTRL)
    press(qtbot, pane, Keys.Key_Return)  # over its neighbour, so that the mark to the west would lie inside
    assert [(mark.cell, mark.side) for mark in pane.document.puzzle.parts[0].marks] == [
        ((0, 0, 0), "south"), ((0, 0, 0), "west"), ((1, 0, 0), "south"), ((2, 0, 0), "east")]


@pytest.mark.parametrize(("text", "cells"), [("#.\n##", 3), ("(0,0) (1,0)", 2)])
def test_text_of_other_programs_floats_until_it_is_clicked_down(qtbot, text, cells):
    pane = drawn(qtbot)
    data = QMimeData()
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)
    press(qtbot, pane, Keys.Key_V, held=CTRL)
    at = pane.surface.selection.cells[0]
    drag(qtbot, pane, at, (at[0], at[1] + 5, 0))
    assert pane.surface.selection.floats
    drag(qtbot, pane, (20, 20, 0))
    assert len(pane.document.cells) == 4 + cells
    assert pane.document.stack.text(0) == "Paste cells"


def test_cells_are_lifted_through_layers(qtbot):
    pane = drawn(qtbot, ((0, 0, 0, 0), (1, 0, 0, 0)), CUBIC)
    drag(qtbot, pane, (1, 0, 0, 0))
    pane.activateWindow()  # only then shortcuts of the window, which has these keys, too, are heard
    qtbot.waitUntil(pane.canvas.hasFocus)
    press(qtbot, pane, Keys.Key_PageUp, held=SHIFT)
    press(qtbot, pane, Keys.Key_PageUp, Keys.Key_Return)
    assert pane.document.cells == ((0, 0, 0, 0), (1, 0, 2, 0))
    assert pane.surface.layer == 2
    press(qtbot, pane, Keys.Key_J)
    pane.document.set_cells(None, ((4, 4, 4, 0), (8, 4, 4, 0)))
    press(qtbot, pane, Keys.Key_X)
    assert pane.document.cells == ((-2, 0, 0, 0), (2, 0, 0, 0))
    press(qtbot, pane, Keys.Key_J)
    assert pane.document.cells == ((0, 0, 0, 0), (4, 0, 0, 0))


def test_another_tool_places_what_floats_and_balls_move_too(qtbot):
    cells = ((0, 0, 0, 0), (1, 0, 0, 0))
    pane = drawn(qtbot, cells, PACKED)
    press(qtbot, pane, Keys.Key_A, held=CTRL)
    press(qtbot, pane, Keys.Key_D, held=CTRL)
    press(qtbot, pane, Keys.Key_R)
    qtbot.mouseClick(pane.tools["pencil"], LEFT)
    assert len(pane.document.cells) > 2
    assert pane.document.stack.count() == 1


def test_undo_of_what_was_placed_selects_what_was_selected_before(qtbot):
    pane = drawn(qtbot)
    chosen, stack = pane.surface.selection, pane.document.stack
    chosen.choose(ROW[:2])
    chosen.copy()
    chosen.choose(ROW[2:3])
    chosen.paste()
    chosen.move((0, 2))
    placed = {*chosen.cells}
    chosen.place()
    assert chosen.chosen == placed
    chosen.move((0, 3))
    chosen.place()
    moved = {(x, y + 3, kind) for x, y, kind in placed}
    assert chosen.chosen == moved
    for step, expected in ((stack.undo, placed), (stack.undo, {ROW[2]}), (stack.redo, placed), (stack.redo, moved)):
        step()
        assert chosen.chosen == expected
    pane.surface.commit("Draw", (*pane.document.cells, (9, 9, 0)))
    stack.undo()
    assert chosen.chosen == moved
    chosen.choose(())
    stack.undo()
    assert chosen.chosen == placed, "as before this step"
