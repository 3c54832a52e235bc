"""Shapes of many cells drawn by the dialog: live in the canvas, one step to undo, remembered."""


import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton
from shiboken6 import delete

from gui_help import LEFT, drag, opened, pane_of
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas import CanvasPane
from latticework.gui.stage.canvas.canvas_painter import strips
from latticework.gui.stage.canvas.shape_dialog import DrawShapeDialog
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.shapes.offered import shape_cells

SQUARE, CUBIC, BALLS = builtin("square"), builtin("cubic"), builtin("packed-spheres")
Y = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0), (1, 1, 0))


@pytest.fixture(autouse=True)
def _nothing_is_remembered():
    QSettings().remove("shape")
    yield
    QSettings().remove("shape")


def dialog_of(qtbot, pane) -> DrawShapeDialog:
    """Open the dialog by its key."""
    qtbot.keyClick(pane.canvas, Qt.Key.Key_S)
    dialog = pane.canvas.findChild(DrawShapeDialog)
    ready(qtbot, dialog)
    return dialog


def ready(qtbot, dialog) -> None:
    qtbot.waitUntil(dialog.draw_button.isEnabled)


def choose(qtbot, dialog, title: str, *sizes: float, thickness: int = 0) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findText(title))
    for box, size in zip(dialog.sizes, sizes, strict=False):
        box.setValue(size)
    dialog.thickness.setValue(thickness)
    ready(qtbot, dialog)


def test_a_pyramid_is_seen_while_it_is_chosen_and_drawn_as_one_step(qtbot):
    pane = pane_of(qtbot, Puzzle(BALLS))
    dialog = dialog_of(qtbot, pane)
    assert pane.document.cells == ()
    choose(qtbot, dialog, "Square pyramid", 5)
    assert dialog.summary.text() == "55 cells"
    assert len(pane.surface.shown) == 55
    assert pane.document.cells == ()
    choose(qtbot, dialog, "Square pyramid", 4)
    assert len(pane.surface.shown) == 30
    assert dialog.stand.isVisible()
    assert dialog.stand.isChecked()
    assert len(pane.surface.plane.in_layer(pane.surface.shown, pane.surface.layer)) == 16
    qtbot.mouseClick(dialog.draw_button, LEFT)
    assert len(pane.document.cells) == 30
    assert pane.document.puzzle.up == (-1, 1, 1)
    assert pane.document.stack.count() == 1
    pane.document.stack.undo()
    assert pane.document.puzzle == Puzzle(BALLS)


def test_cancel_leaves_everything_as_it_was(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(Y)))
    dialog = dialog_of(qtbot, pane)
    choose(qtbot, dialog, "Rectangle", 4, 5)
    assert len(pane.surface.shown) == 20
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert pane.surface.shown == pane.document.cells == Y
    assert pane.document.stack.count() == 0
    qtbot.waitUntil(lambda: pane.canvas.findChild(DrawShapeDialog) is None)


@pytest.mark.parametrize(("way", "cells"), [(0, 9), (1, 9 + 5 - 4), (2, 1)])
def test_a_shape_takes_the_place_of_what_is_drawn_or_is_added_or_taken_away(qtbot, way, cells):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(Y)))
    dialog = dialog_of(qtbot, pane)
    dialog.way.setCurrentIndex(way)
    choose(qtbot, dialog, "Rectangle", 3, 3)
    assert dialog.summary.text() == ("9 cells" if way == 0 else f"9 cells, then {cells} in all")
    dialog.shifts[0].setValue(10)
    ready(qtbot, dialog)
    dialog.shifts[0].setValue(0)
    ready(qtbot, dialog)
    qtbot.mouseClick(dialog.draw_button, LEFT)
    assert len(pane.document.cells) == cells


def test_a_shape_begins_where_the_drawing_does_and_is_shifted(qtbot):
    drawn = tuple((x + 5, y + 7, 0) for x, y, _ in Y)
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(drawn)))
    dialog = dialog_of(qtbot, pane)
    choose(qtbot, dialog, "Rectangle", 2, 1)
    assert pane.surface.shown == ((5, 7, 0), (6, 7, 0))
    dialog.shifts[1].setValue(-3)
    ready(qtbot, dialog)
    assert pane.surface.shown == ((5, 4, 0), (6, 4, 0))


