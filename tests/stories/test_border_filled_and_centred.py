"""A user draws two borders, fills one, then both, and brings the drawing to the origin; each is one step to undo."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import CTRL, LEFT, SHIFT, drag, hover, opened_window
from latticework.gui.shell.window import MainWindow
from latticework.lattice import builtin
from window_help import in_front

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with two borders side by side, 4 by 4 each."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = opened_window(qtbot)
    made.document.new(builtin("square"))
    made.panels.to_canvas()
    in_front(qtbot, made)
    qtbot.mouseClick(made.canvas.tools["rectangle"], LEFT)
    for left in (2, 6):
        drag(qtbot, made.canvas, (left, 3, 0), (left + 3, 6, 0))
        drag(qtbot, made.canvas, (left + 1, 4, 0), (left + 2, 5, 0), held=SHIFT)
    assert len(made.document.cells) == 24
    return made


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> int:
    """Press a key on the canvas; return how many cells are drawn then."""
    qtbot.keyClick(window.canvas.canvas, key)
    return len(window.document.cells)


def undo(qtbot: QtBot, window: MainWindow, steps: int) -> None:
    for _ in range(steps):
        qtbot.keyClick(window, Key.Key_Z, CTRL)


def corners(window: MainWindow) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y, _ = zip(*window.document.cells, strict=True)
    return (min(x), min(y)), (max(x), max(y))


def test_one_border_is_filled_and_then_the_other(qtbot: QtBot, window: MainWindow) -> None:
    canvas, told = window.canvas.canvas, []
    window.canvas.surface.status.connect(told.append)
    hover(canvas, canvas.surface.pixel_of((3, 4, 0)))
    assert press(qtbot, window, Key.Key_D) == 28
    assert (3, 4, 0) in window.document.cells
    assert press(qtbot, window, Key.Key_D) == 28
    assert told[-1] == "Point at an empty cell that a drawn border encloses"
    assert press(qtbot, window, Key.Key_I) == 32
    undo(qtbot, window, 2)
    assert len(window.document.cells) == 24


def test_the_drawing_is_brought_to_the_origin_and_about_it(qtbot: QtBot, window: MainWindow) -> None:
    steps = window.document.stack.count()
    press(qtbot, window, Key.Key_J)
    assert corners(window) == ((0, 0), (7, 3))
    press(qtbot, window, Key.Key_X)
    assert corners(window) == ((-3, -1), (4, 2))
    assert window.document.stack.count() == steps + 2
    undo(qtbot, window, 2)
    assert corners(window) == ((2, 3), (9, 6))
