from collections import defaultdict
from dataclasses import replace

import numpy as np
import pytest

from latticework.lattice import builtin
from latticework.lattice.lattice import CellKind, HalfEdge, Lattice
from latticework.picture.hits import pick
from latticework.picture.mesh import buried
from latticework.picture.painter_order import basis, polygons
from latticework.picture.scenes import exploded, lit, part_shape, scene, shape_of, target_scene, viewpoint
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement
from quick_suite import in_part
from samples import PENTOMINOES, SOMA, solved


def still(shapes):
    return np.zeros((len(shapes), 3))


def drawn_at(polygons_, point):
    """The fill that the painter leaves at a point: of the last polygon that holds it."""
    fill = None
    for polygon in polygons_:
        sides = np.roll(polygon.points, -1, axis=0) - polygon.points
        away = np.array(point) - polygon.points
        if (sides[:, 0] * away[:, 1] - sides[:, 1] * away[:, 0] > 0).all():
            fill = polygon.shape
    return fill


class TestScene:
    def test_one_shape_for_each_placement_in_the_colour_of_its_part(self):
        puzzle, solution = solved(SOMA, "cubic")
        shapes = scene(puzzle, solution)
        assert [shape.index for shape in shapes] == list(range(7))
        assert [shape.color for shape in shapes] == [puzzle.color(placement.part) for placement in solution]
        assert [shape.label for shape in shapes] == [puzzle.parts[placement.part].name for placement in solution]

    def test_only_faces_that_show_are_kept(self):
        puzzle, solution = solved("AAA", "cubic")
        assert len(scene(puzzle, solution)[0].faces) == 14

    def test_copies_of_a_part_are_distinguished(self):
        puzzle, solution = solved("AABBC", "square", {"B": "A"})
        first, second, _ = scene(puzzle, solution)
        assert first.color == puzzle.color(0) != second.color

    def test_a_puzzle_of_one_part_uses_the_palette(self):
        puzzle, solution = solved("AABBCC", "square", {"B": "A", "C": "A"})
        assert [shape.color for shape in scene(puzzle, solution)] == [
            Puzzle(puzzle.lattice, parts=(Part("x"),) * 3).color(i) for i in range(3)]

    def test_target_alone_is_one_shape_and_no_target_none(self):
        puzzle, _ = solved(SOMA, "cubic")
        (shape,) = target_scene(puzzle)
        assert (shape.part, shape.index, len(shape.faces)) == (-1, -1, 54)
        assert target_scene(Puzzle(puzzle.lattice)) == []

    def test_a_part_without_cells_has_no_shape(self):
        puzzle, _ = solved("A", "square")
        assert part_shape(puzzle, 0) is not None
        assert part_shape(Puzzle(puzzle.lattice, parts=(Part("x"),)), 0) is None

    def test_edges_within_a_flat_side_are_not_drawn(self):
        puzzle, solution = solved("AAA", "cubic")
        (shape,) = scene(puzzle, solution)
        # A bar has 12 edges, four of them three cells long, each counted from both of its sides.
        assert shape.packed.sharp.sum() == 2 * (8 + 4 * 3)


class TestExploded:
    def test_parts_move_away_from_the_middle(self):
        puzzle, solution = solved("ABC", "cubic")
        assert exploded(scene(puzzle, solution), 0.5).tolist() == [[-0.5, 0, 0], [0, 0, 0], [0.5, 0, 0]]

    def test_flat_parts_stay_in_the_plane(self):
        puzzle, solution = solved(PENTOMINOES, "square")
        assert (exploded(scene(puzzle, solution), 1)[:, 2] == 0).all()

    def test_nothing_to_move(self):
        assert exploded([], 1).shape == (0, 3)


