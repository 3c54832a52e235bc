"""A user draws a set of rings with the mouse: four quarters, a key up, a lock down, four copies in one pile."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import CTRL, LEFT, drag, opened_window
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from latticework.puzzle import dump, parse
from latticework.puzzle.shapes.offered import shape_cells

QUARTERS = tuple((0, kind) for kind in range(4))


def test_a_ring_set_drawn_with_the_mouse_is_solved(qtbot: QtBot) -> None:
    window = opened_window(qtbot)
    document, canvas = window.document, window.canvas.canvas
    ring = builtin("ring")
    document.new(ring)
    document.set_cells(None, shape_cells(ring, "box", [4]), "Shape")
    qtbot.mouseClick(window.parts.buttons["add"], LEFT)
    for quarter in QUARTERS:
        drag(qtbot, window.canvas, quarter)
    assert window.canvas.layers.used.text() == "layer 1 of 1"

    qtbot.keyClick(canvas, Qt.Key.Key_K)
    middle = canvas.surface.pixel_of(QUARTERS[0]).toPoint()
    window.canvas.mark.setEditText("key")
    qtbot.mouseClick(canvas, LEFT, pos=middle)  # only sides up and down are free: a plain click means the one up
    window.canvas.mark.setEditText("lock")
    qtbot.mouseClick(canvas, LEFT, CTRL, pos=middle)
    document.set_copies(0, 4, 4)
    [part] = document.puzzle.parts
    assert [(mark.side, mark.mark) for mark in part.marks] == [("down", "lock"), ("up", "key")]
    assert parse(dump(document.puzzle), "saved") == document.puzzle

    qtbot.waitUntil(lambda: not window.display.settling and window.runner.state == SearchState.IDLE, timeout=30_000)
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    # 0 to 4 rings lie upside down below the others; in between a lock faces a lock or none, in any of four turns
    assert window.runner.totals.copies == 4 + 3 * 4 * 4 + 4
