"""What is seen of a solution, with OpenGL and without."""

import numpy as np
import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from gui_help import opened
from latticework.apart.courses import find_course
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets import theme
from latticework.lattice import builtin
from latticework.picture.camera import Drawing
from latticework.picture.scenes import bounds, shape_of
from samples import PENTOMINOES, SOMA, solved
from view_help import TOP_CORNER, area, index_of, picked

CUBIC = builtin("cubic")


class _Cubes(CameraView):
    """From front to back: a red cube and a blue one, both as of glass, a green wall, and perhaps a ghost."""

    ghost = False

    def drawing(self):
        wall = tuple((x, 6, z, 0) for x in (-1, 0, 1) for z in (-1, 0, 1))
        shapes = [shape_of(CUBIC, cells, color) for cells, color in (
            (((0, 0, 0, 0),), "#ff0000"), (((0, 3, 0, 0),), "#0000ff"), (wall, "#00ff00"))]
        ghost = [shape_of(CUBIC, ((0, 9, 0, 0),), "#ff00ff")] if self.ghost else []
        # So that edges of cells are edges of pixels: between two faces the painter lets a little shine through.
        low, high = bounds(shapes, np.zeros((3, 3)))
        middle, reach = (low + high) / 2, (high - low) / 2
        return Drawing(shapes, np.zeros((3, 3)), frozenset({0, 1}), middle, reach, ghost=ghost)


@pytest.mark.usefixtures("engine")
class TestGlass:
    @pytest.mark.parametrize(("azimuth", "nearer", "other"), [(-90.0, "red", "blue"), (90.0, "blue", "red")])
    def test_the_nearer_of_two_faint_shapes_is_over_the_other(self, qtbot, monkeypatch, azimuth, nearer, other):
        monkeypatch.setattr(_Cubes, "drawing", lambda view, whole=_Cubes.drawing: whole(view).only([0, 1]))
        view = opened(qtbot, _Cubes(), 300, 300)
        view.draw()
        view.look_from(azimuth, 0.0)
        middle = view.grab_image().pixelColor(150, 150)
        assert getattr(middle, nearer)() > getattr(middle, other)() + 3 > middle.green() + 10

    def test_a_ghost_is_seen_only_where_nothing_solid_is_before_it(self, qtbot):
        view = opened(qtbot, _Cubes(), 300, 300)
        for azimuth, seen in ((-90.0, False), (90.0, True)):
            view.look_from(azimuth, 0.0)
            images = []
            for view.ghost in (False, True):
                view.draw()
                images.append(view.grab_image())
            assert (images[0] != images[1]) == seen


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
        theme.apply_theme("dark")
        QApplication.processEvents()
        assert area(view, "#ffffff") < light / 10

    def test_bodies_have_white_outlines_on_black_in_high_contrast(self, view):
        puzzle, solution = solved("AB", "square")
        theme.apply_theme("contrast")
        QApplication.processEvents()
        view.show_solution(puzzle, solution)
        image = view.grab_image()
        assert QColor(image.pixel(2, 2)).lightness() == 0
        row = [QColor(image.pixel(x, image.height() // 2)).lightness() for x in range(image.width())]
        assert max(row[image.width() // 2 - 3 : image.width() // 2 + 4]) > 200

    def test_target_alone(self, view):
        puzzle, _ = solved(PENTOMINOES, "square")
        view.show_solution(puzzle, None)
        assert area(view, "#c3cad3") > 10_000
        view.show_solution(None, None)
        assert area(view, "#c3cad3") == 0

    def test_dark_seams_lie_between_parts(self, view):
        puzzle, solution = solved("AB", "square")
        view.show_solution(puzzle, solution)
        image = view.grab_image()
        row = [QColor(image.pixel(x, image.height() // 2)).lightness() for x in range(image.width())]
        middle = image.width() // 2
        assert min(row[middle - 3 : middle + 4]) < min(row[middle - 40], row[middle + 40]) - 15


class TestSteps:
    def test_parts_appear_one_after_another(self, view):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        view.set_assembly(find_course(puzzle, solution).assembly)
        counts = []
        for step in range(8):
            view.set_step(step)
            shown = view.drawing()
            counts.append(len(shown.shapes) - len(shown.faded))
        assert counts == list(range(8))
        view.set_step(None)
        assert len(picked(view)) == 7

    def test_the_next_part_hovers_faded_and_away_from_its_place(self, view):
        puzzle, solution = solved("A\n\nB", "cubic")
        view.show_solution(puzzle, solution)
        view.set_assembly(find_course(puzzle, solution).assembly)
        view.set_step(1)
        shown = view.drawing()
        (place,) = shown.faded
        assert puzzle.parts[shown.shapes[place].part].name == "B"
        assert shown.offsets[place][2] > 0.2
        assert shown.offsets[1 - place].tolist() == [0, 0, 0]

    @pytest.mark.parametrize(("text", "lattice"), [("A\n\nB", "cubic"), ("AB", "square")])
    def test_at_the_end_of_taking_apart_nothing_hovers_over_the_last_part(self, view, text, lattice):
        puzzle, solution = solved(text, lattice)
        view.show_solution(puzzle, solution)
        view.set_assembly(find_course(puzzle, solution).assembly)
        for towards, shapes in ((-1, 1), (1, 2)):
            view.set_step(1, towards)
            assert len(view.drawing().shapes) == shapes
        view.set_step(1.2, -1)
        assert len(view.drawing().shapes) == 2
