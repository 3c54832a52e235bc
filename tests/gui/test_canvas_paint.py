"""The tools that put something on cells: the leave to stay empty, and colours."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton

from gui_help import LEFT, RIGHT, click, colors_near, drag, opened, pane_of
from latticework.gui.editor.document import Document
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.editor.parts_table import PartsDelegate
from latticework.gui.stage.canvas.pane import used_colors
from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import ColorChoice
from latticework.gui.widgets.painting import picture
from latticework.lattice import builtin
from latticework.puzzle import PALETTE, Part, Puzzle, Target, load
from latticework.puzzle.colors import NAMED

SQUARE, CUBIC, SPHERES = builtin("square"), builtin("cubic"), builtin("packed-spheres")
ROW = tuple((x, 0, 0) for x in range(4))
RED, BLACK = "#d62728", "#222222"


def test_cells_of_the_target_that_may_stay_empty_are_toggled_by_a_stroke(qtbot, tmp_path):
    pane = pane_of(qtbot, Puzzle(SQUARE, "Named", target=Target(ROW)))
    document = pane.document
    qtbot.mouseClick(pane.tools["optional"], LEFT)
    drag(qtbot, pane, (0, 0, 0), (2, 0, 0))
    assert document.puzzle.target.optional == ROW[:3]
    assert pane.heading.text() == "Target, 4 cells, 3 may stay empty"
    drag(qtbot, pane, (1, 0, 0), (3, 0, 0))  # begins on one that may stay empty: none of these may now
    assert document.puzzle.target.optional == ROW[:1]
    drag(qtbot, pane, (0, 0, 0), (3, 0, 0), button=RIGHT)
    assert document.puzzle.target.optional == ()
    assert document.puzzle.target.cells == ROW
    assert [document.stack.text(i) for i in range(3)] == ["May stay empty", "Must be covered", "Must be covered"]
    document.stack.undo()
    document.save_as(tmp_path / "p.toml")
    assert load(tmp_path / "p.toml").target.optional == ROW[:1]
    document.stack.undo()
    document.stack.undo()
    assert document.puzzle.target.optional == ()


def test_a_stroke_is_seen_before_it_ends_and_escape_gives_it_up(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, "Named", target=Target(ROW)))
    pane.surface.set_tool("optional")
    drag(qtbot, pane, (0, 0, 0), (1, 0, 0), release=False)
    assert pane.surface.brush.puzzle.target.optional == ROW[:2]
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Escape)
    qtbot.mouseRelease(pane.canvas, LEFT)
    assert pane.surface.brush.puzzle is pane.document.puzzle
    assert pane.document.stack.count() == 0


def test_only_cells_of_the_target_may_stay_empty(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, "Named", target=Target(ROW), parts=(Part("A", ROW),)))
    pane.surface.set_tool("optional")
    drag(qtbot, pane, (0, 0, 0), (0, 1, 0))
    assert pane.document.puzzle.target.optional == ROW[:1]
    pane.document.set_subject(0)
    assert pane.surface.tool == "pencil"
    assert not pane.tools["optional"].isEnabled()
    assert "choose Target" in pane.tools["optional"].toolTip()
    told = []
    pane.surface.status.connect(told.append)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_O)
    assert "choose Target" in told[-1]
    assert pane.surface.tool == "pencil"
    pane.document.set_subject(None)
    assert "(O)" in pane.tools["optional"].toolTip()
    assert not pane.tools["mark"].isEnabled()


def test_the_keyboard_paints_with_the_tool_in_use(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, "Named", target=Target(ROW)))
    for key in (Qt.Key.Key_O, Qt.Key.Key_Space, Qt.Key.Key_C, Qt.Key.Key_Right, Qt.Key.Key_Space):
        qtbot.keyClick(pane.canvas, key)
    assert pane.document.puzzle.target.optional == ROW[:1]
    assert pane.document.puzzle.target.cell_colors == ((ROW[1], BLACK),)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Space)
    assert pane.document.puzzle.target.cell_colors == ()
    assert pane.document.puzzle.target.cells == ROW


@pytest.mark.parametrize("look", ["light", "dark"])
def test_what_lies_on_cells_is_seen(qtbot, look):
    colors = theme.apply_theme(look)
    puzzle = Puzzle(CUBIC, target=Target(tuple((x, 0, 0, 0) for x in range(4)),
                                         optional=((1, 0, 0, 0), (1, 0, 0, 0)), cell_colors=(((2, 0, 0, 0), RED),)))
    canvas = pane_of(qtbot, puzzle).canvas
    plain, empty, red = (colors_near(canvas, canvas.surface.pixel_of((x, 0, 0, 0)), 8) for x in range(3))
    assert plain == {colors.target}
    assert colors.faint_text in empty
    assert colors.target not in empty
    assert red == {RED}
    canvas.surface.set_layer(1)
    assert RED not in colors_near(canvas, canvas.surface.pixel_of((2, 0, 1, 0)), 8)


def test_cells_of_parts_and_target_are_coloured(qtbot, tmp_path):
    pane = pane_of(qtbot, Puzzle(SQUARE, "Named", target=Target(ROW), parts=(Part("A", ROW[:2]),)))
    document, canvas = pane.document, pane.canvas
    qtbot.mouseClick(pane.tools["color"], LEFT)
    canvas.surface.brush.color = BLACK
    drag(qtbot, pane, (-1, 0, 0), (1, 0, 0))
    document.set_subject(0)
    assert canvas.surface.tool == "color"
    canvas.surface.brush.color = RED
    click(qtbot, canvas, 0.5, 0.5)
    click(qtbot, canvas, 0.5, 0.5)  # the colour it has already: nothing to do
    assert document.stack.count() == 2
    assert document.puzzle.target.cell_colors == ((ROW[0], BLACK), (ROW[1], BLACK))
    assert document.puzzle.parts[0].cell_colors == ((ROW[0], RED),)
    assert used_colors(document.puzzle) == (BLACK, RED)
    document.save_as(tmp_path / "p.toml")
    assert load(tmp_path / "p.toml") == document.puzzle
    click(qtbot, canvas, 0.5, 0.5, RIGHT)
    assert document.puzzle.parts[0].cell_colors == ()
    assert document.stack.text(2) == "Take colours away"


def test_the_colour_is_chosen_beside_the_tools_those_of_the_puzzle_first(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, "Named", target=Target(ROW, cell_colors=((ROW[0], "#010203"),))))
    assert not pane.inks.color.isVisible()
    qtbot.keyClick(pane.canvas, Qt.Key.Key_C)
    assert pane.inks.color.isVisible()
    qtbot.mouseClick(pane.inks.color, LEFT)
    choice = pane.inks.findChild(ColorChoice)
    buttons = choice.findChildren(QToolButton)
    assert [button.toolTip() for button in buttons] == ["#010203", *dict.fromkeys((*NAMED.values(), *PALETTE))]
    qtbot.mouseClick(buttons[0], LEFT)
    assert pane.surface.brush.color == "#010203"
    assert pane.inks.color.accessibleName().endswith("#010203")
    qtbot.waitUntil(lambda: pane.inks.findChild(ColorChoice) is None)


@pytest.mark.parametrize("lattice", [SQUARE, CUBIC, SPHERES], ids=lambda lattice: lattice.name)
def test_pictures_of_parts_show_the_colours_of_cells(qapp, lattice):
    cells = tuple((*(x, *(0,) * (lattice.rank - 1)), 0) for x in range(2))

    def seen(own):
        image = picture(lattice, cells, "#3182bd", QSize(56, 38), 2.0, dark=False, own=own)
        return sum(_reddish(image.pixelColor(x, y)) for x in range(112) for y in range(76))

    assert seen(()) == 0
    assert 60 < seen(((cells[0], RED),)) < seen(((cells[0], RED), (cells[1], RED)))


def _reddish(color):
    return color.alpha() > 200 and color.red() > 2 * color.blue() and color.red() > 2 * color.green()


def test_the_list_of_parts_follows_the_colours(qtbot):
    panel = opened(qtbot, PartsPanel(Document(Puzzle(SQUARE, "Named", parts=(Part("A", ROW),)))), 330, 300)

    def seen():
        return panel.table.grab().toImage()

    delegate = panel.table.itemDelegate()
    assert isinstance(delegate, PartsDelegate)
    qtbot.waitUntil(lambda: seen() is not None and len(delegate._pictures._kept) == 2)
    before = seen()
    panel.document.set_subject(0)
    selected = seen()
    panel.document.change("x", panel.document.puzzle.with_part(0, cell_colors=((ROW[0], RED),)))
    qtbot.waitUntil(lambda: seen() not in (before, selected))
