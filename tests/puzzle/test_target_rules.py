"""How many cells may stay empty, and which colours match: in files, in edits, and in what a solution is."""

from dataclasses import replace

import numpy as np
import pytest

from counting import counts
from latticework.cover import reduce
from latticework.cover.reasons import check_volume
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.lattice import builtin
from latticework.puzzle import Part, Published, Puzzle, Target, dump, edit_parts, parse
from latticework.puzzle.targets import (
    read_color_pairs,
    read_most_empty,
    with_color_pairs,
    with_most_empty,
    write_color_pairs,
    write_most_empty,
)
from latticework.solution import Placement, faults
from latticework.solution.verify_many import ManyChecker
from shapes import box

RED, BLACK, WHITE = "#d62728", "#222222", "#f5f5f5"
DOMINOES = Puzzle(builtin("square"), target=Target(box(3, 2), optional=box(3, 2)),
                  parts=(Part("I", box(2, 1), 0, 3),))
TEXT = """
format = 1
lattice = "square"

[target]
picture = "###"
most_empty = 1
color_pairs = [["red", "black"], ["#FFFFFF", "white"]]

[[more_targets]]
picture = "##"
color_pairs = []
"""


class TestFiles:
    def test_both_belong_to_a_target(self) -> None:
        puzzle = parse(TEXT, "text")
        other = puzzle.others[0]
        assert (puzzle.target.most_empty, other.most_empty) == (1, None)
        assert (puzzle.target.color_pairs, other.color_pairs) == (((RED, BLACK), ("#ffffff", WHITE)), ())
        assert parse(dump(puzzle), "text") == puzzle
        assert 'color_pairs = [["red", "black"], ["#ffffff", "white"]]' in dump(puzzle)

    def test_files_without_them_stay_as_they_are(self) -> None:
        assert "most_empty" not in dump(DOMINOES)
        assert "color_pairs" not in dump(DOMINOES)

    @pytest.mark.parametrize(("given", "told"), [
        ("most_empty = -1", "most_empty"), ("most_empty = 1.5", "most_empty"),
        ('color_pairs = [["red"]]', "color_pairs"),
        ('color_pairs = [["red", "sky"]]', "target.color_pairs: 'sky' should be like '#3182bd' or one of red, ")])
    def test_what_is_wrong_is_reported(self, given: str, told: str) -> None:
        with pytest.raises(FileRefusedError) as refused:
            parse(f'format = 1\nlattice = "square"\n[target]\npicture = "#"\n{given}\n', "text")
        assert told in str(refused.value)


class TestEdits:
    @pytest.mark.parametrize("most", [None, 0, 7])
    def test_a_bound_is_read_as_it_is_written(self, most: int | None) -> None:
        assert read_most_empty(write_most_empty(most)) == most
        assert with_most_empty(DOMINOES, most).target.most_empty == most

    @pytest.mark.parametrize("pairs", [None, (), ((RED, BLACK),), ((RED, BLACK), ("#010203", WHITE))])
    def test_pairs_are_read_as_they_are_written(self, pairs: tuple[tuple[str, str], ...] | None) -> None:
        assert read_color_pairs(write_color_pairs(pairs)) == pairs
        made = with_color_pairs(DOMINOES, pairs).target.color_pairs
        assert made == (None if pairs is None else tuple(sorted(pairs)))

    @pytest.mark.parametrize(("text", "told"), [
        ("red", "'red' should be a colour of a part and a colour of the target, like red black"),
        ("red black white", "should be a colour of a part and"), ("red black,", "should be a colour of a part and"),
        ("red sky", "'sky' should be like")])
    def test_other_pairs_are_refused(self, text: str, told: str) -> None:
        with pytest.raises(LatticeworkError) as refused:
            read_color_pairs(text)
        assert told in str(refused.value)

    @pytest.mark.parametrize("text", ["x", "-1", "1.5", "9999999"])
    def test_other_bounds_are_refused(self, text: str) -> None:
        with pytest.raises(LatticeworkError, match="give a whole number up to 20,000, or nothing"):
            read_most_empty(text)

    def test_published_counts_go_with_what_makes_them_false(self) -> None:
        published = replace(DOMINOES, published=(Published(22, "nothing", "here"),))
        assert edit_parts.with_true_counts(published, with_most_empty(published, 6)).published
        assert not edit_parts.with_true_counts(published, with_most_empty(published, 5)).published
        # No cell of the target has a colour, so pairs of colours change nothing.
        assert edit_parts.with_true_counts(published, with_color_pairs(published, ())).published


