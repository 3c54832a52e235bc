"""Drawing in 3D: what a click does, what is shown before, and when one draws layer by layer instead."""

import random

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt

from gui_help import CTRL, LEFT, NO_KEYS, RIGHT, SHIFT, handle_events
from latticework.gui.stage.canvas.space_view import SpaceAction, SpaceView
from latticework.lattice import builtin
from latticework.picture.hits import pick
from latticework.picture.scenes import shape_of
from latticework.puzzle import Part, Puzzle, Target
from quick_suite import in_part
from space_help import area_of, click_face, move_to, pixel_of, pixels, settled

CUBIC = builtin("cubic")
CUBE, ABOVE, FRONT = (0, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0)
KEYS = Qt.Key


@pytest.fixture(autouse=True)
def _nothing_remembered():
    QSettings().remove("drawing")


@pytest.fixture
def area(engine, qtbot):
    return area_of(qtbot, Puzzle(CUBIC, target=Target(cells=(CUBE,))))


class TestClicks:
    def test_a_cube_grows_on_the_face_that_was_clicked(self, area, qtbot):
        click_face(qtbot, area.space, CUBE, ABOVE)
        assert area.document.cells == (CUBE, ABOVE)
        assert area.document.stack.count() == 1

    def test_the_layer_follows(self, area, qtbot):
        click_face(qtbot, area.space, CUBE, ABOVE)
        assert area.surface.layer == 1
        click_face(qtbot, area.space, CUBE, FRONT)
        assert area.surface.layer == 0

    @pytest.mark.parametrize(("button", "held"), in_part([(RIGHT, NO_KEYS), (LEFT, CTRL)], 2, several=True))
    def test_the_right_button_or_control_erases(self, area, qtbot, button, held):
        area.document.set_cells(None, (CUBE, ABOVE))
        click_face(qtbot, area.space, ABOVE, button=button, held=held)
        assert area.document.cells == (CUBE,)

    def test_the_eraser_erases(self, area, qtbot):
        area.document.set_cells(None, (CUBE, ABOVE))
        area.surface.set_tool("eraser")
        click_face(qtbot, area.space, ABOVE)
        assert area.document.cells == (CUBE,)

    def test_a_drag_turns_and_draws_nothing(self, area, qtbot):
        at, before = pixel_of(settled(area.space), CUBE), area.space._camera
        qtbot.mousePress(area.space, LEFT, NO_KEYS, at)
        move_to(area.space, at + QPoint(60, 10), LEFT)
        qtbot.mouseRelease(area.space, LEFT, NO_KEYS, at + QPoint(60, 10))
        assert area.space._camera.azimuth != before.azimuth
        assert area.document.cells == (CUBE,)

    def test_a_click_beside_everything_draws_nothing(self, area, qtbot):
        qtbot.mouseClick(settled(area.space), LEFT, NO_KEYS, QPoint(3, 3))
        assert area.document.stack.count() == 0

    def test_without_any_cell_a_click_draws_the_first(self, area, qtbot):
        area.document.set_cells(None, ())
        view = settled(area.space)
        qtbot.mouseClick(view, LEFT, NO_KEYS, view.rect().center())
        assert len(area.document.cells) == 1

    @pytest.mark.usefixtures("engine")
    def test_colours_and_marks_are_put_on_what_is_clicked(self, qtbot):
        area = area_of(qtbot, Puzzle(CUBIC, parts=(Part("P", (CUBE,)),)), 0)
        area.surface.set_tool("color")
        click_face(qtbot, area.space, CUBE, ABOVE)
        part = area.document.puzzle.parts[0]
        assert part.cell_colors == ((CUBE, area.surface.brush.color),)
        area.surface.set_tool("mark")
        click_face(qtbot, area.space, CUBE, ABOVE)
        mark, = area.document.puzzle.parts[0].marks
        edges = CUBIC.kinds[0].half_edges
        assert next(edge.step for edge in edges if edge.label == mark.side) == (0, 0, 1)
        click_face(qtbot, area.space, CUBE, ABOVE, RIGHT)
        assert not area.document.puzzle.parts[0].marks

    def test_the_tip_says_how_marks_are_put_and_the_status_on_which_side(self, qtbot):
        area = area_of(qtbot, Puzzle(builtin("ring"), parts=(Part("P", ((0, 0),)),)), 0)
        canvas, view, told = area.canvas, settled(area.space), []
        canvas.surface.status.connect(told.append)
        assert "The mark tool marks the side that is clicked" in view.toolTip()
        for tool, words in (("mark", "mark this side of the part"), ("color", "to colour it"),
                            ("eraser", "erase it"), ("pan", "use the tool on it")):
            canvas.surface.set_tool(tool)
            assert words in view.toolTip()
        canvas.surface.set_tool("mark")
        move_to(view, pixel_of(settled(view), (0, 0), (1, 0)))
        assert told[-1].endswith("   side up")
        click_face(qtbot, view, (0, 0), (1, 0))
        assert [mark.side for mark in area.document.puzzle.parts[0].marks] == ["up"]
        told.clear()
        nowhere = next(point for point in pixels(view, 4) if (hit := view.hit(QPointF(point))) and not hit.beyond)
        qtbot.mouseClick(view, LEFT, NO_KEYS, nowhere)
        assert "No side of the part is here: no other cell can touch it" in told

    def test_with_the_hand_a_click_only_goes_to_the_layer(self, area, qtbot):
        area.document.set_cells(None, (CUBE, ABOVE))
        canvas, steps = area.canvas, area.document.stack.count()
        canvas.surface.set_layer(0)
        canvas.surface.set_tool("pan")
        click_face(qtbot, area.space, ABOVE)
        assert canvas.surface.layer == 1
        assert area.document.stack.count() == steps

    def test_a_symmetric_pen_draws_the_images_too(self, area, qtbot):
        canvas = area.canvas
        canvas.surface.cursor, canvas.surface.cursor_shown = CUBE, True
        told = []
        canvas.surface.status.connect(told.append)
        canvas.surface.next_pen()
        canvas.surface.next_pen()  # turned, as a mirror leaves this cell where it is
        assert len(told) == 2
        assert all(text.startswith("Symmetric pen: ") and text.endswith(" about (0, 0, 0)") for text in told)
        click_face(qtbot, area.space, CUBE, FRONT)
        assert set(area.document.cells) == {CUBE, *canvas.surface.touched([FRONT])}
        assert len(canvas.surface.touched([FRONT])) > 1
        assert area.document.stack.count() == 1

    def test_cells_beyond_what_a_file_may_hold_are_refused_in_the_status(self, area, qtbot):
        far = (0, 0, 10_000, 0)
        area.document.set_cells(None, (far,))
        status = area.surface.status
        with qtbot.waitSignal(status, check_params_cb=lambda text: "10000" in text.replace(",", "")):
            click_face(qtbot, area.space, far, (0, 0, 10_001, 0))
        assert area.document.cells == (far,)