def test_a_shell_too_thick_is_refused_in_words(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC))
    dialog = dialog_of(qtbot, pane)
    choose(qtbot, dialog, "Box", 4, 5, 6, thickness=1)
    assert dialog.summary.text() == "96 cells"
    dialog.thickness.setValue(2)
    qtbot.waitUntil(lambda: "at most 1 would be right" in dialog.warning.text())
    assert not dialog.draw_button.isEnabled()
    assert pane.surface.shown == ()
    qtbot.keyClick(dialog.thickness, Qt.Key.Key_Down)
    ready(qtbot, dialog)
    assert dialog.warning.text() == ""


def test_a_part_is_made_larger(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("Y", Y), Part("empty"))))
    dialog = dialog_of(qtbot, pane)
    titles = [dialog.kind.itemText(number) for number in range(dialog.kind.count())]
    assert titles[-1] == "Part Y made larger"
    choose(qtbot, dialog, "Part Y made larger", 3)
    assert len(pane.surface.shown) == 45
    assert not dialog.thickness.isVisible()
    qtbot.mouseClick(dialog.draw_button, LEFT)
    assert len(pane.document.puzzle.target.cells) == 45


def test_a_shape_may_be_a_part(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("A"),)), 0)
    dialog = dialog_of(qtbot, pane)
    choose(qtbot, dialog, "Rhombus", 2)
    qtbot.mouseClick(dialog.draw_button, LEFT)
    assert len(pane.document.puzzle.parts[0].cells) == 5
    assert pane.document.puzzle.target.cells == ()


def test_what_was_drawn_last_is_remembered(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    dialog = dialog_of(qtbot, pane)
    choose(qtbot, dialog, "Disc", 2.5)
    dialog.way.setCurrentIndex(1)
    ready(qtbot, dialog)
    qtbot.mouseClick(dialog.draw_button, LEFT)
    qtbot.waitUntil(lambda: pane.canvas.findChild(DrawShapeDialog) is None)
    again = dialog_of(qtbot, pane)
    assert (again.kind.currentText(), again.sizes[0].value(), again.way.currentIndex()) == ("Disc", 2.5, 1)


def test_all_by_keys(qtbot):
    pane = pane_of(qtbot, Puzzle(CUBIC))
    dialog = dialog_of(qtbot, pane)
    assert dialog.focusWidget() is dialog.kind
    assert dialog.kind.currentText() == "Box"
    for number, box in enumerate(dialog.sizes):
        box.selectAll()
        qtbot.keyClicks(box, str(2 + number))
    qtbot.keyClick(dialog.sizes[2], Qt.Key.Key_Return)  # while it is being made
    qtbot.waitUntil(lambda: len(pane.document.cells) == 24)


def test_drawing_goes_on_while_the_dialog_is_open(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(Y)))
    dialog = dialog_of(qtbot, pane)
    dialog.way.setCurrentIndex(1)
    choose(qtbot, dialog, "Rectangle", 1, 5)
    assert len(pane.surface.shown) == 9
    drag(qtbot, pane, (3, 3, 0))
    ready(qtbot, dialog)
    assert len(pane.surface.shown) == 10
    assert dialog.sizes[1].value() == 5
    pane.document.set_subject(None)
    pane.document.stack.undo()
    ready(qtbot, dialog)
    assert len(pane.surface.shown) == 9


def test_another_lattice_closes_the_dialog(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(Y)))
    dialog_of(qtbot, pane)
    pane.document.new(CUBIC)
    qtbot.waitUntil(lambda: pane.canvas.findChild(DrawShapeDialog) is None)
    assert pane.surface.shown == ()


def test_a_dialog_that_another_lattice_closed_is_not_opened_again(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(Y)))
    closed = dialog_of(qtbot, pane)
    pane.document.new(BALLS)
    pane.surface.draw_shape()  # before the event loop has deleted it
    dialog = pane.canvas.findChildren(DrawShapeDialog)[-1]
    assert (closed.isVisible(), dialog.isVisible()) == (False, True)
    ready(qtbot, dialog)
    qtbot.mouseClick(dialog.draw_button, LEFT)
    assert {len(cell) for cell in pane.document.cells} == {4}


def test_a_drawn_border_is_filled_by_a_key(qtbot):
    border = shape_cells(SQUARE, "box", [5, 4], 1)
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(border)))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_I)
    assert len(pane.document.cells) == 20
    with qtbot.waitSignal(pane.surface.status, check_params_cb=lambda text: text == "No closed border is drawn"):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_I)
    assert pane.document.stack.count() == 1