class TestSolutions:
    @pytest.mark.parametrize(("most", "solutions"), [(None, 22), (6, 22), (5, 21), (4, 21), (3, 14), (2, 14), (1, 3),
                                                     (0, 3)])
    def test_a_bound_of_empty_cells(self, most: int | None, solutions: int) -> None:
        # A rectangle of 3 by 2 holds no domino in 1 way, one in 7, two in 11, three in 3.
        assert counts(with_most_empty(DOMINOES, most))[0] == solutions

    def test_the_checker_counts_empty_cells(self) -> None:
        one = (Placement(0, box(2, 1)),)
        assert faults(with_most_empty(DOMINOES, 4), one) == []
        assert faults(with_most_empty(DOMINOES, 3), one) == ["4 cells are empty, more than 3"]

    def test_too_few_parts_are_reported_before_any_search(self) -> None:
        assert check_volume(with_most_empty(DOMINOES.with_part(0, least=1, most=1), 4)) == []
        (reason,) = check_volume(with_most_empty(DOMINOES.with_part(0, least=1, most=1), 3))
        assert reason.text == ("The parts fill 2 cells, but the target has 6 cells, 3 of which must be filled: 1 too "
                               "few.")

    @pytest.mark.parametrize(("pairs", "solutions"), [
        (None, 1), ((), 0), (((BLACK, BLACK),), 0), (((BLACK, WHITE), (WHITE, BLACK)), 1),
        (((BLACK, BLACK), (WHITE, WHITE), (BLACK, WHITE), (WHITE, BLACK)), 2), (((BLACK, BLACK), (WHITE, WHITE)), 1)])
    def test_pairs_of_colours(self, pairs: tuple[tuple[str, str], ...] | None, solutions: int) -> None:
        colors = (((0, 0, 0), BLACK), ((1, 0, 0), WHITE))
        puzzle = Puzzle(builtin("square"), target=Target(box(2, 1), cell_colors=colors, color_pairs=pairs),
                        parts=(Part("I", box(2, 1), cell_colors=colors),))
        assert counts(puzzle)[0] == solutions

    @pytest.mark.parametrize(("of_part", "of_target", "solutions"), [(RED, BLACK, 1), (BLACK, RED, 0)])
    def test_the_colour_of_the_part_comes_first(self, of_part: str, of_target: str, solutions: int) -> None:
        target = Target(box(1, 1), cell_colors=(((0, 0, 0), of_target),), color_pairs=((RED, BLACK),))
        part = Part("A", box(1, 1), cell_colors=(((0, 0, 0), of_part),))
        assert counts(Puzzle(builtin("square"), target=target, parts=(part,)))[0] == solutions

    @pytest.mark.parametrize(("most", "is_wrong"), [(4, False), (3, True)])
    def test_the_checker_of_many_counts_empty_cells(self, most: int, is_wrong: bool) -> None:
        reduction = reduce(with_most_empty(DOMINOES, most))
        placed = next(o for o in range(reduction.cover.n_options) if reduction.part_of[o] == 0)
        covered = set(reduction.cells(placed))
        holes = [o for o in range(reduction.cover.n_options)
                 if reduction.part_of[o] == 1 and not covered.issuperset(reduction.cells(o))]
        rows = np.array([[placed, *holes, reduction.cover.n_options]], np.int32)
        assert ManyChecker.of(reduction).wrong(rows).tolist() == [is_wrong]

    def test_a_cell_without_a_colour_matches_all(self) -> None:
        puzzle = Puzzle(builtin("square"), target=Target(box(2, 1), cell_colors=(((0, 0, 0), RED),), color_pairs=()),
                        parts=(Part("I", box(2, 1), cell_colors=(((0, 0, 0), RED),)),))
        assert counts(puzzle)[0] == 1