class TestStrokes:
    def test_with_shift_a_drag_draws_on_all_that_it_passes_as_one_step(self, area, qtbot):
        row = tuple((x, 0, 0, 0) for x in range(4))
        area.document.set_cells(None, row)
        view, steps = settled(area.space), area.document.stack.count()
        places = [pixel_of(view, cell, (*cell[:2], 1, 0)) for cell in row]
        qtbot.mousePress(view, LEFT, SHIFT, places[0])
        for place in places:
            move_to(view, place, LEFT, SHIFT)
        assert len(area.surface.shown) == 8  # shown before the button comes up
        assert area.document.cells == row
        qtbot.mouseRelease(view, LEFT, SHIFT, places[-1])
        assert set(area.document.cells) == {*row, *((x, 0, 1, 0) for x in range(4))}
        assert area.document.stack.count() == steps + 1
        area.document.stack.undo()
        assert area.document.cells == row

    def test_escape_gives_it_up(self, area, qtbot):
        view = settled(area.space)
        qtbot.mousePress(view, LEFT, SHIFT, pixel_of(view, CUBE, ABOVE))
        assert len(area.surface.shown) == 2
        qtbot.keyClick(view, KEYS.Key_Escape)
        assert area.surface.shown == area.document.cells == (CUBE,)


