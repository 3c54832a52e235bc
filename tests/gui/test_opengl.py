"""Whether OpenGL works, views that come and go, and the triangles they draw."""

import gc
import itertools
import weakref

import numpy as np
import pytest

from gui_help import opened
from latticework.gui.stage import SolutionView
from latticework.gui.stage.scene.camera_view import GLCanvas
from latticework.gui.stage.scene.frame_thread import opengl_works
from latticework.lattice import builtin
from latticework.picture.mesh import buried, edges, far_first, seams, triangles, triangulated
from latticework.picture.scenes import part_shape, scene, shape_of
from latticework.puzzle import Mark, Part, Puzzle
from latticework.puzzle.marks import Matching
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
        with qtbot.waitSignal(view.destroyed):
            view.deleteLater()
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

class TestMesh:
    def test_a_concave_face_is_cut_into_triangles_of_the_same_area(self):
        face = np.array([[0, 0, 1], [3, 0, 1], [3, 3, 1], [1.5, 1, 1], [0, 3.0, 1]])
        cut = triangulated(face, np.array([0, 0, 1.0]))
        sides = cut[:, 1:, :2] - cut[:, :1, :2]
        areas = (sides[:, 0, 0] * sides[:, 1, 1] - sides[:, 0, 1] * sides[:, 1, 0]) / 2
        assert len(cut) == 3
        assert (areas > 0).all()
        assert areas.sum() == pytest.approx(6.0)

    def test_a_face_with_many_notches_is_cut_into_triangles_that_cover_it_once(self):
        angles = 2 * np.pi * np.arange(60) / 60
        radii = np.where(np.arange(60) % 3 == 0, 1.0, 3.0)
        star = np.column_stack([radii * np.cos(angles), radii * np.sin(angles), np.ones(60)])
        cut = triangulated(star, np.array([0, 0, 1.0]))
        sides = cut[:, 1:, :2] - cut[:, :1, :2]
        areas = (sides[:, 0, 0] * sides[:, 1, 1] - sides[:, 0, 1] * sides[:, 1, 0]) / 2
        x, y, _ = star.T
        assert len(cut) == 58
        assert (areas > 0).all()
        assert areas.sum() == pytest.approx((x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2)

    def test_the_notch_of_a_tile_is_left_open_also_when_it_is_moved(self):
        part = Part("P", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "hole"),))
        shape = part_shape(Puzzle(builtin("square"), parts=(part,), matching=Matching((("tab", "hole"),))), 0)
        corners, _ = triangles([shape], np.zeros((1, 3)), 1.0)
        top = corners[(corners[..., 2] > 0.49).all(axis=1)][..., :2].astype(float)
        sides = top[:, 1:] - top[:, :1]
        area = float(np.abs(sides[:, 0, 0] * sides[:, 1, 1] - sides[:, 0, 1] * sides[:, 1, 0]).sum()) / 2
        assert 0.8 < area < 0.96
        assert np.allclose(triangles([shape], np.ones((1, 3)), 1.0)[0], corners + 1)

    def test_faces_are_merged_and_inner_edges_left_out(self):
        puzzle, solution = solved("AAA", "cubic")
        shapes = scene(puzzle, solution)
        corners, colors = triangles(shapes, np.zeros((1, 3)), 0.5)
        assert corners.shape == (28, 3, 3)
        assert colors.shape == (28, 3, 4)
        assert (colors[..., 3] == 0.5).all()
        assert edges(shapes, np.zeros((1, 3))).shape == (2 * 20, 3)  # each once, though two faces have it

    def test_faces_between_parts_are_left_out_until_they_are_moved(self):
        puzzle, solution = solved("AAB", "cubic")
        shapes = scene(puzzle, solution)
        together, apart = np.zeros((2, 3)), np.array([[0, 0, 0], [0.1, 0, 0]])
        for offsets, faces in ((together, 14), (apart, 16), (together, 14)):
            hidden = buried(shapes, offsets)
            assert len(triangles(shapes, offsets, 1.0, hidden)[0]) == 2 * faces
            assert len(edges(shapes, offsets, hidden)) == 2 * (16 + 12)

    @pytest.mark.parametrize("count", [0, 5, 12_000, 12_007])
    def test_each_triangle_is_sorted_once_the_farthest_first(self, count):
        corners = np.random.default_rng(7).permutation(count)[:, None, None] * np.ones((1, 3, 3), np.float32)
        order = far_first(corners.astype(np.float32), np.array([0, 0, 1.0]))
        assert sorted(order.tolist()) == list(range(3 * count))
        if count <= 12_000:  # of more, some stay together
            assert (np.diff(corners.reshape(-1, 3)[order, 2]) >= 0).all()

    def test_seams_are_darker_than_the_face_that_is_brighter(self):
        cube = shape_of(builtin("cubic"), ((0, 0, 0, 0),), "#808080")
        tints = seams([cube])
        assert len(tints) == len(edges([cube], np.zeros((1, 3))))
        _, colors = triangles([cube], np.zeros((1, 3)), 1.0)
        bright, dark = colors[..., 0].max(), colors[..., 0].min()
        assert tints[:, 0].max() < bright
        assert tints[:, 0].min() < dark  # those of the faces in the shade, too

    def test_the_side_of_a_disc_is_shaded_without_edges(self):
        ring = builtin("ring")
        disc = shape_of(ring, tuple((0, kind) for kind in range(len(ring.kinds))), "#808080").packed
        bent = np.abs(disc.shading - disc.normals[:, None]).max(axis=(1, 2)) > 1e-3
        side = np.abs(disc.normals[:, 2]) < 1e-6
        assert (bent == side).all()
        assert np.allclose(np.linalg.norm(disc.shading, axis=2), 1)

    @pytest.mark.parametrize(
        "lattice", ["cubic", "triangular-prism", "hexagonal-prism", "truncated-octahedron", "square"])
    def test_a_face_is_left_out_where_another_part_is_beyond_it(self, lattice):
        cells = shapes_of_all(lattice)
        for number, hidden in enumerate(buried(cells, np.zeros((len(cells), 3)))):
            faces, others = cells[number].packed, [shape for shape in cells if shape is not cells[number]]
            for face in range(len(hidden)):
                middle = faces.corners[face, : faces.counts[face]].mean(axis=0)
                beyond = middle + 0.01 * faces.normals[face]
                inside = any(((beyond - other.packed.corners[:, 0]) * other.packed.normals).sum(axis=1).max() < 0
                             for other in others)
                assert hidden[face] == inside
        assert not buried([], np.zeros((0, 3)))


