import gc
import weakref
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from latticework.gui.view import SolutionPane, SolutionView
from latticework.gui.view.legend import State
from latticework.gui.view.mesh import edges, triangles, triangulated
from latticework.gui.view.opengl import opengl_works, prepare_opengl
from latticework.solution.scene import scene
from samples import PENTOMINOES, RINGS, SOMA, solved

ENGINES = [pytest.param("opengl", marks=pytest.mark.gl), "painter"]
TOP_CORNER = "P"
"""In the sample the part that has the corner nearest to the viewer."""


@pytest.fixture(params=ENGINES)
def engine(request, monkeypatch):
    if request.param == "painter":
        monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    return request.param


@pytest.fixture
def view(engine, qtbot):
    made = SolutionView()
    assert made.has_opengl == (engine == "opengl")
    return opened(made, qtbot, 420, 360)


@pytest.fixture
def pane(engine, qtbot):
    return opened(SolutionPane(), qtbot, 520, 560)


def opened(widget, qtbot, width, height):
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def area(view, color):
    """How many pixels of the view have a colour, give or take rounding."""
    image = view.grab_image().convertToFormat(view.grab_image().format().Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.width(), 4)
    wanted = np.array(QColor(color).getRgb()[2::-1], dtype=int)
    return int((np.abs(pixels[..., :3].astype(int) - wanted).max(axis=2) <= 2).sum())


def index_of(puzzle, solution, name):
    return next(i for i, placement in enumerate(solution) if puzzle.parts[placement.part].name == name)


def picked(view):
    """Which placements the view finds under a grid of points."""
    points = [QPointF(x, y) for x in range(10, view.width(), 12) for y in range(10, view.height(), 12)]
    return {view.part_at(point) for point in points} - {None}