class TestGhost:
    def test_it_shows_what_a_click_would_do(self, area):
        view = settled(area.space)
        at = pixel_of(view, CUBE, ABOVE)
        move_to(view, at)
        assert view.action == SpaceAction("pencil", ABOVE)
        ghost, = view.drawing().ghost
        assert np.allclose(ghost.center, CUBIC.positions(np.array([ABOVE]))[0])
        move_to(view, at, held=CTRL)
        assert view.action == SpaceAction("pencil", CUBE, erase=True)
        assert view.drawing().ghost[0].color != ghost.color
        move_to(view, QPoint(3, 3))
        assert view.action is None
        assert not view.drawing().ghost

    @pytest.mark.gl
    def test_it_can_be_seen(self, qtbot):
        area = area_of(qtbot, Puzzle(CUBIC, target=Target(cells=(CUBE,))))
        view = settled(area.space)
        at = pixel_of(view, CUBE, ABOVE)
        before = view.grab_image()
        move_to(view, at)
        assert view.grab_image() != before
        move_to(view, QPoint(3, 3))
        assert view.grab_image() == before


class TestShown:
    def test_layers_above_the_current_one_are_of_glass(self, area):
        area.document.set_cells(None, tuple((0, 0, z, 0) for z in range(3)))
        area.surface.set_layer(1)
        drawing = settled(area.space).drawing()
        assert [shape.celled for shape in drawing.shapes] == [True, True, False]
        assert drawing.faded == {2}

    def test_a_stroke_on_the_canvas_changes_only_the_shape_of_its_layer(self, area):
        tower = tuple((0, 0, z, 0) for z in range(3))
        area.document.set_cells(None, tower)
        before = settled(area.space).drawing().shapes
        area.surface.set_layer(0)
        settled(area.space)
        area.surface.show_draft((*tower, (1, 0, 0, 0)))
        after = settled(area.space).drawing().shapes
        assert after[2] is before[2]
        assert len(after[0].faces) == 10

    def test_several_changes_are_drawn_once(self, area, qtbot, monkeypatch):
        view, drawn = settled(area.space), []
        draw = view.draw
        monkeypatch.setattr(view, "draw", lambda: (drawn.append(1), draw()))
        handle_events()
        drawn.clear()
        for x in range(1, 20):
            area.document.set_cells(None, tuple((i, 0, 0, 0) for i in range(x)))
        assert not drawn
        qtbot.waitUntil(lambda: len(view.drawing().shapes[0].faces) == 4 * 19 + 2)
        assert len(drawn) <= 2

    def test_what_grows_by_a_cell_stays_under_the_pointer(self, area, qtbot):
        before = settled(area.space).drawing()
        click_face(qtbot, area.space, CUBE, ABOVE)
        assert (area.space.drawing().middle == before.middle).all()
        assert (area.space.drawing().reach == before.reach).all()

    @pytest.mark.usefixtures("engine")
    def test_a_part_is_shown_in_its_colour_with_its_marks(self, qtbot):
        part = Part("P", (CUBE,), color="#c04020", cell_colors=((CUBE, "#10206b"),))
        area = area_of(qtbot, Puzzle(CUBIC, parts=(part,)), 0)
        shape, = settled(area.space).drawing().shapes
        assert shape.color == "#c04020"
        assert shape.paint == ("#10206b",) * 6

    def test_page_keys_and_tool_keys_work_as_on_the_canvas(self, area, qtbot):
        qtbot.keyClick(area.space, KEYS.Key_PageUp)
        assert area.surface.layer == 1
        qtbot.keyClick(area.space, KEYS.Key_E)
        assert area.surface.tool == "eraser"