def shapes_of_all(lattice):
    """Return single cells of all kinds about the origin, each a convex shape of its own."""
    made = builtin(lattice)
    places = itertools.product(*[range(2)] * len(made.vectors), range(len(made.kinds)))
    return [shape_of(made, (cell,), "#ff0000") for cell in places]


@pytest.mark.gl
class TestSmoothEdges:
    def test_what_rests_has_them_and_what_moves_may_do_without(self, qtbot):
        view = opened(qtbot, SolutionView(), 300, 300)
        view.show_solution(*solved(SOMA, "cubic"))
        canvas = view._canvas
        assert isinstance(canvas, GLCanvas)
        resting = many_colors(view.grab_image())
        view._look(view._camera.orbited(3, 0))
        qtbot.waitUntil(lambda: canvas.frame is not None and canvas.frame.request.camera == view._camera)
        assert canvas.frame is not None
        if canvas.frame.smooth:
            pytest.skip("a graphics card draws here, and all edges are smooth")
        moving = many_colors(canvas.frame.image)
        assert moving < resting / 2
        qtbot.waitUntil(lambda: canvas.frame is not None and canvas.frame.smooth)
        assert many_colors(canvas.frame.image) > 2 * moving


def many_colors(image):
    """Return how many colours a picture has."""
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})
