"""A user draws a small tower by clicks in 3D, turns it by hand, and looks at its layers."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from pytestqt.qtbot import QtBot

from gui_help import LEFT, NO_KEYS, RIGHT, opened_window
from latticework.lattice import builtin
from latticework.picture.hits import CellHit
from space_help import click_face, move_to, pixels, settled


@pytest.mark.gl
def test_a_tower_is_built_turned_and_corrected(qtbot: QtBot) -> None:
    QSettings().remove("drawing")
    window = opened_window(qtbot)
    pane, canvas = window.canvas, window.canvas.canvas
    window.document.new(builtin("square"))
    assert pane.shown is canvas  # squares have no layers
    window.document.new(builtin("cubic"))
    assert pane.shown is pane.space
    view = settled(pane.space)
    assert view.has_opengl

    qtbot.mouseClick(view, LEFT, NO_KEYS, view.rect().center())  # the first cube
    first, = window.document.cells
    x, y, z, _ = first
    click_face(qtbot, view, first, (x, y, z + 1, 0))
    click_face(qtbot, view, (x, y, z + 1, 0), (x, y, z + 2, 0))
    assert len(window.document.cells) == 3
    assert canvas.surface.layer == 2
    assert window.canvas.layers.used.text() == "layer 3 of 3"
    assert [shape.celled for shape in view.drawing().shapes] == [True, True, True]

    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    settled(view)
    assert canvas.surface.layer == 1
    assert view.drawing().faded == {2}

    hidden = (x, y + 1, z, 0)  # beyond a face at the back: it is seen only from there
    assert CellHit(first, hidden) not in {view.hit(QPointF(point)) for point in pixels(view, 16)}
    at = QPoint(20, 20)
    qtbot.mousePress(view, LEFT, NO_KEYS, at)
    for across in range(40, 401, 40):
        move_to(view, at + QPoint(across, 0), LEFT)
    qtbot.mouseRelease(view, LEFT, NO_KEYS, at + QPoint(400, 0))
    assert len(window.document.cells) == 3
    click_face(qtbot, view, first, hidden)
    assert hidden in window.document.cells
    assert canvas.surface.layer == 0

    click_face(qtbot, view, (x, y, z + 2, 0), button=RIGHT)
    assert set(window.document.cells) == {first, (x, y, z + 1, 0), hidden}
    window.document.stack.undo()
    assert len(window.document.cells) == 4

    pane.in_3d.trigger()
    assert pane.shown is canvas
