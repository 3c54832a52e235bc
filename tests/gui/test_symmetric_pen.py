"""Drawing mirrored and turned about a cell, and rectangles over several layers."""

from PySide6.QtCore import Qt

from gui_help import LEFT, RIGHT, drag, hover, pane_of
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

SQUARE, CUBIC, DRAFTER = builtin("square"), builtin("cubic"), builtin("drafter")
ONE = ((0, 0, 0),)


def pen_about(qtbot, pane, cell, times):
    """Press the key of symmetric pens over a cell; return the last message."""
    told = []
    pane.surface.status.connect(told.append)
    hover(pane.canvas, pane.surface.pixel_of(cell))
    for _ in range(times):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_Y)
    return told[-1]


def test_a_stroke_is_mirrored_then_turned_then_both_then_plain(qtbot):
    for times, told, cells in (
            (1, "Symmetric pen: mirrored left to right about (0, 0)", {(2, 1), (-2, 1)}),
            (2, "Symmetric pen: turned about (0, 0)", {(2, 1), (-1, 2), (-2, -1), (1, -2)}),
            (3, "Symmetric pen: turned and mirrored about (0, 0)",
             {(a * x, b * y) for x, y in ((2, 1), (1, 2)) for a in (1, -1) for b in (1, -1)}),
            (4, "Ordinary pen: no further symmetry of the lattice about this cell", {(2, 1)})):
        pane = pane_of(qtbot, Puzzle(SQUARE))
        assert pen_about(qtbot, pane, (0, 0, 0), times) == told
        drag(qtbot, pane, (2, 1, 0))
        assert {cell[:2] for cell in pane.document.cells} == cells
        assert pane.document.stack.count() == 1


def test_erasing_lines_rectangles_and_the_keyboard_are_symmetric_too(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    pen_about(qtbot, pane, (0, 0, 0), 3)
    pane.surface.set_tool("line")
    drag(qtbot, pane, (1, 0, 0), (3, 0, 0))
    assert len(pane.document.cells) == 12
    pane.surface.set_tool("rectangle")
    drag(qtbot, pane, (2, 1, 0), (3, 2, 0))
    assert len(pane.document.cells) == 12 + 8 + 8 + 4 + 8
    before = set(pane.document.cells)
    pane.surface.set_tool("pencil")
    drag(qtbot, pane, (3, 0, 0), button=RIGHT)
    assert before - set(pane.document.cells) == {(3, 0, 0), (-3, 0, 0), (0, 3, 0), (0, -3, 0)}
    before = set(pane.document.cells)
    pane.surface.cursor = (5, 4, 0)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Space)
    assert len(set(pane.document.cells) - before) == 8


def test_another_part_puts_the_pen_away_and_cells_without_symmetry_have_none(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(ONE), parts=(Part("A", ONE),)))
    pen_about(qtbot, pane, (0, 0, 0), 1)
    assert pane.surface.pen.fixed == (0, 0, 0)
    pane.document.set_subject(0)
    assert pane.surface.pen.fixed is None
    other = pane_of(qtbot, Puzzle(DRAFTER))
    assert pen_about(qtbot, other, (0, 0, 0), 1).startswith("Ordinary pen")


def test_a_rectangle_fills_a_box_over_layers(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC))
    pane.surface.set_tool("rectangle")
    drag(qtbot, pane, (0, 0, 0, 0), (1, 1, 0, 0), release=False)
    for _ in range(3):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_PageUp)
    place = pane.surface.pixel_of((1, 2, 3, 0)).toPoint()
    qtbot.mouseMove(pane.canvas, place)
    qtbot.mouseRelease(pane.canvas, LEFT, pos=place)
    assert len(pane.document.cells) == 2 * 3 * 4
    assert pane.document.stack.count() == 1
