"""Orders that Knuth used: along the longer sides, and organ pipes."""

from latticework.cover import item_order, reduce
from search_help import organ_pipe
from shapes import box, flat


def test_long_goes_along_the_longer_sides_first() -> None:
    for puzzle in (flat(box(5, 4), "LNPV"), flat(box(4, 5), "LNPV")):
        axis = 0 if max(puzzle.target.cells)[0] == 4 else 1
        first = [puzzle.target.cells[item - 4] for item in item_order(reduce(puzzle), "long").tolist()[:6]]
        assert [cell[axis] for cell in first] == [0, 1, 2, 3, 4, 0]
        assert [cell[1 - axis] for cell in first] == [0, 0, 0, 0, 0, 1]


def test_organ_pipes_take_one_of_each_group_from_the_middle_outwards() -> None:
    assert organ_pipe(range(8)) == [4, 3, 5, 2, 6, 1, 7, 0]
    assert organ_pipe(range(3), "abc") == [1, "b", 0, "a", 2, "c"]  # type: ignore[arg-type]
    assert organ_pipe([]) == []
