"""What a canvas shows of a document: subject, status, colours; a lattice with several kinds of cell."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from gui_help import drag, pane_of
from latticework.gui.stage.canvas import canvas_elements
from latticework.gui.widgets import theme
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

SQUARE, CUBIC, TRIANGLES = builtin("square"), builtin("cubic"), builtin("triangle")
BLOCK = tuple((x, y, 0) for x in range(4) for y in range(4))
S = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0))


def test_the_canvas_follows_subject_and_puzzle(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK), parts=(Part("F", S), Part("X"))))
    assert pane.heading.text() == "Target, 16 cells"
    pane.document.set_subject(0)
    assert pane.heading.text() == "Part F, 4 cells"
    drag(qtbot, pane, (0, 1, 0))
    assert len(pane.document.puzzle.parts[0].cells) == 5
    assert pane.document.puzzle.target.cells == BLOCK
    pane.document.new(CUBIC)
    assert pane.heading.text() == "Target, 0 cells"
    assert pane.layers.isVisible()
    assert not pane.tools["rotate"].isEnabled()


def test_status_shows_cell_and_number(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(BLOCK)))
    told = []
    pane.surface.status.connect(told.append)
    qtbot.mouseMove(pane.canvas, pane.surface.pixel_of((2, 3, 0)).toPoint())
    qtbot.waitUntil(lambda: told[-1:] == ["(2, 3)   16 cells   the right button erases, or E"])


@pytest.mark.parametrize("look", ["light", "dark"])
def test_cells_are_painted_in_their_colours(qtbot, look):
    colors = theme.apply_theme(look)
    target = Target(((0, 0, 0, 0), (1, 0, 1, 0)))
    pane = pane_of(qtbot, Puzzle(CUBIC, target=target, parts=(Part("A", color="#d62728"),)))
    canvas = pane.canvas
    canvas.surface.set_layer(1)
    image = canvas.grab().toImage()
    ratio = image.devicePixelRatio()

    def seen(cell):
        return QColor(image.pixel((canvas.surface.pixel_of(cell) * ratio).toPoint())).name()

    assert seen((1, 0, 1, 0)) == colors.target
    assert seen((4, 0, 1, 0)) == colors.canvas
    assert seen((0, 0, 1, 0)) not in (colors.canvas, colors.target)  # the layer below shines through


def test_triangles_need_nothing_of_their_own(qtbot):
    pane = pane_of(qtbot, Puzzle(TRIANGLES))
    row = [(x, 0, kind) for x in range(3) for kind in (0, 1)]
    drag(qtbot, pane, *row)
    assert set(pane.document.cells) == set(row)
    for _ in range(6):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_R)
    assert set(pane.document.cells) == set(row)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_M)
    assert len(pane.document.cells) == 6
    pane.canvas.grab()


@pytest.mark.parametrize("y", [-3, 0, 3])
def test_the_hint_of_an_empty_canvas_stays_off_the_cursor(qtbot, monkeypatch, y):
    canvas, told = pane_of(qtbot, Puzzle(SQUARE)).canvas, []
    monkeypatch.setattr(canvas_elements, "paint_hint", lambda *given: told.append(given[4]))
    canvas.surface.cursor = (0, y, 0)
    canvas.keyboard.show()
    canvas.grab()
    assert told
    assert abs(told[-1] - canvas.surface.pixel_of((0, y, 0)).y()) > 60


def test_another_puzzle_is_drawn_with_the_pencil_at_first(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("S", S),)))
    pane.surface.set_tool("eraser")
    pane.document.change("Draw", Puzzle(SQUARE, parts=(Part("S", S[:2]),)))
    assert pane.surface.tool == "eraser"
    pane.document.new(SQUARE)
    assert pane.surface.tool == "pencil"
