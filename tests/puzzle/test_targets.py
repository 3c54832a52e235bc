"""Several targets in one document: one is at hand, none is lost."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.errors import LatticeworkError
from latticework.puzzle import Part, Published, Puzzle, Target, dump, parse
from latticework.puzzle.targets import (
    at_target,
    find_target,
    only_current_target,
    targets,
    with_new_target,
    with_parts,
    without_target,
)
from random_puzzles import puzzles
from shapes import box, square

PARTS = (Part("I", box(2, 1), 2, 2), Part("dot", box(1, 1), 0, 0))
TWO = Puzzle(square(), target=Target(box(2, 2), name="small"), parts=PARTS,
             others=(Target(box(3, 1), name="large", copies=((1, 1), (1, 1))),),
             published=(Published(2, "nothing", "by hand"), Published(2, "nothing", "by hand", target=1)))


class TestTargets:
    def test_each_has_its_own_cells_and_copies(self) -> None:
        large = at_target(TWO, 1)
        assert (large.target.cells, large.target.name, large.place) == (box(3, 1), "large", 1)
        assert [(part.least, part.most) for part in large.parts] == [(1, 1), (1, 1)]
        assert at_target(large, 0) == at_target(TWO, 0)

    @given(puzzles(), st.lists(st.integers(0, 2), max_size=4))
    def test_going_round_them_changes_none(self, puzzle: Puzzle, way: list[int]) -> None:
        here = at_target(puzzle, 0)
        for number in way:
            here = at_target(here, min(number, len(puzzle.others)))
        assert [(t.name, t.cells, t.optional, t.cell_colors, t.extra) for t in targets(here)] == [
            (t.name, t.cells, t.optional, t.cell_colors, t.extra) for t in targets(puzzle)]
        assert parse(dump(here), "text").target.cells == puzzle.target.cells

    def test_a_file_begins_with_the_first_wherever_it_was_left(self) -> None:
        again = parse(dump(at_target(TWO, 1)), "text")
        assert again == TWO

    def test_one_more_and_one_less(self) -> None:
        three = with_new_target(TWO, "third")
        assert (three.place, three.target.cells, three.target.name, len(three.others)) == (2, (), "third", 2)
        assert [(part.least, part.most) for part in three.parts] == [(2, 2), (0, 0)]
        assert without_target(three) == at_target(TWO, 1)
        last = without_target(TWO)
        assert (last.target.name, last.others, [p.target for p in last.published]) == ("large", (), [0])
        with pytest.raises(LatticeworkError, match="only target"):
            without_target(last)

    def test_a_new_part_is_not_used_elsewhere_and_order_is_carried(self) -> None:
        more = with_parts(TWO, (*PARTS[::-1], Part("new")), [1, 0, None])
        assert more.others[0].copies == ((1, 1), (1, 1), (0, 0))
        implicit = replace(TWO, others=(Target(name="other"),))
        assert with_parts(implicit, (*PARTS, Part("new")), [0, 1, None]).others[0].copies == ((2, 2), (0, 0), (0, 0))

    @pytest.mark.parametrize("wanted", ["large", "LARGE", "2"])
    def test_is_found_by_name_and_number(self, wanted: str) -> None:
        assert find_target(TWO, wanted) == at_target(TWO, 1)

    @pytest.mark.parametrize("wanted", ["0", "3", "huge", "-1", ""])
    def test_what_there_is_not_is_reported(self, wanted: str) -> None:
        with pytest.raises(LatticeworkError, match="there are 1 'small', 2 'large'"):
            find_target(TWO, wanted)

    def test_alone_keeps_what_was_published_of_it(self) -> None:
        one = only_current_target(at_target(TWO, 1))
        assert (one.others, one.place, one.published) == ((), 0, (Published(2, "nothing", "by hand"),))