class TestSmallView:
    @pytest.fixture
    def layers(self, area):
        area.resize(800, 600)
        area.in_3d.trigger()
        return area

    def test_beside_the_layers_it_shows_what_is_drawn_and_is_drawn_on(self, layers, qtbot):
        small = layers.inset.view
        assert layers.inset.isVisible()
        assert layers.shown is layers.canvas
        click_face(qtbot, small, CUBE, ABOVE)
        assert layers.document.cells == (CUBE, ABOVE)
        assert layers.surface.layer == 1
        qtbot.waitUntil(lambda: len(small.drawing().shapes) == 2)  # a shape for each layer

    def test_it_is_there_only_beside_layers_with_room(self, layers):
        layers.resize(500, 600)
        assert not layers.inset.isVisible()
        layers.resize(800, 600)
        assert layers.inset.isVisible()
        layers.in_3d.trigger()
        assert not layers.inset.isVisible()
        layers.in_3d.trigger()
        layers.document.new(builtin("square"))
        assert not layers.inset.isVisible()
        assert not layers.small_3d.isEnabled()

    def test_closed_it_stays_so(self, layers, qtbot):
        qtbot.mouseClick(layers.inset.close_button, LEFT)
        assert not layers.inset.isVisible()
        again = area_of(qtbot, Puzzle(CUBIC))
        again.resize(800, 600)
        assert not again.findChildren(SpaceView)
        again.small_3d.trigger()
        assert again.inset is not None
        assert again.inset.isVisible()


def test_no_cells_are_brought_into_view_without_a_fault(area):
    area.surface.show_cells(())
    assert area.document.cells == (CUBE,)


class TestFlatOrSolid:
    def test_solids_are_drawn_in_space_and_flat_lattices_on_the_canvas(self, area):
        assert area.shown is area.space
        assert area.surface.whole
        area.document.new(builtin("square"))
        assert area.shown is area.canvas
        assert not area.in_3d.isEnabled()
        assert not area.in_3d_button.isVisible()
        area.document.new(builtin("packed-spheres"))
        assert area.shown is area.space

    @pytest.mark.parametrize("from_space", [True, False])
    def test_a_stroke_ends_without_a_trace_when_the_other_view_is_shown(self, area, qtbot, from_space):
        if not from_space:
            area.in_3d.trigger()
        shown = area.shown
        at = pixel_of(settled(shown), CUBE) if from_space else shown.surface.pixel_of((2, 0, 0, 0)).toPoint()
        qtbot.mousePress(shown, LEFT, SHIFT if from_space else NO_KEYS, at)
        assert set(area.surface.shown) != {CUBE}
        area.in_3d.trigger()
        assert set(area.surface.shown) == {CUBE}
        qtbot.mouseRelease(shown, LEFT, NO_KEYS, at)
        assert (area.document.cells, area.document.stack.count()) == ((CUBE,), 0)

    @pytest.mark.parametrize("end", ["subject", "escape", "shape"])
    def test_a_stroke_in_space_ends_without_a_trace_when_something_else_begins(self, area, qtbot, end):
        at = pixel_of(settled(area.space), CUBE)
        qtbot.mousePress(area.space, LEFT, SHIFT, at)
        assert set(area.surface.shown) != {CUBE}
        if end == "subject":
            area.document.add_part()
            area.document.stack.undo()
        elif end == "escape":
            qtbot.keyClick(area.space, KEYS.Key_Escape)
        else:
            area.surface.draw_shape()
        assert (set(area.surface.shown), area.surface.gesture) == ({CUBE}, None)
        qtbot.mouseRelease(area.space, LEFT, NO_KEYS, at)
        assert area.document.cells == (CUBE,)

    def test_cells_are_selected_on_the_flat_layers_and_not_in_space(self, area):
        area.surface.set_tool("select")
        assert area.shown is area.canvas
        area.surface.selection.choose_all()
        area.in_3d.trigger()
        assert area.shown is area.space
        assert (area.surface.selection.cells, area.surface.tool) == ((), "pencil")
        area.surface.selection.choose_all()
        assert area.shown is area.canvas

    @pytest.mark.parametrize("end", ["delete", "escape", "pencil", "another subject"])
    def test_it_is_drawn_in_3d_again_once_nothing_is_selected(self, area, qtbot, end):
        if end == "pencil":
            area.surface.set_tool("select")
        else:
            area.commands["select-all"].trigger()
            assert area.surface.selection.cells == (CUBE,)
        assert area.shown is area.canvas
        assert "F3" in area.at_pointer.text()
        if end == "delete":
            qtbot.keyClick(area.canvas, KEYS.Key_Delete)
            assert area.document.cells == ()
        elif end == "escape":
            qtbot.keyClick(area.canvas, KEYS.Key_Escape)
        elif end == "pencil":
            area.surface.set_tool("pencil")
        else:
            area.document.add_part()
        assert area.shown is area.space
        assert area.in_3d.isChecked()

    def test_who_goes_to_the_layers_stays_there_when_nothing_is_selected(self, area, qtbot):
        area.in_3d.trigger()
        qtbot.keyClick(area.canvas, KEYS.Key_A, CTRL)
        qtbot.keyClick(area.canvas, KEYS.Key_Escape)
        assert area.shown is area.canvas

    def test_beside_the_slider_of_layers_one_draws(self, area):
        area.document.set_cells(None, (CUBE, ABOVE))
        slider, beside = area.layers.slider.geometry(), area.layers.geometry()
        assert area.stage.childAt(slider.center()) is area.layers.slider
        assert area.stage.childAt(QPoint(beside.center().x(), slider.center().y())) is area.space

    def test_layer_by_layer_is_remembered(self, area, qtbot):
        area.in_3d.trigger()
        assert area.shown is area.canvas
        again = area_of(qtbot, Puzzle(CUBIC))
        assert again.shown is again.canvas
        assert again.space is None
        again.in_3d.trigger()
        assert again.shown is again.space

    def test_the_keyboard_and_the_keys_of_the_canvas_go_along(self, area, qtbot):
        area.activateWindow()
        area.shown.setFocus()
        qtbot.waitUntil(area.shown.hasFocus)
        area.in_3d.trigger()
        qtbot.waitUntil(area.canvas.hasFocus)
        area.in_3d.trigger()
        qtbot.waitUntil(area.space.hasFocus)
        qtbot.keyClick(area.space, KEYS.Key_U)  # copy the layer up
        assert area.document.cells == (CUBE, ABOVE)

    def test_a_puzzle_is_first_seen_whole_and_the_slider_cuts_it(self, area):
        area.document.set_subject(None)
        area.document.set_cells(None, (CUBE, ABOVE, (0, 0, 2, 0)))
        area.document.add_part()
        area.document.set_subject(None)
        assert (area.surface.layer, area.layers.slider.value()) == (2, 2)
        assert not settled(area.space).drawing().faded
        area.layers.slider.setValue(0)
        assert settled(area.space).drawing().faded == {1, 2}


