"""All layers of a drawing shown at once, and drawn in."""

from PySide6.QtCore import Qt

from gui_help import LEFT, drag, hover, pane_of
from latticework.gui.stage.canvas.viewport import MOST, shown_layers, tiles
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target

CUBIC, SQUARE = builtin("cubic"), builtin("square")
TOWER = ((0, 0, 0, 0), (0, 0, 1, 0), (1, 0, 2, 0))


def side_by_side(qtbot, lattice=CUBIC, cells=TOWER):
    pane = pane_of(qtbot, Puzzle(lattice, target=Target(cells)))
    pane.side_by_side.trigger()
    return pane


def test_a_stroke_in_any_layer_draws_there(qtbot):
    pane = side_by_side(qtbot)
    canvas = pane.canvas
    assert [tile.layer for tile in canvas.surface.tiles] == [0, 1, 2, 3]
    for cell in ((2, 0, 2, 0), (1, 0, 1, 0), (1, 1, 3, 0)):
        before = {each: canvas.surface.pixel_of(each) for each in TOWER}
        drag(qtbot, pane, cell)
        assert cell in pane.document.cells
        assert canvas.surface.layer == cell[2]
        if cell[2] < 3:
            assert before == {each: canvas.surface.pixel_of(each) for each in TOWER}
    assert [tile.layer for tile in canvas.surface.tiles] == [0, 1, 2, 3, 4]
    assert len(pane.document.cells) == 6
    pane.document.stack.undo()
    assert [tile.layer for tile in canvas.surface.tiles] == [0, 1, 2, 3]
    pane.side_by_side.trigger()
    assert len(canvas.surface.tiles) == 1


def test_a_rectangle_dragged_to_another_layer_fills_a_box(qtbot):
    pane = side_by_side(qtbot)
    pane.surface.set_tool("rectangle")
    drag(qtbot, pane, (0, 0, 0, 0), (1, 1, 2, 0))
    assert len(pane.document.cells) == 12
    assert pane.document.stack.count() == 1


def test_tiles_stay_where_they_are_while_a_drag_leaves_the_highest(qtbot):
    pane = side_by_side(qtbot, cells=((0, 0, 0, 0), (1, 1, 0, 0)))
    pane.surface.set_layer(2)
    pane.surface.set_tool("rectangle")
    drag(qtbot, pane, (1, 1, 2, 0), (0, 0, 0, 0))
    assert len(pane.document.cells) == 12


def test_the_pointer_and_the_cursor_are_in_the_layer_that_they_are_over(qtbot):
    pane = side_by_side(qtbot)
    hover(pane.canvas, pane.surface.pixel_of((1, 0, 2, 0)))
    assert pane.surface.pointed == (1, 0, 2, 0)
    assert pane.surface.layer == 0
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Right)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_PageUp)
    assert pane.surface.cursor[2] == 1
    qtbot.mouseClick(pane.canvas, LEFT, pos=pane.surface.pixel_of((0, 1, 2, 0)).toPoint())
    assert pane.surface.layer == 2


def test_a_flat_lattice_has_one_layer_and_no_more_than_some_are_shown(qtbot):
    pane = side_by_side(qtbot, SQUARE, ((0, 0, 0),))
    assert len(pane.surface.tiles) == 1
    assert not pane.side_by_side.isEnabled()
    assert shown_layers(set(), 5) == [5, 6]
    assert shown_layers({2, 4}, 9) == list(range(2, 10))
    assert shown_layers({0, 100}, 50) == list(range(36, 72))
    assert len(shown_layers({0, 100}, 50)) == MOST
    laid = tiles(400, 200, range(5), 1.0)
    assert all(tile.left + tile.width <= 400 and tile.top + tile.height <= 200 for tile in laid)
    assert len({(tile.left, tile.top) for tile in laid}) == 5
