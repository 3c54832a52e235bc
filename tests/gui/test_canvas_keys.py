"""Drawing, turning and going from layer to layer with the keyboard and the tool bar."""

import pytest
from PySide6.QtCore import Qt

from gui_help import LEFT, NO_KEYS, SHIFT, drag, pane_of
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.limits import MAX_COORDINATE

SQUARE, CUBIC = builtin("square"), builtin("cubic")
S = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0))


def test_drawing_with_the_keyboard(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
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
    canvas.keyboard.hide()  # as the mouse does
    qtbot.keyClick(canvas, keys.Key_Return)
    assert canvas.surface.cursor_shown


def test_turning_and_mirroring_a_part(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("S", S),)))
    pane.document.set_subject(0)
    qtbot.mouseClick(pane.tools["mirror"], LEFT)
    assert pane.document.cells == ((0, 1, 0), (1, 0, 0), (1, 1, 0), (2, 0, 0))
    qtbot.mouseClick(pane.tools["mirror"], LEFT)
    qtbot.mouseClick(pane.tools["rotate"], LEFT)
    assert pane.document.cells == ((0, 1, 0), (0, 2, 0), (1, 0, 0), (1, 1, 0))
    for _ in range(3):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_R)
    assert pane.document.cells == S


def test_layers_of_a_solid_lattice(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC))
    canvas = pane.canvas
    assert pane.layers.isVisible()
    drag(qtbot, pane, (0, 0, 0, 0), (1, 0, 0, 0))
    qtbot.keyClick(canvas, Qt.Key.Key_PageUp)
    assert pane.layers.spin.value() == canvas.surface.layer == 1
    drag(qtbot, pane, (1, 0, 1, 0))
    pane.layers.spin.setValue(3)
    drag(qtbot, pane, (1, 1, 3, 0))
    assert pane.document.cells == ((0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 1, 0), (1, 1, 3, 0))
    pane.layers.spin.setValue(0)
    qtbot.mouseClick(pane.layers.copy, LEFT)
    assert canvas.surface.layer == 1
    assert set(pane.document.cells) == {(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (1, 0, 1, 0), (1, 1, 3, 0)}
    qtbot.keyClick(canvas, Qt.Key.Key_PageUp, SHIFT)
    assert canvas.surface.layer == 2
    assert {cell[2] for cell in pane.document.cells} == {1, 2, 4}


BLACK, RED = "#222222", "#d62728"


def test_a_layer_is_copied_up_with_what_lies_on_it(qtbot):
    here, there = tuple((x, 0, 0, 0) for x in range(3)), (2, 0, 1, 0)
    colors = ((here[0], BLACK), (here[2], BLACK), (there, RED))
    pane = pane_of(qtbot, Puzzle(CUBIC, target=Target((*here, there), optional=here[1:], cell_colors=colors),
                                 parts=(Part("A", here, cell_colors=((here[1], RED),)),)))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_U)
    puzzle = pane.document.puzzle
    assert set(puzzle.target.cells) == {*here, (0, 0, 1, 0), (1, 0, 1, 0), there}
    assert puzzle.target.optional == ((1, 0, 0, 0), (1, 0, 1, 0), (2, 0, 0, 0))
    assert dict(puzzle.target.cell_colors) == {here[0]: BLACK, (0, 0, 1, 0): BLACK, here[2]: BLACK, there: RED}
    assert (pane.surface.layer, pane.document.stack.count()) == (1, 1)
    pane.document.stack.undo()
    pane.document.set_subject(0)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_U)
    assert pane.document.puzzle.parts[0].cell_colors == ((here[1], RED), ((1, 0, 1, 0), RED))


@pytest.mark.parametrize(("key", "held", "x"), [
    (Qt.Key.Key_Return, NO_KEYS, 1), (Qt.Key.Key_Right, SHIFT, 0), (Qt.Key.Key_PageUp, SHIFT, 0),
    (Qt.Key.Key_U, NO_KEYS, 0)])
def test_why_a_key_is_refused_stays_to_be_read(qtbot, key, held, x):
    edge = (MAX_COORDINATE, 0, MAX_COORDINATE, 0)
    pane = pane_of(qtbot, Puzzle(CUBIC, target=Target((edge,))))
    pane.surface.set_layer(MAX_COORDINATE)
    pane.surface.cursor = (MAX_COORDINATE + x, 0, MAX_COORDINATE, 0)
    told = []
    pane.surface.status.connect(told.append)
    qtbot.keyClick(pane.canvas, key, held)
    assert pane.document.cells == (edge,)
    assert "cannot be kept" in told[-1]
    assert pane.surface.layer == MAX_COORDINATE


def test_an_undo_shows_the_layer_it_changes(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC, parts=(Part("A"),)))
    drag(qtbot, pane, (0, 0, 0, 0))
    pane.surface.set_layer(5)
    pane.document.stack.undo()
    assert pane.surface.layer == 0
    pane.surface.set_layer(5)
    pane.document.rename(0, "B")
    pane.document.set_cells(0, ((0, 0, 2, 0),))
    assert pane.surface.layer == 5


def test_a_flat_lattice_has_no_layers(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    assert not pane.layers.isVisible()
    assert not pane.tools["tip"].isVisible()
    qtbot.keyClick(pane.canvas, Qt.Key.Key_PageUp)
    pane.surface.set_layer(4)
    assert pane.surface.layer == 0
