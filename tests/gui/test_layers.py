"""Layers are named by their height, and counted from 1, the lowest one drawn, as in exported pictures."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtWidgets import QMenu

from gui_help import drag, pane_of
from latticework import paths
from latticework.files.pictures.images import svg
from latticework.gui.stage.canvas import CanvasPane
from latticework.gui.stage.canvas.shape_dialog import DirectionMenu
from latticework.lattice import builtin, normalised
from latticework.lattice.layers import kinds_of
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.solution import Placement

CUBIC = builtin("cubic")
KEYS = Qt.Key
PYRAMID = load(paths.library() / "packed-spheres" / "lonpos-pyramid.toml")


def direction_menu(pane: CanvasPane, net: str) -> QMenu:
    menu = pane.layers.direction.menu()
    menu.aboutToShow.emit()
    return next(action.menu() for action in menu.actions() if action.text() == net)


def choose(pane: CanvasPane, net: str, text: str) -> None:
    next(action for action in direction_menu(pane, net).actions() if action.text() == text).trigger()


def tower(low: int, high: int) -> tuple[tuple[int, int, int, int], ...]:
    return tuple((0, 0, z, 0) for z in range(low, high + 1))


def drawn(qtbot, low: int, high: int) -> CanvasPane:
    pane = pane_of(qtbot, Puzzle(CUBIC))
    pane.document.set_cells(None, tower(low, high))
    pane.surface.set_layer(low)
    return pane


@pytest.mark.parametrize("low", [-3, 0, 4])
def test_the_lowest_layer_drawn_is_the_first(qtbot, low):
    controls = drawn(qtbot, low, low + 2).layers
    assert (controls.spin.text(), controls.used.text()) == (f"z = {low}", "layer 1 of 3")


def test_keys_and_typing_count_alike(qtbot):
    pane = drawn(qtbot, 2, 4)
    qtbot.keyClick(pane.canvas, KEYS.Key_PageUp)
    assert (pane.surface.layer, pane.layers.spin.text(), pane.layers.used.text()) == (3, "z = 3", "layer 2 of 3")
    pane.layers.spin.selectAll()
    qtbot.keyClicks(pane.layers.spin, "4")
    qtbot.keyClick(pane.layers.spin, KEYS.Key_Return)
    assert pane.surface.layer == 4


def test_a_layer_beyond_is_not_called_one_of_them(qtbot):
    pane = drawn(qtbot, 0, 1)
    pane.surface.set_layer(2)
    assert (pane.layers.spin.text(), pane.layers.used.text()) == ("z = 2", "(2 drawn)")
    pane.document.set_cells(None, ())
    assert pane.layers.used.text() == ""


def test_drawing_below_counts_again_and_leaves_the_height(qtbot):
    pane = drawn(qtbot, 0, 0)
    pane.surface.set_layer(-1)
    assert (pane.layers.spin.text(), pane.layers.used.text()) == ("z = -1", "(1 drawn)")
    qtbot.mouseClick(pane.canvas, Qt.MouseButton.LeftButton, pos=pane.surface.pixel_of((0, 0, -1, 0)).toPoint())
    assert (pane.layers.spin.text(), pane.layers.used.text()) == ("z = -1", "layer 1 of 2")


@pytest.mark.parametrize(("name", "up"), [
    ("cubic", ()), ("cubic", (1, 0, 0)), ("cubic", (0, 0, -1)), ("cubic", (1, 1, 1)), ("packed-spheres", (-1, 1, 1)),
    ("truncated-octahedron", ()), ("tetrahedron-octahedron", ()), ("ring", ())])
def test_the_height_is_that_of_the_coordinates_and_typing_it_leads_there(qtbot, name, up):
    pane = pane_of(qtbot, replace(Puzzle(builtin(name)), up=up))
    spin, here, told = pane.layers.spin, pane.surface.plane, set()
    for layer in (-2, 0, 1, 3):
        pane.surface.set_layer(layer)
        before = spin.text()
        told.add(before)
        pane.document.set_cells(None, (here.first(layer),))
        assert spin.text() == before
        which, number = before.rsplit(" ", 1)
        if which != "Height":
            assert {cell["xyz".index(which[0])] for cell in kinds_of(here.lattice, layer)} == {int(number)}
        pane.surface.set_layer(-1)
        spin.selectAll()
        qtbot.keyClicks(spin, number)
        qtbot.keyClick(spin, KEYS.Key_Return)
        assert pane.surface.layer == layer
    assert len(told) == 4


def test_a_square_pyramid_of_spheres_is_drawn_layer_by_layer(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("packed-spheres")))
    choose(pane, "Square layers", "Up along [-1, 1, 1]")
    for layer, size in enumerate((5, 4, 3, 2, 1)):
        pane.surface.set_layer(layer)
        pane.surface.set_tool("rectangle")
        pane.surface.fit()
        x, y = pane.surface.plane.center((*(layer * step for step in pane.surface.plane.upwards), 0))
        drag(qtbot, pane, pane.surface.cell_at((x, y)), pane.surface.cell_at((x + size - 1, y + size - 1)))
    numbers = [pane.surface.plane.layer(cell) for cell in pane.document.cells]
    assert [numbers.count(layer) for layer in range(5)] == [25, 16, 9, 4, 1]
    assert normalised(pane.document.cells) == normalised(PYRAMID.target.cells)


def test_the_menu_says_how_many_layers_a_drawing_would_have(qtbot):
    pane = pane_of(qtbot, PYRAMID)
    texts = [action.text() for action in direction_menu(pane, "Square layers").actions()]
    assert sorted(text[text.index("]") + 3:] for text in texts) == ["5 layers"] * 2 + ["9 layers"] * 4
    assert "Up along [-1, 1, 1], 5 layers" in texts


def test_another_direction_is_one_step_to_undo(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC, target=Target(((0, 0, 0, 0), (0, 0, 1, 0), (3, 0, 0, 0)))))
    choose(pane, "Square layers", "Up along [1, 0, 0], 2 layers")
    assert pane.document.puzzle.up == (1, 0, 0)
    assert pane.layers.used.text() == "layer 1 of 4"
    pane.document.stack.undo()
    assert pane.document.puzzle.up == ()
    assert pane.layers.used.text() == "layer 1 of 2"
    assert not pane.document.stack.canUndo()


def test_a_puzzle_opens_and_turns_at_its_lowest_layer(qtbot, tmp_path):
    pane = drawn(qtbot, -1, 2)
    pane.document.save_as(tmp_path / "tower.toml")
    pane.surface.set_layer(1)
    pane.document.open(tmp_path / "tower.toml")
    assert pane.layers.used.text() == "layer 1 of 4"
    pane.surface.set_layer(1)
    choose(pane, "Square layers", "Up along [0, 0, -1], 4 layers")
    assert pane.layers.used.text() == "layer 1 of 4"


@pytest.mark.parametrize("name", ["square", "ring"])
def test_lattices_without_a_choice_offer_none(qtbot, name):
    pane = pane_of(qtbot, Puzzle(builtin(name)))
    assert not pane.layers.direction.isVisible()
    assert not pane.commands["layer-direction"].isEnabled()


def test_a_key_of_the_canvas_opens_the_choice_of_direction(qtbot):
    pane = pane_of(qtbot, PYRAMID)
    qtbot.keyClick(pane.canvas, KEYS.Key_L)
    (menu,) = (menu for menu in pane.canvas.findChildren(DirectionMenu) if menu.isVisible())
    for key in (KEYS.Key_Down, KEYS.Key_Return):
        qtbot.keyClick(menu, key)
    assert pane.document.puzzle.up == () != PYRAMID.up


def test_pictures_count_the_same_way():
    one = tower(4, 5)
    other = tuple((1, *cell[1:]) for cell in one)
    puzzle = Puzzle(CUBIC, target=Target((*one, *other)), parts=(Part("I", one, 2, 2),))
    drawing = svg(puzzle, (Placement(0, one), Placement(0, other)))
    assert "layer 1<" in drawing
    assert "layer 2<" in drawing
    assert "layer 0<" not in drawing


def test_the_menu_of_directions_leaves_no_menus_behind(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC, target=Target(((0, 0, 0, 0),))))
    menu = pane.layers.direction.menu()
    counts = []
    for _ in range(3):
        menu.aboutToShow.emit()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(menu.findChildren(QMenu)))
    assert counts[0] == counts[1] == counts[2] > 0


@pytest.mark.parametrize("layer", [0, 2])
def test_the_layers_above_and_below_shine_through_until_switched_off(qtbot, layer):
    QSettings().remove("drawing")
    pane = drawn(qtbot, 1, 1)
    pane.surface.set_layer(layer)
    pane.canvas.keyboard.hide()
    seen = pane.canvas.grab().toImage()
    pane.ghosts.trigger()
    assert pane.canvas.grab().toImage() != seen
    again = pane_of(qtbot, Puzzle(CUBIC))
    assert not again.canvas.surface.ghosts  # remembered
    pane.ghosts.trigger()
    assert pane.canvas.grab().toImage() == seen
