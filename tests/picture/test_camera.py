"""The camera fits what is drawn, from all sides."""

import numpy as np
import pytest

from latticework.lattice import builtin
from latticework.picture.camera import Camera, Drawing, box
from latticework.picture.scenes import AT_A_CORNER, Shape, shape_of

WIDTH, HEIGHT = 300, 300


def pyramid(high: int) -> Shape:
    """Return a tetrahedron of balls."""
    cells = tuple((x, y, z, 0) for x in range(high) for y in range(high - x) for z in range(high - x - y))
    return shape_of(builtin("packed-spheres"), cells, "#888888")


def cuboid(*sides: int) -> Shape:
    return shape_of(builtin("cubic"), tuple((*cell, 0) for cell in np.ndindex(*sides)), "#888888")


def seen(shapes: list[Shape], offsets: np.ndarray, azimuth: float, elevation: float) -> np.ndarray:
    """Return the least and the greatest corner of what is seen, -1 to 1 across the window."""
    drawing, camera = Drawing(shapes, offsets, frozenset(), *box(shapes, offsets)), Camera(azimuth, elevation)
    corners = np.concatenate([shape.packed.corners.reshape(-1, 3) + away
                              for shape, away in zip(shapes, offsets, strict=True)])
    across = (corners - camera.middle(drawing)) @ camera.frame[:2].T / camera.half_width(drawing, WIDTH, HEIGHT)
    return np.array([across.min(axis=0), across.max(axis=0)])


def test_a_pyramid_fills_the_window_and_is_in_its_middle() -> None:
    least, most = seen([pyramid(6)], np.zeros((1, 3)), *AT_A_CORNER)
    assert (most - least).max() > 1.5
    assert np.abs(most + least).max() / 2 < 0.2


@pytest.mark.parametrize("shape", [pyramid(5), cuboid(2, 3, 4), cuboid(4, 1, 4), cuboid(1, 1, 6)])
def test_all_is_within_the_window_from_every_side_also_when_moved_apart(shape: Shape) -> None:
    other = shape_of(builtin("cubic"), ((0, 0, 0, 0),), "#888888")
    for offsets in (np.zeros((2, 3)), np.array([[0.0, 0.0, 0.0], [3.0, -5.0, 2.0]])):
        for azimuth in range(-180, 180, 30):
            for elevation in (-90, -45, 0, 27, 60, 90):
                # A hair more for the very corner of a box.
                assert np.abs(seen([shape, other], offsets, azimuth, elevation)).max() <= 1.02


def test_boxes_stand_where_they_stood() -> None:
    shapes = [cuboid(2, 3, 4)]
    middle, reach = box(shapes, np.zeros((1, 3)))
    low, high = shapes[0].extent
    assert middle == pytest.approx((low + high) / 2)
    assert reach == pytest.approx((high - low) / 2, rel=0.03)
