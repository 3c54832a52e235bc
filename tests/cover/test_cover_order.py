"""Orders of items: each has every item once, cells first, in the way its name says."""

import re

import pytest

from latticework import paths
from latticework.cover import ORDERS, item_order, reduce
from latticework.puzzle import Puzzle
from shapes import SOMA, box, flat, solid

RECTANGLE = flat(box(5, 4), "LNPV")


def cells_in(puzzle: Puzzle, order: str) -> list[tuple[int, ...]]:
    first, n = len(puzzle.parts), len(puzzle.target.cells)
    items = item_order(reduce(puzzle), order).tolist()
    return [puzzle.target.cells[item - first][:-1] for item in items if first <= item < first + n]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("puzzle", [RECTANGLE, solid(box(3, 3, 3), SOMA), Puzzle(RECTANGLE.lattice)])
def test_every_item_once(puzzle: Puzzle, order: str) -> None:
    reduction = reduce(puzzle)
    items = item_order(reduction, order).tolist()
    assert sorted(items) == list(range(reduction.cover.n_items))
    if order != "given" and puzzle.target.cells:
        assert items[0] >= len(puzzle.parts)


def test_no_two_are_the_same() -> None:
    wide, high = reduce(RECTANGLE), reduce(flat(box(4, 5), "LNPV"))
    found: dict[tuple[int, ...], str] = {}
    for order in ORDERS:
        items = (*item_order(wide, order).tolist(), *item_order(high, order).tolist())
        assert found.setdefault(items, order) == order, f"{order} is {found[items]} on these targets"


def test_the_table_of_the_manual_has_all() -> None:
    page = (paths.resources() / "docs" / "engines.md").read_text("utf-8")
    table = page[page.index("| `--order` |"):].partition("\n\n")[0]
    rows = [re.findall("`([a-z]+)`", row.split("|")[1]) for row in table.splitlines()[2:]]
    assert [name for row in rows for name in row] == list(ORDERS)


def test_short_sides_first() -> None:
    assert cells_in(RECTANGLE, "short")[:5] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]
    turned = flat(box(4, 5), "LNPV")
    assert cells_in(turned, "short")[:5] == [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)]


def test_diagonals() -> None:
    assert [x + y for x, y in cells_in(RECTANGLE, "diagonal")] == sorted(x + y for x in range(5) for y in range(4))


def test_middle_first() -> None:
    order = cells_in(RECTANGLE, "middle")
    assert order[0][0] == 2
    assert {*order[-4:]} == {(0, 0), (4, 0), (0, 3), (4, 3)}


def test_footprint_begins_in_a_corner_and_grows_least() -> None:
    puzzle = flat(box(5, 4), "LNPV")
    cover, first = reduce(puzzle).cover, len(puzzle.parts)
    own = [set(cover.items[cover.start[o] : cover.start[o + 1]].tolist()) for o in range(cover.n_options)]
    touched = {cell: set().union(*(own[o] for o in cover.options_of(first + n)))
               for n, cell in enumerate(puzzle.target.cells)}
    union: set[int] = set()
    left = set(puzzle.target.cells)
    for place in cells_in(puzzle, "footprint"):
        cell = (*place, 0)
        assert len(touched[cell] - union) == min(len(touched[other] - union) for other in left)
        union |= touched[cell]
        left.remove(cell)
