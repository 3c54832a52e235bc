"""Balls and rods: closed smooth surfaces, joined within a part, drawn as discs in flat pictures."""

import numpy as np
import pytest

from latticework.lattice import builtin
from latticework.lattice.geometry import ROD
from latticework.lattice.round_bodies import NECK, rounded
from latticework.picture.hits import pick
from latticework.picture.painter_order import basis, discs, necks, polygons
from latticework.picture.scenes import lit, scene, shape_of
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement

SPHERES, STICKS = builtin("packed-spheres"), builtin("square-stick")
PAIR = ((0, 0, 0, 0), (1, 0, 0, 0))
CORNER = ((0, 0, 0), (0, 0, 1))
DOWN = basis(-90, 90)


def volume(quads):
    """Of a closed surface, by the divergence theorem; quadrilaterals are cut in two."""
    a, b, c, d = quads.corners.transpose(1, 0, 2)
    return float((np.einsum("nc,nc->n", a, np.cross(b, c)) + np.einsum("nc,nc->n", a, np.cross(c, d))).sum() / 6)


class TestSurfaces:
    def test_a_ball_has_its_volume_and_normals_from_its_middle(self):
        ball = rounded(SPHERES, PAIR[:1]).mesh(48)
        assert volume(ball) == pytest.approx(4 / 3 * np.pi * 0.5**3, rel=0.01)
        assert np.allclose(ball.corners, 0.5 * ball.normals)

    def test_touching_balls_of_a_part_have_a_neck_and_others_none(self):
        assert rounded(SPHERES, PAIR).necks[0, 6] == pytest.approx(NECK * 0.5)
        assert len(rounded(SPHERES, ((0, 0, 0, 0), (2, 0, 0, 0))).necks) == 0
        assert len(rounded(SPHERES, ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0))).necks) == 6

    def test_a_rod_is_closed_and_lies_on_the_ground_within_its_ends(self):
        rod = rounded(STICKS, CORNER[:1]).mesh(16)
        low, high = rod.corners.min(axis=(0, 1)), rod.corners.max(axis=(0, 1))
        assert low[2] == pytest.approx(0, abs=0.02)
        assert high[2] == pytest.approx(2 * ROD, abs=0.02)
        assert 0 < low[0] < high[0] < 1
        assert volume(rod) == pytest.approx(np.pi * ROD**2 * 0.66, rel=0.15)

    @pytest.mark.parametrize("name", ["packed-spheres", "packed-spheres-hexagonal", "square-stick", "triangle-stick",
                                      "hexagon-stick"])
    def test_normals_have_length_one_and_point_outwards(self, name):
        lattice = builtin(name)
        cells = [(*(0,) * lattice.rank, 0)]
        cells += lattice.neighbours(cells[0])
        quads = rounded(lattice, tuple(cells)).mesh(12)
        assert np.allclose(np.linalg.norm(quads.normals, axis=2), 1)
        turns = np.cross(quads.corners, np.roll(quads.corners, -1, axis=1)).sum(axis=1)
        assert (np.einsum("nc,nkc->nk", turns, quads.normals) > -1e-9).all()

    def test_rods_of_a_part_bend_into_each_other_and_leave_the_point_to_others(self):
        apart = rounded(STICKS, CORNER[:1]).tubes.corners.reshape(-1, 3)
        bent = rounded(STICKS, CORNER).tubes.corners.reshape(-1, 3)
        point = np.array([0, 0, ROD])
        assert np.linalg.norm(apart - point, axis=1).min() > ROD  # so that others can pass
        assert np.linalg.norm(bent - point, axis=1).min() < 0.05  # on the inner side of the bend
        assert not (bent[:, 0] + bent[:, 1] < -0.05).any()

    def test_angular_cells_have_nothing_round(self):
        assert rounded(builtin("cubic"), ((0, 0, 0, 0),)).empty


class TestShapes:
    def test_there_is_no_line_on_a_ball(self):
        shape = shape_of(SPHERES, PAIR, "#3182bd")
        assert shape.packed.smooth.all()
        assert not shape.packed.sharp.any()

    def test_many_balls_have_fewer_faces(self):
        row = tuple((x, 0, 0, 0) for x in range(100))
        few, many = (scene(Puzzle(SPHERES, target=Target(cells), parts=(Part("A", cells),)),
                           (Placement(0, cells),))[0] for cells in (row[:4], row))
        assert few.around > many.around

    def test_a_ray_meets_balls(self):
        shapes = [shape_of(SPHERES, (cell,), "#3182bd") for cell in PAIR]
        still = np.zeros((2, 3))
        down = np.array([0, 0, -1.0])
        assert [pick(shapes, still, np.array([x, 0.1, 9]), down) for x in (0.0, 1.0)] == [0, 1]
        assert pick(shapes, still, np.array([0.5, 0.3, 9]), down) is None


class TestFlatPictures:
    def test_a_ball_is_a_disc_that_gets_brighter_towards_the_light(self):
        shape = shape_of(SPHERES, PAIR[:1], "#3182bd")
        (depth, areas), = discs(shape, np.zeros(3), DOWN)
        assert depth == 0
        assert all(np.linalg.norm(points, axis=1).max() < 0.5 + 1e-6 for points, _, _ in areas)
        brightness = [int(fill[5:], 16) for _, fill, _ in areas]
        assert brightness == sorted(brightness)
        assert len(areas) > 5
        assert areas[-1][1] == "#" + bytes(np.rint(255 * lit("#3182bd", np.array([[0, 0, 1.0]]))[0]).astype(int)
                                           .tolist()).hex()
        assert len(areas[-1][2]) > 20

    @pytest.mark.parametrize("view", [(-90, 90), (-62, 27), (100, -40), (10, -90)])
    def test_from_every_side_all_of_the_disc_is_painted(self, view):
        (_, areas), = discs(shape_of(SPHERES, PAIR[:1], "#3182bd"), np.zeros(3), basis(*view))
        x, y = areas[0][0].T
        assert (x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2 == pytest.approx(np.pi / 4, rel=0.02)

    def test_the_nearer_ball_covers_the_neck_and_the_neck_the_farther_ball(self):
        shape = shape_of(SPHERES, PAIR, "#3182bd")
        frame = basis(20, 10)
        balls = sorted(depth for depth, _ in discs(shape, np.zeros(3), frame))
        ((neck, _),) = necks(shape, np.zeros(3), frame)
        assert balls[0] < neck < balls[1]

    def test_a_neck_seen_from_its_end_is_hidden(self):
        assert necks(shape_of(SPHERES, PAIR, "#3182bd"), np.zeros(3), basis(0, 0)) == []

    def test_rods_have_a_rim_below_everything_and_no_lines(self):
        seen = polygons([shape_of(STICKS, CORNER, "#3182bd")], np.zeros((1, 3)), -90, 90)
        rims = [polygon.rim for polygon in seen]
        assert rims == sorted(rims, reverse=True)
        assert 0 < sum(rims) < len(rims)
        assert not any(len(polygon.lines) for polygon in seen)
        assert "#3182bd" not in {polygon.fill for polygon in seen if polygon.rim}

    def test_round_and_angular_shapes_go_together(self):
        shapes = [shape_of(SPHERES, PAIR, "#3182bd"), shape_of(builtin("cubic"), ((3, 3, 3, 0),), "#e6550d")]
        assert {polygon.shape for polygon in polygons(shapes, np.zeros((2, 3)), -60, 30)} == {0, 1}
