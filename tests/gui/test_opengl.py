"""Whether OpenGL works, views that come and go, and the triangles they draw."""

import gc
import weakref

import numpy as np
import pytest

from gui_help import opened
from latticework.gui.view import SolutionView
from latticework.gui.view.mesh import edges, triangles, triangulated
from latticework.gui.view.opengl import opengl_works, prepare_opengl
from latticework.solution.scene import scene
from samples import SOMA, solved
from view_help import area, index_of


class TestLifetime:
    @pytest.mark.gl
    def test_two_views_side_by_side_and_one_after_another(self, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        for _ in range(3):
            views = [opened(qtbot, SolutionView(), 200, 200) for _ in range(2)]
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
