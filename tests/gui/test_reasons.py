"""Reasons why there is no solution lead to what they speak of."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFocusEvent, QImage
from PySide6.QtWidgets import QApplication

from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets import theme
from latticework.lattice import builtin
from latticework.picture.solution_drawing import MARKED
from latticework.puzzle import Part, Puzzle, Target, save
from shapes import box

SQUARE, CUBIC = builtin("square"), builtin("cubic")
FAR = (20, 0, 0)
BARE = Puzzle(SQUARE, "Bare", target=Target((*box(3, 2), FAR, (22, 0, 0))), parts=(
    Part("Long", tuple((x, 0, 0) for x in range(3))), Part("Bent", ((0, 0, 0), (1, 0, 0), (0, 1, 0))),
    Part("Two", ((0, 0, 0), (1, 0, 0)))))
HOPELESS = Puzzle(SQUARE, "Hopeless", target=Target(box(3, 2)), parts=(
    Part("Fits", ((0, 0, 0), (1, 0, 0))), Part("Long", tuple((x, 0, 0) for x in range(4)))))


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


@pytest.fixture
def show(window: MainWindow, qtbot, tmp_path):
    """Open a puzzle and return the window when its reasons are shown."""
    def opened(puzzle: Puzzle) -> MainWindow:
        save(puzzle, tmp_path / "p.toml")
        window.files.open_path(tmp_path / "p.toml")
        qtbot.waitUntil(lambda: window.search.message.text() != "", timeout=60_000)
        return window
    return opened


def rust(window: MainWindow) -> bool:
    """Whether the colour of marked cells is seen on the canvas."""
    picture = window.canvas.canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wanted = QColor(theme.current().warning).rgb()
    return bool((np.frombuffer(picture.constBits(), np.uint32) == wanted).any())


def test_a_click_on_a_reason_marks_its_cells(show, qtbot):
    window = show(BARE)
    message, canvas = window.search.message, window.canvas.canvas
    assert window.document.puzzle.lattice.cell_text(FAR) == "(20, 0)"
    assert "No part can cover the cells (20, 0), (22, 0)." in message.text()
    assert not rust(window)
    window.document.set_subject(1)
    qtbot.mouseClick(message, Qt.MouseButton.LeftButton, pos=message.rect().center())
    assert window.document.subject is None
    assert canvas.surface.marked == (FAR, (22, 0, 0))
    assert canvas.rect().contains(canvas.surface.pixel_of(FAR).toPoint())
    assert rust(window)
    window.panels.to_solution()
    shapes = window.pane.view.drawing().shapes
    assert [shape.color for shape in shapes][1:] == [MARKED]


def test_enter_on_a_reason_shows_its_part(show, qtbot):
    window = show(HOPELESS)
    window.panels.to_solution()
    message = window.search.message
    QApplication.sendEvent(message, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    qtbot.keyClick(message, Qt.Key.Key_Return)
    assert window.document.subject == 1
    assert window.tabs.currentWidget() is window.panels.drawing
    assert window.parts.table.currentIndex().row() == 2


def test_marks_go_with_the_next_change(show, qtbot):
    window = show(BARE)
    message, canvas = window.search.message, window.canvas.canvas
    qtbot.mouseClick(message, Qt.MouseButton.LeftButton, pos=message.rect().center())
    window.document.set_cells(None, box(3, 2))
    assert canvas.surface.marked == ()
    assert len(window.pane.view.drawing().shapes) == 1


def test_the_layer_with_the_marked_cells_is_shown(show, qtbot):
    cells = (*box(2, 2, 1), (0, 0, 7, 0))
    window = show(Puzzle(CUBIC, "High", target=Target(cells), parts=(
        Part("Two", ((0, 0, 0, 0), (1, 0, 0, 0))), Part("Three", ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0))))))
    window.search.message.linkActivated.emit("0")
    assert "(0, 0, 7)" in window.search.message.text()
    assert window.canvas.surface.layer == 7
    assert window.canvas.layers.spin.text() == "Layer 8"


def test_a_reason_that_names_nothing_cannot_be_clicked(show):
    window = show(Puzzle(SQUARE, "Few", target=Target(box(3, 2)), parts=(Part("One", ((0, 0, 0),)),)))
    assert "<a" not in window.search.message.text()
    assert window.search.message.focusPolicy() == Qt.FocusPolicy.NoFocus