@pytest.mark.slow
def test_each_lattice_offers_shapes_within_the_dialog(qtbot):
    for name in ("hexagon-stick", "ring", "truncated-octahedron", "tetrahedron-octahedron"):
        pane = pane_of(qtbot, Puzzle(builtin(name)))
        dialog = dialog_of(qtbot, pane)
        for number in range(dialog.kind.count()):
            dialog.kind.setCurrentIndex(number)
            ready(qtbot, dialog)
            assert pane.surface.shown
        assert all(button.text() for button in dialog.findChildren(QPushButton))
        dialog.close()


def test_a_change_while_it_is_deleted_is_none_of_its_business(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    dialog = dialog_of(qtbot, pane)
    delete(dialog)
    dialog._document_changed()  # which Qt may have been about to call
    dialog._changed()
    assert pane.document.puzzle == Puzzle(SQUARE)


def test_a_shape_is_drawn_in_no_other_lattice_than_its_own(qtbot):
    pane, opened = pane_of(qtbot, Puzzle(SQUARE)), []
    # Called before the dialog is told of the change, as a message that asks something meanwhile would let happen.
    pane.document.changed.connect(lambda: [dialog._draw() for dialog in opened])
    opened.append(dialog_of(qtbot, pane))
    pane.document.new(CUBIC)
    assert pane.document.cells == ()


def test_a_dialog_that_was_closed_draws_nothing(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    dialog = dialog_of(qtbot, pane)
    dialog.reject()
    dialog._draw()  # by a click that was under way
    assert pane.document.cells == ()


def is_seen_whole(pane) -> bool:
    """Whether all that is drawn is on the canvas, beside the numbers of the axes."""
    surface = pane.surface
    low, high = surface.plane.extent(surface.cells)
    at, to = surface.view.to_screen(tuple(low)), surface.view.to_screen(tuple(high))
    left, below = strips(pane.canvas.fontMetrics())
    return (left <= at.x() < to.x() <= pane.canvas.width()
            and 0 <= to.y() < at.y() <= pane.canvas.height() - below)


@pytest.mark.parametrize("sizes", [(60, 40), (999, 20), (20, 999)], ids=str)
@pytest.mark.parametrize("zoomed", [False, True])
def test_a_large_shape_that_was_drawn_is_seen_whole(qtbot, sizes, zoomed):
    pane = pane_of(qtbot, Puzzle(SQUARE))
    dialog = dialog_of(qtbot, pane)
    choose(qtbot, dialog, "Rectangle", *sizes)
    if zoomed:
        pane.surface.zoom(5.0)
    qtbot.mouseClick(dialog.draw_button, LEFT)
    assert len(pane.document.cells) == sizes[0] * sizes[1]
    assert is_seen_whole(pane)
    pane.surface.zoom(3.0)
    assert not is_seen_whole(pane)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_F)
    assert is_seen_whole(pane)
    before = pane.surface.view.scale
    pane.surface.zoom(0.5)
    assert pane.surface.view.scale <= before


def test_a_large_shape_that_is_undone_and_done_again_is_seen_whole(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(Y)))
    dialog = dialog_of(qtbot, pane)
    before = pane.surface.view.scale
    choose(qtbot, dialog, "Rectangle", 150, 120)
    qtbot.mouseClick(dialog.draw_button, LEFT)
    pane.document.stack.undo()
    assert pane.surface.view.scale == before
    pane.document.stack.redo()
    assert is_seen_whole(pane)


def test_in_3d_a_shape_that_was_drawn_fills_the_view_up_to_its_highest_layer(qtbot):
    pane = opened(qtbot, CanvasPane(Document(Puzzle(CUBIC))), 640, 520)
    pane.surface.draw_shape()
    dialog = pane.canvas.findChild(DrawShapeDialog)
    ready(qtbot, dialog)
    choose(qtbot, dialog, "Box", 12, 11, 10)
    pane.space.look(pane.space._camera.zoomed(8.0).shifted(3.0, 2.0))
    qtbot.mouseClick(dialog.draw_button, LEFT)
    camera = pane.space._camera
    qtbot.waitUntil(lambda: (pane.space._camera.zoom, pane.space._camera.right, pane.space._camera.up) == (1, 0, 0))
    assert (pane.space._camera.azimuth, pane.space._camera.elevation) == (camera.azimuth, camera.elevation)
    assert pane.surface.layer == 9
    assert pane.focusWidget() is pane.space