@pytest.mark.parametrize("name", in_part(["cubic", "packed-spheres", "triangular-prism", "truncated-octahedron"], 4))
def test_random_clicks_draw_what_a_plain_set_says(qtbot, monkeypatch, name):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    lattice, chance = builtin(name), random.Random(name)
    area = area_of(qtbot, Puzzle(lattice))
    view, document, plain = settled(area.space), area.document, set()
    for _ in range(40):
        settled(view)._look(view._camera.orbited(chance.uniform(-90, 90), chance.uniform(-40, 40)))
        at = QPoint(chance.randrange(2 * view.width() // 5, 3 * view.width() // 5),
                    chance.randrange(2 * view.height() // 5, 3 * view.height() // 5))
        cells, steps = sorted(plain), document.stack.index()
        shapes = [shape_of(lattice, (cell,), "#808080", around=48) for cell in cells]
        seen = pick(shapes, np.zeros((len(shapes), 3)), *view._canvas.ray(QPointF(at)))
        erase = chance.random() < 0.2
        qtbot.mouseClick(view, RIGHT if erase else LEFT, NO_KEYS, at)
        drawn = set(document.cells)
        if erase:
            plain -= {cells[seen]} if seen is not None else set()
        elif seen is None:
            plain |= drawn if not plain else set()
        else:
            added = drawn - plain
            assert len(added) == 1
            assert added <= set(lattice.neighbours(cells[seen]))
            plain |= added
        assert drawn == plain
        assert document.stack.index() - steps == (drawn != set(cells))
    assert len(plain) > 5
