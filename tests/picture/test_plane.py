"""A lattice seen from above: edges of a set, cells in a rectangle, where the arrows lead."""

import pytest

from latticework.errors import LatticeworkError
from latticework.lattice import builtin
from latticework.picture.plane import plane
from latticework.puzzle import drawing

SQUARE, CUBIC, TRIANGLES = builtin("square"), builtin("cubic"), builtin("triangle")
BLOCK = tuple((x, y, 0) for x in range(4) for y in range(4))


def test_boundary_leaves_out_shared_edges():
    assert len(plane(SQUARE).boundary(BLOCK)) == 16
    assert len(plane(SQUARE).boundary(())) == 0
    assert len(plane(TRIANGLES).boundary(((0, 0, 0), (0, 0, 1)))) == 4


def test_within_takes_middles_and_stays_in_its_layer():
    assert set(plane(SQUARE).within((0.5, 0.5), (2.4, 1.5), 0)) == {(x, y, 0) for x in (0, 1) for y in (0, 1)}
    assert plane(CUBIC).within((0, 0), (1, 1), 7) == ((0, 0, 7, 0),)
    with pytest.raises(LatticeworkError):
        plane(SQUARE).within((0, 0), (1e4, 1e4), 0)


@pytest.mark.parametrize(("towards", "to"), [
    ((1, 0), (1, 0, 0)), ((-1, 0), (-1, 0, 0)), ((0, 1), (0, 1, 0)), ((0, -1), (0, -1, 0))])
def test_arrows_lead_to_neighbours(towards, to):
    assert plane(SQUARE).step_from((0, 0, 0), towards) == to
    assert drawing.step_towards(SQUARE, towards) == to[:-1]


def test_arrows_reach_every_triangle():
    seen = plane(TRIANGLES)
    assert seen.step_from((0, 0, 0), (1, 0)) == (0, 0, 1)
    assert seen.step_from((0, 0, 1), (1, 0)) == (1, 0, 0)
    assert seen.step_from((0, 0, 0), (0, -1)) == (0, -1, 1)


def test_tipping_four_times_leads_back():
    cells = ((0, 0, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0))
    tipped = tuple(drawing.tipped(CUBIC, cells).values())
    assert tipped == ((0, 0, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0))
    for _ in range(3):
        tipped = tuple(drawing.tipped(CUBIC, tipped).values())
    assert tipped == cells
