"""A user wants a square pyramid of balls without clicking each: a shape, a set, Solve."""

from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.editor.add_dialogs import SetDialog
from latticework.gui.shell.voice import Action
from latticework.gui.stage.canvas.shape_dialog import DrawShapeDialog
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from window_help import press


def test_a_pyramid_of_balls_is_drawn_filled_and_solved(qtbot: QtBot) -> None:
    QSettings().remove("shape")
    window = opened_window(qtbot)
    window.document.new(builtin("packed-spheres"))
    window.panels.to_canvas()
    canvas = window.canvas.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_S)
    dialog = canvas.findChild(DrawShapeDialog)
    qtbot.waitUntil(dialog.draw_button.isEnabled)
    dialog.kind.setCurrentIndex(dialog.kind.findText("Square pyramid"))
    dialog.sizes[0].setValue(3)
    qtbot.waitUntil(dialog.draw_button.isEnabled)
    assert len(canvas.surface.shown) == 14
    qtbot.keyClick(dialog.sizes[0], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.document.cells) == 14)

    window.parts.add_set()
    add = window.findChild(SetDialog)
    add.most.setValue(3)
    add.least.setValue(2)
    add.sort.setCurrentIndex(1)  # mirror images are two parts, of which balls have none
    qtbot.waitUntil(add.add_button.isEnabled)
    assert add.summary.text() == "5 parts, 14 cells"
    qtbot.mouseClick(add.add_button, Qt.MouseButton.LeftButton)

    qtbot.waitUntil(window.search.go.isEnabled)
    press(qtbot, window, Action.SOLVE)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    assert window.runner.totals.copies == 576  # as the library's square pyramid of 14
