"""A screen reader is told what is under the cursor, and the keyboard alone puts marks on sides."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from gui_help import pane_of
from latticework.gui.widgets.spoken import announce
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

SQUARE = builtin("square")
ROW = ((0, 0, 0), (1, 0, 0))
Key = Qt.Key


def press(qtbot, pane, *keys):
    for key in keys:
        qtbot.keyClick(pane.canvas, key)


def test_the_cell_under_the_cursor_is_described_as_the_keys_move_it(qtbot, monkeypatch):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(ROW, (ROW[1],), ((ROW[0], "#222222"),)), parts=(Part("A"),)))
    canvas, said = pane.canvas, []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    press(qtbot, pane, Key.Key_Right, Key.Key_Right, Key.Key_Right)
    press(qtbot, pane, Key.Key_V, Key.Key_Left, Key.Key_Space)
    assert said == ["(0, 0), cell of the target, colour black", "(1, 0), cell of the target, may stay empty",
                    "(2, 0), empty", "(1, 0), cell of the target, may stay empty",
                    "(1, 0), cell of the target, selected, may stay empty"]
    reader = QAccessible.queryAccessibleInterface(canvas)
    assert reader.text(QAccessible.Text.Description) == said[-1]
    assert reader.text(QAccessible.Text.Name) == "Canvas"
    announce(canvas, said[-1])
    assert len(said) == 5  # nothing is said twice


def test_keys_go_round_the_free_sides_and_mark_them(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("A", ROW),)), 0)
    told = []
    pane.surface.status.connect(told.append)
    press(qtbot, pane, Key.Key_K, Key.Key_Right)
    assert "side north: comma and full stop" in told[-1]
    assert pane.canvas.accessibleDescription() == "(0, 0), cell of part A, side north without a mark"
    press(qtbot, pane, Key.Key_Period, Key.Key_Space, Key.Key_Comma, Key.Key_Comma, Key.Key_Space)
    marks = pane.document.puzzle.parts[0].marks
    assert [(mark.cell, mark.side, mark.mark) for mark in marks] == [
        (ROW[0], "south", "red"), (ROW[0], "west", "red")]
    assert pane.canvas.accessibleDescription() == "(0, 0), cell of part A, side south with the mark red"
    press(qtbot, pane, Key.Key_Space)
    assert len(pane.document.puzzle.parts[0].marks) == 1
    press(qtbot, pane, Key.Key_Up, Key.Key_Space)
    assert told[-1] == "Move to a cell of the part with a free side"
    assert pane.document.cells == ROW
