"""A user draws with mouse and keys: nothing moves away under the pointer, and the keys go from part to part."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSpinBox
from pytestqt.qtbot import QtBot

from gui_help import LEFT, click, opened_window
from latticework.gui.shell.window import MainWindow
from latticework.gui.stage.canvas.layer_control import LayerSpin
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from shapes import box
from window_help import told

ALT, Key = Qt.KeyboardModifier.AltModifier, Qt.Key
SQUARE, CUBIC = builtin("square"), builtin("cubic")


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    window = opened_window(qtbot)
    window.resize(1300, 800)
    yield window
    window.document.stack.setClean()
    window.close()


def show(window: MainWindow, puzzle: Puzzle) -> None:
    """Draw a puzzle."""
    window.document.new(puzzle.lattice)
    window.document.change("Set", puzzle)
    window.activateWindow()


def seen(qtbot: QtBot, window: MainWindow, words: str) -> None:
    """Wait until the line beside the tabs says something of the puzzle as it is now."""
    look = window.runner
    qtbot.waitUntil(lambda: look.look is not None and look.look.puzzle == window.document.puzzle
                    and words in told(window), timeout=30_000)


def test_the_drawing_stays_where_it_is_when_the_last_reason_goes(qtbot: QtBot, window: MainWindow) -> None:
    cells = box(3, 2)
    show(window, Puzzle(SQUARE, target=Target((*cells, (3, 0, 0))), parts=(Part("A", cells),)))
    seen(qtbot, window, "1 cell too few")
    canvas, size = window.canvas.canvas, window.canvas.canvas.size()
    click(qtbot, canvas, 3.5, 0.5, Qt.MouseButton.RightButton)
    before = canvas.surface.pixel_of((0, 0, 0))
    seen(qtbot, window, "1 part for")
    QApplication.processEvents()
    assert (canvas.size(), canvas.surface.pixel_of((0, 0, 0))) == (size, before)
    click(qtbot, canvas, 3.5, 0.5)
    seen(qtbot, window, "1 cell too few")
    QApplication.processEvents()
    assert canvas.size() == size


def arrow(spin: LayerSpin) -> QPoint:
    """Return the middle of the arrow up of a field."""
    option = QStyleOptionSpinBox()
    spin.initStyleOption(option)
    return spin.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxUp,
                                       spin).center()


def test_clicks_on_the_same_place_go_up_layer_by_layer(qtbot: QtBot, window: MainWindow) -> None:
    show(window, Puzzle(CUBIC, target=Target(((0, 0, 0, 0),)), parts=(Part("A", ((0, 0, 0, 0),)),)))
    spin, screen = window.canvas.layers.spin, window.canvas
    qtbot.waitUntil(spin.isVisible)
    at = spin.mapTo(screen, arrow(spin))
    for layer in (1, 2, 3):
        assert screen.childAt(at) is spin
        qtbot.mouseClick(spin, LEFT, pos=spin.mapFrom(screen, at))
        QApplication.processEvents()
        assert window.canvas.surface.layer == layer
    window.document.set_cells(None, ())
    QApplication.processEvents()
    assert screen.childAt(at) is spin


def test_the_keys_go_from_the_target_to_each_part_and_back(qtbot: QtBot, window: MainWindow) -> None:
    show(window, Puzzle(SQUARE, target=Target(box(2, 2)), parts=(Part("A", box(2, 1)), Part("B", box(1, 2)))))
    canvas, document = window.canvas.canvas, window.document
    qtbot.waitUntil(window.isActiveWindow, timeout=20_000)
    canvas.setFocus()
    seen = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up, Key.Key_Up):
        qtbot.keyClick(canvas, key, ALT)
        seen.append(document.subject)
    assert seen == [0, 1, 1, 0, None, None]
    assert canvas.hasFocus()
    following = window.parts.commands["next"]
    window.parts.table.setFocus()
    following.trigger()
    assert document.subject == 0
    assert not document.modified or document.puzzle.parts[0].cells == box(2, 1)
