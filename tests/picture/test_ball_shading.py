"""The shading of balls in flat pictures: from each side every point is as bright as it is turned to the light."""

import numpy as np
import pytest

from latticework.picture.painter_order import _shaded, basis
from latticework.picture.scenes import LIGHT, lit
from quick_suite import in_part

RINGS = [0.1, 0.4, 0.7, 0.93]


def inside(outline: np.ndarray, point: np.ndarray) -> bool:
    (ax, ay), (bx, by) = outline.T, np.roll(outline, -1, axis=0).T
    crosses = (ay > point[1]) != (by > point[1])
    at = (bx - ax) * (point[1] - ay) / np.where(crosses, by - ay, 1) + ax
    return bool((crosses & (point[0] < at)).sum() % 2)


@pytest.mark.parametrize("elevation", in_part([-90, -60, -20, 0, 27, 50, 90], 3))
@pytest.mark.parametrize("azimuth", in_part(range(-180, 180, 60), 4))
def test_each_point_is_as_bright_as_it_is_turned_to_the_light(azimuth: int, elevation: int) -> None:
    frame = basis(azimuth, elevation)
    areas = _shaded("#ffffff", frame, 8)
    for reach in RINGS:
        for angle in np.arange(0, 2 * np.pi, 0.5):
            point = reach * np.array([np.cos(angle), np.sin(angle)])
            fill = [fill for outline, fill, _ in areas if inside(outline, point)][-1]
            towards = np.array([*point, np.sqrt(1 - reach**2)]) @ frame @ LIGHT / np.linalg.norm(LIGHT)
            right = lit("#ffffff", (towards * LIGHT / np.linalg.norm(LIGHT))[None])[0, 0]
            assert int(fill[1:3], 16) / 255 == pytest.approx(right, abs=0.05)
