"""Nesting: shapes lie within their sheets, apart from one another, and are only turned and moved."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiPoint, Polygon, box

from latticework.errors import LatticeworkError
from latticework.make.cut_sheets import cut_sheets
from latticework.make.nesting import Sheet, nested
from latticework.make.settings import LaserSettings
from samples import PENTOMINOES, solved

TURNS = (0.0, 60.0, 90.0, 180.0, 270.0)


@st.composite
def shapes(draw: st.DrawFn) -> list[tuple[str, Polygon]]:
    """Some convex shapes, some with a bay and some with a hole in it, several of them more than once."""
    made = []
    for _ in range(draw(st.integers(1, 5))):
        points = draw(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), min_size=3, max_size=6))
        shape = MultiPoint(points).convex_hull.buffer(2)
        taken = shape.centroid.buffer(draw(st.sampled_from([0.0, 1.5]))).union(
            box(0, 0, *shape.centroid.coords[0]) if draw(st.booleans()) else Polygon())
        rest = shape.difference(taken)
        largest = max(getattr(rest, "geoms", [rest]), key=lambda piece: piece.area)
        made += [("some", largest)] * draw(st.integers(1, 3))
    return made


@given(shapes(), st.sampled_from([0.0, 1.0, 2.5]), st.sampled_from([(45.0, 45.0), (60.0, 41.5), (150.0, 100.0)]))
def test_shapes_lie_apart_within_their_sheets(
    given_shapes: list[tuple[str, Polygon]], gap: float, size: tuple[float, float]
) -> None:
    placed = nested(given_shapes, TURNS, Sheet(*size, gap), 0.7)
    inside = box(0, 0, *size).buffer(-gap + 1e-6)
    for (_, shape), (_, there) in zip(given_shapes, placed, strict=True):
        assert inside.covers(there)
        assert there.area == pytest.approx(shape.area)
        assert there.length == pytest.approx(shape.length)
    for (sheet, one), (other_sheet, other) in combinations(placed, 2):
        assert sheet != other_sheet or (one.distance(other) >= gap - 1e-6 and one.intersection(other).area < 1e-9)
    numbers = sorted({number for number, _ in placed})
    assert numbers == list(range(len(numbers)))


def test_a_small_shape_goes_into_the_hole_of_a_frame() -> None:
    frame = box(0, 0, 96, 96).difference(box(10, 10, 86, 86))
    placed = nested([("frame", frame), ("tile", box(0, 0, 60, 60))], [0.0], Sheet(100, 100, 2), 1)
    assert [number for number, _ in placed] == [0, 0]


def test_a_long_shape_is_turned_to_go_on_the_sheet() -> None:
    ((_, there),) = nested([("long", box(0, 0, 10, 90))], [0.0, 90.0], Sheet(100, 20, 2), 0.5)
    assert there.bounds[2] - there.bounds[0] == pytest.approx(90)


def test_what_is_too_large_is_refused_by_name() -> None:
    with pytest.raises(LatticeworkError, match=r"plank: is 10.0 x 97.0 mm large .* 100 x 100 mm with 2 mm left"):
        nested([("tile", box(0, 0, 5, 5)), ("plank", box(0, 0, 10, 97))], [0.0, 90.0], Sheet(100, 100, 2), 1)


def test_several_sets_take_several_sheets_which_are_well_filled() -> None:
    puzzle, _ = solved(PENTOMINOES, "square")
    sheets = cut_sheets(puzzle, LaserSettings(copies=3, sheet_width=150, sheet_depth=120, labels=False))
    assert sum(len(sheet.cuts) for sheet in sheets) == 36
    assert len(sheets) == 3
    assert all(sheet.density > 0.5 for sheet in sheets[:-1])


def test_parts_take_as_little_of_the_depth_of_a_sheet_as_they_must() -> None:
    puzzle, _ = solved("AA", "square")
    (sheet,) = cut_sheets(puzzle, LaserSettings(copies=8, sheet_width=300, sheet_depth=200, labels=False))
    assert max(cut.bounds[3] for cut in sheet.cuts) < 2 + 12.5


def test_inner_lines_are_cut_before_the_outer_ones() -> None:
    puzzle, _ = solved("AAA\nA.A\nAAA", "square")
    (sheet,) = cut_sheets(puzzle, LaserSettings(tray=True))
    areas = [Polygon(ring).area for ring in sheet.rings]
    assert len(areas) == 6
    assert areas == sorted(areas)
