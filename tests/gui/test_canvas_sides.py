"""Marks on sides that face up, down and sideways, by mouse; what the status says of them."""

from PySide6.QtCore import Qt

from gui_help import CTRL, RIGHT, SHIFT, click, colors_near, hover, pane_of
from latticework.lattice import builtin
from latticework.picture.plane import DOWN, UP, rise
from latticework.puzzle import Mark, Part, Puzzle, edit_cells

SQUARE, CUBIC = builtin("square"), builtin("cubic")
CELL = (0, 0, 0, 0)


def test_shift_and_ctrl_mark_the_sides_that_face_up_and_down(qtbot):
    part = Part("P", (CELL, (1, 0, 0, 0), (1, 0, 1, 0)))
    pane = pane_of(qtbot, Puzzle(CUBIC, parts=(part,)), 0)
    canvas, document = pane.canvas, pane.document
    qtbot.keyClick(canvas, Qt.Key.Key_K)
    click(qtbot, canvas, 0.4, 0.5, held=SHIFT)
    pane.mark.setEditText("blue")
    click(qtbot, canvas, 0.4, 0.5, held=CTRL)
    click(qtbot, canvas, 0.1, 0.5)
    assert document.puzzle.parts[0].marks == (
        Mark(CELL, "down", "blue"), Mark(CELL, "up", "red"), Mark(CELL, "west", "blue"))
    told = []
    pane.surface.status.connect(told.append)
    click(qtbot, canvas, 1.5, 0.5, held=SHIFT)  # there is a cell above
    assert "Shift" in told[-1]
    assert len(document.puzzle.parts[0].marks) == 3
    click(qtbot, canvas, 0.4, 0.5, RIGHT, SHIFT)
    assert [mark.side for mark in document.puzzle.parts[0].marks] == ["down", "west"]
    document.stack.undo()
    assert len(document.puzzle.parts[0].marks) == 3


def test_marks_that_face_up_and_down_are_seen_beside_each_other(qtbot):
    marks = (Mark(CELL, "down", "blue"), Mark(CELL, "up", "red"), Mark(CELL, "west", "green"))
    pane = pane_of(qtbot, Puzzle(CUBIC, parts=(Part("P", (CELL, (0, 0, 1, 0)), marks=marks[:1] + marks[2:]),)), 0)
    canvas = pane.canvas
    tints = {"blue": "#1f77b4", "red": "#d62728", "green": "#2ca02c"}

    def seen():
        near = colors_near(canvas, canvas.surface.pixel_of(CELL), 26)
        return {name for name, color in tints.items() if color in near}

    assert seen() == {"blue", "green"}
    pane.document.change("x", Puzzle(CUBIC, parts=(Part("P", (CELL,), marks=marks),)))
    canvas.surface.set_layer(0)
    assert seen() == {"blue", "green", "red"}
    assert rise(CUBIC, CELL, (0, 0, 1, 0)) == UP
    assert rise(CUBIC, CELL, (0, 0, -1, 0)) == DOWN
    canvas.surface.set_layer(1)
    assert seen() == set()


def test_the_status_names_the_side_and_the_canvas_rings_it(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC, parts=(Part("P", (CELL,)),)), 0)
    canvas, told = pane.canvas, []
    pane.surface.status.connect(told.append)
    canvas.surface.set_tool("mark")
    before = canvas.grab().toImage()
    at = canvas.surface.view.to_screen((0.1, 0.5))
    hover(canvas, at, SHIFT)
    assert "side up" in told[-1]
    hover(canvas, at)
    assert "side west" in told[-1]
    assert "Shift: facing up" in told[-1]
    assert canvas.grab().toImage() != before
    canvas.surface.set_tool("pencil")
    assert canvas.surface.pointed_side is None
    hover(canvas, at)
    assert told[-1] == "(0, 0, 0)   1 cell   the right button erases, or E"


def test_flat_lattices_say_nothing_of_up_and_down(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("P", ((0, 0, 0),)),)), 0)
    told = []
    pane.surface.status.connect(told.append)
    pane.surface.set_tool("mark")
    hover(pane.canvas, pane.surface.view.to_screen((0.5, 0.9)))
    assert told[-1] == "(0, 0)   1 cell   side north"


def test_marks_inside_a_part_stay_when_it_gets_another_cell() -> None:
    inner, outer = Mark((0, 0, 0), "east", "depth"), Mark((1, 0, 0), "east", "key")
    part = Part("A", ((0, 0, 0), (1, 0, 0)), marks=(inner, outer))
    puzzle = edit_cells.with_cells(Puzzle(builtin("square"), parts=(part,)), 0, (*part.cells, (2, 0, 0)))
    assert puzzle.parts[0].marks == (inner,)
    assert edit_cells.with_cells(puzzle, 0, part.cells[1:]).parts[0].marks == ()


def test_the_key_of_the_mark_tool_pressed_again_goes_to_the_mark_itself_and_enter_back(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC, parts=(Part("P", (CELL,)),)), 0)
    canvas, box = pane.canvas, pane.mark
    pane.activateWindow()
    canvas.setFocus()
    qtbot.waitUntil(canvas.hasFocus)
    qtbot.keyClick(canvas, Qt.Key.Key_K)
    assert canvas.hasFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_K)
    assert box.hasFocus()
    qtbot.keyClicks(box, "lock")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert (canvas.hasFocus(), canvas.surface.brush.mark) == (True, "lock")
