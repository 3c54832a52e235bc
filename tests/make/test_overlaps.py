"""Rods that have no room beside one another: told of solids and of sheets, with and without a solution."""

from collections.abc import Callable

import numpy as np
import pytest

from latticework.files import laser, printable
from latticework.files.opened_and_written import Contents, Written
from latticework.lattice import Cell, builtin, names
from latticework.make.overlaps import may_cross
from latticework.make.settings import LaserSettings, PrintSettings
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement

TRIANGLES = builtin("triangle-stick")


def at_origin() -> dict[int, list[Cell]]:
    """Return the six rods that meet at the origin, by their kinds; two of a kind lie opposite one another."""
    found: dict[int, list[Cell]] = {}
    for x, y, kind in sorted({(0, 0, 0), *TRIANGLES.neighbours((0, 0, 0))}):
        ends = TRIANGLES.kinds[kind].corners + np.array([x, y]) @ TRIANGLES.vectors
        if np.linalg.norm(ends, axis=1).min() < 1e-6:
            found.setdefault(kind, []).append((x, y, kind))
    return found


def crossing(count: int) -> Contents:
    """Return a solved puzzle of so many parts that each run straight through the origin."""
    groups = list(map(tuple, at_origin().values()))[:count]
    puzzle = Puzzle(TRIANGLES, "Crossing", target=Target(tuple(sorted(rod for group in groups for rod in group))),
                    parts=tuple(Part("ABC"[number], group) for number, group in enumerate(groups)))
    return Contents(puzzle, tuple(Placement(number, group) for number, group in enumerate(groups)))


def test_only_six_rods_crowd_a_point() -> None:
    assert [name for name in names() if may_cross(builtin(name))] == ["triangle-stick"]


def test_rods_that_cross_are_named_with_what_they_share() -> None:
    contents = crossing(2)
    settings = PrintSettings(cell=30)
    one, other = (part.solid for part in printable.made_parts(
        contents, PrintSettings(cell=30, arrange="assembled", joint=0)).values())
    shared = float((one ^ other).volume())
    assert shared > 50
    remark, = printable.stl_file(contents, settings).remarks
    assert remark.startswith(f"A and B overlap by {shared:.2f} mm³")
    remark, = laser.dxf_file(contents, LaserSettings(cell=30)).remarks
    assert "A and B overlap by" in remark
    assert "mm²" in remark


@pytest.mark.parametrize("write", [lambda contents: printable.threemf_file(contents, PrintSettings()),
                                   lambda contents: laser.svg_file(contents, LaserSettings())])
def test_without_a_solution_nobody_knows(write: Callable[[Contents], Written]) -> None:
    contents = crossing(2)
    remark, = write(Contents(contents.document)).remarks
    assert "export a solution" in remark


def test_one_part_alone_crosses_nothing() -> None:
    assert printable.stl_file(crossing(1), PrintSettings()).remarks == ()
