"""Layers are counted from 1, the lowest one drawn, on the canvas as in exported pictures."""

import pytest
from PySide6.QtCore import Qt

from gui_help import pane_of
from latticework.exchange.picture import svg
from latticework.gui.canvas import CanvasPane
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle
from latticework.solution import Placement

CUBIC = builtin("cubic")
KEYS = Qt.Key


def tower(low: int, high: int) -> tuple[tuple[int, int, int, int], ...]:
    return tuple((0, 0, z, 0) for z in range(low, high + 1))


def drawn(qtbot, low: int, high: int) -> CanvasPane:
    pane = pane_of(qtbot, Puzzle(CUBIC))
    pane.document.set_cells(None, tower(low, high))
    pane.canvas.set_layer(low)
    return pane


@pytest.mark.parametrize("low", [-3, 0, 4])
def test_the_lowest_layer_drawn_is_the_first(qtbot, low):
    controls = drawn(qtbot, low, low + 2).layers
    assert (controls.spin.text(), controls.used.text()) == ("Layer 1", "of 3")


def test_keys_and_typing_count_alike(qtbot):
    pane = drawn(qtbot, 2, 4)
    qtbot.keyClick(pane.canvas, KEYS.Key_PageUp)
    assert (pane.canvas.layer, pane.layers.spin.text()) == (3, "Layer 2")
    pane.layers.spin.selectAll()
    qtbot.keyClicks(pane.layers.spin, "3")
    qtbot.keyClick(pane.layers.spin, KEYS.Key_Return)
    assert pane.canvas.layer == 4


def test_a_layer_beyond_is_not_called_one_of_them(qtbot):
    pane = drawn(qtbot, 0, 1)
    pane.canvas.set_layer(2)
    assert (pane.layers.spin.text(), pane.layers.used.text()) == ("Layer 3", "(2 drawn)")
    pane.document.set_cells(None, ())
    assert pane.layers.used.text() == ""


def test_drawing_below_counts_anew(qtbot):
    pane = drawn(qtbot, 0, 0)
    pane.canvas.set_layer(-1)
    assert pane.layers.spin.text() == "Layer 0"
    qtbot.mouseClick(pane.canvas, Qt.MouseButton.LeftButton, pos=pane.canvas.pixel_of((0, 0, -1, 0)).toPoint())
    assert (pane.layers.spin.text(), pane.layers.used.text()) == ("Layer 1", "of 2")


def test_pictures_count_the_same_way():
    one = tower(4, 5)
    other = tuple((1, *cell[1:]) for cell in one)
    puzzle = Puzzle(CUBIC, target=(*one, *other), parts=(Part("I", one, 2, 2),))
    drawing = svg(puzzle, (Placement(0, one), Placement(0, other)))
    assert "layer 1<" in drawing
    assert "layer 2<" in drawing
    assert "layer 0<" not in drawing