class TestPolygons:
    def test_flat_puzzles_are_seen_from_above_in_their_own_colours(self):
        puzzle, solution = solved(PENTOMINOES, "square")
        shapes = scene(puzzle, solution)
        seen = polygons(shapes, still(shapes), *viewpoint(puzzle.lattice))
        assert len([polygon for polygon in seen if len(polygon.points) > 2]) == 60
        assert {polygon.fill for polygon in seen} == {shape.color for shape in shapes}
        assert min(polygon.points.min() for polygon in seen) == pytest.approx(0)

    def test_where_two_flat_parts_touch_the_edge_has_one_colour_from_end_to_end(self):
        puzzle, solution = solved(PENTOMINOES, "square")
        shapes = scene(puzzle, solution)
        seen = polygons(shapes, still(shapes), *viewpoint(puzzle.lattice))
        parts, last = defaultdict(set), {}
        for polygon in seen:
            for line in polygon.lines.round(3):
                assert np.abs(line[1] - line[0]).sum() == 1  # whole sides of cells, no ends drawn by others
                key = frozenset(map(tuple, line.tolist()))
                parts[key].add(polygon.shape)
                last[key] = polygon.shape
        between = {(frozenset(some), last[key]) for key, some in parts.items() if len(some) > 1}
        assert len(between) == len({some for some, _ in between})
        faces = [len(polygon.points) > 2 for polygon in seen]
        assert faces == sorted(faces, reverse=True)  # none covers an edge

    def test_right_is_x_and_up_is_y_when_seen_from_above(self):
        assert np.allclose(basis(-90, 90), np.eye(3))

    def test_only_faces_turned_to_the_viewer_are_there(self):
        puzzle, _ = solved(SOMA, "cubic")
        shapes = target_scene(puzzle)
        seen = polygons(shapes, still(shapes), -60, 30)
        assert len(seen) == 27
        assert len({polygon.fill for polygon in seen}) == 3

    def test_without_the_faces_between_parts_it_looks_the_same(self):
        puzzle, solution = solved(SOMA, "cubic")
        shapes = scene(puzzle, solution)
        every = polygons(shapes, still(shapes), -60, 30)
        outer = polygons(shapes, still(shapes), -60, 30, hidden=buried(shapes, still(shapes)))
        assert len(outer) == 27 < len(every)
        for x, y in np.random.default_rng(7).uniform(-3, 3, (60, 2)):
            assert drawn_at(outer, (x, y)) == drawn_at(every, (x, y))

    @pytest.mark.parametrize("factor", in_part([0.0, 0.4, 1.3], 3))
    def test_the_painter_and_the_ray_see_the_same_part(self, factor):
        puzzle, solution = solved(SOMA, "cubic")
        shapes = scene(puzzle, solution)
        offsets = exploded(shapes, factor)
        rng = np.random.default_rng(7)
        for azimuth, elevation in ((-62, 27), (20, -40), (110, 5), (-150, 70)):
            seen = polygons(shapes, offsets, azimuth, elevation)
            right, up, towards = basis(azimuth, elevation)
            for x, y in rng.uniform(-3, 3, (60, 2)):
                middle = np.array([1.5, 1.5, 1.5]) @ np.array([right, up]).T
                eye = np.array([1.5, 1.5, 1.5]) + x * right + y * up + 50 * towards
                assert drawn_at(seen, middle + np.array([x, y])) == pick(shapes, offsets, eye, -towards)

    def test_many_faces_are_drawn_in_time(self):
        puzzle, _ = solved("\n\n".join(["\n".join(["A" * 24] * 24)] * 2), "cubic")
        shapes = target_scene(puzzle)
        assert len(polygons(shapes, still(shapes), -60, 30)) == 24 * 24 + 2 * 24 * 2

    def test_nothing_to_draw(self):
        assert polygons([], np.zeros((0, 3)), 0, 0) == []


class TestPick:
    def test_the_nearest_part_is_met(self):
        puzzle, solution = solved("A\n\nB", "cubic")
        shapes = scene(puzzle, solution)
        from_above = pick(shapes, still(shapes), np.array([0.5, 0.5, 9]), np.array([0, 0, -1.0]))
        from_below = pick(shapes, still(shapes), np.array([0.5, 0.5, -9]), np.array([0, 0, 1.0]))
        assert (from_above, from_below) == (1, 0)

    def test_what_lies_behind_the_viewer_is_not_met(self):
        puzzle, solution = solved("A\n\n.\n\nB", "cubic")
        shapes = scene(puzzle, solution)
        down, up, between = np.array([0, 0, -1.0]), np.array([0, 0, 1.0]), np.array([0.5, 0.5, 1.5])
        assert [pick(shapes, still(shapes), between, way) for way in (down, up)] == [0, 1]
        assert pick(shapes, still(shapes), np.array([0.5, 0.5, -9]), down) is None
        assert pick(shapes, still(shapes), np.array([0.5, 0.5, 9]), up) is None

    def test_what_has_moved_away_is_missed(self):
        puzzle, solution = solved("A", "cubic")
        shapes = scene(puzzle, solution)
        ray = np.array([0.5, 0.5, 9]), np.array([0, 0, -1.0])
        assert pick(shapes, np.array([[2.0, 0, 0]]), *ray) is None
        assert pick([], np.zeros((0, 3)), *ray) is None

    def test_the_notch_of_a_concave_cell_is_a_hole(self):
        notched = np.array([[0, 0], [3, 0], [3, 3], [1.5, 1], [0, 3.0]])
        edge = HalfEdge("e", "w", (1,), 0)
        lattice = Lattice("n", "N", np.array([[3.0, 0]]), (CellKind("n", notched, ((0, 1, 2, 3, 4),), (edge,)),))
        puzzle = Puzzle(lattice, target=Target(((0, 0),)), parts=(Part("n", ((0, 0),)),))
        shapes = scene(puzzle, (Placement(0, ((0, 0),)),))
        down = np.array([0, 0, -1.0])
        assert pick(shapes, still(shapes), np.array([1.5, 0.5, 9]), down) == 0
        assert pick(shapes, still(shapes), np.array([1.5, 2.0, 9]), down) is None


class TestLight:
    def test_the_top_has_the_colour_of_the_part_and_the_bottom_is_dark(self):
        top, bottom = lit("#3182bd", np.array([[0, 0, 1.0], [0, 0, -1.0]]))
        assert np.rint(top * 255).tolist() == [0x31, 0x82, 0xBD]
        assert (bottom < top / 2).all()


def test_a_round_side_has_no_lines_within_its_cells():
    lattice = builtin("ring")
    cells = tuple((0, kind) for kind in range(len(lattice.kinds)))
    faces = replace(shape_of(lattice, cells, "#808080"), celled=True).packed
    sides = np.abs(faces.normals[:, 2]) < 0.5
    upright = np.abs((np.roll(faces.corners, -1, axis=1) - faces.corners)[..., 2]) > 0.1
    assert upright[sides].any()
    assert not (faces.sharp & upright)[sides].any()
    assert faces.sharp[~sides].any()
