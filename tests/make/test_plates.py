"""Parts laid out on the plates of a printer: on the ground, within a plate, and not within one another."""

from itertools import combinations

import numpy as np
import pytest
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.make.part_solids import PartSolid
from latticework.make.plate import GAP, Plate, laid_out


def block(name: str, *size: float) -> PartSolid:
    return PartSolid(name, "#000000", Manifold.cube(size))


def box(part: PartSolid) -> np.ndarray:
    """Return the least and the greatest coordinates, shape (2, 3)."""
    return np.array(part.solid.bounding_box()).reshape(2, 3)


@pytest.mark.parametrize("plate", [Plate(40.0, 100.0), Plate(100.0, 40.0)])
def test_each_part_is_within_its_plate_and_plates_are_behind_one_another(plate: Plate) -> None:
    """A plate that is not a square: its depth and its width may not be taken for each other."""
    parts = laid_out([block(str(n), 30.0, 30.0, 10.0 + n) for n in range(7)], plate)
    assert {part.plate for part in parts} == {1, 2, 3}
    for part in parts:
        low, high = box(part)
        behind = (part.plate - 1) * (plate.depth + GAP)
        assert low[2] == pytest.approx(0.0)
        assert (low[:2] >= (-1e-6, behind - 1e-6)).all()
        assert (high[:2] <= (plate.width + 1e-6, behind + plate.depth + 1e-6)).all()
    for one, other in combinations(parts, 2):
        (low, high), (low_other, high_other) = box(one), box(other)
        apart = np.maximum(low - high_other, low_other - high)[:2].max()
        assert apart > GAP - 1e-6, (one.name, other.name)


def test_parts_are_in_the_middle_of_their_plate() -> None:
    part, = laid_out([block("A", 30.0, 20.0, 10.0)], Plate(40.0, 100.0))
    assert box(part)[:, :2].mean(axis=0) == pytest.approx((20.0, 50.0))


def test_a_part_that_fits_only_turned_is_turned_and_one_that_fits_never_is_refused() -> None:
    part, = laid_out([block("A", 90.0, 30.0, 5.0)], Plate(40.0, 100.0))
    low, high = box(part)
    assert high - low == pytest.approx((30.0, 90.0, 5.0))
    with pytest.raises(LatticeworkError, match="A: this part is 120"):
        laid_out([block("A", 120.0, 30.0, 5.0)], Plate(40.0, 100.0))
