"""Flat shapes in convex pieces, and what grows out of them."""

import numpy as np
import pytest
from manifold3d import CrossSection, Manifold, triangulate
from shapely import Polygon

from latticework.lattice import builtin
from latticework.make import cell_solids
from latticework.make.cell_solids import convex_pieces

RING = [[(0, 0), (6, 0), (6, 4), (3, 2.5), (0, 4)], [(2, 1), (2, 2), (4, 2), (4, 1)]]
"""The outline of a plate with a bay and a hole."""


def test_the_pieces_are_few_and_convex_and_cover_the_shape() -> None:
    points = np.concatenate([np.array(line, float) for line in RING])
    triangles = triangulate([np.array(line, float) for line in RING]).tolist()
    pieces = [Polygon(points[piece]) for piece in convex_pieces(points, triangles)]
    assert len(pieces) < len(triangles)
    assert all(piece.area == pytest.approx(piece.convex_hull.area) for piece in pieces)
    assert sum(piece.area for piece in pieces) == pytest.approx(Polygon(RING[0], [RING[1]]).area)


@pytest.mark.parametrize("grow", [cell_solids.bevelled, cell_solids.rounded])
def test_plates_grow_as_solids_do(grow) -> None:
    plate = Manifold.extrude(CrossSection([np.array(line, float) for line in RING]), 2.0)
    flat, solid = grow(builtin("square"), plate, 0.3), grow(builtin("cubic"), plate, 0.3)
    assert (flat - solid).volume() + (solid - flat).volume() < 1e-3 * solid.volume()
    assert flat.volume() > plate.volume() + 0.29 * 2 * plate.project().area()
