"""Drawing with the mouse: strokes, rectangles, moving the view."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from gui_help import LEFT, RIGHT, SHIFT, drag, hover, pane_of
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target

SQUARE = builtin("square")
MIDDLE = Qt.MouseButton.MiddleButton
BLOCK = tuple((x, y, 0) for x in range(4) for y in range(4))


def test_a_stroke_draws_without_gaps_and_is_one_step(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    drag(qtbot, pane, (-2, 0, 0), (3, 0, 0), (3, 2, 0))
    row = {(x, 0, 0) for x in range(-2, 4)}
    assert set(pane.document.cells) == row | {(3, 1, 0), (3, 2, 0)}
    assert pane.document.stack.count() == 1
    pane.document.stack.undo()
    assert pane.document.cells == ()
    pane.document.stack.redo()
    assert len(pane.document.cells) == 8


def test_right_button_and_eraser_erase(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK)))
    drag(qtbot, pane, (0, 0, 0), (3, 0, 0), button=RIGHT)
    assert len(pane.document.cells) == 12
    pane.surface.set_tool("eraser")
    drag(qtbot, pane, (0, 1, 0), (0, 3, 0))
    assert len(pane.document.cells) == 9
    assert pane.document.stack.undoText() == "Erase"


def test_rectangle_fills_and_clears(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    qtbot.mouseClick(pane.tools["rectangle"], LEFT)
    drag(qtbot, pane, (3, 3, 0), (0, 0, 0))
    assert pane.document.cells == BLOCK
    drag(qtbot, pane, (1, 1, 0), (2, 2, 0), held=SHIFT)
    assert len(pane.document.cells) == 12
    drag(qtbot, pane, (0, 0, 0), (3, 1, 0), button=RIGHT)
    assert set(pane.document.cells) == {(x, y, 0) for x in range(4) for y in (2, 3)} - {(1, 2, 0), (2, 2, 0)}
    assert pane.document.stack.count() == 3


def test_escape_gives_a_gesture_up(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK)))
    drag(qtbot, pane, (0, 0, 0), (3, 0, 0), button=RIGHT, release=False)
    assert len(pane.surface.shown) == 12
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Escape)
    assert pane.surface.shown == BLOCK
    qtbot.mouseRelease(pane.canvas, RIGHT)
    assert pane.document.stack.count() == 0


def test_an_undo_during_a_stroke_gives_the_stroke_up(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    drag(qtbot, pane, (0, 0, 0))
    drag(qtbot, pane, (2, 0, 0), (3, 0, 0), release=False)
    pane.document.stack.undo()
    qtbot.mouseRelease(pane.canvas, LEFT)
    assert pane.document.cells == pane.surface.shown == ()


def test_a_second_button_does_not_disturb_a_stroke(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    drag(qtbot, pane, (0, 0, 0), (1, 0, 0), release=False)
    qtbot.mouseClick(pane.canvas, RIGHT, pos=pane.surface.pixel_of((0, 0, 0)).toPoint())
    qtbot.mouseRelease(pane.canvas, LEFT)
    assert pane.document.cells == ((0, 0, 0), (1, 0, 0))


@pytest.mark.parametrize("how", ["tool", "middle", "space"])
def test_panning_moves_the_view_and_draws_nothing(qtbot, how):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK)))
    canvas = pane.canvas
    before = canvas.surface.pixel_of((0, 0, 0))
    if how == "tool":
        canvas.surface.set_tool("pan")
    if how == "space":
        qtbot.keyPress(canvas, Qt.Key.Key_Space)
    drag(qtbot, pane, (1, 1, 0), (3, 2, 0), button=MIDDLE if how == "middle" else LEFT)
    if how == "space":
        qtbot.keyRelease(canvas, Qt.Key.Key_Space)
    moved = canvas.surface.pixel_of((0, 0, 0)) - before
    assert moved.x() == pytest.approx(2 * canvas.surface.view.scale, abs=2)
    assert moved.y() == pytest.approx(-canvas.surface.view.scale, abs=2)
    assert pane.document.stack.count() == 0
    qtbot.keyClick(canvas, Qt.Key.Key_F)
    assert canvas.surface.pixel_of((0, 0, 0)) == before


def test_the_wheel_zooms_about_the_pointer(qtbot):
    canvas = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK))).canvas
    at, scale = canvas.surface.pixel_of((3, 3, 0)), canvas.surface.view.scale
    event = QWheelEvent(at, canvas.mapToGlobal(at), QPointF(0, 0).toPoint(), QPointF(0, 240).toPoint(),
                        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(canvas, event)
    assert canvas.surface.view.scale > scale
    assert (canvas.surface.pixel_of((3, 3, 0)) - at).manhattanLength() < 0.01
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0):
        qtbot.keyClick(canvas, key)
    assert canvas.surface.view.scale == pytest.approx(scale)


def test_a_refused_stroke_is_reported_and_leaves_the_puzzle(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    told = []
    pane.surface.status.connect(told.append)
    pane.surface.commit("Draw", ((20_000, 0, 0),))
    assert "10,000" in told[-1]
    assert pane.surface.shown == ()


def test_over_a_drawn_cell_the_pencil_says_what_erases_it(qtbot):
    pane, told = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK))), []
    pane.surface.status.connect(told.append)
    hover(pane.canvas, pane.surface.pixel_of(BLOCK[0]))
    assert told[-1].endswith("   the right button erases, or E")
    hover(pane.canvas, pane.surface.pixel_of((5, 5, 0)))
    assert "erases" not in told[-1]
    pane.commands["eraser"].setShortcut("F9")
    hover(pane.canvas, pane.surface.pixel_of(BLOCK[0]))
    assert told[-1].endswith("or F9")
    for tool in ("eraser", "select", "pan"):
        pane.surface.set_tool(tool)
        hover(pane.canvas, pane.surface.pixel_of(BLOCK[0]))
        assert "erases" not in told[-1]


def test_what_the_pointer_has_left_is_not_under_it(qtbot):
    canvas = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK))).canvas
    hover(canvas, canvas.surface.pixel_of(BLOCK[0]))
    assert canvas.surface.pointed == BLOCK[0]
    QApplication.sendEvent(canvas, QEvent(QEvent.Type.Leave))
    assert canvas.surface.pointed is None