class TestPixels:
    def test_every_part_of_a_flat_solution_has_its_colour(self, view):
        puzzle, solution = solved(PENTOMINOES, "square")
        view.show_solution(puzzle, solution)
        areas = [area(view, puzzle.color(part)) for part in range(12)]
        assert min(areas) > 0.7 * max(areas) > 1000

    def test_parts_of_a_solid_solution_have_their_colours_on_top(self, view):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        assert all(area(view, puzzle.color(index_of(puzzle, solution, name))) > 300 for name in "VZTP")

    def test_a_hidden_part_is_gone_and_a_faded_one_is_not_solid(self, view):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        corner = index_of(puzzle, solution, TOP_CORNER)
        for change in (view.set_hidden, view.set_faded):
            change({corner})
            assert area(view, puzzle.color(corner)) == 0
            change(set())
            assert area(view, puzzle.color(corner)) > 300

    def test_what_is_behind_a_faded_part_shines_through(self, view):
        puzzle, solution = solved("A\n\nB", "cubic")
        view.show_solution(puzzle, solution)
        view.set_faded({1})
        clear = area(view, "#ffffff")
        view.set_hidden({1})
        assert area(view, "#ffffff") > clear

    def test_exploding_shows_parts_from_within(self, view):
        puzzle, solution = solved("AAA\nAAA\nAAA\n\nBBB\nBCB\nBBB\n\nDDD\nDDD\nDDD", "cubic")
        view.show_solution(puzzle, solution)
        inner = puzzle.color(index_of(puzzle, solution, "C"))
        assert area(view, inner) == 0
        view.set_explode(1.0)
        assert area(view, inner) > 20

    def test_the_ground_is_dark_in_the_dark(self, view):
        puzzle, solution = solved("A", "square")
        view.show_solution(puzzle, solution)
        light = area(view, "#ffffff")
        view.set_dark(True)
        assert area(view, "#ffffff") < light / 10

    def test_target_alone(self, view):
        puzzle, _ = solved(PENTOMINOES, "square")
        view.show_solution(puzzle, None)
        assert area(view, "#c3cad3") > 10_000
        view.show_solution(None, None)
        assert area(view, "#c3cad3") == 0

    def test_edges_lie_between_parts(self, view):
        puzzle, solution = solved("AB", "square")
        view.show_solution(puzzle, solution)
        image = view.grab_image()
        row = [QColor(image.pixel(x, image.height() // 2)).lightness() for x in range(image.width())]
        middle = row[image.width() // 2 - 3 : image.width() // 2 + 4]
        assert min(middle) < 60


class TestPicking:
    def test_a_click_tells_the_part_and_a_drag_does_not(self, view, qtbot):
        puzzle, solution = solved("AB", "square")
        view.show_solution(puzzle, solution)
        left, right = QPoint(view.width() // 4, view.height() // 2), QPoint(3 * view.width() // 4, view.height() // 2)
        for point, name in ((left, "A"), (right, "B")):
            with qtbot.waitSignal(view.part_clicked) as clicked:
                qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=point)
            assert clicked.args == [index_of(puzzle, solution, name)]
        with qtbot.assertNotEmitted(view.part_clicked):
            drag(view, qtbot, left, right)
            qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))

    def test_picking_agrees_with_the_pixels(self, view):
        puzzle, solution = solved(PENTOMINOES, "square")
        view.show_solution(puzzle, solution)
        image = view.grab_image()
        checked = 0
        for x in range(6, view.width(), 14):
            for y in range(6, view.height(), 14):
                seen = [i for i in range(12) if image.pixelColor(x, y).name() == puzzle.color(solution[i].part)]
                checked += len(seen)
                assert not seen or view.part_at(QPointF(x, y)) == seen[0]
        assert checked > 200

    def test_hidden_parts_are_not_met_and_faded_ones_last(self, view):
        puzzle, solution = solved("A\n\nB", "cubic")
        view.show_solution(puzzle, solution)
        assert picked(view) == {0, 1}
        view.set_faded({1})
        middle = QPointF(view.width() / 2, view.height() * 0.5)
        assert view.part_at(middle) == 0
        view.set_hidden({1})
        assert picked(view) == {0}

    def test_the_target_alone_is_no_part(self, view, qtbot):
        puzzle, _ = solved("AB", "square")
        view.show_solution(puzzle, None)
        with qtbot.assertNotEmitted(view.part_clicked):
            qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(view.width() // 4, view.height() // 2))


def drag(view, qtbot, start, end, button=Qt.MouseButton.LeftButton):
    qtbot.mousePress(view, button, pos=start)
    for share in (0.5, 1.0):
        event = QPointF(start) + share * QPointF(end - start)
        _move(view, event, button)
    qtbot.mouseRelease(view, button, pos=end)


def _move(view, point, button):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, point, view.mapToGlobal(point), none, button,
                                             Qt.KeyboardModifier.NoModifier))


class TestCamera:
    def test_keys_turn_zoom_and_start_again(self, view, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        first = view.grab_image()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Minus):
            before = view.grab_image()
            qtbot.keyClick(view, key)
            assert view.grab_image() != before
        qtbot.keyClick(view, Qt.Key.Key_Home)
        assert view.grab_image() == first

    def test_dragging_turns_and_shifts(self, view, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            before = view.grab_image()
            drag(view, qtbot, QPoint(100, 100), QPoint(160, 130), button)
            assert view.grab_image() != before

    def test_shifted_pictures_follow_the_mouse(self, view, qtbot):
        puzzle, solution = solved("A", "square")
        view.show_solution(puzzle, solution)
        middle = QPoint(view.width() // 2, view.height() // 2)
        drag(view, qtbot, middle, QPoint(0, middle.y()), Qt.MouseButton.RightButton)
        assert view.part_at(QPointF(8, middle.y())) == 0
        assert view.part_at(QPointF(view.width() - 8, middle.y())) is None

    def test_the_camera_stays_for_the_next_solution_of_the_puzzle_only(self, view, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        qtbot.keyClick(view, Qt.Key.Key_Left)
        turned = view.grab_image()
        view.show_solution(replace(puzzle, name="Renamed"), solution)
        assert view.grab_image() == turned
        other, its = solved(PENTOMINOES, "square")
        view.show_solution(other, its)
        view.show_solution(puzzle, solution)
        assert view.grab_image() != turned

    def test_everything_fits_into_every_window(self, view):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        for width, height in ((500, 200), (200, 500), (300, 300)):
            view.resize(width, height)
            QApplication.processEvents()
            image = view.grab_image()
            rim = [image.pixelColor(x, y).name() for x in range(image.width()) for y in (0, image.height() - 1)]
            rim += [image.pixelColor(x, y).name() for y in range(image.height()) for x in (0, image.width() - 1)]
            assert set(rim) == {"#ffffff"}


class TestSteps:
    def test_parts_appear_one_after_another(self, view):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        counts = []
        for step in range(8):
            view.set_step(step)
            shown = view._drawing()
            counts.append(len(shown.shapes) - len(shown.faded))
        assert counts == list(range(8))
        view.set_step(None)
        assert len(picked(view)) == 7

    def test_the_next_part_hovers_faded_and_away_from_its_place(self, view):
        puzzle, solution = solved("A\n\nB", "cubic")
        view.show_solution(puzzle, solution)
        view.set_step(1)
        shown = view._drawing()
        (place,) = shown.faded
        assert puzzle.parts[shown.shapes[place].part].name == "B"
        assert shown.offsets[place][2] > 0.2
        assert shown.offsets[1 - place].tolist() == [0, 0, 0]


class TestPane:
    def test_without_a_solution_it_says_what_to_do(self, pane):
        assert pane.message.isVisible()
        assert "Press Solve" in pane.message.text()
        assert not pane.view.isVisible()
        puzzle, solution = solved(SOMA, "cubic")
        pane.show_solution(puzzle, None)
        assert pane.message.isVisible()
        assert pane.view.isVisible()
        pane.show_solution(puzzle, solution)
        assert not pane.message.isVisible()

    def test_the_step_slider_counts(self, pane):
        puzzle, solution = solved(SOMA, "cubic")
        pane.show_solution(puzzle, solution)
        assert pane.step_label.text() == "Step 7 of 7"
        pane.step.setValue(3)
        assert pane.step_label.text() == "Step 3 of 7"
        assert len(pane.view._drawing().shapes) == 4
        pane.show_solution(puzzle, solution[::-1])
        assert pane.step_label.text() == "Step 3 of 7"

    def test_parts_that_must_come_together_are_told(self, pane):
        puzzle, solution = solved(RINGS, "cubic")
        pane.show_solution(puzzle, solution)
        pane.step.setValue(2)
        assert pane.step_label.text() == "Step 2 of 3 (2 at once)"

    def test_the_explode_slider_moves_the_parts(self, pane):
        puzzle, solution = solved(SOMA, "cubic")
        pane.show_solution(puzzle, solution)
        assert not pane.view._drawing().offsets.any()
        pane.explode.setValue(100)
        assert np.abs(pane.view._drawing().offsets).max() > 1

    def test_a_chip_shows_fades_and_hides_its_part(self, pane, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        pane.show_solution(puzzle, solution)
        row = index_of(puzzle, solution, TOP_CORNER)
        chip = pane.legend.visualItemRect(pane.legend.item(row)).center()
        solid = area(pane.view, puzzle.color(row))
        words = []
        for _ in range(3):
            qtbot.mouseClick(pane.legend.viewport(), Qt.MouseButton.LeftButton, pos=chip)
            words.append(pane.legend.item(row).data(Qt.ItemDataRole.AccessibleTextRole))
        assert words == ["P: faint", "P: hidden", "P: shown"]
        assert area(pane.view, puzzle.color(row)) == solid
        pane.legend.setCurrentRow(row)
        qtbot.keyClick(pane.legend, Qt.Key.Key_Space)
        assert area(pane.view, puzzle.color(row)) == 0

    def test_what_is_hidden_stays_hidden_in_the_next_solution(self, pane):
        puzzle, solution = solved(SOMA, "cubic")
        pane.show_solution(puzzle, solution)
        pane.legend.state_wanted.emit(0, int(State.HIDDEN))
        pane.show_solution(puzzle, solution[::-1])
        assert 0 not in {shape.part for shape in pane.view._drawing().shapes}
        other, its = solved(PENTOMINOES, "square")
        pane.show_solution(other, its)
        assert len(pane.view._drawing().shapes) == 12

    def test_a_click_on_a_part_fades_it_and_another_brings_it_back(self, pane, qtbot):
        puzzle, solution = solved("AB", "square")
        pane.show_solution(puzzle, solution)
        point = QPoint(pane.view.width() // 4, pane.view.height() // 2)
        for faded in (1, 0):
            with qtbot.waitSignal(pane.part_clicked):
                qtbot.mouseClick(pane.view, Qt.MouseButton.LeftButton, pos=point)
            assert len(pane.view._drawing().faded) == faded

    def test_copies_share_a_chip(self, pane):
        puzzle, solution = solved("AABBC", "square", {"B": "A"})
        pane.show_solution(puzzle, solution)
        assert [pane.legend.item(i).text() for i in range(pane.legend.count())] == ["A ×2", "C"]

    def test_names_are_plain_and_short_and_everything_has_one(self, pane):
        puzzle, solution = solved("A", "square")
        odd = replace(puzzle, parts=(replace(puzzle.parts[0], name="<b>&" + "x" * 90 + "\n"),))
        pane.show_solution(odd, solution)
        assert pane.legend.item(0).text().startswith("<b>&x")
        assert len(pane.legend.item(0).text()) == 22
        assert all(widget.accessibleName() for widget in (pane.view, pane.explode, pane.step, pane.legend))


class TestLifetime:
    @pytest.mark.gl
    def test_two_views_side_by_side_and_one_after_another(self, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        for _ in range(3):
            views = [opened(SolutionView(), qtbot, 200, 200) for _ in range(2)]
            for view in views:
                view.show_solution(puzzle, solution)
                assert area(view, puzzle.color(index_of(puzzle, solution, "Z"))) > 100
            for view in views:
                view.close()

    @pytest.mark.usefixtures("engine")
    def test_a_closed_view_is_freed(self, qtbot):
        view = SolutionView()
        view.show()
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        canvas = weakref.ref(view._canvas)
        view.close()
        view.deleteLater()
        qtbot.wait(10)
        del view
        gc.collect()
        assert canvas() is None


@pytest.mark.usefixtures("qapp")
class TestOpenGL:
    def test_the_environment_can_say_no(self, monkeypatch):
        monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
        assert not opengl_works()

    @pytest.mark.gl
    def test_it_works_here(self, monkeypatch):
        monkeypatch.setenv("LATTICEWORK_NO_GL", "0")
        assert opengl_works()

    def test_preparing_too_late_changes_nothing(self):
        prepare_opengl()


class TestMesh:
    def test_a_concave_face_is_cut_into_triangles_of_the_same_area(self):
        face = np.array([[0, 0, 1], [3, 0, 1], [3, 3, 1], [1.5, 1, 1], [0, 3.0, 1]])
        cut = triangulated(face, np.array([0, 0, 1.0]))
        sides = cut[:, 1:, :2] - cut[:, :1, :2]
        areas = (sides[:, 0, 0] * sides[:, 1, 1] - sides[:, 0, 1] * sides[:, 1, 0]) / 2
        assert len(cut) == 3
        assert (areas > 0).all()
        assert areas.sum() == pytest.approx(6.0)

    def test_faces_are_merged_and_inner_edges_left_out(self):
        puzzle, solution = solved("AAA", "cubic")
        shapes = scene(puzzle, solution)
        corners, colors = triangles(shapes, np.zeros((1, 3)), 0.5)
        assert corners.shape == (28, 3, 3)
        assert colors.shape == (28, 3, 4)
        assert (colors[..., 3] == 0.5).all()
        assert edges(shapes, np.zeros((1, 3))).shape == (2 * 40, 3)
