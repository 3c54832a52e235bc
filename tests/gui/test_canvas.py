"""Drawing with mouse and keys, on a flat and on a solid lattice; what the tool bar and the heading say."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtWidgets import QApplication

from latticework.errors import LatticeworkError
from latticework.gui import theme
from latticework.gui.canvas import CanvasPane, reshape
from latticework.gui.canvas.plane import Plane, plane
from latticework.gui.document import Document
from latticework.lattice import Lattice, builtin
from latticework.lattice.read import decode
from latticework.puzzle import Part, Puzzle

SQUARE, CUBIC = builtin("square"), builtin("cubic")
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
BLOCK = tuple((x, y, 0) for x in range(4) for y in range(4))
S = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0))


def triangles() -> Lattice:
    """A lattice with two kinds of cell, which no built-in file of this milestone has."""
    height = 3**0.5 / 2
    return decode({
        "format": 1, "name": "test-triangles", "title": "Triangles", "vectors": [[1.0, 0.0], [0.5, height]],
        "cells": [
            {"name": "up", "outline": [[0.0, 0.0], [1.0, 0.0], [0.5, height]], "half_edges": [
                {"label": "right", "partner": "left", "to": [0, 0], "cell": "down"},
                {"label": "left", "partner": "right", "to": [-1, 0], "cell": "down"},
                {"label": "below", "partner": "above", "to": [0, -1], "cell": "down"}]},
            {"name": "down", "outline": [[1.0, 0.0], [1.5, height], [0.5, height]], "half_edges": [
                {"label": "left", "partner": "right", "to": [0, 0], "cell": "up"},
                {"label": "right", "partner": "left", "to": [1, 0], "cell": "up"},
                {"label": "above", "partner": "below", "to": [0, 1], "cell": "up"}]},
        ]}, "test")


@pytest.fixture
def shown(qtbot):
    """Show a pane for a puzzle; drag along cells with pressed(...)."""
    def show(puzzle: Puzzle) -> CanvasPane:
        pane = CanvasPane(Document(puzzle))
        pane.document.setParent(pane)
        pane.resize(640, 520)
        qtbot.addWidget(pane)
        with qtbot.waitExposed(pane):
            pane.show()
        return pane
    return show


def drag(qtbot, pane, *cells, button=LEFT, modifier=Qt.KeyboardModifier.NoModifier, release=True):
    canvas = pane.canvas
    places = [canvas.pixel_of(cell).toPoint() for cell in cells]
    qtbot.mousePress(canvas, button, modifier, places[0])
    for place in places[1:]:
        qtbot.mouseMove(canvas, place)
        QApplication.processEvents()
    if release:
        qtbot.mouseRelease(canvas, button, modifier, places[-1])


def test_a_stroke_draws_without_gaps_and_is_one_step(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    drag(qtbot, pane, (-2, 0, 0), (3, 0, 0), (3, 2, 0))
    row = {(x, 0, 0) for x in range(-2, 4)}
    assert set(pane.document.cells) == row | {(3, 1, 0), (3, 2, 0)}
    assert pane.document.stack.count() == 1
    pane.document.stack.undo()
    assert pane.document.cells == ()
    pane.document.stack.redo()
    assert len(pane.document.cells) == 8


def test_right_button_and_eraser_erase(qtbot, shown):
    pane = shown(Puzzle(SQUARE, target=BLOCK))
    drag(qtbot, pane, (0, 0, 0), (3, 0, 0), button=RIGHT)
    assert len(pane.document.cells) == 12
    pane.canvas.set_tool("eraser")
    drag(qtbot, pane, (0, 1, 0), (0, 3, 0))
    assert len(pane.document.cells) == 9
    assert pane.document.stack.undoText() == "Erase"


def test_rectangle_fills_and_clears(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    qtbot.mouseClick(pane.tools["rectangle"], LEFT)
    drag(qtbot, pane, (3, 3, 0), (0, 0, 0))
    assert pane.document.cells == BLOCK
    drag(qtbot, pane, (1, 1, 0), (2, 2, 0), modifier=SHIFT)
    assert len(pane.document.cells) == 12
    drag(qtbot, pane, (0, 0, 0), (3, 1, 0), button=RIGHT)
    assert set(pane.document.cells) == {(x, y, 0) for x in range(4) for y in (2, 3)} - {(1, 2, 0), (2, 2, 0)}
    assert pane.document.stack.count() == 3


def test_escape_gives_a_gesture_up(qtbot, shown):
    pane = shown(Puzzle(SQUARE, target=BLOCK))
    drag(qtbot, pane, (0, 0, 0), (3, 0, 0), button=RIGHT, release=False)
    assert len(pane.canvas.shown) == 12
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Escape)
    assert pane.canvas.shown == BLOCK
    qtbot.mouseRelease(pane.canvas, RIGHT)
    assert pane.document.stack.count() == 0


def test_an_undo_during_a_stroke_gives_the_stroke_up(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    drag(qtbot, pane, (0, 0, 0))
    drag(qtbot, pane, (2, 0, 0), (3, 0, 0), release=False)
    pane.document.stack.undo()
    qtbot.mouseRelease(pane.canvas, LEFT)
    assert pane.document.cells == pane.canvas.shown == ()


def test_a_second_button_does_not_disturb_a_stroke(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    drag(qtbot, pane, (0, 0, 0), (1, 0, 0), release=False)
    qtbot.mouseClick(pane.canvas, RIGHT, pos=pane.canvas.pixel_of((0, 0, 0)).toPoint())
    qtbot.mouseRelease(pane.canvas, LEFT)
    assert pane.document.cells == ((0, 0, 0), (1, 0, 0))


@pytest.mark.parametrize("how", ["tool", "middle", "space"])
def test_panning_moves_the_view_and_draws_nothing(qtbot, shown, how):
    pane = shown(Puzzle(SQUARE, target=BLOCK))
    canvas = pane.canvas
    before = canvas.pixel_of((0, 0, 0))
    if how == "tool":
        canvas.set_tool("pan")
    if how == "space":
        qtbot.keyPress(canvas, Qt.Key.Key_Space)
    drag(qtbot, pane, (1, 1, 0), (3, 2, 0), button=MIDDLE if how == "middle" else LEFT)
    if how == "space":
        qtbot.keyRelease(canvas, Qt.Key.Key_Space)
    moved = canvas.pixel_of((0, 0, 0)) - before
    assert moved.x() == pytest.approx(2 * canvas.view.scale, abs=2)
    assert moved.y() == pytest.approx(-canvas.view.scale, abs=2)
    assert pane.document.stack.count() == 0
    qtbot.keyClick(canvas, Qt.Key.Key_F)
    assert canvas.pixel_of((0, 0, 0)) == before


def test_the_wheel_zooms_about_the_pointer(qtbot, shown):
    canvas = shown(Puzzle(SQUARE, target=BLOCK)).canvas
    at, scale = canvas.pixel_of((3, 3, 0)), canvas.view.scale
    event = QWheelEvent(at, canvas.mapToGlobal(at), QPointF(0, 0).toPoint(), QPointF(0, 240).toPoint(),
                        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(canvas, event)
    assert canvas.view.scale > scale
    assert (canvas.pixel_of((3, 3, 0)) - at).manhattanLength() < 0.01
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0):
        qtbot.keyClick(canvas, key)
    assert canvas.view.scale == pytest.approx(scale)


def test_drawing_with_the_keyboard(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    canvas, keys = pane.canvas, Qt.Key
    canvas.setFocus()
    for key in (keys.Key_Space, keys.Key_Right, keys.Key_Return, keys.Key_Up, keys.Key_Space, keys.Key_Left,
                keys.Key_Down, keys.Key_Space):
        qtbot.keyClick(canvas, key)
    assert pane.document.cells == ((1, 0, 0), (1, 1, 0))
    qtbot.keyClick(canvas, keys.Key_Right, SHIFT)
    qtbot.keyClick(canvas, keys.Key_Down, SHIFT)
    assert pane.document.cells == ((2, -1, 0), (2, 0, 0))
    qtbot.keyClick(canvas, keys.Key_R)
    assert pane.document.cells == ((2, -1, 0), (3, -1, 0))
    qtbot.keyClick(canvas, keys.Key_Delete)
    assert pane.document.cells == ()
    assert [pane.document.stack.text(i) for i in (0, 4, 6, 7)] == ["Draw", "Shift", "Turn", "Clear"]


def test_turning_and_mirroring_a_part(qtbot, shown):
    pane = shown(Puzzle(SQUARE, parts=(Part("S", S),)))
    pane.document.set_subject(0)
    qtbot.mouseClick(pane.tools["mirror"], LEFT)
    assert pane.document.cells == ((0, 1, 0), (1, 0, 0), (1, 1, 0), (2, 0, 0))
    qtbot.mouseClick(pane.tools["mirror"], LEFT)
    qtbot.mouseClick(pane.tools["rotate"], LEFT)
    assert pane.document.cells == ((0, 1, 0), (0, 2, 0), (1, 0, 0), (1, 1, 0))
    for _ in range(3):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_R)
    assert pane.document.cells == S


def test_layers_of_a_solid_lattice(qtbot, shown):
    pane = shown(Puzzle(CUBIC))
    canvas = pane.canvas
    assert pane.layers.isVisible()
    drag(qtbot, pane, (0, 0, 0, 0), (1, 0, 0, 0))
    qtbot.keyClick(canvas, Qt.Key.Key_PageUp)
    assert pane.layers.spin.value() == canvas.layer == 1
    drag(qtbot, pane, (1, 0, 1, 0))
    pane.layers.spin.setValue(3)
    drag(qtbot, pane, (1, 1, 3, 0))
    assert pane.document.cells == ((0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 1, 0), (1, 1, 3, 0))
    pane.layers.spin.setValue(0)
    qtbot.mouseClick(pane.layers.copy, LEFT)
    assert canvas.layer == 1
    assert set(pane.document.cells) == {(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (1, 0, 1, 0), (1, 1, 3, 0)}
    qtbot.keyClick(canvas, Qt.Key.Key_PageUp, SHIFT)
    assert canvas.layer == 2
    assert {cell[2] for cell in pane.document.cells} == {1, 2, 4}


def test_an_undo_shows_the_layer_it_changes(qtbot, shown):
    pane = shown(Puzzle(CUBIC, parts=(Part("A"),)))
    drag(qtbot, pane, (0, 0, 0, 0))
    pane.canvas.set_layer(5)
    pane.document.stack.undo()
    assert pane.canvas.layer == 0
    pane.canvas.set_layer(5)
    pane.document.rename(0, "B")
    pane.document.set_cells(0, ((0, 0, 2, 0),))
    assert pane.canvas.layer == 5


def test_a_flat_lattice_has_no_layers(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    assert not pane.layers.isVisible()
    assert not pane.tools["tip"].isVisible()
    qtbot.keyClick(pane.canvas, Qt.Key.Key_PageUp)
    pane.canvas.set_layer(4)
    assert pane.canvas.layer == 0


def test_the_canvas_follows_subject_and_puzzle(qtbot, shown):
    pane = shown(Puzzle(SQUARE, target=BLOCK, parts=(Part("F", S), Part("X"))))
    assert pane.heading.text() == "Target, 16 cells"
    pane.document.set_subject(0)
    assert pane.heading.text() == "Part F, 4 cells"
    drag(qtbot, pane, (0, 1, 0))
    assert len(pane.document.puzzle.parts[0].cells) == 5
    assert pane.document.puzzle.target == BLOCK
    pane.document.new(CUBIC)
    assert pane.heading.text() == "Target, 0 cells"
    assert pane.layers.isVisible()
    assert not pane.tools["rotate"].isEnabled()


def test_status_tells_cell_and_number(qtbot, shown):
    pane = shown(Puzzle(SQUARE, target=BLOCK))
    told = []
    pane.status.connect(told.append)
    qtbot.mouseMove(pane.canvas, pane.canvas.pixel_of((2, 3, 0)).toPoint())
    qtbot.waitUntil(lambda: told[-1:] == ["(2, 3)   16 cells"])


def test_a_refused_stroke_is_told_and_leaves_the_puzzle(qtbot, shown):
    pane = shown(Puzzle(SQUARE))
    told = []
    pane.status.connect(told.append)
    pane.canvas.commit("Draw", ((20_000, 0, 0),))
    assert "10,000" in told[-1]
    assert pane.canvas.shown == ()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_cells_are_painted_in_their_colours(qtbot, shown, look):
    colors = theme.apply_theme(look)
    pane = shown(Puzzle(CUBIC, target=((0, 0, 0, 0), (1, 0, 1, 0)), parts=(Part("A", color="#d62728"),)))
    canvas = pane.canvas
    canvas.set_layer(1)
    image = canvas.grab().toImage()
    ratio = image.devicePixelRatio()

    def seen(cell):
        return QColor(image.pixel((canvas.pixel_of(cell) * ratio).toPoint())).name()

    assert seen((1, 0, 1, 0)) == colors.target
    assert seen((4, 0, 1, 0)) == colors.canvas
    assert seen((0, 0, 1, 0)) not in (colors.canvas, colors.target)  # the layer below shines through
    theme.apply_theme("light")


def test_triangles_need_nothing_of_their_own(qtbot, shown):
    lattice = triangles()
    pane = shown(Puzzle(lattice))
    row = [(x, 0, kind) for x in range(3) for kind in (0, 1)]
    drag(qtbot, pane, *row)
    assert set(pane.document.cells) == set(row)
    for _ in range(6):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_R)
    assert set(pane.document.cells) == set(row)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_M)
    assert len(pane.document.cells) == 6
    pane.canvas.grab()


class TestPlane:
    def test_boundary_leaves_out_shared_edges(self):
        assert len(plane(SQUARE).boundary(BLOCK)) == 16
        assert len(plane(SQUARE).boundary(())) == 0
        assert len(Plane(triangles()).boundary(((0, 0, 0), (0, 0, 1)))) == 4

    def test_within_takes_middles_and_stays_in_its_layer(self):
        assert set(plane(SQUARE).within((0.5, 0.5), (2.4, 1.5), 0)) == {(x, y, 0) for x in (0, 1) for y in (0, 1)}
        assert plane(CUBIC).within((0, 0), (1, 1), 7) == ((0, 0, 7, 0),)
        with pytest.raises(LatticeworkError):
            plane(SQUARE).within((0, 0), (1e4, 1e4), 0)

    @pytest.mark.parametrize(("towards", "to"), [
        ((1, 0), (1, 0, 0)), ((-1, 0), (-1, 0, 0)), ((0, 1), (0, 1, 0)), ((0, -1), (0, -1, 0))])
    def test_arrows_lead_to_neighbours(self, towards, to):
        assert plane(SQUARE).step_from((0, 0, 0), towards) == to
        assert reshape.step_towards(SQUARE, towards) == to[:-1]

    def test_arrows_reach_every_triangle(self):
        seen = Plane(triangles())
        assert seen.step_from((0, 0, 0), (1, 0)) == (0, 0, 1)
        assert seen.step_from((0, 0, 1), (1, 0)) == (1, 0, 0)
        assert seen.step_from((0, 0, 0), (0, -1)) == (0, -1, 1)

    def test_tipping_four_times_leads_back(self):
        cells = ((0, 0, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0))
        tipped = reshape.tipped(CUBIC, cells)
        assert tipped == ((0, 0, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0))
        for _ in range(3):
            tipped = reshape.tipped(CUBIC, tipped)
        assert tipped == cells
