"""The table of units in the manual has the numbers of parts that the program makes."""

import re

import pytest

from latticework import paths
from latticework.lattice import builtin, names
from latticework.puzzle.polyforms import polyforms

ROWS = {row[0]: row[1:] for row in re.findall(
    r"^\| `([a-z-]+)` \| (\d) \| [^|]+ \| ([\d, ]+) \| ([\d, ]+) \|",
    (paths.resources() / "docs" / "shapes.md").read_text("utf-8"), re.MULTILINE)}


def test_every_lattice_has_a_row() -> None:
    assert sorted(ROWS) == names()


@pytest.mark.parametrize("name", names())
def test_numbers_of_parts_are_those_of_the_table(name: str) -> None:
    cells, *columns = ROWS[name]
    assert len(builtin(name).unit or "1") == int(cells)
    for sort, column in zip(("free", "one-sided"), columns, strict=True):
        numbers = [int(number) for number in column.split(", ")]
        assert [len(polyforms(builtin(name), size, sort)) for size in range(1, len(numbers) + 1)] == numbers, sort
