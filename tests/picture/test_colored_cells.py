"""Colours of round cells: caps on balls, sleeves on rods."""

import numpy as np
import pytest

from latticework.lattice import builtin, names
from latticework.lattice.geometry import ROD
from latticework.picture.decoration import cap, spots
from latticework.picture.painter_order import basis, discs, polygons
from latticework.picture.scenes import TARGET_COLOR, part_shape, target_scene
from latticework.puzzle import Part, Puzzle, Target

SPHERES = builtin("packed-spheres")
PAIR = ((0, 0, 0, 0), (1, 0, 0, 0))
RED, BLUE = "#d62728", "#3182bd"
RODS = [name for name in names() if builtin(name).kinds[0].segment]


def ball_colors(shape, number):
    return {tuple(color) for color in shape.base(len(shape.packed.counts))[shape.ball(number)].round(3).tolist()}


def pair(colored):
    part = Part("P", PAIR, color=BLUE, cell_colors=((colored, RED),))
    return part_shape(Puzzle(SPHERES, parts=(part,)), 0)


class TestBalls:
    @pytest.mark.parametrize("number", [0, 1])
    def test_only_the_coloured_ball_wears_caps(self, number):
        shape = pair(PAIR[number])
        assert shape.paint == ()
        assert len(ball_colors(shape, number)) == 2
        assert len(ball_colors(shape, 1 - number)) == 1

    def test_caps_are_on_top_and_below_and_leave_more_than_half_to_the_part(self):
        shape = pair(PAIR[0])
        faces = shape.ball(0)
        height = shape.packed.corners[faces].mean(axis=1)[:, 2]
        capped = shape.base(len(shape.packed.counts))[faces][:, 0] > 0.5
        assert height[capped].max() > 0.45
        assert height[capped].min() < -0.45
        assert np.abs(height[~capped]).max() < np.abs(height[capped]).min()
        assert 0.2 < np.abs(height[capped]).min() < 0.45

    def test_a_line_ends_each_cap(self):
        shape = pair(PAIR[0])
        edges = np.argwhere(shape.packed.sharp)
        assert len(edges) == 2 * shape.around
        corners = shape.packed.corners[edges[:, 0]]
        ends = corners[np.arange(len(edges)), edges[:, 1]], corners[np.arange(len(edges)), (edges[:, 1] + 1) % 4]
        assert np.allclose(ends[0][:, 2], ends[1][:, 2])
        assert len(np.unique(np.abs(ends[0][:, 2]).round(6))) == 1

    @pytest.mark.parametrize("view", [(-90, 90), (-62, 27), (10, -90)])
    def test_a_flat_picture_shows_the_cap_within_its_ball(self, view):
        shape = pair(PAIR[0])
        drawn = [areas for _, areas in discs(shape, np.zeros(3), basis(*view))]
        assert len(drawn[0]) > len(drawn[1]) + 10
        caps = drawn[0][len(drawn[1]) :]
        assert len(caps) <= cap(shape.around).sum() / 2  # what is turned away is left out
        assert all(int(fill[1:3], 16) > 2 * int(fill[5:], 16) for _, fill, _ in caps)
        assert max(np.linalg.norm(points, axis=1).max() for points, _, _ in caps) < 0.5 + 1e-6
        assert sum(len(lines) for *_, lines in caps) > 8
        for points, _, lines in caps:
            turned = np.roll(points, 1, axis=0)
            sides = {frozenset(map(tuple, side)) for side in np.stack([points, turned], axis=1).tolist()}
            assert {frozenset(map(tuple, line)) for line in lines.tolist()} <= sides

    def test_the_target_shows_its_colours(self):
        puzzle = Puzzle(SPHERES, target=Target(PAIR, cell_colors=((PAIR[1], RED),)))
        (shape,) = target_scene(puzzle)
        assert shape.color == TARGET_COLOR
        assert [len(ball_colors(shape, number)) for number in (0, 1)] == [1, 2]


class TestRods:
    @pytest.mark.parametrize("name", RODS)
    def test_a_sleeve_goes_round_the_middle_of_its_rod(self, name):
        lattice = builtin(name)
        for kind in range(len(lattice.kinds)):
            cell = (*(0,) * lattice.rank, kind)
            a, b = lattice.kinds[kind].corners
            length, points = np.linalg.norm(b - a), np.concatenate(spots(lattice, cell, (cell,)))
            along = (points[:, :2] - (a + b) / 2) @ (b - a) / length
            assert np.abs(along).max() < 0.2 * length
            away = points - np.append((a + b) / 2, ROD * length) - along[:, None] * np.append(b - a, 0) / length
            assert (np.linalg.norm(away, axis=1) > 1.05 * ROD * length).all()

    def test_it_is_seen_from_above_and_has_lines_only_at_its_ends(self):
        lattice = builtin("square-stick")
        part = Part("P", ((0, 0, 0),), color=BLUE, cell_colors=(((0, 0, 0), RED),))
        seen = polygons([part_shape(Puzzle(lattice, parts=(part,)), 0)], np.zeros((1, 3)), -90, 90)
        assert RED in {polygon.fill for polygon in seen}
        lines = np.concatenate([polygon.lines for polygon in seen])
        assert np.allclose(lines[:, 0, 0], lines[:, 1, 0])
        assert len(np.unique(lines[..., 0].round(6))) == 2
