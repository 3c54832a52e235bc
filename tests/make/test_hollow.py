"""Hollow parts: walls of a thickness, and a hole into each chamber."""

from pathlib import Path

import pytest

from latticework.errors import LatticeworkError
from latticework.make.part_solids import part_solids
from latticework.make.report import reports
from latticework.make.settings import PrintSettings
from latticework.puzzle import load
from latticework.puzzle.library import find
from quick_suite import in_part
from samples import solved


def test_a_hollow_cube_has_the_volume_that_a_pencil_gives() -> None:
    puzzle, _ = solved("A", "cubic")
    hollow, = part_solids(puzzle, PrintSettings(cell=20, play=0.2, wall=2))
    assert hollow.solid.volume() == pytest.approx(19.8**3 - 15.8**3, rel=1e-3)
    open_, = part_solids(puzzle, PrintSettings(cell=20, play=0.2, wall=2, drain=3))
    assert hollow.solid.volume() - open_.solid.volume() == pytest.approx(1.5**2 * 3.1416 * 2, rel=0.05)
    assert len(hollow.solid.decompose()) == 2
    assert len(open_.solid.decompose()) == 1


@pytest.mark.parametrize("name", in_part(["packed-spheres/twelve-round-one", "soma", "four-rings"], 3))
def test_each_chamber_has_a_hole(name: str) -> None:
    puzzle = load(find(Path(name)))
    full = part_solids(puzzle, PrintSettings(cell=30, thickness=10))
    hollow = part_solids(puzzle, PrintSettings(cell=30, thickness=10, wall=1.5, drain=2))
    for one, other in zip(full, hollow, strict=True):
        assert other.solid.volume() < 0.8 * one.solid.volume()
        assert len(other.solid.decompose()) == 1
    assert all(one.watertight for one in reports({str(n): part for n, part in enumerate(hollow)}, 1.0))


def test_a_hole_wider_than_a_side_is_refused() -> None:
    puzzle, _ = solved("A", "cubic")
    with pytest.raises(LatticeworkError, match=r"drain: 12 mm are too wide .*; take 9\.8 mm or less"):
        part_solids(puzzle, PrintSettings(cell=10, wall=1, drain=12))


def test_a_wall_thinner_than_any_printer_makes_is_refused() -> None:
    puzzle, _ = solved("A", "cubic")
    with pytest.raises(LatticeworkError, match=r"wall: 0\.0001 mm are too thin .*; take 0\.1 mm or more, or 0"):
        part_solids(puzzle, PrintSettings(cell=10, wall=0.0001))
    part, = part_solids(puzzle, PrintSettings(cell=10, wall=0.1))
    assert all(one.watertight for one in reports({"A": part}, 1.0))
