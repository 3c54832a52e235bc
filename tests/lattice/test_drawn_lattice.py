"""A lattice that is drawn by hand: what is wrong with it and where, what fits beside it, and its file."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from latticework.lattice import drawn
from latticework.lattice.by_name import lattice_from_data
from latticework.lattice.drawn import DrawnCell, DrawnLattice, beside, faults, regular

STARTS = drawn.starting_points()
SQUARES, CUBES = STARTS["Squares"], STARTS["Cubes"]


@pytest.mark.parametrize("title", STARTS)
def test_every_starting_point_is_a_lattice_without_a_fault(title):
    start = replace(STARTS[title], name=title)
    assert faults(start) == []
    lattice = lattice_from_data(start.data(), "drawn")
    assert (len(lattice.kinds), lattice.dimension) == (len(start.cells), 3 if start.solid else 2)
    assert all(kind.half_edges for kind in lattice.kinds)


def test_vectors_in_one_line_and_no_cells_are_told():
    assert "vectors" in faults(replace(SQUARES, vectors=((1.0, 0.0), (2.0, 0.0))))[0].text
    assert "vectors" in faults(replace(CUBES, vectors=((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (1.0, 1.0, 0.0))))[0].text
    assert "no cell" in faults(replace(SQUARES, cells=()))[0].text


def middle(fault):
    place = fault.places[0]
    return ((place.min(axis=0) + place.max(axis=0)) / 2).tolist()


def test_a_gap_is_shown_where_it_is():
    gap, = faults(replace(SQUARES, vectors=((2.0, 0.0), (0.0, 1.0))))
    assert "gaps" in gap.text
    assert middle(gap) == pytest.approx([1.5, 0.5])


def test_an_overlap_is_shown_where_it_is():
    overlap, = faults(replace(SQUARES, cells=(*SQUARES.cells, regular(3, 0.5, (0.2, 0.2)))))
    assert "Cells 1 and 2 overlap" in overlap.text
    assert middle(overlap) == pytest.approx([0.45, 0.2 + sqrt(3) / 8])
    assert "its own copies" in faults(replace(SQUARES, vectors=((0.5, 0.0), (0.0, 1.0))))[0].text


def test_a_polygon_is_added_also_where_vectors_lie_in_one_line():
    assert len(beside(replace(SQUARES, vectors=((1.0, 0.0), (2.0, 0.0))), 4, 1.0).corners) == 4


@pytest.mark.parametrize("side", [20.0, 1e6])
def test_a_cell_of_many_periods_is_refused_at_once(side):
    fault, = faults(replace(SQUARES, cells=(*SQUARES.cells, beside(SQUARES, 4, side))))
    assert "far larger" in fault.text


def test_a_cell_of_many_layers_is_refused_at_once():
    low, far = CUBES.vectors[:2], (0.0, 0.0, 0.01)
    assert "far larger" in faults(replace(CUBES, vectors=(*low, far)))[0].text


def test_an_outline_that_crosses_itself_is_shown():
    bow = DrawnCell(((0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0)))
    crossed, = faults(replace(SQUARES, cells=(bow,)))
    assert "crosses itself" in crossed.text
    assert crossed.places[0].shape == (4, 2)


def test_corners_that_nearly_meet_are_shown():
    brick = DrawnCell(((0.0, 0.0), (1.0, 0.0), (1.005, 1.0), (0.0, 1.0)))
    near = faults(replace(SQUARES, cells=(brick,)))[0]
    assert "nearly meet" in near.text
    assert len(near.places) >= 2


def test_bricks_that_share_parts_of_sides_are_right():
    brick = DrawnCell(((0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0)))
    assert faults(DrawnLattice(((2.0, 0.0), (1.0, 1.0)), (brick,))) == []


def test_of_solids_gaps_and_overlaps_are_found_at_every_height():
    half = replace(CUBES.cells[0], height=0.5)
    assert "gaps" in faults(replace(CUBES, cells=(half,)))[0].text
    assert faults(replace(CUBES, cells=(half, replace(half, bottom=0.5)))) == []
    high = replace(half, bottom=0.4)
    assert any("overlap" in fault.text for fault in faults(replace(CUBES, cells=(half, high))))


def test_balls_that_overlap_are_told():
    balls = STARTS["Packed balls"]
    assert "Balls" in faults(replace(balls, cells=(replace(balls.cells[0], radius=0.6),)))[0].text
    twice = replace(balls, cells=balls.cells * 2)
    assert "Balls" in faults(twice)[0].text


def test_a_polygon_is_added_at_a_side_that_is_free():
    start = STARTS["Hexagons with triangles"]
    for missing in (2, 1):
        left = replace(start, cells=start.cells[:missing])
        start = replace(left, cells=(*left.cells, beside(left, 3, 1.0)))
    start = replace(start, cells=(*start.cells, beside(start, 3, 1.0)))
    assert faults(start) == []
    assert beside(SQUARES, 4, 2.0).corners[0] == (0.0, 0.0), "none is free"


def test_corners_are_read_as_they_are_written():
    corners = STARTS["Triangles"].cells[1].corners
    assert drawn.read_corners(drawn.write_corners(corners)) == pytest.approx(np.array(corners))
    assert drawn.read_corners("0,0 1,0 0.5,0.866")[2][1] == sqrt(3) / 2
    for wrong in ("", "0", "0,0,0", "a,b", "0,0 nan,1e9"):
        assert drawn.read_corners(wrong) is None or len(drawn.read_corners(wrong)) < 2


def test_the_points_that_corners_snap_to_are_those_of_all_copies():
    points = drawn.snapping_points(SQUARES)
    assert {(0.0, 0.0), (1.0, 1.0), (2.0, 0.5)} <= set(map(tuple, points.tolist()))
