"""Pegs half in their holes are cut where they go in, so that a painter can draw them."""

import numpy as np
import pytest

from latticework.lattice import builtin
from latticework.picture.hits import pick
from latticework.picture.painter_order import basis, polygons, sliced
from latticework.picture.scenes import exploded, scene
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.marks import Matching
from latticework.solution import Placement

RING = builtin("ring")
DISCS = [tuple((level, quarter) for quarter in range(4)) for level in range(3)]
TABLE = Matching((("", ""), ("long key", "lock"), ("lock", ""), ("lock", "lock")), ("", "lock"), {"long key": 2})


@pytest.fixture
def shapes():
    """Three discs; a long key of the lowest goes through the second into the third."""
    puzzle = Puzzle(RING, target=Target(sum(DISCS, ())), matching=TABLE,
                    parts=tuple(Part(name, DISCS[0]) for name in "ABC"))
    marks = ((((0, 0), (1, 0), "long key"),), (((1, 0), (0, 0), "lock"), ((1, 0), (2, 0), "lock")),
             (((2, 0), (1, 0), "lock"),))
    return scene(puzzle, tuple(Placement(i, DISCS[i], marks[i]) for i in range(3)))


def seen_at(drawn, point):
    """The shape that the painter leaves at a point: of the last polygon that holds it."""
    found = None
    for polygon in drawn:
        sides = np.roll(polygon.points, -1, axis=0) - polygon.points
        away = np.array(point) - polygon.points
        if (sides[:, 0] * away[:, 1] - sides[:, 1] * away[:, 0] > 0).all():
            found = polygon.shape
    return found


def test_the_painter_and_the_ray_see_the_same_disc(shapes):
    rng = np.random.default_rng(5)
    for factor in (0.0, 0.3, 0.8, 1.3, 2.2):
        offsets = exploded(shapes, factor)
        for view in ((-62, 27), (40, 12), (130, -35)):
            drawn = polygons(shapes, offsets, *view)
            right, up, towards = basis(*view)
            for x, y in rng.uniform(-1.4, 1.4, (40, 2)):
                eye = np.array([0, 0, 0.75]) + x * right + y * up + 50 * towards
                point = np.array([right, up]) @ [0, 0, 0.75] + [x, y]
                assert seen_at(drawn, point) == pick(shapes, offsets, eye, -towards)


def test_walls_are_cut_at_the_faces_that_they_go_through(shapes):
    apart = exploded(shapes, 0.2)
    cut = sliced(shapes, apart)
    assert len(cut[0].faces) > len(shapes[0].faces)
    heights = {round(float(z), 6) for face in cut[0].faces for z in (face + apart[0])[:, 2]}
    through = {round(float(z), 6) for face in shapes[1].faces[:1] for z in (face + apart[1])[:, 2]}
    assert through <= heights
    assert len(through) == 2
    assert cut[1:] == shapes[1:]


def test_nothing_is_cut_where_all_is_together(shapes):
    assert sliced(shapes, np.zeros((3, 3))) is shapes
