"""Areas that polygons have in common, held against shapely: outlines of own lattices may be concave."""

from random import Random

import numpy as np
import pytest
from shapely import Polygon

from latticework.lattice.lattice import Floats
from latticework.lattice.polygons import common_area


def star(random: Random) -> Floats:
    """Return a polygon (n, 3) in the plane z = 0 that is seen whole from a point within, and is concave as a rule."""
    corners = random.randint(3, 9)
    angles = 2 * np.pi * (np.arange(corners) + [0.8 * random.random() for _ in range(corners)]) / corners
    lengths = np.array([random.uniform(0.3, 2.0) for _ in range(corners)])
    middle = np.array([random.uniform(-0.5, 0.5) for _ in range(2)])
    flat = middle + lengths[:, None] * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return np.column_stack([flat[:: random.choice((1, -1))], np.zeros(corners)])


@pytest.mark.parametrize("seed", range(40))
def test_the_common_area_of_concave_polygons_is_that_of_shapely(seed: int) -> None:
    one, other = star(random := Random(seed)), star(random)
    shared = Polygon(one[:, :2]).intersection(Polygon(other[:, :2])).area
    assert common_area(one, other, np.array([0.0, 0.0, 1.0]))[0] == pytest.approx(shared, abs=1e-9)
